"""The package as people get it: built, installed into an empty environment, played there."""

import re
import shutil
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from donjon.command import COMMANDS
from tests.package.environments import NEWEST, OLDEST, ROOT, Environment, build, interpreters, run, unpacked

GAME = """
import random, donjon
from donjon.bots.playout import COMPILED
match, dice = donjon.Match("torres", seed=7), random.Random(1)
while not match.over:
    match.play(dice.choice(match.legal_moves()))
again = donjon.Match.from_record(match.record())
assert again.scores == match.scores and min(match.ranks) == 1
assert match._repr_svg_() is None
print(COMPILED)
"""
FOUND = interpreters()


def blocks(page: str) -> list[str]:
    """The Python of a page."""
    return re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def pure(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel without compiled files, made from the sdist. This needs no Node.js and no compiler."""
    folder = tmp_path_factory.mktemp("pure")
    return build("wheel", unpacked(sdist, folder), folder, DONJON_PURE="1", PATH="")


def test_light_then_with_extras(tmp_path: Path) -> None:
    wheel = build("wheel", ROOT, tmp_path)
    installed = Environment(tmp_path / "light", sys.executable)
    installed.install(wheel)

    said = installed.python("-c", GAME)
    assert said.stdout == "True\n", said.stderr
    said = installed.donjon("play", "elbrus", "--seats", "novice,random")
    assert "The game is over." in said.stdout, said.stderr
    assert installed.donjon("doctor").returncode == 0
    assert not {"starlette", "uvicorn", "websockets", "quickjs-ng", "pytest", "setuptools"} & installed.packages()

    for words, what, extra in (
        (["serve"], "the match server", "server"),
        (["load"], "measuring the match server", "server"),
        (["show", "towers", "--svg", "board.svg"], "drawing", "pictures"),
        (["arena", "elbrus", "--bots", "random,greedy", "--games", "2", "--ray", "auto"], "--ray", "ray"),
    ):
        said = installed.donjon(*words)
        assert said.returncode == 2
        assert said.stderr == f"donjon: {what} needs more packages: pip install 'donjon[{extra}]'\n"

    of_the_server = {word for word, (module, _) in COMMANDS.items() if module.startswith("donjon.server.")}
    for word in COMMANDS:
        assert installed.donjon(word, "--help").returncode == (2 if word in of_the_server else 0), word

    installed.install(wheel, "[server,pictures]")
    assert installed.donjon("show", "towers", "--svg", "board.svg").returncode == 0
    assert (installed.folder / "board.svg").read_text().startswith("<svg")
    assert installed.donjon("serve", "--help").returncode == 0
    assert "pytest" not in installed.packages()

    installed.install(wheel, "[pettingzoo]")
    for code in ("".join(blocks("README.md")), blocks("docs/research.md")[0]):  # what needs no other extra
        said = installed.python("-c", code)
        assert said.returncode == 0, said.stderr


def test_what_users_write_is_typed(pure: Path, tmp_path: Path) -> None:
    """py.typed: mypy and pyright know every type that a program needs, from the installed package alone."""
    installed = Environment(tmp_path / "typed", sys.executable)
    installed.install(pure, "[server,batch]")
    program = Path(shutil.copy(ROOT / "tests" / "package" / "user_program.py", tmp_path))
    python = installed.folder / "bin" / "python"
    said = run(sys.executable, "-m", "mypy", "--strict", "--python-executable", python, program, where=tmp_path)
    assert said.returncode == 0, said.stdout
    said = run(ROOT / "web" / "node_modules" / ".bin" / "pyright", "--pythonpath", python, program, where=tmp_path)
    assert said.returncode == 0, said.stdout
    said = installed.python("-W", "error", str(program))
    assert said.returncode == 0, said.stderr


def test_the_wheels_have_the_page_and_no_leftovers(pure: Path) -> None:
    names = zipfile.ZipFile(pure).namelist()
    assert "donjon/server/page/index.html" in names
    assert "donjon/pictures/draw.js" in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c", "compiled.json"))]
    assert {Path(name).parts[0] for name in names} == {"donjon", f"{pure.name.split('-py3')[0]}.dist-info"}


@pytest.mark.parametrize("version", FOUND)
def test_every_python_here_plays_by_the_laws(version: str, pure: Path, tmp_path: Path) -> None:
    installed = Environment(tmp_path / version, FOUND[version])
    installed.install(pure)
    said = installed.python("-W", "error", "-c", GAME)
    assert said.stdout == "False\n", said.stderr
    said = installed.donjon("fuzz", "elbrus", "--games", "2")
    assert said.stdout == "2 games, every law kept\n", said.stderr


def test_what_is_declared_is_what_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = {line.split()[-1] for line in project["classifiers"] if "Python :: 3." in line}
    assert declared == {f"3.{minor}" for minor in range(OLDEST, NEWEST + 1)}
    assert project["requires-python"] == f">=3.{OLDEST}"
