cimport cython
from donjon.core.bits cimport MASK64, ONE, lowest
from donjon.core.position cimport CHANCE, OVER, Moves, Position
from donjon.core.random cimport Random, mix
from donjon.games.elbrus.constants cimport *
from donjon.games.elbrus.placing cimport ANCHORS, HALF, SHAPE_MOVES, STRIDE, ahead, barred, clear, level
from donjon.games.elbrus.scoring cimport (
    arch_points, corner_owner, lone, piers_used, stands_higher, wall_pieces, well_owner
)

@cython.no_gc
@cython.final
cdef class ElbrusPosition(Position):
    cdef public int field           # cells along an edge: 8, 9 or 10
    cdef public bint stairs
    cdef public bint penalties
    cdef public int scenario        # 0 none, else pieces.PIERS ...
    cdef public int player          # whose turn it is
    cdef public bint begun          # the first player is known
    cdef public int offered         # the mark just hit: a staircase may be made; else 0
    cdef public int ending          # codes.Ending
    cdef public int count           # pieces on the field, in the order they were placed
    cdef int tallest                # the highest deck
    cdef int planes                 # bits needed to write `tallest` + 3
    cdef int points[4]
    cdef unsigned char stock[16]    # [seat * 4 + kind]
    cdef unsigned char held[4]      # staircases made and not yet placed, by seat
    cdef unsigned char height[100]
    cdef unsigned char top[100]     # the piece whose deck is on top, or NONE
    # The pieces, by number. `anchor` is the cell of the first foot; `under` what both feet stand on, or NONE.
    cdef unsigned char owner[80]
    cdef unsigned char shape[80]
    cdef unsigned char anchor[80]
    cdef unsigned char deck[80]
    cdef unsigned char under[160]
    # Bitboards: two words each, five rows in each.
    cdef unsigned long long height_bits[12]     # [plane * 2 + half]: heights, bit by bit; six bits are enough,
                                                # for each storey takes two pieces: 80 never reach 60
    cdef unsigned long long single_bits[8]      # [(line * 2 + span - 1) * 2 + half]: both feet would be on one piece
    cdef unsigned long long grey_bits[2]        # cells with a grey deck on top

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
    cpdef int top_at(self, int cell) noexcept nogil
    cpdef int stock_of(self, int seat, int kind) noexcept nogil
    cpdef int stairs_of(self, int seat) noexcept nogil
    cpdef int owner_of(self, int piece) noexcept nogil
    cpdef int shape_of(self, int piece) noexcept nogil
    cpdef int anchor_of(self, int piece) noexcept nogil
    cpdef int deck_of(self, int piece) noexcept nogil
    cpdef int under_foot(self, int piece, int foot) noexcept nogil
    cpdef int refuse_place(self, int move) noexcept nogil
    cpdef int set_piece(self, int seat, int move) noexcept nogil
    cpdef void set_points(self, int seat, int points) noexcept nogil
    cpdef void set_stairs(self, int seat) noexcept nogil

    cdef void _assign(self, ElbrusPosition other) noexcept nogil
    cdef unsigned long long _fits(self, int shape, int half) noexcept nogil
    cdef unsigned long long _climbs(self, int lower, int upper, int half) noexcept nogil
    cdef unsigned long long _meeting(self, int shape, int foot, int half) noexcept nogil
    cdef bint _can_place(self) noexcept nogil
    cdef int _refuse_arch(self, int shape, int anchor) noexcept nogil
    cdef void _place(self, int move) noexcept nogil
    cdef int _put(self, int owner, int shape, int anchor) noexcept nogil
    cdef void _cover(self, int shape, int low, int deck, bint grey) noexcept nogil
    cdef void _share(self, int line, int low) noexcept nogil
    cdef bint _hits_mark(self) noexcept nogil
    cdef void _next_player(self) noexcept nogil
    cdef void _end(self) noexcept nogil
    cdef void _count_scenario(self) noexcept nogil
    cdef void _count_penalties(self, int seat) noexcept nogil
    cdef void _earn(self, int kind, int seat, int a, int b, int points) noexcept nogil
    cdef void _note(self, int kind, int seat, int a, int b, int c, int points) noexcept nogil
