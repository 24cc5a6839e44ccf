"""Parts of Donjon whose packages are installed only on request: donjon[server], donjon[pictures]."""

from importlib.util import find_spec

from donjon.core.errors import DonjonError


class MissingExtra(DonjonError):
    """A part of Donjon was asked for, and its packages are not installed."""


def need(extra: str, what: str, *packages: str) -> None:
    """Say how to install an extra, unless all its packages are there."""
    if not all(map(find_spec, packages)):
        raise MissingExtra(f"{what} needs more packages: pip install 'donjon[{extra}]'")
