"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/matches.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(50),
    "casual": Skill(330),
    "club": Skill(2000, slip=0.25),
    "expert": Skill(30000, slip=0.05),
}

# Of what several others will do, more playouts find out less.
MANY = {
    "novice": Skill(error=0.6),
    "casual": Skill(5, slip=0.0),
    "club": Skill(25, slip=0.0),
    "expert": Skill(350, slip=0.0),
}
