"""Two servers behind nginx, set up as docs/hosting.md says.

`python -m tests.server.balancer` starts them for the tests of the page. It writes where they are in one line of JSON,
and ends them when its input ends.
"""

import contextlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx

from tests.server.databases import Cluster, Postgreses
from tests.server.ports import free_port
from tests.server.support import PATIENCE, Server, get, running

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
PROXIED = ("--proxies", "127.0.0.1")
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def configuration(folder: Path, port: int, doors: list[str]) -> str:
    """What the page shows, with our ports and without a certificate."""
    (upstream,) = re.findall(r"^upstream donjon \{.*?^\}\n", PAGE, re.DOTALL | re.MULTILINE)
    (logged,) = re.findall(r"^map \$uri \$logged \{.*?^\}\n", PAGE, re.DOTALL | re.MULTILINE)
    served = re.findall(r"^server \{.*?^\}\n", PAGE, re.DOTALL | re.MULTILINE)[-1]
    for shown, real in zip(("127.0.0.1:8000", "127.0.0.1:8001"), doors, strict=True):
        upstream = upstream.replace(shown, real)
    served = re.sub(r"^ *ssl_.*\n", "", served, flags=re.MULTILINE)
    served = served.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    served = served.replace("http://127.0.0.1:8000", "http://donjon")
    served = served.replace("/var/log/nginx/access.log", f"{folder}/access.log")
    paths = " ".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
    served = f"http {{ {paths}\n{upstream}{logged}{served}}}\n"
    return f"pid {folder}/pid; error_log stderr crit; events {{}}\n{served}"


@contextlib.contextmanager
def balanced(cluster: Cluster) -> Iterator[tuple[str, list[Server], Path]]:
    """Where nginx is, the servers behind it, and what it logs."""
    database = Postgreses(cluster).new("balanced")
    with (
        running(Server(database, *PROXIED)) as one,
        running(Server(database, *PROXIED)) as other,
        _nginx([one.url, other.url]) as (url, log),
    ):
        yield url, [one, other], log


@contextlib.contextmanager
def _nginx(doors: list[str]) -> Iterator[tuple[str, Path]]:
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="donjon-nginx-") as name:
        folder = Path(name)
        file = folder / "nginx.conf"
        file.write_text(configuration(folder, port, [door.removeprefix("http://") for door in doors]))
        folder.chmod(0o755)  # its workers are somebody else, if we are root
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        nginx = subprocess.Popen([program, "-p", name, "-c", str(file), "-g", "daemon off;"])
        url, until = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
        try:
            while not _answers(url):
                assert nginx.poll() is None and time.monotonic() < until
            yield url, folder / "access.log"
        finally:
            nginx.terminate()
            nginx.wait(PATIENCE)


def _answers(url: str) -> bool:
    try:
        return get(f"{url}/readyz").text == "ready"
    except httpx.TransportError:
        return False


def main() -> None:
    with contextlib.closing(Cluster()) as cluster, balanced(cluster) as (url, servers, _):
        doors = [{"address": server.url, "process": server.process.pid} for server in servers]
        print(json.dumps({"address": url, "doors": doors}), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
