cimport cython
from cpython.object cimport PyObject
from libc.stdlib cimport free, malloc
from donjon.adapters.shares cimport Share, Taker
from donjon.core.position cimport CHANCE, OVER, Position, draw_chance
from donjon.core.random cimport Random
from donjon.core.tensor cimport Tensor

cdef extern from *:
    """
    #define LARGE_PAGE (2 << 20)
    #ifdef __linux__
    #include <sys/mman.h>
    #ifndef MADV_COLLAPSE
    #define MADV_COLLAPSE 25  /* at once; Linux before 6.1 refuses it, and takes its time */
    #endif
    static void donjon_enlarge(size_t page) {
        madvise((void *)page, LARGE_PAGE, MADV_HUGEPAGE);
        madvise((void *)page, LARGE_PAGE, MADV_COLLAPSE);
    }
    #else
    static void donjon_enlarge(size_t page) {}
    #endif
    #ifdef __x86_64__  /* compilers make a plain prefetch of it unless they may use all that newer processors have */
    #define donjon_claim(memory) __asm__ volatile("prefetchw %0" : : "m"(*(const char *)(memory)))
    #else
    #define donjon_claim(memory) __builtin_prefetch(memory, 1)
    #endif
    """
    const size_t LARGE_PAGE
    void enlarge "donjon_enlarge"(size_t page) noexcept nogil
    void prefetch "__builtin_prefetch"(const void *memory) noexcept nogil
    void claim "donjon_claim"(const void *memory) noexcept nogil

cdef inline PyObject **pointers(list items) except NULL:
    """The same, for C."""
    cdef PyObject **found = <PyObject **>malloc(len(items) * sizeof(PyObject *))
    cdef Py_ssize_t i
    if not found:
        raise MemoryError
    for i in range(len(items)):
        found[i] = <PyObject *>items[i]
    return found

@cython.final
cdef class Lanes:
    cdef Tensor tensor
    cdef bint listed                    # an action is the place of a move in its list, and `moves` has these lists
    cdef Position start
    cdef int bound                      # a game with more moves than this is cut
    cdef list positions
    cdef list luck                      # each has its own, so that no two threads write to one cache line
    cdef PyObject **games               # the same, for C
    cdef PyObject **lucks
    cdef int[:, ::1] legal
    cdef int[:, ::1] moves
    cdef int[::1] counts
    cdef signed char[::1] players
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] done
    cdef unsigned char[::1] cut
    cdef int[::1] plies                 # moves made, chance included
    cdef void _use_large_pages(self) noexcept
    cdef void _fetch(self, int lane) noexcept nogil
    cdef void _claim(self, int lane) noexcept nogil
    cdef bint _is_legal(self, int lane, int action) noexcept nogil
    cdef int _move(self, int lane, int action) noexcept nogil
    cdef bint _step(self, Position game, int lane, int action, Taker taker) noexcept nogil
    cdef bint _settle(self, Position game, int lane, Taker taker) noexcept nogil
    cdef void _observe(self, Position game, int lane, unsigned char[:, ::1] seen) noexcept nogil
    cdef void _reward(self, Position game, int lane) noexcept nogil
