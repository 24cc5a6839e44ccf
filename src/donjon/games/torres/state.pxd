cimport cython
from donjon.core.bits cimport ONE
from donjon.core.position cimport Position
from donjon.core.random cimport mix
from donjon.games.torres.constants cimport *

@cython.no_gc
cdef class TorresState(Position):
    cdef public int version                 # 0 basic, 1 own decks, 2 master, 3 plain
    cdef public bint path                   # doors: path
    cdef public bint stacking               # moveblock: stack
    cdef public int chosen                  # option master: 0 drawn, else the card + 1
    cdef public int master                  # the open master card, or -1
    cdef public int stage                   # codes.Stage
    cdef public int player                  # whose turn it is
    cdef public int phase                   # 0 to 2
    cdef public int round                   # of the phase, from 0
    cdef public int first                   # who started the phase
    cdef public int starter                 # who started the round
    cdef public int actions                 # action points left
    cdef public bint bound                  # the turn's stack is in hand ...
    cdef public int left                    # ... and this many of its blocks are left
    cdef public int bought                  # cards this turn
    cdef public bint carded                 # a card was played this turn
    cdef public int supply                  # blocks in the common heap
    cdef public int king                    # cell or NOWHERE
    cdef int total[4]                       # points on the track
    cdef unsigned char stacks[16]           # [seat * 4 + size]: how many stacks of that size
    cdef unsigned char reserve[4]           # knights off the board
    cdef unsigned long long knights[4]
    cdef unsigned long long empty           # cells without a figure
    # Castles: all blocks on the board
    cdef unsigned char height[64]
    cdef unsigned char castle_at[64]        # number of the castle on a cell, or NOWHERE
    cdef unsigned long long above[66]       # [h]: cells higher than h
    cdef unsigned long long castles[32]     # the cells of each castle, by number; 0 = number not in use
    cdef int castles_standing                          # how many castles stand
    cdef unsigned long long room            # castle cells lower than the area of their castle
    cdef unsigned long long ledges          # cells with a higher cell beside them: a door opens onto them
    cdef unsigned long long once            # ground cells beside at least one, two, three castles
    cdef unsigned long long twice
    cdef unsigned long long thrice
    # Action cards: in hands, in decks, or played
    cdef unsigned char hand[40]             # [seat * 10 + kind]
    cdef unsigned char played[40]           # cards that left the game, by who played them
    cdef unsigned char fresh[10]            # bought in the turn in hand: may not be played yet
    cdef unsigned char bag[10]              # the common deck: kinds left, in no order
    cdef unsigned int middle[4]             # an own deck: kinds whose place is unknown, as bits ...
    cdef unsigned long long top[4]          # ... and those the owner put back on top of them, next one first ...
    cdef unsigned long long under[4]        # ... or under them; both as `sequence`s
    cdef unsigned long long drawn           # cards drawn from an own deck, one of which will be kept

    cdef unsigned long long fingerprint(self) noexcept nogil
    cdef unsigned long long _key_of_cards(self) noexcept nogil
