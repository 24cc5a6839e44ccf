"""How strongly the levels below master play. Chosen for steps of about 200 Elo with two players (docs/strength.md)."""

from donjon.core.skill import Skill

SKILLS = {
    "novice": Skill(10),
    "casual": Skill(30),
    "club": Skill(250),
    "expert": Skill(4000),
}
