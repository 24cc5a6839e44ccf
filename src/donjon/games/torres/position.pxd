cimport cython
from donjon.core.bits cimport lowest, popcount
from donjon.core.position cimport CHANCE, OVER, Moves, Position, rank_by_score
from donjon.core.random cimport Random, mix
from donjon.games.torres.castles cimport Castles
from donjon.games.torres.decks cimport Decks, among, length
from donjon.games.torres.scoring cimport castle_points, highest, king_points, master_points
from donjon.games.torres.table cimport Table

@cython.final
cdef class TorresPosition(Table):
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

    cdef int _list(self, Moves moves, int count, int base, unsigned long long cells, int step) noexcept nogil
    cdef void _legal_elsewhere(self, Moves moves) noexcept nogil
    cdef void _legal_turn(self, Moves moves) noexcept nogil
    cdef int _legal_blocks(self, Moves moves, int count) noexcept nogil
    cdef int _legal_cards(self, Moves moves, int count) noexcept nogil
    cdef int _legal_card(self, Moves moves, int count, int kind) noexcept nogil
    cdef unsigned long long _founding(self) noexcept nogil
    cdef unsigned long long _walk(self, int cell) noexcept nogil
    cdef unsigned long long _liftable(self) noexcept nogil
    cdef unsigned long long _movable(self) noexcept nogil
    cdef unsigned long long _card_targets(self, int kind, int source) noexcept nogil
    cdef unsigned long long _all_knights(self) noexcept nogil
    cdef bint _has_stack(self, int size) noexcept nogil
    cdef bint _stack_not_full(self) noexcept nogil

    cdef int _refuse_elsewhere(self, int move) noexcept nogil
    cdef int _refuse_chance(self, int move) noexcept nogil
    cdef int _refuse_keep(self, int move) noexcept nogil
    cdef int _refuse_step(self, int source, int target) noexcept nogil
    cdef int _refuse_knight(self, int cell) noexcept nogil
    cdef int _refuse_beside(self, int cell, unsigned long long knights) noexcept nogil
    cdef int _refuse_block(self, int cell, int size) noexcept nogil
    cdef int _refuse_place(self, int cell) noexcept nogil
    cdef int _refuse_stack(self, int size) noexcept nogil
    cdef int _refuse_buy(self) noexcept nogil
    cdef int _refuse_end(self, int size) noexcept nogil
    cdef int _refuse_card(self, int kind, int rest) noexcept nogil
    cdef int _refuse_under(self, int cell, int size) noexcept nogil
    cdef int _refuse_moveblock(self, int source, int target) noexcept nogil
    cdef int _refuse_card_move(self, int kind, int source, int target) noexcept nogil

    cpdef void set_up(self) noexcept nogil
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
    cdef int _advance(self, int seat, int points) noexcept nogil
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
    cdef void _score_castles(self, int seat) noexcept nogil
    cdef void _award(self, int kind, int seat, int a, int b, int points) noexcept nogil
    cdef void _end_king_move(self) noexcept nogil
    cdef void _note(self, int kind, int seat, int a, int b, int c, int points) noexcept nogil
