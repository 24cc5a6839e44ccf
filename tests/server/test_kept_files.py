"""Databases and exports that earlier servers wrote still open, and their games go on."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from donjon.server.db import Kept
from tests.server.databases import Databases, claimed
from tests.server.support import Serving

KEPT = Path(__file__).parent / "kept"
TOKENS = ("v75wa3xdkm.0.MF-AkOe2rzBOXa7GLGVDH5VU", "v75wa3xdkm.1.uAKZRQ_oninhlGBpeK7P3RgG")  # of a game at ply 93


def donjon(*words: str) -> str:
    command = [sys.executable, "-m", "donjon", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout


@pytest.fixture(params=sorted(KEPT.glob("*.sql")), ids=lambda path: path.stem)
def database(request: pytest.FixtureRequest, tmp_path: Path, databases: Databases) -> str:
    return restored(request.param, tmp_path, databases)


def restored(kept: Path, folder: Path, databases: Databases) -> str:
    """A database as it was written then, or what is copied from it."""
    path = folder / "old.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(kept.read_text(encoding="utf-8"))
    connection.close()
    if databases.engine == "sqlite":
        return str(path)
    new = databases.new("old")
    assert donjon("db", "copy", str(path), new).startswith("3 tables copied")
    return new


def test_an_old_database_is_whole(database: str) -> None:
    assert donjon("db", "check", database) == "3 tables checked, 0 differ\n"


def test_a_game_in_an_old_database_goes_on(serving: Serving, database: str) -> None:
    with serving(database) as server, server.client() as client:
        state = client.join(*TOKENS)
        assert (state["table"]["table_id"], state["board"]["ply"]) == ("v75wa3xdkm", 93)
        assert [remark["text"] for remark in state["chat"]] == ["good luck"]
        board = client.play("v75wa3xdkm", state["board"])
    with serving(database) as server, server.client() as client:
        assert client.join(*TOKENS)["board"]["ply"] == board["ply"]


def test_a_review_is_still_there(tmp_path: Path, databases: Databases) -> None:
    storage = claimed(restored(KEPT / "version-4.sql", tmp_path, databases))
    found = storage.review("845bauekjd")
    assert found is not None and (found.playouts, len(found.review.mistakes)) == (20, 3)
    storage.close()


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.jsonl")), ids=lambda path: path.stem)
def test_an_old_export_is_brought_in(path: Path, databases: Databases) -> None:
    new = databases.new("new")
    assert donjon("db", "import", new, str(path)) == "3 tables brought in, 0 were there already\n"
    written, again = path.read_text(encoding="utf-8").splitlines(), donjon("db", "export", new).splitlines()
    assert [_read(line) for line in again] == [_read(line) for line in written]


def _read(line: str) -> Kept:
    return msgspec.json.decode(line, type=Kept)
