"""64-bit words as sets of cells. The compiled build uses the machine's own instructions (bits.pxd)."""

import cython

if not cython.compiled:
    ONE = 1  # 64 bits in C, so it can be shifted to any cell
    MASK64 = 0xFFFFFFFFFFFFFFFF  # the uncompiled build needs it: Python's integers do not wrap

    def lowest(word):
        """Index of the lowest set bit of a non-zero word."""
        return (word & -word).bit_length() - 1

    def highest(word):
        """Index of the highest set bit of a non-zero word."""
        return word.bit_length() - 1

    def popcount(word):
        """How many bits are set."""
        return word.bit_count()
