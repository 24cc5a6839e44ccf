cimport cython
from donjon.core.bits cimport ONE, lowest, popcount
from donjon.games.torres.constants cimport *

cdef inline unsigned long long spread(unsigned long long word) noexcept nogil:
    """All cells beside a set of cells, along rows and columns."""
    return (
        word << 8 | word >> 8
        | (word & <unsigned long long>0x7F7F7F7F7F7F7F7F) << 1 | (word & <unsigned long long>0xFEFEFEFEFEFEFEFE) >> 1
    )

@cython.final
cdef class Castles:
    cdef unsigned char height[64]
    cdef unsigned char castle_at[64]        # number of the castle on a cell, or NOWHERE
    cdef unsigned long long above[66]       # [h]: cells higher than h
    cdef unsigned long long castles[32]     # the cells of each castle, by number; 0 = number not in use
    cdef int count                          # how many castles stand
    cdef unsigned long long room            # castle cells lower than the area of their castle
    cdef unsigned long long ledges          # cells with a higher cell beside them: a door opens onto them
    cdef unsigned long long once            # ground cells beside at least one, two, three castles
    cdef unsigned long long twice
    cdef unsigned long long thrice

    cdef void assign(self, Castles other) noexcept nogil
    cdef void add(self, int cell) noexcept nogil
    cdef void lift(self, int cell) noexcept nogil
    cdef void survey(self) noexcept nogil
    cdef int area_at(self, int cell) noexcept nogil
    cdef unsigned long long buildable(self, unsigned long long empty) noexcept nogil
    cdef unsigned long long steps(self, int cell, unsigned long long empty) noexcept nogil
    cdef unsigned long long entrances(self, int cell) noexcept nogil
    cdef unsigned long long exits(self, int cell, unsigned long long empty, bint path, bint any_level) noexcept nogil
    cdef unsigned long long beside(self, unsigned long long knights, unsigned long long empty) noexcept nogil
    cdef unsigned long long diagonal(self, int cell, unsigned long long empty) noexcept nogil
    cdef unsigned long long jumps(self, int cell, unsigned long long knights, unsigned long long empty) noexcept nogil
    cdef unsigned long long leaps(self, int cell, unsigned long long empty) noexcept nogil
    cdef bint splits(self, int cell) noexcept nogil
    cdef unsigned long long landing(self, int cell, unsigned long long empty, bint stack) noexcept nogil

    cdef unsigned long long _path_exits(self, int cell) noexcept nogil
    cdef void _touch(self, unsigned long long cells) noexcept nogil
