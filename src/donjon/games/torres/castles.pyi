# For the compiled rules alone: castles and doors. Python asks a position.
