"""The arena from the command line: real games between real bots."""

import json
import re
import shutil
from pathlib import Path

import pytest

from donjon import bots
from donjon.arena.machine import this_machine
from donjon.arena.playing import Result, play
from donjon.arena.results import Book, Run, played, read, runs, this_run, with_runs
from donjon.arena.schedule import Fixture
from donjon.command import main

ARENA = ["arena", "elbrus", "--bots", "random,greedy,novice", "--seats", "2", "--games", "4"]


def test_a_game_without_clocks_is_reproducible() -> None:
    fixture = Fixture("torres", {}, ("novice", "casual"), 3, 1.0)
    one, two = play(fixture), play(fixture)
    assert (one.scores, one.ranks, one.plies) == (two.scores, two.ranks, two.plies)


def test_ratings_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 12
    assert {rating["bot"] for rating in told["ratings"]} == {"random", "greedy", "novice"}
    assert told["ratings"][-1]["bot"] == "random"
    assert len(told["duels"]) == 3


def test_a_stopped_run_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    assert main([*ARENA, "--resume", str(path)]) == 0
    whole = capsys.readouterr().out
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:6]) + lines[6][:30])  # as if it had been stopped in the middle of a line
    assert main([*ARENA, "--resume", str(path)]) == 0
    assert capsys.readouterr().out == whole
    assert len({result.fixture.key for result in played(read(path))}) == len(played(read(path))) == 12


def games(path: Path) -> list[tuple[str, Result]]:
    return sorted((str(result.fixture.key), result) for result in played(read(path)))


def test_workers_and_shards_play_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In this process, by two others, and in two parts that are joined: the same games, and the same ratings."""
    files = [tmp_path / f"{name}.jsonl" for name in ("here", "two", "odd", "even", "joined")]
    here, two, odd, even, joined = files
    told = []
    for words in (
        [*ARENA, "--resume", str(here), "--workers", "0"],
        [*ARENA, "--resume", str(two), "--workers", "2"],
        [*ARENA, "--resume", str(odd), "--shard", "1/2"],
        [*ARENA, "--resume", str(even), "--shard", "2/2"],
        ["arena", "--merge", str(even), str(odd), str(even), "--resume", str(joined)],
    ):
        assert main(words) == 0
        told.append(capsys.readouterr().out)
    assert games(here) == games(two) == games(joined) == sorted(games(odd) + games(even))
    assert len(games(odd)) == len(games(even)) == 6
    assert told[0] == told[1] == told[4]
    assert len(runs(read(joined))) == 1  # one command, on one machine
    assert main([*ARENA, "--resume", str(joined), "--minutes", "0.0001"]) == 0  # nothing is left to play
    assert capsys.readouterr().out == told[0]


def test_a_shard_may_have_nothing_to_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--shard", "9/9"]) == 0
    assert "elbrus, 2 players, 0 games" in capsys.readouterr().out


def test_games_of_another_donjon_are_not_joined_or_continued(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    book(one, {("random", "greedy"): (1, 3)})
    text = one.read_text()
    for now, then in (('"version":"', '"version":"9.'), ('"rules":', '"rules":9')):
        assert now in text
        other.write_text(text.replace(now, then))
        assert main(["arena", "--merge", str(one), str(other)]) == 2
        assert "these games do not compare: they were played by donjon" in capsys.readouterr().err
    assert main([*ARENA, "--resume", str(other)]) == 2
    assert "of the rules of elbrus, this is" in capsys.readouterr().err


def test_a_game_names_its_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games of two machines come in turn, as from a cluster. In old files, the run above made a game."""
    path = tmp_path / "book.jsonl"
    made = Book(path)
    fixtures = [Fixture("elbrus", {}, ("random", "greedy"), seed, 1.0) for seed in range(4)]
    for number, fixture in enumerate(fixtures):
        made.add(Result(fixture, (1, 2), (2, 1), 40), Run("donjon arena", f"machine {number % 2}, compiled", "1.0"))
    assert [run.machine for run, _ in with_runs(path)] == [f"machine {n % 2}, compiled" for n in range(4)]
    path.write_text(re.sub(r',"machine":\d', "", path.read_text()))
    assert [run.machine for run, _ in with_runs(path)] == [f"machine {n}, compiled" for n in (0, 1, 1, 1)]
    path.write_text(path.read_text().splitlines()[1] + "\n")
    assert main(["arena", "--merge", str(path)]) == 2
    assert "does not say on which machine deal 0 was played" in capsys.readouterr().err


def test_sprt_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "elbrus", "--bots", "novice,random", "--games", "1000", "--sprt"]) == 0
    told = capsys.readouterr().out
    assert "novice is better (SPRT, 5 % error)" in told
    found = re.search(r"(\d+) games", told)
    assert found is not None
    assert int(found[1]) < 100


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["towers", "--bots", "club", "--games", "2"], "an arena needs two or more different bots"),
        (["towers", "--bots", "club,club", "--games", "2"], "an arena needs two or more different bots"),
        (["towers", "--bots", "clubb,novice", "--games", "2"], "no bot is called 'clubb'; did you mean club?"),
        (["tower", "--bots", "club,novice", "--games", "2"], "no game is called 'tower'; did you mean towers?"),
        (["towers", "--bots", "club,novice", "--games", "2", "--seats", "7"], "Game of Towers is for"),
        (["towers", "--bots", "a,b,c", "--games", "2", "--sprt"], "no bot is called 'a'"),
        (["towers", "--bots", "club,novice,casual", "--games", "2", "--sprt"], "--sprt compares exactly two bots"),
        (["towers", "--bots", "club,novice"], "an arena needs a game, bots and how many games"),
        (["--bots", "club,novice", "--games", "2"], "an arena needs a game, bots and how many games"),
        (["towers", "--bots", "club,novice", "--games", "2", "--shard", "3/2"], "a shard is written K/N"),
        (["towers", "--bots", "club,novice", "--games", "2", "--workers", "x"], "a number of processes is needed"),
        (["--merge", "nowhere.jsonl"], "cannot read nowhere.jsonl"),
    ],
)
def test_bad_words_are_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_a_strange_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text("not a result\n")
    assert main([*ARENA, "--resume", str(path)]) == 2
    assert "line 1: no result of an arena" in capsys.readouterr().err
    assert path.read_text() == "not a result\n"


def book(path: Path, won: dict[tuple[str, str], tuple[int, int]]) -> None:
    """A file of results: for each pairing, how many games the first and the second won."""
    made, run = Book(path), this_run("by hand", "elbrus", this_machine())
    for (one, other), counts in won.items():
        for deal in range(sum(counts)):
            ranks = (1, 2) if deal < counts[0] else (2, 1)
            seated = (one, other) if deal % 2 else (other, one)
            fixture = Fixture("elbrus", {}, seated, deal // 2, 0.5)
            made.add(Result(fixture, (20, 10), ranks if deal % 2 else ranks[::-1], 40), run)


def test_bots_linked_only_by_clean_sheets_are_not_ranked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book(tmp_path / "elbrus.jsonl", {("random", "novice"): (0, 40), ("novice", "casual"): (10, 30)})
    words = ["--results", str(tmp_path), "--out", str(tmp_path / "out.md"), "--ratings", str(tmp_path / "out.json")]
    assert main(["strength", *words]) == 2
    error = capsys.readouterr().err
    assert "elbrus, 2 players, 0.5 of the thinking time: random cannot be ranked" in error
    assert error.count("\n") == 1
    assert not (tmp_path / "out.md").exists()


def test_a_ladder_stops_in_time_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ladder.jsonl"
    words = ["arena", "elbrus", "--ladder", "--games", "2", "--time-scale", "0.001", "--resume", str(path)]
    assert main([*words, "--minutes", "0.0001"]) == 0
    assert len(played(read(path))) < 56 if path.exists() else True
    assert main(words) == 0
    met = {frozenset(result.fixture.bots) for result in played(read(path))}
    assert len(played(read(path))) == 56
    assert {frozenset(("random", "casual")), frozenset(("club", "master"))} < met
    assert frozenset(("random", "club")) not in met


def test_a_ladder_can_end_at_any_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ladder.jsonl"
    words = ["arena", "elbrus", "--games", "2", "--resume", str(path)]
    assert main([*words, "--ladder", "glance-35"]) == 0
    met = {frozenset(result.fixture.bots) for result in played(read(path))}
    assert {name for pair in met for name in pair} == {"random", "greedy", "glance-15", "glance-35"}
    capsys.readouterr()
    assert main([*words, "--ladder", "mastre"]) == 2
    assert "did you mean master" in capsys.readouterr().err


def test_strength_is_made_from_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results, report, ratings = tmp_path / "strength", tmp_path / "strength.md", tmp_path / "ratings.json"
    results.mkdir()
    met = {("random", "greedy"): (1, 3), ("greedy", "novice"): (1, 3), ("random", "novice"): (0, 4)}
    book(results / "elbrus-2.jsonl", met)
    assert main(["strength", "--results", str(results), "--out", str(report), "--ratings", str(ratings)]) == 0
    assert json.loads(ratings.read_text()) == {"elbrus": {"2": {}}}  # too few games: nobody is rated yet
    text = report.read_text(encoding="utf-8")
    assert "### 2 players, 0.5 of the thinking time" in text
    assert "| novice | random | 4 |" in text
    assert (
        "Not measured here: glance-15, glance-35, glance-60, glance-85, glance-100, casual, club, expert, master."
        in text
    )
    assert "## torres\n\nNot measured yet." in text
    picture = (results / "elbrus.svg").read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert picture.count("<circle") == 3
    capsys.readouterr()
    assert main(["strength", "--results", str(tmp_path), "--out", str(report)]) == 2
    assert "there are no results in" in capsys.readouterr().err


def test_a_bot_with_few_deals_is_not_ranked(tmp_path: Path) -> None:
    """Its games are told, and how many deals it has."""
    book(tmp_path / "elbrus.jsonl", {("random", "greedy"): (3, 7), ("greedy", "master"): (1, 3)})
    words = ["--results", str(tmp_path), "--out", str(tmp_path / "out.md"), "--ratings", str(tmp_path / "out.json")]
    assert main(["strength", *words]) == 0
    text = (tmp_path / "out.md").read_text(encoding="utf-8")
    assert "Too few deals to be ranked: master (2).\n" in text
    assert "| master | greedy | 4 |" in text
    assert "| greedy | +" in text
    assert "| master | +" not in text


def test_a_report_may_lie_anywhere(tmp_path: Path) -> None:
    """Its pictures lie beside the results."""
    results, report = tmp_path / "results", tmp_path / "docs" / "strength.md"
    for folder in (results, report.parent):
        folder.mkdir()
    book(results / "elbrus.jsonl", {("random", "greedy"): (3, 7)})
    words = ["--results", str(results), "--out", str(report), "--ratings", str(tmp_path / "out.json")]
    assert main(["strength", *words]) == 0
    assert "](../results/elbrus.svg)" in report.read_text(encoding="utf-8")


def test_the_ratings_people_are_shown_are_those_of_the_report(tmp_path: Path) -> None:
    folder = Path(__file__).parents[2] / "docs" / "strength"
    results, report, ratings = tmp_path / "strength", tmp_path / "strength.md", tmp_path / "ratings.json"
    shutil.copytree(folder, results)
    assert main(["strength", "--results", str(results), "--out", str(report), "--ratings", str(ratings)]) == 0
    made = json.loads(ratings.read_text())
    assert made == bots.ratings()
    assert made
    for by_seats in made.values():
        for rated in by_seats.values():
            for bot, elo in rated.items():
                assert f"| {bot} | {elo:+d} |" in report.read_text(encoding="utf-8")
