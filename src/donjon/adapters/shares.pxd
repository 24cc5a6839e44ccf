cimport cython
from libc.stdlib cimport calloc, free
from donjon.core.position cimport Moves

cdef extern from *:
    """
    #include <sched.h>
    static int donjon_count_up(int *counts, int at) { return __atomic_fetch_add(&counts[at], 1, __ATOMIC_ACQ_REL); }
    static int donjon_look_at(int *counts, int at) { return __atomic_load_n(&counts[at], __ATOMIC_ACQUIRE); }
    """
    int count_up "donjon_count_up"(int *counts, int at) noexcept nogil
    int look_at "donjon_look_at"(int *counts, int at) noexcept nogil
    void rest "sched_yield"() noexcept nogil

cdef enum:
    PORTIONS = 32                   # of a part

@cython.final
cdef class Share:
    cdef int lanes
    cdef int parts                  # one for each thread
    cdef public bint failed
    cdef int *counts                # by part, how many portions are taken; then, how many of all are done
    cdef int take(self, int part) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void wait(self) noexcept nogil

@cython.final
cdef class Taker:
    cdef int number
    cdef bint busy
    cdef int first
    cdef int last
    cdef Moves moves
    cdef bint take(self, Share share) noexcept nogil
