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
    # How large the landscape is
    cdef public int tiles
    cdef public int nodes                       # segments
    cdef public int opens                       # open places
    # Figures: bit and index seat * 10 + number
    cdef unsigned short figure_at[MOST_FIGURES]
    cdef unsigned long long home
    cdef unsigned long long monks                # on monasteries
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
    cdef unsigned long long bag_bits[BAG_WORDS] # how many there are of each, bit by bit: [bit * 2 + word]
    cdef unsigned char thrown[KINDS]            # drawn and fitting nowhere
    # Places: every one that has a tile or touches one, as spot | borders or tile << 18 | TAKEN
    cdef unsigned int open_place[MOST_OPEN]     # those without a tile, by borders, then by how long they have had these
    cdef unsigned int place[1024]               # all of them, by their coordinates (landscape.slot_of)
    # Tiles in the order in which they were placed
    cdef unsigned char tile_kind[MOST_TILES]
    cdef unsigned char tile_turn[MOST_TILES]
    cdef unsigned char tile_around[MOST_TILES]       # neighbours, diagonal ones too
    cdef short tile_x[MOST_TILES]
    cdef short tile_y[MOST_TILES]
    cdef unsigned short tile_node[MOST_TILES]        # the number of its first segment
    # Segments, numbered tile by tile; `label` names the feature a segment belongs to by one of its segments
    cdef unsigned short label[MOST_NODES]
    cdef unsigned short ring[MOST_NODES]             # the next segment of the same feature, round and round
    cdef unsigned char node_tile[MOST_NODES]
    cdef unsigned long long contents[MOST_NODES]     # by label, as below; pieces.py: shields, goods, open sides and more
    cdef unsigned long long crew[MOST_NODES]         # the figures in it
    cdef unsigned long long marks[10]           # scratch: a set of tiles or labels

    cdef unsigned long long fingerprint(self) noexcept nogil
    cdef unsigned long long _key_of_table(self, unsigned long long h) noexcept nogil
    cdef unsigned long long _key_of_seats(self, unsigned long long h) noexcept nogil

cpdef int spot_of(CarcassonneState state, int where) noexcept nogil
