cimport cython
from donjon.bots.playout cimport playout
from donjon.bots.tree cimport Node, Tree, first_of, lock, next_of, unlock, visit
from donjon.core.position cimport CHANCE, MOST_MOVES, OVER, Moves, Position, draw_chance
from donjon.core.random cimport Random, mix
from donjon.core.sense cimport Outlook, Sense, Values

cdef extern from *:
    """
    #ifndef DONJON_CHECKED
    #define DONJON_CHECKED 0    // the bounds build sets it
    #endif
    """
    bint CHECKED "DONJON_CHECKED"

cdef enum:
    DEEPEST = 1024
    SLOTS = 16384
    FEW = 4
    LONGEST = 100000

cdef unsigned long long hash_of(Moves moves) noexcept nogil

@cython.final
cdef class Walker:
    cdef Tree tree
    cdef Sense sense
    cdef Position start
    cdef int seat
    cdef bint hidden
    cdef int cut
    cdef Position world
    cdef Moves moves
    cdef Values weights
    cdef Random random
    cdef Outlook outlook
    cdef readonly long playouts
    cdef int depth
    cdef int impossible                     # a move that the rules refuse, or -1
    cdef int path[DEEPEST]
    cdef int candidates[MOST_MOVES]
    cdef int slots[SLOTS]
    cdef unsigned int stamps[SLOTS]
    cdef unsigned int stamp
    cpdef run(self, int playouts)
    cdef void _walk(self) noexcept nogil
    cdef int _choose(self, int node, int seat) noexcept nogil
    cdef int _chance(self, int node) noexcept nogil
    cdef bint _alike(self, int node) noexcept nogil
    cdef int _match(self, int node, int seat) noexcept nogil
    cdef void _index(self) noexcept nogil
    cdef int _place(self, int move) noexcept nogil
    cdef int _grow(self, int node, int seat, int last) noexcept nogil
    cdef int _add(self, int node, int seat, int last) noexcept nogil
    cdef double _promise(self, int node) noexcept nogil
    cdef int _cross_off(self, int node) noexcept nogil
    cdef void _fill(self, int child, int seat, double total, int tries) noexcept nogil
    cpdef void widen(self) noexcept
    cdef void _finish(self) noexcept nogil
