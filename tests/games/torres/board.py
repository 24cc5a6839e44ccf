"""Positions for the tests: a few castles and figures on an otherwise empty board."""

from donjon import Match
from donjon.games.torres.notation import cell_name
from donjon.games.torres.pieces import CELLS, COLOURS
from donjon.games.torres.position import TorresPosition


def board(*cells: str, **facts: object) -> Match:
    """`board("d5 1r", "d4 2", red="cards=leap", points=3)`: red to move unless said otherwise; chance is scripted.

    The king stands on a castle of his own on h1 unless he is put somewhere or `king="none"`.
    """
    return Match.from_diagram("torres", diagram(*cells, **facts), chance="script")


def diagram(*cells: str, **facts: object) -> str:
    tokens = {cell_name(cell): "." for cell in range(CELLS)}
    king = str(facts.pop("king", "h1 1K"))
    crowned = king == "none" or any("K" in cell for cell in cells)
    for cell in (*cells, *(() if crowned else (king,))):
        name, token = cell.split()
        assert name in tokens, name
        tokens[name] = token
    rows = list(tokens.values())
    lines = [f"{8 - row} " + " ".join(rows[row * 8 : row * 8 + 8]) for row in range(8)]
    players = [f"{name} {facts.pop(name)}" for name in COLOURS if name in facts]
    facts.setdefault("seats", 2)
    return "\n".join(["torres " + " ".join(f"{name}={value}" for name, value in facts.items()), *lines, *players])


def play(match: Match, moves: str) -> Match:
    for move in moves.split():
        match.play(move)
    return match


def legal(match: Match, move: str) -> bool:
    assert (match.explain(move) is None) == (move in match.legal_moves())
    return match.explain(move) is None


def targets(match: Match, source: str, card: str = "") -> set[str]:
    """Where the knight on `source` may go, on foot or with a card."""
    start = f"!{card}:{source}-" if card else f"{source}-"
    return {move.removeprefix(start) for move in match.legal_moves() if move.startswith(start)}


def blocks(match: Match) -> set[str]:
    """Where a block may be placed, whatever the stack."""
    return {move[1:].partition("/")[0] for move in match.legal_moves() if move[0] == "+"}


def position(match: Match) -> TorresPosition:
    found = match._position
    assert isinstance(found, TorresPosition)
    return found


def imagined(match: Match, seat: int, seed: int) -> TorresPosition:
    """A world as this seat may imagine it."""
    found = match.imagined(seat, seed)
    assert isinstance(found, TorresPosition)
    return found


def heights(match: Match) -> dict[str, int]:
    found: dict[str, int] = match.view()["position"]["heights"]
    return found


def player(match: Match, seat: int, watcher: int | None = None) -> dict[str, object]:
    """What `watcher` sees of a seat."""
    found: dict[str, object] = match.view(watcher)["position"]["players"][seat]
    return found


def points(match: Match, seat: int, kind: str = "") -> list[int]:
    """The points of a seat's events, all or of one kind, in order."""
    return [
        event["points"]
        for event in match.events()
        if event.get("seat") == seat and event.get("points") and kind in ("", event["kind"])
    ]


def finish_phase(match: Match) -> Match:
    """End turns until the phase is scored."""
    phase = match.view()["position"]["phase"]
    while not match.over and match.view()["position"]["phase"] == phase:
        match.play(next(move for move in match.legal_moves() if move[0] == "."))
    return match


def last_turn(*cells: str, phase: int = 1, **facts: object) -> Match:
    """The last turn of a phase, two players, blue to move unless said otherwise; `.` brings the scoring."""
    return board(*cells, phase=phase, round=4, turn=facts.pop("turn", "blue"), starter="red", **facts)
