"""The legal answers of a game that brings no part for the table server: by kind, with what each is about."""

from deskovka.server.any_game.offers import actions, offer, preview

__all__ = ["actions", "offer", "preview"]
