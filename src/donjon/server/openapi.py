"""The HTTP part described for programs, from the same types."""

from functools import cache
from typing import Any

import msgspec

from donjon import __version__
from donjon.core.catalogue import LANGUAGES
from donjon.server.answers import Created, Error
from donjon.server.asks import Create
from donjon.server.parts import GameCard, TableCard

TEMPLATE = "#/components/schemas/{name}"


@cache
def text() -> bytes:
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    kinds: list[Any] = [list[GameCard], list[TableCard], TableCard, Create, Created, Error]
    (games, tables, table, create, created, error), parts = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    parts["Create"]["properties"].pop("kind")
    parts["Create"]["required"].remove("kind")
    language = _parameter("language", "query", {"enum": list(LANGUAGES), "default": "en"})
    key = _parameter("key", "path", {"type": "string"})
    wrong = {"4XX": _answer("what is wrong, in one sentence", "application/json", error)}
    ask = {"required": True, "content": {"application/json": {"schema": create}}}
    words = {"type": "string"}
    paths = {
        "/healthz": _get("whether the server can write", _answer("it can", "text/plain", words), [], wrong),
        "/readyz": _get("whether people may be sent here", _answer("they may", "text/plain", words), [], wrong),
        "/metrics": _get("figures for Prometheus", _answer("figures", "text/plain", words), [], wrong),
        "/games": _get("the games", _answer("games", "application/json", games), [language], wrong),
        "/tables": _get("the public tables", _answer("tables", "application/json", tables), [], wrong)
        | {
            "post": {
                "summary": "set up a table",
                "requestBody": ask,
                "responses": {"201": _answer("its links", "application/json", created)} | wrong,
            }
        },
        "/tables/{key}": _get("one table", _answer("the table", "application/json", table), [key], wrong),
        "/records/{key}": _get("the record of a finished game", _answer("it", "text/plain", words), [key], wrong),
        "/rules/{game}": _get(
            "the rules of a game",
            _answer("Markdown", "text/markdown", words),
            [_parameter("game", "path", {"type": "string"}), language],
            wrong,
        ),
        "/rules/{game}/pictures/{picture}.svg": _get(
            "a picture in the rules",
            _answer("a picture", "image/svg+xml", words),
            [_parameter("game", "path", {"type": "string"}), _parameter("picture", "path", {"type": "string"})],
            wrong,
        ),
        "/qr.svg": _get(
            "a QR code",
            _answer("a picture", "image/svg+xml", words),
            [_parameter("text", "query", {"type": "string", "minLength": 1, "maxLength": 500}, required=True)],
            wrong,
        ),
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Donjon", "version": __version__},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _parameter(name: str, where: str, schema: dict[str, Any], required: bool = False) -> dict[str, Any]:
    return {"name": name, "in": where, "required": required or where == "path", "schema": schema}


def _answer(what: str, media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": what, "content": {media: {"schema": schema}}}


def _get(what: str, answer: dict[str, Any], parameters: list[Any], wrong: dict[str, Any]) -> dict[str, Any]:
    return {"get": {"summary": what, "parameters": parameters, "responses": {"200": answer} | wrong}}
