"""Many games side by side, each in a lane of its own, stepped without the GIL. Types are in lanes.pxd.

`Batch` owns the arrays and the threads; this is what a thread does with some of the lanes.
"""

import cython

if not cython.compiled:  # compiled, these come from lanes.pxd
    from donjon.core.position import OVER, Moves, Position, draw_chance
    from donjon.core.random import Random
    from donjon.core.tensor import Tensor

AHEAD = cython.declare(cython.int, 512)  # bytes of the next position that are fetched during a step
FULL = cython.declare(cython.int, -1)  # in `counts`: more legal moves than there is room for


@cython.final
@cython.cclass
class Tools:
    """What one thread needs to work with."""

    def __init__(self):
        self.moves = Moves()
        self.random = Random(0)


@cython.final
@cython.cclass
class Lanes:
    """Positions, and the arrays that say what can be done in each."""

    def __init__(self, tensor: Tensor, start: Position, arrays: dict[str, object]):
        lane: cython.int
        self.tensor = tensor
        self.listed = tensor.actions is None
        self.start = start
        self.luck = arrays["luck"]
        self.legal = arrays["legal"]
        self.moves = arrays["moves"]
        self.counts = arrays["legal_count"]
        self.players = arrays["current_player"]
        self.rewards = arrays["rewards"]
        self.done = arrays["terminated"]
        self.picked = arrays["picked"]
        self.positions = [start.copy() for _ in range(len(arrays["luck"]))]
        if cython.compiled:
            self.games = cython.cast(
                cython.pointer(cython.pointer(PyObject)), malloc(len(self.positions) * cython.sizeof(cython.p_void))
            )
            if not self.games:
                raise MemoryError
            for lane in range(len(self.positions)):
                self.games[lane] = cython.cast(cython.pointer(PyObject), self.positions[lane])
            self._use_large_pages()
        else:
            self.games = self.positions

    def __dealloc__(self):
        free(self.games)

    def _use_large_pages(self):
        """Ask the system for pages of 2 MB: with small ones, much of a step goes into looking up addresses."""
        lane: cython.int
        page: cython.size_t
        last: cython.size_t = 0
        if len(self.positions) * type(self.start).__basicsize__ < LARGE_PAGE:
            return
        for lane in range(len(self.positions)):
            page = cython.cast(cython.size_t, self.games[lane]) & ~(LARGE_PAGE - 1)
            if page != last:
                enlarge(page)
            last = page

    def position(self, lane: cython.int) -> Position:
        return self.positions[lane]

    def pick(self, actions: object, first: cython.int, last: cython.int) -> int:
        """Find the action of each of these lanes among its legal ones. The first lane where it is not legal, or -1."""
        chosen: cython.int[::1] = actions
        lane: cython.int
        wrong: cython.int = -1
        with cython.nogil:
            for lane in range(first, last):
                if not self._is_legal(lane, chosen[lane]):
                    wrong = lane
                    break
                self.picked[lane] = self._move(lane, chosen[lane])
        return wrong

    def _is_legal(self, lane, action):
        i: cython.int
        legal: cython.bint = self.listed and 0 <= action < self.counts[lane]
        if not self.listed:
            for i in range(self.counts[lane]):
                legal |= self.legal[lane, i] == action
        return legal

    def _move(self, lane, action):
        """The move of a legal action."""
        if self.listed:
            return self.moves[lane, action]
        return self.tensor.actions.move(cython.cast(cython.int, action))

    def step(self, tools: Tools, first: cython.int, last: cython.int) -> None:
        """Make the moves that were picked in these lanes."""
        lane: cython.int
        with cython.nogil:
            for lane in range(first, last):
                if lane + 1 < last:
                    self._fetch(lane + 1)
                self._step(cython.cast(Position, self.games[lane]), lane, tools)

    def settle(self, tools: Tools, first: cython.int, last: cython.int) -> None:
        """Let chance play in these lanes, and list what can be done then."""
        lane: cython.int
        with cython.nogil:
            for lane in range(first, last):
                self._settle(cython.cast(Position, self.games[lane]), lane, tools)

    def _fetch(self, lane):
        """Have the beginning of a position in the cache when its turn comes. Every move reads it."""
        i: cython.int
        if cython.compiled:
            for i in range(0, AHEAD, 64):
                prefetch(cython.cast(cython.p_char, self.games[lane]) + i)

    def observe(self, out: object, first: cython.int, last: cython.int) -> None:
        """What the seat to move sees, a row a lane."""
        seen: cython.uchar[:, ::1] = out
        lane: cython.int
        if not cython.compiled:
            for lane in range(first, last):
                self.tensor.observe(self.games[lane], int(self.players[lane]), seen[lane].data)
            return
        with cython.nogil:
            for lane in range(first, last):
                self.tensor.observe(
                    cython.cast(Position, self.games[lane]), self.players[lane], cython.address(seen[lane, 0])
                )

    def mask(self, out: object, first: cython.int, last: cython.int) -> None:
        """1 for each legal action, a row a lane."""
        allowed: cython.uchar[:, ::1] = out
        lane: cython.int
        i: cython.int
        with cython.nogil:
            for lane in range(first, last):
                for i in range(allowed.shape[1]):
                    allowed[lane, i] = 0
                for i in range(self.counts[lane]):
                    allowed[lane, self.legal[lane, i]] = 1

    def _step(self, game, lane, tools):
        seat: cython.int
        for seat in range(game.seats):
            self.rewards[lane, seat] = 0.0
        self.done[lane] = 0
        game.play(cython.cast(cython.int, self.picked[lane]))
        self._settle(game, lane, tools)

    def _settle(self, game, lane, tools):
        """Chance plays; a finished game begins anew. Then the legal actions of the seat to move are listed."""
        i: cython.int
        tools.random.state = cython.cast(cython.ulonglong, self.luck[lane])
        while game.turn() < 0:
            if game.turn() == OVER:
                self._reward(game, lane)
                self.done[lane] = 1
                game.assign(self.start)
            else:
                game.legal(tools.moves)
                game.play(draw_chance(game, tools.moves, tools.random))
        self.luck[lane] = tools.random.state
        self.players[lane] = game.turn()
        game.legal(tools.moves)
        if tools.moves.count > self.legal.shape[1]:
            self.counts[lane] = FULL
            return False
        if self.listed:  # then `legal` counts from 0 on and never changes
            for i in range(tools.moves.count):
                self.moves[lane, i] = tools.moves.items[i]
        else:
            for i in range(tools.moves.count):
                self.legal[lane, i] = self.tensor.actions.action(tools.moves.items[i])
        self.counts[lane] = tools.moves.count
        return True

    def _reward(self, game, lane):
        """By rank, from 1 for the first to -1 for the last. Ties share, so that all rewards add up to 0."""
        seat: cython.int
        other: cython.int
        balance: cython.int
        for seat in range(game.seats):
            balance = 0
            for other in range(game.seats):
                balance += (game.rank(other) > game.rank(seat)) - (game.rank(other) < game.rank(seat))
            self.rewards[lane, seat] = balance / cython.cast(cython.float, game.seats - 1)
