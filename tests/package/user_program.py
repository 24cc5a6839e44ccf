# pyright: strict
"""What a user writes, at the strictest settings of mypy and pyright. `test_wheel.py` checks it against the package."""

from typing import assert_type

import donjon
from donjon import client
from donjon.adapters import Batch, actions, observation


def play(name: str) -> list[int]:
    """A game between two bots, looked at from all sides."""
    match = donjon.Match(name, seats=2, seed=1, options={})
    bot = donjon.bot("greedy", seed=1)
    while not match.over:
        assert_type(match.to_move, int | None)
        assert_type([move.words for move in match.moves("de", names=["Ada", "Bob"])], list[str])
        assert_type(match.position.places, dict[str, donjon.Place])
        assert_type([place for thing in match.position.things for place in thing.at], list[str])
        match.play(bot.choose(match))
    assert_type(match.outcomes(), dict[str, float])
    assert_type(match.ask("en").text, str)
    assert_type(match.explain("nonsense"), str | None)
    again = donjon.Match.from_record(match.record())
    assert again == match
    return again.scores


def refuse(match: donjon.Match) -> str:
    try:
        match.play("nonsense")
    except donjon.IllegalMove as error:
        return error.say("en")
    raise AssertionError


def step(count: int) -> int:
    batch = Batch("towers", seats=2, count=count, seed=1)
    batch.step(batch.legal[:, 0])
    match = donjon.Match("towers", seats=2, seed=1)
    assert_type(actions(match), dict[int, str])
    assert observation(match, 0).shape == batch.observe().shape[1:]
    return len(batch.observe())


async def watch(url: str, token: str) -> str:
    """A table on a server, up to its first news."""
    async with client.connect(url) as server:
        state = await server.join(token)
        async for news in server.news():
            return str(news["kind"])
        return str(state["kind"])


lessons = [lesson.begin() for lesson in donjon.lessons("elbrus")]
print(play("elbrus"), refuse(donjon.Match("towers", seed=1)), step(4), len(lessons) > 0)
