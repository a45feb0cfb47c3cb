"""What the table server says of Cartographers beside its view: the legal drawings, and what one would score."""

from deskovka.server.cartographers.offers import actions, offer
from deskovka.server.cartographers.previews import preview

__all__ = ["actions", "offer", "preview"]
