"""The six clans (EN-11)."""

from __future__ import annotations

from enum import StrEnum


class Clan(StrEnum):
    """In the order of the book."""

    ULAF = "ulaf"
    HEIDEL = "heidel"
    PANUK = "panuk"
    NANURJUK = "nanurjuk"
    GLENN = "glenn"
    MACKINNON = "mackinnon"
