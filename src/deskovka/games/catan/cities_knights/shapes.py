"""The shape of what a seat may see of Cities & Knights."""

from __future__ import annotations

from typing import Annotated, TypedDict

from deskovka.core.game import Seat
from deskovka.games.catan.cities_knights.progress.deck import Progress
from deskovka.games.catan.cities_knights.realm import Face, Track


class KnightView(TypedDict):
    """A knight: where it stands, how strong it is, and whether it can act in this turn."""

    corner: str
    strength: int
    active: bool
    ready: bool


class NobleView(TypedDict):
    """One player; `own_progress` is null where it is somebody else's secret, `progress` counts the cards by their deck."""

    levels: dict[Annotated[str, Track], int]
    walls: list[str]
    knights: list[KnightView]
    defence: int
    defenders: int
    progress: dict[Annotated[str, Track], int]
    own_progress: list[Annotated[str, Progress]] | None
    open: list[Annotated[str, Progress]]
    safe: int


class MerchantView(TypedDict):
    """Where the merchant stands, and whose it is."""

    hex: str
    seat: Seat


class RealmView(TypedDict):
    """Cities & Knights: the barbarians (steps until they land, their strength), metropolises by track, decks, the merchant."""

    face: Annotated[str, Face] | None
    left: int
    landings: int
    strength: int
    defence: int
    metropolises: dict[Annotated[str, Track], str | None]
    fallen: list[str]
    decks: dict[Annotated[str, Track], int]
    merchant: MerchantView | None
    players: list[NobleView]
