"""Golden files of every game:  python -m tools.golden [GAME ...]

Writes tests/games/<game>/{perft,playthrough}.txt, docs/pictures/<game>.svg and the pictures in the rules. A game that
lives elsewhere has the first three in its own `tests` folder. The games in docs/told are told again, too.

Perft counts the positions at each depth (chance moves included), from several moments of seeded games. A playthrough
is one whole random game told in words, so that a change of the rules shows up as a readable difference.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

from donjon import BadOption, Match, list_games
from donjon.core.game import Game
from donjon.core.position import Moves, Position
from donjon.core.registry import find
from donjon.pictures import svg
from tools import rule_pictures
from tools import told as told_games

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests" / "games"
PICTURES = ROOT / "docs" / "pictures"
MOMENTS = (0, 5, 20, 60)  # plies played before counting
DRAWN = 90  # plies played before the picture
MOST = 20_000  # positions a count may visit


def perft(game: Game) -> str:
    """One line for each moment: seats, plies played, then the count at each depth."""
    lines = [f"{game.name} rules {game.version}: positions at depth 1, 2, …"]
    for seats in game.seats:
        try:
            match = Match(game.name, seats, seed=1)
        except BadOption:
            continue
        dice = random.Random(seats)
        first = match.ply
        for moment in MOMENTS:
            while match.ply < first + moment and not match.over:
                match.play(dice.choice(match.legal_moves()))
            counts = " ".join(map(str, depths(match._position)))
            lines.append(f"seats {seats}, after {match.ply} moves: {counts}")
    return "\n".join(lines) + "\n"


def depths(position: Position) -> Iterator[int]:
    """Counts at increasing depth, as long as they stay affordable."""
    level = [position]
    for _ in range(4):
        level = [child for parent in level for child in children(parent)]
        if not level:
            return
        yield len(level)
        moves = Moves()
        level[0].legal(moves)
        if len(level) * max(1, len(moves)) > MOST:
            return


def children(position: Position) -> Iterator[Position]:
    moves = Moves()
    position.legal(moves)
    for move in moves:
        child = position.copy()
        child.play(move)
        yield child


def playthrough(game: Game) -> str:
    """A whole random game with the default options and the fewest seats, told move by move, with boards."""
    match = Match(game.name, game.seats[0], seed=1)
    dice = random.Random(1)
    lines = [f"{game.name} rules {game.version}, {match.seats} seats, seed 1", ""]
    told, shown = 0, -1
    while True:
        lines += [f"  {event['text']}" for event in match.events(None, told) if event["text"]]
        told = match.ply
        if match.over:
            break
        if match._position.turns // 10 != shown:
            shown = match._position.turns // 10
            lines += ["", match.text(), ""]
        legal = match.legal_moves()
        move = dice.choice(legal)
        assert match.to_move is not None
        lines.append(f"{match.ply} {game.colours[match.to_move]}: {move}   ({len(legal)} legal, scores {match.scores})")
        match.play(move)
    lines += ["", match.text(), "", f"scores {match.scores}, ranks {match.ranks}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def picture(game: Game) -> str:
    """A drawing of a position from the middle of a game, for the README and the docs."""
    match = Match(game.name, seed=11)
    dice = random.Random(3)
    first = match.ply
    while match.ply < first + DRAWN and not match.over:
        match.play(dice.choice(match.legal_moves()))
    return svg(match.picture())


def home_of(name: str) -> Path:
    """The folder with a game's own tests."""
    own = find(name).folder / "tests"
    return own if own.exists() else TESTS / name


def picture_of(name: str) -> Path:
    """The file of a game's picture."""
    folder = home_of(name)
    return PICTURES / f"{name}.svg" if folder.parent == TESTS else folder / f"{name}.svg"


def keep(path: Path, text: str) -> None:
    """Write a file, unless it has this text already."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main(names: list[str]) -> None:
    for name in names or list_games():
        game = find(name)
        folder = home_of(name)
        folder.mkdir(parents=True, exist_ok=True)
        keep(folder / "perft.txt", perft(game))
        keep(folder / "playthrough.txt", playthrough(game))
        keep(picture_of(name), picture(game))
        rule_pictures.main([name])
        print(f"{name}: golden files written")
    told_games.main([])


if __name__ == "__main__":
    main(sys.argv[1:])
