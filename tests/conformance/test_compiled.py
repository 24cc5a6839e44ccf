"""How compiled files are written: each constant is in one plain module, and C takes it from there."""

import gc
import re
import sysconfig
from importlib import import_module
from pathlib import Path

import pytest

import donjon
from donjon import list_games, stamps
from donjon.core.game import choose, usual_seats
from donjon.core.registry import find, package_of
from tools.stubs import stubs

PACKAGE = Path(donjon.__file__).parent
GAMES = [find(name).folder for name in list_games()]
FOLDERS = [*(PACKAGE / name for name in ("adapters", "bots", "core")), *GAMES]
SCALAR = re.compile(r"^\w+ *= *cython\.declare\(cython\.\w+[,)]", re.MULTILINE)


@pytest.mark.parametrize(
    "path", [path for folder in GAMES for path in folder.glob("*.py")], ids=lambda p: f"{p.parent.name}/{p.name}"
)
def test_no_constant_is_declared_by_hand(path: Path) -> None:
    assert not SCALAR.findall(path.read_text(encoding="utf-8"))
    assert path.with_suffix(".pxd").exists() is False or "enum" not in path.with_suffix(".pxd").read_text()


@pytest.mark.parametrize("name", list_games())
def test_C_has_the_numbers_of_the_plain_modules(name: str) -> None:
    folder, package = find(name).folder, package_of(name)
    text = stamps.constants(folder.parents[package.count(".")], folder)
    codes = import_module(f"{package}.codes")
    for reason in codes.Reason:
        assert f"        int {reason.name}\n" in text
    assert f"= {{ {', '.join(str(reason.value) for reason in codes.Reason)} }};" in text


@pytest.mark.parametrize("name", list_games())
def test_every_trait_has_its_worth(name: str) -> None:
    traits = import_module(f"{package_of(name)}.traits")
    assert list(traits.WORTH) == list(traits.Trait)


@pytest.mark.parametrize("name", list_games())
def test_the_garbage_collector_never_looks_at_compiled_positions(name: str) -> None:
    game = find(name)
    start = game.start(usual_seats(game), choose(game, usual_seats(game), {}))
    uncompiled = str(import_module(type(start).__module__).__file__).endswith(".py")
    assert gc.is_tracked(start) == uncompiled
    assert gc.is_tracked(start.copy()) == uncompiled


def test_numbers_get_the_smallest_type_that_holds_them() -> None:
    assert stamps._declaration("x_FEW", "FEW", [1, 255])[1] == '    const unsigned char FEW "x_FEW"[2]'
    assert stamps._declaration("x_STEPS", "STEPS", (1, -1))[1] == '    const int STEPS "x_STEPS"[2]'
    assert stamps._declaration("x_WORD", "WORD", 1 << 63) == (
        "#define x_WORD 0x8000000000000000ULL",
        '    const unsigned long long WORD "x_WORD"',
    )
    assert stamps._declaration("x_SHARE", "SHARE", 0.5)[1] == '    const double SHARE "x_SHARE"'


@pytest.mark.parametrize(
    ("path", "text"), [*stubs(FOLDERS)], ids=lambda part: part.stem if isinstance(part, Path) else ""
)
def test_stubs_are_current(path: Path, text: str) -> None:
    assert path.read_text() == text, "run python tools/stubs.py"


def test_no_stub_is_left_over() -> None:
    there = {*PACKAGE.rglob("*.pyi"), *(path for folder in GAMES for path in folder.glob("*.pyi"))}
    assert there <= {path for path, _ in stubs([*FOLDERS, *(PACKAGE / "games").iterdir()])}


@pytest.mark.parametrize("path", [folder / "state.pxd" for folder in GAMES], ids=lambda path: path.parent.name)
def test_a_state_has_numbers_only(path: Path) -> None:
    """A position is copied as one block of memory, so Python would lose track of an object in it."""
    lines = [line.partition("#")[0] for line in path.read_text().split("\n") if line.startswith("    cdef ")]
    fields = [line.split() for line in lines if "(" not in line]
    plain = {"cdef", "public", "unsigned", "char", "short", "int", "long", "bint"}
    assert len(fields) >= 5
    assert {word for field in fields for word in field[:-1]} <= plain


def test_what_another_python_compiled_is_not_built(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    (tmp_path / "rules.cpython-38-x86_64-linux-gnu.so").touch()
    assert stamps.built(source) == []
    ours = tmp_path / f"rules{sysconfig.get_config_var('EXT_SUFFIX')}"
    ours.touch()
    assert stamps.built(source) == [ours]
