from donjon.core.bits cimport lowest
from donjon.core.position cimport Moves
from donjon.games.torres.constants cimport *
from donjon.games.torres.allowed cimport card_targets, founding, has_stack, liftable, movable, refuse_buy, refuse_keep, walk
from donjon.games.torres.table cimport Table

cdef void list_moves(Table table, Moves moves) noexcept nogil
cdef int add_cells(Moves moves, int count, int base, unsigned long long cells, int step) noexcept nogil
cdef void list_turn(Table table, Moves moves) noexcept nogil
cdef int list_blocks(Table table, Moves moves, int count) noexcept nogil
cdef int list_cards(Table table, Moves moves, int count) noexcept nogil
cdef int list_card(Table table, Moves moves, int count, int kind) noexcept nogil
cdef void list_elsewhere(Table table, Moves moves) noexcept nogil
