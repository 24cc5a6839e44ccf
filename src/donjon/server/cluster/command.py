"""donjon cluster --processes 2 --database postgresql://…  Several servers on this machine, looked after together."""

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Mapping

from donjon.core.errors import DonjonError
from donjon.inputs import count
from donjon.server import logs, settings
from donjon.server.engines import SCHEMES, open_database
from donjon.server.machines import key_of
from donjon.server.think import KEY

AGAIN = 1.0  # seconds before a server that has ended is started again
LONGEST = 30.0  # the same for one that ends again and again
WELL = 60.0  # seconds after which a server is taken to be well
REFUSED = 2  # the exit status of a command that has said in one sentence why it cannot be done
LAST = 15.0  # seconds for a server to end when it is asked to


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=count, default=2, help="how many servers, on ports in a row (2)")
    parser.add_argument(
        "--thinkers", type=count, help="processes that think for the bots of all servers (`donjon think`)"
    )
    settings.arguments(parser)


def run(chosen: argparse.Namespace) -> int:
    wanted = settings.gather(vars(chosen))
    if not wanted.database.startswith(SCHEMES):
        raise DonjonError("several servers need a PostgreSQL database: --database postgresql://user@host/name")
    logs.set_up(wanted.log)
    given = {name: getattr(chosen, name) for name in ("settings", *settings.Settings.__struct_fields__)}
    own = [{"port": str(port)} for port in _in_a_row(wanted.port, chosen.processes)]
    for flags, link in zip(own, _addresses(wanted.link, chosen.processes), strict=True):
        flags["link"] = link
    doors = _doors(wanted.thinkers_at or ("127.0.0.1:0" if chosen.thinkers else ""), chosen.processes)
    for flags, door in zip(own, doors, strict=False):
        flags["thinkers_at"] = door
    for flags in own:
        settings.gather(given | flags)  # the row may end above the last port there is
    commands = [_command("serve", given | flags) for flags in own]
    if chosen.thinkers:
        os.environ[KEY] = _key(wanted.database)
        joins = [word for door in doors for word in ("--join", door)]
        commands.append([*_command("think", {"processes": str(chosen.thinkers)}), *joins])
    well = asyncio.run(_look_after(commands))
    return 0 if well else REFUSED


def _in_a_row(port: int, count: int) -> list[int]:
    return [port + number if port else 0 for number in range(count)]


def _addresses(address: str, count: int) -> list[str]:
    """With ports in a row, or each with a free one."""
    host, _, port = address.rpartition(":")
    return [f"{host}:{one}" for one in _in_a_row(int(port), count)]


def _doors(address: str, count: int) -> list[str]:
    """Where thinkers join each server: they have to know the port. Nowhere without an address."""
    if not address:
        return []
    host, _, port = address.rpartition(":")
    if int(port):
        return _addresses(address, count)
    with contextlib.ExitStack() as held:
        lines = [held.enter_context(socket.create_server((host.strip("[]"), 0))) for _ in range(count)]
        return [f"{host}:{line.getsockname()[1]}" for line in lines]


def _key(database: str) -> str:
    storage = open_database(database)
    try:
        return key_of(storage.secret())
    finally:
        storage.close()


def _command(word: str, given: Mapping[str, str | None]) -> list[str]:
    flags = [part for name, value in given.items() if value is not None for part in (_flag(name), value)]
    return [sys.executable, "-m", "donjon", word, *flags]


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


async def _look_after(commands: list[list[str]]) -> bool:
    """All of them, until somebody asks to stop. False if one could not even start, which it says itself."""
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    return all(await asyncio.gather(*(_keep_running(command, stop) for command in commands)))


async def _keep_running(command: list[str], stop: asyncio.Event) -> bool:
    """One server, started again whenever it ends. One that is refused before it ever listened stops all: it would be
    refused again."""
    loop = asyncio.get_running_loop()
    pause, listened = AGAIN, asyncio.Event()
    stopping = asyncio.ensure_future(stop.wait())
    while not stop.is_set():
        begun = loop.time()
        server = await asyncio.create_subprocess_exec(
            *command,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is ours to hand on
        )
        told = asyncio.ensure_future(_pass_on(server, listened))
        ended = asyncio.ensure_future(server.wait())
        await asyncio.wait([ended, stopping], return_when=asyncio.FIRST_COMPLETED)
        if not ended.done():
            await _end(server)
            break
        logs.log.warning("server ended", extra={"server": server.pid, "code": server.returncode})
        if server.returncode == REFUSED and not listened.is_set():
            await told
            if not listened.is_set():
                stop.set()
                return False
        pause = AGAIN if loop.time() - begun > WELL else min(2 * pause, LONGEST)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
    stopping.cancel()
    return True


async def _pass_on(server: asyncio.subprocess.Process, listened: asyncio.Event) -> None:
    """What a server says: first that it listens, and where."""
    assert server.stdout is not None
    async for line in server.stdout:
        print(line.decode(), end="", flush=True)
        listened.set()


async def _end(server: asyncio.subprocess.Process) -> None:
    server.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(server.wait(), LAST)
    except TimeoutError:
        server.kill()
        await server.wait()
