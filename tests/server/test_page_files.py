"""The files of the page: packed once, and within the limits of an address."""

import gzip
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from donjon.core.bundle import PAGE
from donjon.server import app
from donjon.server.limits import Buckets
from donjon.server.settings import Settings

FILE = max((path for path in PAGE.rglob("*.js")), key=lambda path: path.stat().st_size)
ADDRESS = "/" + FILE.relative_to(PAGE).as_posix()


def test_a_file_is_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []
    compress = gzip.compress

    def counted(text: bytes) -> bytes:
        packed.append(len(text))
        return compress(text)

    monkeypatch.setattr(gzip, "compress", counted)
    with TestClient(app.make(Settings(database=str(tmp_path / "files.sqlite"))), "http://127.0.0.1") as client:
        for _ in range(3):
            answer = client.get(ADDRESS, headers={"accept-encoding": "gzip"})
            assert answer.content == FILE.read_bytes()
            assert answer.headers["content-encoding"] == "gzip"
            assert int(answer.headers["content-length"]) < FILE.stat().st_size / 2
            assert answer.headers["cache-control"].endswith("immutable")
        assert packed == [FILE.stat().st_size]
        plain = client.get(ADDRESS, headers={"accept-encoding": "identity"})
        assert plain.content == FILE.read_bytes() and "content-encoding" not in plain.headers
        known = client.get(ADDRESS, headers={"accept-encoding": "gzip", "if-none-match": answer.headers["etag"]})
        assert known.status_code == 304
        part = client.get(ADDRESS, headers={"accept-encoding": "gzip", "range": "bytes=0-9"})
        assert part.status_code == 206 and part.content == FILE.read_bytes()[:10]
        assert client.head(ADDRESS).status_code == 200
        assert client.get("/nowhere.js").status_code == 404


def test_files_count_like_other_requests(tmp_path: Path) -> None:
    door = app.make(Settings(database=str(tmp_path / "files.sqlite")))
    with TestClient(door, "http://127.0.0.1") as client:
        door.house.messages = Buckets(0.001, 2)
        assert [client.get(ADDRESS).status_code for _ in range(3)] == [200, 200, 429]
        assert client.get(ADDRESS).json()["code"] == "too_fast"
        assert client.get("/healthz").status_code == 200


def test_licenses_come_with_what_the_page_contains() -> None:
    """The page is a copy of other people's code and typefaces: their licenses ask to come with it."""
    code = (PAGE / "licenses.md").read_text(encoding="utf-8")
    for package in ("preact", "@preact/signals", "@fluent/bundle"):
        assert f"## {package} - " in code
    assert "Copyright (c) 2015-present Jason Miller" in code
    for typeface in ("inter", "literata"):
        assert "SIL OPEN FONT LICENSE" in (PAGE / "assets" / f"{typeface}-license.txt").read_text(encoding="utf-8")
