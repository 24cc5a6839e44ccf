"""donjon games [--json]"""

import argparse
import json
from typing import Any

from rich.console import Console

from donjon.core import registry
from donjon.core.catalogue import texts
from donjon.core.game import Game, for_people
from donjon.inputs import language


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as data")


def run(chosen: argparse.Namespace) -> int:
    told = [describe(registry.find(name)) for name in registry.names()]
    if chosen.json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    for game in told:
        console.print(f"[bold]{game['name']}[/]  {game['title']}, {_seats(game['seats'])} players")
        console.print(f"  {game['about']}")
        for option in game["options"]:
            console.print(f"  [bold]{option['name']}[/]: {option['sentence']}")
            for value in option["values"]:
                default = " (default)" if value["value"] == option["default"] else ""
                console.print(f"    {value['value']}{default}: {value['sentence']}")
        console.print()
    return 0


def describe(game: Game) -> dict[str, Any]:
    """A game as data, its sentences in the terminal's language."""
    say, usual = texts(game.folder, language()).say, for_people(game)
    return {
        "name": game.name,
        "title": say("title"),
        "about": say("about"),
        "rules": game.version,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "default": usual[option.name],
                "sentence": say(f"option-{option.name}"),
                "values": [
                    {"value": value, "sentence": say(f"option-{option.name}-{value}")} for value in option.values
                ],
            }
            for option in game.options
        ],
    }


def _seats(seats: list[int]) -> str:
    return f"{seats[0]} to {seats[-1]}"
