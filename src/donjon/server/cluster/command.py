"""donjon cluster --processes 2 --database postgresql://…  Several servers on this machine, looked after together."""

import argparse
import asyncio
import contextlib
import signal
import sys

from donjon.core.errors import DonjonError
from donjon.inputs import count
from donjon.server import logs, settings
from donjon.server.engines import SCHEMES

AGAIN = 1.0  # seconds before a server that has ended is started again
LONGEST = 30.0  # the same for one that ends again and again
WELL = 60.0  # seconds after which a server is taken to be well
LAST = 15.0  # seconds for a server to end when it is asked to


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=count, default=2, help="how many servers, on ports in a row (2)")
    settings.arguments(parser)


def run(chosen: argparse.Namespace) -> int:
    wanted = settings.gather(vars(chosen))
    if not wanted.database.startswith(SCHEMES):
        raise DonjonError("several servers need a PostgreSQL database: --database postgresql://user@host/name")
    logs.set_up(wanted.log)
    given = {name: getattr(chosen, name) for name in ("settings", *settings.Settings.__struct_fields__)}
    ports = [wanted.port + number if wanted.port else 0 for number in range(chosen.processes)]
    commands = [_command(given | {"port": str(port)}) for port in ports]
    asyncio.run(_look_after(commands))
    return 0


def _command(given: dict[str, str | None]) -> list[str]:
    flags = [word for name, value in given.items() if value is not None for word in (_flag(name), value)]
    return [sys.executable, "-m", "donjon", "serve", *flags]


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


async def _look_after(commands: list[list[str]]) -> None:
    """All of them, until somebody asks to stop."""
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    await asyncio.gather(*(_keep_running(command, stop) for command in commands))


async def _keep_running(command: list[str], stop: asyncio.Event) -> None:
    """One server, started again whenever it ends."""
    loop = asyncio.get_running_loop()
    pause = AGAIN
    stopping = asyncio.ensure_future(stop.wait())
    while not stop.is_set():
        begun = loop.time()
        server = await asyncio.create_subprocess_exec(*command, start_new_session=True)  # Ctrl-C is ours to hand on
        ended = asyncio.ensure_future(server.wait())
        await asyncio.wait([ended, stopping], return_when=asyncio.FIRST_COMPLETED)
        if not ended.done():
            await _end(server)
            return
        logs.log.warning("server ended", extra={"server": server.pid, "code": server.returncode})
        pause = AGAIN if loop.time() - begun > WELL else min(2 * pause, LONGEST)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
    stopping.cancel()


async def _end(server: asyncio.subprocess.Process) -> None:
    server.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(server.wait(), LAST)
    except TimeoutError:
        server.kill()
        await server.wait()
