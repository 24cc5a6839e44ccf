"""Carcassonne with The Tower and the three sets it names (Klaus-Jürgen Wrede, 2000 to 2006)."""

from pathlib import Path

from donjon.core.game import Game
from donjon.games.carcassonne import diagram, notation, picture, setting_up, view, words
from donjon.games.carcassonne.pieces import COLOURS, conserved

GAME = Game(
    name="carcassonne",
    folder=Path(__file__).parent,
    version=1,
    seats=(2, 3, 4, 5, 6),
    colours=COLOURS,
    minutes=60,
    options=setting_up.OPTIONS,
    bound=1_038,  # 161 tiles: draw, placing, ransom, action, capture, exchange; and 12 flights of six steps
    start=setting_up.start,
    write=notation.write,
    read=notation.read,
    parts=notation.parts,
    refusal=notation.refusal,
    diagram=diagram.diagram,
    from_diagram=diagram.from_diagram,
    options_of=setting_up.options_of,
    view=view.view,
    events=view.events,
    conserved=conserved,
    picture=picture.picture,
    lay=picture.lay,
    text=picture.text,
    ask=words.ask,
    kinds=words.kinds,
    say=words.say,
    tell=words.tell,
    open=True,
)
