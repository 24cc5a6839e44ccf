from donjon.core.sense import Sense

class HighlandersSense(Sense): ...

EARLY: list[float]
LATE: list[float]
SENSE: HighlandersSense
