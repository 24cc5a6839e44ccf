"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/matches.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(1500),
    "casual": Skill(2900),
    "club": Skill(6500, slip=0.15),
    "expert": Skill(25000, slip=0.1),
}

# Of what several others will do, more playouts find out less.
MANY = {
    "novice": Skill(error=0.6),
    "casual": Skill(),
    "club": Skill(400),
    "expert": Skill(5000, slip=0.15),
}
