from donjon.core.bits cimport ONE, lowest, popcount
from donjon.core.position cimport note
from donjon.games.torres.constants cimport *
from donjon.games.torres.castles cimport area_at, spread
from donjon.games.torres.state cimport TorresState

cdef int highest(TorresState state, unsigned long long knights) noexcept nogil
cdef int castle_points(TorresState state, int cell) noexcept nogil
cdef int king_points(TorresState state, int king, unsigned long long knights, int phase) noexcept nogil
cdef void score_phase(TorresState state) noexcept nogil
cdef void _score_castles(TorresState state, int seat) noexcept nogil
cdef void _award(TorresState state, int kind, int seat, int a, int b, int points) noexcept nogil
cdef int advance(TorresState state, int seat, int points) noexcept nogil
cdef int master_points(TorresState state, int card, int phase, unsigned long long *knights, int seats, int seat) noexcept nogil
cdef int _on_cells(unsigned long long cells, int points, unsigned long long *knights, int seats, int seat) noexcept nogil
cdef int castles_held(TorresState state, unsigned long long knights) noexcept nogil
cdef bint joined(unsigned long long knights) noexcept nogil
cdef bint levels_differ(TorresState state, unsigned long long knights) noexcept nogil
cdef bint levels_equal(TorresState state, unsigned long long knights) noexcept nogil
cdef bint in_line(unsigned long long knights) noexcept nogil
cdef bint square(unsigned long long knights) noexcept nogil
