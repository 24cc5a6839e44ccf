from donjon.core.bits cimport lowest
from donjon.core.position cimport Log, Moves
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.followers cimport figure_at_home, go_home, kind_of, leave, put_figure
from donjon.games.carcassonne.table cimport Table, note

cpdef int tower_of(Table table, int tile) noexcept nogil
cdef int refuse_piece(Table table, int tower) noexcept nogil
cdef int refuse_top(Table table, int kind, int tower) noexcept nogil
cdef bint can_build(Table table) noexcept nogil
cdef void list_towers(Table table, Moves moves) noexcept nogil
cdef void build(Table table, Log log, int tile) noexcept nogil
cdef void finish(Table table, Log log, int kind, int tile) noexcept nogil
cpdef int out_of_reach(Table table, int tower, int pieces, int tile) noexcept nogil
cdef int refuse_capture(Table table, int figure) noexcept nogil
cpdef int refuse_taking(Table table, int tower, int pieces, int figure) noexcept nogil
cdef bint can_capture(Table table) noexcept nogil
cdef void list_captures(Table table, Moves moves) noexcept nogil
cdef bint capture(Table table, Log log, int figure) noexcept nogil
cdef int refuse_exchange(Table table, int kind) noexcept nogil
cdef void exchange(Table table, Log log, int kind) noexcept nogil
cdef int refuse_ransom(Table table, int kind, int jailer) noexcept nogil
cdef bint can_ransom(Table table) noexcept nogil
cdef void list_ransoms(Table table, Moves moves) noexcept nogil
cdef void ransom(Table table, Log log, int kind, int jailer) noexcept nogil

cdef int _in_jail(Table table, int jailer, int seat, int kind) noexcept nogil
cdef bint _between(int one, int value, int two) noexcept nogil
cdef bint _blocked(Table table, int tower, int tile) noexcept nogil
