"""The uncompiled build's version of the C structs and atomic additions of tree.pxd: small objects, one thread."""

from donjon.core.sense import MOST_SEATS


class Node:
    """One move of the tree; see tree.pxd for what the fields mean."""

    __slots__ = (
        "available",
        "busy",
        "first",
        "luck",
        "move",
        "mover",
        "moves",
        "next",
        "place",
        "prior",
        "regular",
        "total",
        "visits",
        "whole",
    )

    total: int
    prior: float
    move: int
    mover: int
    first: int
    next: int
    visits: int
    available: int
    luck: int
    place: int
    busy: int
    whole: bool
    regular: bool
    moves: int


class Tally:
    """What a root move brought to each seat."""

    def __init__(self) -> None:
        self.visits = 0
        self.win = [0] * MOST_SEATS
        self.points = [0] * MOST_SEATS


class Pool:
    """How many nodes are in use."""

    used = 0


def visit(node: Node) -> None:
    node.visits += 1


def offer(node: Node) -> None:
    node.available += 1


def reward(node: Node, amount: int) -> None:
    node.total += amount


def tried(tally: Tally) -> None:
    tally.visits += 1


def count(tally: Tally, seat: int, won: int, scored: int) -> None:
    tally.win[seat] += won
    tally.points[seat] += scored


def take(pool: Pool, count: int) -> int:
    pool.used += count
    return pool.used - count


def lock(node: Node) -> bool:
    return True


def unlock(node: Node) -> None:
    """There is only one thread."""


def publish_first(node: Node, child: int) -> None:
    node.first = child


def publish_next(node: Node, child: int) -> None:
    node.next = child


def first_of(node: Node) -> int:
    return node.first


def next_of(node: Node) -> int:
    return node.next
