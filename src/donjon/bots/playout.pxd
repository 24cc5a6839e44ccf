from donjon.core.position cimport CHANCE, OVER, Moves, Position, draw_chance
from donjon.core.random cimport Random

cpdef int playout(Position position, Moves moves, Random random, int most) noexcept nogil
cpdef int play_turns(Position position, Moves moves, Random random, int until) noexcept nogil
cpdef long play_games(Position start, Position work, Moves moves, Random random, int games, int most)
cpdef long copy_times(Position position, int times)
