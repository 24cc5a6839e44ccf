"""donjon load [--tables 1000] [--rate 200] [--seconds 120]  Measure the server with scripted clients on loopback.

Each table has three connections: two players and a spectator. The time of a move is from sending it until all three
have it. With several servers, the first player is at the owner of the table and the second one is not, so that half of
the moves are forwarded: the figures tell apart how long it takes until the mover has the answer.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import itertools
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from donjon.core.errors import DonjonError
from donjon.core.extras import need
from donjon.inputs import count

if TYPE_CHECKING:
    from websockets import ClientConnection

PLAYERS = 2
PATIENCE = 60.0


class MoveNews(msgspec.Struct):
    """A legal move, as text."""

    move: str


class BoardNews(msgspec.Struct):
    """What a scripted client needs to know of a board."""

    eyes: int | None
    number: int
    ply: int
    to_move: int | None
    over: bool
    legal: list[MoveNews] = []
    legal_change: list[MoveNews | tuple[int, int]] = []
    can_undo: bool = False


class News(msgspec.Struct):
    """The parts of server messages that matter here."""

    kind: str
    board: BoardNews | None = None
    text: str = ""
    table_id: str = ""
    owner: str = ""
    seats: list[dict[str, object]] = []
    watch: dict[str, object] = {}


read_news = msgspec.json.Decoder(News).decode
write = msgspec.json.Encoder().encode


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=1000, help="tables, three connections each (1000)")
    parser.add_argument("--rate", type=float, default=200, help="moves a second in all; 0 as many as go (200)")
    parser.add_argument("--seconds", type=float, default=120, help="how long (120)")
    parser.add_argument("--game", default="towers", help="the game played (towers)")
    parser.add_argument("--bare", action="store_true", help="clients that want no scene: moves and events alone")
    told = "a running server, or several: --url … --url …; without it one is started on an empty database"
    parser.add_argument("--url", action="append", help=told)
    parser.add_argument("--database", help="an empty database for the server that is started; a new file without it")
    parser.add_argument("--processes", type=count, default=1, help="servers to start on a PostgreSQL database (1)")
    parser.add_argument("--json", action="store_true", help="the figures as data")


def run(chosen: argparse.Namespace) -> int:
    need("server", "measuring the match server", "uvloop", "websockets")
    import uvloop

    if chosen.tables < 1 or chosen.seconds <= 0 or chosen.rate < 0:
        raise DonjonError("tables and seconds are above 0, the rate is not below")
    if chosen.processes > 1 and "://" not in (chosen.database or ""):
        raise DonjonError("several servers need a PostgreSQL database: --database postgresql://user@host/name")
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as running:
        database = chosen.database or str(Path(folder) / "load.sqlite")
        servers = [running.enter_context(_started(database)) for _ in range(0 if chosen.url else chosen.processes)]
        urls = chosen.url or [_address(server) for server in servers]
        figures = uvloop.run(Load(chosen, urls, [server.pid for server in servers]).run())
    print(msgspec.json.encode(figures).decode() if chosen.json else table(figures))
    return 0


@contextlib.contextmanager
def _started(database: str) -> Iterator[subprocess.Popen[str]]:
    """A server that lets one address do all this."""
    lots = ["rate", "burst", *(f"address-{what}" for what in ("rate", "work", "connections", "tables"))]
    flags = [word for name in lots for word in (f"--{name}", "1000000")]
    command = [sys.executable, "-m", "donjon", "serve", "--port", "0", "--log", "warning", "--database", database]
    with subprocess.Popen([*command, *flags], stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server
        finally:
            server.terminate()


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    line = server.stdout.readline()
    if "http://" not in line:
        raise DonjonError("the server did not start")
    return line.split()[3]


class ScriptedClient:
    """One scripted connection.

    It is not `donjon.client`, which reads messages whole and follows the scene: a move would cost the generator twice
    as much processor time, more than it costs the server, and they share a machine.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.board: BoardNews | None = None
        self.legal: list[MoveNews] = []  # the moves told last
        self.token = ""

    async def ask(self, **fields: object) -> None:
        await self.socket.send(write(fields), text=True)

    async def hear(self, kind: str) -> News:
        while True:
            async with asyncio.timeout(PATIENCE):
                news = read_news(await self.socket.recv(decode=False))
            if news.kind == "error":
                raise DonjonError(f"the server says: {news.text}")
            if news.board is not None:
                self._note(news.board)
            if news.kind == kind:
                return news

    def _note(self, board: BoardNews) -> None:
        """A board has come; its legal moves may be told by those before."""
        if board.legal_change:
            known = self.legal
            board.legal = [
                move
                for one in board.legal_change
                for move in (known[slice(*one)] if isinstance(one, tuple) else (one,))
            ]
        self.board, self.legal = board, board.legal or self.legal


class Load:
    """All tables together."""

    def __init__(self, chosen: argparse.Namespace, urls: list[str], pids: list[int]) -> None:
        """Connections go to one server after the other. `pids`: those of the servers, if they are ours."""
        self.chosen, self.pids, self.doors = chosen, pids, len(urls)
        self.urls = itertools.cycle([url.replace("http", "ws", 1) + "/socket" for url in urls])
        self.wants: list[str] = [] if chosen.bare else ["scene", "changes"]
        self.tables: list[tuple[str, list[ScriptedClient]]] = []
        self.times: list[float] = []
        self.answered: dict[str, list[float]] = {"owner": [], "forwarded": []}  # until the mover has it
        self.dice = random.Random(1)
        self.until = 0.0

    async def run(self) -> dict[str, float]:
        """Connect, measure the extras, play, and count."""
        first = await self._connect()
        before = sum(map(memory, self.pids))
        begun = time.perf_counter()
        gate = asyncio.Semaphore(20)
        await asyncio.gather(*(self._set_up(first, gate) for _ in range(self.chosen.tables)))
        connecting = time.perf_counter() - begun
        connections = len(self.tables) * (PLAYERS + 1)
        gc.disable()  # collecting garbage among thousands of clients would make the server look slow
        after = sum(map(memory, self.pids))
        spent = sum(map(cpu, self.pids))
        begun = time.perf_counter()
        self.until = begun + self.chosen.seconds
        await self._play()
        took = time.perf_counter() - begun
        spent = sum(map(cpu, self.pids)) - spent
        undo, reconnect = await self._extras()
        end = sum(map(memory, self.pids))
        gc.enable()
        return {
            "connections": connections,
            "connections_per_second": connections / connecting,
            "kilobytes_per_connection": (after - before) / connections / 1000,
            "kilobytes_per_connection_at_the_end": (end - before) / connections / 1000,
            "moves": len(self.times),
            "moves_per_second": len(self.times) / took,
            "server_cpu_ms_per_move": spent / max(1, len(self.times)) * 1000,
            **{f"p{share}_ms": quantile(self.times, share) * 1000 for share in (50, 95, 99)},
            **(self._ways() if self.doors > 1 else {}),
            "undo_p99_ms": quantile(undo, 99) * 1000,
            "reconnect_p99_ms": quantile(reconnect, 99) * 1000,
        }

    def _ways(self) -> dict[str, float]:
        """What it costs to be at the wrong door."""
        return {
            f"{way}_p{share}_ms": quantile(times, share) * 1000
            for way, times in self.answered.items()
            for share in (50, 99)
        }

    async def _connect(self) -> ScriptedClient:
        from websockets import connect
        from websockets.exceptions import WebSocketException

        url = next(self.urls)
        try:
            socket = await connect(url, compression=None, max_size=None, proxy=None, ping_interval=None)
        except (OSError, TimeoutError, WebSocketException) as error:
            raise DonjonError(f"cannot connect to {url}: {error}") from error
        return ScriptedClient(socket)

    async def _set_up(self, first: ScriptedClient, gate: asyncio.Semaphore) -> None:
        async with gate:
            players = [await self._connect() for _ in range(PLAYERS + 1)]
            await players[0].ask(kind="create", game=self.chosen.game, seats=[{"mine": True}] * PLAYERS)
            made = await players[0].hear("created")
            keys = [*(str(link["token"]) for link in made.seats), str(made.watch["token"])]
            for player, key in zip(players, keys, strict=True):
                player.token = key
                await player.ask(kind="join", keys=[key], wants=self.wants)
                await player.hear("state")
            self.tables.append((made.table_id, players))

    async def _play(self) -> None:
        """Each table plays on its own, at its share of the rate."""
        share = self.chosen.rate / len(self.tables)
        await asyncio.gather(*(self._table(table_id, players, share) for table_id, players in self.tables))

    async def _table(self, table_id: str, players: list[ScriptedClient], rate: float) -> None:
        due = time.perf_counter() + (self.dice.random() / rate if rate else 0)
        while due < self.until:
            await asyncio.sleep(max(0, due - time.perf_counter()))
            if not await self._move(table_id, players):
                return
            due = due + 1 / rate if rate else time.perf_counter()

    async def _move(self, table_id: str, players: list[ScriptedClient]) -> bool:
        """A random legal move of the player to move; False when the game is over."""
        board = players[0].board
        assert board is not None
        if board.over or board.to_move is None:
            return False
        mover = players[board.to_move]
        assert mover.board is not None
        move = self.dice.choice(mover.board.legal).move
        begun = time.perf_counter()
        await mover.ask(kind="play", table_id=table_id, ply=mover.board.ply, move=move)
        await mover.hear("update")
        self.answered["owner" if mover is players[0] else "forwarded"].append(time.perf_counter() - begun)
        for player in players:
            if player is not mover:
                await player.hear("update")
        self.times.append(time.perf_counter() - begun)
        return True

    async def _extras(self) -> tuple[list[float], list[float]]:
        """Measure undo, and then rejoining a table."""
        undos: list[float] = []
        back: list[float] = []
        for table_id, players in self.tables[:100]:
            mover = next((p for p in players if p.board and p.board.can_undo), None)
            if mover is not None and mover.board is not None:
                begun = time.perf_counter()
                await mover.ask(kind="undo", table_id=table_id, ply=mover.board.ply)
                for player in players:
                    await player.hear("update")
                undos.append(time.perf_counter() - begun)
            player = players[0]
            assert player.board is not None
            await player.socket.close()
            begun = time.perf_counter()
            again = await self._connect()
            await again.ask(kind="join", keys=[player.token], since=player.board.number, wants=self.wants)
            await again.hear("state")
            back.append(time.perf_counter() - begun)
        return undos, back


def memory(pid: int) -> int:
    """Resident bytes of a process, if the system tells."""
    file = Path(f"/proc/{pid}/statm")
    return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if file.exists() else 0


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used. This is meaningful even on a busy machine."""
    file = Path(f"/proc/{pid}/stat")
    if not file.exists():
        return 0.0
    fields = file.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(times: list[float], share: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * share // 100)] if times else 0.0


def table(figures: dict[str, float]) -> str:
    width = max(map(len, figures))
    return "\n".join(f"{name.replace('_', ' '):{width}}  {value:,.1f}" for name, value in figures.items())
