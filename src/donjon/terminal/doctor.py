"""donjon doctor"""

import argparse
import platform
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import donjon
from donjon import stamps
from donjon.core import outside
from donjon.core.bundle import DRAWING, PAGE
from donjon.core.extras import MissingExtra, need

LIBRARIES = (
    "cython",
    "msgspec",
    "rich",
    "fluent.runtime",
    "starlette",
    "uvicorn",
    "websockets",
    "quickjs-ng",
    "psycopg",
)
PACKAGE = Path(donjon.__file__).parent


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", help="also say who owns this database, a file or postgresql://…")


def run(chosen: argparse.Namespace) -> int:
    print(f"donjon {donjon.__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}")
    print(", ".join(f"{name} {installed(name)}" for name in LIBRARIES))
    donjon.list_games()  # makes games that live elsewhere importable
    states = {
        stamps.module_name(package.parent, source): state(package.parent, source)
        for package in (PACKAGE, *outside.folders())
        for source in stamps.compiled_modules(package)
    }
    for name, found in states.items():
        print(f"{found:<12}{name}")
    print(f"{'built' if DRAWING.exists() else 'missing':<12}drawing code")
    print(f"{'built' if PAGE.exists() else 'missing':<12}page")
    sick = set(states.values()) - {"compiled", "uncompiled", "no extra"}
    if sick:
        print("stale modules were compiled from an older text, broken ones cannot be imported: run make")
    if chosen.database:
        need("server", "looking at a server's database", "starlette")
        import_module("donjon.server.owners").tell(chosen.database)  # by name: the server is an outer part of its own
    return 1 if sick else 0


def installed(library: str) -> str:
    """Its version, if it is installed. Some libraries only come with extras."""
    try:
        return version(library)
    except PackageNotFoundError:
        return "not installed"


def state(root: Path, source: Path) -> str:
    """How a module is loaded: compiled and current, stale (compiled from another text), uncompiled, or broken.

    Of a part whose extra is not installed nothing can be loaded, which is no fault.
    """
    try:
        module = import_module(stamps.module_name(root, source))
    except MissingExtra:
        return "no extra"
    except ImportError:
        return "broken"
    if str(module.__file__).endswith(".py"):
        return "uncompiled"
    current = (stamps.digest(root, source), stamps.digest(root, source, "bounds"))
    return "compiled" if stamps.read_stamp(source) in current else "stale"
