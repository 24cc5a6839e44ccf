"""Compile every module that has a .pxd beside its .py, in place:  python tools/compile.py [--only FOLDER] [--bounds]

`--game DIR` compiles a game that lives elsewhere. What is already compiled from the same text is left alone:
`compiled.json` in each folder says what it was made from. Before that, each game's `constants.pxd` is written.
"""

import argparse
import os
import platform
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from types import ModuleType

sys.path.insert(0, str(Path(__file__).parent.parent / "src" / "donjon"))
from stamps import CONSTANTS, built, compiled_modules, constants, digest, module_name, read_stamp, write_stamp

ROOT = Path(__file__).parent.parent
DONJON = ROOT / "src" / "donjon"
BUILD = ROOT / "build"

QUIET = ["-Wno-unused-function", "-Wno-unused-const-variable", "-Wno-unreachable-code", "-Wno-array-bounds"]
COUNTING = ["-mpopcnt"] if platform.machine() in ("x86_64", "AMD64") else []  # every such processor since 2009 has it
FLAGS = ["-O3", "-g0", *COUNTING, *QUIET]
BOUNDS = ["-fsanitize=bounds", "-fsanitize-undefined-trap-on-error", "-DDONJON_CHECKED=1", "-O1", "-g", *QUIET]
DIRECTIVES = {
    "language_level": "3",
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "binding": False,  # these two would double what the C compiler has to do
    "auto_pickle": False,  # and would cut arrays short at their first 0
}


def compile_all(package: Path, only: str = "", bounds: bool = False) -> list[Path]:
    """Compile what changed below `package` (the donjon folder, or a game's own); return all extension files."""
    package = package.resolve()
    root = package.parent
    _bare_packages(DONJON)
    _bare_packages(package)
    flavour = "bounds" if bounds else ""
    sources = [s for s in compiled_modules(package) if s.relative_to(package).as_posix().startswith(only)]
    old = [s for s in sources if read_stamp(s) != digest(root, s, flavour) or not built(s)]
    for folder in {source.parent for source in sources}:
        _write_constants(folder, constants(root, folder))
    for number, source in enumerate(_build(root, old, BOUNDS if bounds else FLAGS), 1):
        write_stamp(source, digest(root, source, flavour))
        _say(f"compiling the rules, {number} of {len(old)}", last=number == len(old))
    return [path for source in sources for path in built(source)]


def _bare_packages(package: Path) -> None:
    """Let modules be imported without the `__init__` of their packages, which needs what is still to be compiled."""
    for folder in [package, *(path for path in package.rglob("*") if path.is_dir())]:
        bare = ModuleType(module_name(package.parent, folder))
        bare.__path__ = [str(folder)]
        sys.modules[bare.__name__] = bare


def _write_constants(folder: Path, text: str) -> None:
    path = folder / CONSTANTS
    if text and (not path.exists() or path.read_text() != text):
        path.write_text(text)


def _say(line: str, last: bool) -> None:
    """One line that counts up where somebody looks on, a line each in a log."""
    print(line, end="\r" if sys.stderr.isatty() and not last else "\n", file=sys.stderr, flush=True)


def _build(root: Path, sources: list[Path], flags: list[str]) -> Iterator[Path]:
    """Compile as many at once as there are processors, the longest first; gives each when it is done."""
    if not sources:
        return
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        longest_first = sorted(sources, key=lambda source: source.stat().st_size, reverse=True)
        building = {pool.submit(_build_one, root, source, flags): source for source in longest_first}
        try:
            for built in as_completed(building):
                built.result()
                yield building[built]
        finally:
            pool.shutdown(cancel_futures=True)


def _build_one(root: Path, source: Path, flags: list[str]) -> None:
    """By Cython to C, by the C compiler to an extension beside its source."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    os.chdir(root)
    extensions = cythonize(
        [Extension(module_name(root, source), [str(source.relative_to(root))], extra_compile_args=flags)],
        compiler_directives=DIRECTIVES,
        quiet=True,
        force=True,
        build_dir=str(BUILD / "cython"),
        include_path=[".", str(DONJON.parent)],
    )
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.inplace = True
    command.build_lib, command.build_temp = str(BUILD / "lib"), str(BUILD / "objects")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only modules below this folder, like games/towers")
    parser.add_argument("--bounds", action="store_true", help="check every C array access (slower)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--game", type=Path, metavar="DIR", help="compile the game in this folder instead")
    where.add_argument("--package", type=Path, default=DONJON, help="compile another copy of the donjon folder")
    arguments = parser.parse_args()
    if arguments.game and not (arguments.game / "__init__.py").exists():
        parser.error(f"{arguments.game} is not the folder of a game, it has no __init__.py")
    compile_all(arguments.game or arguments.package, arguments.only, arguments.bounds)
