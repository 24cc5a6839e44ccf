from donjon.core.bits cimport ONE, lowest
from donjon.games.torres.constants cimport *
from donjon.games.torres.decks cimport among
from donjon.games.torres.table cimport Table

cdef unsigned long long founding(Table table) noexcept nogil
cdef unsigned long long walk(Table table, int cell) noexcept nogil
cdef unsigned long long liftable(Table table) noexcept nogil
cdef unsigned long long movable(Table table) noexcept nogil
cdef unsigned long long card_targets(Table table, int kind, int source) noexcept nogil
cdef unsigned long long all_knights(Table table) noexcept nogil
cdef bint has_stack(Table table, int size) noexcept nogil
cdef bint stack_not_full(Table table) noexcept nogil
cdef int refuse(Table table, int move) noexcept nogil
cdef int refuse_chance(Table table, int move) noexcept nogil
cdef int refuse_elsewhere(Table table, int move) noexcept nogil
cdef int refuse_keep(Table table, int move) noexcept nogil
cdef int refuse_step(Table table, int source, int target) noexcept nogil
cdef int refuse_knight(Table table, int cell) noexcept nogil
cdef int refuse_beside(Table table, int cell, unsigned long long knights) noexcept nogil
cdef int refuse_block(Table table, int cell, int size) noexcept nogil
cdef int refuse_stack(Table table, int size) noexcept nogil
cdef int refuse_place(Table table, int cell) noexcept nogil
cdef int refuse_buy(Table table) noexcept nogil
cdef int refuse_end(Table table, int size) noexcept nogil
cdef int refuse_card(Table table, int kind, int rest) noexcept nogil
cdef int refuse_under(Table table, int cell, int size) noexcept nogil
cdef int refuse_moveblock(Table table, int source, int target) noexcept nogil
cdef int refuse_card_move(Table table, int kind, int source, int target) noexcept nogil
