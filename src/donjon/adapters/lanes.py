"""Many games side by side, each in a lane of its own, stepped without the GIL. Types are in lanes.pxd.

`Batch` owns the arrays and the threads; this is what a thread does with the lanes that it takes (shares.py).
"""

import cython

if not cython.compiled:  # compiled, these come from lanes.pxd
    from donjon.adapters.shares import Share, Taker
    from donjon.core.position import CHANCE, OVER, Position, draw_chance
    from donjon.core.random import Random
    from donjon.core.tensor import Tensor

    def pointers(items):
        """The same, for C."""
        return items


AHEAD = cython.declare(cython.int, 512)  # bytes of the next position that are fetched during a step
CHECKS_AHEAD = cython.declare(cython.int, 48)  # lanes; checks are quicker than steps
STEPS_AHEAD = cython.declare(cython.int, 8)
FULL = cython.declare(cython.int, -1)  # in `counts`: more legal moves than there is room for


@cython.final
@cython.cclass
class Lanes:
    """Positions, each with its luck, and the arrays that say what can be done in each."""

    def __init__(
        self, tensor: Tensor, start: Position, bound: cython.int, luck: list[Random], arrays: dict[str, object]
    ):
        self.tensor = tensor
        self.listed = tensor.actions is None
        self.start = start
        self.bound = bound
        self.legal = arrays["legal"]
        self.moves = arrays["moves"]
        self.counts = arrays["legal_count"]
        self.players = arrays["current_player"]
        self.rewards = arrays["rewards"]
        self.done = arrays["terminated"]
        self.cut = arrays["truncated"]
        self.plies = arrays["plies"]
        self.positions = [start.copy() for _ in luck]
        self.luck = luck
        self.games = pointers(self.positions)
        self.lucks = pointers(self.luck)
        if cython.compiled:
            self._use_large_pages()

    def __dealloc__(self):
        free(self.games)
        free(self.lucks)

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

    def step(self, taker: Taker, checks: Share, steps: Share, actions: object) -> None:
        """Make these actions. If one is not legal, the checks have failed, and nothing changes.

        The steps have failed if there is no room for a list of legal moves.
        """
        chosen: cython.int[::1] = actions
        lane: cython.int
        with cython.nogil:
            while taker.take(checks):
                for lane in range(taker.first, taker.last):
                    if not self.listed:
                        self._claim(lane + CHECKS_AHEAD)
                    if not self._is_legal(lane, chosen[lane]):
                        checks.failed = True
            checks.wait()
            while not checks.failed and taker.take(steps):
                for lane in range(taker.first, taker.last):
                    if lane + 1 < taker.last:
                        self._fetch(lane + 1)
                    self._claim(lane + STEPS_AHEAD)
                    if not self._step(cython.cast(Position, self.games[lane]), lane, chosen[lane], taker):
                        steps.failed = True

    def first_illegal(self, actions: object) -> int:
        """The first lane whose action is not legal, or -1."""
        chosen: cython.int[::1] = actions
        lane: cython.int
        for lane in range(len(self.positions)):
            if not self._is_legal(lane, chosen[lane]):
                return lane
        return -1

    def settle(self, taker: Taker, share: Share) -> None:
        """Let chance play, and list what can be done then. It fails if there is no room for a list."""
        lane: cython.int
        with cython.nogil:
            while taker.take(share):
                for lane in range(taker.first, taker.last):
                    if not self._settle(cython.cast(Position, self.games[lane]), lane, taker):
                        share.failed = True

    def settle_one(self, taker: Taker, lane: cython.int) -> None:
        self._settle(cython.cast(Position, self.games[lane]), lane, taker)

    def observe(self, taker: Taker, share: Share, out: object) -> None:
        """What the seat to move sees, a row a lane."""
        seen: cython.uchar[:, ::1] = out
        lane: cython.int
        with cython.nogil:
            while taker.take(share):
                for lane in range(taker.first, taker.last):
                    self._observe(cython.cast(Position, self.games[lane]), lane, seen)

    def mask(self, taker: Taker, share: Share, out: object) -> None:
        """1 for each legal action, a row a lane."""
        allowed: cython.uchar[:, ::1] = out
        lane: cython.int
        i: cython.int
        with cython.nogil:
            while taker.take(share):
                for lane in range(taker.first, taker.last):
                    for i in range(allowed.shape[1]):
                        allowed[lane, i] = 0
                    for i in range(self.counts[lane]):
                        allowed[lane, self.legal[lane, i]] = 1

    def _fetch(self, lane):
        """Have the beginning of a position in the cache when its turn comes. Every move reads it."""
        i: cython.int
        if cython.compiled:
            for i in range(0, AHEAD, 64):
                prefetch(cython.cast(cython.p_char, self.games[lane]) + i)

    def _claim(self, lane):
        """Have a lane's list in the cache, ready to be written.

        The caller has read in it to choose an action. If another core steps this lane, it would wait until the caller's
        core has given the list back, and for a third of a microsecond where the two share no cache.
        """
        i: cython.int
        if cython.compiled and lane < self.counts.shape[0]:
            for i in range(0, self.counts[lane] + 16, 16):  # a cache line at a time
                if self.listed:
                    claim(cython.address(self.moves[lane, i]))
                else:
                    claim(cython.address(self.legal[lane, i]))

    def _observe(self, game, lane, seen):
        if cython.compiled:
            self.tensor.observe(game, self.players[lane], cython.address(seen[lane, 0]))
        else:
            self.tensor.observe(game, int(self.players[lane]), seen[lane].data)

    def _step(self, game, lane, action, taker):
        seat: cython.int
        for seat in range(game.seats):
            self.rewards[lane, seat] = 0.0
        self.done[lane] = 0
        self.cut[lane] = 0
        self.plies[lane] += 1
        game.play(cython.cast(cython.int, self._move(lane, action)))
        return self._settle(game, lane, taker)

    def _settle(self, game, lane, taker):
        """Chance plays; a game that is finished, or has gone on for too long, begins anew. Then the legal actions of
        the seat to move are listed. False if there are too many."""
        i: cython.int
        while game.turn() < 0 or self.plies[lane] > self.bound:
            if game.turn() == CHANCE:
                game.legal(taker.moves)
                game.play(draw_chance(game, taker.moves, cython.cast(Random, self.lucks[lane])))
                self.plies[lane] += 1
                continue
            if game.turn() == OVER:
                self.done[lane] = 1
            else:
                self.cut[lane] = 1
            self._reward(game, lane)
            self.plies[lane] = 0
            game.assign(self.start)
        self.players[lane] = game.turn()
        game.legal(taker.moves)
        if taker.moves.count > self.tensor.width:
            self.counts[lane] = FULL
            return False
        if self.listed:  # then `legal` counts from 0 on and never changes
            for i in range(taker.moves.count):
                self.moves[lane, i] = taker.moves.items[i]
        else:
            for i in range(taker.moves.count):
                self.legal[lane, i] = self.tensor.actions.action(taker.moves.items[i])
        self.counts[lane] = taker.moves.count
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
