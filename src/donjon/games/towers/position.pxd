cimport cython
from donjon.core.bits cimport ONE, lowest
from donjon.core.position cimport CHANCE, OVER, Moves, Position, rank_by_score
from donjon.core.random cimport Random, mix
from donjon.games.towers.constants cimport *
from donjon.games.towers.scoring cimport district_points, site_points

@cython.no_gc
@cython.final
cdef class TowersPosition(Position):
    cdef public bint unlimited
    cdef public int player          # whose turn it is
    cdef public int dealt           # tiles dealt so far
    cdef public bint begun          # the first player is known
    cdef public bint bonus          # the move in hand is a bonus move
    cdef public bint built          # this turn has stacked or settled something
    cdef public int quiet           # turns in a row without either
    cdef public int ending          # codes.Ending
    cdef public int won             # the district that ended the game, or -1
    cdef unsigned char bag[16]      # tiles not yet dealt: colour * 4 + symbol
    cdef unsigned char street[4]    # stacks on streets, by the colour on top
    cdef unsigned char locked[4]    # by seat: cell of the neutral it moved, or NOWHERE
    cdef unsigned char height[112]
    cdef unsigned char top[112]
    cdef unsigned char symbol[112]
    cdef unsigned long long layers[112]         # two bits a tile, lowest tile first
    cdef unsigned long long occupied[2]
    cdef unsigned long long colour_bits[8]      # [colour * 2 + half]
    cdef unsigned long long symbol_bits[8]      # [symbol * 2 + half]
    cdef unsigned long long low_bits[12]        # [h * 2 + half]: stacks of at most h tiles

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

    cpdef int height_at(self, int cell) noexcept nogil
    cpdef int symbol_at(self, int cell) noexcept nogil
    cpdef int layer_at(self, int cell, int level) noexcept nogil
    cpdef int locked_by(self, int seat) noexcept nogil
    cpdef unsigned int targets(self, int cell) noexcept nogil
    cpdef int in_bag(self, int kind) noexcept nogil
    cpdef void put(self, int cell, int colour, int symbol) noexcept nogil
    cpdef void set_lock(self, int seat, int cell) noexcept nogil

    cdef void _assign(self, TowersPosition other) noexcept nogil
    cdef void _legal_chance(self, Moves moves) noexcept nogil
    cdef unsigned long long _movable(self, int half) noexcept nogil
    cdef int _refuse_lift(self, int cell) noexcept nogil
    cdef unsigned int _reach(self, int cell) noexcept nogil
    cdef unsigned long long _landing(self, int cell, int half) noexcept nogil
    cdef bint _can_move(self) noexcept nogil
    cdef int _refuse_landing(self, int source, int target) noexcept nogil
    cdef void _deal(self, int kind) noexcept nogil
    cdef void _slide(self, int source, int target) noexcept nogil
    cdef void _lift(self, int cell) noexcept nogil
    cdef void _set(self, int cell, int colour, int symbol, int height, unsigned long long layers) noexcept nogil
    cdef void _settle(self, int target, int covered, int below) noexcept nogil
    cdef bint _closed(self, int district, int colour) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef bint _next_player(self, int first) noexcept nogil
    cdef void _end(self, int ending, int district) noexcept nogil
    cdef void _note(self, int kind, int seat, int a, int b, int c, int points) noexcept nogil
