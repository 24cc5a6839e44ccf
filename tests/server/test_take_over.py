"""The owner of many tables is killed, stopped or asked to leave: all go on elsewhere, and no move is lost.

How long that takes says much about the machine: `python -m tools.campaign owners`, the long form, holds it to seconds.
"""

import contextlib
import random
from collections.abc import Iterator

import pytest

from tests.server.databases import Cluster
from tools.campaign import owners


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[owners.Pair]:
    with contextlib.closing(owners.Pair(cluster, owners.TABLES)) as two:
        yield two


@pytest.mark.parametrize("trouble", owners.TROUBLES)
def test_all_tables_live_on_elsewhere(pair: owners.Pair, trouble: str) -> None:
    pair.strike(trouble, random.Random(trouble))
