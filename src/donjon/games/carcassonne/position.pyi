from donjon.core.position import Position
from donjon.games.carcassonne.table import Table

class CarcassonnePosition(Position):
    table: Table
    def __init__(self, table: Table) -> None: ...
    def copy(self) -> CarcassonnePosition: ...
