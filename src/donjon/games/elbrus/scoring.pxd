from donjon.games.elbrus.constants cimport *

cdef int arch_points(int first, int second, int deck, int highest) noexcept nogil
cdef bint lone(unsigned char *under, int count, int piece) noexcept nogil
cdef int piers_used(unsigned char *owner, unsigned char *under, int count, int seat) noexcept nogil
cdef int well_owner(unsigned char *owner, unsigned char *top) noexcept nogil
cdef int corner_owner(unsigned char *owner, unsigned char *top, unsigned char *height, int first) noexcept nogil
cdef int wall_pieces(unsigned char *owner, unsigned char *shape, unsigned char *anchor, int count, int seat) noexcept nogil
cdef bint stands_higher(unsigned char *owner, unsigned char *deck, int count, int one, int two) noexcept nogil
