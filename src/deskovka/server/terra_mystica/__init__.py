"""Terra Mystica at the table server: the legal answers by hex and kind, with cost and gain."""

from deskovka.server.terra_mystica.offers import actions, offer, preview

__all__ = ["actions", "offer", "preview"]
