cimport cython
from donjon.core.bits cimport ONE
from donjon.games.elbrus.constants cimport *
from donjon.games.elbrus.state cimport ElbrusState

cdef unsigned long long ahead(unsigned long long word, unsigned long long following, int cells) noexcept nogil
cdef unsigned long long level(unsigned long long *heights, int planes, int shape, int half) noexcept nogil
cdef unsigned long long clear(unsigned long long *heights, int planes, int shape, int half) noexcept nogil
cdef unsigned long long barred(unsigned long long *grey, int scenario, int shape, int half) noexcept nogil
cdef void cover(ElbrusState state, int shape, int low, int deck, bint grey) noexcept nogil
cdef void _share(ElbrusState state, int line, int low) noexcept nogil
