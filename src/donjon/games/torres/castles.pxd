from donjon.core.bits cimport ONE, lowest, popcount
from donjon.games.torres.constants cimport *
from donjon.games.torres.state cimport TorresState

cdef inline unsigned long long spread(unsigned long long word) noexcept nogil:
    """All cells beside a set of cells, along rows and columns."""
    return word << 8 | word >> 8 | (word & NOT_EAST) << 1 | (word & NOT_WEST) >> 1

cdef void add(TorresState state, int cell) noexcept nogil
cdef void lift(TorresState state, int cell) noexcept nogil
cdef void survey(TorresState state) noexcept nogil
cdef int area_at(TorresState state, int cell) noexcept nogil
cdef unsigned long long buildable(TorresState state) noexcept nogil
cdef unsigned long long steps(TorresState state, int cell) noexcept nogil
cdef unsigned long long entrances(TorresState state, int cell) noexcept nogil
cdef unsigned long long exits(TorresState state, int cell, bint any_level) noexcept nogil
cdef unsigned long long doors(TorresState state, int cell, bint any_level) noexcept nogil
cdef unsigned long long beside(TorresState state, unsigned long long knights) noexcept nogil
cdef unsigned long long diagonal(TorresState state, int cell) noexcept nogil
cdef unsigned long long jumps(TorresState state, int cell, unsigned long long knights) noexcept nogil
cdef unsigned long long leaps(TorresState state, int cell) noexcept nogil
cdef bint splits(TorresState state, int cell) noexcept nogil
cdef unsigned long long landing(TorresState state, int cell) noexcept nogil

cdef unsigned long long _path_exits(TorresState state, int cell) noexcept nogil
cdef void _touch(TorresState state, unsigned long long cells) noexcept nogil
