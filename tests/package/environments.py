"""Builds of the package, and empty virtual environments to install them in."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
NEWEST, OLDEST = 14, 11  # of Python 3, as pyproject.toml declares them
FORGET = ("PYTHONPATH", "PYTHONHOME", "DONJON_PURE", "DONJON_GAMES", "DONJON_BUNDLE", "VIRTUAL_ENV")

Said = subprocess.CompletedProcess[str]


def run(*words: str | Path, where: Path, **environment: str) -> Said:
    """A command in a folder elsewhere, so that our sources are not found by accident."""
    kept = {name: value for name, value in os.environ.items() if name not in FORGET}
    return subprocess.run(
        [str(word) for word in words],
        cwd=where,
        env={**kept, "DONJON_LANGUAGE": "en", **environment},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )


def build(kind: str, source: Path, into: Path, **environment: str) -> Path:
    """An sdist or a wheel, by `python -m build`."""
    words = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(into), str(source)]
    said = run(*words, where=into, **environment)
    assert said.returncode == 0, said.stdout + said.stderr
    (made,) = into.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def unpacked(sdist: Path, into: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(into, filter="data")
    return into / sdist.name.removesuffix(".tar.gz")


def interpreters() -> dict[str, str]:
    """Every Python on this machine that we support, by version. The one that runs this is always included."""
    found = {}
    for minor in range(OLDEST, NEWEST + 1):
        name = f"python3.{minor}"
        homes = sorted((Path.home() / ".pyenv" / "versions").glob(f"3.{minor}.*/bin"))
        for place in [shutil.which(name), *(str(home / name) for home in homes)]:
            if place and _runs(place, minor):
                found[f"3.{minor}"] = place
    return {**found, f"3.{sys.version_info.minor}": sys.executable}


def _runs(place: str, minor: int) -> bool:
    """Does it run? It could be a shim that leads nowhere."""
    asked = "import sys, venv; print(sys.version_info.minor)"
    try:
        said = subprocess.run([place, "-c", asked], capture_output=True, text=True, timeout=120, check=False)
    except OSError:
        return False
    return said.stdout.strip() == str(minor)


class Environment:
    """A virtual environment with nothing in it. Installs take the versions of requirements.lock."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder = folder
        said = run(python, "-m", "venv", "--without-pip", folder, where=folder.parent)
        assert said.returncode == 0, said.stderr
        (folder / "versions.txt").write_text("\n".join(pinned((ROOT / "requirements.lock").read_text())))

    def install(self, wheel: Path, extras: str = "") -> None:
        words = ["install", "--quiet", "--only-binary", ":all:", "--constraint", str(self.folder / "versions.txt")]
        pip = [sys.executable, "-m", "pip", "--python", str(self.folder / "bin" / "python")]
        said = run(*pip, *words, f"{wheel}{extras}", where=self.folder)
        assert said.returncode == 0, said.stderr

    def python(self, *words: str) -> Said:
        return run(self.folder / "bin" / "python", *words, where=self.folder)

    def donjon(self, *words: str) -> Said:
        return run(self.folder / "bin" / "donjon", *words, where=self.folder)

    def packages(self) -> set[str]:
        asked = "from importlib.metadata import distributions as all; print(*(one.name.lower() for one in all()))"
        return set(self.python("-c", asked).stdout.split())


def pinned(lock: str) -> list[str]:
    """The lines of a lock file without their hashes: name==version and, if any, on which machines."""
    return [line.rstrip(" \\") for line in lock.splitlines() if re.match(r"[\w.-]+==", line)]
