"""Writes web/src/wire.ts from the server's message types. `--check` says whether the file is current."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec.inspect as inspect

from donjon.core.scene import Scene
from donjon.server.answers import VERSION, Answers
from donjon.server.asks import Asks
from donjon.server.parts import SceneChange

TARGET = Path(__file__).parent.parent / "web/src/wire.ts"
DRAWN = ("Shape", "Mark", "Player")  # the drawing code has these types already
HEAD = """\
// Made by tools/wire_types.py from src/donjon/server/{asks,answers,parts}.py; change it there.

import type { Mark, Player, Shape } from './scene'

"""


class Writer:
    """Collects interfaces while it writes types."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def spell(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.StructType():
                return self.struct(kind)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.spell(one) for one in types))
            case inspect.LiteralType(values=values):
                return " | ".join(f"'{value}'" for value in values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.spell(item)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.spell(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.spell(value)}>"
            case inspect.CollectionType():
                raise TypeError(f"no way to spell {kind}")
        return PLAIN[type(kind)]

    def struct(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__
        if name in DRAWN or name in self.interfaces:
            return name
        self.interfaces[name] = ""  # reserves its place, and stops recursion
        lines = [f"  kind: '{kind.tag}'"] if kind.tag else []
        lines += [self.field(field, bool(kind.cls.__struct_config__.omit_defaults)) for field in kind.fields]
        doc = (kind.cls.__doc__ or "").splitlines()[0]
        self.interfaces[name] = f"/** {doc} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def field(self, field: inspect.Field, omits: bool) -> str:
        may_miss = "" if field.required or not omits else "?"
        return f"  {field.encode_name}{may_miss}: {self.spell(field.type)}"


PLAIN: dict[type[Any], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def text() -> str:
    """The whole file."""
    fixed = ("game", "title")  # of a table
    assert (*fixed, *SceneChange.__struct_fields__) == Scene.__struct_fields__, "a change has the fields of a scene"
    writer = Writer()
    asks = writer.spell(inspect.type_info(Asks))
    answers = writer.spell(inspect.type_info(Answers))
    parts = "\n".join(writer.interfaces.values())
    return (
        f"{HEAD}export const VERSION = {VERSION}\n\n{parts}\n"
        f"/** From the client. */\nexport type Ask = {asks}\n\n"
        f"/** From the server. */\nexport type Answer = {answers}\n"
    )


def main(words: list[str]) -> int:
    if "--check" in words:
        current = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text()
        print(f"web/src/wire.ts is {'current' if current else 'out of date: run tools/wire_types.py'}")
        return 0 if current else 1
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
