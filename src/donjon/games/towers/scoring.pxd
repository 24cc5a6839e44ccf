from donjon.games.towers.constants cimport *

cdef int site_points(unsigned char *top, unsigned char *height, int colour, int won) noexcept nogil
cdef int district_points(unsigned char *top, unsigned char *height, int colour, int district) noexcept nogil
