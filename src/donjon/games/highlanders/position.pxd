cimport cython
from donjon.core.bits cimport ONE
from donjon.core.position cimport CHANCE, OVER, Moves, Position, become, clone, note
from donjon.core.random cimport Random
from donjon.games.highlanders cimport castles, marching
from donjon.games.highlanders.constants cimport *
from donjon.games.highlanders.state cimport HighlandersState
from donjon.games.highlanders.scoring cimport standing, swords

@cython.no_gc
@cython.final
cdef class HighlandersPosition(HighlandersState):
    cpdef int turn(self) noexcept nogil
    cpdef void legal(self, Moves moves) noexcept nogil
    cpdef int refuse(self, int move) noexcept nogil
    cpdef void play(self, int move) noexcept nogil
    cpdef int weight(self, int move) noexcept nogil
    cpdef void assign(self, Position other) noexcept nogil
    cpdef Position copy(self)
    cpdef void imagine(self, int seat, Random random) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef int rank(self, int seat) noexcept nogil
    cpdef unsigned long long key(self) noexcept nogil

    cpdef int seat_of(self, int clan) noexcept nogil
    cpdef int swords_of(self, int clan) noexcept nogil
    cpdef int knights_of(self, int clan, int space) noexcept nogil
    cpdef int shields_left(self, int clan) noexcept nogil
    cpdef void lay(self, int castle, int value, bint unseen) noexcept nogil
    cpdef void deduce(self, int clan) noexcept nogil
    cpdef int may_leave(self, int space) noexcept nogil
    cpdef unsigned long long reach(self, int clan, int source, int steps, bint storming) noexcept nogil
    cpdef int needed(self, int castle, int shield) noexcept nogil

    cdef void _list_chance(self, Moves moves) noexcept nogil
    cdef int _refuse_chance(self, int move) noexcept nogil
    cdef int _due_first(self) noexcept nogil
    cdef int _refuse_castle_choice(self, int move) noexcept nogil
    cdef void _begin(self, int seat) noexcept nogil
    cdef void _roll(self, int die) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _step(self, int source, int target, int knights) noexcept nogil
    cdef void _storm(self, int camp, int castle) noexcept nogil
    cdef void _after_step(self) noexcept nogil
    cdef void _go_in(self, int knights) noexcept nogil
    cdef void _end(self, int ending) noexcept nogil
    cdef int _on_board(self, int seat) noexcept nogil
