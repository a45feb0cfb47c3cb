"""Playing, watching and scoring in a terminal; what is special about a game is in the folder of its name."""
