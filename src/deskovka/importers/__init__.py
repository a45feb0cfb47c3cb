"""Games played elsewhere, replayed through our rules. One folder a game."""
