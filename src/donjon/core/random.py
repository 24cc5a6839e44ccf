"""Our own random numbers, SplitMix64. Both builds give the same numbers.

Types are declared in random.pxd. The uncompiled build needs the masks, because Python's integers do not wrap.
"""

import cython

MASK64 = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
FIRST = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
SECOND = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


def mix(hash, value):
    """Add a value to a hash, for `Position.key`.

    The hash is spread out before the value is added. Many keys begin with small numbers, such as a cell and what stands
    there, and a plain sum or XOR of the two would be the same for other cells with other things.
    """
    z: cython.ulonglong = (((hash + GOLDEN) & MASK64) * SECOND + value) & MASK64
    z = ((z ^ (z >> 30)) * FIRST) & MASK64
    z = ((z ^ (z >> 27)) * SECOND) & MASK64
    return z ^ (z >> 31)


@cython.final
@cython.cclass
class Random:
    """A seeded stream of random numbers. It is cheap to make, even one for every chance move."""

    def __init__(self, seed: int = 0):
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def next(self):
        """The next 64 random bits."""
        z: cython.ulonglong
        self.state = (self.state + GOLDEN) & MASK64
        z = self.state
        z = ((z ^ (z >> 30)) * FIRST) & MASK64
        z = ((z ^ (z >> 27)) * SECOND) & MASK64
        return z ^ (z >> 31)

    def below(self, n):
        """A number from 0 to n - 1. The bias is below n / 2^32, too small to matter in a board game."""
        high: cython.ulonglong = self.next() >> 32
        return (high * n) >> 32
