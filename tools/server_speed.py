"""How fast the server is on one file, on PostgreSQL, and as two servers on PostgreSQL:  make bench-server

The tables are for docs/hosting.md. Each is measured at a given rate, flat out, and with a thousand tables at that rate,
one after the other. PostgreSQL waits for the disk, as the file does. Scripted clients and PostgreSQL share the machine
with the servers. The second table has the moves of two servers at that rate: those that came to the owner of their
table, and those that were forwarded, until whoever moved has the answer.
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
WAYS = ("owner", "forwarded")
MANY = 1_000  # tables, with three connections each


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.server_speed", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=count, default=200, help="tables, three connections each (200)")
    parser.add_argument("--rate", type=count, default=200, help="moves a second; then as many as go (200)")
    parser.add_argument("--seconds", type=seconds, default=20.0, help="how long each is measured (20)")
    chosen = parser.parse_args()
    print(f"{processor()}, {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}\n")
    print(
        f"| | tables | asked for | {' | '.join(FIGURES.values())} |\n|---|---:|---:{'|---:' * len(FIGURES)}|",
        flush=True,
    )
    ways: dict[str, float] = {}
    with contextlib.closing(Cluster(SMALL)) as cluster:
        for tables, rate in ((chosen.tables, chosen.rate), (chosen.tables, 0), (MANY, chosen.rate)):
            asked = ["--tables", str(tables), "--rate", str(rate), "--seconds", str(chosen.seconds)]
            for house, flags in houses(Postgreses(cluster)).items():
                figures = measured(*asked, *flags)
                ways = ways or {name: value for name, value in figures.items() if name.startswith(WAYS)}
                told = [house, f"{tables:,}", f"{rate:,} a second" if rate else "all"]
                print(f"| {' | '.join([*told, *(f'{figures[one]:,.1f}' for one in FIGURES)])} |", flush=True)
    print("\n| two servers | p50, ms | p99, ms |\n|---|---:|---:|")
    for way in WAYS:
        print(f"| {way} | {ways[f'{way}_p50_ms']:,.1f} | {ways[f'{way}_p99_ms']:,.1f} |")


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
