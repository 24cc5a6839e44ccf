"""Databases for the tests: SQLite files, and a private PostgreSQL that an ordinary user runs in a temporary folder."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import psycopg
import pytest

from donjon.server import db
from donjon.server.engines import open_database
from donjon.server.storage import Storage
from tests.server.ports import free_port

PATIENCE = 120.0
NOBODY: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.getuid() == 0 else {}
SMALL = ("shared_buffers=16MB", "log_min_messages=panic")
QUICK = ("fsync=off", "full_page_writes=off", *SMALL)  # a power cut might lose something, but nobody cuts the power


def programs() -> Path:
    """Where initdb and postgres are: on the path, or where Debian puts them. tools/postgres installs them."""
    found = shutil.which("postgres")
    if found:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))


class Cluster:
    """One PostgreSQL server with a folder and a port of its own."""

    def __init__(self, settings: Sequence[str] = QUICK) -> None:
        self.settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="donjon-postgres-", dir="/tmp"))
        if NOBODY:
            shutil.chown(self.folder, "nobody", "nogroup")
        self.port = free_port()
        command: list[Any] = [
            programs() / "initdb",
            "--pgdata",
            self.folder / "data",
            "--username",
            "donjon",
            "--no-sync",
        ]
        command += ["--auth", "trust", "--encoding", "UTF8", "--no-locale"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", **NOBODY)
        self.start()

    def start(self) -> None:
        command: list[Any] = [programs() / "postgres", "-D", self.folder / "data", "-k", self.folder, "-p", self.port]
        command += ["-h", "127.0.0.1", *(word for setting in self.settings for word in ("-c", setting))]
        self.process = subprocess.Popen([str(word) for word in command], cwd="/", **NOBODY)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None and time.monotonic() < until, "PostgreSQL did not start"
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it at once and in order, SIGQUIT like a power cut."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    @property
    def address(self) -> str:
        return f"postgresql://donjon@127.0.0.1:{self.port}/postgres"


class Databases(Protocol):
    """One engine, as the tests need it."""

    engine: str

    def new(self, name: str) -> str:
        """The address of an empty database."""

    def run(self, address: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Meddle with a database. Values are marked by `?`."""

    def copy(self, address: str, name: str) -> str:
        """The same database once more. Nobody may use it."""

    def lapse(self, address: str) -> None:
        """Whoever holds the lease loses it: another may claim it."""

    def lock(self, address: str) -> Any:
        """Hold up whoever writes; `close` ends it."""

    def schema(self, address: str) -> object:
        """How its tables are made."""


class Files:
    """SQLite."""

    engine = "sqlite"

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self.folders = folders

    def new(self, name: str) -> str:
        return str(self.folders.mktemp("databases") / f"{name}.sqlite")

    def run(self, address: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
        connection = sqlite3.connect(address)
        with connection:
            rows = connection.execute(sql, values).fetchall()
        connection.close()
        return rows

    def copy(self, address: str, name: str) -> str:
        return str(shutil.copy(address, self.new(name)))

    def lapse(self, address: str) -> None:
        os.unlink(f"{address}-lease")  # as somebody might who tidies up

    def lock(self, address: str) -> Any:
        connection = sqlite3.connect(address, isolation_level=None, check_same_thread=False)
        connection.execute("BEGIN IMMEDIATE")
        return connection

    def schema(self, address: str) -> object:
        rows = self.run(address, "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
        return [row[0].replace("IF NOT EXISTS ", "") for row in rows], self.run(address, "PRAGMA user_version")


class Postgreses:
    """PostgreSQL. A schema is as good as a database, and far cheaper."""

    engine = "postgres"

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    def new(self, name: str) -> str:
        name = f"{name}_{time.monotonic_ns()}"
        self.run(self.cluster.address, f"CREATE SCHEMA {name}")
        return f"{self.cluster.address}?options=-csearch_path%3D{name}"

    def run(self, address: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(address, autocommit=True) as connection:
            cursor = connection.execute(sql.replace("?", "%s").encode(), values or None)
            return cursor.fetchall() if cursor.description else []

    def copy(self, address: str, name: str) -> str:
        copy = self.new(name)
        storage = claimed(address)
        db.copy_all(storage, copy)
        storage.close()
        return copy

    def lapse(self, address: str) -> None:
        self.run(address, "UPDATE nodes SET until = clock_timestamp() - interval '1 second'")

    def lock(self, address: str) -> Any:
        connection = psycopg.connect(address)
        connection.execute("LOCK TABLE steps IN EXCLUSIVE MODE")
        return connection

    def schema(self, address: str) -> object:
        columns = "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        where = "WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position"
        here = "FROM pg_indexes WHERE schemaname = current_schema() ORDER BY indexname"
        indexes = f"SELECT replace(indexdef, schemaname, '') {here}"
        made = self.run(address, "SELECT to_regclass('version')") != [(None,)]
        version = self.run(address, "TABLE version") if made else []
        return [self.run(address, f"{columns} {where}"), self.run(address, indexes), version]


def claimed(address: str) -> Storage:
    """A database that may be written."""
    storage = open_database(address)
    storage.claim()
    return storage
