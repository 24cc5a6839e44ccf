cimport cython
from libc.math cimport exp
from donjon.core.position cimport MOST_MOVES, OVER, Moves, Position

cdef enum:
    MOST_SEATS = 6
    MOST_KINDS = 48

@cython.final
cdef class Values:
    cdef double items[MOST_MOVES]
    cpdef double at(self, int index) noexcept nogil

cdef class Sense:
    cdef public int cut
    cdef public double margin
    cdef public double curiosity
    cdef public double par
    cdef public int horizon
    cdef public bint any_order
    cdef public double haste
    cdef double worth[MOST_KINDS]
    cdef int traits(self, Position position, double *traits) noexcept nogil
    cdef void weigh(self, Position position, double *traits, int count, Values values) noexcept nogil
    cdef void evaluate(self, Position position, Values values) noexcept nogil
    cdef double spread(self, Position position) noexcept nogil
    cdef double progress(self, Position position, int seat) noexcept nogil
    cdef void prior(self, Position position, Moves moves, Values weights) noexcept nogil

@cython.final
cdef class Outlook:
    cdef double reward[MOST_SEATS]
    cdef double win[MOST_SEATS]
    cdef double points[MOST_SEATS]
    cdef Values values
    cpdef void judge(self, Sense sense, Position position) noexcept nogil
    cdef void _final(self, Position position) noexcept nogil
    cdef void _guess(self, Sense sense, Position position) noexcept nogil
    cdef void _reward(self, Sense sense, int seats) noexcept nogil
    cpdef void hasten(self, Sense sense, Position position, int seat) noexcept nogil
    cpdef double reward_of(self, int seat) noexcept nogil
    cpdef double win_of(self, int seat) noexcept nogil
    cpdef double points_of(self, int seat) noexcept nogil

cdef double bend(double lead) noexcept nogil
