cimport cython
from donjon.core.position cimport Position
from donjon.core.tensor cimport Tensor, blank, put_head, relative
from donjon.games.towers.constants cimport *
from donjon.games.towers.position cimport TowersPosition

@cython.final
cdef class TowersTensor(Tensor):
    cpdef void observe(self, Position position, int seat, unsigned char *out) noexcept nogil
    cdef void _stack(self, TowersPosition town, int cell, int seat, unsigned char *out) noexcept nogil
    cdef void _look(self, TowersPosition town, int seat, unsigned char *out) noexcept nogil
    cdef int _colour(self, TowersPosition town, int colour, int seat) noexcept nogil
