from donjon.core.bits cimport ONE
from donjon.core.position cimport Moves
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.state cimport CarcassonneState

cdef void draw_tile(CarcassonneState state, int kind) noexcept nogil
cdef void throw_away(CarcassonneState state, int kind) noexcept nogil
cdef int slot_of(CarcassonneState state, int x, int y) noexcept nogil
cpdef int tile_at(CarcassonneState state, int x, int y) noexcept nogil
cdef int tile_on(CarcassonneState state, unsigned int spot) noexcept nogil
cpdef int asked_at(CarcassonneState state, int x, int y) noexcept nogil
cpdef int put_tile(CarcassonneState state, int kind, int turn, int x, int y) noexcept nogil
cpdef int refuse_place(CarcassonneState state, int kind, int turn, int x, int y) noexcept nogil
cdef bint fits_somewhere(CarcassonneState state, int kind) noexcept nogil
cdef void list_places(CarcassonneState state, int kind, Moves moves) noexcept nogil

cdef void _ask(CarcassonneState state, int slot, unsigned int place) noexcept nogil
cdef void _forget(CarcassonneState state, unsigned int place) noexcept nogil
cdef void _meet(CarcassonneState state, int tile, int direction) noexcept nogil
cdef void _add_segments(CarcassonneState state, int tile, int kind) noexcept nogil
cdef void _join_tiles(CarcassonneState state, int tile, int other, int side) noexcept nogil
cdef void _join_halves(CarcassonneState state, int tile, int other, int half, int across) noexcept nogil
cdef void _join(CarcassonneState state, int one, int two) noexcept nogil
