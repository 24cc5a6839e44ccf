cdef extern from *:
    """
    #define donjon_highest(word) (63 ^ __builtin_clzll(word))
    """
    const unsigned long long ONE "1ULL"
    const unsigned long long MASK64 "0xFFFFFFFFFFFFFFFFULL"
    int highest "donjon_highest"(unsigned long long word) noexcept nogil
    int lowest "__builtin_ctzll"(unsigned long long word) noexcept nogil
    int popcount "__builtin_popcountll"(unsigned long long word) noexcept nogil
