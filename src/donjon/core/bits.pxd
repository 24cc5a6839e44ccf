cdef extern from *:
    int lowest "__builtin_ctzll"(unsigned long long word) noexcept nogil
    int popcount "__builtin_popcountll"(unsigned long long word) noexcept nogil
