cimport cython
from donjon.core.position cimport Position
from donjon.core.tensor cimport Tensor, blank, put_head, relative
from donjon.games.elbrus.constants cimport *
from donjon.games.elbrus.position cimport ElbrusPosition

@cython.final
cdef class ElbrusTensor(Tensor):
    cpdef void observe(self, Position position, int seat, unsigned char *out) noexcept nogil
    cdef void _field(self, ElbrusPosition field, int seat, unsigned char *out) noexcept nogil
    cdef void _rest(self, ElbrusPosition field, int seat, unsigned char *out, int at) noexcept nogil
    cdef int _owner(self, ElbrusPosition field, int piece, int seat) noexcept nogil
