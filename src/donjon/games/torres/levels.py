"""How strongly the levels below master play. Chosen for steps of about 200 Elo with two players (docs/strength.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(28),
    "casual": Skill(70),
    "club": Skill(250),
    "expert": Skill(1000),
}
