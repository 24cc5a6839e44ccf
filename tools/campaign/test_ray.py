"""An arena on a Ray cluster with two workers, one of which is killed: the same games as without.  make test-ray"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from donjon.arena.results import played, read
from donjon.command import main

RAY = Path(sys.executable).parent / "ray"
ARENA = ["arena", "elbrus", "--bots", "random,greedy", "--games", "48"]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of our own on a free port; its address. Its sockets need a short path."""
    words = ["start", "--head", "--num-cpus=2", "--port=0", "--include-dashboard=false", "--disable-usage-stats"]
    log, home = tmp_path_factory.mktemp("ray") / "log", tempfile.mkdtemp(prefix="ray")
    with log.open("w") as file:
        head = subprocess.Popen(
            [RAY, *words, "--object-store-memory=100000000", f"--temp-dir={home}", "--block"],
            stdout=file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        while not (found := re.search(r"--address='([\d.:]+)'", log.read_text())):
            assert head.poll() is None, log.read_text()
            time.sleep(0.1)
        yield found[1]
    finally:
        head.send_signal(signal.SIGTERM)
        head.wait(30)
        shutil.rmtree(home)


def workers_at_work() -> list[int]:
    """The processes of Ray that play a deal. It renames them."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().startswith(b"ray::_checked"):
                found.append(int(path.parent.name))
        except OSError:  # it has ended
            continue
    return found


def test_a_killed_worker_of_ray_costs_no_game(cluster: str, tmp_path: Path) -> None:
    alone, far = tmp_path / "alone.jsonl", tmp_path / "far.jsonl"
    assert main([*ARENA, "--resume", str(alone), "--workers", "0"]) == 0
    words = [sys.executable, "-m", "donjon", *ARENA, "--ray", cluster, "--resume", str(far)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as arena:
        while not (busy := workers_at_work()):
            assert arena.poll() is None
            time.sleep(0.005)
        os.kill(busy[0], signal.SIGKILL)
        out, err = arena.communicate(timeout=120)
    assert arena.returncode == 0, err
    assert "48 games" in out
    results = [sorted((str(one.fixture.key), one) for one in played(read(path))) for path in (alone, far)]
    assert results[0] == results[1]


def test_a_worker_with_another_donjon_refuses(cluster: str) -> None:
    script = (
        "import sys, donjon; donjon.__version__ = '9.9'; from donjon.command import main; sys.exit(main(sys.argv[1:]))"
    )
    said = subprocess.run([sys.executable, "-c", script, *ARENA, "--ray", cluster], capture_output=True, text=True)
    assert said.returncode == 2
    last = said.stderr.splitlines()[-1]
    assert re.fullmatch(r"donjon: elbrus, .* broke off: worker \S+ has donjon .*; needed is donjon 9\.9, .*", last)
