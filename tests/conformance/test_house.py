"""The architecture: rings that import only inwards, and the same files in every game."""

import ast
import re
from pathlib import Path

import pytest

import donjon
from donjon import list_games
from donjon.core.registry import find

PACKAGE = Path(donjon.__file__).parent
WEB = Path(__file__).parent.parent.parent / "web"
INNER = {"core", "pictures", "games", "bots", "match", "teaching", "study"}
OUTER = {"server", "terminal", "arena", "measure", "adapters"}
DOOR = "__init__"  # the front door: `import donjon`, and `from donjon import Match`
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "pictures": {"core"},
    "games": {"core"},
    "bots": {"core"},
    "match": {"core", "pictures", "bots"},
    "teaching": {"core", "match"},
    "study": {"core", "bots", "match"},
    "_pure": {"core"},
    "stamps": set(),
    DOOR: {"_pure", "core", "match", "study", "teaching"},
    "inputs": {"core"},
    "workers": {"core", "bots", DOOR, "inputs"},
    "foreign": INNER | {DOOR, "inputs", "client"},
    "client": {"core"},
    **dict.fromkeys(OUTER, INNER | {DOOR, "inputs", "workers", "stamps", "client", "foreign"}),
    "training": INNER | {DOOR, "inputs", "workers", "arena"},
    "command": {"core", DOOR},  # it finds the module of a command by name, and only when the command is typed
    "__main__": {"command"},
}
OURS = [name for name in list_games() if PACKAGE in find(name).folder.parents]
MEASURED = {"levels.py", "puzzles.jsonl", "pictures"}  # made by long runs of ours: a game elsewhere may do without
BUILT = {"compiled.json", "constants.pxd", "__pycache__"}


def outlined() -> set[str]:
    """The files of a game, as docs/architecture.md lists them: `state.py/.pxd` are two."""
    page = (PACKAGE.parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    outline = page.partition("games/towers/\n")[2].partition("```")[0]
    found = set(re.findall(r"RULES\.\w+\.md", outline))
    for line in outline.splitlines():
        name, *others = line.split()[0].rstrip("/").split("/")
        found |= {name, *(name.removesuffix(".py") + other for other in others)}
    return found


def imported(path: Path) -> set[str]:
    """What a module imports from donjon, by full name, at the top or inside a function."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        assert not (isinstance(node, ast.ImportFrom) and node.level), f"{path} has a relative import"
    return {name for name in found if name.split(".")[0] == "donjon"}


def ring(name: str) -> str:
    """The ring that an imported name belongs to: its package or module. Other names come from the front door."""
    first = name.split(".")[1] if "." in name else DOOR
    return first if (PACKAGE / first).is_dir() or (PACKAGE / f"{first}.py").exists() else DOOR


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_point_inwards(path: Path) -> None:
    own = path.relative_to(PACKAGE).with_suffix("").parts[0]
    for name in imported(path):
        assert ring(name) in MAY_IMPORT[own] | {own}, f"{own} imports {name}"


def test_every_ring_is_there() -> None:
    there = {path.relative_to(PACKAGE).with_suffix("").parts[0] for path in modules()}
    assert there == set(MAY_IMPORT)


def test_one_word_names_one_thing() -> None:
    """Outside the games, which do not know each other, no two classes have the same name."""
    classes = [
        (node.name, str(path.relative_to(PACKAGE)))
        for path in modules()
        if path.relative_to(PACKAGE).parts[0] != "games"
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    names = [name for name, _ in classes]
    assert [found for found in classes if names.count(found[0]) > 1] == []


@pytest.mark.parametrize("name", list_games())
def test_games_know_no_other_game(name: str) -> None:
    for path in find(name).folder.glob("*.py"):
        others = {n.split(".")[2] for n in imported(path) if n.startswith("donjon.games.") and n.count(".") >= 2}
        assert others <= {name}, path.name


def page_of(name: str) -> Path:
    """The folder of a game's page. A game that lives elsewhere has it in its own folder."""
    own = find(name).folder / "page"
    return own if own.exists() else WEB / "src" / "games" / name


def files_of(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.suffix != ".so"} - BUILT


@pytest.mark.parametrize("name", list_games())
def test_every_game_has_the_same_files(name: str) -> None:
    folder = find(name).folder
    needed = outlined() if name in OURS else outlined() - MEASURED
    assert needed <= files_of(folder)


def test_what_every_game_has_is_in_the_outline() -> None:
    files = [files_of(find(name).folder) for name in OURS]
    assert {file for file in set[str]().union(*files) if all(file in one for one in files)} <= outlined()


def shared_web_files() -> list[Path]:
    """What all games on the page have in common: everything outside their folders, and what the browser tests share."""
    inside = [path for path in (WEB / "src").rglob("*") if path.is_file() and WEB / "src" / "games" not in path.parents]
    return [*inside, *WEB.glob("[!v]*.ts"), *WEB.glob("vite.*.ts"), WEB / "e2e" / "house.ts", WEB / "e2e" / "visit.ts"]


@pytest.mark.parametrize("path", shared_web_files(), ids=lambda p: str(p.relative_to(WEB)))
def test_the_page_knows_no_game_by_name(path: Path) -> None:
    """Not in code, not in keys or words of texts, not even in a comment. A game elsewhere may be called
    pit or hex, which are also parts of other words."""
    names = [name if name in OURS else rf"\b{name}\b" for name in list_games()]
    assert not re.findall("|".join(names), path.read_text(encoding="utf-8"), re.IGNORECASE)


@pytest.mark.parametrize("name", list_games())
def test_games_on_the_page_know_no_other_game(name: str) -> None:
    for path in page_of(name).glob("*.ts*"):
        imports = re.findall(r"^(?:import|export)\b.*?'(\.[^']*)'", path.read_text(encoding="utf-8"), re.M | re.S)
        own = [(path.parent / found).resolve() for found in imports]
        others = WEB / "src" / "games"
        assert not [found for found in own if others in found.parents and path.parent not in found.parents]
