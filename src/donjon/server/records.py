"""Records of tables: the match's own, with names, times and the proof of fair luck."""

from __future__ import annotations

import time

from donjon.core import record as records
from donjon.match import Match
from donjon.match.luck import luck_hash
from donjon.server.clean import cleaned
from donjon.server.refused import Refused
from donjon.server.sheet import Sheet
from donjon.server.table import Table


def record_of(table: Table) -> str:
    """The record of a finished table. One being played would tell what is hidden."""
    if table.sheet.ending is None:
        raise Refused("not_now", "record-later")
    if table.number == 0 or table.match is None:
        raise Refused("not_now", "never-begun")
    return with_headers(table.match, table.sheet)


def with_headers(match: Match, sheet: Sheet) -> str:
    told = records.read(match.record())
    names = " ".join(cleaned(seat.name).replace(" ", "_") or seat.bot or "?" for seat in sheet.seats)
    told.headers |= {
        "Table": sheet.table_id,
        "Date": time.strftime("%Y-%m-%d", time.gmtime(sheet.created / 1000)),
        "Players": names,
        "Luck": luck_hash(sheet.seed),
    }
    if sheet.ending is not None:
        told.headers["Ended"] = sheet.ending.why
    return records.write(told)
