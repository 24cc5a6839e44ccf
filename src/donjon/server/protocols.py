"""What we add to uvicorn's protocols. They are uvicorn's insides, so we add it only to a uvicorn made as we know it."""

import asyncio
from collections.abc import Mapping
from types import FunctionType
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.server import ServerProtocol

from donjon.server.guest import WRITE

FIRST_REQUEST = 10.0  # seconds to say what one wants
LINGER = 2.0  # seconds for a socket that does not close


class Http(HttpToolsProtocol):
    """Lets go of whoever connects and asks for nothing."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.patience = asyncio.get_running_loop().call_later(FIRST_REQUEST, self._hurry)

    def _hurry(self) -> None:
        if self.cycle is None:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self.patience.cancel()
        super().handle_websocket_upgrade()


class Socket(WebSocketsSansIOProtocol):
    """Does not wait forever for a reader who does not read, and does not keep the request it began with."""

    def start_keepalive(self) -> None:
        super().start_keepalive()
        del self.request, self.response

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][WRITE] = {"write": self.write}

    def write(self, text: str) -> bool:
        """Send without waiting; False if the reader is behind, or gone."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # turned away, which is an answer: nothing to log as an error

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)


Uses = Mapping[type[Any], tuple[str, ...]]

HTTP_USES: Uses = {HttpToolsProtocol: ("connection_made", "cycle", "handle_websocket_upgrade", "transport")}
SOCKET_USES: Uses = {
    WebSocketsSansIOProtocol: (
        *("close_sent", "conn", "disconnected", "handle_connect", "handshake_complete", "handshake_initiated", "loop"),
        *("request", "response", "run_asgi", "scope", "send", "start_keepalive", "transport", "writable"),
    ),
    ServerProtocol: ("data_to_send", "send_text"),
}


def fitting() -> dict[str, Any]:
    """Those of our protocols that fit this uvicorn, by their names in its configuration."""
    ours: dict[str, tuple[type[Any], Uses]] = {"http": (Http, HTTP_USES), "ws": (Socket, SOCKET_USES)}
    return {name: protocol for name, (protocol, uses) in ours.items() if as_expected(uses)}


def as_expected(uses: Uses) -> bool:
    """Whether these classes have, or set, all the names that we use."""
    return all(set(names) <= _names(kind) for kind, names in uses.items())


def _names(kind: type[Any]) -> set[str]:
    methods = [made for base in kind.__mro__ for made in vars(base).values() if isinstance(made, FunctionType)]
    return set(dir(kind)).union(*(method.__code__.co_names for method in methods))
