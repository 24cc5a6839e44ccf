"""The pages in docs/ are true: their Python runs as printed, their commands exist, and their links lead somewhere.

Every code block of every page is run or checked, here or by a test of its own; those that are neither are listed.
"""

import asyncio
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import donjon
from donjon.client import Connected, connect
from donjon.command import COMMANDS
from donjon.core.registry import find, names
from tests.server.support import PATIENCE, Serving

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.glob("*.md")), DOCS / "told" / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]
# README.md, and pages whose blocks are all quoted from files or read by a test of their own.
ELSEWHERE = {
    "adding-a-game.md": "tests/sixth/test_adding_a_game.py",
    "bots.md": "tests/foreign/test_foreign.py",
    "wire.md": "tests/server/test_wire_document.py",
}
SHOWN = {  # by first line: nothing here can run it
    "games.example {": "for Caddy; test_hosting.py passes on what it would pass on",
    "map $uri $logged {": "for nginx; test_balancer.py runs it",
    "upstream donjon {": "for nginx; the same",
    "[Unit]": "for systemd; test_hosting.py reads it",
    "-> create    a table; the answer has your own tokens, and invitations to the free seats": "an outline of wire.md",
    '-> {"kind":"hello","protocol":1,"donjon":"0.1.0"}': "what test_foreign.py reads line by line",
}


class Block(NamedTuple):
    page: str
    kind: str
    text: str

    @property
    def first(self) -> str:
        return self.text.partition("\n")[0]


def blocks(page: Path) -> list[Block]:
    found = re.findall(r"^```([^\n]*)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [Block(page.name, kind, text) for kind, text in found]


ALL = [block for page in PAGES for block in blocks(page)]
READMES = [ROOT / "README.md", ROOT / "web" / "README.md"]  # the Python in the first: tests/test_readme.py


def one(page: str, begins: str) -> str:
    (found,) = [block.text for block in ALL if block.page == page and block.text.startswith(begins)]
    return found


# Python.


@pytest.mark.parametrize("page", sorted({block.page for block in ALL if block.kind == "python"} - set(ELSEWHERE)))
def test_the_python_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One block after another, as somebody would type them."""
    names: dict[str, Any] = {"__name__": "page", "donjon": donjon}
    for block in ALL:
        if block.page == page and block.kind == "python":
            exec(block.text, names)


def test_the_client_of_the_wire_plays_a_game(serving: Serving, tmp_path: Path) -> None:
    """The program at the end of wire.md, against a real server and a bot."""
    code = one("wire.md", "from donjon.client import connect")
    with serving(tmp_path / "d.sqlite") as server:
        with server.client() as maker:
            made = maker.create("elbrus", [{"bot": "random"}, {"name": "Ada"}])
        names: dict[str, Any] = {"invitation": made["invitations"][0]["token"]}
        body = "\n    ".join(code.replace("https://donjon.example", server.url).splitlines())
        exec(f"async def visit():\n    {body}", names)
        assert asyncio.run(_over(names["visit"], server.url, made["watch"]["token"]))


async def _over(visit: Any, url: str, key: str) -> bool:
    """The program waits for news for ever, so somebody watches and says when the game is over."""
    async with connect(url) as watcher:
        await watcher.join(key)
        playing, watching = asyncio.create_task(visit()), asyncio.create_task(_watch(watcher))
        done, left = await asyncio.wait((playing, watching), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)  # each hangs up
        return {await task for task in done} == {True}


async def _watch(watcher: Connected) -> bool:
    async for message in watcher.news():
        if message.get("board", {}).get("over"):
            return True
    return False


# Commands, settings, and what is only shown.


TYPED = ("donjon", "make", "npm", "pip", "python", "python3", "hypercorn", "granian")


def commands(block: Block) -> list[str]:
    """The lines of a block that somebody types. What follows two spaces says what the line does."""
    lines = [re.sub(r"^([A-Z_]+=\S+ )+", "", line) for line in block.text.splitlines()]
    return [re.split(r" {2,}", line)[0] for line in lines if re.match(rf"({'|'.join(TYPED)}) ", line)]


def test_every_block_is_run_checked_or_listed() -> None:
    left = [
        block
        for block in ALL
        if block.kind not in ("python", "py", "json", "js", "toml")
        and " " not in block.kind  # quoted from a file
        and not commands(block)
        and block.first not in SHOWN
        and block.page not in ("architecture.md", "adding-a-game.md")
    ]
    assert left == []
    for page, test in ELSEWHERE.items():
        assert page in (ROOT / test).read_text(encoding="utf-8")
    assert set(SHOWN) <= {block.first for block in ALL}


TYPED_IN = [*ALL, *(block for page in READMES for block in blocks(page))]
LINES = sorted(
    {(block.page, line) for block in TYPED_IN if block.page != "adding-a-game.md" for line in commands(block)}
)


@pytest.mark.parametrize(("page", "line"), LINES)
def test_a_command_is_there(page: str, line: str) -> None:
    """Its word, its options, its target, its module, its extras."""
    word, *rest = line.split()
    match word:
        case "donjon":
            assert rest[0] in COMMANDS
            asked = [rest[0], rest[1]] if rest[0] in ("bot", "db", "puzzles") else [rest[0]]
            told = subprocess.run(
                [sys.executable, "-m", "donjon", *asked, "--help"], capture_output=True, text=True, check=True
            )
            assert set(re.findall(r"--[a-z-]+", line)) <= set(re.findall(r"--[a-z-]+", told.stdout))
        case "make":
            assert re.search(rf"^{rest[0]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        case "npm" if rest[0] in ("run", "test"):
            assert rest[-1] in json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
        case "npm":
            assert rest == ["ci"]
        case "pip":
            extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
            assert {name for found in re.findall(r"\[(.*?)\]", line) for name in found.split(",")} <= set(extras)
        case "python" | "python3" if rest[0] == "-m":
            assert any((ROOT / rest[1].replace(".", "/")).parent.glob(f"{rest[1].rpartition('.')[2]}*")), line
        case "python" | "python3" if rest[0] == "-c":
            compile(line.partition(" -c ")[2].strip('"'), page, "exec")  # test_hosting.py runs it
        case "hypercorn" | "granian":
            assert rest[-1] == "donjon.server.asgi:app"  # test_asgi.py runs both
        case _:
            assert (ROOT / rest[0]).exists()


@pytest.mark.parametrize("text", [block.text for block in ALL if block.kind == "toml"])
def test_settings_can_be_read(text: str) -> None:
    assert tomllib.loads(text)


def test_the_rings_and_the_files_of_a_game_are_those_that_there_are() -> None:
    """The two outlines in architecture.md."""
    package = ROOT / "src" / "donjon"
    rings = re.findall(r"[\w.]+", one("architecture.md", "core  <-"))
    assert len(rings) > 10 and all((package / ring).exists() for ring in rings)
    files = re.findall(r"^  ([\w.]+)", one("architecture.md", "games/towers/"), re.MULTILINE)
    assert len(files) > 15 and all((find("towers").folder / name).exists() for name in files)


def test_the_numbers_are_those_of_the_games() -> None:
    """The table in tensors.md."""
    from donjon.core.tensor import action_count, tensor_of

    page = (DOCS / "tensors.md").read_text(encoding="utf-8")
    for name in donjon.list_games():
        tensor = tensor_of(name)
        assert tensor.outcomes is not None
        (row,) = [line for line in page.splitlines() if line.startswith(f"| `{name}` |")]
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[1].startswith(f"{action_count(tensor):,}:")
        assert cells[2] == str(len(tensor.outcomes))
        assert cells[4] == f"{tensor.size:,}"


@pytest.mark.parametrize("page", [*PAGES, *READMES, ROOT / "CHANGELOG.md"], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_every_picture_is_on_some_page() -> None:
    """Those of the games' positions are golden files."""
    pages = "\n".join(page.read_text(encoding="utf-8") for page in [*PAGES, *READMES])
    golden = {f"{name}.svg" for name in names()}
    kept = {path.name for path in (DOCS / "pictures").iterdir()} - golden
    assert kept == {name for name in kept if f"pictures/{name}" in pages}
