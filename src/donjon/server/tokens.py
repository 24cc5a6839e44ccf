"""Unguessable tokens. Each proves one role at one table. None is stored.

| role | opens |
|---|---|
| `1` | seat 1, for whoever has sat down on it: drawn anew each time somebody sits down |
| `i1` | an invitation to seat 1: whoever uses it first sits there |
| `watch` | the spectators' bench |
| `owner` | the making of the table |
"""

import base64
import hashlib
import hmac
import re
import secrets

from donjon.server.parts import Link
from donjon.server.sheet import SeatSheet, Sheet

SPELT = re.compile(r"[a-z0-9]+(\.([0-9]{1,2}|i[0-9]{1,2}|watch|owner)\.[A-Za-z0-9_-]+)?")
WATCH, OWNER, INVITED = "watch", "owner", "i"
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


def new_table_id() -> str:
    """An id for a table: short enough to read out, too many to try."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def draw() -> str:
    """What makes the token of a seat anew."""
    return secrets.token_hex(8)


class Tokens:
    """Made and checked with the database's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, table_id: str, role: str, drawn: str = "") -> str:
        """The token of a role. `drawn` is what was drawn for a seat when somebody sat down on it."""
        proved = f"{table_id}.{role}.{drawn}" if drawn else f"{table_id}.{role}"
        proof = hmac.new(self._secret, proved.encode(), hashlib.sha256).digest()[:18]
        return f"{table_id}.{role}.{base64.urlsafe_b64encode(proof).decode()}"

    def proves(self, key: str, sheet: Sheet) -> bool:
        """Whether a key spelt as a token is one. A seat that nobody has sat down on has none."""
        table_id, role = key.split(".")[:2]
        drawn = ""
        if role.isdecimal():
            seat = sheet.seats[int(role)] if int(role) < len(sheet.seats) else SeatSheet()
            if not seat.drawn and not seat.person:  # a person without a draw sat down before tokens were drawn
                return False
            drawn = seat.drawn
        return hmac.compare_digest(self.make(table_id, role, drawn).encode(), key.encode())

    def seat(self, sheet: Sheet, seat: int) -> Link:
        """The way to a seat, for whoever sits there."""
        return _link(self.make(sheet.table_id, str(seat), sheet.seats[seat].drawn), seat)

    def invitation(self, table_id: str, seat: int) -> Link:
        """The way to sit down on a free seat."""
        return _link(self.make(table_id, f"{INVITED}{seat}"), seat)

    def bench(self, table_id: str) -> Link:
        """The way to the spectators' bench."""
        return _link(self.make(table_id, WATCH), None)


def _link(token: str, seat: int | None) -> Link:
    return Link(seat, token, f"/#{token}")
