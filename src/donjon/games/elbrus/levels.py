"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/matches.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(650),
    "casual": Skill(1900),
    "club": Skill(3800),
    "expert": Skill(9000, slip=0.15),
}

# Of what several others will do, more playouts find out less.
MANY = {
    "novice": Skill(error=0.6),
    "casual": Skill(),
    "club": Skill(400),
    "expert": Skill(2000),
}
