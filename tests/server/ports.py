"""Ports for programs that cannot choose their own."""

import atexit
import random
import socket

PORTS = range(10_000, 32_000)  # below those that the system gives to whoever asks for any
_held: list[socket.socket] = []
_dice = random.SystemRandom()


def free_port() -> int:
    """A port where nobody listens, nor at the one after it. Nobody else who asks here gets either while we run."""
    while True:
        port = _dice.randrange(PORTS.start, PORTS.stop, 2)
        mark = socket.socket(socket.AF_UNIX)
        try:
            mark.bind(f"\0donjon-test-port-{port}")  # in no folder: it is gone with its process
            for one in (port, port + 1):
                socket.create_server(("127.0.0.1", one)).close()
        except OSError:
            mark.close()
            continue
        _held.append(mark)
        return port


@atexit.register
def _let_go() -> None:
    for mark in _held:
        mark.close()
