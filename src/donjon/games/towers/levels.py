"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/strength.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(error=1.5),
    "casual": Skill(),
    "club": Skill(300),
    "expert": Skill(900),
}

# Of what several others will do, more playouts find out less.
MANY = {
    "novice": Skill(error=1.0),
    "casual": Skill(),
    "club": Skill(130),
    "expert": Skill(1000),
}
