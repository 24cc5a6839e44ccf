"""The lanes of a batch, shared among threads. Types are in shares.pxd.

Waking a thread takes as long as stepping some dozen games, and much longer while its core is busy. So nobody waits for
a thread to begin. All take small portions: each from a part of its own, whose games its core may still have in its
cache, and then from what is left of the others' parts.
"""

import cython

if not cython.compiled:  # compiled, these come from shares.pxd
    from threading import Lock
    from time import sleep

    from donjon.core.position import Moves

    PORTIONS = 32
    LOCK = Lock()

    def count_up(counts, at):
        """Add one; no other thread gets the same number. Returns the number before."""
        with LOCK:
            counts[at] += 1
            return counts[at] - 1

    def look_at(counts, at):
        return counts[at]

    def rest():
        """Let other threads use this core."""
        sleep(0)


@cython.final
@cython.cclass
class Share:
    """One task, to be done for all lanes. Any thread may set `failed`."""

    def __init__(self, lanes: cython.int, parts: cython.int):
        self.lanes = lanes
        self.parts = parts
        self.failed = False
        if cython.compiled:
            self.counts = cython.cast(cython.p_int, calloc(parts + 1, cython.sizeof(cython.int)))
            if not self.counts:
                raise MemoryError
        else:
            self.counts = [0] * (parts + 1)

    def __dealloc__(self):
        free(self.counts)

    def take(self, part):
        """A portion that nobody has taken, of this part if there is one. -1: none is left."""
        i: cython.int
        near: cython.int
        portion: cython.int
        for i in range(self.parts):
            near = (part + i) % self.parts
            portion = count_up(self.counts, near)
            if portion < PORTIONS:
                return near * PORTIONS + portion
        return -1

    def finish(self):
        """A portion is done."""
        count_up(self.counts, self.parts)

    def wait(self):
        """Until all portions are done."""
        while look_at(self.counts, self.parts) < self.parts * PORTIONS:
            rest()


@cython.final
@cython.cclass
class Taker:
    """A thread, with what it needs to work. The lanes that it has taken are `first` to `last` - 1.

    Number 0 is the caller's.
    """

    def __init__(self, number: cython.int):
        self.number = number
        self.moves = Moves()
        self.busy = False

    def take(self, share):
        """The lanes in hand are done. Take more; False if none are left. The caller then waits for the others."""
        portion: cython.longlong
        if self.busy:
            share.finish()
        portion = share.take(self.number)
        self.busy = portion >= 0
        if self.busy:
            self.first = portion * share.lanes // (share.parts * PORTIONS)
            self.last = (portion + 1) * share.lanes // (share.parts * PORTIONS)
        elif self.number == 0:
            share.wait()
        return self.busy
