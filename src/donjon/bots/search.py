"""Information-set Monte Carlo tree search for any game. Threads share one tree; every playout imagines a new world.

search = Search()
search.look_at(position, seat)      # a position as the seat may imagine it
search.think(Limit(seconds=1.0))
search.best().move
"""

import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from donjon.bots.recall import Recall
from donjon.bots.tree import Tree
from donjon.bots.walker import Walker
from donjon.core.position import Moves, Position
from donjon.core.random import Random
from donjon.core.sense import Sense, sense_of

NODES = 8_000_000  # 56 bytes each: below half a GiB
SLICE = 0.01  # the most seconds between two looks at the clock
TICK = 1e-6  # seconds; a coarse clock may not have advanced yet
ENDLESS = 1 << 40  # playouts nobody ever makes

Clock = Callable[[], float]
"""Counts seconds. `time.thread_time` counts only those a thread actually ran, which is fair on a shared machine."""


@dataclass(frozen=True, slots=True)
class Limit:
    """When to stop thinking: after so many seconds or playouts, whichever comes first."""

    seconds: float = math.inf
    playouts: int = ENDLESS


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move as the search sees it: how often it was tried, how good it is (0 to 1), what it means for each seat."""

    move: int
    visits: int
    value: float
    win: list[float]
    points: list[float]


class Search:
    """The search of one seat. It keeps its tree from move to move, and finds its place again by what the seat sees."""

    def __init__(
        self, sense: Sense | None = None, nodes: int = NODES, threads: int = 1, clock: Clock = time.perf_counter
    ) -> None:
        self.sense = sense
        self.nodes = nodes
        self.threads = threads
        self.clock = clock
        self.seat = -1
        self._root: Position | None = None
        self._tree: Tree | None = None
        self._hidden = False  # is anything hidden from the seat, or was it when the tree was started?
        self.recalled = 0  # visits the last look_at found in the tree

    def look_at(self, position: Position, seat: int) -> None:
        """Search from this position next, as `seat` sees it. Keep what the tree already knows about it."""
        if self._tree is None or self._root is None or type(position) is not type(self._root):
            self._tree = Tree(self.nodes)
        elif self.seat == seat and position.seats == self._root.seats and position.turns >= self._root.turns:
            self._keep(self._tree, self._root, position)
        else:
            self._tree.clear()
        self.recalled = self._tree.visits()
        self._root, self.seat = position.copy(), seat
        self._hidden = hides(position, seat) or (self._hidden and self.recalled > 0)

    def _keep(self, tree: Tree, root: Position, position: Position) -> None:
        """Continue from the node for this position, and give each of its moves a node. If its moves are not exactly the
        legal ones then, it comes from worlds that turned out to be wrong, and is useless."""
        moves = Moves()
        position.legal(moves)
        node = Recall(tree, root, self.seat).find(position)
        if node >= 0:
            tree.keep(node)
            self._walker(tree, position, Random(tree.visits())).widen()
        if node < 0 or {row[0] for row in tree.moves(position.seats)} != set(moves):
            tree.clear()

    def _walker(self, tree: Tree, root: Position, random: Random, cut: int | None = None) -> Walker:
        sense = self.sense or sense_of(root)
        return Walker(tree, sense, root, self.seat, self._hidden, sense.cut if cut is None else cut, random)

    def think(self, limit: Limit, random: Random, cut: int | None = None) -> int:
        """Search until the limit, and return the number of playouts. One thread without a clock is reproducible."""
        assert self._root is not None and self._tree is not None, "look_at a position first"
        walkers = [self._walker(self._tree, self._root, Random(random.next()), cut) for _ in range(self.threads)]
        share = -(-limit.playouts // self.threads)
        helpers = [
            threading.Thread(target=_walk, args=(walker, limit.seconds, share, self.clock)) for walker in walkers[1:]
        ]
        for helper in helpers:
            helper.start()
        _walk(walkers[0], limit.seconds, share, self.clock)
        for helper in helpers:
            helper.join()
        return sum(walker.playouts for walker in walkers)

    def looks_at(self, position: Position) -> bool:
        """Whether this is what it searches from."""
        return self._root is not None and self._root.key() == position.key()

    def candidates(self) -> list[Candidate]:
        """The legal moves, best first: most visited, then best rewarded, then in the game's order."""
        assert self._root is not None and self._tree is not None, "look_at a position first"
        moves = Moves()
        self._root.legal(moves)
        order = {move: place for place, move in enumerate(moves)}
        tried = [Candidate(*row) for row in self._tree.moves(self._root.seats) if row[0] in order]
        return sorted(tried, key=lambda c: (-c.visits, -c.value, order[c.move]))

    def mean(self) -> tuple[list[float], list[float]]:
        """How it stands at the root, whoever is to move there: each seat's chance to win and expected points."""
        assert self._root is not None and self._tree is not None, "look_at a position first"
        return self._tree.mean(self._root.seats)


def hides(position: Position, seat: int) -> bool:
    """Is anything hidden from a seat? If no deal changes the position, a node always has the same moves."""
    world = position.copy()
    keys = set()
    for seed in range(8):
        world.assign(position)
        world.imagine(seat, Random(seed))
        keys.add(world.key())
    return keys != {position.key()}


def _walk(walker: Walker, seconds: float, most: int, clock: Clock) -> None:
    """Run playouts in short slices, and look at the clock after each, so that the search ends on time."""
    began = now = clock()
    end = began + seconds
    slice_ = 1
    while walker.playouts < most and (walker.playouts == 0 or now < end):
        walker.run(min(slice_, most - walker.playouts))
        now = clock()
        each = max(now - began, TICK) / walker.playouts
        slice_ = max(1, min(2 * slice_, int(min(SLICE, (end - now) / 2) / each)))
