from donjon.core.bits cimport lowest
from donjon.core.position cimport Moves, note
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.followers cimport kind_of, leave
from donjon.games.carcassonne.landscape cimport tile_at
from donjon.games.carcassonne.state cimport CarcassonneState, spot_of

cdef void wake(CarcassonneState state) noexcept nogil
cdef bint flies(CarcassonneState state) noexcept nogil
cdef bint begin_flight(CarcassonneState state) noexcept nogil
cdef void end_flight(CarcassonneState state) noexcept nogil
cdef int refuse_step(CarcassonneState state, int tile) noexcept nogil
cdef bint can_step(CarcassonneState state) noexcept nogil
cdef void list_steps(CarcassonneState state, Moves moves) noexcept nogil
cdef void step(CarcassonneState state, int tile) noexcept nogil
cdef unsigned long long knights(CarcassonneState state) noexcept nogil
cdef int refuse_princess(CarcassonneState state, int figure) noexcept nogil
cdef void list_princess(CarcassonneState state, Moves moves) noexcept nogil
cdef void princess(CarcassonneState state, int figure) noexcept nogil
cdef int refuse_fairy(CarcassonneState state, int figure) noexcept nogil
cdef int refuse_fairy_tile(CarcassonneState state, int tile) noexcept nogil
cdef bint can_move_fairy(CarcassonneState state) noexcept nogil
cdef void list_fairy(CarcassonneState state, Moves moves) noexcept nogil
cdef void move_fairy(CarcassonneState state, int tile, int where) noexcept nogil
cdef void fairy_point(CarcassonneState state) noexcept nogil

cdef int _tile_under(CarcassonneState state, int where) noexcept nogil
cdef void _sort_in(Moves moves, int first, int where) noexcept nogil
