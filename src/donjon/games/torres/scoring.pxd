from donjon.core.bits cimport ONE, lowest, popcount
from donjon.games.torres.constants cimport *
from donjon.games.torres.castles cimport Castles, spread

cdef int highest(Castles castles, unsigned long long knights) noexcept nogil
cdef int castle_points(Castles castles, int cell) noexcept nogil
cdef int king_points(Castles castles, int king, unsigned long long knights, int phase) noexcept nogil
cdef int master_points(Castles castles, int card, int phase, unsigned long long *knights, int seats, int seat) noexcept nogil
cdef int _on_cells(unsigned long long cells, int points, unsigned long long *knights, int seats, int seat) noexcept nogil
cdef int castles_held(Castles castles, unsigned long long knights) noexcept nogil
cdef bint joined(unsigned long long knights) noexcept nogil
cdef bint levels_differ(Castles castles, unsigned long long knights) noexcept nogil
cdef bint levels_equal(Castles castles, unsigned long long knights) noexcept nogil
cdef bint in_line(unsigned long long knights) noexcept nogil
cdef bint square(unsigned long long knights) noexcept nogil
