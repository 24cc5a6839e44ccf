"""One server for all tests that do not mind each other."""

from collections.abc import Iterator

import pytest

from tests.server.support import Client, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "shared.sqlite") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    with server.client() as connected:
        yield connected
