"""How the sheet of each game is filled in: `fill`, and the TOTAL of the first player then."""
