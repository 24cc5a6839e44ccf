"""Words as sets of up to 64 cells. Compiled, these are the machine's own instructions (bits.pxd)."""

import cython

if not cython.compiled:
    ONE = 1  # in C it has 64 bits, so that it can be shifted to any cell
    MASK64 = 0xFFFFFFFFFFFFFFFF  # for the uncompiled build, where integers do not wrap by themselves

    def lowest(word):
        """Index of the lowest set bit of a non-zero word."""
        return (word & -word).bit_length() - 1

    def popcount(word):
        """How many bits are set."""
        return word.bit_count()
