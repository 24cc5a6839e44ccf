"""donjon bot check ./keep, donjon bot join URL TOKEN ./keep"""

import argparse
import time

from donjon import Match, bot, list_games
from donjon.core.errors import DonjonError
from donjon.core.game import allows
from donjon.core.registry import find
from donjon.foreign.lines import printable
from donjon.foreign.player import MOVE_MS, ForeignPlayer
from donjon.foreign.program import ForeignFault, Program
from donjon.inputs import count, progress

AGAINST = "random"  # what a checked bot plays against


def arguments(parser: argparse.ArgumentParser) -> None:
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    check = tasks.add_parser("check", help="play many games with a bot and say what it does wrong")
    check.add_argument("program", metavar="PROGRAM", help="the path of the bot")
    check.add_argument("--game", action="append", metavar="GAME", help="only this game; may be given again")
    check.add_argument("--games", type=count, default=100, help="how many in all (100)")
    check.add_argument("--ms", type=count, default=MOVE_MS, help=f"for each move ({MOVE_MS})")
    join = tasks.add_parser("join", help="let a bot play a seat on a server")
    join.add_argument("url", metavar="URL", help="of the server, like https://donjon.example")
    join.add_argument("token", metavar="TOKEN", help="of the seat, or an invitation to it")
    join.add_argument("program", metavar="PROGRAM", help="the path of the bot")
    join.add_argument("--ms", type=count, default=MOVE_MS, help=f"for each move ({MOVE_MS})")


def run(chosen: argparse.Namespace) -> int:
    if chosen.task == "check":
        return check(chosen)
    from donjon.foreign.join import join

    return join(chosen.url, chosen.token, chosen.program, chosen.ms)


def check(chosen: argparse.Namespace) -> int:
    """Protocol, then games at tables of all sizes. The exit status is 1 if anything was wrong."""
    try:
        games = _greet(chosen)
    except ForeignFault as fault:
        print(fault)
        return 1
    faults, times = [], []
    for number in progress("playing", range(chosen.games), chosen.games):
        try:
            times += played(games[number % len(games)], number, chosen.program, chosen.ms)
        except ForeignFault as fault:
            if str(fault) not in faults:
                print(fault)
            faults.append(str(fault))
    if times:
        print(
            f"{len(times)} moves, {sum(times) / len(times):.1f} ms each, the slowest {max(times):.0f} ms of {chosen.ms}"
        )
    print(f"{chosen.games} games, {len(faults)} lost by forfeit")
    return 1 if faults else 0


def _greet(chosen: argparse.Namespace) -> list[str]:
    """Who it is, and which games it is asked to play."""
    program = Program(chosen.program)
    try:
        hello = program.hello
        games = chosen.game or hello.games or list(list_games())
        author = f" by {printable(hello.author)}" if hello.author else ""
        options = "".join(f", {printable(f'{name} {value}')}" for name, value in hello.options.items())
        print(f"{program.called}{author}: {', '.join(games)}{options}")
        print(f"answers a ping in {program.ping():.1f} ms")
    finally:
        program.end()
    unknown = sorted(set(games) - set(list_games()))
    if unknown:
        raise DonjonError(f"{program.called} plays {', '.join(unknown)}, which is no game here")
    return games


def played(game: str, number: int, program: str, ms: int) -> list[float]:
    """One game against random bots: how many milliseconds each move took. The table's size and the seat vary."""
    sizes = [size for size in find(game).seats if allows(find(game), size, {})]
    match = Match(game, sizes[number % len(sizes)], seed=number)
    seat, other, times = number % match.seats, bot(AGAINST, seed=number), []
    player = ForeignPlayer(program, number, ms)
    try:
        while match.to_move is not None:
            if match.to_move == seat:
                begun = time.perf_counter()
                move = player.choose(match)
                times.append((time.perf_counter() - begun) * 1000)
            else:
                move = other.choose(match)
            match.play(move)
    finally:
        player.end(match)
    return times
