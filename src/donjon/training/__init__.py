"""Learning with a gate: bots' own games, a small net made from them, and a match that decides (docs/training.md)."""
