"""The digital table for board games: rules as a library, bots, simulations, a terminal program."""

__version__ = "0.1.0"
