"""The ASGI app: the page and its neighbours over HTTP, the games over a websocket."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import msgspec
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from donjon.core.bundle import PAGE
from donjon.core.catalogue import LANGUAGES
from donjon.core.errors import DonjonError
from donjon.server import cards, looks, openapi, socket
from donjon.server.answers import write
from donjon.server.asks import Create, clean
from donjon.server.engines import open_database
from donjon.server.guest import POLICY
from donjon.server.house import House
from donjon.server.limits import Guard
from donjon.server.page_files import PageFiles
from donjon.server.records import record_of
from donjon.server.refused import Refused, error_of
from donjon.server.settings import Settings

NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Donjon</title>
<h1>Donjon</h1><p>The server is running. The page itself is not built yet: run <code>make</code>.</p></html>"""
SAFE = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
        b"form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
STATUS = {"unknown": 404, "forbidden": 403, "not_now": 409, "too_fast": 429, "too_big": 413, "away": 503, "broken": 503}
BODY_SECONDS = 10.0
NOT_SO_FAST = 1.0  # seconds that whoever asks too much waits for each answer: a refusal takes the server's time, too
UNLIMITED = ("/healthz", "/readyz", "/metrics")  # asked for by whoever runs the server

Reply = Callable[[House, Request], Coroutine[Any, Any, Response]]


def make(settings: Settings) -> Door:
    """The app, with its database opened when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = await _open_house(settings)
        await house.machines.listen(settings.thinkers_at)
        app.state.house.metrics.count_at_the_door(app.state.guard.let_go)
        yield
        await app.state.house.say_good_bye()
        await app.state.house.close()

    routes: list[Route | Mount] = [
        _route("/healthz", healthz),
        _route("/readyz", readyz),
        _route("/metrics", metrics),
        _route("/openapi.json", describe),
        _route("/games", games),
        _route("/tables", tables, ("GET", "POST")),
        _route("/tables/{key}", table),
        _route("/records/{key}", record),
        _route("/rules/{game}", rules),
        _route("/rules/{game}/pictures/{picture}.svg", rule_picture),
        _route("/qr.svg", qr),
    ]
    built = (PAGE / "index.html").exists()
    routes.append(Mount("/", _measured(PageFiles(PAGE))) if built else _route("/", no_page))
    return Door(Starlette(routes=routes, lifespan=lifespan), settings)


async def _open_house(settings: Settings) -> House:
    storage = open_database(settings.database)
    if storage.several:
        from donjon.server.cluster.cluster import open_house

        return await open_house(settings, storage)
    storage.claim()
    return House(settings, storage)


class Door:
    """Everything comes through here, and counts for its address: websockets are checked and served, HTTP answers get
    their security headers."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.guard = app.state.guard = Guard(
            2 * settings.address_connections
        )  # websockets are counted apart, and pages need some, too
        self.failed = ""  # why it did not start

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, self._briefly(send))
            return
        over = not self.house.messages.take(socket.address_of(scope))
        if over:
            self.house.metrics.refusals.labels("too_fast").inc()
            await asyncio.sleep(NOT_SO_FAST)
        if not known_host(Headers(scope=scope).get("host", ""), self.settings):
            await self._misdirected(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send, over)
        elif over and scope["path"] not in UNLIMITED:
            await _refusal(Refused("too_fast", "too-many-messages"))(scope, receive, _with_headers(send))
        else:
            await self.app(scope, receive, _with_headers(send))

    def _briefly(self, send: Send) -> Send:
        """Why it did not start: of a traceback, what it ends with."""

        async def told(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                self.failed = message["message"].strip().splitlines()[-1].partition(": ")[2]
                message["message"] = self.failed
            await send(message)

        return told

    async def _misdirected(self, scope: Scope, receive: Receive, send: Send) -> None:
        why = "this server does not go by that name; see `hosts` in its settings"
        if scope["type"] == "websocket":
            await _turn_away(scope, receive, send, 421, why)
        else:
            await PlainTextResponse(why, 421)(scope, receive, _with_headers(send))

    async def _socket(self, scope: Scope, receive: Receive, send: Send, over: bool) -> None:
        house = self.house
        address = socket.address_of(scope)
        if over:
            await _turn_away(scope, receive, send, 429, "too many requests from your address")
        elif scope["path"] != "/socket":
            await _turn_away(scope, receive, send, 404, "the socket is at /socket")
        elif not same_origin(Headers(scope=scope), self.settings.origins):
            await _turn_away(scope, receive, send, 403, "pages of other origins may not connect")
        elif house.addresses.get(address, 0) >= self.settings.address_connections:
            await _turn_away(scope, receive, send, 429, "too many connections from your address")
        else:
            await socket.attend(house, scope, receive, send)


def known_host(host: str, settings: Settings) -> bool:
    """Whether a request is meant for us. A page elsewhere may make its own name lead here (DNS rebinding), but not an
    address, nor a name that no public name server knows. A proxy sees to names by itself."""
    name = re.sub(r":\d*$", "", host).strip("[]").lower()
    if (
        settings.proxies
        or name in map(str.lower, settings.hosts)
        or "." not in name
        or name.endswith((".local", ".localhost"))
    ):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(headers: Headers, others: list[str]) -> bool:
    """Browsers say which page connects; only our own may. Programs say nothing, and hold no cookies to steal."""
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    return origin.partition("://")[2] == headers.get("host")


async def _turn_away(scope: Scope, receive: Receive, send: Send, status: int, why: str) -> None:
    await receive()
    if "websocket.http.response" in scope.get("extensions", {}):
        headers = [(b"content-type", b"text/plain; charset=utf-8"), *SAFE]
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": why.encode()})
    else:  # the server has one answer for all
        await send({"type": "websocket.close", "code": POLICY, "reason": why})


def _with_headers(send: Send) -> Send:
    async def safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *SAFE]
        await send(message)

    return safely


def _route(path: str, reply: Reply, methods: tuple[str, ...] = ("GET",)) -> Route:
    async def endpoint(request: Request) -> Response:
        house: House = request.app.state.house
        try:
            return await socket.measured(house, _address(request), reply(house, request))
        except DonjonError as error:
            return _refusal(error)

    return Route(path, endpoint, methods=list(methods))


def _measured(files: PageFiles) -> ASGIApp:
    """Files cost time, too."""

    async def measured(scope: Scope, receive: Receive, send: Send) -> None:
        house: House = scope["app"].state.house
        await socket.measured(house, socket.address_of(scope), files(scope, receive, send))

    return measured


def _refusal(error: DonjonError) -> Response:
    answer = error_of(error)
    return _json(write(answer), STATUS.get(answer.code, 400))


def _address(request: Request) -> str:
    return socket.address_of(request.scope)


def _json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


async def no_page(house: House, request: Request) -> Response:
    return HTMLResponse(NO_PAGE)


async def healthz(house: House, request: Request) -> Response:
    if house.down or house.journal.failed:
        return PlainTextResponse("cannot write", 503)
    return PlainTextResponse("ok")


async def readyz(house: House, request: Request) -> Response:
    """Whether to send people here: what a balancer asks."""
    why = house.unready
    return PlainTextResponse(why or "ready", 503 if why else 200)


async def metrics(house: House, request: Request) -> Response:
    playing = sum(table.sheet.stage == "playing" for table in house.tables.values())
    gauges = {
        "connections": len(house.guests),
        "tables_open": sum(table.sheet.stage == "open" for table in house.tables.values()),
        "tables_playing": playing,
        "tables_owned": len(house.tables),
        "matches_in_memory": sum(table.match is not None for table in house.tables.values()),
        "commits": house.journal.commits,
        "changes_written": house.journal.written,
        "writes_failing": house.journal.failed,
        "journal_waiting": house.journal.depth,
        "thinkers_joined": house.thinkers.joined,
        "questions_waiting": house.thinkers.waiting,
        "lease_age_seconds": house.journal.lease_age,
    }
    return Response(house.metrics.text(gauges), headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4})


async def describe(house: House, request: Request) -> Response:
    return _json(openapi.text())


def _language(request: Request) -> str:
    language = request.query_params.get("language", "en")
    if language not in LANGUAGES:
        raise Refused("bad_choice", "bad-language", languages=LANGUAGES, language=language)
    return language


async def games(house: House, request: Request) -> Response:
    return _json(write(cards.cards(_language(request))))


async def tables(house: House, request: Request) -> Response:
    if request.method != "POST":
        return _json(write(house.lobby.tables().tables))
    if not same_origin(request.headers, house.settings.origins):
        raise Refused("forbidden", "other-origin")
    body = await _body(request, house.settings.message_bytes)
    try:
        ask = msgspec.convert(msgspec.json.decode(body) | {"kind": "create"}, Create)
        clean(ask)
    except (msgspec.DecodeError, TypeError, RecursionError, UnicodeError) as error:
        raise Refused("malformed", "no-table", why=socket.why(error)) from error
    return _json(write(await house.create(ask, _address(request))), 201)


async def _body(request: Request, most: int) -> bytes:
    """What was posted, if it is short and comes in time."""
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Refused("too_big", "table-too-big", most=most)
    except (TimeoutError, ClientDisconnect) as error:
        raise Refused("too_fast", "too-slow") from error
    return body


async def table(house: House, request: Request) -> Response:
    key = request.path_params["key"]
    far = await house.cluster.visits.card(key) if house.cluster else None
    if far:
        return _json(far.encode())
    found, _ = await house.find(key)
    return _json(write(found.card()))


async def record(house: House, request: Request) -> Response:
    found, _ = await house.find(request.path_params["key"], to_read=True)
    async with found.lock:
        await house.load(found)
        text = record_of(found)
    name = f"{found.sheet.game}-{found.sheet.table_id}.donjon"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


async def rules(house: House, request: Request) -> Response:
    return Response(cards.rules(request.path_params["game"], _language(request)), media_type="text/markdown")


async def rule_picture(house: House, request: Request) -> Response:
    drawn = cards.rule_picture(request.path_params["game"], request.path_params["picture"])
    return Response(drawn, media_type="image/svg+xml")


async def qr(house: House, request: Request) -> Response:
    text = request.query_params.get("text", "")
    if not 0 < len(text) <= 500:
        raise Refused("bad_choice", "bad-qr")
    drawn = await house.thinkers.look(_address(request), looks.qr, text)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=86400"})
