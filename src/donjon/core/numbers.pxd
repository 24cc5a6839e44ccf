# Plain functions; their types are in numbers.py.
from donjon.core.bits cimport ONE
from donjon.core.position cimport Moves

cdef enum:
    MOVE = 0xFFFFFFFF
    KINDS = 64
