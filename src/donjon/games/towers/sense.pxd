cimport cython
from donjon.core.bits cimport ONE, lowest, popcount
from donjon.core.position cimport Moves, Position
from donjon.core.sense cimport Sense, Values
from donjon.games.towers.constants cimport *
from donjon.games.towers.position cimport TowersPosition
from donjon.games.towers.sliding cimport targets

@cython.final
cdef class TowersSense(Sense):
    cpdef double spread(self, Position position) noexcept nogil
    cpdef void prior(self, Position position, Moves moves, Values weights) noexcept nogil
    cdef double _promise(self, TowersPosition town, int move) noexcept nogil
    cdef void _traits(self, TowersPosition town, double *traits) noexcept nogil
    cdef void _threats(
        self, TowersPosition town, int colour, unsigned long long *threats, int *least, double *traits
    ) noexcept nogil
    cdef void _stacks(
        self, TowersPosition town, int colour, unsigned long long *threats, int *least, double *traits
    ) noexcept nogil
    cdef int _tiles(self, TowersPosition town, int half, unsigned long long word) noexcept nogil
    cdef int _safety(self, TowersPosition town, int cell, bint danger, int *least) noexcept nogil
    cdef void _districts(self, TowersPosition town, int colour, unsigned long long *threats, double *traits) noexcept nogil
    cdef bint _is_lost(self, TowersPosition town, int half, unsigned long long sites) noexcept nogil
    cdef bint _closes(self, TowersPosition town, int target, int colour) noexcept nogil
    cdef int _least(self, TowersPosition town) noexcept nogil
