"""The table in sentences: for screen readers, and for what is asked for by a command."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Json, Seat
from deskovka.games.catan.board import EDGE_ENDS, Corner, Edge
from deskovka.games.catan.building import CITY, ROAD, SETTLEMENT
from deskovka.games.catan.development import COST
from deskovka.games.catan.seafarers.ships import SHIP
from deskovka.games.catan.text import amounts, cards_in_words
from deskovka.terminal.catan.names import (
    corner_in_words,
    harbour_kind,
    pieces_of,
    tile_in_words,
    who,
)
from deskovka.terminal.catan.realm import (
    bank_with_decks_in_words,
    beside_the_realm_in_words,
    building_in_words,
    noble_in_words,
    own_realm_in_words,
    realm_awards,
    realm_costs_in_words,
    realm_pieces_left,
    roll_of_three_in_words,
    seat_in_short_of_realm,
)
from deskovka.text import Texts

COSTS = {"piece-road": ROAD, "piece-settlement": SETTLEMENT, "piece-city": CITY, "card-development": COST}
PIECES = {
    "roads": "piece-road",
    "settlements": "piece-settlement",
    "cities": "piece-city",
    "ships": "piece-ship",
}
FIRST_SUM = 2


def turn_in_words(texts: Texts, names: Sequence[str], view: Json) -> str:
    if not view["turn"]:
        return texts.t("page-founding")
    return texts.t("page-turn", turn=view["turn"], name=names[view["active"]], target=view["target"])


def roll_in_words(texts: Texts, view: Json) -> str:
    """The dice of this turn; nothing while the island is being settled."""
    if not view["turn"]:
        return ""
    if view["realm"]:
        return roll_of_three_in_words(texts, view)
    one, other = view["dice"]
    rolled = "yes" if view["rolled"] else "no"
    return texts.t("page-roll", rolled=rolled, sum=one + other, one=one, other=other)


def bank_in_words(texts: Texts, view: Json) -> str:
    if view["realm"]:
        return bank_with_decks_in_words(texts, view)
    deck = texts.t("cards-development", count=view["deck"])
    return texts.t("page-bank", cards=cards_in_words(texts, view["bank"]), deck=deck)


def beside_in_words(texts: Texts, names: Sequence[str], view: Json) -> list[str]:
    """Barbarians and merchant, what still lies face down, the dragons beside the board, a treasure that is looked at."""
    lines = beside_the_realm_in_words(texts, names, view) if view["realm"] else []
    if unknown := view["unknown"]:
        hexes = [
            f"{count}× {texts.t(f'terrain-{land}')}" for land, count in unknown["hexes"].items() if count
        ]
        tokens = ", ".join(map(str, unknown["tokens"])) or texts.t("nothing")
        if hexes:
            lines.append(texts.t("page-unknown", hexes=", ".join(hexes), tokens=tokens))
    if view["dragons"]:
        lines.append(texts.t("page-dragons", count=view["dragons"]["beside"]))
    if view["treasures"] and (looked := view["treasures"]["looked"]):
        lines.append(texts.t("page-treasure", treasure=texts.t(f"treasure-{looked}")))
    return lines + lands_in_words(texts, view)


def lands_in_words(texts: Texts, view: Json) -> list[str]:
    """How much of the canal is dug; what flags the dragons have that are left."""
    if canal := view["canal"]:
        dug, left = len(canal["dug"]), len(canal["sites"])
        return [texts.t("page-canal-full") if canal["flooded"] else texts.t("page-canal", dug=dug, left=left)]
    if enchanted := view["enchanted"]:
        one, two, three = enchanted["flags"]
        return [texts.t("page-flags", one=one, two=two, three=three)]
    return []


def island_in_words(texts: Texts, view: Json) -> list[str]:
    """Row by row, then the harbours and treasures."""
    lines = [*hexes_in_words(texts, view), *harbours_in_words(texts, view)]
    if view["treasures"] and (places := view["treasures"]["places"]):
        lines.append(texts.t("island-treasures", corners=", ".join(places)))
    if canal := view["canal"]:
        lines.append(texts.t("island-ends", desert=canal["desert"], lake=canal["lake"]))
        if dry := canal["dry"]:
            lines.append(texts.t("island-dry", hexes=", ".join(dry)))
    if enchanted := view["enchanted"]:
        lines.append(texts.t("island-enchanted", hexes=", ".join(enchanted["hexes"])))
        if dragons := enchanted["dragons"]:
            lines.append(texts.t("island-dragons", corners=", ".join(dragons)))
    return lines


def hexes_in_words(texts: Texts, view: Json) -> list[str]:
    """`Row D: D5 hills 6, D6 desert (robber)`; the pirate may be around the board."""
    rows: dict[str, list[str]] = {}
    standing = standing_on_hexes(texts, view)
    for tile in sorted(view["hexes"], key=lambda tile: (tile["hex"][0], int(tile["hex"][1:]))):
        shown = f"{tile['hex']} {tile_in_words(texts, tile)}"
        if on_it := standing.pop(tile["hex"], None):
            shown = f"{shown} ({', '.join(on_it)})"
        rows.setdefault(tile["hex"][0], []).append(shown)
    lines = [texts.t("island-row", row=row, hexes=", ".join(hexes)) for row, hexes in rows.items()]
    around = [f"{hex} {texts.t('terrain-sea')} ({', '.join(on_it)})" for hex, on_it in standing.items()]
    return lines + [texts.t("island-around", hexes=", ".join(around)) for _ in around[:1]]


def standing_on_hexes(texts: Texts, view: Json) -> dict[str, list[str]]:
    """Robber, pirate, merchant, dragons, chits and canals, by hex."""
    found: dict[str, list[str]] = {}
    if view["robber"]:
        found.setdefault(view["robber"], []).append(texts.t("piece-robber"))
    if view["sea"] and view["sea"]["pirate"]:
        found.setdefault(view["sea"]["pirate"], []).append(texts.t("piece-pirate"))
    if view["realm"] and (merchant := view["realm"]["merchant"]):
        found.setdefault(merchant["hex"], []).append(texts.t("piece-merchant"))
    if view["dragons"]:
        lying = {desert["hex"]: desert["dragons"] for desert in view["dragons"]["deserts"]}
        for hex, count in {**lying, **dict.fromkeys(view["dragons"]["hexes"], 1)}.items():
            if count:
                found.setdefault(hex, []).append(texts.t("pieces-dragon", count=count))
    if canal := view["canal"]:
        for hex in canal["sites"]:
            found.setdefault(hex, []).append(texts.t("piece-chits"))
        for dug in canal["dug"]:
            found.setdefault(dug["hex"], []).append(texts.t("piece-canal"))
    return found


def harbours_in_words(texts: Texts, view: Json) -> list[str]:
    return [_harbour(texts, harbour) for harbour in view["harbours"]]


def _harbour(texts: Texts, harbour: Json) -> str:
    corners = ", ".join(str(Corner(corner)) for corner in EDGE_ENDS[Edge.read(harbour["edge"])])
    name = texts.t(f"harbour-{harbour_kind(harbour['kind'])}")
    return texts.t("island-harbour", harbour=name, corners=corners)


def seat_in_short(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> str:
    """What everybody can count of a player."""
    player = view["players"][seat]
    road = texts.t("route-length" if view["sea"] else "road-length", count=player["road"])
    if view["realm"]:
        return seat_in_short_of_realm(texts, names, view, seat, road)
    return texts.t(
        "seat-line",
        player=who(texts, names, seat),
        points=texts.t("points", points=player["points"]),
        cards=texts.t("cards-any", count=player["cards"]),
        development=texts.t("cards-development", count=player["development"]),
        knights=texts.t("cards-knight", count=player["knights"]),
        road=road,
    )


def seat_in_words(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> list[str]:
    """A player with hand, as far as it is seen, and pieces."""
    player, name = view["players"][seat], who(texts, names, seat)
    lines = [seat_in_short(texts, names, view, seat)]
    if awards := awards_of(texts, view, seat):
        lines.append(texts.t("seat-awards", player=name, awards=", ".join(awards)))
    if player["hand"] is not None:
        lines.append(texts.t("seat-hand", player=name, cards=cards_in_words(texts, player["hand"])))
        if not view["realm"]:
            lines.append(texts.t("seat-cards", player=name, cards=development_in_words(texts, player)))
    if view["realm"]:
        lines += noble_in_words(texts, name, view, seat)
    lines += [*pieces_in_words(texts, names, view, seat), *_earned(texts, name, view, seat)]
    left = [
        texts.t(PIECES[kind].replace("piece", "pieces"), count=number)
        for kind, number in pieces_left(view, seat).items()
    ]
    if view["realm"]:
        left += realm_pieces_left(texts, view, seat)
    return [*lines, texts.t("seat-left", player=name, pieces=", ".join(left))]


def pieces_left(view: Json, seat: Seat) -> dict[str, int]:
    """What is not yet built, by kind of piece."""
    left = {kind: view["players"][seat]["left"][kind] for kind in ("roads", "settlements", "cities")}
    return left | ({"ships": view["sea"]["players"][seat]["left"]} if view["sea"] else {})


def _earned(texts: Texts, name: str, view: Json, seat: Seat) -> list[str]:
    """Islands, treasures kept (which they are, only their owner sees), chits of the canal, dragons beaten."""
    lines = []
    if view["sea"] and (islands := view["sea"]["players"][seat]["islands"]):
        lines.append(texts.t("seat-islands", player=name, count=islands))
    if view["treasures"] and (kept := view["treasures"]["players"][seat])["kept"]:
        own = ", ".join(texts.t(f"treasure-{kind}") for kind in kept["own"] or ())
        lines.append(texts.t("seat-treasures", player=name, count=kept["kept"], own=own or 0))
    if view["canal"] and (chits := view["canal"]["chits"][seat]):
        lines.append(texts.t("seat-chits", player=name, count=chits))
    if view["enchanted"]:
        hunter = view["enchanted"]["players"][seat]
        lines += [texts.t("seat-crossed", player=name)] if hunter["crossed"] else []
        lines += [texts.t("seat-dragons", player=name, count=beaten)] if (beaten := hunter["beaten"]) else []
    return lines


def pieces_in_words(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> list[str]:
    """Buildings with what lies around them, then the roads and ships."""
    player, name = view["players"][seat], who(texts, names, seat)
    lines = []
    for kind, key in (("settlements", "piece-settlement"), ("cities", "piece-city")):
        for corner in player[kind]:
            around = corner_in_words(texts, view, Corner.read(corner))
            what = texts.t(key)
            if view["realm"]:
                what = building_in_words(texts, view, corner, what)
            lines.append(texts.t("seat-pieces", player=name, what=what, places=f"{corner}, {around}"))
    for kind in ("roads", "ships"):
        if places := ", ".join(pieces_of(view, seat, kind)):
            lines.append(texts.t("seat-pieces", player=name, what=texts.t(PIECES[kind]), places=places))
    return lines


def own_in_words(texts: Texts, view: Json, seat: Seat) -> list[str]:
    """What only the player sees, and what the bank takes."""
    player = view["players"][seat]
    lines = [texts.t("page-hand", cards=cards_in_words(texts, player["hand"]))]
    if player["own_cards"]:
        lines.append(texts.t("page-development", cards=development_in_words(texts, player)))
    if view["realm"]:
        lines += own_realm_in_words(texts, view, seat)
    if view["turn"]:
        lines.append(texts.t("page-rates", rates=_rates(texts, player["rates"])))
    return lines


def _rates(texts: Texts, rates: dict[str, int]) -> str:
    """`4:1, wool 2:1`"""
    usual = max(rates.values())
    better = [f"{texts.t(f'good-{good}-acc')} {rate}:1" for good, rate in rates.items() if rate < usual]
    return ", ".join([f"{usual}:1", *better])


def development_in_words(texts: Texts, player: Json) -> str:
    """`2× Knight, Year of Plenty (bought in this turn)`"""
    parts = []
    for card, held in player["own_cards"].items():
        name = texts.t(f"card-{card}")
        if old := held["number"] - held["fresh"]:
            parts.append(f"{old}× {name}" if old > 1 else name)
        if held["fresh"]:
            new = f"{held['fresh']}× {name}" if held["fresh"] > 1 else name
            parts.append(texts.t("page-fresh", card=new))
    return ", ".join(parts) or texts.t("nothing")


def awards_of(texts: Texts, view: Json, seat: Seat) -> list[str]:
    """Longest Road, at sea Longest Trade Route, Largest Army, and what a realm has."""
    longest = "award-longest-route" if view["sea"] else "award-longest-road"
    awards = {"longest": longest, "army": "award-largest-army"}
    held = [texts.t(key) for award, key in awards.items() if view[award] == seat]
    return [*held, *realm_awards(texts, view, seat)] if view["realm"] else held


def costs_in_words(texts: Texts, view: Json) -> list[str]:
    costs = COSTS | ({"piece-ship": SHIP} if view["sea"] else {})
    if view["realm"]:
        costs.pop("card-development")
    lines = [
        texts.t("costs-line", what=texts.t(key), cards=cards_in_words(texts, amounts(cost)))
        for key, cost in costs.items()
    ]
    return [*lines, *realm_costs_in_words(texts)] if view["realm"] else lines


def rolls_in_words(texts: Texts, view: Json) -> list[str]:
    return [texts.t("rolls-line", sum=sum, count=count) for sum, count in enumerate(view["rolls"], FIRST_SUM)]
