"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/matches.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(90),
    "casual": Skill(300),
    "club": Skill(1200),
    "expert": Skill(15000, slip=0.05),
}

# Of what several others will do, more playouts find out less.
MANY = {
    "novice": Skill(90),
    "casual": Skill(300),
    "club": Skill(900),
    "expert": Skill(6500, slip=0.1),
}
