"""Hostile messages and requests: each gets a clear answer, nothing breaks, and honest players go on."""

import asyncio
import http.client
import json
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

from donjon import Match, bots, list_games
from donjon.server.answers import read_answer
from tests.server.support import Server, memory
from tools.campaign.crew import Campaign, Figures
from tools.campaign.grammar import Grammar, request

SIZE = 10_000
BATCH = 40  # messages between two signs of life
REQUESTS = 0.05  # of all are HTTP requests
PATIENCE = 120.0
NEWEST = {"key": 30, "table_id": 4, "ply": 4, "move": 12}  # values that are kept to be used again
WARM = 1_000  # messages before the server's memory is looked at: by then it has loaded and cached what it needs
GROWTH = 50_000_000  # bytes that it may grow by in a lot after that


def lot(seed: str, count: int) -> Figures:
    """One server, attacked so often, then asked whether it is well."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "hostile.sqlite", "--address-open-tables", "1000000")
        try:
            return attack(server, count, random.Random(seed))
        finally:
            if server.process.poll() is None:
                server.stop()


def attack(server: Server, count: int, dice: random.Random) -> Figures:
    """Half of the messages come from the bench, half from somebody at a table."""
    seen = asyncio.run(Attack(server, dice).run(min(count, WARM)))
    before = memory(server.process.pid)
    seen += asyncio.run(Attack(server, dice).run(count - min(count, WARM)))
    grown = memory(server.process.pid) - before
    assert grown < GROWTH, f"{count} messages made the server grow by {grown:,} bytes"
    with server.client() as honest:
        made = honest.create("towers", [{"mine": True}] * 2)
        board = honest.join(*(link["token"] for link in made["seats"]))["board"]
        for _ in range(5):
            board = honest.play(made["table_id"], board)
    faults = [line for line in server.log() if line["level"] == "error" or "Traceback" in str(line)]
    assert not faults, faults[:3]
    assert "Traceback" not in server.errors.read_text()
    return seen


def broken_off(game: str, dice: random.Random) -> str:
    """The record of a game that ends anywhere, within a turn as well."""
    match = Match(game, seed=dice.getrandbits(30))
    for _ in range(dice.randrange(60)):
        if match.over:
            break
        match.play(dice.choice(match.legal_moves()))
    return match.record()


class Attack:
    """One attacker. Whatever the server answers that means something is used again."""

    def __init__(self, server: Server, dice: random.Random) -> None:
        self.server, self.dice = server, dice
        self.seen: Figures = Counter()
        self.board: tuple[str, dict[str, Any]] = "", {}
        self.known: dict[str, list[Any]] = {
            "game": [*list_games(), "chess", "record"],
            "puzzle": ["0", "7", "31", "-1", "5-deep", "-deep", "2026-11-16"],
            "bot": ["random", "random", "greedy", "", "nobody"],
            "stand_in": ["random", ""],
            "key": ["nowhere", "aaaaaaaaaa"],
            "table_id": ["nowhere", "record"],
            "move": ["a1-a2", ".", "-"],
            "record": [*(broken_off(game, dice) for game in list_games()), '[Game "towers"]', ""],
            "ply": [0, 1, 5],
            "action": ["", "slide", "place"],
            "parts": [[], ["a1"], ["a1", "\u2028"]],
        }
        assert "random" in bots.names()

    async def run(self, count: int) -> Figures:
        grammar = Grammar(self.dice, self.known)
        url = self.server.url.replace("http", "ws") + "/socket"
        requests = int(count * REQUESTS)
        self.http(grammar, requests)
        left = count - requests
        while left > 0:
            async with connect(url, compression=None, max_size=None, proxy=None, ping_interval=None) as socket:
                await self.settle_in(socket)
                try:
                    for _ in range(10):
                        here = min(left, BATCH)
                        left -= here
                        await self.batch(socket, [self.sound() or grammar.message() for _ in range(here)])
                except websockets.ConnectionClosed:
                    self.seen["let_go"] += 1
        return self.seen

    def sound(self) -> str:
        """Now and then a move that may be made, so that games go on and come to an end."""
        table_id, board = self.board
        if self.dice.random() > 0.1 or not board.get("legal"):
            return ""
        move = self.dice.choice(board["legal"])["move"]
        return json.dumps({"kind": "play", "table_id": table_id, "ply": board["ply"], "move": move})

    async def settle_in(self, socket: ClientConnection) -> None:
        """A table of one's own and its board, so that there is something to spoil."""
        seats = [{"mine": True}, self.dice.choice(({"mine": True}, {}, {"bot": "random"}))]
        game = self.dice.choice(list_games())
        public = self.dice.random() < 0.5
        await socket.send(json.dumps({"kind": "create", "game": game, "seats": seats, "public": public}))
        made = await self.hear(socket, "created")
        keys = [link["token"] for link in made["seats"]]
        await socket.send(json.dumps({"kind": "join", "keys": [*keys, made["owner"]], "wants": ["scene"]}))
        await self.hear(socket, "state")

    async def batch(self, socket: ClientConnection, messages: list[str | bytes]) -> None:
        """Send these, and read until a sign that they are dealt with."""
        for message in messages:
            await socket.send(message)
            self.seen["messages"] += 1
        sign = self.dice.randrange(1, 1_000_000)
        await socket.send(json.dumps({"kind": "ping", "id": sign}))
        while (await self.hear(socket, "pong")).get("to") != sign:
            pass

    async def hear(self, socket: ClientConnection, kind: str) -> dict[str, Any]:
        while True:
            async with asyncio.timeout(PATIENCE):
                text = await socket.recv()
            read_answer(text)
            said: dict[str, Any] = json.loads(text)
            self.learn(said)
            self.seen["answers"] += 1
            self.seen["refusals"] += said["kind"] == "error"
            assert said.get("code") != "broken", said
            if said["kind"] == kind:
                return said

    def learn(self, said: dict[str, Any]) -> None:
        links = [*said.get("seats", []), *said.get("invitations", [])] if said["kind"] == "created" else []
        for link in links:
            self.add("key", link["token"])
        if said.get("owner"):
            self.add("key", said["owner"])
        if said.get("table_id"):
            self.add("table_id", said["table_id"])
            self.add("key", said["table_id"])
        board = said.get("board") or {}
        if board.get("legal") and said["kind"] in ("state", "update"):
            self.board = said.get("table_id") or said["table"]["table_id"], board
        for name, values in (
            ("ply", [board.get("ply")]),
            ("move", [one["move"] for one in board.get("legal", [])[:3]]),
        ):
            for value in values:
                if value is not None:
                    self.add(name, value)

    def add(self, name: str, value: Any) -> None:
        """The newest are kept."""
        self.known[name].append(value)
        del self.known[name][2 : -NEWEST[name]]

    def http(self, grammar: Grammar, count: int) -> None:
        """Requests over every route. None ends in an error of the server."""
        host = self.server.url.removeprefix("http://")
        for _ in range(count):
            method, path, headers, body = request(self.dice, self.known, grammar)
            line = http.client.HTTPConnection(host, timeout=PATIENCE)
            line._http_vsn_str = "HTTP/1.1"  # type: ignore[attr-defined]
            try:
                line.putrequest(method, path, skip_host="Host" in headers)
                for name, value in headers.items():
                    line.putheader(name, value.encode("utf-8", "replace"))
                if body:
                    line.putheader("Content-Length", str(len(body)))
                line.endheaders(body or None)
                answer = line.getresponse()
                answer.read()
                assert answer.status < 500 or answer.status == 501, (method, path, headers, body, answer.status)
                assert answer.status in (400, 431) or answer.headers["x-content-type-options"] == "nosniff", (
                    path,
                    answer.status,
                )
                self.seen["requests"] += 1
            finally:
                line.close()


CAMPAIGN = Campaign("hostile", "hostile messages and requests", "messages and requests", lot, SIZE, 1_000_000)
