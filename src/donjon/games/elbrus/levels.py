"""How strongly the levels below master play. Chosen by `tools.rungs` (docs/strength.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(650),
    "casual": Skill(1600),
    "club": Skill(3800),
    "expert": Skill(9000, slip=0.15),
}
