"""How strongly the levels below master play. Chosen for steps of about 200 Elo with two players (docs/strength.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(),
    "casual": Skill(10),
    "club": Skill(300),
    "expert": Skill(1500, slip=0.15),
}
