"""Machines that think for this server: they dial, prove that they know the key, and offer processes (`think.py`).

A machine is sent what bots are asked (`Thought`: an imagined world), and sends moves back. Nothing is encrypted: use a
network of your own.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
from collections.abc import Callable
from typing import Any

import msgspec

from donjon.bots.worker import Failed, Lost
from donjon.core.errors import DonjonError
from donjon.match import Match
from donjon.server.cluster.channel import Channel, Frame, welcome
from donjon.server.desk import Desk, NobodyThere, Question
from donjon.server.logs import log
from donjon.server.thinkers import Thinkers, Thought
from donjon.workers import this_build

BEAT = 3.0  # seconds between signs of life
SILENCE = 12.0  # seconds without one after which the other side is taken to be lost
MOST = 1_024  # processes of one machine


class Joining(Frame):
    """A machine offers so many processes. What it runs must be what the server runs, or bots would play otherwise."""

    processes: int
    build: str


class Admission(Frame):
    """Whether a machine may think for the server; if not, why."""

    refused: str = ""


class Assignment(Frame):
    """What a bot is asked, at one of the machine's desks. `number` is for the answer."""

    number: int
    desk: int
    bot: str
    question: Thought
    seconds: float


class Answered(Frame):
    """A move, or what went wrong: `late`, `lost` or `failed`, and how."""

    number: int
    move: str = ""
    wrong: str = ""
    how: str = ""


class Alive(Frame):
    """A sign of life."""


ToServer = Joining | Answered | Alive
ToMachine = Admission | Assignment | Alive
WRONG: dict[str, type[Exception]] = {"late": TimeoutError, "lost": Lost, "failed": Failed}


def key_of(secret: bytes) -> str:
    """What machines prove to know, from the secret of the database: the same for all servers of a cluster."""
    return hmac.digest(secret, b"thinkers", hashlib.sha256).hex()


async def attend(channel: Channel[Any], heard: Callable[[Any], None]) -> None:
    """Hear everything, and show that we live, until the connection ends or the other side falls silent."""

    async def beat() -> None:
        while True:
            channel.send(Alive())
            await asyncio.sleep(BEAT)

    beating = asyncio.ensure_future(beat())
    loop = asyncio.get_running_loop()
    try:
        with contextlib.suppress(TimeoutError, msgspec.DecodeError):
            async with asyncio.timeout(SILENCE) as limit:
                async for frame in channel.frames():
                    limit.reschedule(loop.time() + SILENCE)
                    heard(frame)
    finally:
        beating.cancel()
        channel.abort()


class FarProcess:
    """A process of a machine that has joined."""

    def __init__(self, machine: Joined, number: int) -> None:
        self._machine, self._number = machine, number

    async def answer(self, question: Question) -> str:
        """The move, if it is legal: a machine that answers with something else has failed."""
        bot, thought = question.arguments
        move = await self._machine.ask(self._number, bot, thought, question.seconds)
        refused = Match.from_diagram(thought.game, thought.diagram).why_not(move)
        if refused:
            raise Failed(str(refused))
        return move

    def end(self) -> None:
        self._machine.lose()


class Joined:
    """One that has joined, and what it has been asked."""

    def __init__(self, channel: Channel[Any]) -> None:
        self._channel = channel
        self._asked: dict[int, asyncio.Future[str]] = {}
        self._last = 0

    async def ask(self, desk: int, bot: str, question: Thought, seconds: float) -> str:
        self._last += 1
        number = self._last
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        self._channel.send(Assignment(number, desk, bot, question, seconds))
        try:
            return await answer
        finally:
            self._asked.pop(number, None)

    def heard(self, frame: Joining | Answered | Alive) -> None:
        answer = self._asked.get(frame.number) if isinstance(frame, Answered) else None
        if answer is None or answer.done():
            return
        assert isinstance(frame, Answered)
        if frame.wrong:
            answer.set_exception(WRONG.get(frame.wrong, Failed)(frame.how))
        else:
            answer.set_result(frame.move)

    def lose(self) -> int:
        """It has gone. Returns how many questions it had begun with."""
        lost = [answer for answer in self._asked.values() if not answer.done()]
        for answer in lost:
            answer.set_exception(NobodyThere())
        self._channel.abort()
        return len(lost)


class Machines:
    """Where machines join."""

    def __init__(self, thinkers: Thinkers, key: str) -> None:
        self._thinkers = thinkers
        self._key = bytes.fromhex(key)
        self._listener: asyncio.Server | None = None
        self._serving: set[asyncio.Task[None]] = set()

    async def listen(self, address: str) -> None:
        """From now on, machines may join at that address, if it is one."""
        if not address:
            return
        host, _, port = address.rpartition(":")
        try:
            self._listener = await asyncio.start_server(self._called, host.strip("[]"), int(port))
        except (OSError, ValueError, OverflowError) as error:
            raise DonjonError(f"cannot listen on {address} for thinking machines: {error}") from error
        port = self._listener.sockets[0].getsockname()[1]
        log.info("thinkers may join", extra={"at": f"{host}:{port}"})

    async def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            found = await welcome(reader, writer, self._key, ToServer)
            if found is None:
                log.warning("thinker refused", extra={"why": "it does not know the key"})
            else:
                await self._serve(*found, writer.get_extra_info("peername")[0])
        except asyncio.CancelledError:  # the server stops
            writer.transport.abort()
        finally:
            self._serving.discard(task)

    async def _serve(self, name: str, channel: Channel[Any], address: str) -> None:
        machine = Joined(channel)
        told = {"thinker": name, "address": address}
        desks: list[Desk] = []

        def heard(frame: Joining | Answered | Alive) -> None:
            if not isinstance(frame, Joining) or desks:
                machine.heard(frame)
                return
            why = _unfit(frame)
            channel.send(Admission(why))
            if why:
                log.warning("thinker refused", extra={**told, "why": why})
                channel.close()
                return
            desks.extend(self._thinkers.join([FarProcess(machine, number) for number in range(frame.processes)]))
            log.info("thinker joined", extra={**told, "processes": frame.processes})

        try:
            await attend(channel, heard)
        finally:
            begun = machine.lose()
            self._thinkers.part(desks)
            if desks:
                log.warning("thinker left", extra={**told, "asked_anew": begun})

    def close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        for task in self._serving:
            task.cancel()


def _unfit(offer: Joining) -> str:
    """Why that machine cannot think for us, or nothing."""
    if not 1 <= offer.processes <= MOST:
        return f"a thinking machine offers 1 to {MOST} processes, not {offer.processes}"
    ours = str(this_build())
    return "" if offer.build == ours else f"the server runs {ours}, but the thinking machine runs {offer.build}"
