from donjon.core.bits cimport ONE, lowest
from donjon.core.position cimport Moves, note
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.features cimport land_at
from donjon.games.carcassonne.state cimport CarcassonneState, spot_of

cpdef int kind_of(int figure) noexcept nogil
cpdef int figure_on(CarcassonneState state, int where) noexcept nogil
cpdef int figure_at_home(CarcassonneState state, int seat, int kind) noexcept nogil
cpdef void put_figure(CarcassonneState state, int figure, int where) noexcept nogil
cdef void lift(CarcassonneState state, int figure) noexcept nogil
cdef void go_home(CarcassonneState state, int figure) noexcept nogil
cdef void leave(CarcassonneState state, int figure) noexcept nogil
cpdef bint is_complete(CarcassonneState state, int node) noexcept nogil
cdef int refuse_deploy(CarcassonneState state, int kind, int tile, int slot) noexcept nogil
cdef bint can_deploy(CarcassonneState state) noexcept nogil
cdef void list_deployments(CarcassonneState state, Moves moves) noexcept nogil
cdef bint grows_builder(CarcassonneState state) noexcept nogil
cdef void deploy(CarcassonneState state, int kind, int tile, int slot) noexcept nogil

cdef int _refuse_follower(CarcassonneState state, int tile, int node) noexcept nogil
cdef int _refuse_builder(CarcassonneState state, int node, int land) noexcept nogil
cdef int _refuse_pig(CarcassonneState state, int node, int land) noexcept nogil
cdef void _list_on_tile(CarcassonneState state, int kind, int tile, Moves moves) noexcept nogil
