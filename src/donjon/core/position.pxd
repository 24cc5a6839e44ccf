cimport cython
from donjon.core.random cimport Random

cpdef enum:
    CHANCE = -1
    OVER = -2

cdef enum:
    MOST_MOVES = 4096
    MOST_NOTES = 512
    NOTE_SIZE = 6

@cython.final
cdef class Moves:
    cdef public int count
    cdef int items[MOST_MOVES]
    cpdef void clear(self) noexcept nogil
    cpdef void add(self, int move) noexcept nogil
    cpdef int at(self, int index) noexcept nogil

@cython.final
cdef class Log:
    cdef public int count
    cdef int items[MOST_NOTES * NOTE_SIZE]
    cpdef void clear(self) noexcept nogil
    cpdef void note(self, int kind, int seat, int a, int b, int c, int points) noexcept nogil

@cython.no_gc
cdef class Position:
    cdef public int seats
    cdef public int turns
    cdef public int reveals
    cdef public Log log
    cdef int turn(self) noexcept nogil
    cdef void legal(self, Moves moves) noexcept nogil
    cdef int refuse(self, int move) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef int weight(self, int move) noexcept nogil
    cdef void assign(self, Position other) noexcept nogil
    cdef Position copy(self)
    cdef void imagine(self, int seat, Random random) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil

cpdef int draw_chance(Position position, Moves moves, Random random) noexcept nogil
cdef int rank_by_score(Position position, int seat) noexcept nogil
