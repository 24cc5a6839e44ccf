"""One game between bots."""

import time

from donjon.arena.playing import ended_after


def test_the_time_of_a_bot_is_its_own() -> None:
    """Waiting does not count, and what comes after is not watched."""
    with ended_after(0.2):
        time.sleep(0.4)
    until = time.process_time() + 0.4
    while time.process_time() < until:
        pass
