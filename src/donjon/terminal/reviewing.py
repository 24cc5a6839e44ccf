"""The review of a game in the terminal: donjon analyse RECORD --review"""

from pathlib import Path

import msgspec

from donjon import Match
from donjon.core.catalogue import Texts, texts
from donjon.inputs import language, progress_bar
from donjon.study.review import PLAYOUTS, Review, in_words, review
from donjon.study.worth import MILLION

FOLDER = Path(__file__).parent


def run(match: Match, playouts: int | None, as_data: bool) -> int:
    """Look through the game, with a progress bar, and tell what was found."""
    with progress_bar() as bar:
        task = bar.add_task("looking through the game", total=100)
        found = review(match, playouts or PLAYOUTS, lambda share: bar.update(task, completed=int(100 * share)))
    if as_data:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return 0
    for line in lines(match, found, language()):
        print(line)
    return 0


def lines(match: Match, found: Review, tongue: str) -> list[str]:
    """The review in words: mistakes, then luck and play."""
    words = texts(FOLDER, tongue)
    told = [words.say("review-mistakes" if found.mistakes else "review-no-mistakes")]
    for one in found.mistakes:
        said, better = (in_words(match, one.ply, moves, tongue) for moves in (one.played, one.better))
        turn = match.played[one.ply].turn
        told.append(words.say("review-mistake", turn=turn, said=said, better=better, loss=round(100 * one.loss)))
    told += ["", words.say("review-balance")]
    return told + _balance(match, found, words)


def _balance(match: Match, found: Review, words: Texts) -> list[str]:
    """A table: start + luck + own moves + others' moves + unseen = result, in percent of a win."""
    heads = [words.say(f"review-{name}") for name in ("start", "luck", "own", "others", "unseen", "result")]
    players = [words.word(f"player-{match.game.colours[seat]}") for seat in range(match.seats)]
    width = max(map(len, players))
    told = [" " * (width + 2) + "  ".join(f"{head:>6}" for head in heads)]
    for player, row in zip(players, found.balance, strict=True):
        cells = [100 * number / MILLION for number in msgspec.structs.astuple(row)]
        shown = (f"{cell:>{max(6, len(head))}.1f}" for cell, head in zip(cells, heads, strict=True))
        told.append(f"{player:<{width}}  " + "  ".join(shown))
    return told
