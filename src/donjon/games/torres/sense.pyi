from donjon.core.sense import Sense

class TorresSense(Sense): ...

SENSE: TorresSense
