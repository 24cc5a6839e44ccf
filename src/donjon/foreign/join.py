"""A foreign bot at a table of a server, over the public wire: it has no right that a person has not."""

from __future__ import annotations

import asyncio
from typing import Any

from donjon.client import Connected, ServerRefused, connect
from donjon.core.errors import DonjonError
from donjon.foreign.lines import Begin, Choose, Over
from donjon.foreign.program import ForeignFault, Program

AGAIN = 1.0  # seconds before the server is asked again that said so


def join(url: str, token: str, name: str, ms: int) -> int:
    """Play a seat to the end of the game. The exit status is 1 if the bot could not."""
    program = Program(name)
    if "world" in program.hello.wants:
        print(f"{program.called} wants worlds, but a server shows only views", flush=True)
    try:
        ranks, scores = asyncio.run(_play(url, token, program, ms))
        program.over(Over(ranks, scores))
    except ForeignFault as fault:
        print(f"{fault}; the seat is left to the table's stand-in")
        return 1
    finally:
        program.end()
    print(f"the game is over: ranks {ranks}, points {scores}")
    return 0


async def _play(url: str, token: str, program: Program, ms: int) -> tuple[list[int], list[int]]:
    async with connect(url, program.called) as server:
        if token.split(".")[1:2] and token.split(".")[1].startswith("i"):
            token = await server.sit(token, program.called)
            print(f"sits down; to come back, use {token}", flush=True)
        wants = ["position"] if "view" in program.hello.wants else []
        state = await server.join(token, wants=wants)
        if len(state["held"]) != 1:
            raise DonjonError("a bot plays one seat: use the token of a seat, or an invitation")
        return await RemoteSeat(server, program, state, ms).play()


class RemoteSeat:
    """The seat a bot plays, and what it knows of the table."""

    def __init__(self, server: Connected, program: Program, state: dict[str, Any], ms: int) -> None:
        self.server, self.program, self.ms = server, program, ms
        self.state = state
        self.table_id: str = state["table"]["table_id"]
        self.seat: int = state["held"][0]
        self.begun = False
        self.events: list[dict[str, Any]] = []
        self.board: dict[str, Any] | None = None

    async def play(self) -> tuple[list[int], list[int]]:
        """Answer whenever it is the seat's turn, until the game is over: ranks and points."""
        over = await self._hear(self.state)
        news = self.server.news()
        while not over and (message := await anext(news, None)) is not None:
            over = await self._hear(message)
        if over and self.board is not None:
            return self.board["ranks"], self.board["scores"]
        raise DonjonError("the connection to the server is lost; run the same command again")

    async def _hear(self, message: dict[str, Any]) -> bool:
        """Take in what the server says, and move if it is one's turn. Is the game over?"""
        if message["kind"] == "state":
            self.state = message
        board = message.get("board")
        if board is not None:
            self._learn(board)
            if board["to_move"] == self.seat and board.get("legal") and not message.get("ending"):
                await self._move(board)
        return bool(message.get("ending")) or (board is not None and board["over"])

    def _learn(self, board: dict[str, Any]) -> None:
        self.board = board
        self.events = [event for event in self.events if event["ply"] < board["since"]] + board["events"]

    async def _move(self, board: dict[str, Any]) -> None:
        """Let the bot move. If the board has changed meanwhile, the server tells how, and it is asked again."""
        if not self.begun:
            self.begun = True
            table = self.state["table"]
            seats = len(table["seats"])
            self.program.begin(Begin(table["game"], 0, seats, self.seat, table["options"], board["number"]))
        legal = [choice["move"] for choice in board["legal"]]
        question = Choose(0, board["turn"], board["ply"], legal, self.events, self.ms, board.get("position"))
        self.events = []
        move = await asyncio.to_thread(self.program.choose, question)
        while not await self._played(board["ply"], move):
            await asyncio.sleep(AGAIN)

    async def _played(self, ply: int, move: str) -> bool:
        """Make a move, or hear that the board has changed. False while the table is away or the server busy."""
        try:
            await self.server.play(self.table_id, ply, move)
        except ServerRefused as refused:
            if refused.code not in ("stale", "away", "too_fast"):
                raise
            return refused.code == "stale"
        return True
