"""Is luck zero on average? A table over many games between bots:  python tools/luck.py --games 200 [--workers 16]

For each game: the mean luck of the first seat in percent of a win, its standard error, how large luck and play are, and
the largest rest of start + luck + play - result, which is 0 if the sum is exact. `--into` writes it as Markdown.
"""

from __future__ import annotations

import argparse
import math
import time
from functools import partial
from pathlib import Path
from statistics import mean, pstdev

from donjon import Match, bots, list_games
from donjon.core.registry import find
from donjon.match.player import ComputerPlayer
from donjon.study.account import account
from donjon.study.review import PLAYOUTS
from donjon.study.worth import MILLION, Worth
from donjon.workers import Hands, each

LEVEL = "club"
Row = tuple[list[float], list[float], int, float]  # by seat: luck, own play; rest, processor seconds


def looked(task: tuple[str, int, int, int]) -> Row:
    """One game between bots, and its account."""
    game, seats, seed, playouts = task
    match = Match(game, seats, f"luck {seed}")
    players = [
        ComputerPlayer(partial(bots.find, LEVEL, clock=time.thread_time), seed * 10 + seat) for seat in range(seats)
    ]
    while (seat := match.to_move) is not None:
        match.play(players[seat].choose(match))
    began = time.thread_time()
    found = account(match, Worth(playouts))
    spent, every = time.thread_time() - began, range(seats)
    rest = [
        found.start[s] + found.luck(s) + found.own_play(s) + found.others_play(s) + found.unseen(s) - found.result[s]
        for s in every
    ]
    luck, play = ([part(s) / MILLION for s in every] for part in (found.luck, found.own_play))
    return luck, play, max(map(abs, rest)), spent


def line(game: str, seats: int, rows: list[Row]) -> str:
    luck = [row[0][0] for row in rows]
    play = [row[1][0] for row in rows]
    error = pstdev(luck) / math.sqrt(len(luck))
    cells = (
        *(game, str(seats), str(len(rows)), f"{mean(luck):+.2%}", f"{error:.2%}", f"{mean(luck) / (error or 1):+.1f}"),
        *(f"{pstdev(luck):.0%}", f"{mean(play):+.0%}", str(max(row[2] for row in rows))),
        f"{mean(row[3] for row in rows):.1f} s",
    )
    return f"| {' | '.join(cells)} |"


HEAD = (
    "| game | seats | games | mean luck | its error | errors from 0 | spread of luck | mean own play | rest | time |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of each game (200)")
    parser.add_argument("--only", choices=list_games(), help="one game (all)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help=f"for each value ({PLAYOUTS})")
    parser.add_argument("--into", type=Path)
    chosen = parser.parse_args()
    told = [HEAD]
    for game in [chosen.only] if chosen.only else list_games():
        seats = find(game).seats[0]
        tasks = [(game, seats, seed, chosen.playouts) for seed in range(chosen.games)]
        told.append(line(game, seats, [done.answer for done in each(looked, tasks, Hands(chosen.workers))]))
        print(told[-1], flush=True)
    if chosen.into:
        chosen.into.write_text("\n".join(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
