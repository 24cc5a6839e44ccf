"""What a person may do now, as the terminal lists it: first actions, then the moves of the chosen one, in words."""

from donjon import Match
from donjon.core.catalogue import Texts
from donjon.core.errors import DonjonError
from donjon.match.story import Names
from donjon.match.words import Button, Prompt

FULL, SPENT = "●", "○"
PIPS = 12  # with more moves, only their number is shown


class Menu:
    """The choices of the seat to move. Numbers mean actions until one is chosen, and then its moves."""

    def __init__(self, match: Match, texts: Texts, names: Names) -> None:
        self.texts = texts
        self.prompt: Prompt = match.ask(texts.language, names=names)
        self.choices = match.choices()
        self.told = [move.words for move in match.moves(texts.language, names)]
        self.kind = ""

    def lines(self) -> list[str]:
        """The prompt, what is left, and the choices."""
        if self.kind:
            pick = next(button.pick for button in self.prompt.actions if button.kind == self.kind)
            return [pick, *(f"{number:>3}  {self._line(choice)}" for number, choice in enumerate(self._moves(), 1))]
        return [self.prompt.text, *self._left(), *self._actions()]

    def _left(self) -> list[str]:
        return [f"{pips.name}: {self._row(pips.have, pips.of)}{pips.have}/{pips.of}" for pips in self.prompt.left]

    def _row(self, have: int, of: int) -> str:
        return FULL * have + SPENT * (of - have) + " " if of <= PIPS else ""

    def _actions(self) -> list[str]:
        open_ones = [f"{number:>3}  {self._offer(button)}" for number, button in enumerate(self._open(), 1)]
        closed = [
            "  –  " + self.texts.say("closed", action=button.name, why=button.why, rule=button.rule)
            for button in self.prompt.actions
            if button.why
        ]
        losing = [self.texts.say("losing", what=self.prompt.loses)] if self.prompt.loses else []
        return open_ones + closed + losing

    def _offer(self, button: Button) -> str:
        priced = self.texts.say("priced", action=button.name, price=button.price) if button.price else button.name
        return self.texts.say("offered", action=priced, count=button.moves)

    def _open(self) -> list[Button]:
        return [button for button in self.prompt.actions if button.moves]

    def _moves(self) -> list[int]:
        """The indexes of the chosen action's moves in the list of all moves."""
        return [number for number, choice in enumerate(self.choices) if choice.kind == self.kind]

    def _line(self, choice: int) -> str:
        return f"{self.told[choice]}  [{self.choices[choice].move}]"

    def all(self) -> list[str]:
        """Every legal move in words, with its notation."""
        return [f"  {self._line(choice)}" for choice in range(len(self.choices))]

    def pick(self, word: str) -> str | None:
        """What a number or a name means: a move, or None if it chose an action with several moves."""
        if any(choice.move == word for choice in self.choices):
            return word
        if word.isdecimal():
            return self._numbered(int(word))
        for button in self.prompt.actions:
            if word.lower() in (button.kind, button.name.lower()):
                return self._choose(button)
        return word

    def _numbered(self, number: int) -> str | None:
        most = len(self._moves()) if self.kind else len(self._open())
        if not 1 <= number <= most:
            raise DonjonError(self.texts.say("no-number", number=number, count=most))
        if self.kind:
            return self.choices[self._moves()[number - 1]].move
        return self._choose(self._open()[number - 1])

    def _choose(self, button: Button) -> str | None:
        if not button.moves:
            raise DonjonError(self.texts.say("closed", action=button.name, why=button.why, rule=button.rule))
        self.kind = button.kind
        only = self._moves()
        return self.choices[only[0]].move if len(only) == 1 else None
