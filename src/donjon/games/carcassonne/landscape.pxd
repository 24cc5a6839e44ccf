from donjon.core.bits cimport ONE, lowest
from donjon.core.position cimport Moves
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.table cimport Table

cdef void draw_tile(Table table, int kind) noexcept nogil
cdef void throw_away(Table table, int kind) noexcept nogil
cpdef int place_at(Table table, int x, int y) noexcept nogil
cpdef int tile_at(Table table, int x, int y) noexcept nogil
cpdef int put_tile(Table table, int kind, int turn, int x, int y) noexcept nogil
cpdef int refuse_place(Table table, int kind, int turn, int x, int y) noexcept nogil
cdef bint fits_somewhere(Table table, int kind) noexcept nogil
cdef void list_places(Table table, int kind, Moves moves) noexcept nogil

cdef int _open_place(Table table, int x, int y) noexcept nogil
cdef void _ask(Table table, int place, int borders) noexcept nogil
cdef void _forget(Table table, int place) noexcept nogil
cdef void _add_segments(Table table, int tile, int kind) noexcept nogil
cdef void _join_tiles(Table table, int tile, int other, int side) noexcept nogil
cdef void _join_halves(Table table, int tile, int other, int half, int across) noexcept nogil
cdef void _join(Table table, int one, int two) noexcept nogil
