"""Puzzles: their files, their form, what counts as solved, and how they are made."""

from pathlib import Path

import msgspec
import pytest

import donjon
from donjon import Match
from donjon.command import main
from donjon.core.errors import DonjonError
from donjon.core.position import Position
from donjon.study import checking, making, rating
from donjon.study.checking import faults, tried_again
from donjon.study.making import from_game
from donjon.study.puzzle import Puzzle, TurnLine, find, is_solved, puzzles, read, row, wins


@pytest.mark.parametrize("game", donjon.list_games())
def test_there_are_enough(game: str) -> None:
    """A game of somebody else need not have any."""
    assert len(puzzles(game)) >= 60


def bridges() -> Match:
    """Two bridges on the ground, two cells apart: whoever lays one across them scores."""
    match = Match("elbrus", 2, 1, chance="script")
    for move in ("first-red", "bridge-r0c0-S", "bridge-r0c2-S"):
        match.play(move)
    return match


def made(theme: str = "score", moves: tuple[str, ...] = ("bridge-r2c0-E",), rival: str = "bridge-r5c5-E") -> Puzzle:
    match = bridges()
    solution = TurnLine(moves, 1, (0.9, 0.1), (6.0, 5.0))
    other = TurnLine((rival,), 0, (0.4, 0.6), (5.0, 6.0))
    details: dict[str, str | int] = {"player": "red", "points": 1}
    version = match.game.version
    return Puzzle("elbrus", version, 1, match.diagram(), theme, details, solution, other, {"novice": 1, "casual": 2})


def after(*moves: str) -> Position:
    match = bridges()
    for move in moves:
        match.play(move)
    return match._position


def test_a_puzzle_is_a_line_of_text(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(f"# a note\n{row(made())}\n")
    assert read(file) == [made()]
    file.write_text("# a note\n{}\n")
    with pytest.raises(DonjonError, match=r"puzzles\.jsonl, line 2: "):
        read(file)


def test_it_is_as_difficult_as_the_weakest_bot_that_finds_it_every_second_time() -> None:
    assert made().difficulty == 2
    assert msgspec.structs.replace(made(), found={"novice": 1, "casual": 1}).difficulty == 5


def test_the_question_is_a_sentence_in_each_language() -> None:
    assert made().ask("en") == "Red to play: find the turn that scores 1."
    assert made().ask("ru") == "Ходит Красный: найдите ход, который приносит 1 очко."


def test_a_turn_that_scores_as_much_solves_a_question_for_points() -> None:
    before, goal = after(), after("bridge-r2c0-E")
    assert is_solved(made(), before, after("bridge-r0c0-E"), goal)
    assert not is_solved(made("build"), before, after("bridge-r0c0-E"), goal)
    assert is_solved(made("build"), before, after("bridge-r2c0-E"), goal)
    assert not is_solved(made(), before, after("bridge-r5c5-E"), goal)


def test_to_share_the_first_place_is_not_to_win() -> None:
    puzzle = find("towers", "154d19862d")
    solving = puzzle.begin(puzzle.solution.moves)
    assert solving.match.over and solving.match.ranks[solving.seat] == 1
    assert puzzle.theme != "win" and not wins(solving.match._position, solving.seat)


def test_another_order_of_the_same_moves_solves_it() -> None:
    """Torres: two blocks in either order."""
    match = Match("torres", 2, 1)
    bot = donjon.bot("greedy", seed=1)
    while match.turns < 4:
        match.play(bot.choose(match))
    blocks = [move for move in match.legal_moves() if move.startswith("+") and "/" not in move]
    one, other = next((a, b) for a in blocks for b in blocks if a < b and _both(match, a, b) and _both(match, b, a))
    puzzle = msgspec.structs.replace(made("build"), game="torres", diagram=match.diagram())
    ends = [_both(match, *pair) for pair in ((one, other), (other, one))]
    assert ends[0] and ends[1]
    assert is_solved(puzzle, match._position, ends[0], ends[1])


def _both(match: Match, *moves: str) -> Position | None:
    trial = match.fork()
    for move in (*moves, "."):
        if trial.why_not(move):
            return None
        trial.play(move)
    return trial._position


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        (made(moves=("bridge-r9c9-E",)), "r9c9"),
        (made(moves=("bridge-r0c0-S",)), "bridge-r0c0-S is not legal"),
        (made(moves=()), "a line stops before its turn is over"),
        (made(moves=("bridge-r2c0-E", "bridge-r5c5-E")), "the turn is over before bridge-r5c5-E"),
        (made(moves=("bridge-r5c5-E",)), "the solution scores 0, not 1"),
        (made(rival="bridge-r0c0-E"), "the other turn is a solution, too"),
        (made("win"), "the solution does not win the game"),
        (msgspec.structs.replace(made(), rules=99), "it is made for version 99 of the rules"),
    ],
)
def test_the_check_says_what_is_wrong(puzzle: Puzzle, said: str) -> None:
    assert any(said in fault for fault in faults(puzzle))


@pytest.mark.usefixtures("hasty")
def test_the_check_notices_that_the_search_disagrees() -> None:
    lost = made("build", ("bridge-r5c5-E",), "bridge-r2c0-E")
    lost = msgspec.structs.replace(lost, solution=msgspec.structs.replace(lost.solution, scores=0))
    told = faults(lost)
    assert "the search finds another turn now" in told
    assert any("of the chance to win" in fault for fault in told)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rater that looks less closely."""
    for name, value in (("LOOK", 100), ("JUDGE", 50), ("TIMES", 2), ("LEVELS", ("novice",))):
        monkeypatch.setattr(rating, name, value)
        monkeypatch.setattr(checking, name, value, raising=False)


@pytest.mark.usefixtures("hasty")
def test_the_bots_game_of_a_number_always_gives_the_same_puzzles() -> None:
    found = from_game("elbrus", making.EASY)
    assert found and found == from_game("elbrus", making.EASY)
    for puzzle in found:
        best, rival = puzzle.solution.win, puzzle.rival.win
        seat = puzzle.match().to_move
        assert seat is not None and best[seat] - rival[seat] >= rating.MARGIN - 0.001


@pytest.mark.usefixtures("hasty")
def test_puzzles_are_appended_to_a_file_up_to_a_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.jsonl"
    asked = ["puzzles", "make", "elbrus", "--workers", "0", "--seconds", "300", "--into", str(file), "--count"]
    assert main([*asked, "1"]) == 0
    first = read(file)
    assert len(first) == 1
    assert main([*asked, "2"]) == 0
    assert read(file)[:1] == first and len({puzzle.id for puzzle in read(file)}) == 2
    assert "2 puzzles in some.jsonl" in capsys.readouterr().out


@pytest.mark.usefixtures("hasty")
def test_shards_of_puzzles_are_joined(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["puzzles", "make", "elbrus", "--count", "1", "--into"]
    parts, whole, joined = (
        [tmp_path / f"{part}.jsonl" for part in (1, 2)],
        tmp_path / "whole.jsonl",
        tmp_path / "all.jsonl",
    )
    for part, file in enumerate(parts, 1):
        assert main([*asked, str(file), "--workers", "0", "--shard", f"{part}/2"]) == 0
        assert {puzzle.number % 2 for puzzle in read(file)} == {part % 2}
    assert main([*asked, str(whole), "--workers", "0"]) == 0
    assert main([*asked, str(joined), "--merge", *map(str, parts)]) == 0
    assert read(joined) == read(whole)
    capsys.readouterr()
    assert main(["puzzles", "make", "towers", "--into", str(tmp_path / "none.jsonl"), "--merge", str(joined)]) == 2
    assert "these files have some of elbrus" in capsys.readouterr().err


@pytest.mark.usefixtures("hasty")
def test_bots_play_with_the_options_one_wants(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    asked = ["puzzles", "make", "elbrus", "--seconds", "300", "--into", str(file), "--count", "1"]
    assert main([*asked, "--option", "stairs=on"]) == 0
    assert read(file)[0].match().options["stairs"] == "on"


def test_an_unknown_game_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "make", "tores"]) == 2
    assert "did you mean torres" in capsys.readouterr().err


@pytest.mark.parametrize("name", donjon.list_games())
def test_the_levels_of_today_tried_the_puzzles(name: str) -> None:
    """If this fails, the levels have changed: run tools.difficulties."""
    puzzle = puzzles(name)[0]
    again = tried_again(puzzle)
    quick = ("novice", "casual", "club")  # far from the end of their time, on any machine
    assert [again.found[level] for level in quick] == [puzzle.found[level] for level in quick]
    assert msgspec.structs.replace(again, found=puzzle.found) == puzzle
