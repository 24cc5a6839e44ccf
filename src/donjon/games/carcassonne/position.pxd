cimport cython
from donjon.core.position cimport CHANCE, OVER, Moves, Position, become, clone, note, rank_by_score
from donjon.core.random cimport Random
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne cimport dragon, features, followers, landscape, scoring, tower
from donjon.games.carcassonne.state cimport CarcassonneState, spot_of

@cython.no_gc
@cython.final
cdef class CarcassonnePosition(CarcassonneState):
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

    cdef void _list_draws(self, Moves moves) noexcept nogil
    cdef void _list_actions(self, Moves moves) noexcept nogil
    cdef bint _in_play(self, int kind, int slot) noexcept nogil
    cdef int _refuse_draw(self, int kind) noexcept nogil
    cdef int _refuse_action(self, int kind, int tile, int slot) noexcept nogil
    cdef int _refuse_figure(self, int kind, int tile, int slot) noexcept nogil
    cdef int _stand(self, int tile, int slot) noexcept nogil
    cdef int _figure_at(self, int tile, int slot) noexcept nogil
    cdef bint _can_act(self) noexcept nogil
    cdef void _draw(self, int kind) noexcept nogil
    cdef void _place(self, int turn, int x, int y) noexcept nogil
    cdef int _joined(self, int tile) noexcept nogil
    cdef int _beside(self, int tile, int side) noexcept nogil
    cdef void _act(self, int kind, int tile, int slot) noexcept nogil
    cdef void _acted(self) noexcept nogil
    cdef void _fly(self, int tile) noexcept nogil
    cdef void _score(self) noexcept nogil
    cdef void _end_half(self) noexcept nogil
    cdef void _end(self) noexcept nogil
