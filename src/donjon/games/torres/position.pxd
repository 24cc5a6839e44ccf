cimport cython
from donjon.core.bits cimport ONE
from donjon.core.position cimport CHANCE, OVER, Moves, Position, become, clone, note, rank_by_score
from donjon.core.random cimport Random
from donjon.games.torres cimport castles, decks
from donjon.games.torres.constants cimport *
from donjon.games.torres.allowed cimport refuse, stack_not_full
from donjon.games.torres.decks cimport length
from donjon.games.torres.listing cimport list_moves
from donjon.games.torres.scoring cimport advance, castle_points, score_phase
from donjon.games.torres.state cimport TorresState

@cython.no_gc
@cython.final
cdef class TorresPosition(TorresState):
    cpdef int turn(self) noexcept nogil
    cpdef void legal(self, Moves moves) noexcept nogil
    cpdef int refuse(self, int move) noexcept nogil
    cpdef void play(self, int move) noexcept nogil
    cpdef int weight(self, int move) noexcept nogil
    cpdef void assign(self, Position other) noexcept nogil
    cpdef Position copy(self)
    cpdef void imagine(self, int seat, Random random) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef int rank(self, int seat) noexcept nogil
    cpdef unsigned long long key(self) noexcept nogil

    cpdef void set_up(self) noexcept nogil
    cpdef int worth_at(self, int cell) noexcept nogil
    cpdef void survey(self) noexcept nogil
    cpdef int area_at(self, int cell) noexcept nogil
    cpdef int deck_size(self, int seat) noexcept nogil
    cdef void _play_set_up(self, int move) noexcept nogil
    cdef void _play_card(self, int kind, int rest) noexcept nogil
    cdef void _set_knight(self, int cell) noexcept nogil
    cdef void _set_king(self, int cell) noexcept nogil
    cdef void _move_knight(self, int source, int target) noexcept nogil
    cdef void _place_block(self, int cell, int size) noexcept nogil
    cdef void _take_from_stack(self, int size) noexcept nogil
    cdef void _buy(self) noexcept nogil
    cdef void _draw_on(self) noexcept nogil
    cdef void _keep(self, int kind, int where) noexcept nogil
    cdef void _end_stack(self, int size) noexcept nogil
    cdef void _put(self, int size) noexcept nogil
    cdef void _store_or_end(self) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _begin_turn(self, int seat) noexcept nogil
    cdef void _begin_phase(self, int starter) noexcept nogil
    cdef void _deal_stacks(self) noexcept nogil
    cdef int _leader(self) noexcept nogil
    cdef int _last(self) noexcept nogil
    cdef void _end_phase(self) noexcept nogil
    cdef void _end_king_move(self) noexcept nogil
