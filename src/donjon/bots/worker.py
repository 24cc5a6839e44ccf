"""A process that answers one question at a time and can be ended at any moment.

A bot that hangs inside compiled code hears no signal that Python handles, and no future can cancel it. Only ending its
process helps.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any


class Failed(Exception):
    """The function raised an error; this is its traceback."""


class Lost(Exception):
    """The process ended before it answered."""


class Worker:
    """One process, started at once. What it is asked and what it answers must be picklable."""

    def __init__(self) -> None:
        multiprocessing.current_process().daemon = False  # Hypercorn's are, and may have no children; ours end with us
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Begin. Nothing else may be asked before the answer has come."""
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
        """Whatever it is doing."""
        self._process.kill()
        self._process.join()
        self.connection.close()


def _serve(connection: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then ends us
    _die_with_parent()
    while True:
        try:
            function, arguments = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, function(*arguments)
        except Exception:
            answer = False, traceback.format_exc()
        connection.send(answer)


def _die_with_parent() -> None:
    """A killed parent leaves no process behind, not even one that is deep in thought."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    watched = parent

    def wait() -> None:
        watched.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
