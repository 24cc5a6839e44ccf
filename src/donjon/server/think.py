"""donjon think --join HOST:PORT --key FILE  Think for the bots of servers on other machines."""

import argparse
import asyncio
import contextlib
import os
import re
import secrets
import signal
from pathlib import Path
from typing import Any

from donjon.bots.worker import Failed, Lost
from donjon.core.errors import DonjonError
from donjon.inputs import count
from donjon.server import logs
from donjon.server.cluster.channel import Broken, Channel, Unreachable, dial
from donjon.server.desk import Desk, Question
from donjon.server.limits import Buckets
from donjon.server.machines import Admission, Alive, Answered, Assignment, Joining, ToMachine, attend
from donjon.server.thinkers import think
from donjon.workers import this_build

KEY = "DONJON_KEY"
AGAIN, LONGEST = 1.0, 30.0  # seconds before a server that cannot be reached is dialled again


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--join",
        metavar="HOST:PORT",
        type=_address,
        action="append",
        required=True,
        help="the `thinkers_at` of a server; again for every server of a cluster",
    )
    parser.add_argument("--key", metavar="FILE", help=f"what `donjon db key` printed; without it, {KEY} has the key")
    parser.add_argument("--processes", type=count, default=os.cpu_count() or 1, help="how many (one a processor)")


def _address(text: str) -> str:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) <= 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is no address like 10.0.0.3:7100")
    return text


def run(chosen: argparse.Namespace) -> int:
    key = _key(chosen.key)
    logs.set_up("info")
    asyncio.run(_think(chosen.join, key, chosen.processes))
    return 0


def _key(path: str | None) -> bytes:
    try:
        text = (Path(path).read_text(encoding="utf-8") if path else os.environ.get(KEY, "")).strip()
    except (OSError, UnicodeDecodeError) as error:
        raise DonjonError(f"cannot read the key in {path}: {error}") from error
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise DonjonError(f"{path or KEY} has no key: `donjon db key DATABASE` prints it where the server is")
    return bytes.fromhex(text)


async def _think(servers: list[str], key: bytes, processes: int) -> None:
    """For all of them, until somebody asks to stop. Servers take turns at the same processes."""
    loop = asyncio.get_running_loop()
    task = asyncio.current_task()
    assert task is not None
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, task.cancel)
    shares = Buckets(1e9, 1e9)  # the servers see to it that nobody takes too much
    desks = [Desk(shares) for _ in range(processes)]
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*(_serve(server, key, desks) for server in servers))
    finally:
        for desk in desks:
            desk.close()


async def _serve(server: str, key: bytes, desks: list[Desk]) -> None:
    """One server, dialled again whenever it is lost. One that refuses us is not asked again."""
    pause = AGAIN
    while True:
        try:
            channel = await dial(server, secrets.token_hex(8), key, ToMachine)
            channel.send(Joining(len(desks), str(this_build())))
            await _answer_all(server, channel, desks)
            pause = AGAIN
        except Unreachable:
            pass
        except Broken as error:
            raise DonjonError(str(error)) from error
        logs.log.warning("server cannot be reached", extra={"server": server, "again_in": pause})
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST)


async def _answer_all(server: str, channel: Channel[Any], desks: list[Desk]) -> None:
    """What this server asks, until it is lost."""
    answering: set[asyncio.Task[None]] = set()
    refused = ""

    def heard(frame: Admission | Assignment | Alive) -> None:
        nonlocal refused
        if isinstance(frame, Assignment):
            task = asyncio.ensure_future(_answer(server, channel, desks[frame.desk], frame))
            answering.add(task)
            task.add_done_callback(answering.discard)
        elif isinstance(frame, Admission):
            refused = frame.refused
            if not refused:
                print(f"Thinking for {server} with {len(desks)} processes (Ctrl-C ends it)", flush=True)

    try:
        await attend(channel, heard)
    finally:
        for task in answering:
            task.cancel()
    if refused:
        raise DonjonError(f"{server} refuses this machine: {refused}")


async def _answer(server: str, channel: Channel[Any], desk: Desk, asked: Assignment) -> None:
    """Whatever happens, there is an answer: the server waits for it as long as we live."""
    try:
        move = await desk.ask(Question(server, asked.seconds, think, (asked.bot, asked.question)))
        channel.send(Answered(asked.number, move))
    except TimeoutError:
        channel.send(Answered(asked.number, wrong="late"))
    except Lost as error:
        channel.send(Answered(asked.number, wrong="lost", how=str(error)))
    except Failed as error:
        channel.send(Answered(asked.number, wrong="failed", how=str(error)))
    except Exception as error:  # no more processes, for example
        channel.send(Answered(asked.number, wrong="failed", how=repr(error)))
