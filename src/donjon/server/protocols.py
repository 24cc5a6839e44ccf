"""What we add to uvicorn's protocols. These are uvicorn's internals, so we add it only to versions we know."""

import asyncio
from collections.abc import Mapping
from types import FunctionType
from typing import Any, NoReturn, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from donjon.server.app import Door
from donjon.server.guest import WRITE
from donjon.server.limits import Bucket, group

FIRST_REQUEST = 10.0  # seconds until the first request
WHOLE_REQUEST = 30.0  # seconds for a request and the answer to it
MOST_HEAD = 32_768  # bytes before the body of a request
MOST_HEADERS = 64
MOST_NEEDED = 4_096  # bytes of a header that the handshake of a websocket needs
NEEDED = {b"host", b"upgrade", b"connection", b"origin", b"x-forwarded-for", b"x-forwarded-proto"}
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
PINGS = 5  # a second
PIECES = 100  # a second: frames that are no messages, and need no answer
PART = 4_096  # bytes of a websocket that are read in one go: some hundred frames at most
MOST_UNREAD = 65_536  # bytes of answers to pings that nobody reads
LINGER = 2.0  # seconds for a socket that does not close


def _door(protocol: HttpToolsProtocol | WebSocketsSansIOProtocol) -> Door:
    return cast(Door, protocol.config.app)


class Http(HttpToolsProtocol):
    """A guard in front: bounds the head of a request, its time, and the connections of an address.

    Whoever passes a bound is let go and counted. A proxy guards by itself: behind it addresses are not
    counted here.
    """

    held = ""  # the address that this connection counts for
    head = 0  # bytes of the request's head so far
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._give_until(FIRST_REQUEST)
        if not _door(self).settings.proxies and self.client is not None:
            self.held = group(self.client[0])
            if not _door(self).guard.enter(self.held):
                self.held = ""
                self._let_go("connections")

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        self._give_until(None)
        if self.held:
            _door(self).guard.leave(self.held)
            self.held = ""

    def _give_until(self, seconds: float | None) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None
        if seconds is not None:
            self.deadline = asyncio.get_running_loop().call_later(seconds, self._let_go, "too slow")

    def _let_go(self, why: str) -> None:
        _door(self).guard.closed(why)
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), MOST_HEAD):  # a body may come right behind the head
            if self.transport.is_closing():
                return
            if self.head >= MOST_HEAD:
                self._refuse()
                return
            part = data[start : start + MOST_HEAD]
            self.head += len(part)
            super().data_received(part)

    def _refuse(self) -> None:
        _door(self).guard.closed("headers")
        self.transport.write(TOO_LARGE)
        self.transport.close()

    def on_message_begin(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:  # uvicorn would keep as many as come
            self._stop_at("requests")
        super().on_message_begin()
        self._give_until(WHOLE_REQUEST)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self._stop_at("headers")

    def _stop_at(self, why: str) -> NoReturn:
        """The parser stops, and says that the request is no good."""
        _door(self).guard.closed(why)
        raise ValueError(f"too many {why}")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.head = 0

    def on_body(self, body: bytes) -> None:
        self.head = 0
        super().on_body(body)

    def on_response_complete(self) -> None:
        """A body that still comes has as long as before, and another request has to begin soon."""
        self.head = 0
        if not self.cycle.more_body:
            self._give_until(FIRST_REQUEST)
        super().on_response_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self._give_until(FIRST_REQUEST)

    def handle_websocket_upgrade(self) -> None:
        """Only what the handshake needs is handed on: the websocket's parser takes no long header."""
        needed = [(name, value) for name, value in self.headers if name in NEEDED or name.startswith(b"sec-websocket-")]
        if any(len(value) > MOST_NEEDED for _, value in needed):
            self._refuse()
            return
        self.scope["headers"] = needed
        self._give_until(None)
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        if isinstance(protocol, Socket):
            protocol.held, self.held = self.held, ""
        self._forget()


def frame(data: bytes) -> bytes:
    """A whole text message as one frame (RFC 6455, 5.2). What a server sends is not masked, and we do not compress."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    return (b"\x81\x7e" + size.to_bytes(2) if size < 65_536 else b"\x81\x7f" + size.to_bytes(8)) + data


class Socket(WebSocketsSansIOProtocol):
    """Does not wait forever for a client that does not read, and drops the request it began with.

    Nor does it read in one go whatever a client sends: it reads on when what it has read is dealt with.
    """

    held = ""
    unread = b""
    pings: Bucket | None = None
    pieces: Bucket | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.held:
            _door(self).guard.leave(self.held)
            self.held = ""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.unread += data
        self._read_on()

    def _read_on(self) -> None:
        while self.unread and not self.read_paused and not self.transport.is_closing():
            part, self.unread = self.unread[:PART], self.unread[PART:]
            super().data_received(part)

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """What is not UTF-8 is no message, and nothing to log as an error."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                _door(self).guard.closed("not text")
                self.conn.fail(1007, "not UTF-8")
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answers to pings wait to be read, too."""
        now = self.loop.time()
        if self.pings is None:
            self.pings = Bucket(PINGS, 10 * PINGS, now)
        if not self.pings.take(now) or self.transport.get_write_buffer_size() > MOST_UNREAD:
            self._let_go("pings")
            return
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._is_patient():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._is_patient():
            super().handle_cont(event)

    def _is_patient(self) -> bool:
        """Whether one more frame that needs no answer is allowed: each costs time, however little is in it."""
        now = self.loop.time()
        if self.pieces is None:
            self.pieces = Bucket(PIECES, 10 * PIECES, now)
        allowed = self.pieces.take(now)
        if not allowed:
            self._let_go("frames")
        return allowed

    def _let_go(self, why: str) -> None:
        """Once, though more frames of the same kind have been read already."""
        if not self.transport.is_closing():
            _door(self).guard.closed(why)
            self.transport.abort()

    def start_keepalive(self) -> None:
        super().start_keepalive()
        del self.request, self.response

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][WRITE] = {"write": self.write}

    def write(self, json: bytes) -> bool:
        """Send without waiting; False if the reader is behind, or gone."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN:
            return False
        self.transport.write(frame(json))
        return True

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # turned away, which is an answer: nothing to log as an error

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)


Uses = Mapping[type[Any], tuple[str, ...]]

HTTP_USES: Uses = {
    HttpToolsProtocol: (
        *(
            "client",
            "config",
            "connection_lost",
            "cycle",
            "on_message_complete",
            "connection_made",
            "data_received",
            "handle_websocket_upgrade",
        ),
        *("headers", "on_body", "on_header", "on_headers_complete", "on_message_begin", "on_response_complete"),
        *("scope", "transport"),
    )
}
SOCKET_USES: Uses = {
    WebSocketsSansIOProtocol: (
        *("close_sent", "config", "conn", "connection_lost", "curr_msg_data_type", "data_received", "disconnected"),
        *("frames", "handle_connect", "handle_cont", "handle_ping", "handle_pong", "handshake_complete"),
        *("handshake_initiated", "loop", "read_paused", "receive", "request", "response", "run_asgi", "scope", "send"),
        *("send_receive_event_to_app", "start_keepalive", "transport", "writable"),
    ),
    ServerProtocol: ("data_to_send", "fail", "state"),
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
