"""Whole games as people meet them: told by the log in every language, and one of Torres played in the terminal.

The games were played by bots. Their records are kept beside the texts, so that the texts can be made again and checked;
`python -m tools.told --play` plays new ones.
"""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

from donjon import Match, bot
from donjon.core.catalogue import LANGUAGES, texts
from donjon.match.player import ComputerPlayer
from donjon.terminal.play import HUMAN, Screen

TOLD = Path(__file__).parent.parent / "docs" / "told"
BOTS = ("casual", "club", "novice")
SEED = 7
PERSON = {"ru": "Анна"}  # who plays with the bots; Anna elsewhere
SEATS = 3
TERMINAL = "torres-terminal.txt"
WIDTH = 100


def play(name: str) -> str:
    """A game between bots, as a record. The first seat is told as a person."""
    match = Match(name, SEATS, SEED)
    players = [bot(BOTS[seat]) for seat in range(SEATS)]
    while match.to_move is not None:
        match.play(players[match.to_move].choose(match))
    return match.record()


def names() -> list[str]:
    """The games that are told: those of which a record is kept."""
    return sorted(path.stem for path in TOLD.glob("*.donjon"))


def kept(name: str) -> Match:
    return Match.from_record((TOLD / f"{name}.donjon").read_text(encoding="utf-8"))


def told(match: Match, language: str) -> str:
    """The log, a line for each sentence, turn by turn."""
    called = (PERSON.get(language, "Anna"), *(f"bot-{name}" for name in BOTS[1 : match.seats]))
    lines, turn = [f"# {texts(match.game.folder, language).say('title')}", ""], None
    for event in match.events(None, language=language, names=called):
        if not event["text"]:
            continue
        now = match.played[event["ply"]].turn
        if turn is not None and turn != now:
            lines.append("")
        lines.append(f"- {event['text']}")
        turn = now
    return "\n".join(lines) + "\n"


class Again(ComputerPlayer):
    """Plays at a seat what was played there."""

    def __init__(self, played: dict[int, str]) -> None:
        self.played = played

    def choose(self, match: Match) -> str:
        return self.played[match.ply]


class Typing(io.TextIOBase):
    """Types what a person would: the number of an action, then that of one of its moves."""

    def __init__(self, screen: Screen, played: dict[int, str]) -> None:
        self.lines = self._typed(screen, played)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self.lines)
        print(line)
        return f"{line}\n"

    def _typed(self, screen: Screen, played: dict[int, str]) -> Iterator[str]:
        while True:
            menu, move = screen.menu, played[screen.match.ply]
            kind = next(choice.kind for choice in menu.choices if choice.move == move)
            actions = [button.kind for button in menu._open()]
            yield str(actions.index(kind) + 1)
            moves = [choice.move for choice in menu.choices if choice.kind == kind]
            if len(moves) > 1:
                yield str(moves.index(move) + 1)


def in_terminal(match: Match) -> str:
    """The same game in the terminal, as the first player sees it."""
    played = {ply: one.text for ply, one in enumerate(match.played)}
    again = Match(match.game.name, match.seats, match.seed, match.options)
    out = io.StringIO()
    with patch.dict(os.environ, {"DONJON_LANGUAGE": "en", "COLUMNS": str(WIDTH), "TERM": "dumb"}), redirect_stdout(out):
        screen = Screen(again, [HUMAN, *BOTS[1 : match.seats]])
        screen.bots = {seat: Again(played) for seat in screen.bots}
        with patch.object(sys, "stdin", Typing(screen, played)):
            screen.play()
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def main(words: list[str]) -> None:
    for name in names():
        if "--play" in words:
            (TOLD / f"{name}.donjon").write_text(play(name), encoding="utf-8")
        for language in LANGUAGES:
            (TOLD / f"{name}.{language}.md").write_text(told(kept(name), language), encoding="utf-8")
        print(f"{name}: told")
    (TOLD / TERMINAL).write_text(in_terminal(kept("torres")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
