cimport cython
from donjon.core.bits cimport lowest, popcount
from donjon.core.position cimport Moves, Position
from donjon.core.sense cimport Sense, Values
from donjon.games.torres.constants cimport *
from donjon.games.torres cimport castles
from donjon.games.torres.position cimport TorresPosition
from donjon.games.torres.scoring cimport highest, king_points, master_points

@cython.final
cdef class TorresSense(Sense):
    cpdef double spread(self, Position position) noexcept nogil
    cpdef void prior(self, Position position, Moves moves, Values weights) noexcept nogil
    cdef void _traits(self, TorresPosition court, double *traits) noexcept nogil
    cdef void _knights(self, TorresPosition court, int seat, double left, double *traits) noexcept nogil
    cdef int _rounds_left(self, TorresPosition court) noexcept nogil
    cdef void _prior(self, TorresPosition court, Moves moves, Values weights) noexcept nogil
    cdef double _step(self, TorresPosition court, int source, int target, int *levels) noexcept nogil
    cdef double _block(self, TorresPosition court, int cell, int *levels) noexcept nogil
    cdef double _knight(self, TorresPosition court, int cell, int *levels) noexcept nogil
