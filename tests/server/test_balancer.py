"""Several servers behind nginx, set up as docs/hosting.md says."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.server.databases import Cluster, Postgreses
from tests.server.support import PATIENCE, Client, Server
from tests.server.test_hosting import PAGE

TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def configuration(folder: Path, port: int, doors: list[str]) -> str:
    """What the page shows, with our ports and without a certificate."""
    (upstream,) = re.findall(r"^upstream donjon \{.*?^\}\n", PAGE, re.DOTALL | re.MULTILINE)
    served = re.findall(r"^server \{.*?^\}\n", PAGE, re.DOTALL | re.MULTILINE)[-1]
    for shown, real in zip(("127.0.0.1:8000", "127.0.0.1:8001"), doors, strict=True):
        upstream = upstream.replace(shown, real)
    served = re.sub(r"^ *ssl_.*\n", "", served, flags=re.MULTILINE)
    served = served.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    served = served.replace("http://127.0.0.1:8000", "http://donjon")
    paths = " ".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
    return f"pid {folder}/pid; error_log stderr; events {{}}\nhttp {{ access_log off; {paths}\n{upstream}{served}}}\n"


@pytest.fixture
def balanced(cluster: Cluster, tmp_path: Path) -> Iterator[tuple[str, list[Server]]]:
    database = Postgreses(cluster).new("balanced")
    servers = [Server(database, "--proxies", "127.0.0.1") for _ in range(2)]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    file = tmp_path / "nginx.conf"
    file.write_text(configuration(tmp_path, port, [server.url.removeprefix("http://") for server in servers]))
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    nginx = subprocess.Popen([program, "-p", str(tmp_path), "-c", str(file), "-g", "daemon off;"])
    url, until = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
    while not _answers(url):
        assert nginx.poll() is None and time.monotonic() < until
    yield url, servers
    nginx.terminate()
    nginx.wait(PATIENCE)
    for server in servers:
        if server.process.poll() is None:
            server.stop()


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz").text == "ready"
    except httpx.TransportError:
        return False


def test_people_behind_a_balancer_play_on_when_a_server_is_killed(balanced: tuple[str, list[Server]]) -> None:
    url, servers = balanced
    assert httpx.get(f"{url}/metrics").status_code == 403
    with servers[0].client() as maker:
        made = maker.create("towers", [{"mine": True}] * 2)
    tokens = [link["token"] for link in made["seats"]]
    with Client(url) as one, Client(url) as other:  # each at another server
        boards = [guest.join(*tokens)["board"] for guest in (one, other)]
        board = one.play(made["table_id"], boards[0])
        assert other.hear("update")["board"]["ply"] == board["ply"]
    servers[0].kill()
    with Client(url) as again:
        state = again.join(*tokens)
        assert state["board"]["ply"] == board["ply"]
        again.play(made["table_id"], state["board"])
