"""Which database an address means: `postgresql://…`, or a file."""

from pathlib import Path

from donjon.core.errors import DonjonError
from donjon.core.extras import need
from donjon.server.sqlite import Sqlite
from donjon.server.storage import Storage

SCHEMES = ("postgresql://", "postgres://")


def open_database(address: str, read_only: bool = False, must_exist: bool = False) -> Storage:
    """Opens it, and brings it up to the newest version. A new file is made unless it must exist already."""
    if address.startswith(SCHEMES):
        need("postgres", "a PostgreSQL database", "psycopg")
        from donjon.server.postgres import Postgres

        return Postgres(address, read_only)
    if must_exist and not Path(address).is_file():
        raise DonjonError(f"there is no database {address}")
    return Sqlite(address, read_only)
