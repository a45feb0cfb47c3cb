"""The table in sentences: for screen readers, and for what is asked for by a command."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Json, Seat
from deskovka.games.empires_north.text import cargo_name, goods_in_words, tile_name
from deskovka.terminal.empires_north.cards import Cards
from deskovka.text import Texts

GROUPS = ("field", "action", "feature", "island")
IN_SUPPLY = ("food", "wood", "stone", "sheep", "fish", "gold", "raze")


class Spoken:
    """What lies on a table, for one reader."""

    def __init__(self, texts: Texts, names: Sequence[str], cards: Cards) -> None:
        self.texts = texts
        self.names = names
        self.cards = cards

    # players

    def player(self, view: Json, seat: Seat) -> str:
        """`You (Glenn)`"""
        return f"{self.names[seat]} ({self.clan(view, seat)})"

    def clan(self, view: Json, seat: Seat) -> str:
        clan = view["players"][seat]["clan"]
        return self.texts.name(clan) if clan else self.texts.t("no-clan")

    def seat(self, view: Json, seat: Seat) -> list[str]:
        """Everything a player has but the empire, in a few sentences."""
        t, player = self.texts.t, view["players"][seat]
        more = t(
            "seat-more",
            workers=player["supply"]["worker"],
            tired=player["tired"],
            ships=player["ships"],
            hand=player["hand_size"],
            deck=player["deck_size"],
            discs=self.discs(player),
            passed="yes" if player["passed"] else "no",
        )
        known = [t("seat-known", cards=self.cards.names(player["known"]))] if player["known"] else []
        return [self.seat_in_short(view, seat), more, *known]

    def seat_in_short(self, view: Json, seat: Seat) -> str:
        player = view["players"][seat]
        goods = goods_in_words(self.texts, {good: player["supply"][good] for good in IN_SUPPLY})
        points = self.texts.t("points", points=player["points"])
        return self.texts.t("seat-short", player=self.player(view, seat), points=points, goods=goods)

    def discs(self, player: Json) -> str:
        """`1 unused, on Harvest`"""
        free = sum(disc["tile"] is None for disc in player["discs"])
        parts = [self.texts.t("discs-free", count=free)] if free else []
        for disc in player["discs"]:
            if disc["tile"]:
                key = "disc-lies-exhausted" if disc["exhausted"] else "disc-lies"
                parts.append(self.texts.t(key, tile=tile_name(self.texts, disc["tile"])))
        return ", ".join(parts)

    # an empire

    def empire_in_short(self, view: Json, seat: Seat) -> str:
        """The names of all cards, with what is with them."""
        pieces = view["players"][seat]["empire"]
        named = ", ".join(self.piece(piece) for piece in pieces) or self.texts.t("nothing")
        return self.texts.t("seat-empire", count=len(pieces), cards=named)

    def empire(self, view: Json, seat: Seat) -> list[tuple[str, list[str]]]:
        """The groups of an empire that have any cards, each card with its text."""
        pieces = view["players"][seat]["empire"]
        found = []
        for group in GROUPS:
            lines = [self.piece_with_text(piece, pieces) for piece in pieces if self.group(piece) == group]
            if lines:
                found.append((self.texts.t(f"group-{group}"), lines))
        return found

    def group(self, piece: Json) -> str:
        """Fields, cards with an action, islands, and others; none for an upgrade, which is with its field."""
        card = self.cards.find(piece["copied"] or piece["card"])
        if piece["onto"] is not None:
            return ""
        if card is None or card.group == "field":
            return "field" if card else "feature"
        if card.distance is not None:
            return "island"
        return "action" if card.action is not None else "feature"

    def piece(self, piece: Json, upgrades: Sequence[str] = ()) -> str:
        """`Grain Bank (exhausted, on it 2 food)`"""
        t, marks = self.texts.t, []
        if piece["copied"]:
            marks.append(t("mark-copy", card=self.cards.name(piece["copied"])))
        if piece["exhausted"]:
            marks.append(t("mark-exhausted"))
        if piece["tokens"]:
            marks.append(t("mark-tokens", goods=goods_in_words(self.texts, piece["tokens"])))
        if upgrades:
            marks.append(t("mark-upgrades", cards=", ".join(upgrades)))
        named = self.cards.name(piece["name"])
        return f"{named} ({'; '.join(marks)})" if marks else named

    def piece_with_text(self, piece: Json, pieces: Sequence[Json]) -> str:
        """With what it does; a field with its upgrades, and what each of them gives."""
        with_it = [other for other in pieces if other["onto"] == piece["name"]]
        upgrades = [f"{self.cards.name(other['name'])}, {self.gives(other)}" for other in with_it]
        if self.group(piece) == "field":
            return f"{self.piece(piece, upgrades)}: {self.gives(piece)}"
        text = self.cards.text(piece["copied"] or piece["card"])
        return f"{self.piece(piece)}: {text}" if text else self.piece(piece)

    def gives(self, piece: Json) -> str:
        """What a field or an upgrade gives."""
        card = self.cards.find(piece["card"])
        return self.cards.words.gains(card.produces, "goods") if card else ""

    # the table

    def circle(self, view: Json) -> str:
        """The tiles in their order, with the discs on each."""
        tiles = []
        for tile in view["circle"]:
            discs = [
                self.texts.t("disc-exhausted" if disc["exhausted"] else "disc-on", player=self.names[seat])
                for seat, player in enumerate(view["players"])
                for disc in player["discs"]
                if disc["tile"] == tile
            ]
            named = tile_name(self.texts, tile)
            tiles.append(f"{named} ({'; '.join(discs)})" if discs else named)
        return self.texts.t("page-circle", tiles=", ".join(tiles))

    def queue(self, view: Json) -> str:
        """The ship that arrives and those at sea, the first one first."""
        arriving = view["arriving"]
        parts = [self.texts.t("page-arriving", ship=self.ship(arriving))] if arriving else []
        ships = ", ".join(map(self.ship, view["queue"]))
        if ships or not arriving:
            parts.append(
                self.texts.t("page-queue", ships=ships) if ships else self.texts.t("page-queue-none")
            )
        return " ".join(parts)

    def ship(self, ship: Json) -> str:
        cargo = cargo_name(self.texts, ship["provisions"], ship["raze"])
        return self.texts.t("page-ship", player=self.names[ship["owner"]], cargo=cargo)

    def islands(self, view: Json, far: str) -> tuple[str, list[str]]:
        """The islands of one distance that lie face up."""
        shown = [self.cards.line(name) for name in view[far]["face_up"]]
        return self.texts.t(f"page-{far}", count=view[far]["deck_size"]), shown

    def hand(self, player: Json) -> list[str]:
        """The own cards with their costs and texts; of several alike the number is told."""
        held = player["hand"] or []
        lines = []
        for name in dict.fromkeys(held):
            times = held.count(name)
            lines.append(self.cards.line(name) if times == 1 else f"{times}× {self.cards.line(name)}")
        return lines or [self.texts.t("hand-none")]

    def hand_in_short(self, player: Json) -> list[str]:
        """The own cards with their costs."""
        lines = []
        for name in dict.fromkeys(player["hand"]):
            card, times = self.cards.find(name), player["hand"].count(name)
            corner = self.cards.words.corner(card) if card else ""
            lines.append(f"{f'{times}× ' if times > 1 else ''}{self.cards.name(name)}: {corner}".rstrip(": "))
        return lines

    def piles(self, view: Json) -> list[str]:
        """The discard piles, which everybody may look through (EN-2.14)."""
        t = self.texts.t
        own = [
            t("pile-own", player=self.player(view, seat), cards=self.cards.names(player["discards"]))
            for seat, player in enumerate(view["players"])
        ]
        islands = [
            t(f"pile-{far}", cards=self.cards.names(view[far]["discards"])) for far in ("near", "distant")
        ]
        return [*own, *islands]

    def phase(self, view: Json) -> str:
        return self.texts.t(f"phase-{view['phase']}")

    def title(self, view: Json, seat: Seat) -> str:
        """`Round 2, Action phase, You (Glenn)`"""
        player = self.player(view, seat)
        return self.texts.t("page-title", round=view["round"], phase=self.phase(view), player=player)

    def status(self, view: Json) -> list[str]:
        """Who has the first-player token, whether it is the last round, the tiles and the ships; at first what cards these are."""
        first = self.texts.t("page-first", name=self.names[view["first"]])
        last = [self.texts.t("page-last")] if view["last"] else []
        cards = [] if view["round"] else [self.texts.t("game-cards")]
        return [first, *last, self.circle(view), self.queue(view), *cards]
