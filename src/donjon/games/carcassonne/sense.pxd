cimport cython
from donjon.core.bits cimport lowest, popcount
from donjon.core.position cimport Moves, Position
from donjon.core.sense cimport Sense, Values
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.features cimport land_at, owners
from donjon.games.carcassonne.landscape cimport tile_at, tile_on
from donjon.games.carcassonne.position cimport CarcassonnePosition
from donjon.games.carcassonne.scoring cimport worth
from donjon.games.carcassonne.state cimport CarcassonneState

@cython.final
cdef class CarcassonneSense(Sense):
    cpdef double spread(self, Position position) noexcept nogil
    cpdef void prior(self, Position position, Moves moves, Values weights) noexcept nogil
    cdef void _figures(self, CarcassonneState state, double left, double *odds, double *traits) noexcept nogil
    cdef void _feature(self, CarcassonneState state, int node, double left, double odds, double *traits) noexcept nogil
    cdef void _odds(self, CarcassonneState state, double *odds) noexcept nogil
    cdef bint _has_most(self, CarcassonneState state, int seat, int good) noexcept nogil
    cdef double _filled(self, CarcassonneState state, int borders) noexcept nogil
    cdef int _label_beside(self, CarcassonneState state, int spot, int direction) noexcept nogil
    cdef void _holdings(self, CarcassonneState state, double left, double *traits) noexcept nogil
    cdef void _traits(self, CarcassonneState state, double *traits) noexcept nogil
    cdef double _promise(self, CarcassonneState state, int move) noexcept nogil
    cdef double _place(self, CarcassonneState state, int turn, int x, int y) noexcept nogil
    cdef double _meet(self, CarcassonneState state, int tile, int side) noexcept nogil
    cdef double _deploy(self, CarcassonneState state, int kind, int slot, int x, int y) noexcept nogil
