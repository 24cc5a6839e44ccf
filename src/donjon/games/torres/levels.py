"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/matches.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(70),
    "casual": Skill(160),
    "club": Skill(600),
    "expert": Skill(4000, slip=0.1),
}

MANY = SKILLS
