"""Bouts between two players that are not levels. Each deal is played twice, with swapped seats and the same luck."""

import re
import time
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from donjon import Match, bots
from donjon.arena.ratings import elo, padded, sure
from donjon.bots import Chooser
from donjon.bots.glance import Glance
from donjon.bots.search import Limit
from donjon.bots.thinker import Thinker
from donjon.match.player import ComputerPlayer
from tools import sparring
from tools.weights import Numbers, changed, sense

Player = Numbers | str
"""The numbers of a sense; or the name of a bot or of a sparring partner, playouts and slips (1000/0.3), seconds a turn
(1s), with another number in its sense (1s@haste=0), or a look at the next move with its error (look/2.0)."""


@dataclass(frozen=True, slots=True)
class Bout:
    """What is played. `seconds` is processor time for a turn; a named bot has its own time."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    seconds: float
    one: Player
    other: Player


@dataclass(frozen=True, slots=True)
class Outcome:
    """How `one` did: the share of seats it finished ahead of, its lead in points, and how long it took."""

    share: float
    lead: float
    seconds: float
    turns: float

    def value(self, margin: float) -> float:
        """Half the result, half how clear it was. This says more about a game than who won."""
        lead = self.lead / margin
        return 0.5 * self.share + 0.25 + 0.25 * lead / (1.0 + abs(lead))


def play(bout: Bout) -> Outcome:
    began = time.process_time()
    games = [_game(bout, first) for first in (0, 1)]
    share, lead, turns = (fmean(values) for values in zip(*games, strict=True))
    return Outcome(share, lead, time.process_time() - began, turns)


def _game(bout: Bout, first: int) -> tuple[float, float, int]:
    match = Match(bout.game, bout.seats, bout.seed, bout.options)
    mine = [seat % 2 == first for seat in range(bout.seats)]
    players = [ComputerPlayer(partial(bot, bout, own), bout.seed * 100 + seat) for seat, own in enumerate(mine)]
    while match.to_move is not None:
        match.play(players[match.to_move].choose(match))
    scores = [[s for s, own in zip(match.scores, mine, strict=True) if own is side] for side in (True, False)]
    return share(match, mine), fmean(scores[0]) - fmean(scores[1]), match.turns


def share(match: Match, mine: list[bool]) -> float:
    """The share of the other seats that some seats finished ahead of."""
    ranks = [[r for r, own in zip(match.ranks, mine, strict=True) if own is side] for side in (True, False)]
    return fmean(1.0 if a < b else 0.5 if a == b else 0.0 for a in ranks[0] for b in ranks[1])


def bot(bout: Bout, own: bool) -> Chooser:
    """A new bot for one side of a bout."""
    player = bout.one if own else bout.other
    if not isinstance(player, str):
        return Thinker(Limit(bout.seconds), clock=time.thread_time, sense=sense(bout.game, player))
    if player in sparring.PARTNERS:
        return sparring.PARTNERS[player]
    return _thinking(bout.game, player) or bots.find(player, clock=time.thread_time)


def _thinking(game: str, player: str) -> Chooser | None:
    """What `1000/0.3`, `1s`, `1s@haste=0` and `look/2.0` mean; None for any other text."""
    found = re.fullmatch(r"(\d+)(?:/([\d.]+))?|([\d.]+)s(?:@([\w.]+)=(-?[\d.]+))?|look/([\d.]+)", player)
    if not found:
        return None
    playouts, slip, seconds, name, number, error = found.groups()
    if error:
        return Glance(1.0, float(error))
    limit = Limit(float(seconds)) if seconds else Limit(playouts=int(playouts))
    own = sense(game, changed(game, {name: float(number)})) if name else None
    return Thinker(limit, clock=time.thread_time, slip=float(slip or 0), sense=own)


def told(shares: list[float]) -> str:
    """Points, and Elo with its 95 % interval, by deal."""
    games = 2 * len(shares)
    middle, spread, weight = padded(shares, games)
    error = sure(len(shares)) * (spread / weight) ** 0.5
    low, high = elo(middle - error), elo(middle + error)
    return f"{fmean(shares):.1%} of {games} games, {elo(middle):+.0f} Elo, 95 %: {low:+.0f} … {high:+.0f}"
