"""A game that lives elsewhere plays everywhere. web/e2e/sixth.test.ts tests the page, this file everything else."""

import datetime
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import donjon
from donjon import Match, UnknownGame, bots
from donjon.arena.playing import play
from donjon.arena.schedule import schedule
from donjon.command import main
from donjon.core import registry
from donjon.study import daily
from donjon.study.puzzle import Puzzle, puzzles
from tests.server.support import Serving

ROOT = Path(__file__).parent.parent.parent
GAME = ROOT / "tests" / "sixth" / "quarry"
LAWS = ("--only", "quarry", "tests/conformance", "tests/games/test_rules_in_languages.py")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)


def test_it_is_one_of_six_games() -> None:
    assert len(donjon.list_games()) == 6
    assert registry.find("quarry").folder == GAME


@pytest.mark.parametrize("pure", ["0", "1"])
def test_it_keeps_every_law(pure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tests that every other game has to pass, on both builds."""
    monkeypatch.setenv("DONJON_PURE", pure)
    said = run("-m", "pytest", *LAWS)
    assert said.returncode == 0, said.stdout[-3000:]


def test_it_is_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 30))
    monkeypatch.setenv("DONJON_LANGUAGE", "en")
    assert main(["play", "quarry", "--seats", "human,novice", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert "Carry 3 stones off the keep." in told
    assert "The game is over." in told


def test_it_is_played_over_a_socket(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "sixth.sqlite") as server, server.client() as client:
        made = client.create("quarry", [{"mine": True}, {"bot": "novice"}], options={"last": "loses"})
        board = client.join(made["seats"][0]["token"], wants=[])["board"]
        while board["to_move"] is not None:
            mine = board["to_move"] == 0
            board = client.play(made["table_id"], board) if mine else client.hear("update")["board"]
        assert sorted(board["scores"]) == [0, 1]


def test_the_day_is_the_same_where_it_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """The puzzle and the deal of the day are those of everybody, even if this game has puzzles, too."""

    def with_its_own(game: str) -> tuple[Puzzle, ...]:
        return puzzles("towers" if game == "quarry" else game)

    monkeypatch.setattr(daily, "puzzles", with_its_own)
    days = [datetime.date(2026, 11, 1 + n) for n in range(6)]
    here = [(daily.puzzle_of(day).id, daily.deal_of(day)) for day in days]
    monkeypatch.delenv("DONJON_GAMES")
    registry._packages.cache_clear()
    assert [(daily.puzzle_of(day).id, daily.deal_of(day)) for day in days] == here


@pytest.mark.parametrize("bot", ["novice", "club"])
def test_bots_beat_random_play(bot: str) -> None:
    fixtures = [*schedule("quarry", {"last": "wins"}, [(bot, "random")], 2, 10, 1, 0.05)]
    won = sum(play(fixture).ranks[fixture.bots.index(bot)] == 1 for fixture in fixtures)
    assert won >= 0.8 * len(fixtures)


def test_a_search_finds_the_winning_move_by_the_sense_of_the_game() -> None:
    match = Match.from_diagram("quarry", "quarry turn=red\na ###\nb ##\nc\n")
    best = match.analyse(playouts=100, seconds=60)[0]
    assert best.move == "a3" and best.win[0] > 0.8
    assert type(donjon.core.sense.sense_of(match._position)).__name__ == "QuarrySense"
    assert set(bots.names()) >= {"club"}


def test_it_is_drawn_by_python(tmp_path: Path) -> None:
    said = run("-m", "donjon", "show", "quarry", "--svg", str(tmp_path / "ruin.svg"))
    assert said.returncode == 0, said.stderr
    assert 'data-id="c3"' in (tmp_path / "ruin.svg").read_text()


def test_without_the_bundle_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DONJON_BUNDLE", str(tmp_path))
    said = run("-m", "donjon", "show", "quarry", "--svg", str(tmp_path / "ruin.svg"))
    assert said.returncode == 2
    assert said.stderr.startswith(f"donjon: the drawing code is not built, there is no {tmp_path}/draw.js")
    assert said.stderr.count("\n") == 1


def folder(where: Path, name: str, text: str = "") -> Path:
    (where / name).mkdir()
    (where / name / "__init__.py").write_text(text)
    return where / name


def test_folders_that_are_no_games_are_named(tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    bare.mkdir()
    for path, why in (
        (bare, "is not the folder of a game, it has no __init__.py"),
        (folder(tmp_path, "torres"), "there is another game called torres"),
        (folder(tmp_path, "json"), "needs another name"),
        (folder(tmp_path, "broken", "import nowhere_at_all"), "cannot be loaded: No module named 'nowhere_at_all'"),
    ):
        environment = {**os.environ, "DONJON_GAMES": str(path)}
        said = subprocess.run(
            [sys.executable, "-m", "donjon", "show", path.name],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert said.returncode == 2
        assert why in said.stderr and said.stderr.count("\n") == 1


def test_elsewhere_it_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DONJON_GAMES")
    registry._packages.cache_clear()
    with pytest.raises(UnknownGame, match="no game is called 'quarry'"):
        Match("quarry")
