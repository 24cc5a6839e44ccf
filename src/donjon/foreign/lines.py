"""The lines that Donjon and a foreign bot send each other. docs/bots.md explains them; unknown fields are ignored."""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1
MOST_LETTERS = 40


def printable(text: str) -> str:
    """One line of visible characters, and not many: what a bot says is shown to people."""
    return " ".join("".join(one if one.isprintable() else " " for one in text).split())[:MOST_LETTERS]


class Greeting(msgspec.Struct, tag="hello", tag_field="kind"):
    """The first line each way. Donjon says its version; the bot says who it is and what it wants to be shown."""

    protocol: int = PROTOCOL
    donjon: str = ""
    name: str = ""
    author: str = ""
    games: list[str] = []  # empty: it plays all of them, since legal moves come with every question
    wants: list[str] = []  # "view", "world"
    options: dict[str, str] = {}  # what it was set up with, for people to read


class Begin(msgspec.Struct, tag="game", tag_field="kind"):
    """A game begins. `luck` is for the bot's own dice; it says nothing about the table's."""

    game: str
    rules: int
    seats: int
    seat: int
    options: dict[str, str]
    luck: int


class Choose(msgspec.Struct, tag="choose", tag_field="kind", omit_defaults=True):
    """A question: which of these moves? `since` is what happened since the last one, as the seat may know it."""

    id: int
    turn: int
    ply: int
    legal: list[str]
    since: list[dict[str, Any]]
    ms: int
    view: dict[str, Any] | None = None
    world: str | None = None


class Stop(msgspec.Struct, tag="stop", tag_field="kind"):
    """The time is up: answer now."""

    id: int


class Over(msgspec.Struct, tag="over", tag_field="kind"):
    """The game is over. Another `game` may follow."""

    ranks: list[int]
    scores: list[int]


class Knock(msgspec.Struct, tag="ping", tag_field="kind"):
    id: int


class Farewell(msgspec.Struct, tag="quit", tag_field="kind"):
    """Exit, or be killed soon."""


class Move(msgspec.Struct, tag="move", tag_field="kind"):
    """The answer to a question."""

    id: int
    move: str


class Knocked(msgspec.Struct, tag="pong", tag_field="kind"):
    id: int


class Heard(msgspec.Struct):
    """Enough of a bot's line to know what it is."""

    kind: str = ""


Question = Greeting | Begin | Choose | Stop | Over | Knock | Farewell
ANSWERS: dict[str, type[Greeting | Move | Knocked]] = {"hello": Greeting, "move": Move, "pong": Knocked}
