cimport cython
from libc.math cimport sqrt
from libc.stdlib cimport free, malloc
from donjon.core.position cimport MOST_MOVES
from donjon.core.sense cimport MOST_SEATS, Outlook

cdef struct Node:
    long long total         # rewards of the seat that made this move, in millionths
    double prior
    int move
    int first               # first child, or 0
    int next                # next sibling, or 0
    int visits
    int available           # how often the move could have been chosen
    unsigned int luck       # what makes its children seem more or less promising
    unsigned short place    # how many siblings were there before it
    signed char mover       # the seat that made this move, or CHANCE
    char busy               # some thread is adding children
    char whole              # every legal move has a child, as long as the node is regular
    char regular            # the same moves are legal in all worlds that were seen here ...
    unsigned long long moves    # ... and this is a hash of them

cdef struct Tally:          # of one root move since it was one, in millionths
    int visits
    long long win[MOST_SEATS]
    long long points[MOST_SEATS]

cdef struct Pool:
    int used

cdef extern from *:
    """
    #define DONJON_ADD(place, amount) __atomic_fetch_add(&(place), (amount), __ATOMIC_RELAXED)
    #define DONJON_VISIT(node) DONJON_ADD((node).visits, 1)
    #define DONJON_OFFER(node) DONJON_ADD((node).available, 1)
    #define DONJON_REWARD(node, amount) DONJON_ADD((node).total, (amount))
    #define DONJON_TRY(tally) DONJON_ADD((tally).visits, 1)
    #define DONJON_COUNT(tally, seat, won, scored) \
        (DONJON_ADD((tally).win[seat], won), DONJON_ADD((tally).points[seat], scored))
    #define DONJON_TAKE(pool, count) __atomic_fetch_add(&(pool).used, (count), __ATOMIC_RELAXED)
    #define DONJON_LOCK(node) (!__atomic_exchange_n(&(node).busy, 1, __ATOMIC_ACQUIRE))
    #define DONJON_UNLOCK(node) __atomic_store_n(&(node).busy, 0, __ATOMIC_RELEASE)
    #define DONJON_PUBLISH(place, child) __atomic_store_n(&(place), (child), __ATOMIC_RELEASE)
    #define DONJON_PUBLISH_FIRST(node, child) DONJON_PUBLISH((node).first, (child))
    #define DONJON_PUBLISH_NEXT(node, child) DONJON_PUBLISH((node).next, (child))
    #define DONJON_FIRST(node) __atomic_load_n(&(node).first, __ATOMIC_ACQUIRE)
    #define DONJON_NEXT(node) __atomic_load_n(&(node).next, __ATOMIC_ACQUIRE)
    """
    void visit "DONJON_VISIT"(Node node) noexcept nogil
    void offer "DONJON_OFFER"(Node node) noexcept nogil
    void reward "DONJON_REWARD"(Node node, long long amount) noexcept nogil
    void tried "DONJON_TRY"(Tally tally) noexcept nogil
    void count "DONJON_COUNT"(Tally tally, int seat, long long won, long long scored) noexcept nogil
    int take "DONJON_TAKE"(Pool pool, int count) noexcept nogil
    bint lock "DONJON_LOCK"(Node node) noexcept nogil
    void unlock "DONJON_UNLOCK"(Node node) noexcept nogil
    void publish_first "DONJON_PUBLISH_FIRST"(Node node, int child) noexcept nogil
    void publish_next "DONJON_PUBLISH_NEXT"(Node node, int child) noexcept nogil
    int first_of "DONJON_FIRST"(Node node) noexcept nogil
    int next_of "DONJON_NEXT"(Node node) noexcept nogil

cdef double untried(long long rewards, int tries, double known) noexcept nogil

@cython.final
cdef class Tree:
    cdef readonly int capacity
    cdef readonly int root
    cdef Pool pool
    cdef Node *nodes
    cdef Tally *tallies
    cpdef void clear(self) noexcept
    cdef void _clear_tallies(self) noexcept nogil
    cdef int reserve(self, int count) noexcept nogil
    cdef void fill(self, int node, int mover, int move, double prior) noexcept nogil
    cdef void hang(self, int parent, int last, int first, int count) noexcept nogil
    cdef int child(self, int parent, int move) noexcept nogil
    cdef int last(self, int parent) noexcept nogil
    cdef int pick(self, int parent, double curiosity) noexcept nogil
    cdef int select(self, int *candidates, int count, double curiosity) noexcept nogil
    cdef void learn(self, int *path, int depth, Outlook outlook, int seats) noexcept nogil
    cdef int _place(self, int node) noexcept nogil
    cpdef keep(self, int root)
    cdef _sweep(self)
    cdef int _copy_children(self, Node *old, int node, int free_from) noexcept nogil
