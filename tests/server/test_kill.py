"""The server is killed in the middle of everything. `python -m tools.campaign kills` is the long form."""

from tools.campaign import kills


def test_what_was_acknowledged_survives_every_kill() -> None:
    seen = kills.lot("test", 12)
    assert seen["kills"] == 12
    assert all(seen[trouble.replace(" ", "_")] for trouble in kills.TROUBLES[1:])
    assert seen["acknowledged"] > 12
