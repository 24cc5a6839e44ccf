"""Who owns a database, and what: for `donjon doctor --database`."""

import time

from donjon.server.engines import open_database


def tell(database: str) -> None:
    storage = open_database(database, read_only=True, must_exist=True)
    try:
        tables, unfinished = len(storage.table_ids()), sum(1 for _ in storage.open_tables())
        print(f"{storage.name}: {tables} tables, {unfinished} of them not finished")
        for owner in storage.owners():
            since = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(owner.since / 1000))
            share = "" if owner.tables is None else f": {owner.tables} of these"
            print(f"{'owned' if owner.alive else 'was owned'} by {owner} since {since} UTC{share}")
    finally:
        storage.close()
