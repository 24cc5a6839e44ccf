"""Compile every module that has a .pxd beside its .py, in place:  python tools/compile.py [--only FOLDER] [--bounds]

What is already compiled from the same text is left alone. `compiled.json` in each folder says what it was made from.
Before that, each game's `constants.pxd` is written.
"""

import argparse
import os
import sys
from pathlib import Path
from types import ModuleType

sys.path.insert(0, str(Path(__file__).parent.parent / "src" / "donjon"))
from stamps import CONSTANTS, built, compiled_modules, constants, digest, read_stamp, write_stamp

FLAGS = ["-O3", "-Wno-unused-function", "-Wno-unused-const-variable", "-Wno-unreachable-code", "-Wno-array-bounds"]
BOUNDS = ["-fsanitize=bounds", "-fsanitize-undefined-trap-on-error", "-DDONJON_CHECKED=1", "-O1", "-g"]
DIRECTIVES = {
    "language_level": "3",
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
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
    if old:
        _build(package.parent, old, BOUNDS if bounds else FLAGS)
        for source in old:
            write_stamp(source, digest(package, source, flavour))
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


def _build(root: Path, sources: list[Path], flags: list[str]) -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    build, here = root.parent / "build", Path.cwd()
    os.chdir(root)
    try:
        extensions = [
            Extension(
                ".".join(s.relative_to(root).with_suffix("").parts),
                [str(s.relative_to(root))],
                extra_compile_args=flags,
            )
            for s in sources
        ]
        extensions = cythonize(
            extensions,
            compiler_directives=DIRECTIVES,
            quiet=True,
            force=True,
            build_dir=str(build / "cython"),
            include_path=["."],
        )
        command = build_ext(Distribution({"ext_modules": extensions}))
        command.inplace = True
        command.parallel = os.cpu_count()
        command.build_temp = str(build / "objects")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only modules below this folder, like games/towers")
    parser.add_argument("--bounds", action="store_true", help="check every C array access (slower)")
    parser.add_argument("--package", type=Path, default=Path(__file__).parent.parent / "src" / "donjon")
    arguments = parser.parse_args()
    print(f"{len(compile_all(arguments.package, arguments.only, arguments.bounds))} modules compiled", file=sys.stderr)
