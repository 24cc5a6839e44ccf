cimport cython
from donjon.core.position cimport Position
from donjon.core.tensor cimport Tensor, blank, put_head, relative
from donjon.games.torres.constants cimport *
from donjon.games.torres.decks cimport length
from donjon.games.torres.position cimport TorresPosition

@cython.final
cdef class TorresTensor(Tensor):
    cpdef void observe(self, Position position, int seat, unsigned char *out) noexcept nogil
    cdef void _board(self, TorresPosition board, int seat, unsigned char *out) noexcept nogil
    cdef void _turn(self, TorresPosition board, int seat, unsigned char *out, int at) noexcept nogil
    cdef void _seats(self, TorresPosition board, int seat, unsigned char *out, int at) noexcept nogil
    cdef void _own_cards(self, TorresPosition board, int seat, unsigned char *out, int at) noexcept nogil
    cdef void _sequence(self, unsigned long long cards, unsigned char *out, int at) noexcept nogil
