"""One thread of a search: walks down the tree in a newly imagined world, plays on from there, and reports the result.

Types are in walker.pxd. Nothing here knows a game, or sees what the searching seat cannot know.
"""

import cython

if not cython.compiled:  # compiled, these come from walker.pxd
    from donjon.bots.plain import first_of, lock, next_of, unlock, visit
    from donjon.bots.playout import playout
    from donjon.bots.tree import Tree
    from donjon.core.position import CHANCE, MOST_MOVES, OVER, Moves, Position, draw_chance
    from donjon.core.random import Random, mix
    from donjon.core.sense import Outlook, Sense, Values

    DEEPEST = 1024  # moves down the tree
    SLOTS = 16384  # a power of two, several times MOST_MOVES
    FEW = 4  # children that a position begins with
    LONGEST = 100000  # moves of a playout
    CHECKED = True  # ask the rules before every move of the tree

HASH = cython.declare(cython.uint, 2654435761)
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
                    self.tree.hang(node, self.tree.last(node), child, 1)
            unlock(self.tree.nodes[node])
        return child if child > 0 else 0

    def _choose(self, node, seat):
        """Children come when they are needed: some at the first visit, more when the last of them is to be tried."""
        child: cython.int = first_of(self.tree.nodes[node])
        if self.hidden or not child:
            self.world.legal(self.moves)
        if not child:
            return self._grow(node, seat, 0)
        if self.hidden and not self._alike(node):
            return self._match(node, seat)
        child = self.tree.pick(node, self.sense.curiosity)
        if not (self.tree.nodes[child].visits or next_of(self.tree.nodes[child]) or self.tree.nodes[node].whole):
            if not self.hidden:
                self.world.legal(self.moves)
            self._grow(node, seat, child)
        return child

    def _alike(self, node):
        """Are the same moves legal here as in all other worlds so far? Then all children are, and all were before."""
        child: cython.int
        tries: cython.int = 0
        if self.tree.nodes[node].regular and self.tree.nodes[node].moves != hash_of(self.moves):
            self.tree.nodes[node].regular = False
            child = first_of(self.tree.nodes[node])
            while child:
                tries += self.tree.nodes[child].visits
                child = next_of(self.tree.nodes[child])
            child = first_of(self.tree.nodes[node])
            while child:
                self.tree.nodes[child].available = tries
                child = next_of(self.tree.nodes[child])
        return self.tree.nodes[node].regular

    def _match(self, node, seat):
        """Choose among the children that are legal in this world. If all of them were tried before, add some."""
        i: cython.int
        count: cython.int = 0
        tried: cython.int = 0
        last: cython.int = 0
        child: cython.int = first_of(self.tree.nodes[node])
        self._index()
        while child:
            i = self._place(self.tree.nodes[child].move)
            if i >= 0:
                self.candidates[count] = child
                count += 1
                tried += self.tree.nodes[child].visits > 0
            last = child
            child = next_of(self.tree.nodes[child])
        if tried == count < self.moves.count:
            child = self._grow(node, seat, last)
            while child:
                self.candidates[count] = child
                count += 1
                child = next_of(self.tree.nodes[child])
        return self.tree.select(self.candidates, count, self.sense.curiosity) if count else 0

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

    # Growing.

    def _grow(self, node, seat, last):
        """Add children behind the last one. Returns the first of them, or 0."""
        first: cython.int = 0
        if not lock(self.tree.nodes[node]):
            return 0
        if not (next_of(self.tree.nodes[last]) if last else first_of(self.tree.nodes[node])):
            first = self._add(node, seat, last)  # otherwise another thread has just added some
        unlock(self.tree.nodes[node])
        return first

    def _add(self, node, seat, last):
        """As many children as there are, but all at the root: the most promising of the moves that have none."""
        i: cython.int
        first: cython.int
        total: cython.double
        tries: cython.int
        most: cython.int = max(FEW, self.tree.nodes[last].place + 1) if last else FEW
        left: cython.int = 0
        if not last:
            self.tree.nodes[node].luck = self.random.next() >> 32
        total = self._promise(node)
        tries = self._cross_off(node)
        for i in range(self.moves.count):
            left += self.weights.items[i] > 0.0
        if node == self.tree.root or most > left:
            most = left
        first = self.tree.reserve(most) if most else 0
        if first < 0:
            return 0
        self.tree.nodes[node].whole = most == left
        if not last:
            self.tree.nodes[node].regular = True
            self.tree.nodes[node].moves = hash_of(self.moves)
        if not most:
            return 0
        for i in range(most):
            self._fill(first + i, seat, total, tries)
        self.tree.hang(node, last, first, most)
        return first

    def _promise(self, node):
        """Roughly how promising each legal move is, and the sum of that. Only roughly, because otherwise a bot would
        always play the same game where there is no chance. It is the node's luck, the same whenever children come."""
        i: cython.int
        weight: cython.double
        total: cython.double = 0.0
        self.sense.prior(self.world, self.moves, self.weights)
        for i in range(self.moves.count):
            weight = self.weights.items[i] * (
                0.5 + (mix(self.tree.nodes[node].luck, self.moves.items[i]) >> 48) / 65536.0
            )
            self.weights.items[i] = weight
            total += weight
        return total

    def _cross_off(self, node):
        """Moves that have a child are not promising any more. Returns how often all children have been tried."""
        i: cython.int
        tries: cython.int = 0
        child: cython.int = first_of(self.tree.nodes[node])
        if child:
            self._index()
        while child:
            i = self._place(self.tree.nodes[child].move)
            if i >= 0:
                self.weights.items[i] = 0.0
            tries += self.tree.nodes[child].visits
            child = next_of(self.tree.nodes[child])
        return tries

    def _fill(self, child, seat, total, tries):
        """Make a node of the most promising move that is left. It could have been tried as often as others were."""
        i: cython.int
        best: cython.int = 0
        for i in range(1, self.moves.count):
            if self.weights.items[i] > self.weights.items[best]:
                best = i
        self.tree.fill(child, seat, self.moves.items[best], self.weights.items[best] / total)
        self.tree.nodes[child].available = tries
        self.weights.items[best] = 0.0

    def widen(self):
        """Give every legal move at the root a node, if there is room for them."""
        root: cython.int = self.tree.root
        self.world.assign(self.start)
        self.world.imagine(self.seat, self.random)
        self.world.legal(self.moves)
        self._grow(root, self.world.turn(), self.tree.last(root))


def hash_of(moves):
    """A hash of a set of moves."""
    i: cython.int
    found: cython.ulonglong = 0
    for i in range(moves.count):
        found ^= mix(0, moves.items[i])
    return found
