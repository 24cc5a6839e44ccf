"""donjon replay FILE"""

import argparse
from pathlib import Path

from donjon import Match
from donjon.core.catalogue import Texts, texts
from donjon.inputs import language, read_file

FOLDER = Path(__file__).parent


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record, as `save` in a game writes it")


def run(chosen: argparse.Namespace) -> int:
    match = Match.from_record(read_file(chosen.file))
    words, game = texts(FOLDER, language()), texts(match.game.folder, language()).word("title")
    print(words.say("replayed", file=chosen.file, game=game, seats=match.seats, count=match.ply))
    print(standing(match, words))
    return 0


def standing(match: Match, words: Texts) -> str:
    """Scores by rank, and who is to move if the game is not over."""
    players = [words.word(f"player-{colour}") for colour in match.game.colours[: match.seats]]
    ranked = sorted(range(match.seats), key=lambda seat: match.ranks[seat])
    scores = ", ".join(f"{match.ranks[seat]}. {players[seat]} {match.scores[seat]}" for seat in ranked)
    if match.over:
        return words.say("standing-over", scores=scores)
    if match.to_move is None:
        return words.say("standing-chance", scores=scores)
    return words.say("standing", player=players[match.to_move], scores=scores)
