"""donjon play GAME --seats human,random,...  A game in the terminal, line by line."""

import argparse
import re
import secrets
import sys
import textwrap
from pathlib import Path

from rich.console import Console

from donjon import Match, bot, bots
from donjon.core.catalogue import texts
from donjon.core.errors import DonjonError
from donjon.core.game import for_people, usual_seats
from donjon.core.registry import find
from donjon.foreign.player import ForeignPlayer
from donjon.foreign.program import ForeignFault, is_foreign, path_of
from donjon.inputs import language, settings, write_new
from donjon.match.player import ComputerPlayer
from donjon.terminal.board import paint
from donjon.terminal.menu import Menu

HERE = Path(__file__).parent
HUMAN = "human"
STAND_IN = "casual"  # for a foreign bot that cannot go on
NUMBERED = re.compile(r"^ +[\d–]* *")  # what comes before the words of a line
HINT, HINTS = 1.0, 3  # seconds to think about a hint, and how many moves it shows


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    who = ", ".join((HUMAN, *bots.names()))
    parser.add_argument(
        "--seats",
        help=f"who sits where, with commas: {who}, or the path of your own bot (human against club bots)",
    )
    parser.add_argument("--seed", help="of chance")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")


def run(chosen: argparse.Namespace) -> int:
    seats = _seats(chosen.game, chosen.seats)
    options = for_people(find(chosen.game)) | settings(chosen.option)
    match = Match(chosen.game, len(seats), chosen.seed, options)
    Screen(match, seats).play()
    return 0


def _seats(game: str, asked: str | None) -> list[str]:
    """Who sits where: each is a human or a bot that exists."""
    if asked is None:
        return [HUMAN, *["club"] * (usual_seats(find(game)) - 1)]
    seats = [name.strip() for name in asked.split(",")]
    for name in seats:
        if is_foreign(name):
            path_of(name)
        elif name != HUMAN:
            bots.find(name)
    return seats


class Quit(Exception):
    """The player wants to stop."""


class Screen:
    """People and bots at one screen."""

    def __init__(self, match: Match, seats: list[str]) -> None:
        self.match = match
        self.seats = seats
        self.bots = {seat: self._bot(name) for seat, name in enumerate(seats) if name != HUMAN}
        self.names = tuple(self._called(seat) for seat in range(len(seats)))
        self.language = language()
        self.texts = texts(HERE, self.language)
        self.say = self.texts.say
        self.console = Console(highlight=False, markup=False)  # names may have brackets
        self.told = 0

    def _bot(self, name: str) -> ComputerPlayer | ForeignPlayer:
        return ForeignPlayer(name, secrets.randbits(64)) if is_foreign(name) else bot(name)

    def _called(self, seat: int) -> str:
        """What sentences call a seat: nothing for a person, the name of a bot's word, or what a foreign bot says."""
        player = self.bots.get(seat)
        if isinstance(player, ForeignPlayer):
            return player.program.called
        return f"bot-{self.seats[seat]}" if player else ""

    def play(self) -> None:
        """Play until the game is over or somebody quits."""
        try:
            while (seat := self.match.to_move) is not None:
                if self.seats[seat] == HUMAN:
                    self._ask(seat)
                else:
                    self._let(seat)
        except (Quit, EOFError):
            self.console.print(self.say("left"))
            return
        finally:
            for player in self.bots.values():
                if isinstance(player, ForeignPlayer):
                    player.end(self.match)
        self._board(None)
        self.console.print(self.say("over"))
        for seat in sorted(range(self.match.seats), key=lambda s: self.match.ranks[s]):
            points, rank = self.match.scores[seat], self.match.ranks[seat]
            self.console.print(self.say("rank", rank=rank, player=self._name(seat), points=points))

    def _let(self, seat: int) -> None:
        """Let a bot move. For a foreign one that cannot, the stand-in plays on."""
        player = self.bots[seat]
        try:
            move = player.choose(self.match)
        except ForeignFault as fault:
            assert isinstance(player, ForeignPlayer)
            player.program.end()
            stand_in = self.texts.word(f"bot-{STAND_IN}")
            self.console.print(self.say("plays-on", fault=str(fault), player=stand_in))
            self.bots[seat] = bot(STAND_IN)
            return
        self.match.play(move)

    def _name(self, seat: int) -> str:
        """A bot by its name and the colour it has on the board, a person by the colour."""
        colour = self.match.game.colours[seat]
        if not self.names[seat]:
            return self.texts.word(f"player-{colour}")
        bot = self.names[seat] if is_foreign(self.seats[seat]) else self.texts.word(self.names[seat])
        return f"{bot} ({self.texts.word(f'word-{colour}')})"

    def _ask(self, seat: int) -> None:
        """Show the table to one person and do what they type until it is a move."""
        self._board(seat)
        self.menu = Menu(self.match, self.texts, self.names)
        self._lines(self.menu.lines())
        ply = self.match.ply
        while self.match.ply == ply:
            print(self.say("prompt", player=self._name(seat)), end=" ", flush=True)
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            try:
                if self._obey(line.strip(), seat):
                    return
            except DonjonError as error:
                self.console.print(error.say(self.language), style="bold")

    def _obey(self, line: str, seat: int) -> bool:
        """Handle one typed line. True if the position changed."""
        word, _, rest = line.partition(" ")
        match word:
            case "":
                self.menu.kind = ""
                self._lines(self.menu.lines())
            case "quit" | "q":
                raise Quit
            case "help" | "h":
                self._lines([self.say("help")])
            case "moves":
                self._lines(self.menu.all())
            case "board":
                self._board(seat)
                self._lines(self.menu.lines())
            case "hint":
                self._hint()
            case "save":
                if not rest:
                    raise DonjonError(self.say("save-where"))
                write_new(rest, self.match.record())
                self.console.print(self.say("saved", file=rest))
            case "undo":
                self._undo()
                return True
            case "?":
                self._lines([*self.menu.lines(), self.say("help")])
            case _ if word.startswith("?"):
                self._explain(word[1:])
            case _:
                return self._choose(line)
        return False

    def _choose(self, word: str) -> bool:
        """Handle a move, an action, or the number of one. A move is played; an action shows its moves."""
        move = self.menu.pick(word)
        if move is None:
            self._lines(self.menu.lines())
            return False
        self.match.play(move)
        return True

    def _hint(self) -> None:
        """The best moves as the person to move can know them, in words and with their chance to win."""
        self.console.print(self.say("hint"))
        seat = self.match.to_move
        assert seat is not None
        for advice in self.match.analyse(HINT)[:HINTS]:
            told = self.match.say(advice.move, self.language, self.names)
            chance = self.say("chance", percent=round(100 * advice.win[seat]))
            self._lines([f"  {told}  [{advice.move}]  {chance}"])

    def _undo(self) -> None:
        self.match.undo()
        self.told = min(self.told, self.match.ply)
        self.console.print(self.say("undone"))

    def _explain(self, move: str) -> None:
        why = self.match.explain(move, self.language)
        if why is None:
            why = self.say("legal-move", move=move, told=self.match.say(move, self.language, self.names))
        self._lines([why])

    def _board(self, seat: int | None) -> None:
        for event in self.match.events(seat, self.told, self.language, self.names):
            if event["text"]:
                self.console.print(event["text"], style="dim")
        self.told = self.match.ply
        self.console.print()
        self.console.print(paint(self.match.text(seat, self.language)), soft_wrap=True)
        standing = ", ".join(f"{self._name(s)} {points}" for s, points in enumerate(self.match.scores))
        self.console.print(self.say("points", points=standing))

    def _lines(self, lines: list[str]) -> None:
        """Lines of words, wrapped to the width of the terminal and indented below their numbers."""
        for line in lines:
            indent = " " * (len(line) - len(NUMBERED.sub("", line)))
            wrapped = textwrap.wrap(line, self.console.width, subsequent_indent=indent)
            self.console.print("\n".join(wrapped), soft_wrap=True)
