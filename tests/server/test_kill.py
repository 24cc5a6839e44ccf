"""The server is killed at random moments under load: no acknowledged move is lost, and every game goes on.

DONJON_KILLS=1000 pytest tests/server/test_kill.py     for any number of kills
"""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import websockets
from websockets.exceptions import ConnectionClosed

from donjon.server import db
from donjon.server.sqlite import Sqlite
from tests.server.support import Server

KILLS = int(os.environ.get("DONJON_KILLS", "50"))
TABLES = 8


class Playing:
    """One table, both of its seats, and the last board the server acknowledged."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.dice = random.Random(seed)
        self.tokens: list[str] = []
        self.board: dict[str, Any] = {}
        self.table_id = ""
        self.acknowledged = 0

    async def play(self, url: str, moves: int | None = None) -> None:
        """Come (back) and play until the server dies, or so many moves."""
        try:
            async with websockets.connect(url, compression=None, max_size=None, proxy=None) as socket:
                await self._come(socket)
                while moves is None or moves > 0:
                    if self.board["over"]:
                        self.tokens = []
                        await self._come(socket)
                    await self._move(socket)
                    moves = None if moves is None else moves - 1
        except (ConnectionClosed, OSError, EOFError, websockets.InvalidMessage):
            assert moves is None, "the server went away by itself"

    async def _come(self, socket: websockets.ClientConnection) -> None:
        if not self.tokens:
            made = await self._ask(socket, "created", kind="create", game=self.game, seats=[{"mine": True}] * 2)
            self.board, self.table_id = {}, made["table_id"]
            self.tokens = [link["token"] for link in made["seats"]]
        since = self.board.get("number", 0)
        state = await self._ask(socket, "state", kind="join", keys=self.tokens, wants=[], since=since)
        board = state["board"]
        if self.board:
            assert board["number"] >= since, f"{self.table_id}: an acknowledged move is lost"
            assert board["number"] <= since + 1, f"{self.table_id}: a move nobody made"
            if board["number"] == since:
                assert (board["ply"], board["scores"]) == (self.board["ply"], self.board["scores"])
            else:
                assert board["since"] == self.board["ply"]
        self.board = board

    async def _move(self, socket: websockets.ClientConnection) -> None:
        move = self.dice.choice(self.board["legal"])["move"]
        update = await self._ask(
            socket, "update", kind="play", table_id=self.table_id, ply=self.board["ply"], move=move
        )
        self.board = update["board"]
        self.acknowledged += 1

    async def _ask(self, socket: websockets.ClientConnection, expect: str, **fields: Any) -> Any:
        await socket.send(json.dumps(fields))
        while True:
            said = json.loads(await asyncio.wait_for(socket.recv(), 30))
            assert said["kind"] != "error", said
            if said["kind"] == expect:
                return said


async def rounds(server: Server, tables: list[Playing], dice: random.Random) -> None:
    for _ in range(KILLS):
        url = server.url.replace("http", "ws") + "/socket"
        before = sum(table.acknowledged for table in tables)
        players = [asyncio.create_task(table.play(url)) for table in tables]
        while sum(table.acknowledged for table in tables) == before:  # under load, not before it
            await asyncio.sleep(0.005)
        await asyncio.sleep(dice.uniform(0, 0.15))
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*players)
        await asyncio.to_thread(server.start)


def test_killed_again_and_again(tmp_path: Path) -> None:
    server = Server(tmp_path / "killed.sqlite")
    tables = [Playing("towers", seed) for seed in range(TABLES)]
    try:
        asyncio.run(rounds(server, tables, random.Random(4)))

        async def once_more() -> None:
            url = server.url.replace("http", "ws") + "/socket"
            await asyncio.gather(*(table.play(url, moves=3) for table in tables))

        asyncio.run(once_more())
    finally:
        server.kill()
    storage = Sqlite(str(server.database))
    faults = {table_id: db.fault(db._kept(storage, table_id)) for table_id in storage.table_ids()}
    storage.close()
    assert len(faults) >= TABLES
    assert not any(faults.values()), faults
    assert sum(table.acknowledged for table in tables) > KILLS
