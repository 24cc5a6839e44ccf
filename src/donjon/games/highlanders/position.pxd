cimport cython
from donjon.core.bits cimport ONE, lowest
from donjon.core.position cimport CHANCE, OVER, Moves, Position, become, clone, note
from donjon.core.random cimport Random
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

    cdef int _chance_moves(self, Moves moves) noexcept nogil
    cdef int _steps_from(self, int source, unsigned long long targets, Moves moves, int count) noexcept nogil
    cdef int _legal_muster(self, Moves moves) noexcept nogil
    cdef int _least(self, int source, int target) noexcept nogil
    cdef int _help(self, int source, int target) noexcept nogil
    cdef bint _falls(self, int clan, int source, int space, int target, int crowd) noexcept nogil
    cdef int _refuse_assault(self, int camp, int castle) noexcept nogil
    cdef int _withstands(self, int castle, int force) noexcept nogil
    cdef int _refuse_chance(self, int move) noexcept nogil
    cdef int _due_first(self) noexcept nogil
    cdef int _refuse_castle_choice(self, int move) noexcept nogil
    cdef int _refuse_step(self, int source, int target, int knights) noexcept nogil
    cdef void _begin(self, int seat) noexcept nogil
    cdef void _roll(self, int die) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _step(self, int source, int target, int knights) noexcept nogil
    cdef void _after_step(self) noexcept nogil
    cdef void _leave(self, int space, int knights) noexcept nogil
    cdef void _arrive(self, int space, int knights) noexcept nogil
    cdef void _clear(self, int space) noexcept nogil
    cdef void _join(self, int source, int knights) noexcept nogil
    cdef void _strike(self, int source, int target, int knights) noexcept nogil
    cdef void _assault(self, int camp, int castle) noexcept nogil
    cdef void _show(self, int castle) noexcept nogil
    cdef bint _redeal(self, int clan, Random random) noexcept nogil
    cdef void _fail(self, int camp, int castle) noexcept nogil
    cdef void _take(self, int camp, int castle) noexcept nogil
    cdef void _hold(self, int castle) noexcept nogil
    cdef void _go_in(self, int knights) noexcept nogil
    cdef void _draw_shield(self, int value) noexcept nogil
    cdef void _end(self, int ending) noexcept nogil
    cdef int _on_board(self, int seat) noexcept nogil
