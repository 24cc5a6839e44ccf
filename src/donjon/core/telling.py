"""Messages of a game as text, with details in the right language and in the form that the message asks for."""

from collections.abc import Callable, Mapping
from pathlib import Path

from donjon.core.catalogue import Texts, texts

PLAYERS = frozenset(("player", "clan", "owner", "other", "jailer"))  # details that name a player, by colour
Called = Callable[[Texts, str, str], str]  # the name of the player with that colour, in a form


def by_colour(catalogue: Texts, colour: str, form: str) -> str:
    return catalogue.word(f"player-{colour}", form)


def tell(
    folder: Path, message: str, details: Mapping[str, str | int], language: str, called: Called = by_colour
) -> str:
    """A message of the game in that folder. Details that are words of its texts (`word-crown`) appear in that language,
    in the form that the message asks for. A detail that names a player becomes what they are `called`."""
    catalogue = texts(folder, language)
    said: dict[str, str | int] = {}
    for written, name, form in catalogue.asks(message):
        value = details[name]
        if isinstance(value, str):
            is_player = name in PLAYERS and catalogue.has(f"player-{value}")
            value = called(catalogue, value, form) if is_player else _word(catalogue, value, form)
        said[written] = value
    return catalogue.say(message, **said)


def _word(catalogue: Texts, value: str, form: str) -> str:
    key = f"word-{value}"
    return catalogue.word(key, form) if catalogue.has(key) else value
