"""The games one can play here, in words."""

import re
from functools import cache

from donjon import bots
from donjon.core import catalogue, registry
from donjon.core.catalogue import texts
from donjon.core.game import Game, for_people
from donjon.server import refused
from donjon.server.logs import log
from donjon.server.parts import GameCard, LessonCard, OptionCard
from donjon.server.refused import Refused
from donjon.study.puzzle import puzzles
from donjon.teaching import lessons


@cache
def playable() -> tuple[str, ...]:
    """The games that can be played. One that cannot be loaded must not keep people from the others."""
    found = []
    for name in registry.names():
        try:
            game = registry.find(name)
            game.start(game.seats[0], for_people(game))
            found.append(name)
        except Exception:
            log.exception("game cannot be played", extra={"game": name})
    return tuple(found)


def learn(*languages: str) -> None:
    """Read the texts of these languages, which takes long, before anybody waits for them."""
    for language in languages:
        for folder in (catalogue.HERE, refused.HERE):
            texts(folder, language)
        cards(language)


@cache
def cards(language: str) -> tuple[GameCard, ...]:
    return tuple(card(registry.find(name), language) for name in playable())


@cache
def card(game: Game, language: str) -> GameCard:
    say = texts(game.folder, language).say
    usual = for_people(game)
    options = [
        OptionCard(
            option.name,
            usual[option.name],
            say(f"option-{option.name}"),
            list(option.values),
            [say(f"option-{option.name}-{value}") for value in option.values],
        )
        for option in game.options
    ]
    return GameCard(
        name=game.name,
        title=say("title"),
        line=say("line"),
        about=say("about"),
        minutes=game.minutes,
        open=game.open,
        rules=game.version,
        seats=list(game.seats),
        colours=list(game.colours),
        options=options,
        words=words(game, language),
        puzzles=[puzzle.id for puzzle in puzzles(game.name)],
        lessons=[LessonCard(one.name, one.title(language), len(one.steps)) for one in lessons(game.name)],
        ratings=bots.ratings().get(game.name, {}),
    )


def words(game: Game, language: str) -> dict[str, str]:
    """The game's names of things, by which a client calls the parts of moves."""
    said = texts(game.folder, language)
    source = (game.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return {name: said.say(f"word-{name}") for name in re.findall(r"^word-([\w-]+) =", source, re.MULTILINE)}


def rules(name: str, language: str) -> str:
    """The rules of a game, in the language if they are written in it.

    Every picture has its size (`pictures/doors.svg#520x301`), so that a page can leave room for it before it arrives.
    """
    folder = registry.find(name).folder
    own = folder / f"RULES.{language}.md"
    text = (own if own.exists() else folder / "RULES.md").read_text(encoding="utf-8")
    return re.sub(r"(?<=]\(pictures/)([\w-]+)\.svg", lambda found: f"{found[0]}#{_size(name, found[1])}", text)


@cache
def _size(name: str, picture: str) -> str:
    width, height = re.findall(r'(?:width|height)="(\d+)"', rule_picture(name, picture))[:2]
    return f"{width}x{height}"


def rule_picture(name: str, picture: str) -> str:
    """A picture that the rules of a game show."""
    for path in (registry.find(name).folder / "pictures").glob("*.svg"):
        if path.stem == picture:
            return path.read_text(encoding="utf-8")
    raise Refused("unknown", "no-such-picture", picture=picture)
