"""Why a move is refused, as data: tests look at reasons, rules and details, not at sentences."""

from donjon import Match
from donjon.core.catalogue import texts

Why = tuple[str, str, dict[str, str | int]]


def why(match: Match, move: str) -> Why:
    """The reason, its rule, and the details that its sentence names."""
    illegal = match.why_not(move)
    assert illegal is not None, f"{move} is legal"
    assert move not in match.legal_moves()
    refusal = illegal.refusal
    named = {name for _, name, _ in texts(illegal.folder, "en").asks(f"reason-{refusal.reason}")}
    return refusal.reason, refusal.rule, {name: refusal.details[name] for name in named}


def refused(match: Match, move: str, rule: str) -> bool:
    """Is the move illegal, and for the reason this rule gives?"""
    return why(match, move)[1] == rule
