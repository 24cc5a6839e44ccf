cimport cython
from donjon.core.bits cimport MASK64
from donjon.core.position cimport Position
from donjon.core.random cimport mix
from donjon.games.elbrus.constants cimport *

@cython.no_gc
cdef class ElbrusState(Position):
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

    cdef unsigned long long fingerprint(self) noexcept nogil
