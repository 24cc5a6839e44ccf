"""A match: the authority on one game, and the front door of the library. It has no network, clock or bots."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, overload

from donjon.core import registry
from donjon.core.errors import BadOption, DonjonError, IllegalMove, NoUndo
from donjon.core.extras import MissingExtra
from donjon.core.game import Game, Happened, View, choose, usual_seats
from donjon.core.position import CHANCE, OVER, Position
from donjon.core.random import Random
from donjon.core.scene import Scene
from donjon.core.words import Phrase
from donjon.match import legal, luck, plan, story, words
from donjon.match.analysis import Advice, analyse
from donjon.match.legal import LegalMove
from donjon.match.plan import Plan
from donjon.match.ply import SCRATCH, Played, dealt
from donjon.match.sight import Choice, Seen, Sight, Standing


class Match:
    """A game being played. Moves are text. Chance plays by itself, from the seed, unless it is scripted."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        chance: str = "seed",
    ) -> None:
        self.game: Game = registry.find(game)
        seats = usual_seats(self.game) if seats is None else seats
        self.options: dict[str, str] = choose(self.game, seats, options or {})
        self._begin(self.game.start(seats, self.options), seed, chance)

    def _begin(self, position: Position, seed: int | str | None, chance: str, diagram: str = "") -> None:
        if chance not in ("seed", "script"):
            raise BadOption("bad-value", name="chance", values=("seed", "script"), value=chance)
        self.seed: int | str = secrets.token_hex(16) if seed is None else seed
        self.scripted: bool = chance == "script"
        self.diagram_at_start: str = diagram
        self.played: list[Played] = []
        self.draws: int = 0  # how many chance moves have been made
        self._position = position
        self._before: list[Position] = []  # the position before each ply that can still be taken back
        self._draw()

    @classmethod
    def from_diagram(cls, game: str, text: str, seed: int | str | None = None, chance: str = "seed") -> Match:
        """A match that begins in the position the diagram shows."""
        match = cls.__new__(cls)
        match.game = registry.find(game)
        position = match.game.from_diagram(text)
        match.options = match.game.options_of(position)
        match._begin(position, seed, chance, match.game.diagram(position))
        return match

    @classmethod
    def from_record(cls, text: str) -> Match:
        """The match of a record, replayed and checked move by move."""
        return story.replay(cls, text)

    @classmethod
    def load(cls, path: str | Path) -> Match:
        """The match that `save` wrote to a file."""
        return cls.from_record(story.read_file(Path(path)))

    def save(self, path: str | Path) -> None:
        """Write the record of the match to a file."""
        Path(path).write_text(self.record(), encoding="utf-8")

    def resumed(self, moves: Iterable[str], draw: bool = True) -> Match:
        """Another match with the same start and seed, after these moves, chance included.

        If chance is to move then, it plays, unless `draw` is False. That way a match can stop at any ply.
        """
        if self.diagram_at_start:
            again = Match.from_diagram(self.game.name, self.diagram_at_start, self.seed, "script")
        else:
            again = Match(self.game.name, self.seats, self.seed, self.options, "script")
        for move in moves:
            again.play(move)
        if draw:
            again.scripted = self.scripted
            again._draw()
        return again

    # Who, what, how much.

    @property
    def seats(self) -> int:
        return self._position.seats

    @property
    def ply(self) -> int:
        """How many moves have been made, chance included."""
        return len(self.played)

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self._position.turns

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over, or when a scripted chance move is due."""
        turn = self._position.turn()
        return turn if turn >= 0 else None

    @property
    def over(self) -> bool:
        return self._position.turn() == OVER

    @property
    def scores(self) -> list[int]:
        return [self._position.score(seat) for seat in range(self.seats)]

    @property
    def ranks(self) -> list[int]:
        """1 = leading; ties share a rank."""
        return [self._position.rank(seat) for seat in range(self.seats)]

    def legal_moves(self) -> list[str]:
        """Every legal move as text, in the game's fixed order."""
        self._position.legal(SCRATCH.moves)
        return [self.game.write(self._position, move) for move in SCRATCH.moves]

    def moves(self, language: str = "en", names: Sequence[str] = ()) -> list[LegalMove]:
        """Every legal move with its parts and in words, in the order of `legal_moves`; `names` are the players'."""
        return legal.moves(self, language, story.named(self, names))

    def outcomes(self) -> dict[str, float]:
        """What chance may do now, and how likely each is. Empty unless a scripted chance move is due."""
        return legal.outcomes(self)

    # Moving.

    def play(self, text: str) -> None:
        """Make a move, or raise `IllegalMove` and change nothing. Then chance plays until somebody has to choose."""
        move = self._check(text)
        before = self._position.copy()
        self._apply(move)
        self._before.append(before)
        self._draw()
        self._bar_undo(before)

    def explain(self, text: str, language: str = "en") -> str | None:
        """Why a move is not legal, in one sentence with its rule; None if it is legal."""
        refused = self.why_not(text)
        return refused.say(language) if refused else None

    def why_not(self, text: str) -> IllegalMove | None:
        """What playing a move would raise: the refusal as data, with words in any language; None if it is legal."""
        try:
            self._check(text)
        except IllegalMove as error:
            return error
        return None

    def is_move(self, text: str) -> bool:
        """Can this be read as a move, legal or not?"""
        try:
            self._read(text)
        except IllegalMove:
            return False
        return True

    def _read(self, text: str) -> int:
        if not isinstance(text, str):
            raise DonjonError(f"a move is a text, as in legal_moves(), not {text!r}")
        return self.game.read(self._position, text)

    def _check(self, text: str) -> int:
        """The number of a legal move. This is the only place that decides whether a move is legal."""
        move = self._read(text)
        reason = self._position.refuse(move)
        if reason:
            raise IllegalMove(text, self.game.refusal(self._position, move, reason), self.game.folder)
        return move

    def _apply(self, move: int) -> None:
        turn, number, reveals = self._position.turn(), self._position.turns, self._position.reveals
        text = self.game.write(self._position, move)
        places = self.game.parts(self._position, move)
        SCRATCH.log.clear()
        self._position.log = SCRATCH.log
        self._position.play(move)
        self._position.log = None
        seat = None if turn == CHANCE else turn
        played = Played(move, text, seat, number, reveals, tuple(SCRATCH.log.notes()), places)
        self.played.append(played if seat is not None else dealt(played))
        self.draws += seat is None

    def draw(self) -> str:
        """Let scripted chance make one move, the one that the seed gives, and return it."""
        if self._position.turn() != CHANCE:
            raise DonjonError("chance is not to move")
        self._position.legal(SCRATCH.moves)
        self._apply(luck.draw(self.seed, self.draws, self._position, SCRATCH.moves))
        self._before.clear()
        return self.played[-1].text

    def _draw(self) -> None:
        """Let chance play. Each draw depends only on the seed and its number, so that a record can prove it."""
        while not self.scripted and self._position.turn() == CHANCE:
            self.draw()

    def _bar_undo(self, before: Position) -> None:
        """Undo never goes back past chance, a reveal or the end of a turn."""
        now = self._position
        crossed = self.played[-1].seat is None or now.turn() == OVER
        if crossed or (now.turns, now.reveals) != (before.turns, before.reveals):
            self._before.clear()

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undo(self, bots: Collection[int] = ()) -> None:
        """Take back the last move of the turn; or, past the replies of these seats, the player's own last move."""
        ply = self.undo_to(bots)
        if ply is None:
            raise NoUndo("no-undo")
        if self._before:
            self._position = self._before.pop()
            self.played.pop()
        else:
            self.take_back(ply)

    def undo_to(self, bots: Collection[int] = ()) -> int | None:
        """The ply an undo leads to, if there is one. It never goes back past chance or something revealed."""
        if self._before:
            return self.ply - 1
        for ply in reversed(range(self.ply)):
            played = self.played[ply]
            if played.seat is None or played.reveals != self._position.reveals:
                return None
            if played.seat not in bots:
                return ply if played.seat == self.to_move and ply < self.ply - 1 else None
        return None

    def take_back(self, ply: int) -> None:
        """Go back to an earlier decision, past chance and other turns, if the table agrees. Draws stay the same."""
        if ply not in range(self.ply) or self.played[ply].seat is None:
            raise NoUndo("no-decision", ply=str(ply))
        again = self.resumed([played.text for played in self.played[:ply]])
        self.played, self.draws = again.played, again.draws
        self._position, self._before = again._position, again._before

    # Seeing.

    def view(self, seat: int | None = None) -> View:
        """What that seat may see, as JSON; None is a spectator."""
        return self.sight(seat).view

    def sight(self, seat: int | None = None) -> Sight:
        """What that seat sees, in parts; None is a spectator."""
        if seat is not None:
            self._find(seat)
        return Sight(self, seat)

    def _find(self, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        if seat not in range(self.seats):
            raise BadOption("no-seat", seat=seat, last=self.seats - 1)

    @property
    def standing(self) -> Standing:
        """The state of the match that everybody may know."""
        return Standing(self.ply, self._position.turns, self.to_move, self.over, self.scores, self.ranks)

    @property
    def position(self) -> Seen:
        """The position as data, with every place and what lies there, as the seat to move sees it."""
        return self.sight(self.to_move).seen

    def choices(self) -> list[Choice]:
        """Legal moves as text, each with its parts (places and choices, in picking order), its action and points."""
        return legal.choices(self)

    def targets(self) -> list[tuple[str, str]]:
        """Of each legal move its action and the first part to pick: what a prompt counts, without the points."""
        return legal.targets(self)

    @overload
    def ask(self, language: None = None, seat: int | None = None, names: Sequence[str] = ()) -> words.Asked: ...

    @overload
    def ask(self, language: str, seat: int | None = None, names: Sequence[str] = ()) -> words.Prompt: ...

    def ask(
        self, language: str | None = None, seat: int | None = None, names: Sequence[str] = ()
    ) -> words.Asked | words.Prompt:
        """What is asked of a seat now, by default of the one to move: as data, or in the words of a language."""
        seat = self.to_move if seat is None else seat
        asked = words.ask(self, self.sight(seat).task, seat)
        return asked if language is None else words.prompt(self.game, asked, language, story.named(self, names))

    @overload
    def say(self, text: str, language: None = None, names: Sequence[str] = ()) -> Phrase: ...

    @overload
    def say(self, text: str, language: str, names: Sequence[str] = ()) -> str: ...

    def say(self, text: str, language: str | None = None, names: Sequence[str] = ()) -> Phrase | str:
        """A legal move as a person would say it, as data or in words. Raises `IllegalMove` for other moves."""
        move = self._check(text)
        self._position.legal(SCRATCH.moves)
        legal = list(SCRATCH.moves)
        said = words.sayings(self, legal)[legal.index(move)]
        return said if language is None else words.say(self.game, said, language, story.named(self, names))

    def events(
        self, seat: int | None = None, since: int = 0, language: str = "en", names: Sequence[str] = ()
    ) -> list[dict[str, Any]]:
        """What happened from ply `since` on, as that seat may know it, each with its sentence."""
        return story.events(self, self.happened(seat, since), language, story.named(self, names))

    def happened(self, seat: int | None = None, since: int = 0) -> list[tuple[int, list[Happened]]]:
        """What happened in each ply from `since` on, as that seat may know it, without sentences."""
        return self.sight(seat).happened(since)

    def picture(self, seat: int | None = None) -> Scene:
        """The scene that seat sees, with the last move marked."""
        return self.sight(seat).scene

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """The position as that seat sees it, as text."""
        return self.sight(seat).text(language)

    def what_if(self, moves: Iterable[str], seat: int | None = None) -> Plan:
        """Try out a plan. The match does not change.

        The trial ends where the player cannot know what follows: before a move that reveals something, and after a
        move that passes the turn to chance or to somebody else.
        """
        return plan.what_if(self, moves, seat)

    def fork(self) -> Match:
        """An independent copy whose chance is scripted, so that a trial can never look ahead."""
        fork = Match.__new__(Match)
        fork.game, fork.options, fork.seed, fork.scripted = self.game, self.options, self.seed, True
        fork.diagram_at_start, fork.played, fork.draws = self.diagram_at_start, list(self.played), self.draws
        fork._position, fork._before = self._position.copy(), []
        return fork

    def imagined(self, seat: int, seed: int) -> Position:
        """A position as `seat` may imagine it. This is what bots get."""
        self._find(seat)
        world = self._position.copy()
        world.imagine(seat, Random(seed))
        return world

    def analyse(
        self, seconds: float = 1.0, playouts: int | None = None, seat: int | None = None, threads: int = 1
    ) -> list[Advice]:
        """The moves of the seat to move, best first, with each seat's chances, as `seat` (the mover) sees the game."""
        return analyse(self, seconds, playouts, seat, threads)

    def diagram(self) -> str:
        """The whole position as text, hidden things included."""
        return self.game.diagram(self._position)

    def record(self) -> str:
        """The whole game as text, chance and hidden things included."""
        return story.record(self)

    def _repr_svg_(self) -> str | None:
        """For notebooks. They show the text if drawing is not installed."""
        from donjon.pictures import svg

        try:
            return svg(self.picture())
        except MissingExtra:
            return None

    def __eq__(self, other: object) -> bool:
        """Equal matches have the same start, seed and moves, so they go on the same way."""
        return isinstance(other, Match) and self._story() == other._story()

    def __hash__(self) -> int:
        """Does not change while the match is played."""
        return hash((self.game.name, str(self.seed), self.diagram_at_start))

    def _story(self) -> tuple[object, ...]:
        moves = tuple(played.text for played in self.played)
        start = self.game.name, self.seats, tuple(sorted(self.options.items())), self.diagram_at_start
        return *start, str(self.seed), self.scripted, len(self._before), moves

    def __copy__(self) -> Match:
        """Shares nothing that changes: whoever plays on with the copy leaves this match alone."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and copy. A game is a table of functions, so only its name is kept."""
        return {**vars(self), "game": self.game.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, game=registry.find(state["game"]))

    def __repr__(self) -> str:
        mover = "chance" if self.to_move is None else self.game.colours[self.to_move]
        state = "over" if self.over else f"{mover} to move"
        return f"<Match {self.game.name}, {self.seats} seats, ply {self.ply}, {state}, {self.scores}>"
