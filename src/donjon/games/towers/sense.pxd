cimport cython
from donjon.core.bits cimport lowest
from donjon.core.position cimport Moves, Position
from donjon.core.sense cimport Sense, Values
from donjon.games.towers.constants cimport *
from donjon.games.towers.position cimport TowersPosition

@cython.final
cdef class TowersSense(Sense):
    cpdef void evaluate(self, Position position, Values values) noexcept nogil
    cpdef double spread(self, Position position) noexcept nogil
    cpdef void prior(self, Position position, Moves moves, Values weights) noexcept nogil
    cdef double _promise(self, TowersPosition town, int move) noexcept nogil
    cdef void _traits(self, TowersPosition town, double *traits) noexcept nogil
    cdef void _sites(self, TowersPosition town, unsigned char *threats, double *traits) noexcept nogil
    cdef void _streets(self, TowersPosition town, unsigned char *threats, double *traits) noexcept nogil
    cdef void _districts(self, TowersPosition town, unsigned char *threats, double *traits) noexcept nogil
    cdef void _threats(self, TowersPosition town, unsigned char *threats, double *traits) noexcept nogil
    cdef bint _rivals(self, TowersPosition town, int symbol, int colour, int height) noexcept nogil
    cdef bint _closes(self, TowersPosition town, int target, int colour) noexcept nogil
    cdef int _least(self, TowersPosition town) noexcept nogil
