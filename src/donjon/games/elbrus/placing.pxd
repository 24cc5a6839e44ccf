cimport cython
from donjon.games.elbrus.constants cimport *

cdef unsigned long long ahead(unsigned long long word, unsigned long long following, int cells) noexcept nogil
cdef unsigned long long level(unsigned long long *heights, int planes, int shape, int half) noexcept nogil
cdef unsigned long long clear(unsigned long long *heights, int planes, int shape, int half) noexcept nogil
cdef unsigned long long barred(unsigned long long *grey, int scenario, int shape, int half) noexcept nogil
