"""donjon db check|export|import|tidy|copy|migrate|key DATABASE  Look after the server's database."""

import argparse
import os
import sys
from collections.abc import Iterator
from typing import IO

import msgspec
from msgspec import Struct

from donjon.core import registry
from donjon.core.errors import DonjonError
from donjon.match import Match
from donjon.match.verify import unfair
from donjon.server.clock import DAY, now
from donjon.server.engines import open_database
from donjon.server.machines import key_of
from donjon.server.migrations import NEWEST
from donjon.server.parts import Remark
from donjon.server.sheet import Change, Entry, Reviewed, Sheet, line, opening
from donjon.server.storage import Storage

AT_ONCE = 100  # tables copied in one transaction


class Kept(Struct, rename={"entries": "steps"}, omit_defaults=True):
    """A table with everything about it: one line of an export, where the entries are called `steps`."""

    sheet: Sheet
    entries: list[Entry]
    remarks: list[Remark]
    review: Reviewed | None = None


class Unreadable(DonjonError):
    """Something in the database is not what a server writes."""


def arguments(parser: argparse.ArgumentParser) -> None:
    words = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    check = words.add_parser("check", help="replay every game and name any that differ")
    check.add_argument("database")
    out = words.add_parser("export", help="one table or all, as lines of JSON (they hold seeds: keep them safe)")
    out.add_argument("database")
    out.add_argument("--table", help="the id of one; all without it")
    out.add_argument("--output", metavar="FILE", help="a new file; standard output without it")
    tidy = words.add_parser("tidy", help="export old finished games into a new file, then drop them")
    tidy.add_argument("database")
    tidy.add_argument("--days", type=float, required=True, help="games whose last move is older than this")
    tidy.add_argument("--output", metavar="FILE", required=True, help="a new file for what is dropped")
    into = words.add_parser("import", help="tables from an export; tables already there are left alone")
    into.add_argument("database")
    into.add_argument("file", help="an export")
    copy = words.add_parser("copy", help="everything, from a file to PostgreSQL or back; links and clocks go on")
    copy.add_argument("database", metavar="FROM")
    copy.add_argument("to", metavar="TO", help="a database without tables; a file may be new")
    migrate = words.add_parser("migrate", help="bring it up to the newest version, as a server does when it starts")
    migrate.add_argument("database")
    key = words.add_parser("key", help="what `donjon think` needs to join the server (keep it safe)")
    key.add_argument("database")


def run(chosen: argparse.Namespace) -> int:
    read_only = chosen.task in ("check", "export")
    storage = open_database(chosen.database, read_only, must_exist=chosen.task != "import")
    try:
        if chosen.task in ("import", "tidy", "copy"):
            storage.claim()
        match chosen.task:
            case "check":
                return check_all(storage)
            case "export":
                return export(storage, chosen.table, chosen.output)
            case "tidy":
                return drop_old(storage, chosen.days, chosen.output)
            case "copy":
                return copy_all(storage, chosen.to)
            case "migrate":
                print(f"{storage.name} is of version {NEWEST}")
                return 0
            case "key":
                print(key_of(storage.secret()))
                return 0
            case _:
                return bring_in(storage, chosen.file)
    finally:
        storage.close()


def check_all(storage: Storage) -> int:
    """Replay everything; 1 if anything differs."""
    damage = storage.damage()
    if damage:
        print(f"the file is damaged: {damage}")
        return 1
    table_ids = storage.table_ids()
    bad = 0
    for table_id in table_ids:
        try:
            why = fault(_kept(storage, table_id))
        except Unreadable as error:
            why = str(error)
        if why:
            bad += 1
            print(f"{table_id}: {why}")
    print(f"{len(table_ids)} tables checked, {bad} differ")
    return 1 if bad else 0


def fault(kept: Kept) -> str:
    """What is wrong with a table, or nothing."""
    sheet, entries = kept.sheet, kept.entries
    if [entry.number for entry in entries] != list(range(len(entries))):
        return "entries are missing"
    if not entries:
        return "it is being played, but has no entries" if sheet.stage == "playing" else ""
    try:
        game = registry.find(sheet.game)
        if game.version != sheet.rules:
            return f"begun by rules version {sheet.rules} of {game.name}; here it is {game.version}"
        match = opening(sheet, "script").resumed(line(entries))
    except DonjonError as error:
        return str(error)
    return _differs(match, sheet, entries[-1])


def _differs(match: Match, sheet: Sheet, last: Entry) -> str:
    told, found = last.after, (match.ply, match.to_move, match.scores)
    if (told.ply, told.to_move, told.scores) != found:
        return f"after the last entry ply, mover and scores are {found}, not {(told.ply, told.to_move, told.scores)}"
    played_out = sheet.ending is not None and sheet.ending.why == "played"  # resigned games end before the board does
    if played_out != match.over:
        return f"it is {sheet.stage}, but on the board it is {'over' if match.over else 'not over'}"
    return unfair(match, sheet.seed)


def _kept(storage: Storage, table_id: str) -> Kept:
    try:
        sheet = storage.sheet(table_id)
        if sheet is None:
            raise DonjonError(f"there is no table {table_id}")
        return Kept(sheet, storage.entries(table_id), storage.remarks(table_id), storage.review(table_id))
    except msgspec.DecodeError as error:
        raise Unreadable(f"what is stored of the table {table_id} cannot be read: {error}") from error


def drop_old(storage: Storage, days: float, output: str) -> int:
    """Moves finished games of that age out of the database and into a file."""
    if not days > 0:
        raise DonjonError(f"days are a number above 0, not {days}")
    before = now() - days * DAY
    old = [one for one in storage.table_ids() if _finished_before(_kept(storage, one), before)]
    _export(storage, old, output)
    storage.drop(old)
    print(f"{len(old)} tables dropped; donjon db import brings them back")
    return 0


def _finished_before(kept: Kept, at: float) -> bool:
    last = max([kept.sheet.created, *(entry.at for entry in kept.entries), *(one.at for one in kept.remarks)])
    return kept.sheet.ending is not None and last < at


def export(storage: Storage, table_id: str | None, output: str | None) -> int:
    return _export(storage, storage.table_ids() if table_id is None else [table_id], output)


def _export(storage: Storage, table_ids: list[str], output: str | None) -> int:
    lines = (msgspec.json.encode(_kept(storage, one)).decode() + "\n" for one in table_ids)
    if output is None:
        sys.stdout.writelines(lines)
        return 0
    try:
        with open(output, "x", encoding="utf-8") as file:
            try:
                file.writelines(lines)
                file.flush()
                os.fsync(file.fileno())
            except BaseException:  # half an export would be taken for a whole one, and be in the way of the next
                os.unlink(output)
                raise
        _sync_folder(os.path.dirname(os.path.abspath(output)))
    except OSError as error:
        raise DonjonError(f"cannot write {output}: {(error.strerror or str(error)).lower()}") from error
    print(f"{len(table_ids)} tables in {output}")
    return 0


def _sync_folder(folder: str) -> None:
    """Only then a new file is found after a power cut, and what it holds may be dropped elsewhere."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def bring_in(storage: Storage, path: str) -> int:
    """Reads and replays the whole file before it writes anything."""
    try:
        with open(path, encoding="utf-8") as file:
            found = list(_read(file))
    except (OSError, UnicodeDecodeError) as error:
        raise DonjonError(f"cannot read {path}: {getattr(error, 'strerror', None) or 'it is not text'}") from error
    there = set(storage.table_ids())
    fresh = [kept for kept in found if kept.sheet.table_id not in there]
    for kept in fresh:
        storage.write(_changes(kept))
    print(f"{len(fresh)} tables brought in, {len(found) - len(fresh)} were there already")
    return 0


def _changes(kept: Kept) -> list[Change]:
    table_id = kept.sheet.table_id
    entries: list[Change] = [(table_id, entry) for entry in kept.entries]
    review: list[Change] = [(table_id, kept.review)] if kept.review else []
    return [kept.sheet, *entries, *((table_id, remark) for remark in kept.remarks), *review]


def copy_all(storage: Storage, to: str) -> int:
    """The secret comes last: a copy that stopped half-way opens no link."""
    copy = open_database(to)
    try:
        copy.claim()
        if copy.table_ids():
            raise DonjonError(f"{copy.name} has tables already")
        table_ids = storage.table_ids()
        for begin in range(0, len(table_ids), AT_ONCE):
            some = table_ids[begin : begin + AT_ONCE]
            copy.write([change for one in some for change in _changes(_kept(storage, one))])
            for one in (storage, copy):
                one.beat(one.last_sign())  # keeps both leases, and no clock notices
        copy.adopt(storage.secret(), storage.last_sign(), storage.pauses())
    finally:
        copy.close()
    print(f"{len(table_ids)} tables copied; donjon db check replays them")
    return 0


def _read(file: IO[str]) -> Iterator[Kept]:
    for number, text in enumerate(file, 1):
        try:
            kept = msgspec.json.decode(text, type=Kept)
        except msgspec.DecodeError as error:
            raise DonjonError(f"line {number} is no exported table: {error}") from error
        why = fault(kept)
        if why:
            raise DonjonError(f"line {number}, table {kept.sheet.table_id}: {why}")
        yield kept
