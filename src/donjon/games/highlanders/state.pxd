cimport cython
from donjon.core.bits cimport ONE
from donjon.core.position cimport Position
from donjon.core.random cimport mix
from donjon.games.highlanders.constants cimport *

@cython.no_gc
cdef class HighlandersState(Position):
    cdef public int clans
    cdef public bint repulse        # a failed assault costs the step only
    cdef public int turn_cap        # in clan turns
    cdef public int clan            # whose turn it is
    cdef public int phase           # codes.Phase
    cdef public int die             # rolled this turn, 0 = not yet
    cdef public int steps           # left this turn
    cdef public int target          # the camp mustered against, or the castle just taken
    cdef public int gate            # the camp it was taken from
    cdef public int groups          # mustered so far
    cdef public int force           # knights in them
    cdef public int ending          # codes.Ending
    cdef unsigned long long mustered            # the spaces they stand on
    cdef unsigned char group_source[2]
    cdef unsigned char group_size[2]
    cdef unsigned char supply[5]                # knights not on the board
    cdef unsigned char reserve[20]              # shields not on the board: clan * 4 + value
    cdef unsigned char owner[46]                # of a camp or castle: a clan or NOBODY
    cdef unsigned char knights[46]
    cdef unsigned char shield[46]               # its value or NO_SHIELD
    cdef unsigned long long unseen              # castles whose shield only the owner knows
    cdef unsigned long long ruled_out[4]        # by value: castles whose unseen shield is known not to be that
    cdef unsigned long long free_castles
    cdef unsigned long long stands[5]           # by clan: spaces with knights of it, banners too
    cdef unsigned long long castles[5]          # by clan: castles it holds

    cdef unsigned long long fingerprint(self) noexcept nogil
    cdef void shift(self, int source, int target, int knights) noexcept nogil
    cdef void clear_space(self, int space) noexcept nogil
