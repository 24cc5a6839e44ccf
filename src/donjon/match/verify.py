"""Whether chance followed the seed. `donjon verify` checks a record, and `donjon db check` every game."""

from dataclasses import dataclass

from donjon.core import record as records
from donjon.core.errors import DonjonError
from donjon.core.position import Moves
from donjon.match import luck
from donjon.match.match import Match


@dataclass(frozen=True, slots=True)
class Verified:
    """What a record proves: the number of draws, the hash of the seed, and what is wrong, in words."""

    draws: int
    luck: str
    faults: tuple[str, ...]


def verify(record: str, shown: str | None = None) -> Verified:
    """Check every draw of a record against its seed, and the seed against the hash `shown` when the game began."""
    headers = records.read(record).headers
    match = Match.from_record(record)
    if "Seed" not in headers:
        raise DonjonError("the record has no seed: its chance was scripted, and proves nothing")
    found = luck.luck_hash(headers["Seed"])
    told = {"shown at the start": shown, "in the record": headers.get("Luck")}
    faults = [unfair(match, headers["Seed"])]
    faults += [
        f"the hash {source} is {other}, but that of the seed is {found}"
        for source, other in told.items()
        if other not in (None, found)
    ]
    return Verified(match.draws, found, tuple(filter(None, faults)))


def unfair(match: Match, seed: int | str) -> str:
    """The first chance move that the seed does not draw, in words; empty if there is none."""
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
