"""How the database came to be as it is: numbered steps in SQL, each run once, in order.

Both engines have the same numbers. A step only adds; what is no longer used goes a release later, so that an old server
and a new one can share a database while one takes over from the other.
"""

from collections.abc import Callable
from pathlib import Path

from donjon.server.storage import StorageError

HERE = Path(__file__).parent


def steps(engine: str) -> dict[int, str]:
    """The steps of `sqlite` or `postgres`, by number."""
    return {int(path.name[:4]): path.read_text(encoding="utf-8") for path in sorted((HERE / engine).glob("*.sql"))}


NEWEST = max(steps("sqlite"))
NODES = 5  # the step that let several servers share a database
REVIEWS = 3  # the step that brought reviews: an older database that is only read has none


def known(version: int, name: str) -> int:
    """The version of a database, if it is one that we know."""
    if not 0 <= version <= NEWEST:
        raise StorageError(f"{name} is a database of version {version}; this Donjon knows versions up to {NEWEST}")
    return version


def migrate(engine: str, name: str, version: Callable[[], int], run: Callable[[int, str], None]) -> int:
    """Bring a database up to the newest version. `run` does one step, whole or not at all, and notes its number."""
    scripts = steps(engine)
    for number in range(known(version(), name) + 1, NEWEST + 1):
        try:
            run(number, scripts[number])
        except Exception:
            if known(version(), name) < number:  # nobody else has done it meanwhile
                raise
    return NEWEST
