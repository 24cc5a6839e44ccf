"""Parts of Donjon whose packages are optional: donjon[server], donjon[pictures]."""

from importlib.util import find_spec

from donjon.core.errors import DonjonError


class MissingExtra(DonjonError):
    """A part of Donjon is needed, but its packages are not installed."""


def need(extra: str, what: str, *packages: str) -> None:
    """If a package of an extra is missing, say how to install the extra."""
    if not all(map(find_spec, packages)):
        raise MissingExtra(f"{what} needs more packages: pip install 'donjon[{extra}]'")
