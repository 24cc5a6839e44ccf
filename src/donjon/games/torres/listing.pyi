# For the compiled rules alone: the list of moves. Python asks a position.
