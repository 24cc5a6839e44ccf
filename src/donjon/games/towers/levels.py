"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/matches.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(error=1.5),
    "casual": Skill(),
    "club": Skill(300),
    "expert": Skill(900),
}

# Of what several others will do, more playouts find out less.
MANY = {
    "novice": Skill(error=1.2),
    "casual": Skill(error=0.6),
    "club": Skill(50),
    "expert": Skill(550),
}
