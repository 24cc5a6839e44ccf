cimport cython
from libc.math cimport exp
from donjon.core.net cimport Net
from donjon.core.position cimport OVER, Moves, Position
from donjon.core.sense cimport Sense, Values

cpdef enum:
    LOOKS = 8

@cython.final
cdef class Learned(Sense):
    cdef readonly Sense known
    cdef readonly Net judgement
    cdef readonly Net ordering
    cdef Position after             # of one thread: see for_thread
    cdef void _look_again(self, Position position, Moves moves, Values weights) noexcept nogil

cdef int best_moves(Moves moves, Values weights, int *best) noexcept nogil
cdef bint look_after(Sense sense, Position position, Position after, int move, float *features) noexcept nogil
cdef int put_features(
    Position position, double *traits, int count, double spread, int seat, float *features
) noexcept nogil
