"""Recorded games of another engine: every option and every state, step by step."""

import gzip
import json
from pathlib import Path

import pytest

from tools.carcassonne_traces import Difference, Replay, games, main

TRACES = Path(__file__).parent / "traces.jsonl.gz"
RECORDED = list(games(str(TRACES)))


@pytest.mark.parametrize("published", [False, True])
@pytest.mark.parametrize("number", range(len(RECORDED)))
def test_a_recorded_game_agrees(number: int, published: bool) -> None:
    """By our rule book's reading of towers, and by the publisher's, which takes the tagged options too."""
    Replay(RECORDED[number], published).run()


def test_there_are_56_of_all_kinds() -> None:
    assert len(RECORDED) == 56
    assert {game["players"] for game in RECORDED} == {2, 3, 4, 5, 6}
    assert {len(game["sets"]) for game in RECORDED} == {1, 2, 5}


@pytest.mark.parametrize("change", ["option", "state", "final", "discard"])
def test_a_difference_is_found(change: str) -> None:
    game = json.loads(json.dumps(RECORDED[30]))
    steps = game["steps"]
    if change == "option":
        steps[40]["opts"] = steps[40]["opts"][1:]
    elif change == "state":
        next(step for step in steps[60:] if step["ph"] == "tile")["st"]["score"][0] += 1
    elif change == "final":
        game["final"][1] += 1
    else:
        steps.insert(0, {"discard": "B01"})
    with pytest.raises(Difference):
        Replay(game).run()


def test_the_tool_counts_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right, wrong = RECORDED[0], json.loads(json.dumps(RECORDED[1]))
    wrong["steps"][3]["opts"] = ["-"]
    path = tmp_path / "games.jsonl.gz"
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(json.dumps(right) + "\n" + json.dumps(wrong) + "\n")
    assert main([str(path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"{path}, game 2, step 3 (act): ")
    assert said[1] == "1 of 2 games agree"
    assert main([str(TRACES)]) == 0
    assert capsys.readouterr().out == "56 of 56 games agree\n"
