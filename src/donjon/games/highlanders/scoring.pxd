from donjon.core.bits cimport popcount
from donjon.games.highlanders.constants cimport *

cdef int swords(unsigned long long castles) noexcept nogil
cdef int standing(int points, int knights) noexcept nogil
