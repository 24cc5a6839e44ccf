"""Move texts, diagrams and records that nobody would write: each is read or refused in one sentence."""

import random
from collections import Counter

from donjon import DonjonError, Match, list_games
from donjon.core.catalogue import LANGUAGES
from donjon.core.position import Moves
from donjon.terminal.fuzz import table
from tools.campaign.crew import Campaign, Figures

SIZE = 20_000
POSITIONS = 100  # in a lot: what is tried is tried in that many different positions
SAID = 0.02  # of the refusals are told in words, too
KINDS = ("move", "diagram", "record")
WEIGHTS = (899, 100, 1)  # a record takes as long as a whole game
SENTENCE = 600  # characters that a refusal may have
LETTERS = "abcdefghijknrstxABCDRS0123456789-+.,:@()*?/=# \t\n\r\0\u0007\u00e9\u0416\u202e\u2028\u6f22\U0001f3f0"
WHOLE = (
    "",
    " ",
    "0",
    "-1",
    "9" * 5_000,
    "a" * 200,
    "\0",
    "\ud800",
    "None",
    "a1-a1",
    "@" * 100,
    "٣٤",
    "NaN",
    "1e9",
    "a8-i9",
)


def lot(seed: str, count: int) -> Figures:
    dice, seen = random.Random(seed), Counter[str]()
    while count > 0:
        here = min(count, SIZE // POSITIONS)
        seen += attack(somewhere(dice), here, dice)
        count -= here
    return seen


def somewhere(dice: random.Random) -> Match:
    """A random position of a random game."""
    match = table(dice.choice(list_games()), dice.getrandbits(30), None, {})
    moves = Moves()
    for _ in range(dice.randrange(300)):
        match._position.legal(moves)
        if match.over or match._position.turn() < 0:
            break
        match.play(match.game.write(match._position, dice.choice(list(moves))))
    return match


def attack(match: Match, count: int, dice: random.Random) -> Figures:
    """That many texts, tried in this position."""
    seen: Figures = Counter()
    models = {"move": match.legal_moves() or ["."], "diagram": [match.diagram()], "record": [match.record()]}
    numbers = Moves()
    match._position.legal(numbers)
    legal, key = set(numbers), match._position.key()
    for kind in dice.choices(KINDS, WEIGHTS, k=count):
        text = spoiled(models[kind], dice)
        try:
            read = _try(match, kind, text, legal, dice)
        except Exception as error:
            raise AssertionError(
                f"{match.game.name}, {kind} {text[:3000]!r} at {match.diagram()!r}: {error!r}"
            ) from error
        seen[f"{kind}s"] += 1
        seen[f"{kind}s_read"] += read
    assert match._position.key() == key, "reading changes nothing"
    return seen


def _try(match: Match, kind: str, text: str, legal: set[int], dice: random.Random) -> bool:
    """Whether it was read. It is refused in one sentence, or it is what it says."""
    game = match.game
    try:
        if kind == "move":
            refused = match.why_not(text)
            if refused is not None:
                raise refused
            assert game.read(match._position, text) in legal, "what is accepted is legal"
            return True
        again = Match.from_diagram(game.name, text) if kind == "diagram" else Match.from_record(text)
    except DonjonError as error:
        if dice.random() < SAID:
            said = error.say(dice.choice(LANGUAGES))
            assert 0 < len(said) < SENTENCE + len(text), f"refused in one sentence, not {said[:200]!r}"
            assert "Traceback" not in said
        return False
    _go_on(again, dice)
    return True


def _go_on(match: Match, dice: random.Random) -> None:
    """A position that was accepted is one: it is written and read again, seen, and played on."""
    assert match.game.from_diagram(match.diagram()).key() == match._position.key(), "it reads back"
    for seat in (None, *range(match.seats)):
        match.game.view(match._position, seat)
    for _ in range(3):
        legal = match.legal_moves()
        if not legal:
            assert match.over, "somebody is to move"
            return
        match.play(dice.choice(legal))


def spoiled(models: list[str], dice: random.Random) -> str:
    """One of the models with some characters or words changed, or something else altogether."""
    if dice.random() < 0.02:
        return dice.choice(WHOLE)
    text = dice.choice(models)
    for _ in range(dice.choice((1, 1, 1, 2, 3, 8))):
        text = dice.choice(CHANGES)(text, models, dice)
    return text


def _letter(text: str, models: list[str], dice: random.Random) -> str:
    at = dice.randrange(len(text) + 1)
    return text[:at] + dice.choice(LETTERS) + text[at + dice.randrange(2) :]


def _cut(text: str, models: list[str], dice: random.Random) -> str:
    at = dice.randrange(len(text) + 1)
    return text[:at] + text[at + dice.choice((1, 1, 2, 10)) :]


def _double(text: str, models: list[str], dice: random.Random) -> str:
    at, end = sorted((dice.randrange(len(text) + 1), dice.randrange(len(text) + 1)))
    return text[:end] + text[at:end] * dice.choice((1, 1, 3)) + text[end:] if end - at < 300 else text


def _number(text: str, models: list[str], dice: random.Random) -> str:
    digits = [at for at, letter in enumerate(text) if letter.isdigit()]
    if not digits:
        return text
    at = dice.choice(digits)
    return text[:at] + dice.choice(("0", "1", "7", "9", "-1", "10", "99", "255", "2147483648", "")) + text[at + 1 :]


def _splice(text: str, models: list[str], dice: random.Random) -> str:
    other = dice.choice(models)
    return text[: dice.randrange(len(text) + 1)] + other[dice.randrange(len(other) + 1) :]


def _swap(text: str, models: list[str], dice: random.Random) -> str:
    """Two words, or two lines, change places."""
    by = "\n" if dice.random() < 0.3 else " "
    words = text.split(by)
    one, other = dice.randrange(len(words)), dice.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return by.join(words)


CHANGES = (_letter, _letter, _cut, _double, _number, _number, _splice, _swap)
CAMPAIGN = Campaign("texts", "move texts, diagrams and records", "texts", lot, SIZE, 10_000_000)
