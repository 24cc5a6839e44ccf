cimport cython
from donjon.core.position cimport Moves, Position
from donjon.core.sense cimport Sense, Values
from quarry.constants cimport *
from quarry.position cimport QuarryPosition

@cython.final
cdef class QuarrySense(Sense):
    cpdef double spread(self, Position position) noexcept nogil
    cpdef void prior(self, Position position, Moves moves, Values weights) noexcept nogil
    cdef bint _wins(self, QuarryPosition ruin, int seat) noexcept nogil
