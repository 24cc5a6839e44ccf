"""Random games under the laws: all games, numbers of seats, options, and both ways of drawing chance.

Most games are played by compiled code, which checks the contract of a position at every move (`core/contract.py`). In
some of them every other law is checked, too, at one position and the next. A few games are played move by move, as
people play them, with texts and undo, and replayed from their records.
"""

import random
from collections import Counter
from collections.abc import Sequence

from donjon import Match, list_games
from donjon.core import registry
from donjon.core.contract import Watch
from donjon.core.game import may_be_endless
from donjon.core.position import OVER, Position
from donjon.core.random import Random
from donjon.match.laws import WATCHED, demand, look_lawfully, play_lawfully
from donjon.terminal.fuzz import table
from tools.campaign.crew import Campaign, Figures

SIZE = 500
LEAST = 0.06  # of all games are of one kind, even of the longest
LOOKED = 0.06  # of the games have a position with every law checked
WHOLE = 0.01  # of the games are played move by move and replayed
SHARE = 0.0002  # of their positions have every law checked


def lot(seed: str, count: int, looked: float = LOOKED, whole: float = WHOLE) -> Figures:
    """Games of all kinds. Long ones come less often."""
    dice, seen, names = random.Random(seed), Counter[str](), list_games()
    for name in dice.choices(names, weights(names), k=count):
        number, kind = dice.getrandbits(40), dice.random()
        try:
            seen += _replayed(name, number) if kind < whole else _watched(name, number, kind > 1 - looked)
        except Exception as error:
            raise AssertionError(f"{name}, seed {number}: {error!r}") from error
        seen[name] += 1
    return seen


def weights(names: Sequence[str]) -> list[float]:
    """The share of each game."""
    short = [registry.find(name).bound ** -0.5 for name in names]
    return [LEAST + (1 - LEAST * len(names)) * weight / sum(short) for weight in short]


def _replayed(name: str, number: int) -> Figures:
    match = table(name, number, None, {})
    checked = play_lawfully(match, number, SHARE)
    return Counter(positions=match.ply + 1, positions_checked=checked, replayed=1)


def _watched(name: str, number: int, looked: bool) -> Figures:
    """A game in compiled code. If it is looked at, then at a position anywhere in it."""
    start = table(name, number, None, {}, "script")
    end = start._position.copy()
    endless = may_be_endless(start.game, start.options)
    played = _play(end, number, WATCHED if endless else start.game.bound)
    demand(end.turn() == OVER or endless, "the game is over when nobody can move")
    demand(min(map(end.rank, range(end.seats))) == 1, "somebody has rank 1")
    pieces = [dict(start.game.conserved(position)) for position in (start._position, end)]
    demand(pieces[0] == pieces[1], "no piece is lost or made")
    return Counter(positions=played + 1, positions_checked=_look(start, number, played) if looked else 0)


def _play(position: Position, number: int, most: int) -> int:
    watch = Watch(position)
    played = watch.play(position, Random(number), most)
    demand(not watch.fault(), f"move {played}: {watch.fault()}")
    return played


def _look(start: Match, number: int, played: int) -> int:
    """Every law at one position of the game and the next; how many that were."""
    position = start._position.copy()
    _play(position, number, random.Random(number).randint(0, played))
    match = Match.from_diagram(start.game.name, start.game.diagram(position), number, "script")
    demand(match._position.key() == position.key(), "a diagram reads back as the position it shows")
    return look_lawfully(match, number)


CAMPAIGN = Campaign("games", "random games under the laws", "games", lot, SIZE, 1_000_000)
