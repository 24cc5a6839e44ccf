cimport cython
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset
from donjon.core.position cimport CHANCE, OVER, Moves, Position

cdef enum:
    HEAD = 22       # bytes that `put_head` writes
    HEAD_SEATS = 6
    POINTS_FROM = 256   # added to points, so that no number is negative

@cython.final
cdef class Vocabulary:
    cdef readonly int count
    cdef int lowest
    cdef int span
    cdef int *meanings              # [action]: the move
    cdef unsigned short *numbers    # [move - lowest]: the action + 1, or 0
    cpdef int action(self, int move) noexcept nogil
    cpdef int move(self, int action) noexcept nogil

cdef class Tensor:
    cdef public Vocabulary actions
    cdef public Vocabulary outcomes
    cdef readonly int width
    cdef readonly int size
    cdef readonly tuple shape
    cdef void observe(self, Position position, int seat, unsigned char *out) noexcept nogil

cdef int action_of(Tensor tensor, Moves moves, int index) noexcept nogil
cpdef void put_mask(Tensor tensor, Moves moves, unsigned char *out) noexcept nogil
cdef int put_head(Position position, int seat, unsigned char *out, int at) noexcept nogil

cdef inline void blank(unsigned char *out, int size) noexcept nogil:
    """Nothing is seen yet."""
    memset(out, 0, size)

cdef inline int relative(int seat, int observer, int seats) noexcept nogil:
    """How many seats after the observer."""
    return (seat - observer + seats) % seats

cdef inline void put_number(unsigned char *out, int at, int value) noexcept nogil:
    """A number in two bytes, the high one first."""
    out[at] = value >> 8
    out[at + 1] = value & 255
