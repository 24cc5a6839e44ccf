"""The server is killed in the middle of everything: nothing that was acknowledged is lost, and every game goes on."""

import asyncio
import contextlib
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import websockets

from donjon.server import db
from donjon.server.sqlite import Sqlite
from tests.server.support import PATIENCE, Server, line_of
from tools.campaign.crew import Campaign, Figures
from tools.campaign.pairs import MAY_CHANGE, Pair

SIZE = 20
PAIRS = 4
WAIT = 1.0  # seconds to wait for somebody to do what the server is to be killed at
TROUBLES = ("none", "two servers", "full disk", "locked file", "corrupt page")
WEIGHTS = (60, 12, 12, 12, 4)
ACTIONS = ("create", "look", *MAY_CHANGE)


def lot(seed: str, count: int) -> Figures:
    """One database, and so many kills of its server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "killed.sqlite")
        pairs = [Pair(f"{seed} {number}") for number in range(PAIRS)]
        dice, seen = random.Random(seed), Counter[str]()
        try:
            for number in range(count):
                trouble = TROUBLES[number] if number < len(TROUBLES) else dice.choices(TROUBLES, WEIGHTS)[0]
                seen += asyncio.run(strike(server, pairs, dice, trouble))
                seen += after(server, trouble, dice, Path(folder))
        except Exception as error:
            told = [line for line in server.log() if line["level"] == "error"]
            raise AssertionError(f"{error!r}; the log: {told[-1:]}") from error
        finally:
            if server.process.poll() is None:
                server.kill()
        _whole(server, seen)
    seen["acknowledged"] = sum(sum(pair.done.values()) for pair in pairs)
    return seen


async def strike(server: Server, pairs: list[Pair], dice: random.Random, trouble: str) -> Figures:
    """Kill it while somebody does a certain thing; or soon, if nobody does."""
    wanted, seen = dice.choice(ACTIONS), Counter[str]()
    lives = [asyncio.create_task(pair.live(server.url)) for pair in pairs]
    begun = sum(sum(pair.done.values()) for pair in pairs)
    until = time.monotonic() + WAIT
    while sum(sum(pair.done.values()) for pair in pairs) < begun + 2 * PAIRS and time.monotonic() < until + 20:
        await asyncio.sleep(0.002)  # everybody is back, and busy
        _fail_early(lives)
    with _troubled(server, trouble, dice):
        await asyncio.sleep(dice.uniform(0, 0.3) if trouble in ("full disk", "locked file") else 0)
        while all(pair.doing != wanted for pair in pairs) and time.monotonic() < until:
            await asyncio.sleep(0.001)
            _fail_early(lives)
        await asyncio.sleep(dice.choice((0, 0, 0.001, 0.003, 0.01)))
        seen.update(f"at_{pair.doing}" for pair in pairs if pair.doing)
        await asyncio.to_thread(server.kill)
    seen["kills"] += 1
    for ended in await asyncio.gather(*lives, return_exceptions=True):
        if not isinstance(ended, websockets.ConnectionClosed | OSError | EOFError | websockets.InvalidMessage):
            raise AssertionError(f"during {trouble}: {ended!r}") from ended
    return seen


def _fail_early(lives: list[asyncio.Task[None]]) -> None:
    for life in lives:
        if life.done():
            raise AssertionError(f"somebody could not go on: {life.exception()!r}") from life.exception()


@contextlib.contextmanager
def _troubled(server: Server, trouble: str, dice: random.Random) -> Iterator[None]:
    """A disk on which nothing can be written any more, or a file that somebody else has locked."""
    if trouble == "full disk":
        limit = resource.RLIMIT_FSIZE
        resource.prlimit(server.process.pid, limit, (64, resource.RLIM_INFINITY))
        yield
    elif trouble == "locked file":
        other = sqlite3.connect(server.database, isolation_level=None, timeout=20)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
        other.close()
    else:
        yield


def after(server: Server, trouble: str, dice: random.Random, folder: Path) -> Figures:
    """Start it again, in company where that is asked for."""
    if trouble == "corrupt page":
        _corrupt(server, dice, folder)
    rival = _rival(server) if trouble == "two servers" else None
    try:
        server.start()
    except AssertionError:
        if rival is None:
            raise
        _take_over(server, rival)
        server.kill()
        if rival.stderr:
            rival.stderr.close()
        rival = None
        server.start()
    if rival is not None:
        assert rival.wait(PATIENCE) == 2, "one server alone has the database"
        said = rival.stderr.read() if rival.stderr else ""
        assert "in use by" in said and "Traceback" not in said, said
    for stream in (rival.stdout, rival.stderr) if rival else ():
        if stream:
            stream.close()
    return Counter({trouble.replace(" ", "_"): 1} if trouble != "none" else {})


def _command(server: Server, database: Path | str) -> list[str]:
    return [sys.executable, "-m", "donjon", "serve", "--database", str(database), *server.flags]


def _rival(server: Server) -> "subprocess.Popen[str]":
    command = _command(server, server.database)
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _take_over(server: Server, rival: "subprocess.Popen[str]") -> None:
    """The other one was faster: it serves."""
    assert rival.stdout is not None and rival.stderr is not None
    line = line_of(rival)
    assert "http://" in line, f"neither server started: {rival.stderr.read()}"
    server.process, server.url = rival, line.split()[3]


def _corrupt(server: Server, dice: random.Random, folder: Path) -> None:
    """A copy with a page of rubbish is never taken for whole, and what is said about it is said in words."""
    copy = folder / f"copy{dice.getrandbits(30)}.sqlite"
    with (
        contextlib.closing(sqlite3.connect(server.database)) as source,
        contextlib.closing(sqlite3.connect(copy)) as to,
    ):
        source.backup(to)
    size = os.path.getsize(copy)
    page = dice.randrange(size // 4096)
    with copy.open("r+b") as file:
        file.seek(page * 4096)
        file.write(dice.randbytes(4096))
    checked = subprocess.run(
        [sys.executable, "-m", "donjon", "db", "check", str(copy)], capture_output=True, text=True, timeout=120
    )
    assert checked.returncode in (1, 2) and "Traceback" not in checked.stderr, (page, checked)
    served = subprocess.Popen(_command(server, copy), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    started = line_of(served)
    if started:
        served.terminate()
    _, said = served.communicate(timeout=PATIENCE)
    assert started or served.returncode == 2, (page, served.returncode, said)  # it says why, and does not start
    assert "Traceback" not in said, (page, said)
    for file_left in folder.glob(f"{copy.name}*"):
        shutil.rmtree(file_left) if file_left.is_dir() else file_left.unlink()


def _whole(server: Server, seen: Figures) -> None:
    """Every game in the database replays, and the log tells of no fault but of what could not be written."""
    storage = Sqlite(str(server.database))
    faults = {table_id: db.fault(db._kept(storage, table_id)) for table_id in storage.table_ids()}
    storage.close()
    assert not any(faults.values()), {table_id: why for table_id, why in faults.items() if why}
    seen["tables"] += len(faults)
    told = {line["event"] for line in server.log() if line["level"] == "error"}
    told = {event for event in told if " is in use by process " not in event}  # the server that came second says so
    assert told <= {"cannot write", "cannot read", "Application startup failed. Exiting."}, told


CAMPAIGN = Campaign("kills", "kills of the server", "kills", lot, SIZE, 2_000)
