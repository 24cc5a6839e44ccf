cimport cython
from donjon.core.bits cimport lowest
from donjon.core.position cimport Moves, Position
from donjon.core.sense cimport Sense, Values
from donjon.games.elbrus.constants cimport *
from donjon.games.elbrus.placing cimport ahead
from donjon.games.elbrus.position cimport ElbrusPosition
from donjon.games.elbrus.scoring cimport arch_points

@cython.final
cdef class ElbrusSense(Sense):
    cpdef double spread(self, Position position) noexcept nogil
    cpdef void prior(self, Position position, Moves moves, Values weights) noexcept nogil
    cdef void _traits(self, ElbrusPosition castle, double *traits) noexcept nogil
    cdef void _best(self, ElbrusPosition castle, unsigned long long *raised, int *best) noexcept nogil
    cdef void _arches(self, ElbrusPosition castle, int kind, unsigned long long *raised, int *best) noexcept nogil
    cdef int _gain(self, ElbrusPosition castle, int shape, int low) noexcept nogil
    cdef double _promise(self, ElbrusPosition castle, int move) noexcept nogil
    cdef double _spread(self, ElbrusPosition castle) noexcept nogil
