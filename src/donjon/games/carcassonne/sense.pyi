from donjon.core.sense import Sense

class CarcassonneSense(Sense): ...

SENSE: CarcassonneSense
