# For the compiled rules alone: what may be done and why not. Python asks a position.
