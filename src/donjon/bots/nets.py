"""Nets on disk: one small MessagePack file for each, as plain numbers. Only `donjon train` needs more to make them."""

import sys
from array import array
from importlib import import_module
from pathlib import Path

import msgspec

from donjon.core.errors import DonjonError
from donjon.core.learned import Learned
from donjon.core.net import Net
from donjon.core.registry import package_of
from donjon.core.sense import Sense

PARTS = ("judgement", "ordering")  # what a net can be for


class NetFile(msgspec.Struct, frozen=True):
    """A net for one part of a game's sense, and how many games it learned from."""

    game: str
    part: str
    games: int
    sizes: list[int]
    weights: bytes  # 32-bit floats, the low byte first; see core/net.py for their order


def own_sense(game: str) -> Sense:
    """The sense of a game, by the game's name."""
    found: Sense = import_module(f"{package_of(game)}.sense").SENSE
    return found


def feature_count(game: str) -> int:
    """How many numbers the nets of a game read (core/learned.py)."""
    return 2 * int(import_module(f"{package_of(game)}.traits").TRAITS) + 1


def packed(weights: list[float]) -> bytes:
    return _swapped(array("f", weights)).tobytes()


def _swapped(numbers: "array[float]") -> "array[float]":
    """To or from the order of bytes in the file."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def write(net: NetFile, path: Path) -> None:
    try:
        path.write_bytes(msgspec.msgpack.encode(net))
    except OSError as error:
        raise DonjonError(f"cannot write {path}: {(error.strerror or str(error)).lower()}") from error


def read(path: Path) -> NetFile:
    try:
        return msgspec.msgpack.decode(path.read_bytes(), type=NetFile)
    except OSError as error:
        raise DonjonError(f"cannot read {path}: {(error.strerror or str(error)).lower()}") from error
    except msgspec.DecodeError as error:
        raise DonjonError(f"{path} is not a net") from error


def learned(game: str, path: Path) -> Sense:
    """The sense of a game, corrected by the net in a file."""
    found, known = read(path), own_sense(game)
    if found.game != game or found.part not in PARTS:
        raise DonjonError(f"{path} is a net for the {found.part} of {found.game}, not of {game}")
    if found.sizes[:1] != [feature_count(game)]:
        raise DonjonError(f"{path} was made for other traits of {game}: train it again")
    return Learned(known, **{found.part: Net(found.sizes, _weights(found, path))})


def _weights(net: NetFile, path: Path) -> "array[float]":
    if len(net.weights) % array("f").itemsize:
        raise DonjonError(f"{path} is not a net")
    return _swapped(array("f", net.weights))
