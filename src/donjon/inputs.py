"""What the words of the command line share: reading files and options, languages, progress bars."""

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from donjon.core.catalogue import LANGUAGES
from donjon.core.errors import DonjonError, one_of


def language() -> str:
    """The language of the terminal: DONJON_LANGUAGE, or the locale's if we have it, or English."""
    asked = os.environ.get("DONJON_LANGUAGE")
    if asked and asked not in LANGUAGES:
        raise DonjonError(f"DONJON_LANGUAGE is {one_of(LANGUAGES)}, not {asked!r}")
    local = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return asked or (local[:2] if local[:2] in LANGUAGES else "en")


def read_file(path: str) -> str:
    """The text of a file, or an error that says in one sentence why not."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DonjonError(f"cannot read {path}: {_why(error)}") from error


def write_new(path: str, text: str) -> None:
    """Write a new file. Nothing is ever overwritten."""
    try:
        with open(path, "x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise DonjonError(f"cannot write {path}: {_why(error)}") from error


def _why(error: Exception) -> str:
    if isinstance(error, FileExistsError):
        return "it is there already"
    if isinstance(error, UnicodeDecodeError):
        return "it is not text"
    return (getattr(error, "strerror", None) or str(error)).lower()


def settings(pairs: Sequence[str] | None) -> dict[str, str]:
    """NAME=VALUE pairs as options."""
    options = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise DonjonError(f"an option is written NAME=VALUE, not {pair!r}")
        options[name] = value
    return options


def count(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number above 0 is needed, not {text!r}")
    return int(text)


def seconds(text: str) -> float:
    """A time above 0, for argparse."""
    try:
        value = float(text)
    except ValueError:
        value = 0
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"a number of seconds above 0 is needed, not {text!r}")
    return value


class Shard(NamedTuple):
    """The Kth of N equal parts of some work."""

    part: int
    parts: int

    def has(self, number: int) -> bool:
        """Is it in this part? Numbers are dealt round."""
        return number % self.parts == self.part % self.parts


def shard(text: str) -> Shard:
    """K/N, for argparse."""
    part, _, parts = text.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise argparse.ArgumentTypeError(f"a shard is written K/N, like 3/8, not {text!r}")
    return Shard(int(part), int(parts))


def progress_bar(*more: ProgressColumn) -> Progress:
    """A bar on stderr, if that is a terminal. What is printed meanwhile goes above it, or to its file or pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    above = sys.stdout.isatty()
    return Progress(*columns, *more, console=Console(stderr=True), transient=True, redirect_stdout=above)


def progress(what: str, items: Iterable[int], total: int) -> Iterable[int]:
    """The items, with a progress bar."""
    with progress_bar() as bar:
        yield from bar.track(items, total=total, description=what)
