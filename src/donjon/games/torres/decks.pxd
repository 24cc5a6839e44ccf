cimport cython
from donjon.core.bits cimport lowest, popcount
from donjon.core.random cimport Random, mix
from donjon.games.torres.constants cimport *

@cython.final
cdef class Decks:
    cdef int version                        # 0 basic, 1 own decks, 2 master
    cdef int seats
    cdef unsigned char hand[40]             # [seat * 10 + kind]
    cdef unsigned char played[40]           # cards that left the game, by who played them
    cdef unsigned char fresh[10]            # bought in the turn in hand: may not be played yet
    cdef unsigned char bag[10]              # the common deck: kinds left, in no order
    cdef unsigned int middle[4]             # an own deck: kinds whose place is unknown, as bits ...
    cdef unsigned long long top[4]          # ... and those the owner put back on top of them, next one first ...
    cdef unsigned long long under[4]        # ... or under them; both as `sequence`s
    cdef unsigned long long drawn           # cards drawn from an own deck, one of which will be kept

    cdef void assign(self, Decks other) noexcept nogil
    cdef int size(self, int seat) noexcept nogil
    cdef unsigned int playable(self, int seat) noexcept nogil
    cdef void spend(self, int seat, int kind) noexcept nogil
    cdef bint draw_known(self, int seat) noexcept nogil
    cdef int weight(self, int seat, int kind) noexcept nogil
    cdef void take(self, int seat, int kind) noexcept nogil
    cdef void draw(self, int seat, int kind) noexcept nogil
    cdef void keep(self, int seat, int kind, int where) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void imagine(self, int seat, int player, Random random) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil

    cdef void _imagine_hands(self, int seat, int player, Random random) noexcept nogil
    cdef void _imagine_deck(self, int seat, int player, Random random) noexcept nogil
    cdef int _pick(self, unsigned char *cards, Random random) noexcept nogil
    cdef unsigned long long _pick_sequence(self, unsigned long long like, unsigned char *cards, Random random) noexcept nogil

cdef int length(unsigned long long sequence) noexcept nogil
cdef bint among(unsigned long long sequence, int kind) noexcept nogil
cdef unsigned long long without(unsigned long long sequence, int kind) noexcept nogil
