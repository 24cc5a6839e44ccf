from donjon.core.bits cimport lowest
from donjon.core.position cimport Moves
from donjon.games.torres cimport castles, decks
from donjon.games.torres.constants cimport *
from donjon.games.torres.allowed cimport card_targets, founding, has_stack, liftable, movable, recruits, refuse_buy, refuse_keep, walk
from donjon.games.torres.state cimport TorresState

cdef void list_moves(TorresState state, Moves moves) noexcept nogil
cdef void list_turn(TorresState state, Moves moves) noexcept nogil
cdef void list_blocks(TorresState state, Moves moves) noexcept nogil
cdef void list_cards(TorresState state, Moves moves) noexcept nogil
cdef void list_card(TorresState state, Moves moves, int kind) noexcept nogil
cdef void list_elsewhere(TorresState state, Moves moves) noexcept nogil
