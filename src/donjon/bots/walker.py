"""One thread of a search: walks down the tree in a newly imagined world, plays on from there, and reports the result.

Types are in walker.pxd. Nothing here knows a game, or sees what the searching seat cannot know.
"""

import cython

if not cython.compiled:  # compiled, these come from walker.pxd
    from donjon.bots.plain import first_of, lock, unlock, visit
    from donjon.bots.playout import playout
    from donjon.bots.tree import Tree
    from donjon.core.position import CHANCE, MOST_MOVES, OVER, Moves, Position, draw_chance
    from donjon.core.random import Random
    from donjon.core.sense import Outlook, Sense, Values

    DEEPEST = 1024  # moves down the tree
    SLOTS = 16384  # a power of two, several times MOST_MOVES
    LONGEST = 100000  # moves of a playout
    CHECKED = True  # ask the rules before every move of the tree

HASH = cython.declare(cython.uint, 2654435761)
FINE = cython.declare(cython.uint, 65536)
MASK32 = cython.declare(cython.uint, 0xFFFFFFFF)


@cython.final
@cython.cclass
class Walker:
    """The memory of one thread. It has its own random numbers, so a thread with a seed always does the same."""

    def __init__(
        self,
        tree: Tree,
        sense: Sense,
        start: Position,
        seat: cython.int,
        hidden: cython.bint,
        cut: cython.int,
        random: Random,
    ):
        self.tree = tree
        self.sense = sense.for_thread(start)
        self.start = start
        self.seat = seat
        self.hidden = hidden
        self.cut = cut
        self.random = random
        self.world = start.copy()
        self.moves = Moves()
        self.weights = Values()
        self.outlook = Outlook()
        self.playouts = 0
        self.depth = 0
        self.impossible = -1
        self.stamp = 0
        if not cython.compiled:
            self.path = [0] * DEEPEST
            self.candidates = [0] * MOST_MOVES
            self.slots = [0] * SLOTS
            self.stamps = [0] * SLOTS

    def run(self, playouts):
        """Run this many playouts, without the GIL."""
        i: cython.int
        with cython.nogil:
            for i in range(playouts):
                self._walk()
        self.playouts += playouts
        if self.impossible >= 0:
            raise AssertionError(f"the tree holds an impossible move: {self.impossible}")

    def _walk(self):
        """One playout: imagine, go down to an untried move, play on, judge, and update every move on the path."""
        node: cython.int = self.tree.root
        last: cython.int = self.start.turns + self.sense.horizon
        seat: cython.int
        fresh: cython.bint
        self.world.assign(self.start)
        self.world.imagine(self.seat, self.random)
        self.depth = 0
        visit(self.tree.nodes[node])
        while self.depth < DEEPEST - 1:
            seat = self.world.turn()
            if seat == OVER or self.world.turns >= last:
                break
            node = self._chance(node) if seat == CHANCE else self._choose(node, seat)
            if not node:
                break
            if CHECKED and self.world.refuse(self.tree.nodes[node].move):
                self.impossible = self.tree.nodes[node].move
                break
            fresh = self.tree.nodes[node].visits == 0
            visit(self.tree.nodes[node])
            self.depth += 1
            self.path[self.depth] = node
            self.world.play(self.tree.nodes[node].move)
            if fresh:
                break
        self._finish()
        self.outlook.judge(self.sense, self.world)
        self.outlook.hasten(self.sense, self.world, self.seat)
        self.tree.learn(self.path, self.depth, self.outlook, self.world.seats)

    def _finish(self):
        """Play random moves to the end of the game, or for as many turns as the sense's `cut`."""
        last: cython.int = self.world.turns + self.cut
        if self.cut < 0:
            playout(self.world, self.moves, self.random, LONGEST)
            return
        while self.world.turns < last and self.world.turn() != OVER:
            playout(self.world, self.moves, self.random, 1)
        while self.world.turn() == CHANCE:
            playout(self.world, self.moves, self.random, 1)

    # Going down. Each method returns the next child, or 0 where the tree ends.

    def _chance(self, node):
        """Draw chance by weight every time. Each outcome becomes a node when it first happens."""
        move: cython.int
        child: cython.int
        self.world.legal(self.moves)
        move = draw_chance(self.world, self.moves, self.random)
        child = self.tree.child(node, move)
        if not child and lock(self.tree.nodes[node]):
            child = self.tree.child(node, move)
            if not child:
                child = self.tree.reserve(1)
                if child > 0:
                    self.tree.fill(child, CHANCE, move, 1.0)
                    self.tree.hang(node, child, 1)
            unlock(self.tree.nodes[node])
        return child if child > 0 else 0

    def _choose(self, node, seat):
        count: cython.int
        if not self.hidden and first_of(self.tree.nodes[node]):
            count = self._known(node)
        else:
            self.world.legal(self.moves)
            count = self._match(node, seat)
        return self.tree.select(self.candidates, count, self.hidden, self.sense.curiosity) if count else 0

    def _known(self, node):
        """Nothing is hidden, so the node's children are exactly the legal moves."""
        count: cython.int = 0
        child: cython.int = first_of(self.tree.nodes[node])
        while child:
            self.candidates[count] = child
            count += 1
            child = self.tree.nodes[child].next
        return count

    def _match(self, node, seat):
        """Choose among the children that are legal in this world. Add moves that are new."""
        i: cython.int
        seen: cython.int = first_of(self.tree.nodes[node])
        child: cython.int = seen
        found: cython.int = 0
        for i in range(self.moves.count):
            self.candidates[i] = 0
        if child:
            self._index()
        while child:
            i = self._place(self.tree.nodes[child].move)
            if i >= 0:
                self.candidates[i] = child
                found += 1
            child = self.tree.nodes[child].next
        if found < self.moves.count and lock(self.tree.nodes[node]):
            if first_of(self.tree.nodes[node]) == seen:  # otherwise another thread has just added some
                self._grow(node, seat, self.moves.count - found)
            unlock(self.tree.nodes[node])
        found = 0
        for i in range(self.moves.count):
            if self.candidates[i]:
                self.candidates[found] = self.candidates[i]
                found += 1
        return found

    def _index(self):
        """Build a table from legal moves to their index in the list."""
        i: cython.int
        slot: cython.uint
        self.stamp += 1
        for i in range(self.moves.count):
            slot = ((self.moves.items[i] * HASH) & MASK32) >> 18
            while self.stamps[slot] == self.stamp:
                slot = (slot + 1) & (SLOTS - 1)
            self.stamps[slot] = self.stamp
            self.slots[slot] = i

    def _place(self, move):
        """The index of a move in the list of legal moves, or -1."""
        slot: cython.uint = ((move * HASH) & MASK32) >> 18
        while self.stamps[slot] == self.stamp:
            if self.moves.items[self.slots[slot]] == move:
                return self.slots[slot]
            slot = (slot + 1) & (SLOTS - 1)
        return -1

    def _grow(self, node, seat, missing):
        """Add the legal moves that have no child yet, each roughly as promising as the sense says.

        Only roughly, because otherwise a bot would always play the same game where there is no chance.
        """
        i: cython.int
        weight: cython.double
        total: cython.double = 0.0
        first: cython.int = self.tree.reserve(missing)
        child: cython.int = first
        if first < 0:
            return
        self.sense.prior(self.world, self.moves, self.weights)
        for i in range(self.moves.count):
            weight = self.weights.items[i] * (0.5 + self.random.below(FINE) / 65536.0)
            self.weights.items[i] = weight
            total += weight
        for i in range(self.moves.count):
            if not self.candidates[i]:
                self.tree.fill(child, seat, self.moves.items[i], self.weights.items[i] / total)
                self.candidates[i] = child
                child += 1
        self.tree.hang(node, first, missing)
