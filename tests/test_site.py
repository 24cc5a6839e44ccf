"""The documentation as a site: built without a warning, with nothing from the net, and with everything in it."""

import inspect
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import donjon
from donjon import client
from donjon.core.catalogue import LANGUAGES

ROOT = Path(__file__).parent.parent
SECONDS = 40  # of processor time, at most


class Fetched(HTMLParser):
    """What a browser fetches to show a page, without the links that people may follow."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        if tag == "link" and named.get("rel") not in ("canonical", "next", "prev"):
            self.addresses.append(named.get("href", ""))
        self.addresses += [named[name] for name in ("src", "srcset", "poster", "data") if name in named]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    before = sum(os.times()[2:4])
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr
    assert sum(os.times()[2:4]) - before < SECONDS
    return folder


def pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def test_nothing_comes_from_the_net(site: Path) -> None:
    assert len(pages(site)) > 50
    for page in pages(site):
        parser = Fetched()
        parser.feed(page.read_text(encoding="utf-8"))
        assert [address for address in parser.addresses if "//" in address] == [], page
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\(\s*[\"']?(https?:)?//|@import", sheet.read_text(encoding="utf-8")), sheet


def test_everything_that_is_fetched_is_there(site: Path) -> None:
    for page in pages(site):
        parser = Fetched()
        parser.feed(page.read_text(encoding="utf-8"))
        for address in parser.addresses:
            path = address.partition("?")[0].partition("#")[0]
            if path and not path.startswith(("data:", "/")):
                assert (page.parent / path).exists(), (page, path)


def test_the_rules_of_every_game_are_there_with_their_pictures(site: Path) -> None:
    games = [path.parent.name for path in (ROOT / "src" / "donjon" / "games").glob("*/RULES.md")]
    assert len(games) == 5
    for game in games:
        for language in LANGUAGES:
            ending = "" if language == "en" else f".{language}"
            rules = (ROOT / "src" / "donjon" / "games" / game / f"RULES{ending}.md").read_text(encoding="utf-8")
            page = (site / "rules" / f"{game}{ending}.html").read_text(encoding="utf-8")
            assert page.count("<img ") == rules.count("![") > 0
            assert page.count("<table>") == len(re.findall(r"^\|---", rules, re.MULTILINE))
            assert re.findall(r"<strong>(\d+\.\d+)</strong>", page) == re.findall(r"^\*\*(\d+\.\d+)\*\*", rules, re.M)


def returned() -> set[type]:
    """The classes that methods of a match return, and what is public beside it."""
    public = [*vars(donjon.Match).values(), *(getattr(donjon, name) for name in donjon.__all__)]
    functions = [getattr(member, "fget", None) or getattr(member, "__func__", member) for member in public]
    hints = [get_type_hints(function).get("return") for function in functions if inspect.isfunction(function)]
    parts = [part for hint in hints for part in (hint, *get_args(hint))]
    return {part for part in parts if isinstance(part, type) and part.__module__.startswith("donjon.")}


def test_the_reference_has_every_public_name(site: Path) -> None:
    page = (site / "reference" / "donjon.html").read_text(encoding="utf-8")
    for name in donjon.__all__:
        assert f'id="donjon.{name}"' in page, name
    for name in (name for name in vars(donjon.Match) if not name.startswith("_")):
        assert f'id="donjon.Match.{name}"' in page, name
    assert "Every legal move with its parts and in words" in page
    for kind in returned():
        names = [f"donjon.{kind.__qualname__}", f"{kind.__module__}.{kind.__qualname__}"]
        (name,) = [name for name in names if f'id="{name}"' in page]
        for field in (field for field in inspect.get_annotations(kind) if not field.startswith("_")):
            assert f'id="{name}.{field}"' in page, (name, field)
    page = (site / "reference" / "client.html").read_text(encoding="utf-8")
    assert 'id="donjon.client.connect"' in page and str(client.connect.__doc__) in page
    page = (site / "reference" / "adapters.html").read_text(encoding="utf-8")
    for name in ("batch.Batch.step", "numbers.observation", "pettingzoo.env", "gymnasium.Solo", "openspiel.load"):
        assert f'id="donjon.adapters.{name}"' in page, name
