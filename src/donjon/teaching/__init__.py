"""Lessons: a game taught step by step. Each is a file in the game's folder, and the rules judge what is tried."""

from donjon.teaching.learning import Learning, Verdict
from donjon.teaching.lesson import Lesson, find, lessons

__all__ = ["Learning", "Lesson", "Verdict", "find", "lessons"]
