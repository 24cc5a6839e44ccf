# Plain functions; their types are in tally.py.
from donjon.core.position cimport Moves
