cimport cython
from cpython.object cimport PyObject
from libc.stdlib cimport free, malloc
from libc.string cimport memset
from donjon.core.position cimport OVER, Moves, Position, draw_chance
from donjon.core.random cimport Random
from donjon.core.tensor cimport Tensor

@cython.final
cdef class Tools:
    cdef Moves moves
    cdef Random random

@cython.final
cdef class Lanes:
    cdef Tensor tensor
    cdef bint listed                    # an action is the place of a move in its list, and `moves` has these lists
    cdef Position start
    cdef list positions
    cdef PyObject **games               # the same, for C
    cdef unsigned long long[::1] luck
    cdef int[:, ::1] legal
    cdef int[:, ::1] moves
    cdef int[::1] counts
    cdef signed char[::1] players
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] done
    cdef int[::1] picked
    cdef bint _is_legal(self, int lane, int action) noexcept nogil
    cdef int _move(self, int lane, int action) noexcept nogil
    cdef void _step(self, Position game, int lane, Tools tools) noexcept nogil
    cdef bint _settle(self, Position game, int lane, Tools tools) noexcept nogil
    cdef void _reward(self, Position game, int lane) noexcept nogil
