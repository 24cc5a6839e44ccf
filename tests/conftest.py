"""`pytest --only towers` runs the suite as if that were the only game. Use it to work on one game."""

import pytest

import donjon
from donjon.core import registry


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--only", metavar="GAME,...", help="the only games there are")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--only"):
        only = tuple(config.getoption("--only").split(","))
        registry.names = donjon.list_games = lambda: only
