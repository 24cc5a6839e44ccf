"""One server for all tests that do not mind each other, and the databases to test storage with."""

import contextlib
from collections.abc import Iterator

import pytest

from tests.server.databases import Cluster, Databases, Files, Postgreses
from tests.server.support import DOORS, Client, Server, Serving


@pytest.fixture(scope="session")
def server(serving: Serving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "shared.sqlite") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    with server.client() as connected:
        yield connected


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with contextlib.closing(Cluster()) as started:
        yield started


@pytest.fixture(scope="session", params=["sqlite", "postgres"] if DOORS == 1 else ["postgres"])
def databases(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Databases:
    """What is tested of storage is tested on both engines. Several servers share PostgreSQL only."""
    if request.param == "sqlite":
        return Files(tmp_path_factory)
    return Postgreses(request.getfixturevalue("cluster"))
