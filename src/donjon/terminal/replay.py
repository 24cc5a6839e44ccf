"""donjon replay FILE"""

import argparse

from donjon import Match
from donjon.inputs import read_file


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record, as `save` in a game writes it")


def run(chosen: argparse.Namespace) -> int:
    match = Match.from_record(read_file(chosen.file))
    print(f"{chosen.file}: {match.game.name}, {match.seats} players, {match.ply} moves, every one legal")
    print(standing(match))
    return 0


def standing(match: Match) -> str:
    """Scores by rank, and who is to move if the game is not over."""
    ranked = sorted(range(match.seats), key=lambda seat: match.ranks[seat])
    scores = ", ".join(f"{match.ranks[seat]}. {match.game.colours[seat]} {match.scores[seat]}" for seat in ranked)
    if match.over:
        return f"over: {scores}"
    mover = "chance" if match.to_move is None else match.game.colours[match.to_move]
    return f"{mover} to move: {scores}"
