"""Runs the laws on a build that traps on any C array index out of bounds. Its search asks the rules before every move.

python tools/bounds.py
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLACE = ROOT / "build" / "bounds"


def main() -> int:
    """Copy the sources, compile them with checks, and run the laws there."""
    package = PLACE / "src" / "donjon"
    ignore = shutil.ignore_patterns("*.so", "compiled.json", "__pycache__")
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "donjon", package, ignore=ignore)
    subprocess.run(
        [sys.executable, str(ROOT / "tools" / "compile.py"), "--bounds", "--package", str(package)], check=True
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package.parent), str(ROOT)])}
    tests = [str(ROOT / "tests" / path) for path in ("conformance/test_laws.py", "bots/test_roots.py")]
    command = [sys.executable, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", "-k", "not script", *tests]
    return subprocess.run(command, cwd=PLACE, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
