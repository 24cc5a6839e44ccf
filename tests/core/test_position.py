"""The buffers of the contract."""

from donjon.core.position import Log, Moves
from donjon.match.laws import ROOM


def test_moves_keep_their_order_and_clear() -> None:
    moves = Moves()
    for move in (5, 3, 9):
        moves.add(move)
    assert list(moves) == [5, 3, 9]
    assert (len(moves), moves.at(1)) == (3, 3)
    moves.clear()
    assert list(moves) == []


def test_a_full_buffer_takes_no_more() -> None:
    moves = Moves()
    for move in range(ROOM + 10):
        moves.add(move)
    assert len(moves) == ROOM


def test_a_log_keeps_notes_and_a_full_one_takes_no_more() -> None:
    log = Log()
    log.note(1, 2, 3, 4, 5, -6)
    assert log.notes() == [(1, 2, 3, 4, 5, -6)]
    for _ in range(1000):
        log.note(0, 0, 0, 0, 0, 0)
    assert len(log.notes()) == 512
    log.clear()
    assert log.notes() == []
