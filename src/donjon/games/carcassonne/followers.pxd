from donjon.core.bits cimport ONE, lowest
from donjon.core.position cimport Log, Moves
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.table cimport Table, note

cpdef int kind_of(int figure) noexcept nogil
cpdef int figure_on(Table table, int where) noexcept nogil
cpdef int figure_at_home(Table table, int seat, int kind) noexcept nogil
cpdef void put_figure(Table table, int figure, int where) noexcept nogil
cdef void lift(Table table, int figure) noexcept nogil
cdef void go_home(Table table, int figure) noexcept nogil
cdef void leave(Table table, Log log, int figure) noexcept nogil
cdef bint is_complete(Table table, int node) noexcept nogil
cdef int refuse_deploy(Table table, int kind, int tile, int slot) noexcept nogil
cdef bint can_deploy(Table table) noexcept nogil
cdef void list_deployments(Table table, Moves moves) noexcept nogil
cdef bint grows_builder(Table table) noexcept nogil
cdef void deploy(Table table, Log log, int kind, int tile, int slot) noexcept nogil

cdef int _refuse_follower(Table table, int tile, int node) noexcept nogil
cdef int _refuse_builder(Table table, int node, int land) noexcept nogil
cdef int _refuse_pig(Table table, int node, int land) noexcept nogil
cdef void _list_on_tile(Table table, int kind, int tile, Moves moves) noexcept nogil
