"""Play fixtures that are not played yet, by all hands, with a progress bar. Every result goes into a book at once."""

import math
import shlex
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from donjon import workers
from donjon.arena.playing import Result, play_deal
from donjon.arena.ratings import duel
from donjon.arena.results import Book, this_run
from donjon.arena.schedule import Fixture, deals, name_of
from donjon.inputs import progress_bar
from donjon.workers import Asked


def contest(
    game: str,
    fixtures: Sequence[Fixture],
    book: Book,
    hands: workers.Hands,
    names: Sequence[str],
    minutes: float | None = None,
) -> Iterator[list[Result]]:
    """All results so far, at first and after each deal. No deal begins after so many minutes."""
    command = "donjon " + shlex.join(sys.argv[1:])
    book.check(game)
    results = [book.known[fixture.key] for fixture in fixtures if fixture.key in book.known]
    todo = deals(fixture for fixture in fixtures if fixture.key not in book.known)
    yield results
    with progress_bar(workers.Pace()) as bar:
        task = bar.add_task("playing", total=len(fixtures), completed=len(results))
        for _, played, number in workers.each(play_deal, until(todo, minutes), hands, name_of):
            for result in played.results:
                book.add(result, this_run(command, game, played.machine))
                if result.forfeit:
                    print(f"deal {result.fixture.seed}, lost by forfeit: {result.forfeit}", file=sys.stderr)
            results += played.results
            bar.update(task, advance=len(played.results), workers=number, description=_score(results, names))
            yield results


def until(tasks: Iterable[Asked], minutes: float | None) -> Iterator[Asked]:
    """The tasks, as long as there is time to begin one."""
    end = time.monotonic() + 60 * minutes if minutes else math.inf
    return takewhile(lambda _: time.monotonic() < end, tasks)


def _score(results: list[Result], names: Sequence[str]) -> str:
    """What the progress bar says: with two bots, the score so far."""
    found = duel(results, *names) if len(names) == 2 else None
    return f"playing, {names[0]} {found.score:.0%}" if found else "playing"
