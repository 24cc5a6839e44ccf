"""A lesson in the terminal, as somebody types it."""

from donjon.core.catalogue import LANGUAGES
from donjon.teaching import find
from tests.terminal.test_command import donjon


def test_a_lesson_about_an_option_ends_with_a_game_that_has_it() -> None:
    moves = [step.solution for step in find("elbrus", "scenarios").steps]
    said = donjon("learn", "elbrus", "scenarios", typed="\n".join(moves) + "\n")
    assert said.stdout.endswith("donjon play elbrus --seats human,novice,novice --option scenario=cross-wall\n")


def test_a_lesson_is_typed_through_to_its_end() -> None:
    moves = [step.solution for step in find("highlanders", "first").steps]
    said = donjon("learn", "highlanders", typed="\n".join(moves) + "\n")
    assert said.returncode == 0
    assert "1/11  You lead Red." in said.stdout and "Tarvick" in said.stdout
    assert said.stdout.endswith("donjon play highlanders --seats human,novice,novice\n")


def test_wrong_tries_help_and_the_way_back() -> None:
    typed = "d5-e6\nshow\nmoves\nd5-g5\nback\nnonsense\nquit\n"
    said = donjon("learn", "towers", typed=typed).stdout
    assert "✗ Stacks never slide diagonally, only along a row or a column. (rule 2.2)" in said
    assert "[d5-g5]" in said and "[a1-b1]" in said
    assert said.count("1/10") == 2 and said.count("2/10") == 1
    assert "not a move" in said.lower() and said.endswith("You left the lesson.\n")


def test_lessons_are_listed_in_every_language() -> None:
    listed = {donjon("learn", "torres", "--list", DONJON_LANGUAGE=language).stdout for language in LANGUAGES}
    assert len(listed) == len(LANGUAGES)
    assert all([line.split()[0] for line in one.splitlines()] == ["first", "cards", "own", "master"] for one in listed)


def test_places_have_names_and_cells_keep_theirs() -> None:
    assert "Посмотрите: знамя 1.\n" in donjon("learn", "highlanders", typed="quit\n", DONJON_LANGUAGE="ru").stdout
    assert "Look at d5, g5.\n" in donjon("learn", "towers", typed="quit\n").stdout
