"""The review of games in the terminal: donjon analyse RECORD ... --review"""

import argparse
import operator
from pathlib import Path

import msgspec

from donjon import Match, workers
from donjon.core.catalogue import Texts, texts
from donjon.core.errors import DonjonError
from donjon.inputs import language, progress_bar, read_file
from donjon.study.review import PLAYOUTS, Review, as_told, in_words, review
from donjon.study.worth import MILLION

FOLDER = Path(__file__).parent


def run(chosen: argparse.Namespace) -> int:
    """Look through each game and tell what was found. One alone is looked through here, with a progress bar."""
    asked = [(path, _record(path), chosen.playouts or PLAYOUTS) for path in chosen.what]
    if len(asked) == 1 and chosen.ray is None:
        return _one(asked[0], chosen.json)
    mine = [one for number, one in enumerate(asked, 1) if not chosen.shard or chosen.shard.has(number)]
    hands, name = workers.hands(chosen), operator.itemgetter(0)
    with progress_bar(workers.Pace()) as bar:
        task = bar.add_task("looking through games", total=len(mine))
        for (path, record, _), found, number in workers.each(review_of, mine, hands, name, in_order=True):
            bar.update(task, advance=1, workers=number)
            if chosen.json:
                print(msgspec.json.encode({"record": path, "review": found}).decode(), flush=True)
            else:
                print(path, *lines(Match.from_record(record), found, language()), "", sep="\n", flush=True)
    return 0


def _record(path: str) -> str:
    if not Path(path).exists():
        raise DonjonError(f"a review needs the record of a game, and there is no file {path!r}")
    return read_file(path)


def review_of(asked: tuple[str, str, int]) -> Review:
    _, record, playouts = asked
    return review(Match.from_record(record), playouts)


def _one(asked: tuple[str, str, int], as_data: bool) -> int:
    _, record, playouts = asked
    match = Match.from_record(record)
    with progress_bar() as bar:
        task = bar.add_task("looking through the game", total=100)
        found = review(match, playouts, lambda share: bar.update(task, completed=int(100 * share)))
    if as_data:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return 0
    for line in lines(match, found, language()):
        print(line)
    return 0


def lines(match: Match, found: Review, tongue: str) -> list[str]:
    """The review in words: where it turned, mistakes, then luck and play."""
    words = texts(FOLDER, tongue)
    told = [*_turning(match, found, words, tongue), words.say(f"review-{'' if found.mistakes else 'no-'}mistakes")]
    for one in found.mistakes:
        said = as_told(match, one.ply, one.ply + len(one.played), tongue)
        better = in_words(match, one.ply, one.better, tongue)
        turn = match.played[one.ply].turn
        told.append(words.say("review-mistake", turn=turn, said=said, better=better, loss=round(100 * one.loss)))
    told += ["", words.say("review-balance")]
    return told + _balance(match, found, words)


def _turning(match: Match, found: Review, words: Texts, tongue: str) -> list[str]:
    """Where chances changed most, and what that did to each player's, in percent."""
    if not found.turning:
        return []
    players = _players(match, words)
    told = [words.say("review-turning")]
    for one in found.turning:
        change = ", ".join(f"{player} {_signed(by)} %" for player, by in zip(players, one.change, strict=True))
        said = as_told(match, one.ply, one.last, tongue)
        told.append(words.say("review-turned", turn=match.played[one.ply].turn, said=said, change=change))
    return [*told, ""]


def _signed(share: float) -> str:
    return f"{round(100 * share):+d}".replace("-", "−")


def _players(match: Match, words: Texts) -> list[str]:
    return [words.word(f"player-{match.game.colours[seat]}") for seat in range(match.seats)]


def _balance(match: Match, found: Review, words: Texts) -> list[str]:
    """A table: start + luck + own moves + others' moves + unseen = result, in percent of a win."""
    heads = [words.say(f"review-{name}") for name in ("start", "luck", "own", "others", "unseen", "result")]
    players = _players(match, words)
    width = max(map(len, players))
    told = [" " * (width + 2) + "  ".join(f"{head:>6}" for head in heads)]
    for player, row in zip(players, found.balance, strict=True):
        cells = [100 * number / MILLION for number in msgspec.structs.astuple(row)]
        shown = (f"{cell:>{max(6, len(head))}.1f}" for cell, head in zip(cells, heads, strict=True))
        told.append(f"{player:<{width}}  " + "  ".join(shown))
    return told
