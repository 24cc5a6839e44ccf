"""A foreign bot as a running program: it is asked, it answers in time, and it is ended."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
import time
from pathlib import Path
from typing import IO, TypeVar

import msgspec

from donjon import __version__
from donjon.core.errors import DonjonError
from donjon.foreign.lines import (
    ANSWERS,
    PROTOCOL,
    Begin,
    Choose,
    Farewell,
    Greeting,
    Heard,
    Knock,
    Knocked,
    Move,
    Over,
    Question,
    Stop,
    printable,
)

TO_START = 10.0  # seconds until it says hello
TO_ANSWER = 2.0  # a ping, or that it has ended
TO_EXIT = 2.0
LATE = 1.25  # times the milliseconds it was given, and
GRACE = 50  # so many more: then it is late
LONGEST = 1 << 20  # bytes of a line

Kind = TypeVar("Kind", Greeting, Knocked)
encode = msgspec.json.Encoder().encode


class ForeignFault(DonjonError):
    """A foreign bot was late, silent, dead, or made no sense. The message is one line that names it."""


def is_foreign(name: str) -> bool:
    """Is this the path of a program, not the name of one of our bots?"""
    return "/" in name or "\\" in name


def path_of(name: str) -> Path:
    """The program of a foreign bot, or an error that says what is wrong with it."""
    path = Path(name).expanduser()
    if not path.is_file():
        raise DonjonError(f"{name}: there is no such program")
    return path.resolve()


class Program:
    """One process, for one seat. It gets no command from anywhere but the command line of whoever starts it."""

    def __init__(self, name: str) -> None:
        self.called = Path(name).name
        try:
            self._process = subprocess.Popen(
                [str(path_of(name))], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise DonjonError(f"{name}: cannot be started: {why}") from error
        self._heard: queue.Queue[bytes | None] = queue.Queue()
        self._told: queue.Queue[bytes | None] = queue.Queue()
        assert self._process.stdin is not None and self._process.stdout is not None
        threading.Thread(target=_listen, args=(self._process.stdout, self._heard), daemon=True).start()
        self._speaker = threading.Thread(
            target=_speak, args=(self._process.stdin, self._told, self._heard), daemon=True
        )
        self._speaker.start()
        self._asked = 0
        try:
            self.hello = self._greet()
        except ForeignFault:
            self.end()
            raise

    def _greet(self) -> Greeting:
        self._tell(Greeting(donjon=__version__))
        answer = self._answer(Greeting, time.monotonic() + TO_START, f"did not say hello within {TO_START:g} s")
        if answer.protocol != PROTOCOL:
            raise self._fault(f"speaks protocol {answer.protocol}, not {PROTOCOL}")
        self.called = printable(answer.name) or self.called
        return answer

    def begin(self, game: Begin) -> None:
        if self.hello.games and game.game not in self.hello.games:
            raise self._fault(f"does not play {game.game}")
        self._tell(game)

    def choose(self, question: Choose) -> str:
        """Its move. It is told to stop when its time is up, and is late some time after that."""
        self._asked += 1
        question.id = self._asked
        begun = time.monotonic()
        self._tell(question)
        answer = self._in_time(question, begun)
        if answer.move not in question.legal:
            raise self._fault(f"chose {printable(answer.move)!r}, which is not legal")
        return answer.move

    def _in_time(self, question: Choose, begun: float) -> Move:
        with contextlib.suppress(TimeoutError):
            return self._move(question.id, begun + question.ms / 1000)
        self._tell(Stop(question.id))
        most = question.ms * LATE + GRACE
        try:
            return self._move(question.id, begun + most / 1000)
        except TimeoutError:
            raise self._fault(f"gave no move within {most:.0f} ms") from None

    def _move(self, number: int, until: float) -> Move:
        """The move with this number. Answers to earlier questions come too late and are passed over."""
        while True:
            answer = self._next(until)
            if isinstance(answer, Move) and answer.id == number:
                return answer

    def ping(self) -> float:
        """How many milliseconds it takes to answer."""
        self._asked += 1
        begun = time.monotonic()
        self._tell(Knock(self._asked))
        self._answer(Knocked, begun + TO_ANSWER, "did not answer a ping")
        return (time.monotonic() - begun) * 1000

    def over(self, result: Over) -> None:
        self._tell(result)

    def end(self) -> None:
        """Ask it to quit, and kill it if it does not."""
        self._tell(Farewell())
        self._told.put(None)
        try:
            self._process.wait(TO_EXIT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._speaker.join(TO_EXIT)

    def _tell(self, line: Question) -> None:
        self._told.put(encode(line) + b"\n")

    def _answer(self, kind: type[Kind], until: float, otherwise: str) -> Kind:
        try:
            while True:
                answer = self._next(until)
                if isinstance(answer, kind):
                    return answer
        except TimeoutError:
            raise self._fault(otherwise) from None

    def _next(self, until: float) -> Greeting | Move | Knocked | None:
        """Its next line; None for one that we do not know and may ignore."""
        try:
            line = self._heard.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise TimeoutError from None
        if line is None:
            self._heard.put(None)  # whoever asks again is told the same
            raise self._fault(self._end_of_it())
        try:
            kind = ANSWERS.get(msgspec.json.decode(line, type=Heard).kind)
            return msgspec.json.decode(line, type=kind) if kind else None
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise self._fault(f"said {line[:60].decode(errors='replace').strip()!r}: {error}") from None

    def _end_of_it(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"ended with status {self._process.wait(TO_ANSWER)}"
        return "closed its output"

    def _fault(self, what: str) -> ForeignFault:
        return ForeignFault(f"{self.called} {what}")


def _speak(inlet: IO[bytes], told: queue.Queue[bytes | None], heard: queue.Queue[bytes | None]) -> None:
    """Write lines in a thread of its own, since a program that does not read holds up its writer. Nobody else closes
    the pipe, so that none is closed while it is written to."""
    with contextlib.suppress(OSError), inlet:
        while line := told.get():
            inlet.write(line)
        return
    heard.put(None)


def _listen(output: IO[bytes], heard: queue.Queue[bytes | None]) -> None:
    """Read lines as they come, in a thread of its own, since a pipe cannot be read with a time limit everywhere."""
    buffered = open(output.fileno(), "rb", closefd=False)  # noqa: SIM115  the process owns it
    while line := buffered.readline(LONGEST):
        heard.put(line)
    heard.put(None)
    output.close()
