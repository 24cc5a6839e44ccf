cimport cython
from donjon.core.bits cimport ONE
from donjon.core.position cimport Position
from donjon.core.random cimport mix
from donjon.games.torres.constants cimport *
from donjon.games.torres.castles cimport Castles
from donjon.games.torres.decks cimport Decks

cdef class Table(Position):
    cdef public int version                 # 0 basic, 1 own decks, 2 master
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
    cdef public int points                  # action points left
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
    cdef Castles castles
    cdef Decks decks

    cdef void _lay_out(self, Table other) noexcept nogil
    cdef unsigned long long _fingerprint(self) noexcept nogil

    cpdef int height_at(self, int cell) noexcept
    cpdef int area_at(self, int cell) noexcept
    cpdef int castle_count(self) noexcept
    cpdef unsigned long long knights_of(self, int seat) noexcept
    cpdef int knights_off_board(self, int seat) noexcept
    cpdef int stacks_of(self, int seat, int size) noexcept
    cpdef int cards_in_hand(self, int seat, int kind) noexcept
    cpdef int cards_fresh(self, int kind) noexcept
    cpdef int cards_played(self, int seat, int kind) noexcept
    cpdef int cards_in_bag(self, int kind) noexcept
    cpdef int cards_of_kind(self, int kind) noexcept
    cpdef int deck_size(self, int seat) noexcept
    cpdef unsigned long long deck_top(self, int seat) noexcept
    cpdef unsigned int deck_middle(self, int seat) noexcept
    cpdef unsigned long long deck_under(self, int seat) noexcept
    cpdef unsigned long long cards_drawn(self) noexcept
    cpdef void set_height(self, int cell, int height) noexcept
    cpdef void survey(self) noexcept
    cpdef void set_figure(self, int seat, int cell) noexcept
    cpdef void set_score(self, int seat, int points) noexcept
    cpdef void set_stacks(self, int seat, int size, int count) noexcept
    cpdef void set_cards(self, int seat, int kind, int hand, int played) noexcept
    cpdef void set_fresh(self, int kind, int count) noexcept
    cpdef void set_bag(self, int kind, int count) noexcept
    cpdef void set_deck(self, int seat, unsigned long long top, unsigned int middle, unsigned long long under) noexcept
    cpdef void set_drawn(self, unsigned long long drawn) noexcept
