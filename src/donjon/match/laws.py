"""The laws that every game keeps, checked while a match is played. `donjon fuzz` and tests/conformance use them."""

from __future__ import annotations

import copy
import math
import pickle
import random as dice
import re
from collections.abc import Callable, Iterator
from functools import cache

import msgspec

from donjon.core.catalogue import LANGUAGES
from donjon.core.game import Game, Happened, Note, View, may_be_endless
from donjon.core.numbers import MOST
from donjon.core.position import CHANCE, OVER, Log, Moves, Position, gain
from donjon.core.random import Random
from donjon.match import tensor_laws, word_laws
from donjon.match.match import Match
from donjon.match.thing_laws import thing_faults

TOKEN = re.compile(r"[^\s();\[\]\"][^\s();\"]*$")
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)  # how a RULES.md numbers its paragraphs
ROOM = 4096  # the size of `Moves`; a full buffer may have lost some
KEEP = 200  # moves remembered from other positions, to try here
OFTEN, SELDOM = 0.02, 0.003  # how often a position and a match are pickled, which takes long
WATCHED = 1000  # moves to play in a game that may be endless


class LawBroken(AssertionError):
    """A game broke a law. The message says which law, and how."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise LawBroken(what)


@cache
def paragraphs(game: Game) -> frozenset[str]:
    """The numbers of all paragraphs in the game's RULES.md."""
    rules = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return frozenset(PARAGRAPH.findall(rules))


def things(diagram: str) -> frozenset[str]:
    """What a diagram shows, in any order. Tiles and pieces are listed as they came, which does not matter."""
    found = set()
    for line in diagram.splitlines():
        words = line.split()
        listed = [word for word in words if "@" in word]
        found |= {f"{words[0]} {word}" for word in listed} | {" ".join(word for word in words if word not in listed)}
    return frozenset(found)


class Laws:
    """Watches one match. Call `step` before every move, and `end` after the last one."""

    def __init__(self, match: Match, seed: int = 0) -> None:
        self.match = match
        self.game = match.game
        self.dice = dice.Random(seed)
        self.aside = dice.Random(seed)  # for laws that came later, so that games stay as they were
        self.pieces = dict(self.game.conserved(match._position))
        self.elsewhere: list[int] = []
        self.told: set[int] = set()
        self.sums = [0] * match.seats
        self.summed = self.storied = 0  # plies whose points are counted, and whose story is heard
        self.stories: list[tuple[int | None, tuple[Note, ...], list[Happened]]] = []
        self.hidden = self.varied = False
        self.checked = self.missed = 0  # positions
        self.shown: dict[int, frozenset[str]] = {}  # by key
        self.numbers = tensor_laws.Numbers(self.game)
        self.checks: list[Callable[[Position], None]] = [
            self._moves,
            self._notation,
            self._refusals,
            self._copies,
            self._pickles,
            self._diagram,
            self._keys,
            self._pieces,
            self._views,
            self._pictures,
            self._things,
            self._points,
            self._events_keep_secrets,
            self._asks,
            self._says,
            self._stories,
            self._numbers,
        ]

    @property
    def everybody(self) -> list[int | None]:
        return [None, *range(self.match.seats)]

    def step(self) -> None:
        """Every law that a single position can break. Words are heard in one language at a time."""
        position = self.match._position
        self.views = {seat: self.game.view(position, seat) for seat in self.everybody}
        self.language = self.dice.choice(LANGUAGES)
        for check in self.checks:
            check(position)

    def maybe_step(self, share: float) -> None:
        """The same, at a share of the positions."""
        if share >= 1 or self.dice.random() < share:
            self.step()
            self.checked += 1
        else:
            self.missed += 1

    def play_one_of(self, moves: list[int]) -> None:
        """A move by its text, as people make them."""
        self.match.play(self.game.write(self.match._position, self.dice.choice(moves)))

    def play_on(self, most: int, share: float = 1.0) -> None:
        """Play at random until the game is over or has so many moves. Check a share of the steps, undo included."""
        match = self.match
        while not match.over and match.ply < most:
            self.maybe_step(share)
            legal = self._legal(match._position)
            demand(len(legal) > 0, "somebody is to move")
            key = match._position.key()
            self.play_one_of(legal)
            if match.can_undo and self.dice.random() < 0.2:
                match.undo()
                demand(match._position.key() == key, "undo restores the position")
                demand(self._legal(match._position) == legal, "undo restores the legal moves")
                self.play_one_of(legal)
        self.maybe_step(share)

    def end(self) -> None:
        """Laws that only the end of a game can break."""
        endless = may_be_endless(self.game, self.match.options)
        demand(self.match.over or endless, "the game is over when nobody can move")
        bound = self.game.bound
        demand(self.match.ply <= bound or endless, f"{self.match.ply} moves are more than the bound {bound}")
        record = self.match.record()
        again = Match.from_record(record)
        demand(again._position.key() == self.match._position.key(), "a record replays to the same position")
        demand(again.record() == record, "a record is written the same again")
        drawn = sum(played.seat is None for played in self.match.played)
        demand(again.draws == self.match.draws == drawn, "every chance move is counted")
        demand(sorted(self.match.ranks)[0] == 1, "somebody has rank 1")
        self._match_pickles()
        demand(self.varied or not self.hidden or self.missed > 0, "what is hidden varies over imagined worlds")

    def _legal(self, position: Position) -> list[int]:
        moves = Moves()
        position.legal(moves)
        return list(moves)

    def _moves(self, position: Position) -> None:
        legal = self._legal(position)
        demand(legal == self._legal(position), "legal moves come in a fixed order")
        demand(len(set(legal)) == len(legal), "no legal move is listed twice")
        demand(len(legal) < ROOM, "the move buffer is never full")
        demand(bool(legal) == (position.turn() != OVER), "there are legal moves exactly while the game is on")
        if position.turn() == CHANCE:
            demand(all(position.weight(move) > 0 for move in legal), "every chance move has a weight")
            outcomes = self.match.outcomes()
            demand(list(outcomes) == self.match.legal_moves(), "chance may do what is legal")
            demand(math.isclose(sum(outcomes.values()), 1), "something happens for certain")

    def _notation(self, position: Position) -> None:
        seen: dict[str, int] = {}
        for move in self._legal(position):
            text = self.game.write(position, move)
            demand(TOKEN.match(text) is not None, f"a move is one word: {text!r}")
            demand(text not in seen, f"two moves are both written {text!r}")
            seen[text] = move
            demand(self.game.read(position, text) == move, f"{text} reads back as the move it was written from")
            demand(len(self.game.parts(position, move)) > 0, f"{text} has parts to pick it by")

    def _refusals(self, position: Position) -> None:
        """Legal moves are not refused. All others are, with a reason in words that cites a rule."""
        legal = self._legal(position)
        here = set(legal)
        for move in legal + self.elsewhere:
            reason = position.refuse(move)
            demand((reason == 0) == (move in here), f"refuse and legal agree on {move}: reason {reason}")
            if reason and (reason not in self.told or self.dice.random() < 0.01):
                self.told.add(reason)
                self._refusal_is_told(position, move, reason)
        fresh = self.dice.sample(legal, min(4, len(legal)))
        self.elsewhere = (self.elsewhere + [m for m in fresh if m not in self.elsewhere])[-KEEP:]

    def _refusal_is_told(self, position: Position, move: int, reason: int) -> None:
        refusal = self.game.refusal(position, move, reason)
        demand(refusal.rule in paragraphs(self.game), f"rule {refusal.rule} stands in RULES.md")
        for language in LANGUAGES:
            _none(word_laws.refusal_faults(self.match, refusal, language))

    def _copies(self, position: Position) -> None:
        """Copies are independent, and the same moves lead to the same state."""
        key = position.key()
        one, two = position.copy(), position.copy()
        demand(one.key() == key, "a copy equals its original")
        legal = self._legal(position)
        if not legal:
            return
        move, other = self.dice.choice(legal), self.dice.choice(legal)
        one.play(move)
        two.play(other)
        demand(position.key() == key, "playing on a copy leaves the original alone")
        two.assign(position)
        two.play(move)
        demand(one.key() == two.key(), "same moves, same state")
        demand(one.turns in (position.turns, position.turns + 1), "a move ends at most one turn")
        demand(one.reveals >= position.reveals, "reveals only count up")

    def _pickles(self, position: Position) -> None:
        """Positions and matches can be compared, hashed, copied and pickled, like any value in Python."""
        for other in (copy.copy(position), copy.deepcopy(position)):
            demand(other == position and hash(other) == hash(position), "a copied position is equal")
            demand(other is not position and other.log is None, "a copied position is independent")
        if self.aside.random() < OFTEN:
            self._position_pickles(position)
        if self.aside.random() < SELDOM:
            self._match_pickles()

    def _position_pickles(self, position: Position) -> None:
        again = pickle.loads(pickle.dumps(position))
        demand(again == position and hash(again) == hash(position), "a pickled position is equal")
        demand(again.reveals == position.reveals, "a pickled position remembers how much was revealed")
        demand(self._legal(again) == self._legal(position), "a pickled position has the same legal moves")
        if (legal := self._legal(position)) and position.turn() >= 0:
            again.play(self.aside.choice(legal))
            demand(again != position, "a position is no longer equal after a move")

    def _match_pickles(self) -> None:
        for other in (pickle.loads(pickle.dumps(self.match)), copy.copy(self.match), copy.deepcopy(self.match)):
            demand(other == self.match and hash(other) == hash(self.match), "a copied or pickled match is equal")
            demand(other.can_undo == self.match.can_undo, "a copied or pickled match can be taken back as far")
            if not other.over:
                other.play(other.legal_moves()[0])
                demand(other != self.match, "a match is no longer equal after a move")

    def _diagram(self, position: Position) -> None:
        text = self.game.diagram(position)
        again = self.game.from_diagram(text)
        demand(again.key() == position.key(), "a diagram reads back as the position it shows")
        demand(self._legal(again) == self._legal(position), "a diagram keeps the legal moves")
        demand(self.game.diagram(again) == text, "a diagram is written the same again")
        demand(self.game.options_of(again) == self.match.options, "a diagram keeps the options")

    def _keys(self, position: Position) -> None:
        """No two positions have the same key, among all that were or could have been reached."""
        legal = self._legal(position)
        for move in self.dice.sample(legal, min(3, len(legal))):
            after = position.copy()
            after.play(move)
            diagram = self.game.diagram(after)
            content = things(diagram)
            demand(self.shown.setdefault(after.key(), content) == content, f"a key of two positions:\n{diagram}")

    def _pieces(self, position: Position) -> None:
        demand(dict(self.game.conserved(position)) == self.pieces, "no piece is lost or made")

    def _views(self, position: Position) -> None:
        """Views are JSON, tell nothing hidden, and agree with `imagine`; so do the mover's legal moves."""
        for shown in self.views.values():
            demand(msgspec.json.decode(msgspec.json.encode(shown)) == shown, "a view is plain JSON")
        self.hidden = self.hidden or any(shown != self.views[None] for shown in self.views.values())
        demand(not (self.game.open and self.hidden), "an open game shows everybody the same")
        legal = self._legal(position)
        if self.game.fixed:
            texts = [(self.game.write(position, move), self.game.parts(position, move)) for move in legal]
            fixed = [(self.game.write(None, move), self.game.parts(None, move)) for move in legal]
            demand(texts == fixed, "where moves are fixed they read the same without a position")
            demand(max(legal, default=0) < MOST, f"fixed moves are below {MOST}")
        for seat in range(self.match.seats):
            world = position.copy()
            world.imagine(seat, Random(self.dice.getrandbits(60)))
            self.varied = self.varied or world.key() != position.key()
            demand(
                self.game.view(world, seat) == self.views[seat], f"seat {seat}'s view is the same in an imagined world"
            )
            demand(dict(self.game.conserved(world)) == self.pieces, "an imagined world has all its pieces")
            demand(world.turn() == position.turn(), "an imagined world has the same turn")
            if position.turn() == seat:
                demand(self._legal(world) == legal, "the mover's legal moves are the same in an imagined world")
                gains = [gain(position, move) for move in legal]
                demand([gain(world, move) for move in legal] == gains, "what a move would bring is no secret")

    def _pictures(self, position: Position) -> None:
        views = [*self.views.values()]
        for shown in (view for place, view in enumerate(views) if view not in views[:place]):
            scene = self.game.picture(shown)
            ids = [shape.id for shape in scene.shapes]
            demand(len(set(ids)) == len(ids), "shapes have ids of their own")
            demand(all(shape.at in ids for shape in scene.shapes if shape.at), "pieces stand on places of the scene")
            demand(len(scene.players) == self.match.seats, "every seat has its card")
            _none(word_laws.text_faults(self.match, shown, self.language))

    def _things(self, position: Position) -> None:
        """The position as data says where everything lies, as one seat sees it."""
        _none(thing_faults(self.game, self.views[self.aside.choice(self.everybody)]))

    def _points(self, position: Position) -> None:
        """Every point has its reason: events add up to the score."""
        if self.match.diagram_at_start:
            return
        for played in self.match.played[self.summed :]:
            for happened in self.game.events(position, played.notes, None):
                if happened.seat is not None:
                    self.sums[happened.seat] += happened.points
        self.summed = self.match.ply
        demand(self.sums == self.match.scores, f"events add up to {self.sums}, the scores are {self.match.scores}")

    def _events_keep_secrets(self, position: Position) -> None:
        """Two moves that leave a seat with the same view tell it the same story."""
        legal = self._legal(position)
        mover = position.turn()
        if position.turn() != CHANCE and not self.hidden:
            return
        told: dict[tuple[int | None, bytes], list[View]] = {}
        for move in self.dice.sample(legal, min(6, len(legal))):
            after, log = position.copy(), Log()
            after.log = log
            after.play(move)
            for seat in self.everybody:
                if seat == mover:
                    continue
                shown = msgspec.json.encode(self.game.view(after, seat))
                story_of = [msgspec.to_builtins(h) for h in self.game.events(after, log.notes(), seat)]
                known = told.setdefault((seat, shown), story_of)
                demand(known == story_of, f"seat {seat} cannot tell these moves apart by view, but its events differ")

    def _asks(self, position: Position) -> None:
        """What is asked has words, fits the legal moves and tells nothing hidden."""
        _none(word_laws.ask_faults(self.match, self.views, self.language))
        seat = self.match.to_move
        if seat is None:
            return
        asked = self.match.ask(seat=seat)
        for offer in asked.actions:
            rule = offer.refused.rule if offer.refused else None
            demand(rule is None or rule in paragraphs(self.game), f"rule {rule} stands in RULES.md")
        if self.hidden:
            world = self.match.fork()
            world._position.imagine(seat, Random(self.dice.getrandbits(60)))
            demand(world.ask(seat=seat) == asked, "the same is asked in every world the seat may imagine")

    def _says(self, position: Position) -> None:
        """Every move has words."""
        if self.match.to_move is not None:
            _none(word_laws.say_faults(self.match, self._legal(position), self.language))

    def _stories(self, position: Position) -> None:
        """What happened since the last step is told, to one seat at a time, and told the same later."""
        seat = self.dice.choice(self.everybody)
        for played in self.match.played[self.storied :]:
            move = self.game.events(position, played.notes, seat)
            _none(word_laws.story_faults(self.match, move, self.language))
            self.stories.append((seat, played.notes, move))
        self.storied = self.match.ply
        for seat, notes, move in self.dice.sample(self.stories, min(2, len(self.stories))):
            demand(self.game.events(position, notes, seat) == move, "a move is told the same later in the game")

    def _numbers(self, position: Position) -> None:
        """What programs that learn get to see."""
        _none(self.numbers.faults(position, self.views, self.aside))


def _none(faults: Iterator[str]) -> None:
    for fault in faults:
        raise LawBroken(fault)


def play_lawfully(match: Match, seed: int, share: float = 1.0) -> int:
    """Play a random game, or the start of one that may be endless. Check every law at every step, undo included.

    A smaller `share` checks only so many of the steps, for campaigns of very many games. Returns how many they were.
    """
    laws = Laws(match, seed)
    laws.play_on(WATCHED if may_be_endless(match.game, match.options) else match.game.bound, share)
    laws.end()
    return laws.checked


def look_lawfully(match: Match, seed: int) -> int:
    """Check every law where a match stands and, unless it is over, after one more move. Returns how many positions."""
    laws = Laws(match, seed)
    laws.play_on(match.ply + 1)
    return laws.checked
