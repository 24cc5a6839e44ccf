cimport cython
from donjon.core.bits cimport ONE, lowest, popcount
from donjon.core.position cimport Moves, Position
from donjon.core.sense cimport Sense, Values
from donjon.games.highlanders.castles cimport needed
from donjon.games.highlanders.constants cimport *
from donjon.games.highlanders.position cimport HighlandersPosition

@cython.final
cdef class HighlandersSense(Sense):
    cpdef double progress(self, Position position, int seat) noexcept nogil
    cpdef void prior(self, Position position, Moves moves, Values weights) noexcept nogil
    cdef void _weigh(self, HighlandersPosition loch, double *traits, Values values) noexcept nogil
    cdef double _progress(self, HighlandersPosition loch, int seat) noexcept nogil
    cdef void _traits(self, HighlandersPosition loch, double *traits) noexcept nogil
    cdef void _count(self, HighlandersPosition loch, int *crowds, int *leaving) noexcept nogil
    cdef void _castles(self, HighlandersPosition loch, int *crowds, int *leaving, double *traits) noexcept nogil
    cdef void _armies(self, HighlandersPosition loch, int *leaving, double *traits) noexcept nogil
    cdef int _needed(self, HighlandersPosition loch, int castle) noexcept nogil
    cdef int _steps(self, HighlandersPosition loch, int clan) noexcept nogil
    cdef bint _storms(self, HighlandersPosition loch, int *leaving, int clan, int castle, int needed) noexcept nogil
    cdef int _wait(self, HighlandersPosition loch, int *crowds, int clan, int castle, int needed) noexcept nogil
    cdef bint _brings(
        self, HighlandersPosition loch, int *leaving, int clan, int camp, int steps, int wanted
    ) noexcept nogil
    cdef int _follow(
        self, HighlandersPosition loch, int *leaving, int clan, int near, int camp, int steps, int beside
    ) noexcept nogil
    cdef int _group(self, HighlandersPosition loch, int clan, int camp) noexcept nogil
    cdef int _largest(self, int *leaving, unsigned long long word, int groups) noexcept nogil
    cdef int _danger(self, HighlandersPosition loch, int *leaving, int seat, int camp, int *strike) noexcept nogil
    cdef double _promise(self, HighlandersPosition loch, int move) noexcept nogil
    cdef double _step(self, HighlandersPosition loch, int source, int target, int knights) noexcept nogil
    cdef double _pull(self, HighlandersPosition loch, int space) noexcept nogil
