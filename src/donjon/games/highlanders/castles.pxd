from donjon.core.bits cimport ONE, lowest
from donjon.core.position cimport note
from donjon.core.random cimport Random
from donjon.games.highlanders.constants cimport *
from donjon.games.highlanders.state cimport HighlandersState

cdef int refuse_assault(HighlandersState state, int camp, int castle) noexcept nogil
cdef int withstands(HighlandersState state, int castle, int force) noexcept nogil
cdef int needed(HighlandersState state, int castle, int shield) noexcept nogil
cdef bint storm(HighlandersState state, int camp, int castle) noexcept nogil
cdef void go_in(HighlandersState state, int knights) noexcept nogil
cdef void give_last(HighlandersState state) noexcept nogil
cdef int shields_left(HighlandersState state, int clan) noexcept nogil
cdef void lay(HighlandersState state, int castle, int value, bint unseen) noexcept nogil
cdef void draw_shield(HighlandersState state, int value) noexcept nogil
cdef void deduce(HighlandersState state, int clan) noexcept nogil
cdef bint redeal(HighlandersState state, int clan, Random random) noexcept nogil

cdef void _fail(HighlandersState state, int camp, int castle) noexcept nogil
cdef void _lose(HighlandersState state, int castle) noexcept nogil
cdef void _hold(HighlandersState state, int castle) noexcept nogil
cdef void _show(HighlandersState state, int castle) noexcept nogil
