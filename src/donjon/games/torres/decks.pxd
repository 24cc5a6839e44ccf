from donjon.core.bits cimport lowest, popcount
from donjon.core.random cimport Random
from donjon.games.torres.constants cimport *
from donjon.games.torres.state cimport TorresState

cdef int length(unsigned long long sequence) noexcept nogil
cdef bint among(unsigned long long sequence, int kind) noexcept nogil
cdef unsigned long long without(unsigned long long sequence, int kind) noexcept nogil

cdef int size(TorresState state, int seat) noexcept nogil
cdef unsigned int playable(TorresState state, int seat) noexcept nogil
cdef void spend(TorresState state, int seat, int kind) noexcept nogil
cdef bint draw_known(TorresState state, int seat) noexcept nogil
cdef int weight(TorresState state, int seat, int kind) noexcept nogil
cdef void take(TorresState state, int seat, int kind) noexcept nogil
cdef void draw(TorresState state, int seat, int kind) noexcept nogil
cdef void keep(TorresState state, int seat, int kind, int where) noexcept nogil
cdef void end_turn(TorresState state) noexcept nogil
cdef void imagine(TorresState state, int seat, Random random) noexcept nogil

cdef void _imagine_hands(TorresState state, int seat, Random random) noexcept nogil
cdef void _imagine_deck(TorresState state, int seat, Random random) noexcept nogil
cdef int _pick(unsigned char *cards, Random random) noexcept nogil
cdef unsigned long long _pick_sequence(unsigned long long like, unsigned char *cards, Random random) noexcept nogil
