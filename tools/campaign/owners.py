"""The owner of a thousand tables is killed, stopped or asked to leave: all go on elsewhere, and no move is lost."""

import contextlib
import random
import re
import signal
import subprocess
import threading
import time
from collections import Counter
from typing import Any

from donjon.server.cluster.cluster import SURE
from tests.server.databases import Cluster, Postgreses, claimed
from tests.server.support import PATIENCE, Client, Server, get
from tests.server.test_durability import donjon, stored
from tools.campaign.crew import Campaign, Figures

TROUBLES = {"killed": signal.SIGKILL, "stopped": signal.SIGSTOP, "left": signal.SIGTERM}
LIMITS = {"killed": 8.0, "stopped": 8.0, "left": 5.0}  # seconds until every table lives elsewhere
TABLES = 1_000
SIZE = 60


class Pair:
    """Two servers on one database. One of them has all tables; after each blow, the other one."""

    def __init__(self, cluster: Cluster, tables: int) -> None:
        self.tables = tables
        self.database = Postgreses(cluster).new("owners")
        storage = claimed(self.database)
        stored(storage, tables, moves=20, seconds=86_400)
        storage.close()
        self.owner = Server(self.database)
        until_owned(self.owner, tables)
        self.heir = Server(self.database)
        self.came = time.monotonic()

    def strike(self, trouble: str, dice: random.Random) -> float:
        """Seconds until everything is as before, but for the owner: all tables live elsewhere, no acknowledged move is
        lost, and the owner has ended as it should. Whoever has just come takes nobody for dead, so the heir has been
        there for a while."""
        time.sleep(max(0.0, self.came + SURE - time.monotonic()))
        with self.heir.client() as ben:
            with self.owner.client() as maker:
                made = maker.create("highlanders", [{"mine": True}] * 2)  # a long game
            board = ben.join(*(link["token"] for link in made["seats"]))["board"]
            begun: list[float] = []
            blow = threading.Timer(dice.uniform(0.05, 0.4), self._hit, (trouble, begun))
            blow.start()
            board = play_through(ben, made["table_id"], board)
            blow.join()
            until_owned(self.heir, self.tables)
            took = time.monotonic() - begun[0]
            for _ in range(3):
                board = ben.play(made["table_id"], board)
            self._after(trouble)
            ben.play(made["table_id"], board)
        self.owner.start()
        self.came = time.monotonic()
        self.owner, self.heir = self.heir, self.owner
        return took

    def _hit(self, trouble: str, begun: list[float]) -> None:
        begun.append(time.monotonic())
        self.owner.process.send_signal(TROUBLES[trouble])

    def _after(self, trouble: str) -> None:
        """Whoever was stopped for too long writes nothing more, and ends."""
        self.owner.process.send_signal(signal.SIGCONT)
        code = self.owner.process.wait(PATIENCE)
        assert code == {"killed": -signal.SIGKILL, "stopped": 2, "left": 0}[trouble], (trouble, code)
        assert self.owner.process.stdout is not None
        self.owner.process.stdout.close()

    def close(self) -> None:
        for server in (self.owner, self.heir):
            if server.process.poll() is None:
                server.stop()
        checked = donjon("db", "check", self.database)
        assert checked.returncode == 0, checked.stdout
        for server in (self.owner, self.heir):
            assert not [line for line in server.log() if line["level"] == "error"], server.log()


def play_through(ben: Client, table_id: str, board: dict[str, Any]) -> dict[str, Any]:
    """Play at a table until it has come to another owner. Whatever was acknowledged is there."""
    while True:
        move = ben.dice.choice(board["legal"])["move"]
        ben.send("play", table_id=table_id, ply=board["ply"], move=move)
        told = ben.hear("update", "state", "error", wanted_errors=True)
        if told["kind"] == "update":
            board = told["board"]
            continue
        refused = told["kind"] == "error"
        assert not refused or told["code"] == "away", told
        after: dict[str, Any] = (ben.hear("state") if refused else told)["board"]
        assert after["number"] >= board["number"], "an acknowledged move is lost"
        return after if refused else ben.hear("update")["board"]  # a move that could wait was made afterwards


def until_owned(server: Server, tables: int) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        found = re.search(r"^donjon_tables_playing (\d+)", get(f"{server.url}/metrics").text, re.MULTILINE)
        if found and int(found[1]) >= tables:
            return
        assert time.monotonic() < until, f"only {found and found[1]} tables have come"
        time.sleep(0.1)


def lot(seed: str, count: int) -> Figures:
    """One pair of servers, and so many blows."""
    dice, seen = random.Random(seed), Counter[str]()
    with contextlib.closing(Cluster()) as cluster:
        pair = Pair(cluster, TABLES)
        try:
            for number in range(count):
                trouble = list(TROUBLES)[number % len(TROUBLES)]
                took = pair.strike(trouble, dice)
                assert took <= LIMITS[trouble], f"{trouble}: {took:.1f} s"
                seen[trouble] += 1
                seen[f"{trouble}_{took:.1f}_s"] += 1
        finally:
            with contextlib.suppress(subprocess.TimeoutExpired):
                pair.close()
    return seen


CAMPAIGN = Campaign("owners", "blows to the owner of a thousand tables", "blows", lot, SIZE, 60)
