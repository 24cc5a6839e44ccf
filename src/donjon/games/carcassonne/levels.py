"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/strength.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(35),
    "casual": Skill(150),
    "club": Skill(1000),
    "expert": Skill(24000, slip=0.1),
}

# Of what several others will do, more playouts find out less.
MANY = {
    "novice": Skill(10),
    "casual": Skill(55),
    "club": Skill(1000),
    "expert": Skill(24000, slip=0.1),
}
