cimport cython
from donjon.core.position cimport CHANCE, OVER, Moves, Position, become, clone, note, rank_by_score
from donjon.core.random cimport Random
from quarry.constants cimport *
from quarry.scoring cimport prize
from quarry.state cimport QuarryState

@cython.no_gc
@cython.final
cdef class QuarryPosition(QuarryState):
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

    cdef int _refuse_load(self, int tower, int level) noexcept nogil
    cdef void _carry(self, int tower, int level) noexcept nogil
    cdef int _standing(self) noexcept nogil
    cdef void _end(self) noexcept nogil
