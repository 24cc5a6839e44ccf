"""donjon strength: makes docs/strength.md, its pictures and the page's ratings from the results of arenas."""

import argparse
import json
import os
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from donjon import bots
from donjon.arena.playing import Result
from donjon.arena.plot import plot
from donjon.arena.ratings import ZERO, Rating, duel, ratings, unlinked
from donjon.arena.results import Run, Setting, joined, setting_of
from donjon.bots.ratings import FILE, Ratings
from donjon.core import registry
from donjon.core.errors import DonjonError

FEW = 3  # deals: a bot with fewer is not ranked. From so many on, intervals hold (tests/arena/test_ratings.py)

# People see no rating of a bot with fewer games, or if its place among the others is less sure: they compare levels
# with each other, and how far random play lies below all of them matters less.
ENOUGH = 16
SURE = 400

HEAD = """# How strong the bots are

`donjon strength` makes this page from the results in `docs/strength/`. Do not edit it. Each pair of bots played the
same deals in every seating. Elo is Bradley-Terry over all games of a table. Random play is 0, so an interval also
includes the uncertainty of every step down to it. In a game with more than two seats, the result is the share of the
other bot's seats that a bot's seats finished ahead of. Intervals are 95 %, by deal. If one side won every game that
links a bot to the others, or if it played fewer than three deals, that bot is not ranked.

Thinking time is processor time of the bot's own thread, so other load on the machine weakened nobody. Before each move,
the levels below master think for a number of playouts that each game chooses. They are equally strong on every machine,
and less time only weakens master. The levels were chosen on other deals than the ones measured here. If an interval
includes zero, it shows nothing yet.

| bot | thinks |
|---|---|
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--results", type=Path, default=Path("docs/strength"), help="folder of arena files (docs/strength)"
    )
    parser.add_argument("--out", type=Path, default=Path("docs/strength.md"), help="the report (docs/strength.md)")
    parser.add_argument("--ratings", type=Path, default=FILE, help="the ratings the page shows (bots/ratings.json)")


def run(chosen: argparse.Namespace) -> int:
    files = sorted(chosen.results.glob("*.jsonl"))
    if not files:
        raise DonjonError(
            f"there are no results in {chosen.results}: make some with donjon arena … --resume FILE.jsonl"
        )
    settings: dict[Setting, list[Result]] = defaultdict(list)
    runs: dict[Setting, list[Run]] = defaultdict(list)
    for run, result in joined(files):
        setting = setting_of(result)
        settings[setting].append(result)
        runs[setting] += [] if run in runs[setting] else [run]
    _check(settings)
    text = HEAD + "".join(f"| {name} | {_thinks(name)} |\n" for name in bots.ladder())
    for name in registry.names():
        mine = {setting: results for setting, results in sorted(settings.items()) if setting[0] == name}
        text += f"\n## {name}\n\n" + _game(name, mine, runs, chosen)
    chosen.out.write_text(text, encoding="utf-8")
    chosen.ratings.write_text(json.dumps(_shown(settings), indent=1) + "\n", encoding="utf-8")
    print(f"{sum(map(len, settings.values()))} games in {len(files)} files; written to {chosen.out}")
    return 0


def _check(settings: dict[Setting, list[Result]]) -> None:
    """A bot is not ranked if it won all its games, or none."""
    for setting, results in settings.items():
        left = unlinked(results)
        if left:
            raise DonjonError(
                f"{setting[0]}, {_name(setting)}: {', '.join(left)} cannot be ranked, for one side won every game that"
                " links them to the others; let bots of nearer strength play (donjon arena --ladder)"
            )


def _shown(settings: dict[Setting, list[Result]]) -> Ratings:
    """For each game and number of seats, with default options, the table with most games. Unsure ratings stay out."""
    shown: Ratings = {}
    for setting, results in sorted(settings.items(), key=lambda one: len(one[1])):
        game, seats, options, _ = setting
        defaults = {option.name: option.default for option in registry.find(game).options}
        if all(defaults.get(name) == value for name, value in options):
            rated = _ranked(results)
            sure = {rating.bot: round(rating.elo) for rating in rated if _sure(rating, results)}
            shown.setdefault(game, {})[str(seats)] = sure
    return {game: dict(sorted(by_seats.items())) for game, by_seats in sorted(shown.items())}


def _ranked(results: Sequence[Result]) -> list[Rating]:
    return [rating for rating in ratings(results, bots.ladder()) if _deals(results, rating.bot) >= FEW]


def _deals(results: Sequence[Result], bot: str) -> int:
    played = (result.fixture for result in results if bot in result.fixture.bots)
    return len({(fixture.seed, *sorted(set(fixture.bots))) for fixture in played})


def _sure(rating: Rating, results: Sequence[Result]) -> bool:
    games = sum(rating.bot in result.fixture.bots for result in results)
    return games >= ENOUGH and (rating.bot == ZERO or rating.among < SURE)


def _thinks(name: str) -> str:
    if name == "master":
        return f"{bots.level(name).seconds:g} s a turn, one core"
    return "for some playouts" if bots.level(name).seconds else "at once"


def _game(
    name: str, settings: dict[Setting, list[Result]], runs: dict[Setting, list[Run]], chosen: argparse.Namespace
) -> str:
    if not settings:
        return "Not measured yet.\n"
    found = {setting: _ranked(results) for setting, results in settings.items()}
    panels = [(_name(setting), rated) for setting, rated in found.items()]
    picture = chosen.results / f"{name}.svg"
    picture.write_text(plot(f"{name}: Elo, 95 % intervals", panels), encoding="utf-8")
    text = f"![Ratings of the bots in {name}]({_from(chosen.out.parent, picture)})\n"
    for setting, rated in found.items():
        text += f"\n### {_name(setting)}\n\n" + _ratings(rated, settings[setting]) + "\n" + _steps(settings[setting])
        text += _missing(rated, settings[setting])
        text += _origin(runs[setting])
    return text


def _from(folder: Path, file: Path) -> str:
    """The way to a file, which may lie anywhere."""
    return Path(os.path.relpath(file, folder)).as_posix()


def _name(setting: Setting) -> str:
    game, seats, options, scale = setting
    defaults = {option.name: option.default for option in registry.find(game).options}
    other = ", ".join(f"{name} {value}" for name, value in options if defaults.get(name) != value)
    return f"{seats} players{', ' + other if other else ''}, {scale:g} of the thinking time"


def _ratings(rated: Sequence[Rating], results: Sequence[Result]) -> str:
    text = f"{len(results)} games.\n\n| bot | Elo | 95 % | points a game |\n|---|---:|---|---:|\n"
    for rating in rated:
        text += f"| {rating.bot} | {rating.elo:+.0f} | {rating.low:+.0f} … {rating.high:+.0f} | {rating.points:.1f} |\n"
    return text


def _steps(results: Sequence[Result]) -> str:
    """Each bot against each weaker one that it met."""
    names = bots.ladder()
    text = "| bot | against | games | points | Elo | 95 % |\n|---|---|---:|---:|---:|---|\n"
    for i, one in enumerate(names):
        for other in reversed(names[:i]):
            found = duel(results, one, other)
            if found:
                interval = f"{found.low:+.0f} … {found.high:+.0f}"
                text += f"| {one} | {other} | {found.games} | {found.score:.1%} | {found.elo:+.0f} | {interval} |\n"
    return text


def _missing(rated: Sequence[Rating], results: Sequence[Result]) -> str:
    left = [name for name in bots.ladder() if name not in {rating.bot for rating in rated}]
    few = [f"{name} ({deals})" for name in left if (deals := _deals(results, name))]
    never = [name for name in left if not _deals(results, name)]
    text = f"\nNot measured here: {', '.join(never)}.\n" if never else ""
    return text + (f"\nToo few deals to be ranked: {', '.join(few)}.\n" if few else "")


def _origin(runs: Sequence[Run]) -> str:
    """The commands, the machine, and its load."""
    text = "\nMade by\n\n" + "".join(f"- `{command}`\n" for command in dict.fromkeys(run.command for run in runs))
    for machine in dict.fromkeys(f"{run.machine}, donjon {run.version}" for run in runs):
        text += f"\non {machine}"
    loads = [run.load for run in runs if run.load]
    return text + (f"; load average {min(loads):g} to {max(loads):g} when they began.\n" if loads else ".\n")
