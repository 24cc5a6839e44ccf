"""Is luck zero on average? A table and a picture of many games between bots:  python -m tools.luck --games 200

Luck is what came against what was expected, and the same procedure judges both. So it is zero on average at any depth
of search, and a shallow one is enough. Each game is added to a file; the next run goes on where the last one stopped.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import mean, pstdev

import msgspec

from donjon import Match, bots, list_games
from donjon.core.random import Random
from donjon.core.registry import find
from donjon.match.player import ComputerPlayer
from donjon.study.account import luck_of
from donjon.study.worth import MILLION, Worth
from donjon.workers import Hands, each

ROWS = Path(__file__).parents[1] / "build" / "luck.jsonl"
LEVEL = "novice"
PLAYOUTS = 8
FEW = {"outcomes": 1, "deals": 2, "worlds": 1}  # looked at for an expectation, which stays the same on average
HEAD = (
    "| game | seats | games | mean luck | its error | errors from 0 | spread of luck | processor time |\n"
    "|---|---|---|---|---|---|---|---|\n"
)
WIDTH, PANEL, LEFT, TOP = 720, 120, 110, 40
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#555}.head{font-weight:600}.zero{stroke:#999}.band{fill:#3b78b533}"
    ".mean{fill:none;stroke:#3b78b5;stroke-width:2}@media(prefers-color-scheme:dark){text{fill:#bbb}}"
)


class Row(msgspec.Struct, frozen=True):
    """One game: the luck of the first seat, in wins, and the processor time it took to play and look at it."""

    game: str
    seed: int
    luck: float
    seconds: float


def looked(task: tuple[str, int, int]) -> Row:
    """One game between bots, and its luck."""
    game, seed, playouts = task
    began = time.thread_time()
    match = Match(game, find(game).seats[0], f"luck {seed}")
    make = partial(bots.find, LEVEL, clock=time.thread_time)
    players = [ComputerPlayer(make, seed * 10 + seat) for seat in range(match.seats)]
    while (seat := match.to_move) is not None:
        match.play(players[seat].choose(match))
    salt = Random(
        seed
    ).next()  # all games begin alike: with the same samples, they would all expect too much or too little
    luck = luck_of(match, Worth(playouts, **FEW, salt=salt))
    return Row(game, seed, luck[0] / MILLION, time.thread_time() - began)


def line(game: str, rows: Sequence[Row]) -> str:
    luck = [row.luck for row in rows]
    error = pstdev(luck) / math.sqrt(len(luck))
    cells = (
        *(game, str(find(game).seats[0]), str(len(rows)), f"{mean(luck):+.2%}", f"{error:.2%}"),
        *(f"{mean(luck) / (error or 1):+.1f}", f"{pstdev(luck):.0%}", f"{sum(row.seconds for row in rows):.0f} s"),
    )
    return f"| {' | '.join(cells)} |\n"


def picture(found: Sequence[tuple[str, Sequence[Row]]]) -> str:
    """How the mean settles: a panel for each game, with the mean of its first games and twice its error either side."""
    height = TOP + PANEL * len(found) + 20
    panels = "".join(_panel(game, rows, TOP + PANEL * number) for number, (game, rows) in enumerate(found))
    most = max(len(rows) for _, rows in found)
    title = "Mean luck of the first seat, and twice its error, over more and more games"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"><title>{title}</title>'
        f'<style>{STYLE}</style><text class="head" x="12" y="22">{title}</text>{panels}'
        f'<text x="{WIDTH - 10}" y="{height - 6}" text-anchor="end">{most} games</text></svg>\n'
    )


def _panel(game: str, rows: Sequence[Row], top: int) -> str:
    luck = [row.luck for row in rows]
    counts = range(10, len(luck) + 1)
    means = [mean(luck[:count]) for count in counts]
    errors = [2 * pstdev(luck[:count]) / math.sqrt(count) for count in counts]
    tall = max(abs(middle) + error for middle, error in zip(means, errors, strict=True)) or 1.0
    middle, room = top + PANEL / 2, PANEL / 2 - 12

    def points(values: Sequence[float]) -> list[str]:
        across = (WIDTH - LEFT - 10) / (len(luck) - counts[0] or 1)
        return [f"{LEFT + i * across:.1f},{middle - value / tall * room:.1f}" for i, value in enumerate(values)]

    high = points([one + error for one, error in zip(means, errors, strict=True)])
    low = points([one - error for one, error in zip(means, errors, strict=True)])
    return (
        f'<text class="head" x="12" y="{middle:.0f}">{game}</text>'
        f'<text x="{LEFT - 6}" y="{middle - room + 4:.0f}" text-anchor="end">{tall:+.0%}</text>'
        f'<text x="{LEFT - 6}" y="{middle + room + 4:.0f}" text-anchor="end">{-tall:+.0%}</text>'
        f'<polygon class="band" points="{" ".join([*high, *reversed(low)])}"/>'
        f'<line class="zero" x1="{LEFT}" x2="{WIDTH - 10}" y1="{middle}" y2="{middle}"/>'
        f'<polyline class="mean" points="{" ".join(points(means))}"/>'
    )


def read(path: Path) -> list[Row]:
    return [msgspec.json.decode(text, type=Row) for text in path.read_text().splitlines()] if path.exists() else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of each game (200)")
    parser.add_argument("--only", choices=list_games(), help="one game (all)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help=f"for each value ({PLAYOUTS})")
    parser.add_argument(
        "--rows", type=Path, default=ROWS, metavar="FILE", help="a line for each game (build/luck.jsonl)"
    )
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw it as an SVG")
    chosen = parser.parse_args()
    games = [chosen.only] if chosen.only else list_games()
    known = {(row.game, row.seed) for row in read(chosen.rows)}
    tasks = [(game, seed, chosen.playouts) for game in games for seed in range(chosen.games)]
    chosen.rows.parent.mkdir(parents=True, exist_ok=True)
    with chosen.rows.open("a") as file:
        for done in each(looked, [task for task in tasks if task[:2] not in known], Hands(chosen.workers)):
            print(msgspec.json.encode(done.answer).decode(), file=file, flush=True)
    rows = sorted(read(chosen.rows), key=lambda row: row.seed)
    found = [(game, [row for row in rows if row.game == game and row.seed < chosen.games]) for game in games]
    print(HEAD + "".join(line(game, theirs) for game, theirs in found), end="")
    if chosen.picture:
        chosen.picture.write_text(picture(found))


if __name__ == "__main__":
    main()
