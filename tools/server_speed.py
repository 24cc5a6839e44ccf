"""How fast the server is on one file, on PostgreSQL, and as two servers on PostgreSQL:  make bench-server

The table is for docs/hosting.md. Each is measured at a given rate and flat out, one after the other. PostgreSQL waits
for the disk, as the file does. Scripted clients and PostgreSQL share the machine with the servers.
"""

import argparse
import contextlib
import json
import os
import subprocess
import sys

from donjon.arena.machine import processor
from donjon.inputs import count, seconds
from tests.server.databases import SMALL, Cluster, Postgreses

FIGURES = {"moves_per_second": "moves a second", "server_cpu_ms_per_move": "server CPU a move, ms"}
FIGURES |= {f"p{share}_ms": f"p{share}, ms" for share in (50, 99)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.server_speed", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=count, default=200, help="tables, three connections each (200)")
    parser.add_argument("--rate", type=count, default=200, help="moves a second; then as many as go (200)")
    parser.add_argument("--seconds", type=seconds, default=20.0, help="how long each is measured (20)")
    chosen = parser.parse_args()
    print(f"{processor()}, {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}; {chosen.tables} tables\n")
    print(f"| | asked for | {' | '.join(FIGURES.values())} |\n|---|---:{'|---:' * len(FIGURES)}|", flush=True)
    with contextlib.closing(Cluster(SMALL)) as cluster:
        for rate in (chosen.rate, 0):
            asked = ["--tables", str(chosen.tables), "--rate", str(rate), "--seconds", str(chosen.seconds)]
            for house, flags in houses(Postgreses(cluster)).items():
                figures = measured(*asked, *flags)
                row = [house, f"{rate:,} a second" if rate else "all", *(f"{figures[one]:,.1f}" for one in FIGURES)]
                print(f"| {' | '.join(row)} |", flush=True)


def houses(databases: Postgreses) -> dict[str, list[str]]:
    """All of them empty."""
    return {
        "one file": [],
        "PostgreSQL": ["--database", databases.new("one")],
        "PostgreSQL, two servers": ["--database", databases.new("two"), "--processes", "2"],
    }


def measured(*flags: str) -> dict[str, float]:
    done = subprocess.run([sys.executable, "-m", "donjon", "load", "--json", *flags], stdout=subprocess.PIPE)
    if done.returncode:
        sys.exit(done.returncode)  # it has said why
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


if __name__ == "__main__":
    main()
