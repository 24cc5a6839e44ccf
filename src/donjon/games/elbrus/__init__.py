"""Elbrus Castle: two to four architects raise one castle out of arches (Ronald Hofstätter, after Fred Horn, 2013)."""

from collections.abc import Mapping
from pathlib import Path

from donjon.core.errors import BadOption
from donjon.core.game import Game, Option
from donjon.games.elbrus import notation, picture, view, words
from donjon.games.elbrus.pieces import COLOURS, FIELDS, SCENARIO_FIELD, SCENARIOS, conserved
from donjon.games.elbrus.position import ElbrusPosition

HERE = Path(__file__).parent
SCENARIO_NAMES = tuple(scenario.name for scenario in SCENARIOS)


def start(seats: int, options: Mapping[str, str]) -> ElbrusPosition:
    """The empty field, or a scenario's grey pieces, before chance names the first player."""
    number, field = SCENARIO_NAMES.index(options["scenario"]), int(options["field"])
    scenario = SCENARIOS[number]
    if seats not in scenario.seats:
        raise BadOption("scenario-seats", HERE, scenario=scenario.name, seats=scenario.seats, given=seats)
    if number and field != SCENARIO_FIELD:
        raise BadOption("scenario-field", HERE, scenario=scenario.name, needed=SCENARIO_FIELD, given=field)
    position = ElbrusPosition(seats, field, options["stairs"] == "on", options["penalties"] == "on", number)
    position.set_up()
    return position


def options_of(position: ElbrusPosition) -> dict[str, str]:
    return {
        "stairs": "on" if position.stairs else "off",
        "penalties": "on" if position.penalties else "off",
        "scenario": SCENARIO_NAMES[position.scenario],
        "field": str(position.field),
    }


GAME = Game(
    name="elbrus",
    folder=HERE,
    version=1,
    seats=(2, 3, 4),
    colours=COLOURS,
    minutes=20,
    options=(
        Option("stairs", ("off", "on"), "off"),
        Option("penalties", ("off", "on"), "off"),
        Option("scenario", SCENARIO_NAMES, "none"),
        Option("field", tuple(map(str, FIELDS)), str(SCENARIO_FIELD)),
    ),
    bound=89,  # the start, 17 pieces a player, and at most five marks at which each of them is offered a staircase
    start=start,
    write=notation.write,
    read=notation.read,
    parts=notation.parts,
    refusal=notation.refusal,
    diagram=notation.diagram,
    from_diagram=notation.from_diagram,
    options_of=options_of,
    view=view.view,
    events=view.events,
    conserved=conserved,
    picture=picture.picture,
    lay=picture.lay,
    text=picture.text,
    ask=words.ask,
    kinds=words.kinds,
    say=words.say,
    fixed=True,
    open=True,
)
