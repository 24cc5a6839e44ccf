"""Two people at a table who do all that can be done there, and note what they were told."""

import json
import random
from collections.abc import Callable, Coroutine
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from donjon import list_games

Said = dict[str, Any]
Facts = dict[str, Any]
BOARD, SHEET = ("number", "ply", "scores", "to_move"), ("stage", "ending", "seats", "ballot")
MAY_CHANGE: dict[str, tuple[str, ...]] = {
    "play": (*BOARD, *SHEET),
    "undo": (*BOARD, "ballot"),
    "chat": ("remarks",),
    "propose": (*BOARD, *SHEET),
    "vote": (*BOARD, *SHEET),
    "resign": SHEET,
    "come_back": ("seats",),
    "start": (*BOARD, *SHEET),
    "sit": (*BOARD, *SHEET),
    "rematch": ("rematch",),
}
"""What a message may change. Whatever it may not has to stay, however the server ends."""


class Person:
    """One connection. An answer to a ping says that everything before it is dealt with."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sign = 0

    async def ask(self, kind: str, **fields: Any) -> list[Said]:
        """All that was said until the message was dealt with."""
        self.sign += 2
        await self.socket.send(json.dumps({"kind": kind, "id": self.sign, **fields}))
        await self.socket.send(json.dumps({"kind": "ping", "id": self.sign + 1}))
        heard: list[Said] = []
        while not heard or heard[-1]["kind"] != "pong" or heard[-1]["to"] != self.sign + 1:
            heard.append(json.loads(await self.socket.recv()))
        return heard[:-1]


def refused(heard: list[Said]) -> bool:
    return any(said["kind"] == "error" for said in heard)


def one(heard: list[Said], kind: str) -> Said:
    return next(said for said in heard if said["kind"] == kind)


class Pair:
    """They play one table after the other. `facts` is what they know of it; nothing of that may ever be lost."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(seed)
        self.doing = ""
        self.done: dict[str, int] = {}
        self.forget()

    def forget(self) -> None:
        """The next table is a new one."""
        self.table_id, self.tokens, self.owner, self.invitation = "", ["", ""], "", ""
        self.facts: Facts = {}
        self.states: list[Said] = []

    async def live(self, url: str) -> None:
        """Come (back), compare, and go on until the server is gone."""
        address = url.replace("http", "ws") + "/socket"
        options: dict[str, Any] = {"compression": None, "max_size": None, "proxy": None, "ping_interval": None}
        async with connect(address, **options) as first, connect(address, **options) as second:
            self.people = [Person(first), Person(second)]
            if self.table_id:
                before, under_way = self.facts, self.doing
                await self.look()
                if before:  # else nobody had seen the new table yet
                    self.compare(before, under_way)
            while True:
                await self.something()

    async def look(self) -> None:
        """Both join (again): everything about the table, as it is now."""
        self.states = []
        for person, token in zip(self.people, self.tokens, strict=True):
            if token:
                keys = [token, self.owner] if self.owner and person is self.people[0] else [token]
                heard = await person.ask("join", keys=keys, wants=[])
                assert not refused(heard), (self.table_id, heard)
                self.states.append(one(heard, "state"))
        state = self.states[0]
        board, card = state.get("board") or {}, state["table"]
        self.facts = {name: board.get(name) for name in BOARD} | {
            "stage": card["stage"],
            "ending": state.get("ending"),
            "seats": [{name: seat.get(name) for name in ("person", "bot", "resigned")} for seat in card["seats"]],
            "ballot": state.get("ballot"),
            "remarks": [said["text"] for said in state["chat"]],
            "rematch": bool(state.get("rematch")),
        }

    def compare(self, before: Facts, under_way: str) -> None:
        """What was acknowledged is there. Beyond that, only what was under way may have happened, whole or not."""
        after, may = self.facts, set(MAY_CHANGE.get(under_way, ()))
        if any(seat["bot"] for seat in [*before["seats"], *after["seats"]]):
            may |= {*BOARD, "stage", "ending"}
        for name, was in before.items():
            assert after[name] == was or name in may, (
                f"{self.table_id}, {under_way}: {name} was {was}, is {after[name]}"
            )
        assert (after["number"] or 0) >= (before["number"] or 0), f"{self.table_id}: an acknowledged move is lost"
        assert after["remarks"][: len(before["remarks"])] == before["remarks"], f"{self.table_id}: talk is lost"
        if before["ending"]:
            assert after["ending"] == before["ending"], f"{self.table_id}: an ending is undone"

    async def something(self) -> None:
        """One thing that can be done now. If it is refused, nothing has changed."""
        kind, work = self.dice.choice(self.possible())
        before, at, self.doing = self.facts, self.table_id, kind
        heard = await work()
        if self.table_id:
            await self.look()
            if self.table_id == at:
                why = "".join(f"refused {kind}: {said['text']}" for said in heard if said["kind"] == "error")
                self.compare(before, why or kind)
        self.done[kind] = self.done.get(kind, 0) + 1
        self.doing = ""

    def possible(self) -> list[tuple[str, Callable[[], Coroutine[Any, Any, list[Said]]]]]:
        if not self.table_id:
            return [("create", self.create)]
        facts = self.facts
        if facts["stage"] == "open":
            return [("sit", self.sit)] * 3 + [("start", self.start)]
        talking = [("chat", self.chat), ("look", self.read)]
        if facts["ending"]:
            return [*talking, ("rematch", self.rematch), ("create", self.leave_it)]
        found = [*talking, ("play", self.play), ("play", self.play), ("undo", self.undo), ("propose", self.propose)]
        found += [("resign", self.resign)] if self.dice.random() < 0.1 else []
        found += [("vote", self.vote)] * 3 if facts["ballot"] else []
        found += [("come_back", self.come_back)] * 2 if self.away() else []
        return found

    def away(self) -> list[int]:
        return [seat for seat, one in enumerate(self.facts["seats"]) if one["person"] and one["bot"]]

    # What they do.

    async def create(self) -> list[Said]:
        game = self.dice.choice(list_games())
        heard = await self.people[0].ask("create", game=game, seats=[{"mine": True}, {}], stand_in="random")
        if not refused(heard):
            made = one(heard, "created")
            self.table_id, self.owner, self.facts = made["table_id"], made["owner"], {}
            self.tokens = [made["seats"][0]["token"], ""]
            self.invitation = made["invitations"][0]["token"]
        return heard

    async def leave_it(self) -> list[Said]:
        self.forget()
        return await self.create()

    async def sit(self) -> list[Said]:
        """A seat whose token got lost on its way stays taken: nobody else may have it."""
        heard = await self.people[1].ask("sit", key=self.invitation)
        if not refused(heard):
            self.tokens[1] = one(heard, "seated")["link"]["token"]
        elif any(seat["person"] for seat in self.facts["seats"][1:]):
            self.forget()
        return heard

    async def start(self) -> list[Said]:
        return await self.people[0].ask("start", table_id=self.table_id)

    def mover(self) -> tuple[Person, Said] | None:
        for person, state in zip(self.people, self.states, strict=False):
            if (state.get("board") or {}).get("legal"):
                return person, state["board"]
        return None

    async def play(self) -> list[Said]:
        found = self.mover()
        if found is None:
            return await self.read()
        person, board = found
        move = self.dice.choice(board["legal"])["move"]
        return await person.ask("play", table_id=self.table_id, ply=board["ply"], move=move)

    async def undo(self) -> list[Said]:
        found = self.mover()
        person, board = found or (self.people[0], {"ply": 0})
        return await person.ask("undo", table_id=self.table_id, ply=board["ply"])

    def seated(self) -> Person:
        return self.dice.choice([person for person, token in zip(self.people, self.tokens, strict=True) if token])

    async def chat(self) -> list[Said]:
        return await self.seated().ask("chat", table_id=self.table_id, text=f"remark {self.dice.getrandbits(30)}")

    async def propose(self) -> list[Said]:
        """Also a bot for the other one, who has left the table for that."""
        matter = self.dice.choice(("take_back", "take_back", "bot", "abandon"))
        if matter == "bot" and self.tokens[1]:
            await self.people[1].ask("leave", table_id=self.table_id)
            return await self.people[0].ask("propose", table_id=self.table_id, matter="bot", seat=1)
        return await self.seated().ask(
            "propose", table_id=self.table_id, matter="take_back" if matter == "bot" else matter
        )

    async def vote(self) -> list[Said]:
        return await self.seated().ask("vote", table_id=self.table_id, yes=self.dice.random() < 0.6)

    async def come_back(self) -> list[Said]:
        return await self.people[self.away()[0]].ask("come_back", table_id=self.table_id)

    async def resign(self) -> list[Said]:
        return await self.seated().ask("resign", table_id=self.table_id)

    async def rematch(self) -> list[Said]:
        return await self.seated().ask("rematch", table_id=self.table_id)

    async def read(self) -> list[Said]:
        """Whatever only looks."""
        person, ply = self.seated(), self.facts["ply"] or 0
        here: dict[str, Any] = {"table_id": self.table_id}
        asks: list[tuple[str, dict[str, Any]]] = [
            ("moment", here | {"ply": self.dice.randrange(ply + 1)}),
            ("hint", here | {"bot": "random"}),
            ("sayings", here | {"ply": ply}),
            ("what_if", here | {"ply": ply, "moves": []}),
            ("explain", here | {"move": "a1-a1"}),
            ("report", here),
            ("hello", {"language": self.dice.choice(("en", "ru", "hu", "de"))}),
            ("lobby", {}),
            ("mine", {"tokens": [token for token in self.tokens if token]}),
            ("open", {"record": '[Game "towers"]\n[Seats "2"]\n\n'}),
        ]
        kind, fields = self.dice.choice(asks)
        return await person.ask(kind, **fields)
