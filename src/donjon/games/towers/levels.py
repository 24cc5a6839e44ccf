"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/matches.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(error=1.0),
    "casual": Skill(150),
    "club": Skill(1200),
    "expert": Skill(10000, slip=0.1),
}

# Of what several others will do, more playouts find out less.
MANY = {
    "novice": Skill(error=1.2),
    "casual": Skill(error=0.6),
    "club": Skill(50),
    "expert": Skill(550),
}
