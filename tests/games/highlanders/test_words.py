"""What the actions of a turn are called."""

from tests.games.highlanders.loch import loch


def test_a_march_is_called_a_march() -> None:
    """It once read "Storm" on the button that only moves knights to the next camp."""
    match = loch("NA2=r3", steps=2)
    names = {action.kind: action.name for action in match.ask("en").actions}
    assert names == {"march": "March", "attack": "Attack a camp", "storm": "Storm", "end": "End turn"}
    marches = [choice for choice in match.choices() if choice.kind == "march"]
    assert marches
    assert all("-" in choice.move for choice in marches)
