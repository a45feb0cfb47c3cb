"""Tic-tac-toe: at most nine moves, no chance, nothing hidden."""
