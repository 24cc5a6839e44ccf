"""Unguessable tokens. Each proves one role at one table: a seat's number, `watch` or `owner`. None is stored."""

import base64
import hashlib
import hmac
import re
import secrets

from donjon.server.parts import Link

SPELT = re.compile(r"[a-z0-9]+(\.[a-z0-9]+\.[A-Za-z0-9_-]+)?")
WATCH, OWNER = "watch", "owner"
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


def new_table_id() -> str:
    """An id for a table: short enough to read out, too many to try."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


class Tokens:
    """Made and checked with the database's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, table_id: str, role: str | int) -> str:
        proof = hmac.new(self._secret, f"{table_id}.{role}".encode(), hashlib.sha256).digest()[:18]
        return f"{table_id}.{role}.{base64.urlsafe_b64encode(proof).decode()}"

    def read(self, key: str) -> tuple[str, str] | None:
        """The table and the role a token proves. A bare table id proves nothing: its role is empty."""
        if not SPELT.fullmatch(key):
            return None
        if "." not in key:
            return key, ""
        table_id, role = key.split(".")[:2]
        good = hmac.compare_digest(self.make(table_id, role).encode(), key.encode())
        return (table_id, role) if good else None

    def link(self, table_id: str, seat: int | None) -> Link:
        """The way to a seat, or to the spectators' bench."""
        token = self.make(table_id, WATCH if seat is None else seat)
        return Link(seat, token, f"/#{token}")
