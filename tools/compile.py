"""Compile every module that has a .pxd beside its .py, in place:  python tools/compile.py [--only FOLDER] [--bounds]

What is already compiled from the same text is left alone. `compiled.json` in each folder says what it was made from.
Before that, each game's `constants.pxd` is written.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from types import ModuleType

sys.path.insert(0, str(Path(__file__).parent.parent / "src" / "donjon"))
from stamps import CONSTANTS, built, compiled_modules, constants, digest, read_stamp, write_stamp

FLAGS = ["-O3", "-g0", "-Wno-unused-function", "-Wno-unused-const-variable", "-Wno-unreachable-code"]
BOUNDS = ["-fsanitize=bounds", "-fsanitize-undefined-trap-on-error", "-DDONJON_CHECKED=1", "-O1", "-g"]
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
    """Compile what changed below `package` (the donjon folder); return all extension files."""
    package = package.resolve()
    _bare_packages(package)
    flavour = "bounds" if bounds else ""
    sources = [s for s in compiled_modules(package) if s.relative_to(package).as_posix().startswith(only)]
    old = [s for s in sources if read_stamp(s) != digest(package, s, flavour) or not built(s)]
    for folder in {source.parent for source in sources}:
        _write_constants(folder, constants(package, folder))
    for number, source in enumerate(_build(package.parent, old, BOUNDS if bounds else FLAGS), 1):
        write_stamp(source, digest(package, source, flavour))
        _say(f"compiling the rules, {number} of {len(old)}", last=number == len(old))
    return [path for source in sources for path in built(source)]


def _bare_packages(package: Path) -> None:
    """Let modules be imported without the `__init__` of their packages, which needs what is still to be compiled."""
    for folder in [package, *(path for path in package.rglob("*") if path.is_dir())]:
        bare = ModuleType(".".join(folder.relative_to(package.parent).parts))
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
    build, path = root.parent / "build", source.relative_to(root)
    extensions = cythonize(
        [Extension(".".join(path.with_suffix("").parts), [str(path)], extra_compile_args=flags)],
        compiler_directives=DIRECTIVES,
        quiet=True,
        force=True,
        build_dir=str(build / "cython"),
        include_path=["."],
    )
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.inplace = True
    command.build_lib, command.build_temp = str(build / "lib"), str(build / "objects")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only modules below this folder, like games/towers")
    parser.add_argument("--bounds", action="store_true", help="check every C array access (slower)")
    parser.add_argument("--package", type=Path, default=Path(__file__).parent.parent / "src" / "donjon")
    arguments = parser.parse_args()
    compile_all(arguments.package, arguments.only, arguments.bounds)
