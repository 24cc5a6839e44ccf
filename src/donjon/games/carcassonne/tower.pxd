from donjon.core.bits cimport lowest
from donjon.core.position cimport Moves, note
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.followers cimport figure_at_home, go_home, kind_of, leave, put_figure
from donjon.games.carcassonne.state cimport CarcassonneState, spot_of

cpdef int tower_of(CarcassonneState state, int tile) noexcept nogil
cdef int refuse_piece(CarcassonneState state, int tower) noexcept nogil
cdef int refuse_top(CarcassonneState state, int kind, int tower) noexcept nogil
cdef bint can_build(CarcassonneState state) noexcept nogil
cdef void list_towers(CarcassonneState state, Moves moves) noexcept nogil
cdef void build(CarcassonneState state, int tile) noexcept nogil
cdef void finish(CarcassonneState state, int kind, int tile) noexcept nogil
cpdef int out_of_reach(CarcassonneState state, int tower, int pieces, int tile) noexcept nogil
cdef int refuse_capture(CarcassonneState state, int figure) noexcept nogil
cpdef int refuse_taking(CarcassonneState state, int tower, int pieces, int figure) noexcept nogil
cdef bint can_capture(CarcassonneState state) noexcept nogil
cdef void list_captures(CarcassonneState state, Moves moves) noexcept nogil
cdef bint capture(CarcassonneState state, int figure) noexcept nogil
cdef int refuse_exchange(CarcassonneState state, int kind) noexcept nogil
cdef void exchange(CarcassonneState state, int kind) noexcept nogil
cdef int refuse_ransom(CarcassonneState state, int kind, int jailer) noexcept nogil
cdef bint can_ransom(CarcassonneState state) noexcept nogil
cdef void list_ransoms(CarcassonneState state, Moves moves) noexcept nogil
cdef void ransom(CarcassonneState state, int kind, int jailer) noexcept nogil

cdef int _in_jail(CarcassonneState state, int jailer, int seat, int kind) noexcept nogil
cdef bint _between(int one, int value, int two) noexcept nogil
cdef bint _blocked(CarcassonneState state, int tower, int tile) noexcept nogil
