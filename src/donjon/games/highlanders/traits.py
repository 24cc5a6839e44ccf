"""What counts in Highlanders, for the bots, and how much: what sense.py adds up."""

from enum import IntEnum

from donjon.games.highlanders.pieces import CASTLES, FIRST_BANNER, FIRST_CASTLE, NEIGHBOURS, SPACES, STEPS, SWORDS


class Trait(IntEnum):
    """What a seat has. If it leads two clans, they are added."""

    HELD = 0  # swords of castles that nobody can storm in a turn
    RISKED = 1  # swords of castles that somebody can
    FALLING = 2  # swords of castles that the clan whose turn it is can
    REACH = 3  # swords of free castles and of others' castles; less if they take longer to get
    FIELD = 4  # knights on banners, and in camps that nobody can beat in a turn
    HUNTED = 5  # knights in camps that somebody can
    DOOMED = 6  # knights in camps that the clan whose turn it is can
    ARMY = 7  # knights of each clan's largest army
    GARRISON = 8  # knights in castles
    STRIKE = 9  # the most knights that each clan can beat at once in a turn


TRAITS = len(Trait)

# Found by regression on bots' own games, then tuned against each other (docs/matches.md), and rounded. What a trait is
# worth while all castles are free, and when only one is.
WORTH = {
    Trait.HELD: (0.12, 1.0),
    Trait.RISKED: (0.16, 1.0),
    Trait.FALLING: (0.02, 0.6),
    Trait.REACH: (0.34, 0.45),
    Trait.FIELD: (0.45, 0.2),
    Trait.HUNTED: (0.21, 0.05),
    Trait.DOOMED: (0.08, -0.3),
    Trait.ARMY: (0.53, 0.41),
    Trait.GARRISON: (0.32, 0.08),
    Trait.STRIKE: (0.17, 0.24),
}

# What lies how far from where, and what that takes away.

FAR = 30  # a distance nobody has to go


def _distances() -> list[int]:
    """[space * 18 + castle]: steps from a space into a castle over free camps, the assault included."""
    table = [FAR] * (len(SPACES) * len(CASTLES))
    for castle in range(len(CASTLES)):
        reached = {FIRST_CASTLE + castle}
        steps = 0
        edge = [FIRST_CASTLE + castle]
        while edge:
            steps += 1
            beyond = []
            for space in edge:
                for other in range(len(SPACES)):
                    if NEIGHBOURS[space] >> other & 1 and other not in reached:
                        reached.add(other)
                        table[other * len(CASTLES) + castle] = steps
                        if other < FIRST_CASTLE:
                            beyond.append(other)
            edge = beyond
    return table


def _nearest() -> list[int]:
    """[castle * OUTSIDE + place]: the camps and banners round a castle, the nearest first."""
    table = []
    for castle in range(len(CASTLES)):
        outside = [space for space in range(len(SPACES)) if not FIRST_CASTLE <= space < FIRST_BANNER]
        table += sorted(outside, key=lambda space: DISTANCE[space * len(CASTLES) + castle])
    return table


def _within() -> list[int]:
    """[camp * 3 + steps - 1]: the spaces from which somebody can come to a camp in so many steps, over other camps."""
    table = []
    for camp in range(FIRST_CASTLE):
        reached, edge = 0, 1 << camp
        for _ in range(STEPS):
            beside = 0
            for space in range(len(SPACES)):
                if edge >> space & 1 and space < FIRST_CASTLE:
                    beside |= NEIGHBOURS[space]
            reached |= beside
            edge = beside
            table.append(reached)
    return table


def _fading(share: float, times: int) -> list[float]:
    """[n]: what is left after n times."""
    return [share**time for time in range(times)]


DISTANCE = _distances()
WITHIN = _within()
OUTSIDE = len(SPACES) - len(CASTLES)
NEAREST = _nearest()
WAY = [DISTANCE[space * len(CASTLES) + i // OUTSIDE] for i, space in enumerate(NEAREST)]
PLACE_OF = [  # [castle * 52 + space]: where in the list above
    NEAREST[castle * OUTSIDE : (castle + 1) * OUTSIDE].index(space) if not FIRST_CASTLE <= space < FIRST_BANNER else 0
    for castle in range(len(CASTLES))
    for space in range(len(SPACES))
]
LAST = 127
SOON = _fading(0.8 ** (1.0 / 6.0), LAST + 1)  # what a sword is worth, by sixths of a turn
NEAR = _fading(0.7, 32)  # how much a castle draws an army so many steps away
ALL_SWORDS = float(sum(SWORDS))
