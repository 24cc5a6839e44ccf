"""Messages of a game in words: its details are said in the language, in the form that the message asks for."""

from collections.abc import Callable, Mapping
from pathlib import Path

from donjon.core.catalogue import Texts, texts

PLAYERS = frozenset(("player", "clan", "owner", "other", "jailer"))  # details that name a player, by colour
Called = Callable[[Texts, str, str], str]  # what the player of a colour is called, in a form


def by_colour(catalogue: Texts, colour: str, form: str) -> str:
    return catalogue.word(f"player-{colour}", form)


def tell(
    folder: Path, message: str, details: Mapping[str, str | int], language: str, called: Called = by_colour
) -> str:
    """A message of the game in that folder. Details that are words of its texts (`word-crown`) are said in the language
    and in the form that the message asks for; a detail that names a player is said as he is `called`."""
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
