"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/strength.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(error=1.5),
    "casual": Skill(),
    "club": Skill(300),
    "expert": Skill(900),
}
