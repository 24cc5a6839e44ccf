from donjon.core.bits cimport ONE, lowest
from donjon.games.torres cimport castles, decks
from donjon.games.torres.constants cimport *
from donjon.games.torres.decks cimport among
from donjon.games.torres.state cimport TorresState

cdef unsigned long long founding(TorresState state) noexcept nogil
cdef unsigned long long walk(TorresState state, int cell) noexcept nogil
cdef unsigned long long recruits(TorresState state) noexcept nogil
cdef unsigned long long liftable(TorresState state) noexcept nogil
cdef unsigned long long movable(TorresState state) noexcept nogil
cdef unsigned long long card_targets(TorresState state, int kind, int source) noexcept nogil
cdef unsigned long long all_knights(TorresState state) noexcept nogil
cdef bint has_stack(TorresState state, int size) noexcept nogil
cdef bint stack_not_full(TorresState state) noexcept nogil
cdef int refuse(TorresState state, int move) noexcept nogil
cdef int refuse_chance(TorresState state, int move) noexcept nogil
cdef int refuse_elsewhere(TorresState state, int move) noexcept nogil
cdef int refuse_keep(TorresState state, int move) noexcept nogil
cdef int refuse_step(TorresState state, int source, int target) noexcept nogil
cdef int refuse_knight(TorresState state, int cell) noexcept nogil
cdef int refuse_beside(TorresState state, int cell, unsigned long long knights, int nobody) noexcept nogil
cdef int refuse_block(TorresState state, int cell, int size) noexcept nogil
cdef int refuse_stack(TorresState state, int size) noexcept nogil
cdef int refuse_place(TorresState state, int cell) noexcept nogil
cdef int refuse_buy(TorresState state) noexcept nogil
cdef int refuse_end(TorresState state, int size) noexcept nogil
cdef int refuse_card(TorresState state, int kind, int rest) noexcept nogil
cdef int refuse_under(TorresState state, int rest) noexcept nogil
cdef int refuse_moveblock(TorresState state, int source, int target) noexcept nogil
cdef int refuse_card_move(TorresState state, int kind, int source, int target) noexcept nogil
