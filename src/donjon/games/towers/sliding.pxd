from donjon.core.bits cimport ONE, highest, lowest, popcount
from donjon.core.position cimport Moves
from donjon.games.towers.constants cimport *
from donjon.games.towers.state cimport TowersState

cdef unsigned long long movable(TowersState state, int half) noexcept nogil
cdef unsigned int targets(TowersState state, int cell) noexcept nogil
cdef void list_slides(TowersState state, Moves moves) noexcept nogil
cdef bint can_slide(TowersState state) noexcept nogil
cdef int refuse_slide(TowersState state, int source, int target) noexcept nogil
cdef int blocker(TowersState state, int source, int target) noexcept nogil

cdef int _refuse_lift(TowersState state, int cell) noexcept nogil
cdef int _refuse_landing(TowersState state, int source, int target) noexcept nogil
