cimport cython
from donjon.core.position cimport CHANCE, MOST_MOVES, OVER, Moves, Position, draw_chance
from donjon.core.random cimport Random

cdef enum:
    KEPT = 8

@cython.final
cdef class Watch:
    cdef int broken                     # the number of the law that was broken, or 0
    cdef Moves moves
    cdef Moves again
    cdef Position other
    cdef int kept[KEPT]                 # moves of other positions
    cdef int seen                       # how many there were
    cpdef int play(self, Position position, Random random, int most) noexcept nogil
    cdef int _listed(self, Position position) noexcept nogil
    cdef int _refused(self, Position position) noexcept nogil
    cdef int _moved(self, Position position, int move) noexcept nogil
    cdef bint _legal(self, int move) noexcept nogil
