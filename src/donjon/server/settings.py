"""How the server is set up: defaults, then a TOML file, then DONJON_… in the environment, then flags."""

import argparse
import os
import tomllib
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from donjon.core.errors import DonjonError

Number = Annotated[int, Meta(gt=0)]
NumberOrNone = Annotated[int, Meta(ge=0)]
Amount = Annotated[float, Meta(gt=0, le=1e9)]
Seconds = Annotated[float, Meta(ge=0, le=1e9)]


class Settings(Struct, forbid_unknown_fields=True, kw_only=True):
    """Every setting has a default. Names are the same in file, environment (DONJON_PORT) and flags (--port)."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "donjon.sqlite"
    link: str = "127.0.0.1:0"  # where other servers on the same PostgreSQL database reach this one
    thinkers_at: str = ""  # where machines that think for the bots join, like 10.0.0.3:7100; nowhere if empty
    origins: list[str] = []  # other origins whose pages may connect, like https://games.example
    hosts: list[str] = []  # names this server goes by, like games.example; addresses and local names always work
    proxies: str = ""  # addresses of reverse proxies whose X-Forwarded-For is believed, with commas
    log: str = "info"
    bot_processes: NumberOrNone = max(1, (os.cpu_count() or 2) - 1)
    bot_pause: Seconds = 0.4  # seconds between the moves of bots, so that people can follow
    watch_pause: Seconds = 1.0  # the same where no person plays and people only watch
    away: Seconds = 120.0  # seconds somebody may be away before the others may vote a bot in
    away_by_correspondence: Seconds = 86_400.0  # the same where a turn may take days
    message_bytes: Number = 65_536
    rate: Amount = 20.0  # messages a second of one connection
    burst: Number = 60
    address_rate: Amount = 200.0  # messages a second of one address
    address_work: Amount = 0.1  # seconds of the server's own time a second for one address, and ten times that at once
    address_connections: Number = 100
    address_tables: Number = 60  # tables set up from one address in an hour
    address_chat: Number = 30  # remarks from one address in a minute
    table_remarks: NumberOrNone = 1_000  # at one table; then nothing more is said there
    table_undos: NumberOrNone = 1_000  # moves taken back at one table
    address_open_tables: Number = 40  # tables of one address that wait for players
    open_days: Amount = 14.0  # after so many days a table that waits for players is given up
    idle_days: Amount = 365.0  # the same for a game in which nobody has moved
    address_thinking: Amount = 2.0  # seconds of bots' thinking a second for one address, and sixty times that at once
    queue_messages: Number = 500  # how far a reader may fall behind
    queue_bytes: Number = 4_000_000


HELP = {
    "host": "address to listen on; 0.0.0.0 lets others in",
    "port": "port to listen on; 0 takes a free one",
    "database": "the SQLite file with all tables, or a PostgreSQL database: postgresql://user@host/name",
    "link": "address and port for other servers on the same PostgreSQL database; port 0 takes a free one",
    "thinkers_at": "address and port where machines that think for the bots join (`donjon think`); off if empty",
    "origins": "other origins whose pages may connect, with commas",
    "hosts": "names this server goes by, with commas",
    "proxies": "addresses of reverse proxies to believe, with commas",
    "log": "debug, info, warning or error",
    "bot_processes": "how many processes here think for the bots; 0 leaves it to machines that join",
    "bot_pause": "seconds between the moves of bots",
    "watch_pause": "seconds between the moves of bots where people only watch",
    "away": "seconds before a bot may be voted in for somebody who is away",
    "away_by_correspondence": "the same in games by correspondence",
    "message_bytes": "the longest message",
    "rate": "messages a second from one connection",
    "burst": "messages at once from one connection",
    "address_rate": "messages a second from one address",
    "address_work": "seconds of the server's own time a second for one address",
    "address_connections": "connections of one address",
    "address_tables": "tables set up by one address in an hour",
    "address_chat": "remarks from one address in a minute",
    "table_remarks": "remarks at one table",
    "table_undos": "moves taken back at one table",
    "address_open_tables": "tables of one address that wait for players",
    "open_days": "days after which a table that waits for players is given up",
    "idle_days": "days after which a game that nobody plays is given up",
    "address_thinking": "seconds of bots' thinking a second for one address",
    "queue_messages": "messages a reader may fall behind",
    "queue_bytes": "bytes a reader may fall behind",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--settings", metavar="FILE", help="a TOML file of settings, named as the flags are")
    for name in Settings.__struct_fields__:
        parser.add_argument(f"--{name.replace('_', '-')}", dest=name, metavar=name.upper(), help=HELP[name])


def gather(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """All settings together; says which one is wrong."""
    found: dict[str, Any] = {}
    if flags.get("settings"):
        found |= _file(flags["settings"])
    for name in Settings.__struct_fields__:
        said = flags.get(name)
        found |= {name: said} if said is not None else {}
        if said is None and f"DONJON_{name.upper()}" in environment:
            found[name] = environment[f"DONJON_{name.upper()}"]
    for name in ("origins", "hosts"):
        if isinstance(found.get(name), str):
            found[name] = [one.strip() for one in found[name].split(",") if one.strip()]
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise DonjonError(f"settings: {error}") from error
    if not 0 <= settings.port <= 65_535:
        raise DonjonError(f"settings: port is 0 to 65535, not {settings.port}")
    for name in ("link", "thinkers_at"):
        address = getattr(settings, name)
        port = address.rpartition(":")[2]
        if address and not (port.isdecimal() and int(port) <= 65_535):
            raise DonjonError(f"settings: {name} is an address like 10.0.0.3:7000, not {address!r}")
    if settings.log not in ("debug", "info", "warning", "error"):
        raise DonjonError(f"settings: log is debug, info, warning or error, not {settings.log!r}")
    return settings


def _file(path: str) -> dict[str, Any]:
    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise DonjonError(f"cannot read {path}: {(error.strerror or str(error)).lower()}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DonjonError(f"{path} is no settings file: {error}") from error
