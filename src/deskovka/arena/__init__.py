"""Many games: matches between bots, simulations, ladders, reports."""
