cimport cython

cdef unsigned long long mix(unsigned long long hash, unsigned long long value) noexcept nogil

@cython.final
cdef class Random:
    cdef public unsigned long long state
    cpdef unsigned long long next(self) noexcept nogil
    cpdef unsigned int below(self, unsigned int n) noexcept nogil
