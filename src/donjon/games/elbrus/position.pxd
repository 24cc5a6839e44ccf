cimport cython
from donjon.core.bits cimport MASK64, ONE, lowest
from donjon.core.position cimport CHANCE, OVER, Moves, Position, become, clone, note
from donjon.core.random cimport Random
from donjon.games.elbrus.constants cimport *
from donjon.games.elbrus.placing cimport barred, clear, cover, level
from donjon.games.elbrus.scoring cimport (
    arch_points, corner_owner, lone, piers_used, stands_higher, wall_pieces, well_owner
)
from donjon.games.elbrus.state cimport ElbrusState

@cython.no_gc
@cython.final
cdef class ElbrusPosition(ElbrusState):
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

    cdef int _refuse_answer(self, int move) noexcept nogil
    cpdef int refuse_place(self, int move) noexcept nogil
    cpdef int set_piece(self, int seat, int move) noexcept nogil
    cpdef void set_stairs(self, int seat) noexcept nogil

    cpdef void set_up(self) noexcept nogil
    cdef unsigned long long stands(self, int shape, int half) noexcept nogil
    cdef unsigned long long _fits(self, int shape, int half) noexcept nogil
    cdef unsigned long long _climbs(self, int lower, int upper, int half) noexcept nogil
    cdef unsigned long long _meeting(self, int shape, int foot, int half) noexcept nogil
    cdef bint _can_place(self) noexcept nogil
    cdef int _refuse_arch(self, int shape, int anchor) noexcept nogil
    cdef void _place(self, int move) noexcept nogil
    cdef int _put(self, int owner, int shape, int anchor) noexcept nogil
    cdef bint _hits_mark(self) noexcept nogil
    cdef void _next_player(self) noexcept nogil
    cdef void _end(self) noexcept nogil
    cdef void _count_scenario(self) noexcept nogil
    cdef void _count_penalties(self, int seat) noexcept nogil
    cdef void _earn(self, int kind, int seat, int a, int b, int points) noexcept nogil
