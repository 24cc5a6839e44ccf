"""Where bots think: in processes of their own, here or on other machines, so that the server never waits for them.

Whoever thinks is handed an imagined world as a diagram and gives back a move as text: it could not cheat if it would.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from donjon import bots
from donjon.bots.worker import Failed, Lost
from donjon.core import registry
from donjon.core.random import Random
from donjon.match import Match
from donjon.match.player import reply
from donjon.server.desk import Desk, Mind, NobodyThere, NotWanted, Question, always
from donjon.server.limits import Buckets
from donjon.server.logs import log
from donjon.server.refused import Refused
from donjon.server.review import PARTS, part, whole
from donjon.study.account import Account, Progress
from donjon.study.review import Review

GRACE = 15.0  # seconds more than its time before a bot is taken to hang: a machine may be busy
REVIEW = 60.0  # seconds for a part of a review
LOOK = 20.0  # seconds for what takes milliseconds, on a machine that may be busy
ROOM = 16_000_000  # nodes, below a GiB: the trees of the bots that a process remembers have room in it
LITTLE = 100_000  # what a bot without a tree counts as
STAND_IN, ADVISER = "casual", "master"  # unless a table or a question names another
MOST_KEPT = 10_000  # tables whose desk is remembered
HINT = 0.8  # seconds a turn at most for a hint: with the way there and back it comes within one

T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot is asked: for which seat of which table, in what imagined world (as a diagram), with what luck, and in
    what share of its time."""

    table_id: str
    game: str
    diagram: str
    seat: int
    seed: int
    scale: float = 1.0


class Advised(NamedTuple):
    """A move for somebody who asked, the chance to win with it, and that on average over the moves thought about."""

    move: str
    chance: float | None = None
    usual: float | None = None


def thought(table_id: str, match: Match) -> Thought:
    """The question to whoever is to move at that table."""
    seat = match.to_move
    assert seat is not None
    world = match.imagined(seat, secrets.randbits(60))
    return Thought(table_id, match.game.name, match.game.diagram(world), seat, secrets.randbits(60))


class Thinkers:
    """Processes that bots think in, each started when it is needed, and those of machines that have joined. A table
    always asks the same one as long as it is there, so that a bot can keep its search from move to move and share its
    time over a turn."""

    def __init__(self, processes: int, shares: Buckets, answer: Callable[[str, Thought], str] | None = None) -> None:
        self._shares = shares
        self._here = [Desk(shares) for _ in range(processes)]
        self._joined: list[Desk] = []
        self._spare = Desk(shares)  # where there is nobody else
        self._kept: dict[str, Desk] = {}  # by table, the one asked for last at the end
        self._reviewers = [Desk(shares) for _ in range(processes + 1)]  # no bot waits for these
        self._adviser, self._looker = Desk(shares), Desk(shares)
        self._answer = answer or think

    @property
    def joined(self) -> int:
        """How many processes of other machines think for us."""
        return len(self._joined)

    def join(self, minds: Sequence[Mind]) -> list[Desk]:
        """Let these think, too, each at a desk of its own."""
        desks = [Desk(self._shares, mind) for mind in minds]
        self._joined += desks
        return desks

    def part(self, desks: Sequence[Desk]) -> None:
        """Those have gone. Whatever they were asked is asked anew elsewhere."""
        self._joined = [desk for desk in self._joined if desk not in desks]
        for desk in desks:
            desk.dismiss()

    def _desk(self, table_id: str) -> Desk:
        """The one that knows this table, else the one with the least to do."""
        there = self._joined + self._here or [self._spare]
        kept = self._kept.pop(table_id, None)
        desk = kept if kept in there else min(there, key=lambda one: (one.load, random.random()))
        self._kept[table_id] = desk
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return desk

    async def choose(
        self, bot: str, question: Thought, address: str, wanted: Callable[[], bool] = always, hurry: bool = True
    ) -> str:
        """The move that bot makes there. A bot that hangs is ended and asked anew; after that, any legal move.

        `address` has woken the bot, and pays for its thinking. `NotWanted` if nobody waits when its turn has come.
        Where no person plays there is no `hurry`, and nobody's bot waits for this one.
        """

        def desk() -> Desk:
            table_id = question.table_id
            return self._desk(table_id) if hurry else self._reviewers[hash(table_id) % len(self._reviewers)]

        move = await self._patiently(desk, self._answer, bot, question, address, wanted)
        return move or think("random", question)

    async def advise(self, bot: str, question: Thought, address: str) -> Advised:
        """What that bot would do there, soon: it waits for no other bot and thinks no longer than a hint may."""
        question = question._replace(scale=min(1.0, HINT / (bots.level(bot).seconds or HINT)))
        found = await self._patiently(lambda: self._adviser, advise, bot, question, address)
        return found or Advised(think("random", question))

    async def _patiently(
        self,
        desk: Callable[[], Desk],
        answer: Callable[[str, Thought], T],
        bot: str,
        question: Thought,
        address: str,
        wanted: Callable[[], bool] = always,
    ) -> T | None:
        """The answer, asked for once more where the bot hangs; none if that fails, too: people want to play on."""

        async def ask(question: Thought) -> T:
            seconds = bots.level(bot).seconds * question.scale + GRACE
            while True:
                with contextlib.suppress(NobodyThere):  # then there is one fewer to ask
                    return cast(T, await desk().ask(Question(address, seconds, answer, (bot, question), wanted)))

        try:
            try:
                return await ask(question)
            except (TimeoutError, Lost) as error:
                _told(bot, question, error)
                return await ask(question._replace(seed=secrets.randbits(60)))
        except NotWanted:
            raise
        except Exception as error:  # whatever is wrong with a bot
            _told(bot, question, error)
            return None

    async def review(
        self, record: str, playouts: int, address: str, progress: Progress, wanted: Callable[[], bool] = always
    ) -> Review | None:
        """A finished game looked through, in processes that no bot waits for. Nothing if that fails, or if nobody wants
        it any more."""
        try:
            parts: dict[int, Account] = {}
            numbers = iter(range(PARTS))
            async with asyncio.TaskGroup() as group:
                for desk in self._reviewers:
                    group.create_task(_parts(desk, numbers, parts, record, playouts, address, progress, wanted))
            found = [parts[number] for number in range(PARTS)]
            question = Question(address, REVIEW, whole, (record, playouts, found), wanted)
            review: Review = await self._reviewers[0].ask(question)
            return review
        except* NotWanted:
            pass
        except* Exception as error:
            log.error("review failed", extra={"why": repr(error)})
        return None

    async def look(self, address: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Work that would hold the server up (`looks.py`), in a process that no bot waits for."""
        try:
            return await self._looker.ask(Question(address, LOOK, function, arguments))
        except (TimeoutError, Lost, Failed) as error:
            log.error("look failed", extra={"what": function.__name__, "why": repr(error)})
            raise Refused("broken", "broken") from error

    @property
    def waiting(self) -> int:
        """How many questions wait, whatever they are about."""
        return sum(desk.depth for desk in self._all())

    def _all(self) -> list[Desk]:
        return [*self._here, *self._joined, self._spare, *self._reviewers, self._adviser, self._looker]

    def close(self) -> None:
        for desk in self._all():
            desk.close()


async def _parts(
    desk: Desk,
    numbers: Iterator[int],
    parts: dict[int, Account],
    record: str,
    playouts: int,
    address: str,
    progress: Progress,
    wanted: Callable[[], bool],
) -> None:
    """One process takes the next part as soon as it is done with one."""
    for number in numbers:
        parts[number] = await desk.ask(Question(address, REVIEW, part, (record, playouts, number), wanted))
        progress(len(parts) / PARTS)


def _told(bot: str, question: Thought, error: Exception) -> None:
    """One line in the log; of a traceback, what it ends with."""
    why = str(error).strip().splitlines()[-1] if isinstance(error, Failed) else repr(error)
    log.error("bot failed", extra={"bot": bot, "game": question.game, "table_id": question.table_id, "why": why})


SEATED: dict[tuple[str, str, int], bots.Bot] = {}  # in a worker process, the one asked last at the end


def seated(bot: str, table_id: str, seat: int, scale: float = 1.0) -> bots.Bot:
    """A bot at its place, in the worker process. Those not asked for longest make room, and begin anew when asked."""
    key = (bot, table_id, seat)
    SEATED[key] = found = SEATED.pop(key, None) or bots.find(bot, scale)
    while len(SEATED) > 1 and sum(max(one.nodes, LITTLE) for one in SEATED.values()) > ROOM:
        del SEATED[next(iter(SEATED))]
    return found


def think(bot: str, question: Thought) -> str:
    """One move, in the worker process."""
    rules = registry.find(question.game)
    world = rules.from_diagram(question.diagram)
    player = seated(bot, question.table_id, question.seat, question.scale)
    return reply(player, rules, world, question.seat, Random(question.seed))


def advise(bot: str, question: Thought) -> Advised:
    """A move and what it is worth, in the worker process."""
    move = think(bot, question)
    player = seated(bot, question.table_id, question.seat, question.scale)
    rules = registry.find(question.game)
    world = rules.from_diagram(question.diagram)
    looked = [one for one in player.candidates(world) if one.visits]
    found = next((one for one in looked if rules.write(world, one.move) == move), None)
    if found is None:
        return Advised(move)
    usual = sum(one.visits * one.win[question.seat] for one in looked) / sum(one.visits for one in looked)
    return Advised(move, round(found.win[question.seat], 3), round(usual, 3))
