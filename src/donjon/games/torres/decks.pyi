# For the compiled rules alone: hands and decks. Python asks a position.
