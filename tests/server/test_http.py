"""The HTTP part: fuzzed from its own description, and its headers, figures and files."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from donjon.server import openapi
from donjon.server.metrics import GAUGES
from tests.server.support import Client, Server, Serving, get, post

schema = schemathesis.openapi.from_dict(openapi.document())


@pytest.fixture(scope="module")
def http(serving: Serving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("http") / "http.sqlite") as server:
        yield server


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_http_part_keeps_to_its_description(case: Any, http: Server) -> None:
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    case.call_and_validate(base_url=http.url, checks=checks)


def test_every_answer_has_its_security_headers(server: Server) -> None:
    for path in ("/", "/healthz", "/games", "/nowhere", "/tables/nothing", "/qr.svg"):
        headers = get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


@pytest.mark.one_server("each server counts the moves at its own tables")
def test_health_and_figures(server: Server, client: Client) -> None:
    assert get(f"{server.url}/healthz").text == "ok"
    made = client.create("towers", [{"mine": True}] * 2)
    board = client.join(*(link["token"] for link in made["seats"]))["board"]

    def moves() -> int:
        found = re.search(r"^donjon_moves_total (\d+)\.0$", get(f"{server.url}/metrics").text, re.MULTILINE)
        return int(found[1]) if found else 0

    before = moves()
    client.play(made["table_id"], board)
    assert moves() == before + 1
    text = get(f"{server.url}/metrics").text
    for line in text.splitlines():
        assert re.fullmatch(r"# (HELP|TYPE) \w+ .+|\w+(\{\w+=\"[^\"]*\"\})? [0-9.e+-]+", line), line
    for name in GAUGES:
        assert f"\ndonjon_{name} " in text


def test_a_table_by_http_is_a_table(server: Server, client: Client) -> None:
    url = server.url  # of one door: others hear of a new table a moment later
    made = post(f"{url}/tables", json={"game": "towers", "seats": [{}, {"bot": "random"}], "public": True})
    assert made.status_code == 201
    table_id = made.json()["table_id"]
    assert table_id in [table["table_id"] for table in get(f"{url}/tables").json()]
    assert get(f"{server.url}/tables/{table_id}").json()["stage"] == "open"
    assert client.sit(made.json()["invitations"][0]["token"])["table"]["stage"] == "playing"
    for body in (b"", b"[]", b"{", b"x" * 70_000, b'{"game":"towers"}'):
        assert post(f"{server.url}/tables", content=body).status_code in (400, 413)


def test_rules_and_pictures(server: Server) -> None:
    assert "**1.1**" in get(f"{server.url}/rules/towers").text
    assert get(f"{server.url}/rules/chess").status_code == 404
    assert get(f"{server.url}/rules/towers?language=xx").status_code == 400
    shown = get(f"{server.url}/rules/torres/pictures/doors.svg")
    assert shown.headers["content-type"] == "image/svg+xml"
    width, height = re.findall(r'(?:width|height)="(\d+)"', shown.text)[:2]
    assert f"(pictures/doors.svg#{width}x{height})" in get(f"{server.url}/rules/torres").text
    assert shown.text.startswith("<svg")
    assert get(f"{server.url}/rules/torres/pictures/nothing.svg").status_code == 404
    assert get(f"{server.url}/rules/torres/pictures/..%2F..%2Ftowers%2Fpictures%2Fslide.svg").status_code == 404
    drawn = get(f"{server.url}/qr.svg", params={"text": f"{server.url}/#abc.0.def"})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert "style=" not in drawn.text
    assert get(f"{server.url}/qr.svg").status_code == 400


def test_nothing_secret_is_logged(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "log.sqlite", "--log", "debug") as server, server.client() as client:
        made = client.create("towers", [{"mine": True}] * 2, name="Ada Lovelace")
        client.join(*(link["token"] for link in made["seats"]))
        get(f"{server.url}/tables/{made['owner']}")
    text = server.said()
    assert made["table_id"] in text
    for secret in (made["owner"], made["seats"][0]["token"], "Lovelace"):
        assert secret not in text
    assert all(line["at"] and line["level"] and line["event"] for line in server.log())
