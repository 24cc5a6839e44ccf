"""How difficult the puzzles are, measured anew:  python -m tools.difficulties [GAME ...] --processes 2

A puzzle is as difficult as the weakest level that finds its solution. Run this after the levels have changed.
"""

import argparse

from donjon.core import registry
from donjon.inputs import count
from donjon.study.checking import tried_again
from donjon.study.puzzle import Puzzle, path_of, read, row
from donjon.workers import Hands, each


def main() -> None:
    parser = argparse.ArgumentParser(prog="difficulties", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=registry.names(), metavar="GAME")
    parser.add_argument("--processes", type=count, default=1)
    chosen = parser.parse_args()
    for name in chosen.games:
        path = path_of(registry.find(name))
        old = read(path)
        new = {done.answer.id: done.answer for done in each(tried_again, old, Hands(chosen.processes), _name)}
        lines = path.read_text(encoding="utf-8").splitlines()
        rest = iter(old)
        told = [line if not line or line.startswith("#") else row(new[next(rest).id]) for line in lines]
        path.write_text("\n".join(told) + "\n", encoding="utf-8")
        moved = sum(new[puzzle.id].difficulty != puzzle.difficulty for puzzle in old)
        print(f"{name}: {moved} of {len(old)} puzzles have another difficulty", flush=True)


def _name(puzzle: Puzzle) -> str:
    return f"puzzle {puzzle.id} of {puzzle.game}"


if __name__ == "__main__":
    main()
