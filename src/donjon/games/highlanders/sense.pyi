from donjon.core.sense import Sense

class HighlandersSense(Sense): ...

SENSE: HighlandersSense
