"""A finished game reviewed by a strong player: everybody's chances over time, and the costliest moves."""

from donjon.match import Match
from donjon.server.parts import Mistake

SECONDS = 8.0  # for a whole game
LOOKS = 40  # positions looked at, spread over the game
TOLD = 3  # mistakes
SLIGHT = 0.03  # a loss of chances below this is no mistake: the search is not that sure


def review(record: str) -> tuple[list[list[float]], list[Mistake]]:
    """Chances to win by ply and seat, ply 0 first, and the biggest mistakes. Runs in a process of its own."""
    match = Match.from_record(record)
    decided = [ply for ply, played in enumerate(match.played) if played.seat is not None]
    looks = decided[:: max(1, -(-len(decided) // LOOKS))]
    known: dict[int, list[float]] = {}
    mistakes: list[Mistake] = []
    for ply in looks:
        chances, mistake = _look(match, ply, SECONDS / len(looks))
        known[ply] = chances
        mistakes += [mistake] if mistake else []
    mistakes.sort(key=lambda mistake: -mistake.loss)
    return _by_ply(match, known), mistakes[:TOLD]


def _look(match: Match, ply: int, seconds: float) -> tuple[list[float], Mistake | None]:
    """How it stood there, and whether the move made was much worse than the best."""
    then = match.resumed([played.text for played in match.played[:ply]], draw=False)
    advice = then.analyse(seconds)
    made, best = match.played[ply], advice[0]
    own = next((one for one in advice if one.move == made.text), None)
    assert made.seat is not None
    if own is None:
        return best.win, None
    loss = best.win[made.seat] - own.win[made.seat]
    return own.win, Mistake(ply, made.seat, made.text, best.move, loss) if loss > SLIGHT else None


def _by_ply(match: Match, known: dict[int, list[float]]) -> list[list[float]]:
    """One row for every ply: what was known last; at the end, who has won."""
    row = [1 / match.seats] * match.seats
    rows = []
    for ply in range(match.ply):
        row = known.get(ply, row)
        rows.append([round(chance, 3) for chance in row])
    if match.over:
        winners = match.ranks.count(1)
        rows.append([1 / winners if rank == 1 else 0.0 for rank in match.ranks])
    return rows
