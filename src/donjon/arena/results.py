"""Results on disk: one line of JSON for each game, appended when it ends, so that a stopped run can continue."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from donjon import __version__
from donjon.arena.machine import Machine
from donjon.arena.playing import Result
from donjon.core import registry
from donjon.core.errors import DonjonError


class Run(msgspec.Struct, frozen=True, tag="run"):
    """The command and one of the machines that made the lines below; the version of Donjon and of the game's rules."""

    command: str
    machine: str
    version: str
    load: float = 0.0  # the load of the machine when it began
    rules: int = 0  # 0: nobody wrote it down


class GameLine(msgspec.Struct, frozen=True, tag="game"):
    """One game. `machine` is the number of its run in the file, from 0 on; without one, it is the last run above."""

    result: Result
    machine: int | None = None


Line = Run | GameLine
Setting = tuple[str, int, tuple[tuple[str, str], ...], float]  # game, seats, options, time scale


def read(path: Path) -> list[Line]:
    """All lines of a file. A last line that was cut short is left out; anything else that is broken is an error."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise DonjonError(f"cannot read {path}: {(error.strerror or str(error)).lower()}") from error
    found: list[Line] = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(msgspec.json.decode(line, type=Line))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            if number == len(lines) and not line.endswith(b"\n"):
                break
            raise DonjonError(f"{path}, line {number}: no result of an arena") from error
    return found


def played(lines: Iterable[Line]) -> list[Result]:
    return [line.result for line in lines if isinstance(line, GameLine)]


def runs(lines: Iterable[Line]) -> list[Run]:
    return [line for line in lines if isinstance(line, Run)]


def with_runs(path: Path) -> Iterator[tuple[Run, Result]]:
    """The results of a file, each with the run that made it."""
    lines, above = read(path), -1
    known = runs(lines)
    for line in lines:
        if isinstance(line, Run):
            above += 1
        elif 0 <= (number := above if line.machine is None else line.machine) < len(known):
            yield known[number], line.result
        else:
            raise DonjonError(f"{path} does not say on which machine deal {line.result.fixture.seed} was played")


def setting_of(result: Result) -> Setting:
    """What must be alike for games to be rated together."""
    fixture = result.fixture
    return fixture.game, len(fixture.bots), tuple(sorted(fixture.options.items())), fixture.scale


def joined(paths: Sequence[Path]) -> list[tuple[Run, Result]]:
    """The results of several files, each game once."""
    found: dict[tuple[object, ...], tuple[Run, Result]] = {}
    for path in paths:
        for run, result in with_runs(path):
            found.setdefault(result.fixture.key, (run, result))
    return list(found.values())


def check_alike(found: Iterable[Run]) -> None:
    """Games compare only if they were played by the same Donjon and the same rules."""
    builds = {
        f"donjon {run.version}, {run.machine.rpartition(', ')[2]}, rules {run.rules or 'unknown'}" for run in found
    }
    if len(builds) > 1:
        raise DonjonError(f"these games do not compare: they were played by {' and by '.join(sorted(builds))}")


class Book:
    """The file for the results. Without a file they are only kept in memory."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        there = path is not None and path.exists()
        self._pairs = list(with_runs(path)) if path and there else []
        self.known = {result.fixture.key: result for _, result in self._pairs}
        self._earlier = len(runs(read(path))) if path and there else 0
        self._runs = dict[Run, int]()  # those added here, with their numbers in the file
        if path is not None:
            self._mend(path)

    def _mend(self, path: Path) -> None:
        """Remove a last line that was only half written."""
        if path.exists():
            data = path.read_bytes()
            if data and not data.endswith(b"\n"):
                path.write_bytes(data[: data.rfind(b"\n") + 1])

    def check(self, game: str) -> None:
        """Results by other rules cannot be continued."""
        rules = registry.find(game).version
        for run, result in self._pairs:
            if result.fixture.game == game and run.rules not in (0, rules):
                raise DonjonError(
                    f"{self.path} is of version {run.rules} of the rules of {game}, this is {rules}: use a new file"
                )

    def add(self, result: Result, run: Run) -> None:
        """Keep a result. A run is written down with its first game; its load is that of its first process."""
        self.known[result.fixture.key] = result
        origin = msgspec.structs.replace(run, load=0.0)
        if origin not in self._runs:
            self._runs[origin] = self._earlier + len(self._runs)
            self._append(run)
        self._append(GameLine(result, self._runs[origin]))

    def _append(self, line: Line) -> None:
        if self.path is None:
            return
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
        except OSError as error:
            raise DonjonError(f"cannot write {self.path}: {(error.strerror or str(error)).lower()}") from error


def this_run(command: str, game: str, machine: Machine) -> Run:
    return Run(command, machine.name, __version__, machine.load, registry.find(game).version)
