from donjon.core.bits cimport ONE, lowest
from donjon.core.position cimport Moves, note
from donjon.games.highlanders.castles cimport refuse_assault, withstands
from donjon.games.highlanders.constants cimport *
from donjon.games.highlanders.state cimport HighlandersState

cdef int may_leave(HighlandersState state, int space) noexcept nogil
cdef void list_steps(HighlandersState state, Moves moves) noexcept nogil
cdef void list_muster(HighlandersState state, Moves moves) noexcept nogil
cdef int refuse_step(HighlandersState state, int source, int target, int knights) noexcept nogil
cdef void march(HighlandersState state, int source, int target, int knights) noexcept nogil
cdef unsigned long long reach(HighlandersState state, int clan, int source, int steps, bint storming) noexcept nogil
cdef void muster(HighlandersState state, int source, int target, int knights) noexcept nogil
cdef void strike(HighlandersState state, int source, int target, int knights) noexcept nogil

cdef void _list_from(HighlandersState state, int source, unsigned long long targets, Moves moves) noexcept nogil
cdef bint _falls(HighlandersState state, int clan, int source, int space, int target, int crowd) noexcept nogil
cdef int _least(HighlandersState state, int source, int target) noexcept nogil
cdef int _help(HighlandersState state, int source, int target) noexcept nogil
