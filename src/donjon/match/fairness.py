"""Whether chance did what its seed says: what `donjon verify` asks of a record, and `donjon db check` of every game."""

from donjon.core.position import Moves
from donjon.match import luck
from donjon.match.match import Match


def unfair(match: Match, seed: int | str) -> str:
    """The first chance move that is not the one the seed draws, in words; nothing if all are."""
    again = match.resumed([], draw=False)
    moves, drawn = Moves(), 0
    for number, played in enumerate(match.played):
        if played.seat is None:
            again._position.legal(moves)
            due = match.game.write(again._position, luck.draw(seed, drawn, again._position, moves))
            drawn += 1
            if due != played.text:
                return f"move {number + 1}: chance made {played.text}, but the seed draws {due}"
        again.play(played.text)
    return ""
