from donjon.core.bits cimport lowest
from donjon.core.position cimport note
from donjon.games.carcassonne.constants cimport *
from donjon.games.carcassonne.features cimport cities_at, land_at, owners, tiles_in
from donjon.games.carcassonne.followers cimport figure_on, go_home, is_complete
from donjon.games.carcassonne.state cimport CarcassonneState, spot_of

cpdef int field_pays(CarcassonneState state, int node, int seat) noexcept nogil
cpdef int worth(CarcassonneState state, int node) noexcept nogil
cdef void score_completed(CarcassonneState state) noexcept nogil
cdef void score_all(CarcassonneState state) noexcept nogil

cdef bint _first_on_tile(CarcassonneState state, int node, int slot) noexcept nogil
cdef void _score_monasteries(CarcassonneState state) noexcept nogil
cdef int _city_points(CarcassonneState state, int label, int tiles, bint complete) noexcept nogil
cdef int _road_points(CarcassonneState state, int label, int tiles, bint complete) noexcept nogil
cdef void _score_feature(CarcassonneState state, int node, bint complete) noexcept nogil
cdef void _score_fairy(CarcassonneState state, int node) noexcept nogil
cdef void _all_home(CarcassonneState state, int label) noexcept nogil
cdef void _take_goods(CarcassonneState state, int label) noexcept nogil
cdef void _score_field(CarcassonneState state, int node) noexcept nogil
cdef void _score_fields_by_city(CarcassonneState state) noexcept nogil
cdef void _score_city_for_fields(CarcassonneState state, int city) noexcept nogil
cdef int _field_value(CarcassonneState state, int city, int seat, int field) noexcept nogil
cdef int _city_pays(CarcassonneState state, int city, int seat) noexcept nogil
cdef int _field_told(CarcassonneState state, int city, int seat) noexcept nogil
cdef bint _touches(CarcassonneState state, int field, int city) noexcept nogil
cdef unsigned long long _farmers_round(CarcassonneState state, int city) noexcept nogil
cdef void _score_goods(CarcassonneState state) noexcept nogil
cdef void _gain(CarcassonneState state, int kind, int seat, int spot, int b, int c, int points) noexcept nogil
