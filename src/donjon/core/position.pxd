cimport cython
from cpython.mem cimport PyObject_Malloc
from cpython.object cimport PyObject, PyTypeObject
from cpython.ref cimport Py_DECREF, Py_INCREF
from libc.string cimport memcpy
from donjon.core.bits cimport lowest
from donjon.core.random cimport Random

cpdef enum:
    CHANCE = -1
    OVER = -2

cdef extern from "Python.h":
    void PyObject_Init(PyObject *memory, PyTypeObject *kind)
    bint PyType_IS_GC(PyTypeObject *kind)

cdef enum:
    MOST_MOVES = 4096
    MOST_NOTES = 512
    NOTE_SIZE = 6

@cython.final
cdef class Moves:
    cdef public int count
    cdef int items[MOST_MOVES]
    cpdef void clear(self) noexcept nogil
    cpdef void add(self, int move) noexcept nogil
    cpdef int at(self, int index) noexcept nogil
    cdef inline void add_each(self, int base, unsigned long long bits, int step) noexcept nogil:
        """For each of these bits a move: base + number of the bit * step."""
        cdef int count = self.count
        while bits:
            self.items[count] = base + lowest(bits) * step
            bits &= bits - 1
            count += 1
        self.count = count

@cython.final
cdef class Log:
    cdef public int count
    cdef int items[MOST_NOTES * NOTE_SIZE]
    cpdef void clear(self) noexcept nogil
    cpdef void note(self, int kind, int seat, int a, int b, int c, int points) noexcept nogil

@cython.no_gc
cdef class Position:
    cdef public Log log             # stays one's own when the rest is copied: all that is declared after it
    cdef public int seats
    cdef public int turns
    cdef public int reveals
    cdef int turn(self) noexcept nogil
    cdef void legal(self, Moves moves) noexcept nogil
    cdef int refuse(self, int move) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef int weight(self, int move) noexcept nogil
    cdef void assign(self, Position other) noexcept nogil
    cdef Position copy(self)
    cdef void imagine(self, int seat, Random random) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil

cpdef int draw_chance(Position position, Moves moves, Random random) noexcept nogil
cpdef int gain(Position position, int move)
cdef int _gained(Position position, Position after, int move, int seat, int before) noexcept nogil
cdef int rank_by_score(Position position, int seat) noexcept nogil

cdef inline void become(Position position, Position other) noexcept nogil:
    """Copy everything but the log: all that a position declares is one block, its game's part included."""
    cdef Py_ssize_t head = <char *>&position.seats - <char *><PyObject *>position
    memcpy(&position.seats, &other.seats, (<PyObject *>position).ob_type.tp_basicsize - head)

cdef inline Position clone(Position position):
    """A new position without a log: a copy of the memory, without first filling it with zeros as `__new__` would."""
    cdef PyTypeObject *kind = (<PyObject *>position).ob_type
    cdef void *memory
    cdef Position new
    if PyType_IS_GC(kind):
        raise TypeError("a position's classes need @cython.no_gc, in the .py and the .pxd")
    memory = PyObject_Malloc(kind.tp_basicsize)
    if memory == NULL:
        raise MemoryError("no memory for a position")
    memcpy(memory, <void *>position, kind.tp_basicsize)
    PyObject_Init(<PyObject *>memory, kind)
    new = <Position>memory
    Py_DECREF(new)  # `new` counts for itself
    Py_INCREF(new.log)  # the one that was copied
    new.log = None
    return new

cdef inline void note(Position position, int kind, int seat, int a, int b, int c, int points) noexcept nogil:
    """Write down what happened, if somebody reads it."""
    if position.log is not None:
        position.log.note(kind, seat, a, b, c, points)
