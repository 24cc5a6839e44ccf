cimport cython
from donjon.core.position cimport Position
from donjon.core.tensor cimport Tensor, blank, put_head, relative
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.followers cimport kind_of
from donjon.games.carcassonne.position cimport CarcassonnePosition

@cython.final
cdef class CarcassonneTensor(Tensor):
    cpdef void observe(self, Position position, int seat, unsigned char *out) noexcept nogil
    cdef int _cell(self, CarcassonnePosition land, int tile) noexcept nogil
    cdef int _window(self, int x, int y) noexcept nogil
    cdef void _tiles(self, CarcassonnePosition land, unsigned char *out) noexcept nogil
    cdef void _figures(self, CarcassonnePosition land, int seat, unsigned char *out) noexcept nogil
    cdef void _others(self, CarcassonnePosition land, unsigned char *out) noexcept nogil
    cdef void _put(self, unsigned char *out, int plane, int cell, int value) noexcept nogil
    cdef void _turn(self, CarcassonnePosition land, int seat, unsigned char *out, int at) noexcept nogil
    cdef void _supplies(self, CarcassonnePosition land, int seat, unsigned char *out, int at) noexcept nogil
