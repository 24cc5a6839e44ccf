"""A puzzle in the terminal, as somebody types it."""

from donjon.study.puzzle import puzzles
from tests.terminal.test_command import donjon

PUZZLE = puzzles("elbrus")[0]


def test_a_puzzle_is_tried_shown_and_solved() -> None:
    wrong, right = (" ".join(line.moves) for line in (PUZZLE.rival, PUZZLE.solution))
    typed = f"moves\n{wrong}\nnonsense\n{right}\n"
    said = donjon("puzzles", "play", "elbrus", "--id", PUZZLE.id, typed=typed)
    assert said.returncode == 0
    assert PUZZLE.ask("en").split(":")[0] in said.stdout
    assert "Not yet" in said.stdout and "Found" in said.stdout
    shown = donjon("puzzles", "play", "elbrus", "--id", PUZZLE.id, typed="show\n")
    assert "Found" not in shown.stdout and shown.returncode == 0


def test_the_puzzle_of_the_day_and_the_way_out() -> None:
    said = donjon("puzzles", "play", typed="quit\n")
    assert said.returncode == 0 and "★" in said.stdout


def test_a_puzzle_that_is_not_there() -> None:
    said = donjon("puzzles", "play", "elbrus", "--id", "x")
    assert said.returncode == 2 and said.stderr == "donjon: Elbrus Castle has no puzzle 'x'\n"


def test_a_sample_is_checked() -> None:
    said = donjon("puzzles", "check", "elbrus", "--sample", "1")
    assert (said.returncode, said.stdout) == (0, "1 puzzles checked, 0 faults\n")
