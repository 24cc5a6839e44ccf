"""What ten clients that send the costliest messages cost another player:  make bench-server

The p99 of the player's moves, alone and among them. It may grow by less than 100 ms. CI measures the work itself
instead (tests/server/test_cost.py): this says as much about the machine, and needs a quiet one.
"""

import asyncio
import json
import tempfile
import time
from multiprocessing import Queue, get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx2 as httpx
from websockets.asyncio.client import connect

from donjon.measure.load import quantile
from tests.server.support import Client, Server, running
from tests.server.test_cost import WANTS, played
from tools import command

ATTACKERS = 10
MOST = 0.1  # seconds


async def attack(url: str, number: int, key: str, record: str, over: Event) -> int:
    """The costliest messages, as many as one address may send; how many were answered."""
    address, answered = f"127.0.1.{number}", 0
    socket = await connect(
        url.replace("http", "ws") + "/socket", local_addr=(address, 0), compression=None, max_size=None, proxy=None
    )
    async with socket, httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=address)) as http:
        costly: list[dict[str, Any]] = [
            {"kind": "open", "record": record},
            {"kind": "moment", "table_id": "record", "ply": 0},
            {"kind": "join", "keys": [key], "wants": WANTS},
        ]
        turn = 0
        while not over.is_set():
            for ask in costly:
                turn += 1
                ply = 1400 - (number * 50 + turn) % 900
                await socket.send(json.dumps(ask | ({"ply": ply} if "ply" in ask else {})))
            await http.get(f"{url}/qr.svg?text={quote('漢' * 400 + str(turn))}", timeout=60)
            for _ in costly:
                async with asyncio.timeout(60):
                    await socket.recv()
                answered += 1
    return answered


def attackers(url: str, key: str, record: str, over: Event, answered: "Queue[int]") -> None:
    """All of them, in a process of their own, so that only the server keeps others waiting."""

    async def all_of_them() -> None:
        for count in await asyncio.gather(*(attack(url, n, key, record, over) for n in range(1, ATTACKERS + 1))):
            answered.put(count)

    asyncio.run(all_of_them())


def moves(player: Client, table_id: str, board: dict[str, Any], count: int) -> tuple[dict[str, Any], float]:
    """So many moves at a person's pace, and the time of the slowest but one in a hundred."""
    times = []
    for _ in range(count):
        begun = time.perf_counter()
        board = player.play(table_id, board)
        times.append(time.perf_counter() - begun)
        time.sleep(0.06)  # below the 20 messages a second that one connection may send
    return board, quantile(times, 99)


def main() -> int:
    record = played("highlanders", 1500).record()
    processes = get_context("spawn")
    over, answered = processes.Event(), processes.Queue()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Server(Path(folder) / "costly.sqlite", own_limits=True)) as server,
        server.client("127.0.0.9") as player,
    ):
        made = player.create("highlanders", [{"mine": True}] * 2, public=True)  # nobody wins that soon
        board = player.join(*(link["token"] for link in made["seats"]))["board"]
        board, alone = moves(player, made["table_id"], board, 100)
        crowd = processes.Process(target=attackers, args=(server.url, made["table_id"], record, over, answered))
        crowd.start()
        try:
            board, among_them = moves(player, made["table_id"], board, 150)
        finally:
            over.set()
            counts = [answered.get(timeout=90) for _ in range(ATTACKERS)]
            crowd.join()
    print(
        f"p99 of a move: {alone * 1000:.0f} ms alone, {among_them * 1000:.0f} ms among {ATTACKERS} attackers, "
        f"who got {sum(counts):,} answers"
    )
    return 0 if all(counts) and among_them < alone + MOST else 1


if __name__ == "__main__":
    command.run("attackers", main)
