"""donjon analyse RECORD|GAME [--ply N] [--seconds S]; donjon analyse RECORD ... --review"""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from donjon import Match, workers
from donjon.core.catalogue import Texts, texts
from donjon.core.errors import DonjonError
from donjon.inputs import count, language, seconds
from donjon.match.analysis import Advice
from donjon.terminal import looked_at, reviewing

FOLDER = Path(__file__).parent


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", metavar="RECORD|GAME", nargs="+", help="a record, several for --review, or a game for a fresh opening"
    )
    parser.add_argument("--ply", type=count, help="stop after so many moves of the record, chance included (all)")
    parser.add_argument("--seconds", type=seconds, default=5.0, help="how long to think (5)")
    parser.add_argument("--playouts", type=count, help="stop after so many playouts instead: the answer never varies")
    parser.add_argument("--threads", type=count, default=1, help="(1)")
    parser.add_argument("--most", type=count, default=5, help="how many moves to show (5)")
    looked_at.arguments(parser)
    parser.add_argument("--review", action="store_true", help="look through whole games: mistakes, luck and play")
    workers.arguments(parser, "record")
    parser.add_argument("--json", action="store_true", help="as data")


def run(chosen: argparse.Namespace) -> int:
    if chosen.review:
        return reviewing.run(chosen)
    if len(chosen.what) > 1:
        raise DonjonError("only --review looks at several records")
    (what,) = chosen.what
    match = looked_at.match_of(what, chosen)
    if chosen.ply and not looked_at.is_opening(what):
        match = _rewound(match, chosen.ply)
    limit = 1e9 if chosen.playouts else chosen.seconds
    found = match.analyse(limit, chosen.playouts, threads=chosen.threads)[: chosen.most]
    if chosen.json:
        told = {"game": match.game.name, "ply": match.ply, "to_move": match.to_move}
        print(json.dumps({**told, "moves": [asdict(advice) for advice in found]}, indent=2))
        return 0
    assert match.to_move is not None
    print(match.text(match.to_move, language()))
    words = texts(FOLDER, language())
    player = words.word(f"player-{match.game.colours[match.to_move]}")
    print(words.say("to-move-after", player=player, count=match.ply))
    for line in lines(match, found, words):
        print(line)
    return 0


def _rewound(match: Match, ply: int) -> Match:
    if ply > match.ply:
        raise DonjonError(f"the record has {match.ply} moves, there is no move {ply}")
    return match.resumed([played.text for played in match.played[:ply]], draw=False)


def lines(match: Match, found: list[Advice], words: Texts) -> list[str]:
    """For each move its share of the search, then each seat's chance to win and expected points; below, the move in
    words."""
    width = max(len(advice.move) for advice in found)
    players = [words.word(f"player-{colour}") for colour in match.game.colours[: match.seats]]
    told = []
    for advice in found:
        seats = [
            f"{player} {win:.0%} {points:.1f}"
            for player, win, points in zip(players, advice.win, advice.points, strict=True)
        ]
        told.append(f"  {advice.move:<{width}}  {advice.share:>4.0%}   {',  '.join(seats)}")
        told.append(f"  {'':<{width}}  {match.say(advice.move, words.language)}")
    return told
