"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/strength.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(),
    "casual": Skill(8),
    "club": Skill(50),
    "expert": Skill(1200),
}
