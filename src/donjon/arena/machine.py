"""The machine that plays: results say which one it was, since master thinks in seconds of its processor."""

import os
import platform
from functools import cache
from pathlib import Path

import msgspec

from donjon.bots.playout import COMPILED


class Machine(msgspec.Struct, frozen=True):
    """Its processor and Python in words, and its load when it began."""

    name: str
    load: float = 0.0


@cache
def this_machine() -> Machine:
    build = "compiled" if COMPILED else "uncompiled"
    name = f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, {build}"
    return Machine(name, round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0)


def processor() -> str:
    """The name of the processor, if the system tells."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
