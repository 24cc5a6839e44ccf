"""The plan of the house: rings that only import inwards, and the same files in every game."""

import ast
import re
from pathlib import Path

import pytest

import donjon
from donjon import list_games
from donjon.core.registry import find

PACKAGE = Path(donjon.__file__).parent
WEB = Path(__file__).parent.parent.parent / "web"
INNER = {"core", "pictures", "games", "bots", "match"}
MAY_IMPORT = {
    "core": set(),
    "pictures": {"core"},
    "games": {"core"},
    "bots": {"core"},
    "match": {"core", "pictures", "bots"},
    **dict.fromkeys(("server", "terminal", "arena", "adapters"), INNER),
}
FILES = {
    *("__init__.py", "RULES.md", "pieces.py", "codes.py", "position.py", "position.pxd", "position.pyi"),
    *("scoring.py", "scoring.pxd", "notation.py", "view.py", "picture.py", "texts"),
}


def imported(path: Path) -> set[str]:
    """The donjon packages a module imports, whether at the top or inside a function."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("donjon.")}


def modules() -> list[Path]:
    return [path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE]


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_point_inwards(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0]
    for name in imported(path):
        other = name.split(".")[1]
        if other in MAY_IMPORT and other != own:
            assert other in MAY_IMPORT[own], f"{own} imports {name}"


@pytest.mark.parametrize("name", list_games())
def test_games_know_no_other_game(name: str) -> None:
    for path in (PACKAGE / "games" / name).glob("*.py"):
        others = {n.split(".")[2] for n in imported(path) if n.startswith("donjon.games.") and n.count(".") >= 2}
        assert others <= {name}, path.name


@pytest.mark.parametrize("name", list_games())
def test_every_game_has_the_same_files(name: str) -> None:
    folder = find(name).folder
    missing = FILES - {path.name for path in folder.iterdir()}
    assert not missing


def shared_web_files() -> list[Path]:
    """What all games on the page have in common: everything outside their folders, and what the browser tests share."""
    inside = [path for path in (WEB / "src").rglob("*") if path.is_file() and WEB / "src" / "games" not in path.parents]
    return [*inside, *WEB.glob("*.ts"), WEB / "e2e" / "house.ts", WEB / "e2e" / "visit.ts"]


@pytest.mark.parametrize("path", shared_web_files(), ids=lambda p: str(p.relative_to(WEB)))
def test_the_page_knows_no_game_by_name(path: Path) -> None:
    """Neither in code nor in keys or words of texts; not even in a comment."""
    assert not re.findall("|".join(list_games()), path.read_text(encoding="utf-8"), re.IGNORECASE)


@pytest.mark.parametrize("name", list_games())
def test_games_on_the_page_know_no_other_game(name: str) -> None:
    for path in (WEB / "src" / "games" / name).glob("*.ts*"):
        imports = re.findall(r"^(?:import|export)\b.*?'(\.[^']*)'", path.read_text(encoding="utf-8"), re.M | re.S)
        own = [(path.parent / found).resolve() for found in imports]
        others = WEB / "src" / "games"
        assert not [found for found in own if others in found.parents and path.parent not in found.parents]
