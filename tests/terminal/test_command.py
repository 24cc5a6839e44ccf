"""The command line as a person uses it: real processes, real files."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from donjon import Match

Said = subprocess.CompletedProcess[str]


def donjon(*words: str, typed: str = "", where: Path | None = None, **environment: str) -> Said:
    return subprocess.run(
        [sys.executable, "-m", "donjon", *words],
        input=typed,
        capture_output=True,
        text=True,
        cwd=where,
        env={**os.environ, "DONJON_LANGUAGE": "en", **environment},
        timeout=120,
        check=False,
    )


def test_help_is_the_manual() -> None:
    said = donjon("--help")
    assert said.returncode == 0
    for word in ("games", "play", "learn", "show", "replay", "bench", "fuzz", "doctor"):
        assert f"    {word}" in said.stdout
        assert donjon(word, "--help").stdout.startswith(f"usage: donjon {word}")


def test_games_lists_seats_options_and_sentences() -> None:
    told = json.loads(donjon("games", "--json").stdout)
    towers = next(game for game in told if game["name"] == "towers")
    assert towers["seats"] == [2, 3, 4]
    assert towers["options"][0]["name"] == "height"
    assert towers["options"][0]["values"][1] == {
        "value": "unlimited",
        "sentence": "Without limit: no tower is ever safe.",
    }
    assert "Spiel der Türme" in donjon("games", DONJON_LANGUAGE="de").stdout


@pytest.mark.parametrize(
    "words",
    [
        ["nonsense"],
        [],
        ["play", "chess"],
        ["play", "towers", "--seats", "human,robot"],
        ["play", "towers", "--seats", "human"],
        ["play", "towers", "--option", "height"],
        ["play", "towers", "--option", "height=9"],
        ["learn", "chess"],
        ["learn", "towers", "nonsense"],
        ["show", "nowhere.donjon"],
        ["show", "towers", "--seats", "9"],
        ["show", "towers", "--svg", "no/such/folder/x.svg"],
        ["replay", "nowhere.donjon"],
        ["replay", "."],
        ["bench", "towers", "--seconds", "0"],
        ["bench", "towers", "--seats", "x"],
        ["bench", "chess"],
        ["fuzz", "towers"],
        ["fuzz", "towers", "--games", "-3"],
        ["fuzz", "chess", "--games", "3"],
    ],
)
def test_bad_input_is_one_line_and_status_2(words: list[str]) -> None:
    said = donjon(*words)
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.startswith("donjon: ")
    assert said.stderr.count("\n") == 1


def test_a_bad_language_is_said_in_one_line() -> None:
    assert donjon("games", DONJON_LANGUAGE="klingon").stderr == (
        "donjon: DONJON_LANGUAGE is en, ru, hu or de, not 'klingon'\n"
    )


def test_a_game_against_bots_to_its_end() -> None:
    said = donjon("play", "towers", "--seats", "human,random", "--seed", "5", typed="1\n" * 3000)
    assert said.returncode == 0
    assert "The game is over." in said.stdout
    assert "1. " in said.stdout


def test_bots_alone_need_nobody() -> None:
    said = donjon("play", "towers", "--seats", "random,greedy,random", "--seed", "5")
    assert said.returncode == 0
    assert "Robber Baron (blue)" in said.stdout
    assert "Jester (red) slides " in said.stdout  # there are two of them
    assert "Robber Baron slides " in said.stdout


def test_playing_by_text_number_question_undo_and_save(tmp_path: Path) -> None:
    typed = "?a1-b2\nzzz\n999\nmoves\n1\nundo\nsave game.donjon\nsave game.donjon\nhelp\nboard\nquit\n"
    said = donjon("play", "towers", "--seats", "human,human", "--seed", "3", typed=typed, where=tmp_path)
    assert said.returncode == 0
    assert "(rule 2." in said.stdout
    assert "zzz: not a move" in said.stdout
    assert "there is no choice 999" in said.stdout
    assert "saved in game.donjon" in said.stdout
    assert "it is there already" in said.stdout
    assert "You left the game." in said.stdout
    assert Match.from_record((tmp_path / "game.donjon").read_text()).seats == 2


def test_a_turn_by_the_names_of_actions() -> None:
    typed = "first knight\n1\n?\nblock\n1\nmove\n\n?+c3\nend turn\nquit\n"
    said = donjon("play", "torres", "--seats", "human,random", "--seed", "3", typed=typed)
    assert said.returncode == 0
    assert "Place your first knight on one of the castles." in said.stdout
    assert "Action points: ●●●●● 5/5" in said.stdout
    assert "Block (1 point): " in said.stdout
    assert "Ending the turn now: 5 action points would be lost." in said.stdout
    assert "Place a block (1 point) on a castle or beside one; 3 blocks left." in said.stdout
    assert "Action points: ●●●●○ 4/5" in said.stdout
    assert all(len(line) <= 80 for line in said.stdout.splitlines() if not line.startswith("Red, your choice"))


def test_what_cannot_be_done_says_why() -> None:
    said = donjon("play", "towers", "--seats", "human,random", "--seed", "3", typed="slide\nquit\n")
    assert "–  Slide: neutral stacks are in the way (rule 7.4)" in said.stdout
    assert "Slide: neutral stacks are in the way (rule 7.4)" in said.stdout.split("help lists all commands):")[1]


def test_a_hint_is_a_sentence() -> None:
    said = donjon(
        "play", "elbrus", "--seats", "human,random", "--seed", "3", typed="hint\nquit\n", DONJON_LANGUAGE="de"
    )
    assert "Gewinnchance" in said.stdout
    assert "Setz " in said.stdout


def test_the_end_of_input_leaves_the_game() -> None:
    said = donjon("play", "towers", "--seats", "human,random", typed="")
    assert said.returncode == 0
    assert "You left the game." in said.stdout


def record(tmp_path: Path) -> Path:
    match = Match("towers", 2, seed=3)
    for _ in range(10):
        match.play(match.legal_moves()[0])
    path = tmp_path / "game.donjon"
    path.write_text(match.record())
    return path


def test_replay_checks_a_record_and_names_the_damage(tmp_path: Path) -> None:
    path = record(tmp_path)
    said = donjon("replay", str(path))
    assert said.returncode == 0
    assert "91 moves, every one legal" in said.stdout
    path.write_text(path.read_text().replace("(rA)", "(rA) (xx)", 1))
    said = donjon("replay", str(path))
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("donjon: line 9: move ")
    assert "xx: not a move" in said.stderr


def test_show_as_text_and_as_svg(tmp_path: Path) -> None:
    path = record(tmp_path)
    assert "to move" in donjon("show", str(path)).stdout
    out = tmp_path / "board.svg"
    assert donjon("show", str(path), "--svg", str(out)).returncode == 0
    assert out.read_text().startswith("<svg")
    before = out.read_text()
    assert donjon("show", "towers", "--svg", str(out)).returncode == 2
    assert out.read_text() == before
    dark = tmp_path / "dark.svg"
    donjon("show", str(path), "--svg", str(dark), "--theme", "dark")
    assert dark.read_text() != before


def test_bench_measures_what_it_says() -> None:
    said = donjon("bench", "towers", "--seats", "3", "--option", "height=unlimited", "--seconds", "0.2", "--json")
    (line,) = json.loads(said.stdout)
    assert set(line) == {"game", "seats", "options", "games_per_s", "moves_per_s", "copy_ns", "compiled"}
    assert (line["game"], line["seats"], line["options"]) == ("towers", 3, {"height": "unlimited"})
    assert line["moves_per_s"] > line["games_per_s"] > 0
    assert "towers" in donjon("bench", "towers", "--seconds", "0.1").stdout


def test_fuzz_plays_lawful_games() -> None:
    said = donjon("fuzz", "towers", "--games", "2", "--seed", "9")
    assert (said.returncode, said.stdout) == (0, "2 games, every law kept\n")


def test_fuzz_leaves_a_record_when_a_law_breaks(tmp_path: Path) -> None:
    """A real broken rule: a scoring that counts one point too many is found and its game kept."""
    (tmp_path / "broken.py").write_text(
        "import sys, donjon.match.laws as laws\n"
        "right = laws.Laws._points\n"
        "def wrong(self, position):\n"
        "    if self.match.ply > 90: self.sums[0] += 1\n"
        "    right(self, position)\n"
        "laws.Laws._points = wrong\n"
        "from donjon.command import main\n"
        "sys.exit(main(['fuzz', 'towers', '--games', '1', '--seed', '4']))\n"
    )
    said = subprocess.run([sys.executable, "broken.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert said.returncode == 1
    assert "LawBroken: events add up to" in said.stdout
    kept = tmp_path / "fuzz-towers-4.donjon"
    assert Match.from_record(kept.read_text()).ply > 90


def test_doctor_says_what_is_compiled() -> None:
    said = donjon("doctor")
    assert said.returncode == 0
    assert "donjon.games.towers.position" in said.stdout
    assert "stale" not in said.stdout
    assert "uncompiled  donjon.games.towers.position" in donjon("doctor", DONJON_PURE="1").stdout
