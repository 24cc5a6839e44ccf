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


def refused(match: Match, move: str, rule: str, reason: str = "", **details: str | int) -> bool:
    """Is the move illegal by this rule, for this reason and with these details, if they are given?"""
    illegal = match.why_not(move)
    assert illegal is not None, f"{move} is legal"
    assert move not in match.legal_moves()
    found = illegal.refusal
    told = {name: found.details.get(name) for name in details}
    return (found.rule, found.reason if reason else "", told) == (rule, reason, details)
