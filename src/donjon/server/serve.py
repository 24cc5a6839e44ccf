"""donjon serve [--port 8000] [--database donjon.sqlite] [--open]  The match server."""

import argparse
import asyncio
import contextlib
import gc
import ipaddress
import socket
import threading
import webbrowser
from typing import Any

import uvicorn

from donjon.core.errors import DonjonError
from donjon.server import app, logs, settings
from donjon.server.engines import open_database
from donjon.server.guest import FAREWELL


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    settings.arguments(parser)


def run(chosen: argparse.Namespace) -> int:
    wanted = settings.gather(vars(chosen))
    _try_out(wanted.database)
    logs.set_up(wanted.log)
    gc.set_threshold(10_000, 10, 500)  # short pauses, and thousands of matches are not looked through again and again
    server = Server(config(wanted), chosen.open)
    try:
        server.run()
    except SystemExit as error:
        door = server.config.app
        assert isinstance(door, app.Door)
        raise DonjonError(f"the server did not start: {door.failed or _why_not(wanted)}") from error
    if server.lost:
        raise DonjonError("another server has taken over the database")
    return 0


def _try_out(database: str) -> None:
    """A bad file, or one that another server uses, is told in one line before anything starts."""
    storage = open_database(database)
    try:
        if not storage.several:
            storage.claim()
    finally:
        storage.close()


def _why_not(wanted: settings.Settings) -> str:
    """Why it did not start: nearly always because it cannot listen there."""
    try:
        family, *_, address = socket.getaddrinfo(wanted.host, wanted.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            line.bind(address)
    except OSError as error:
        return f"cannot listen on {wanted.host} port {wanted.port}: {(error.strerror or str(error)).lower()}"
    return "the log says why"


def config(wanted: settings.Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app.make(wanted),
        host=wanted.host,
        port=wanted.port,
        **_guarded(wanted),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(wanted.proxies),
        forwarded_allow_ips=wanted.proxies or None,
        ws_max_size=wanted.message_bytes * 4,  # a little too big gets a sentence, far too big is cut off
        ws_per_message_deflate=False,  # compression costs more memory than a whole connection otherwise
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


def _guarded(wanted: settings.Settings) -> dict[str, Any]:
    """Our protocols are the guard in front: without it only this machine or a proxy may come."""
    found = own_protocols()
    if len(found) < 2 and not wanted.proxies and not _loopback(wanted.host):
        raise DonjonError(
            f"uvicorn {uvicorn.__version__} is not one that can be guarded against strangers: listen on 127.0.0.1, "
            "or behind a reverse proxy with `proxies`"
        )
    return found


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_protocols() -> dict[str, Any]:
    """Ours, where they fit this uvicorn. Where not, its own do the work: slower, and they let idlers stay."""
    found: dict[str, Any] = {}
    with contextlib.suppress(ImportError):
        from donjon.server import protocols

        found = protocols.fitting()
    if len(found) < 2:
        logs.log.warning("uvicorn serves by protocols of its own", extra={"uvicorn": uvicorn.__version__})
    return found


class Server(uvicorn.Server):
    """Says where it listens, and says good-bye."""

    def __init__(self, config: uvicorn.Config, open_page: bool) -> None:
        super().__init__(config)
        self.open_page = open_page
        self.lost = False  # whether another server has taken over

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second: a server that may write no more stops."""
        door = self.config.app
        assert isinstance(door, app.Door)
        self.lost = self.lost or door.house.journal.lost
        return await super().on_tick(counter) or self.lost

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Being asked to stop is no failure: the exit status is 0. Asked twice, it hurries."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        gc.freeze()  # what is there now, the games and their tables, stays for good
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        address = f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
        print(f"Donjon is at {address} (Ctrl-C ends it)", flush=True)
        logs.log.info("listening", extra={"address": address})
        if self.open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def shutdown(self, sockets: Any = None) -> None:
        door = self.config.app
        assert isinstance(door, app.Door)
        await door.house.say_good_bye()
        for connection in list(self.server_state.connections):  # whoever does not let go is let go
            asyncio.get_running_loop().call_later(FAREWELL, connection.transport.abort)
        await super().shutdown(sockets)
        if self.force_exit:  # uvicorn would leave the house as it is
            await self.lifespan.shutdown()
