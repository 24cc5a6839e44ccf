"""Which modules are compiled, and from what: a stale extension beside an edited file would win at import."""

import hashlib
import json
from pathlib import Path


def compiled_modules(package: Path) -> list[Path]:
    """The modules that are compiled: exactly those with a .pxd beside them."""
    return sorted(pxd.with_suffix(".py") for pxd in package.rglob("*.pxd"))


def digest(package: Path, source: Path, flavour: str = "") -> str:
    """What a module is made from: its own text, its folder's declarations and the contract's."""
    seen = {*source.parent.glob("*.pxd"), *(package / "core").glob("*.pxd")}
    texts = [source.read_bytes(), flavour.encode(), *(path.read_bytes() for path in sorted(seen))]
    return hashlib.sha256(b"\0".join(texts)).hexdigest()[:16]


def built(source: Path) -> list[Path]:
    """The extension files of a module."""
    return [path for ending in ("so", "pyd") for path in sorted(source.parent.glob(f"{source.stem}.*{ending}"))]


def read_stamp(source: Path) -> str:
    """The digest a module was last compiled from, or nothing."""
    stamp = source.parent / "compiled.json"
    stamps: dict[str, str] = json.loads(stamp.read_text()) if stamp.exists() else {}
    return stamps.get(source.stem, "")


def write_stamp(source: Path, digest: str) -> None:
    stamp = source.parent / "compiled.json"
    stamps = json.loads(stamp.read_text()) if stamp.exists() else {}
    stamp.write_text(json.dumps({**stamps, source.stem: digest}, indent=1, sort_keys=True) + "\n")
