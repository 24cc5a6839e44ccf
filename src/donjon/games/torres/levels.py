"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/matches.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(90),
    "casual": Skill(300),
    "club": Skill(1200),
    "expert": Skill(9000, slip=0.1),
}

MANY = SKILLS
