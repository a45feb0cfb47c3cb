"""Catan at the table server: the legal answers by place and kind, with cost and gain."""

from deskovka.server.catan.offers import actions, offer, preview

__all__ = ["actions", "offer", "preview"]
