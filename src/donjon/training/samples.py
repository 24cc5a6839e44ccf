"""What bots decided in their own games, as arrays, and the folder where they are kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from donjon.core.errors import DonjonError

Floats = NDArray[np.float32]


class Samples(NamedTuple):
    """One row for each decision. Of its moves there are the few that an ordering looks at, then all others as one."""

    game: NDArray[np.int64]  # [row]: the seed of its game
    features: Floats  # [row, seat, feature]
    points: Floats  # [row, seat]: what the sense expects
    spread: Floats  # [row]
    value: Floats  # [row, seat]: the chance to win, by the search
    result: Floats  # [row, seat]: the share of the win in the end
    looks: Floats  # [row, move, feature]: the mover's features after a move; 0 where there is nothing to see
    promise: Floats  # [row, move + 1]: how promising the sense finds a move, as a share of 1
    visits: Floats  # [row, move + 1]: how often the search tried it, as a share of 1


def joined(parts: Sequence[Samples]) -> Samples:
    return Samples(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


class Setting(msgspec.Struct, frozen=True):
    """What all games in a folder have in common."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    playouts: int


class Folder:
    """A run of `donjon train`: its setting, its games in files of a few, its nets, and the results of their matches."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self.setting = setting
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._agree(path / "setting.json")
        except OSError as error:
            raise DonjonError(f"cannot use {path}: {(error.strerror or str(error)).lower()}") from error

    def _agree(self, path: Path) -> None:
        """A folder has one setting. The first run writes it down."""
        if not path.exists():
            path.write_bytes(msgspec.json.encode(self.setting))
        try:
            there = msgspec.json.decode(path.read_bytes(), type=Setting)
        except msgspec.DecodeError as error:
            raise DonjonError(f"{path} is not the setting of a run of donjon train") from error
        if there != self.setting:
            raise DonjonError(f"{self.path} has games of another setting ({there}): use a new folder")

    def has(self, number: int) -> bool:
        return self._file(number).exists()

    def keep(self, number: int, samples: Samples) -> None:
        """Write a file of games; a half-written one never has its name."""
        half = self._file(number).with_suffix(".half")
        with half.open("wb") as file:
            np.savez_compressed(file, **samples._asdict())
        half.replace(self._file(number))

    def samples(self) -> Samples:
        """Everything there is."""
        files = sorted(self.path.glob("games-*.npz"))
        if not files:
            raise DonjonError(f"there are no games in {self.path} yet")
        return joined([_load(file) for file in files])

    def _file(self, number: int) -> Path:
        return self.path / f"games-{number:05}.npz"

    def net(self, part: str) -> Path:
        return self.path / f"{part}.net"

    def match(self, part: str) -> Path:
        return self.path / f"{part}.jsonl"


def _load(path: Path) -> Samples:
    try:
        with path.open("rb") as file, np.load(file) as arrays:
            return Samples(**{name: arrays[name] for name in Samples._fields})
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise DonjonError(f"{path} is not a file of games: delete it, and it is made again") from error
