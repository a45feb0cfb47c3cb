"""Cities & Knights in words: the barbarians, improvements, knights, walls, progress cards, the merchant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deskovka.core.game import Json, Seat
from deskovka.games.catan.cities_knights.knights import ACTIVATE, EACH_RANK, PROMOTE, RECRUIT
from deskovka.games.catan.cities_knights.realm import COMMODITY, TRACKS
from deskovka.games.catan.cities_knights.walls import WALL, WALLS
from deskovka.games.catan.goods import GOODS
from deskovka.games.catan.text import ABILITIES, amounts, cards_in_words
from deskovka.terminal.catan.names import who
from deskovka.text import Texts

RANKS = {1: "basic", 2: "strong", 3: "mighty"}  # by strength
COSTS = {"piece-wall": WALL, "cost-recruit": RECRUIT, "cost-activate": ACTIVATE, "cost-promote": PROMOTE}
AT_SEA = {  # cards that do more where there are ships
    "road-building": "roads-or-ships",
    "diplomat": "diplomat-sea",
    "intrigue": "intrigue-sea",
}


# What lies beside the board


def roll_of_three_in_words(texts: Texts, view: Json) -> str:
    """The dice of this turn."""
    red, yellow = view["dice"]
    face = view["realm"]["face"]
    return texts.t(
        "page-roll-three",
        rolled="yes" if view["rolled"] else "no",
        sum=red + yellow,
        red=red,
        yellow=yellow,
        face=texts.t(f"face-{face}") if face else 0,
    )


def bank_with_decks_in_words(texts: Texts, view: Json) -> str:
    decks = numbers_in_words(texts, view["realm"]["decks"])
    return texts.t("page-bank-realm", cards=cards_in_words(texts, view["bank"]), decks=decks)


def beside_the_realm_in_words(texts: Texts, names: Sequence[str], view: Json) -> list[str]:
    """How near the barbarians are and how strong; where the merchant stands."""
    realm = view["realm"]
    counted = {name: realm[name] for name in ("left", "strength", "defence", "landings")}
    lines = [texts.t("page-barbarians", **counted)]
    if merchant := realm["merchant"]:
        name = who(texts, names, merchant["seat"])
        lines.append(texts.t("page-merchant", name=name, hex=merchant["hex"]))
    return lines


def numbers_in_words(texts: Texts, numbers: Mapping[str, int]) -> str:
    """`trade 2, politics 0, science 3`"""
    return ", ".join(
        texts.t("track-line", track=texts.t(f"track-{track}"), level=number)
        for track, number in numbers.items()
    )


# A player


def seat_in_short_of_realm(texts: Texts, names: Sequence[str], view: Json, seat: Seat, road: str) -> str:
    """What everybody can count of a player."""
    player, noble = view["players"][seat], view["realm"]["players"][seat]
    return texts.t(
        "seat-line-realm",
        player=who(texts, names, seat),
        points=texts.t("points", points=player["points"]),
        cards=texts.t("cards-any", count=player["cards"]),
        progress=texts.t("cards-progress", count=sum(noble["progress"].values())),
        tracks=numbers_in_words(texts, noble["levels"]),
        defence=noble["defence"],
        road=road,
    )


def noble_in_words(texts: Texts, name: str, view: Json, seat: Seat) -> list[str]:
    """Progress cards, as far as they are seen, improvements and knights."""
    noble = view["realm"]["players"][seat]
    backs = {track: number for track, number in noble["progress"].items() if number}
    cards = numbers_in_words(texts, backs)
    if noble["own_progress"] is not None:
        cards = progress_in_words(texts, noble["own_progress"])
    lines = [texts.t("seat-progress", player=name, cards=cards or texts.t("nothing"))]
    lines.append(texts.t("seat-tracks", player=name, tracks=tracks_in_words(texts, noble)))
    if noble["knights"]:
        lines.append(texts.t("seat-knights", player=name, knights=knights_in_words(texts, noble)))
    return lines


def own_realm_in_words(texts: Texts, view: Json, seat: Seat) -> list[str]:
    """The own cards and knights; how many cards the walls keep safe."""
    noble = view["realm"]["players"][seat]
    lines = []
    if noble["own_progress"]:
        lines.append(texts.t("page-progress", cards=progress_in_words(texts, noble["own_progress"])))
    if noble["knights"]:
        lines.append(texts.t("page-knights", knights=knights_in_words(texts, noble)))
    if noble["walls"]:
        lines.append(texts.t("page-safe", count=noble["safe"]))
    return lines


def progress_in_words(texts: Texts, cards: Sequence[str]) -> str:
    """`2× Merchant, Spy`"""
    numbers = {card: cards.count(card) for card in dict.fromkeys(cards)}
    return ", ".join(
        f"{number}× {texts.t(f'card-{card}')}" if number > 1 else texts.t(f"card-{card}")
        for card, number in numbers.items()
    ) or texts.t("nothing")


def effect_in_words(texts: Texts, view: Json, card: str) -> str:
    """What a progress card does at this table."""
    return texts.t(f"effect-{AT_SEA.get(card, card) if view['sea'] else card}")


def effects_in_words(texts: Texts, view: Json, seat: Seat) -> list[str]:
    """The own progress cards, in hand and open, with what they do."""
    noble = view["realm"]["players"][seat]
    held = dict.fromkeys([*(noble["own_progress"] or ()), *noble["open"]])
    return [
        texts.t("progress-line", card=texts.t(f"card-{card}"), effect=effect_in_words(texts, view, card))
        for card in held
    ] or [texts.t("page-progress", cards=texts.t("nothing"))]


def ability_in_words(texts: Texts, track: str) -> str:
    """`Fortress: strong knights can be promoted to mighty ones`"""
    effect = texts.t(f"effect-ability-{track}")
    return texts.t("progress-line", card=texts.t(f"ability-{track}"), effect=effect)


def tracks_in_words(texts: Texts, noble: Json) -> str:
    """`trade 3 (Merchant Guild), politics 0, science 1`"""
    parts = []
    for track in TRACKS:
        words = {"track": texts.t(f"track-{track.value}"), "level": noble["levels"][track.value]}
        if words["level"] < ABILITIES[track]:
            parts.append(texts.t("track-line", **words))
        else:
            parts.append(texts.t("track-line-ability", **words, ability=texts.t(f"ability-{track.value}")))
    return ", ".join(parts)


def knights_in_words(texts: Texts, noble: Json) -> str:
    """`E7n strong knight, active; E8s basic knight, inactive`"""
    return "; ".join(
        texts.t("knight-line", corner=knight["corner"], **knight_words(texts, knight))
        for knight in noble["knights"]
    )


def knight_words(texts: Texts, knight: Json) -> dict[str, str]:
    state = "active" if knight["active"] else "inactive"
    return {
        "knight": texts.t(f"knight-{RANKS[knight['strength']]}"),
        "state": texts.t(f"knight-{state}"),
    }


def knight_at(view: Json, corner: str) -> tuple[Seat, Json] | None:
    """Who has a knight there, and what it is like."""
    for seat, noble in enumerate(view["realm"]["players"] if view["realm"] else ()):
        for knight in noble["knights"]:
            if knight["corner"] == corner:
                return seat, knight
    return None


def realm_awards(texts: Texts, view: Json, seat: Seat) -> list[str]:
    """Metropolises, the merchant, Defender of Catan cards, open victory cards."""
    realm, cities = view["realm"], view["players"][seat]["cities"]
    noble = realm["players"][seat]
    found = [
        texts.t("award-metropolis", track=texts.t(f"track-{track}"))
        for track, corner in realm["metropolises"].items()
        if corner in cities
    ]
    if realm["merchant"] and realm["merchant"]["seat"] == seat:
        found.append(texts.t("award-merchant"))
    if noble["defenders"]:
        found.append(texts.t("award-defenders", count=noble["defenders"]))
    return [*found, *(texts.t(f"card-{card}") for card in noble["open"])]


def building_in_words(texts: Texts, view: Json, corner: str, name: str) -> str:
    """`city, metropolis (trade), city wall`: what stands on a corner."""
    realm = view["realm"]
    parts = [texts.t("city-fallen") if corner in realm["fallen"] else name]
    for track, place in realm["metropolises"].items():
        if place == corner:
            parts.append(texts.t("award-metropolis", track=texts.t(f"track-{track}")))
    if any(corner in noble["walls"] for noble in realm["players"]):
        parts.append(texts.t("piece-wall"))
    return ", ".join(parts)


def realm_pieces_left(texts: Texts, view: Json, seat: Seat) -> list[str]:
    """Walls and knights that are not on the board."""
    noble = view["realm"]["players"][seat]
    standing = [knight["strength"] for knight in noble["knights"]]
    left = {rank: EACH_RANK - standing.count(strength) for strength, rank in RANKS.items()}
    walls = texts.t("pieces-wall", count=WALLS - len(noble["walls"]))
    return [walls, *(texts.t(f"pieces-knight-{rank}", count=number) for rank, number in left.items())]


# What things cost


def realm_costs_in_words(texts: Texts) -> list[str]:
    lines = [
        texts.t("costs-line", what=texts.t(key), cards=cards_in_words(texts, amounts(cost)))
        for key, cost in COSTS.items()
    ]
    for track, kind in zip(TRACKS, COMMODITY):
        what = texts.t("costs-level", track=texts.t(f"track-{track.value}"))
        price = texts.t("costs-per-level", good=texts.t(f"good-{GOODS[kind].value}"))
        lines.append(texts.t("costs-line", what=what, cards=price))
    return lines
