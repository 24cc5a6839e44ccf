from donjon.core.bits cimport lowest
from donjon.core.position cimport Log, Moves
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.followers cimport kind_of, leave
from donjon.games.carcassonne.landscape cimport tile_at
from donjon.games.carcassonne.table cimport Table, note

cdef void wake(Table table, Log log) noexcept nogil
cdef bint flies(Table table) noexcept nogil
cdef bint begin_flight(Table table) noexcept nogil
cdef void end_flight(Table table) noexcept nogil
cdef int refuse_step(Table table, int tile) noexcept nogil
cdef bint can_step(Table table) noexcept nogil
cdef void list_steps(Table table, Moves moves) noexcept nogil
cdef void step(Table table, Log log, int tile) noexcept nogil
cdef unsigned long long knights(Table table) noexcept nogil
cdef int refuse_princess(Table table, int figure) noexcept nogil
cdef void list_princess(Table table, Moves moves) noexcept nogil
cdef void princess(Table table, Log log, int figure) noexcept nogil
cdef int refuse_fairy(Table table, int figure) noexcept nogil
cdef int refuse_fairy_tile(Table table, int tile) noexcept nogil
cdef bint can_move_fairy(Table table) noexcept nogil
cdef void list_fairy(Table table, Moves moves) noexcept nogil
cdef void move_fairy(Table table, Log log, int tile, int where) noexcept nogil
cdef void fairy_point(Table table, Log log) noexcept nogil

cdef int _tile_under(Table table, int where) noexcept nogil
cdef void _sort_in(Moves moves, int first, int where) noexcept nogil
