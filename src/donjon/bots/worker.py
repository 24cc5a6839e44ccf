"""A process that answers one question at a time and can be stopped at any moment.

A bot that hangs in compiled code does not react to signals that Python handles, and no future can cancel it. The only
way is to end its process.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from donjon.core.errors import DonjonError


class Failed(Exception):
    """The function raised an error: the sentence of one of ours, or the traceback of any other."""


class Lost(Exception):
    """The process ended before it answered."""


class Worker:
    """One process, started at once. Questions and answers must be picklable."""

    def __init__(self) -> None:
        multiprocessing.current_process().daemon = False  # daemons, as Hypercorn's are, may have no children
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Ask a question. Wait for the answer before the next one."""
        try:
            self.connection.send((function, arguments))
        except OSError as error:
            raise Lost(self._how()) from error

    def answer(self) -> Any:
        """Wait for the answer."""
        try:
            worked, answer = self.connection.recv()
        except (EOFError, OSError) as error:
            raise Lost(self._how()) from error
        if not worked:
            raise Failed(answer)
        return answer

    def _how(self) -> str:
        self._process.join(1)
        return f"exit code {self._process.exitcode}"

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self.connection.close()


def _serve(connection: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C, and then ends us
    _die_with_parent()
    while True:
        try:
            function, arguments = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, function(*arguments)
        except DonjonError as error:
            answer = False, str(error)
        except Exception:
            answer = False, traceback.format_exc()
        connection.send(answer)


def _die_with_parent() -> None:
    """End with the parent, even if it is killed while this process is thinking."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    watched = parent

    def wait() -> None:
        watched.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
