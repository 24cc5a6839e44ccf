cdef int prize(int last, bint cursed, int seat) noexcept nogil
