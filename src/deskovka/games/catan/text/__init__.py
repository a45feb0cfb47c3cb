"""What Catan says, and how its cards and lands become words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deskovka.games.catan.cities_knights.aqueduct import AQUEDUCT
from deskovka.games.catan.cities_knights.barbarians import BarbariansLanded, CatanDefended
from deskovka.games.catan.cities_knights.commodities import MERCHANT_GUILD
from deskovka.games.catan.cities_knights.improvements import Improved
from deskovka.games.catan.cities_knights.knights import FORTRESS
from deskovka.games.catan.cities_knights.progress.deck import Progress
from deskovka.games.catan.cities_knights.progress.diplomacy import PieceRemoved
from deskovka.games.catan.cities_knights.realm import Face, Track
from deskovka.games.catan.cities_knights.rolling import ThreeRolled
from deskovka.games.catan.development import Card
from deskovka.games.catan.goods import GOODS, Cards, Good, counts
from deskovka.games.catan.production import Rolled
from deskovka.games.catan.scenarios.treasures import Treasure
from deskovka.text import Argument, Texts
from deskovka.text.telling import Further, Teller, Words, who

Amounts = Mapping[str, int]  # cards, by good
ABILITIES = {Track.TRADE: MERCHANT_GUILD, Track.POLITICS: FORTRESS, Track.SCIENCE: AQUEDUCT}  # levels


def amounts(cards: int) -> dict[str, int]:
    """A handful of an action or event, as a view shows it."""
    return dict(zip((good.value for good in GOODS), counts(cards)))


def cards_in_words(texts: Texts, cards: Amounts, form: str = "") -> str:
    """`2 wool, 1 ore`; as an object with the form `-acc`."""
    parts = [texts.t(f"cards-{good}{form}", count=number) for good, number in cards.items() if number]
    return ", ".join(parts) or texts.t("nothing")


def as_object(texts: Texts, cards: Amounts) -> str:
    return cards_in_words(texts, cards, "-acc")


def _partners(teller: Teller, seats: Sequence[int]) -> Argument:
    """Nobody in particular where all others are meant."""
    return 0 if len(seats) == len(teller.names) - 1 else ", ".join(teller.names[seat] for seat in seats)


def _given(teller: Teller, numbers: Sequence[int]) -> Argument:
    """`Eve 2, Ann 1`: how many cards each seat handed over, or what its knights did."""
    return ", ".join(f"{teller.names[seat]} {number}" for seat, number in enumerate(numbers) if number) or 0


def _ability(teller: Teller, event: Improved) -> Argument:
    """What this level of a track brings for good."""
    return teller.texts.t(f"ability-{event.track.value}") if event.level == ABILITIES[event.track] else 0


WORDS: Words = {
    "victim": who,
    "owner": who,
    "seats": lambda teller, seats: ", ".join(teller.names[seat] for seat in seats),
    "defence": _given,
    "partner": who,
    "partners": _partners,
    "given": _given,
    "length": lambda teller, count: teller.texts.t("road-length", count=count),
    "knights": lambda teller, count: teller.texts.t("cards-knight", count=count),
    "points": lambda teller, points: teller.texts.t("points", points=points),
    "feat": lambda teller, feat: teller.texts.name(feat),
    "land": lambda teller, terrain: teller.texts.t(f"terrain-{terrain}"),
    Cards: lambda teller, cards: as_object(teller.texts, amounts(cards)),
    Good: lambda teller, good: teller.texts.t(f"good-{good.value}"),
    Card: lambda teller, card: teller.texts.t(f"card-{card.value}"),
    Progress: lambda teller, card: teller.texts.t(f"card-{card.value}"),
    Track: lambda teller, track: teller.texts.t(f"track-{track.value}"),
    Face: lambda teller, face: teller.texts.t(f"face-{face.value}"),
    Treasure: lambda teller, treasure: teller.texts.t(f"treasure-{treasure.value}"),
}

FURTHER: Further = {
    Rolled: lambda teller, event: {"sum": event.one + event.other},
    ThreeRolled: lambda teller, event: {"sum": event.red + event.yellow},
    BarbariansLanded: lambda teller, event: {"sum": sum(event.defence)},
    CatanDefended: lambda teller, event: {"count": len(event.seats)},
    Improved: lambda teller, event: {"ability": _ability(teller, event)},
    PieceRemoved: lambda teller, event: {"own": "yes" if event.owner == event.seat else "no"},
}
