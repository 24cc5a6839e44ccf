"""Analysis for people: legal moves, sensible chances, and nothing that the seat cannot see."""

import io
import json
import math
from pathlib import Path
from typing import Any

import pytest

from donjon import DonjonError, Match, list_games
from donjon.command import main
from tests.bots.positions import begun


@pytest.mark.parametrize("name", list_games())
def test_the_moves_are_legal_and_the_chances_add_up(name: str) -> None:
    match = begun(name, 3, 20)
    found = match.analyse(playouts=60, seconds=60)
    assert {advice.move for advice in found} <= set(match.legal_moves())
    assert sum(advice.share for advice in found) == pytest.approx(1)
    assert sum(found[0].win) == pytest.approx(1, abs=0.001)
    assert len(found[0].points) == 3
    assert found == match.analyse(playouts=60, seconds=60)


@pytest.mark.parametrize("name", list_games())
def test_hidden_things_make_no_difference(name: str) -> None:
    match = begun(name, 3, 20)
    seat = match.to_move
    assert seat is not None
    answer = match.analyse(playouts=60, seconds=60)
    match._position = match.imagined(seat, 77)
    assert match.analyse(playouts=60, seconds=60) == answer


def test_nothing_to_analyse_is_one_sentence() -> None:
    match = begun("elbrus", 2, 5)
    while not match.over:
        match.play(match.legal_moves()[0])
    with pytest.raises(DonjonError, match="nobody is to move here"):
        match.analyse(0.1)


@pytest.mark.parametrize(
    "wrong",
    [{"threads": 0}, {"threads": -1}, {"playouts": 0}, {"seconds": -1}, {"seconds": math.nan}, {"seconds": math.inf}],
)
def test_wrong_numbers_are_one_sentence(wrong: Any) -> None:
    with pytest.raises(DonjonError, match="an analysis takes numbers of seconds, playouts and threads above 0, not "):
        Match("elbrus", 2, seed=1).analyse(**wrong)
    assert len(Match("elbrus", 2, seed=1).analyse(math.inf, playouts=2)) > 0


def test_analyse_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = begun("torres", 2, 30)
    path = tmp_path / "game.donjon"
    path.write_text(match.record(), encoding="utf-8")
    assert main(["analyse", str(path), "--ply", "20", "--playouts", "50", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ply"] == 20
    assert 1 <= len(told["moves"]) <= 5
    assert main(["analyse", "towers", "--seats", "2", "--seed", "1", "--playouts", "50", "--most", "2"]) == 0
    assert "to move, after 81 moves" in capsys.readouterr().out
    assert main(["analyse", str(path), "--ply", "9999"]) == 2
    assert "there is no move 9999" in capsys.readouterr().err


def test_the_terminal_speaks_ones_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DONJON_LANGUAGE", "de")
    assert main(["analyse", "torres", "--seats", "2", "--seed", "1", "--playouts", "50", "--most", "1"]) == 0
    *_, head, line, words = capsys.readouterr().out.splitlines()
    assert (
        head == "Rot ist am Zug, nach 0 Schritten" and "Blau" in line and words.strip().startswith("Setz einen Ritter ")
    )
    path = tmp_path / "game.donjon"
    path.write_text(begun("towers", 2, 3).record(), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert "alle erlaubt\nBlau ist am Zug: 1. Rot" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("save\nquit\n"))
    assert main(["play", "elbrus", "--seats", "human,human", "--seed", "1"]) == 0
    assert "save braucht einen Dateinamen" in capsys.readouterr().out


def test_a_hint_while_playing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("hint\nquit\n"))
    monkeypatch.setenv("DONJON_LANGUAGE", "en")
    assert main(["play", "elbrus", "--seats", "human,human", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert "Good moves" in told
    assert "%" in told.split("Good moves")[1]


def test_bots_play_a_whole_game_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "elbrus", "--seats", "novice,casual", "--seed", "1"]) == 0
    assert "Squire" in capsys.readouterr().out  # casual


def test_a_match_can_be_played_on_after_analysis() -> None:
    match = Match("towers", 2, seed=1)
    before = match.record()
    match.analyse(playouts=20, seconds=60)
    assert match.record() == before
