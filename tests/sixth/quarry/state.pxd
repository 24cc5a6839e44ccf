cimport cython
from donjon.core.position cimport Position
from donjon.core.random cimport mix
from quarry.constants cimport *

@cython.no_gc
cdef class QuarryState(Position):
    cdef public bint cursed         # the last stone loses
    cdef public bint begun          # the lot is drawn
    cdef public int player          # whose turn it is; when the game is over, who took the last stone
    cdef unsigned char height[3]    # stones left, by tower
    cdef unsigned char carried[2]   # stones carried off, by seat

    cdef unsigned long long fingerprint(self) noexcept nogil
