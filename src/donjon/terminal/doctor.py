"""donjon doctor"""

import argparse
import platform
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import donjon
from donjon import stamps
from donjon.pictures import BUNDLE

PACKAGE = Path(donjon.__file__).parent


def arguments(parser: argparse.ArgumentParser) -> None:
    """None."""


def run(chosen: argparse.Namespace) -> int:
    print(f"donjon {donjon.__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}")
    print(", ".join(f"{name} {version(name)}" for name in ("cython", "msgspec", "rich", "quickjs", "fluent.runtime") if _has(name)))
    states = {module_name(source): state(source) for source in stamps.compiled_modules(PACKAGE)}
    for name, found in states.items():
        print(f"{found:<12}{name}")
    print(f"{'built' if BUNDLE.exists() else 'missing':<12}drawing code")
    stale = [name for name, found in states.items() if found == "stale"]
    if stale:
        print("stale modules were compiled from an older text: run make")
    return 1 if stale else 0


def _has(name: str) -> bool:
    try:
        version(name)
    except Exception:
        return False
    return True


def module_name(source: Path) -> str:
    return ".".join(("donjon", *source.relative_to(PACKAGE).with_suffix("").parts))


def state(source: Path) -> str:
    """compiled and current, stale (compiled from another text), or uncompiled; as it is loaded now."""
    module = import_module(module_name(source))
    if str(module.__file__).endswith(".py"):
        return "uncompiled"
    current = stamps.read_stamp(source) in (stamps.digest(PACKAGE, source), stamps.digest(PACKAGE, source, "bounds"))
    return "compiled" if current else "stale"


if __name__ == "__main__":
    sys.exit(run(argparse.Namespace()))
