cimport cython
from donjon.core.bits cimport ONE, lowest
from donjon.core.position cimport CHANCE, OVER, Moves, Position, become, clone, note, rank_by_score
from donjon.core.random cimport Random
from donjon.games.towers.constants cimport *
from donjon.games.towers.scoring cimport district_points, site_points
from donjon.games.towers.sliding cimport blocker, can_slide, list_slides, refuse_slide, targets
from donjon.games.towers.state cimport TowersState

@cython.no_gc
@cython.final
cdef class TowersPosition(TowersState):
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

    cpdef int deed(self, int move) noexcept nogil
    cpdef int blocker(self, int source, int target) noexcept nogil
    cpdef void put(self, int cell, int colour, int symbol) noexcept nogil

    cdef void _legal_chance(self, Moves moves) noexcept nogil
    cdef int _refuse_chance(self, int move) noexcept nogil
    cdef void _deal(self, int kind) noexcept nogil
    cdef void _slide(self, int source, int target) noexcept nogil
    cdef void _lift(self, int cell) noexcept nogil
    cdef void _free(self, int cell) noexcept nogil
    cdef void _set(self, int cell, int colour, int symbol, int height, unsigned long long layers) noexcept nogil
    cdef int _spare(self, int colour, int height) noexcept nogil
    cdef void _let_stop(self, int cell, int symbol, int height) noexcept nogil
    cdef void _settle(self, int target, int covered, int below) noexcept nogil
    cdef bint _closed(self, int district, int colour) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef bint _next_player(self, int first) noexcept nogil
    cdef void _end(self, int ending, int district) noexcept nogil
