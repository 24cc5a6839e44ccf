"""How strongly a bot of some level plays a game."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from importlib.util import find_spec

from donjon.core.position import Position


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level makes of a move. The same work is worth much in one game and little in another, so each game says
    in its `levels.py` what its levels do: SKILLS with two players, MANY with more.

    playouts  how many it tries before each move; 0: it only looks one move ahead
    slip      how often it plays one of its other serious candidates
    error     how wrong it judges moves if it only looks, in standard deviations of their values
    """

    playouts: int = 0
    slip: float = 0.3
    error: float = 0.3


PLAIN = {"novice": Skill(10), "casual": Skill(40), "club": Skill(200), "expert": Skill(1000)}


def skill_of(position: Position, level: str) -> Skill:
    """The skill of that level in a position's game; a plain one where the game has no `levels.py`."""
    module = type(position).__module__.rpartition(".")[0] + ".levels"
    if not find_spec(module):
        return PLAIN[level]
    levels = importlib.import_module(module)
    skill: Skill = (levels.SKILLS if position.seats == 2 else levels.MANY)[level]
    return skill
