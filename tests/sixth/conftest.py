"""The sixth game, compiled and in a bundle, while the tests of this folder run."""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from donjon.core import registry

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
GAME = HERE / "quarry"
BUNDLE = ROOT / "build" / "sixth"


@pytest.fixture(scope="session")
def _built() -> None:
    """Build both, unless they are up to date. Tests that run side by side build one after another."""
    BUNDLE.mkdir(parents=True, exist_ok=True)
    with (BUNDLE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for tool in (["compile.py"], ["bundle.py", "--into", str(BUNDLE)]):
            subprocess.run([sys.executable, str(ROOT / "tools" / tool[0]), *tool[1:], "--game", str(GAME)], check=True)


@pytest.fixture(autouse=True)
def _sixth(_built: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """DONJON_GAMES is read once, so the games are looked for again, and once more when the test is over."""
    monkeypatch.setenv("DONJON_GAMES", str(GAME))
    monkeypatch.setenv("DONJON_BUNDLE", str(BUNDLE))
    registry._packages.cache_clear()
    yield
    registry._packages.cache_clear()
