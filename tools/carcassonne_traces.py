"""Replay recorded games of another engine and compare every option and every state.

    python tools/carcassonne_traces.py FILE.jsonl.gz [...]

There is one game on each line, as section 10 of the fact sheet describes. The tool prints the first difference with its
game and step, then how many games agree. It exits with 0 only if all do. The recording engine differs from ours in
three ways, which only this file knows: it lists all four turns of symmetrical tiles, it does not list ransoms, and it
offers captures on towers (`!top`) and past other towers (`!past`), which were never chosen.
"""

import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from donjon.core.position import CHANCE, OVER, Moves
from donjon.games.carcassonne import GAME
from donjon.games.carcassonne.followers import kind_of
from donjon.games.carcassonne.landscape import tile_at
from donjon.games.carcassonne.notation import FIGURE_LETTERS
from donjon.games.carcassonne.pieces import (
    HOME,
    JAIL,
    KIND,
    NONE,
    PASS,
    PLACE,
    RANSOM,
    SET_OF_FIGURES,
    TURNS,
    name_of_slot,
    unspot,
)
from donjon.games.carcassonne.position import CarcassonnePosition
from donjon.games.carcassonne.state import spot_of
from donjon.games.carcassonne.tiles import TILES

PHASES = {"tile": 1, "act": 2, "cap": 3, "drg": 5}
SETS = ("inns", "traders", "dragon", "tower")
Step = dict[str, Any]


class Difference(Exception):
    """Where a recorded game and ours differ."""


def same_segments(kind: int, turn: int) -> dict[str, str]:
    """The names of segments at a recorded turn of a symmetrical tile, mapped to those at the turn we play instead."""
    tile = TILES[kind]

    def shape(recorded: int) -> dict[object, str]:
        found: dict[object, str] = {}
        for number, city in enumerate(tile.cities):
            found["c", frozenset((s + recorded) % 4 for s in city.sides)] = f"c{number}"
        for number, road in enumerate(tile.roads):
            found["r", frozenset((s + recorded) % 4 for s in road.sides)] = f"r{number}"
        for number, field in enumerate(tile.fields):
            found["f", frozenset((h + 2 * recorded) % 8 for h in field.halves)] = f"f{number}"
        return found

    theirs, ours = shape(turn), shape(turn % TURNS[kind])
    return {name: ours[where] for where, name in theirs.items()}


class Replay:
    """One recorded game being played on our side."""

    def __init__(self, game: Step, published: bool = False) -> None:
        """`published` follows the publisher's reading of towers, so that the tagged options count as well."""
        self.game = game
        self.published = published
        options = {name: "on" if name in game["sets"] else "off" for name in SETS}
        options |= {name: str(value) for name, value in game["rules"].items()}
        if published:
            options |= {"tower_reach": "published", "tower_top_capture": "true"}
        chosen = {option.name: options.get(option.name, option.default) for option in GAME.options}
        position = GAME.start(game["players"], chosen)
        assert isinstance(position, CarcassonnePosition)
        self.position = position
        self.moves = Moves()
        self.renamed: dict[tuple[int, int], dict[str, str]] = {}  # by tile: our name of a segment to the recorded

    # Our moves and state in the recording's words.

    def place(self, number: int) -> str:
        x, y, slot = unspot(number)
        table = self.position
        segment = name_of_slot(table.tile_kind_at(tile_at(table, x, y)), slot)
        return f"{x},{y}:{self.renamed.get((x, y), {}).get(segment, segment)}"

    def words(self, move: int) -> list[str]:
        """One of our moves as the recording writes it. A symmetrical tile appears in all its turns."""
        kind, low = move >> 22, move & (1 << 22) - 1
        if kind == PLACE:
            x, y, turn = unspot(low)
            return [f"{x},{y},{r}" for r in range(turn, 4, TURNS[self.position.drawn])]
        text = GAME.write(self.position, move)
        if kind == RANSOM:
            return [f"R{FIGURE_LETTERS[low & 3]}<{low >> 2}"]
        if ":" in text:
            return [text[:2] + self.place(low)]
        return [text]

    def options(self) -> dict[str, int]:
        self.position.legal(self.moves)
        return {word: move for move in self.moves for word in self.words(move)}

    def state(self) -> Step:
        table = self.position
        seats = range(table.seats)
        supply = [
            [table.at_home(seat, kind) for kind in range(4)]
            + [table.pieces_of(seat)]
            + [table.goods_of(seat, good) for good in range(3)]
            for seat in seats
        ]
        figures, prisoners = [], Counter[str]()
        for figure in range(table.seats * SET_OF_FIGURES):
            where, owner, letter = table.where_is(figure), figure // SET_OF_FIGURES, FIGURE_LETTERS[kind_of(figure)]
            if where < JAIL:
                figures.append(f"{owner}{letter}@{self.place(spot_of(table, where))}")
            elif where < JAIL + table.seats:
                prisoners[f"{where - JAIL}<{owner}{letter}"] += 1
        shown: Step = {"score": [table.points_of(seat) for seat in seats], "sup": supply, "fig": sorted(figures)}
        if prisoners:
            shown["pris"] = sorted(f"{who}*{count}" for who, count in prisoners.items())
        for name, tile in (("dragon", table.dragon), ("fairy", table.fairy)):
            if tile != NONE:
                shown[name] = f"{table.tile_x_at(tile)},{table.tile_y_at(tile)}"
        if table.fairy_with != HOME:
            shown["fairy"] = self.place(spot_of(table, table.fairy_with))
        return shown

    # Playing along.

    def run(self) -> None:
        for number, step in enumerate(self.game["steps"]):
            try:
                self.follow(step)
            except Difference as difference:
                raise Difference(f"step {number} ({step.get('ph', 'discard')}): {difference}") from None
        if self.position.turn() != OVER:
            raise Difference("the recording ends, our game does not")
        scores = [self.position.score(seat) for seat in range(self.game["players"])]
        if scores != self.game["final"]:
            raise Difference(f"final scores are {scores}, recorded {self.game['final']}")

    def follow(self, step: Step) -> None:
        if "discard" in step:
            self.skip_own_steps(None)
            self.draw(step["discard"])
            if self.position.drawn != NONE:
                raise Difference(f"{step['discard']} fits here, recorded as discarded")
            return
        self.skip_own_steps(PHASES.get(step["ph"], 4))
        if step["ph"] == "end":
            if self.position.turn() != OVER:
                raise Difference(f"the game is over, ours is at step {self.position.step}")
            self.compare_state(step["st"])
            return
        if step["ph"] == "tile":
            self.compare_state(step["st"])
            self.draw(step["tile"])
        if step["ph"] == "cap" and self.position.step != PHASES["cap"] and self.nothing_in_reach(step):
            return
        if self.position.turn() != step["who"]:
            raise Difference(f"seat {step['who']} is to move, with us {self.position.turn()}")
        self.compare_options(step)
        self.play(step)

    def nothing_in_reach(self, step: Step) -> bool:
        """It only offers captures that we do not allow, so our side does not ask."""
        return step["do"] == "-" and self.offered(step) == {"-"}

    def offered(self, step: Step) -> set[str]:
        """The recorded options without those that our rules leave out."""
        if self.published:
            return {option.partition("!")[0] for option in step["opts"]}
        return {option for option in step["opts"] if "!" not in option}

    def skip_own_steps(self, phase: int | None) -> None:
        """Where only a ransom is possible, we ask and the other engine does not."""
        step = self.position.step
        idle = step == PHASES["act"] and all(word == "-" or word.startswith("R") for word in self.options())
        if phase != step and idle:
            self.position.play(PASS << 22)

    def draw(self, tile: str) -> None:
        if self.position.turn() != CHANCE:
            raise Difference(f"{tile} is drawn, we are at step {self.position.step}")
        options = self.options()
        if tile not in options:
            raise Difference(f"{tile} is not in our bag")
        self.position.play(options[tile])

    def compare_options(self, step: Step) -> None:
        theirs = self.offered(step)
        ours = {word for word in self.options() if not word.startswith("R")}
        if theirs != ours:
            raise Difference(f"only recorded: {sorted(theirs - ours)[:8]}; only ours: {sorted(ours - theirs)[:8]}")

    def play(self, step: Step) -> None:
        done = step["do"]
        options = self.options()
        if done not in options:
            raise Difference(f"{done} is not among our moves")
        move = options[done]
        if move >> 22 == PLACE:
            x, y, turn = (int(part) for part in done.split(","))
            names = same_segments(KIND[step["tile"]], turn)
            self.renamed[x, y] = {ours: theirs for theirs, ours in names.items()}
        self.position.play(move)

    def compare_state(self, theirs: Step) -> None:
        ours = self.state()
        for name in sorted(set(ours) | set(theirs)):
            wanted = sorted(theirs[name]) if name in ("fig", "pris") and name in theirs else theirs.get(name)
            if ours.get(name) != wanted:
                raise Difference(f"{name} is {ours.get(name)}, recorded {wanted}")


def games(path: str) -> Iterator[Step]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def main(paths: list[str]) -> int:
    agree = total = 0
    for path in paths:
        for number, game in enumerate(games(path), 1):
            total += 1
            try:
                Replay(game).run()
                agree += 1
            except Difference as difference:
                if agree == total - 1:
                    print(f"{path}, game {number}, {difference}")
    print(f"{agree} of {total} games agree")
    return 0 if agree == total and total else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
