# For the compiled rules alone: points. Python asks a position.
