cimport cython
from libc.math cimport exp
from donjon.core.bits cimport lowest, popcount
from donjon.core.position cimport Moves, Position
from donjon.core.sense cimport Sense, Values
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.followers cimport is_complete
from donjon.games.carcassonne.landscape cimport tile_at
from donjon.games.carcassonne.position cimport CarcassonnePosition
from donjon.games.carcassonne.scoring cimport owners, worth
from donjon.games.carcassonne.table cimport Table

@cython.final
cdef class CarcassonneSense(Sense):
    cpdef void evaluate(self, Position position, Values values) noexcept nogil
    cpdef double spread(self, Position position) noexcept nogil
    cpdef void prior(self, Position position, Moves moves, Values weights) noexcept nogil
    cdef void _evaluate(self, Table table, Values values) noexcept nogil
    cdef void _traits(self, CarcassonnePosition position, double *traits) noexcept nogil
    cdef void _figures(self, Table table, double left, double *odds, double *traits) noexcept nogil
    cdef void _feature(self, Table table, int node, double left, double odds, double *traits) noexcept nogil
    cdef void _odds(self, Table table, double *odds) noexcept nogil
    cdef double _filled(self, Table table, int borders) noexcept nogil
    cdef void _needs(self, Table table, int place, double chance, double *odds) noexcept nogil
    cdef void _holdings(self, Table table, double left, double *traits) noexcept nogil
    cdef void _table_traits(self, Table table, double *traits) noexcept nogil
    cdef int _land(self, Table table, int node) noexcept nogil
    cdef double _promise(self, Table table, int move) noexcept nogil
    cdef double _place(self, Table table, int turn, int x, int y) noexcept nogil
    cdef double _meet(self, Table table, int tile, int side) noexcept nogil
    cdef double _deploy(self, Table table, int kind, int slot, int x, int y) noexcept nogil
