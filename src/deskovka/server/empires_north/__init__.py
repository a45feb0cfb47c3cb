"""Empires of the North at the table server: the legal answers with cost and gain, and the cards of a table in words."""

from deskovka.server.empires_north.material import material
from deskovka.server.empires_north.offers import actions, offer, preview

__all__ = ["actions", "material", "offer", "preview"]
