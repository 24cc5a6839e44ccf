"""How strongly the levels below master play. Chosen for steps of about 200 Elo with two players (docs/strength.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(error=2.0),
    "casual": Skill(),
    "club": Skill(400),
    "expert": Skill(4000),
}
