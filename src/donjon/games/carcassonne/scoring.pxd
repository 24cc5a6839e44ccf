from donjon.core.bits cimport ONE, lowest, popcount
from donjon.core.position cimport Log
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.followers cimport figure_on, go_home, is_complete
from donjon.games.carcassonne.table cimport Table, note

cpdef int tiles_in(Table table, int label) noexcept nogil
cpdef int cities_at(Table table, int label) noexcept nogil
cpdef int owners(Table table, unsigned long long crew) noexcept nogil
cpdef int worth(Table table, int node) noexcept nogil
cdef void score_completed(Table table, Log log) noexcept nogil
cdef void score_all(Table table, Log log) noexcept nogil

cdef bint _first_on_tile(Table table, int node, int slot) noexcept nogil
cdef void _score_monasteries(Table table, Log log) noexcept nogil
cdef int _land(Table table, int node) noexcept nogil
cdef int _city_points(Table table, int label, int tiles, bint complete) noexcept nogil
cdef int _road_points(Table table, int label, int tiles, bint complete) noexcept nogil
cdef void _score_feature(Table table, Log log, int node, bint complete) noexcept nogil
cdef void _score_fairy(Table table, Log log, int node) noexcept nogil
cdef void _all_home(Table table, int label) noexcept nogil
cdef void _take_goods(Table table, Log log, int label) noexcept nogil
cdef void _score_field(Table table, Log log, int node) noexcept nogil
cdef void _score_fields_by_city(Table table, Log log) noexcept nogil
cdef void _score_city_for_fields(Table table, Log log, int city) noexcept nogil
cdef int _field_value(Table table, int city, int seat) noexcept nogil
cdef unsigned long long _farmers_round(Table table, int city) noexcept nogil
cdef void _score_goods(Table table, Log log) noexcept nogil
cdef void _clear_marks(Table table) noexcept nogil
cdef void _gain(Table table, Log log, int kind, int seat, int spot, int b, int c, int points) noexcept nogil
