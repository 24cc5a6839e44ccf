cimport cython
from donjon.core.position cimport Position
from donjon.core.random cimport mix
from donjon.games.towers.constants cimport *

@cython.no_gc
cdef class TowersState(Position):
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
    cdef unsigned short taken_rows[8]           # the same by row and by column: a stack's lines at a glance
    cdef unsigned char taken_columns[14]
    cdef unsigned short colour_rows[32]         # [colour * 8 + row]
    cdef unsigned char colour_columns[56]       # [colour * 14 + column]
    cdef unsigned char landing[112]             # which of the sets below says where the stack may stop
    cdef unsigned short stop_rows[192]          # [row * LANDINGS + landing]
    cdef unsigned char stop_columns[336]        # [column * LANDINGS + landing]

    cdef unsigned long long fingerprint(self) noexcept nogil
