"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/matches.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(),
    "casual": Skill(5),
    "club": Skill(40),
    "expert": Skill(250),
}

# Of what several others will do, more playouts find out less.
MANY = {
    "novice": Skill(error=1.8),
    "casual": Skill(error=0.5),
    "club": Skill(8),
    "expert": Skill(60, slip=0.1),
}
