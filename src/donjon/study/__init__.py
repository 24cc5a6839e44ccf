"""What the search finds in positions and games: puzzles, and the review of a game."""
