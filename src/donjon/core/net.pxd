cimport cython

cdef enum:
    MOST_LAYERS = 4
    MOST_WIDTH = 128
    MOST_WEIGHTS = 16384

@cython.final
cdef class Net:
    cdef readonly int layers
    cdef int sizes[MOST_LAYERS + 1]
    cdef float weights[MOST_WEIGHTS]
    cdef double output(self, float *inputs) noexcept nogil
