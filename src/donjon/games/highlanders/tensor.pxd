cimport cython
from donjon.core.position cimport Position
from donjon.core.tensor cimport Tensor, blank, put_head, relative
from donjon.games.highlanders.constants cimport *
from donjon.games.highlanders.position cimport HighlandersPosition

@cython.final
cdef class HighlandersTensor(Tensor):
    cpdef void observe(self, Position position, int seat, unsigned char *out) noexcept nogil
    cdef void _spaces(self, HighlandersPosition board, int seat, unsigned char *out) noexcept nogil
    cdef void _castle(self, HighlandersPosition board, int castle, int seat, unsigned char *out) noexcept nogil
    cdef void _turn(self, HighlandersPosition board, int seat, unsigned char *out, int at) noexcept nogil
    cdef void _clans(self, HighlandersPosition board, int seat, unsigned char *out, int at) noexcept nogil
