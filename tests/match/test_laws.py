"""The laws themselves: they ask for nothing that the rules do not allow."""

from donjon import Match
from donjon.match.laws import look_lawfully

# Blue may play a card that red does not see. In most worlds that red may imagine, blue does not have it.
HIDDEN_CARD = """
torres seats=3 version=basic doors=net moveblock=stack master=same-level card=- stage=turn turn=blue number=8 phase=1 \
round=2 first=red starter=red points=2 stack=0 played=no drawn=-
8 .   .   1   1   .   .   .   .
7 .   .   .   1   .   .   .   .
6 .   .   1   .   2   2   0r  1
5 .   .   .   .   .   .   0r  1
4 1   .   2   1   .   .   0r  .
3 2   .   1K  .   .   1b  .   .
2 .   .   0y  .   .   .   .   .
1 .   .   .   .   1   .   .   .
  a   b   c   d   e   f   g   h
red score=0 stacks=3,2 cards=under fresh=- played=- deck=-
blue score=0 stacks=3,2 cards=diagonal fresh=- played=- deck=-
yellow score=0 stacks=3,2,2 cards=- fresh=- played=- deck=-
"""


def test_an_imagined_world_is_played_by_its_own_moves() -> None:
    match = Match.from_diagram("torres", HIDDEN_CARD.lstrip(), 165499718747, "script")
    assert look_lawfully(match, 165499718747) == 2
