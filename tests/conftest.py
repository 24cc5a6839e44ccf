"""Options and fixtures for all tests.

`pytest --only towers` runs the suite as if that were the only game. Use it to work on one game.

`DONJON_DOORS=2 pytest` (`make test-doors`) starts two servers on one database wherever a test asks for a server by the
fixture `serving`, itself or through `server` and `client`. All other tests would only do the same again, so they are
left out: they need no server, or start their own. A test that needs one server is marked `one_server` with its reason.

Hypothesis tries the same examples every time, so that a change is never blamed for an example that nobody had tried.
`pytest --hypothesis-profile=random` (`make campaign`) looks for others.
"""

import gc
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest

import donjon
from donjon.core import registry

if TYPE_CHECKING:
    from tests.server.support import Serving


_BUSY: Any = {"database": None, "deadline": None, "suppress_health_check": [hypothesis.HealthCheck.too_slow]}
hypothesis.settings.register_profile("same", derandomize=True, **_BUSY)
hypothesis.settings.register_profile("random", **_BUSY)
hypothesis.settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--only", metavar="GAME,...", help="the only games there are")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--only"):
        only = tuple(config.getoption("--only").split(","))
        registry.names = donjon.list_games = lambda: only


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    from tests.server.support import DOORS  # not above: `--only` comes before anything that asks for games

    if DOORS > 1:
        left_out = [item for item in items if not _runs_again(item)]
        items[:] = [item for item in items if _runs_again(item)]
        config.hook.pytest_deselected(items=left_out)


def pytest_collection_finish() -> None:
    """What is loaded by now is never looked through again, in the time of a test that happens to be measured then."""
    gc.collect()
    gc.freeze()


def _runs_again(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "serving" in item.fixturenames


@pytest.fixture(scope="session")
def serving() -> "Serving":
    """Starts a server, or several in its place."""
    from tests.server.support import started

    return started
