cdef extern from *:
    const unsigned long long ONE "1ULL"
    const unsigned long long MASK64 "0xFFFFFFFFFFFFFFFFULL"
    int lowest "__builtin_ctzll"(unsigned long long word) noexcept nogil
    int popcount "__builtin_popcountll"(unsigned long long word) noexcept nogil
