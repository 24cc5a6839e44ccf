"""donjon doctor"""

import argparse
import platform
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import donjon
from donjon import stamps
from donjon.pictures import BUNDLE

LIBRARIES = ("cython", "msgspec", "rich", "fluent.runtime", "starlette", "uvicorn", "websockets", "quickjs-ng")
PACKAGE = Path(donjon.__file__).parent


def arguments(parser: argparse.ArgumentParser) -> None:
    """None."""


def run(chosen: argparse.Namespace) -> int:
    print(f"donjon {donjon.__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}")
    print(", ".join(f"{name} {installed(name)}" for name in LIBRARIES))
    states = {module_name(source): state(source) for source in stamps.compiled_modules(PACKAGE)}
    for name, found in states.items():
        print(f"{found:<12}{name}")
    print(f"{'built' if BUNDLE.exists() else 'missing':<12}drawing code")
    sick = set(states.values()) - {"compiled", "uncompiled"}
    if sick:
        print("stale modules were compiled from an older text, broken ones cannot be imported: run make")
    return 1 if sick else 0


def installed(library: str) -> str:
    """Its version, if it is there: some come with extras."""
    try:
        return version(library)
    except PackageNotFoundError:
        return "not installed"


def module_name(source: Path) -> str:
    return ".".join(("donjon", *source.relative_to(PACKAGE).with_suffix("").parts))


def state(source: Path) -> str:
    """As it is loaded now: compiled and current, stale (compiled from another text), uncompiled, or broken."""
    try:
        module = import_module(module_name(source))
    except ImportError:
        return "broken"
    if str(module.__file__).endswith(".py"):
        return "uncompiled"
    current = stamps.read_stamp(source) in (stamps.digest(PACKAGE, source), stamps.digest(PACKAGE, source, "bounds"))
    return "compiled" if current else "stale"
