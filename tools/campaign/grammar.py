"""Messages made from the types of the wire: mostly right, then spoiled in every way there is."""

import json
import random
from copy import deepcopy
from typing import Any, get_args

from msgspec import inspect

from donjon.server.asks import Asks

KINDS = {one.__struct_config__.tag: inspect.type_info(one) for one in get_args(Asks)}
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1.5, 1e308, 2**31, 2**63, 10**400, "", " ", "\0", "\u202e", "\u2028", "é", "漢" * 30,
    "x" * 81, "x" * 600, "../../etc/passwd", "<script>alert(1)</script>", "';--", "%s%n{}", [], {}, [[]], {"": 0},
    ["x"] * 300, {"kind": "live"}, {"a": {"a": {"a": {}}}}, float("nan"), float("inf"),
)  # fmt: skip
BROKEN = (
    '{"kind":"ping"',
    '{"kind":}',
    "[" * 3_000,
    '{"a":' * 3_000,
    '{"kind":"ping"}{"kind":"ping"}',
    "\ufeff{}",
    "nul",
)


class Grammar:
    """Makes messages. `known` are values that mean something: tokens, moves, names of games."""

    def __init__(self, dice: random.Random, known: dict[str, list[Any]]) -> None:
        self.dice, self.known = dice, known

    def message(self) -> str | bytes:
        """Something to send. Half of it is as it should be."""
        dice = self.dice
        if dice.random() < 0.02:
            return dice.choice((*BROKEN, dice.randbytes(dice.randrange(200))))
        kind = dice.choice(tuple(KINDS))
        made = {"kind": kind} | self.struct(KINDS[kind])
        if dice.random() < 0.5:
            self.spoil(made)
        text = json.dumps(made, ensure_ascii=dice.random() < 0.9)
        if dice.random() < 0.02:
            text = self.scratch(text)
        if dice.random() < 0.01:
            return text.encode("utf-8", "surrogatepass")  # a binary frame
        return text.encode("utf-8", "replace").decode()

    def struct(self, kind: Any) -> dict[str, Any]:
        """Required fields always, others now and then."""
        fields = [one for one in kind.fields if one.required or self.dice.random() < 0.4]
        made = {one.encode_name: self.value(one.type, one.name) for one in fields}
        return made if kind.tag is None else {kind.tag_field: kind.tag, **made}

    def value(self, kind: Any, name: str = "") -> Any:
        dice = self.dice
        if name in self.known and dice.random() < 0.8:
            return dice.choice(self.known[name])
        match kind:
            case inspect.IntType():
                least, most = kind.ge or 0, kind.le or 100
                return dice.choice((least, most, dice.randint(least, min(most, least + 60))))
            case inspect.StrType():
                return "".join(
                    dice.choices("abc é☃-1@", k=dice.randint(kind.min_length or 0, min(kind.max_length or 9, 60)))
                )
            case inspect.ListType() | inspect.VarTupleType():
                longest = min(kind.max_length or 4, dice.choice((1, 1, 2, 4, 20)))
                shortest = min(kind.min_length or 0, longest)
                return [self.value(kind.item_type, _one(name)) for _ in range(dice.randint(shortest, longest))]
            case inspect.DictType():
                return {
                    self.value(kind.key_type, "option"): self.value(kind.value_type, "choice")
                    for _ in range(dice.randrange(3))
                }
            case inspect.UnionType():
                return self.value(dice.choice(kind.types), name)
            case inspect.LiteralType():
                return dice.choice(kind.values)
            case inspect.StructType():
                return self.struct(kind)
            case inspect.BoolType():
                return dice.random() < 0.5
            case inspect.NoneType():
                return None
        raise NotImplementedError(f"no value of {kind}")

    def spoil(self, made: dict[str, Any]) -> None:
        """Something is missing, too much, or not what it should be."""
        for _ in range(self.dice.choice((1, 1, 1, 2, 4))):
            name = self.dice.choice([*made, "extra", "id", "table_id"])
            match self.dice.randrange(4):
                case 0:
                    made.pop(name, None)
                case 1 if isinstance(made.get(name), list) and made[name]:
                    made[name][self.dice.randrange(len(made[name]))] = deepcopy(self.dice.choice(ODD))
                case 2 if isinstance(made.get(name), dict) and made[name]:
                    made[name][self.dice.choice(list(made[name]))] = deepcopy(self.dice.choice(ODD))
                case _:
                    made[name] = deepcopy(self.dice.choice(ODD))

    def scratch(self, text: str) -> str:
        """A few characters changed."""
        at = self.dice.randrange(len(text))
        junk = self.dice.choice(('"', "\\", "\\ud800", "\\u0000", "{", "]", ",", "\x7f", "9" * 500, ""))
        return text[:at] + junk + text[at + self.dice.randrange(3) :]


def _one(name: str) -> str:
    """What one of several is called."""
    return {"keys": "key", "tokens": "key", "moves": "move"}.get(name, name.removesuffix("s"))


def request(
    dice: random.Random, known: dict[str, list[Any]], grammar: Grammar
) -> tuple[str, str, dict[str, str], bytes]:
    """A method, an address, headers and a body, over every route."""
    path = dice.choice(PATHS)
    for name, values in (("{key}", known["key"]), ("{game}", known["game"]), ("{picture}", ["doors", "slide", "x"])):
        path = path.replace(name, _quoted(str(dice.choice((dice.choice(values), dice.choice(ODD))))))
    queries = {"language": ["en", "hu", "xx", "\0"], "text": ["x", "é" * 200, "", "漢" * 501], "x": ["y"]}
    asked = [f"{name}={_quoted(dice.choice(queries[name]))}" for name in queries if dice.random() < 0.4]
    method = dice.choice(("GET",) * 6 + ("POST",) * 3 + ("PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "FOO"))
    headers = {name: dice.choice(values) for name, values in HEADERS.items() if dice.random() < 0.15}
    body = b""
    if method == "POST":
        made = grammar.struct(KINDS["create"])
        made.pop("kind", None)
        if dice.random() < 0.5:
            grammar.spoil(made)
        body = json.dumps(made).encode() if dice.random() < 0.9 else dice.randbytes(100)
    return method, path + ("?" + "&".join(asked) if asked else ""), headers, body


PATHS = (
    "/", "/healthz", "/metrics", "/openapi.json", "/games", "/tables", "/tables", "/tables/{key}", "/records/{key}",
    "/rules/{game}", "/rules/{game}/pictures/{picture}.svg", "/qr.svg", "/socket", "/assets/x.js", "/{key}",
    "/..%2f..%2fetc%2fpasswd", "//", "/%00", "/tables/%ff",
)  # fmt: skip
HEADERS = {
    "Origin": ["https://evil.example", "null", "x" * 5_000],
    "Accept-Encoding": ["gzip", "x" * 100],
    "X-Forwarded-For": ["1.2.3.4", "é"],
    "Content-Type": ["application/json", "text/plain; charset=\x01"],
    "If-None-Match": ['"x"', "*"],
    "Range": ["bytes=0-10", "bytes=-1", "bytes=9-1", "x"],
    "Cookie": ["a=" + "b" * 8_000],
    "Host": ["127.0.0.1", "evil.example", "[::1]", "x:y:z"],
}


def _quoted(text: str) -> str:
    return "".join(f"%{byte:02x}" for byte in text.encode("utf-8", "replace")[:300])
