"""How fast the search is: what `donjon bench --search` measures."""

from donjon.bots.search import Limit, Search
from donjon.core.game import Game
from donjon.core.random import Random
from donjon.core.sense import TO_THE_END
from donjon.match import Match

ROUNDS = 3  # the best of this many, since other programs can only slow it down


def measure_search(game: Game, seats: int, options: dict[str, str], limit: float) -> dict[str, object]:
    """Playouts a second from an opening, with one thread and two: to the end of the game, and judged by its sense."""
    match = Match(game.name, seats, 1, options)
    found: dict[str, object] = {}
    for name, cut in (("to_the_end", TO_THE_END), ("by_sense", None)):
        for threads in (1, 2):
            speeds = [_speed(match, threads, cut, limit / ROUNDS) for _ in range(ROUNDS)]
            found[f"{name}_{threads}"] = round(max(speeds))
    return found


def _speed(match: Match, threads: int, cut: int | None, limit: float) -> float:
    seat = match.to_move
    assert seat is not None
    search = Search(threads=threads)
    search.look_at(match.imagined(seat, 1), seat)
    return search.think(Limit(limit), Random(1), cut) / limit


def tell(lines: list[dict[str, object]]) -> None:
    print("playouts a second from an opening: to the end of the game, and judged by the game's sense")
    print(f"{'game':<14}{'seats':>5}{'1 thread':>12}{'2 threads':>12}{'sense, 1':>12}{'sense, 2':>12}")
    for line in lines:
        speeds = "".join(f"{line[name]:>12,}" for name in ("to_the_end_1", "to_the_end_2", "by_sense_1", "by_sense_2"))
        print(f"{line['game']:<14}{line['seats']:>5}{speeds}")
