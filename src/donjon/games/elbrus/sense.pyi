from donjon.core.sense import Sense

class ElbrusSense(Sense): ...

SENSE: ElbrusSense
