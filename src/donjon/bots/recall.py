"""Finds the current position in the tree of the last search, so that nothing is searched twice. Types: recall.pxd.

Nobody tells a bot what was played, because a move can contain what its seat cannot know. So it looks for a line in its
tree that leads to what its seat sees now. Two positions look alike to a seat if the same deal makes them equal.
"""

import cython

if not cython.compiled:  # compiled, these come from recall.pxd
    from donjon.bots.tree import Tree
    from donjon.core.position import OVER, Position
    from donjon.core.random import Random

TRIES = cython.declare(cython.int, 3000)  # lines to look at before giving up: a few milliseconds
WORTH = cython.declare(cython.int, 8)  # visits below which a node is not worth keeping
DEEPEST = cython.declare(cython.int, 64)


def known_key(position, scratch, seat):
    """A hash of everything that a seat knows about a position."""
    scratch.assign(position)
    scratch.imagine(seat, Random(1))
    return scratch.key()


@cython.final
@cython.cclass
class Recall:
    """Looks below the root of `tree`, which stands for `root` as `seat` saw it."""

    def __init__(self, tree: Tree, root: Position, seat: cython.int):
        self.tree = tree
        self.seat = seat
        self.scratch = root.copy()
        self.worlds = [root.copy()]
        self.tries = 0
        self.found = -1

    def find(self, now):
        """The node for the position `now` that has children, or -1. If there are several, the most visited one."""
        self.turns = now.turns
        self.turn = now.turn()
        self.key = known_key(now, self.scratch, self.seat)
        self._search(self.tree.root, 0)
        return self.found

    def _search(self, node, depth):
        child: cython.int
        here: Position = self.worlds[depth]
        there: Position
        self.tries += 1
        if here.turns == self.turns and here.turn() == self.turn:
            if self.tree.nodes[node].first and known_key(here, self.scratch, self.seat) == self.key:
                if self.found < 0 or self.tree.nodes[node].visits > self.tree.nodes[self.found].visits:
                    self.found = node
                return
        if here.turns > self.turns or here.turn() == OVER or depth == DEEPEST:
            return
        if len(self.worlds) == depth + 1:
            self.worlds.append(here.copy())
        there = self.worlds[depth + 1]
        child = self.tree.nodes[node].first
        while child and self.tries < TRIES:
            if self.tree.nodes[child].visits >= WORTH and not here.refuse(self.tree.nodes[child].move):
                there.assign(here)
                there.play(self.tree.nodes[child].move)
                self._search(child, depth + 1)
            child = self.tree.nodes[child].next
