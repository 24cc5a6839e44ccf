from donjon.core.bits cimport ONE, lowest, popcount
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.state cimport CarcassonneState

cpdef int owners(unsigned long long crew) noexcept nogil
cpdef int tiles_in(CarcassonneState state, int label) noexcept nogil
cpdef int cities_at(CarcassonneState state, int label) noexcept nogil
cdef int land_at(CarcassonneState state, int node) noexcept nogil

cdef void _clear_marks(CarcassonneState state) noexcept nogil
