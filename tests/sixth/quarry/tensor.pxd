cimport cython
from donjon.core.position cimport OVER, Position
from donjon.core.tensor cimport Tensor, blank, put_head, relative
from quarry.constants cimport *
from quarry.position cimport QuarryPosition

@cython.final
cdef class QuarryTensor(Tensor):
    cpdef void observe(self, Position position, int seat, unsigned char *out) noexcept nogil
    cdef void _look(self, QuarryPosition ruin, int seat, unsigned char *out) noexcept nogil
