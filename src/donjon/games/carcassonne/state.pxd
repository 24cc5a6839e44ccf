cimport cython
from donjon.core.bits cimport MASK64, ONE
from donjon.core.position cimport Position
from donjon.core.random cimport mix
from donjon.games.carcassonne.constants cimport *

@cython.no_gc
cdef class CarcassonneState(Position):
    # The agreed rules
    cdef public int sets            # bits, in the order of tiles.SETS
    cdef public int farms           # 1, 2 or 3
    cdef public int small_city      # 4 or 2
    cdef public bint fairy_on_tile
    cdef public bint dragon_late    # flies after scoring
    cdef public bint princess_must
    cdef public bint reach_over     # towers do not block the line
    cdef public bint top_capture
    # The turn in hand
    cdef public int step            # codes.Step
    cdef public int player          # whose turn it is
    cdef public int drawn           # kind of the tile in hand, or NONE
    cdef public int tile            # the tile placed last
    cdef public bint second         # in the second half of a double turn
    cdef public bint extended       # this half earned a second one
    cdef public bint ransomed       # a ransom was paid this turn
    cdef public int tower           # the tower built on last
    cdef public int rival           # with whom an exchange is being made
    cdef public int flown           # steps of the flight made
    cdef unsigned char flight[8]    # tiles it has visited, the start first
    # Places: every cell that has a tile or touches one. `index` finds one by its coordinates.
    cdef public int places
    cdef short place_x[MOST_PLACES]
    cdef short place_y[MOST_PLACES]
    cdef unsigned char place_tile[MOST_PLACES]       # NONE while open
    cdef unsigned char place_borders[MOST_PLACES]    # what its neighbours ask of it, two bits a side
    cdef unsigned short place_next[MOST_PLACES]      # open places with the same borders, as a list both ways
    cdef unsigned short place_previous[MOST_PLACES]
    cdef unsigned short first_place[256]        # by borders: place + 1, or 0
    cdef unsigned short last_place[256]
    cdef unsigned long long asked[4]            # the borders that some open place has, as 256 bits
    cdef unsigned short index[1024]             # place + 1, or 0
    # Tiles in the order in which they were placed
    cdef public int tiles
    cdef unsigned char tile_kind[MOST_TILES]
    cdef unsigned char tile_turn[MOST_TILES]
    cdef unsigned char tile_around[MOST_TILES]       # neighbours, diagonal ones too
    cdef short tile_x[MOST_TILES]
    cdef short tile_y[MOST_TILES]
    cdef unsigned short tile_node[MOST_TILES]        # the number of its first segment
    # Segments, numbered tile by tile; `label` names the feature a segment belongs to by one of its segments
    cdef public int nodes
    cdef unsigned short label[MOST_NODES]
    cdef unsigned short ring[MOST_NODES]             # the next segment of the same feature, round and round
    cdef unsigned char node_tile[MOST_NODES]
    cdef unsigned short members[MOST_NODES]          # by label, as all below
    cdef unsigned char unfinished[MOST_NODES]        # open sides
    cdef unsigned int contents[MOST_NODES]           # pieces.py: shields, goods, inns and cathedrals
    cdef unsigned long long crew[MOST_NODES]         # the figures in it
    # Figures: bit and index seat * 10 + number
    cdef unsigned short figure_at[MOST_FIGURES]
    cdef unsigned long long home
    cdef unsigned long long jail[6]
    # Towers, dragon, fairy
    cdef public int towers
    cdef unsigned char tower_tile[MOST_TOWERS]
    cdef unsigned char tower_pieces[MOST_TOWERS]
    cdef unsigned char tower_top[MOST_TOWERS]        # the follower on it, or NONE
    cdef public int dragon                      # its tile, or NONE
    cdef public int fairy                       # its tile, or NONE
    cdef public int fairy_with                  # where the follower stands that it is with, or HOME
    # What seats hold, and the bag
    cdef int points[6]
    cdef unsigned char pieces[6]
    cdef unsigned char goods[18]                # seat * 3 + good
    cdef public int left                        # tiles in the bag
    cdef public int asleep                      # of these, dragon tiles not to be drawn before the first volcano
    cdef unsigned char bag[KINDS]
    cdef unsigned long long bag_kinds[2]        # the kinds still in it, as bits
    cdef unsigned char thrown[KINDS]            # drawn and fitting nowhere
    cdef unsigned long long marks[10]           # scratch: a set of tiles or labels

    cdef unsigned long long fingerprint(self) noexcept nogil
    cdef unsigned long long _key_of_table(self, unsigned long long h) noexcept nogil
    cdef unsigned long long _key_of_seats(self, unsigned long long h) noexcept nogil

cpdef int spot_of(CarcassonneState state, int where) noexcept nogil
