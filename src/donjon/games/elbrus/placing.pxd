cimport cython

cdef enum:  # pieces.py has them, too; as constants of C they make divisions and shifts cheap
    STRIDE = 10
    HALF = 50
    ANCHORS = 128
    SHAPE_MOVES = 512

cdef unsigned long long ahead(unsigned long long word, unsigned long long following, int cells) noexcept nogil
cdef unsigned long long level(unsigned long long *heights, int planes, int shape, int half) noexcept nogil
cdef unsigned long long clear(unsigned long long *heights, int planes, int shape, int half) noexcept nogil
cdef unsigned long long barred(unsigned long long *grey, int scenario, int shape, int half) noexcept nogil
