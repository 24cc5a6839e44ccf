cimport cython
from donjon.bots.tree cimport Node, Tree
from donjon.core.position cimport CHANCE, OVER, Position
from donjon.core.random cimport Random

cpdef unsigned long long known_key(Position position, Position scratch, int seat)

@cython.final
cdef class Recall:
    cdef Tree tree
    cdef Position scratch
    cdef list worlds
    cdef int seat
    cdef int turns
    cdef int turn
    cdef unsigned long long key
    cdef int tries
    cdef int found
    cpdef int find(self, Position now)
    cdef _search(self, int node, int depth)
