"""The `donjon` command. It finds the module of a word, and answers bad input with one line and exit status 2."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from donjon import __version__
from donjon.core.errors import DonjonError

# Each module has `arguments(parser)` and `run(arguments) -> int`. It is only imported when its word is typed.
COMMANDS = {
    "games": ("donjon.terminal.games", "list the games, their seats and options"),
    "play": ("donjon.terminal.play", "play in the terminal, against bots or together at one screen"),
    "learn": ("donjon.terminal.learn", "learn a game step by step"),
    "show": ("donjon.terminal.show", "show a game's opening or where a record ends, as text or SVG"),
    "replay": ("donjon.terminal.replay", "check a record move by move and print its result"),
    "analyse": ("donjon.terminal.analyse", "the best moves of a position, with chances and expected points"),
    "bot": ("donjon.foreign.command", "check a bot that you wrote, or let it play on a server"),
    "puzzles": ("donjon.terminal.puzzles", "solve puzzles, make new ones, check them"),
    "arena": ("donjon.arena.command", "let bots play each other and rate them"),
    "train": ("donjon.training.command", "learn from bots' own games, and try in a match what was learned"),
    "strength": ("donjon.arena.strength", "make docs/strength.md anew from the results of arenas"),
    "bench": ("donjon.measure.bench", "measure the speed of the rules with random games"),
    "fuzz": ("donjon.terminal.fuzz", "play random games with every law checked"),
    "serve": ("donjon.server.serve", "the match server: play in the browser, alone or with friends"),
    "cluster": ("donjon.server.cluster.command", "several match servers on one PostgreSQL database"),
    "think": ("donjon.server.think", "think for the bots of a match server on another machine"),
    "db": ("donjon.server.db", "check, export and import the match server's database"),
    "verify": ("donjon.terminal.verify", "check that every draw of a game came from its seed"),
    "load": ("donjon.measure.load", "measure the match server with many scripted clients"),
    "doctor": ("donjon.terminal.doctor", "show versions, what is compiled and whether it is current"),
}


class Parser(argparse.ArgumentParser):
    """Answers a mistake with one line instead of the whole usage."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise DonjonError(f"{message} (see {self.prog} --help)")


def parser(word: str | None) -> Parser:
    """The whole manual, with the arguments of the subcommand that was typed."""
    top = Parser(
        prog="donjon",
        description="Five castle-and-tower board games. `donjon WORD --help` explains a word.",
        epilog="Languages: set DONJON_LANGUAGE to en, ru, hu or de.",
    )
    top.add_argument("--version", action="version", version=f"donjon {__version__}")
    words = top.add_subparsers(dest="word", metavar="WORD", required=True, parser_class=Parser)
    for name, (module, summary) in COMMANDS.items():
        sub = words.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        if name == word:
            importlib.import_module(module).arguments(sub)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit status is 0, or 1 for a check that failed, or 2 for bad input."""
    words = list(sys.argv[1:] if argv is None else argv)
    word = next((w for w in words if w in COMMANDS), None)
    try:
        chosen = parser(word).parse_args(words)
        status: int = importlib.import_module(COMMANDS[chosen.word][0]).run(chosen)
        sys.stdout.flush()
    except DonjonError as error:
        print(f"donjon: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader is gone, as in `donjon games | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("donjon: stopped", file=sys.stderr)
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
