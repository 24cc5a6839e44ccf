"""Which modules are compiled, and from what. A stale extension beside an edited file would win at import.

A game's constants stand once, in plain Python. For the compiled build, `constants.pxd` in the game's folder declares
them as constants of C. Every build writes it again.
"""

import hashlib
import json
import sysconfig
from collections.abc import Sequence
from enum import EnumType
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

PLAIN = ("pieces", "codes", "traits", "layout")  # the modules whose numbers compiled files use, by name
CONSTANTS = "constants.pxd"
CORE = Path(__file__).parent / "core"


def compiled_modules(package: Path) -> list[Path]:
    """The modules of a package that get compiled: exactly those with a .pxd beside them."""
    sources = (pxd.with_suffix(".py") for pxd in package.rglob("*.pxd"))
    return sorted(source for source in sources if source.exists())


def module_name(root: Path, source: Path) -> str:
    """The name of a module or package below `root`, the folder that imports start from."""
    return ".".join(source.relative_to(root).with_suffix("").parts)


def digest(root: Path, source: Path, flavour: str = "") -> str:
    """A hash of what a module is made from: its text, the constants and declarations of its folder, and core's."""
    seen = {*source.parent.glob("*.pxd"), *CORE.glob("*.pxd")}
    written = (path.read_bytes() for path in sorted(seen) if path.name != CONSTANTS)
    texts = [source.read_bytes(), flavour.encode(), constants(root, source.parent).encode(), *written]
    return hashlib.sha256(b"\0".join(texts)).hexdigest()[:16]


def built(source: Path) -> list[Path]:
    """The extension file that this Python loads for a module, if there is one."""
    path = source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
    return [path] if path.exists() else []


def read_stamp(source: Path) -> str:
    """The digest that a module was last compiled from, or an empty text."""
    stamp = source.parent / "compiled.json"
    stamps: dict[str, str] = json.loads(stamp.read_text()) if stamp.exists() else {}
    return stamps.get(source.stem, "")


def write_stamp(source: Path, digest: str) -> None:
    stamp = source.parent / "compiled.json"
    stamps = json.loads(stamp.read_text()) if stamp.exists() else {}
    stamp.write_text(json.dumps({**stamps, source.stem: digest}, indent=1, sort_keys=True) + "\n")


@cache
def constants(root: Path, folder: Path) -> str:
    """The text of a folder's `constants.pxd`; empty if there are no constants."""
    place = module_name(root, folder)
    modules = [import_module(f"{place}.{name}") for name in PLAIN if (folder / f"{name}.py").exists()]
    values: dict[str, Any] = {}
    for name, value in (pair for module in modules for pair in vars(module).items()):
        if _is_constant(value, name, place) and values.setdefault(name, value) is not value:
            raise ValueError(f"{place} has two constants of the name {name}")
    if not values:
        return ""
    pairs = [_declaration(f"{folder.name}_{name}", name, value) for name, value in values.items()]
    lines = ['    """', *(f"    {c}" for c, _ in pairs), '    """', *(line for _, line in pairs)]
    return "\n".join([f"# Written by tools/compile.py from {', '.join(PLAIN)}.", "cdef extern from *:", *lines, ""])


def _is_constant(value: object, name: str, place: str) -> bool:
    """Our enums, and numbers or lists of numbers with a name in capitals. Everything else is for Python only."""
    if isinstance(value, EnumType):
        return value.__module__.startswith((place, "donjon."))
    several = isinstance(value, (list, tuple)) and value and all(isinstance(each, (int, float)) for each in value)
    return name.isupper() and bool(several or type(value) in (int, float))


def _declaration(c_name: str, name: str, value: Any) -> tuple[str, str]:
    """A constant as C defines it, and as it is declared to Cython.

    Members of an enum keep its name (`Reason.EMPTY`), so that two enums can share a word. In C they are a struct.
    """
    if isinstance(value, EnumType):
        names: list[str] = value._member_names_
        members = "; ".join(f"int {name}" for name in names)
        fields = "\n".join(f"        int {name}" for name in names)
        numbers = ", ".join(str(value[name].value) for name in names)
        return (
            f"struct {c_name}_ {{ {members}; }}; static const struct {c_name}_ {c_name} = {{ {numbers} }};",
            f'    struct {name}_ "{c_name}_":\n{fields}\n    const {name}_ {name} "{c_name}"',
        )
    if isinstance(value, (int, float)):
        return f"#define {c_name} {_literal(value)}", f'    const {_type([value], "int")} {name} "{c_name}"'
    kind, size = _type(value, "unsigned char"), len(value)
    return (
        f"static const {kind} {c_name}[{size}] = {{ {', '.join(map(_literal, value))} }};",
        f'    const {kind} {name} "{c_name}"[{size}]',
    )


def _type(values: Sequence[int | float], smallest: str) -> str:
    """A C type for these numbers: the smallest type, an int, a 64-bit word, or a double."""
    if any(isinstance(value, float) for value in values):
        return "double"
    if min(values) < 0 or max(values) > 255:
        smallest = "int"
    return "unsigned long long" if max(values) >= 1 << 31 else smallest


def _literal(value: int | float) -> str:
    if isinstance(value, float):
        return repr(value)
    return f"{value:#x}ULL" if value >= 1 << 31 else str(int(value))
