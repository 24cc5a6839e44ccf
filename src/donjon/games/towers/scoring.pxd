from donjon.core.bits cimport lowest
from donjon.games.towers.constants cimport *

ctypedef unsigned long long Bits

cdef int site_points(Bits *colour_bits, unsigned char *height, int colour, int won) noexcept nogil
cdef int district_points(Bits *colour_bits, unsigned char *height, int colour, int district) noexcept nogil
cdef int tiles(Bits *colour_bits, unsigned char *height, int colour, int half, Bits sites) noexcept nogil
