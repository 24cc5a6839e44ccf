from donjon.core.sense import Sense

class TowersSense(Sense): ...

SENSE: TowersSense
