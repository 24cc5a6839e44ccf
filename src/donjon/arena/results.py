"""Results on disk: one line of JSON for each game, appended when it ends, so that a stopped run can continue."""

import os
import platform
from collections.abc import Iterable
from pathlib import Path

import msgspec

from donjon import __version__
from donjon.arena.playing import Result
from donjon.bots.playout import COMPILED
from donjon.core.errors import DonjonError


class Run(msgspec.Struct, frozen=True, tag="run"):
    """The command and the machine that made the lines below."""

    command: str
    machine: str
    version: str
    load: float = 0.0  # the load of the machine when it began


class GameLine(msgspec.Struct, frozen=True, tag="game"):
    """One game."""

    result: Result


Line = Run | GameLine


def this_run(command: str) -> Run:
    build = "compiled" if COMPILED else "uncompiled"
    machine = f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, {build}"
    return Run(command, machine, __version__, round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0)


def processor() -> str:
    """The name of the processor, if the system tells."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


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


class Book:
    """The file for the results. Without a file they are only kept in memory."""

    def __init__(self, path: Path | None, run: Run) -> None:
        self.path = path
        self.known = {} if path is None or not path.exists() else {r.fixture.key: r for r in played(read(path))}
        self._run: Run | None = run  # written with the first game
        if path is not None:
            self._mend(path)

    def _mend(self, path: Path) -> None:
        """Remove a last line that was only half written."""
        if path.exists():
            data = path.read_bytes()
            if data and not data.endswith(b"\n"):
                path.write_bytes(data[: data.rfind(b"\n") + 1])

    def add(self, result: Result) -> None:
        self.known[result.fixture.key] = result
        if self._run is not None:
            self._append(self._run)
            self._run = None
        self._append(GameLine(result))

    def _append(self, line: Line) -> None:
        if self.path is None:
            return
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
        except OSError as error:
            raise DonjonError(f"cannot write {self.path}: {(error.strerror or str(error)).lower()}") from error
