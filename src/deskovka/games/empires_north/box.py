"""The box: cards read from the data files, one file a clan, and what owners of the box typed in themselves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from deskovka.core.data import Entry, entries
from deskovka.core.documents import unpack
from deskovka.core.errors import DataError
from deskovka.games.empires_north.cards import (
    FIELD_KINDS,
    NAME,
    OPENERS,
    Body,
    Box,
    Card,
    CardName,
    Distance,
    Feature,
    Kind,
    Tile,
)
from deskovka.games.empires_north.deck_checks import (
    CLANS,
    ISLANDS,
    check_deck,
    check_names,
    check_rounds_end,
    note,
)
from deskovka.games.empires_north.effects.pay import Pay
from deskovka.games.empires_north.goods import NO_GAINS, WORKER, Price
from deskovka.games.empires_north.vocabulary import (
    Reading,
    read_body,
    read_bonus,
    read_features,
    read_filter,
    read_gains,
    read_price,
    read_storage,
)

PACKAGE: Final = __package__ or ""
CLAN_ICONS: Final = {  # the icons of each clan; all of them designed
    "ulaf": ("longship", "rune", "hall"),
    "heidel": ("mug", "bench", "fold"),
    "panuk": ("penguin", "igloo", "anchor", "totem"),
    "nanurjuk": ("tent", "sled", "spirit"),
    "glenn": ("hearth", "guild", "castle"),
    "mackinnon": ("bank", "merchant", "manor"),
}
DECKS: Final = (*CLANS, ISLANDS)
EVIDENCE: Final = ("effect-found", "effect-partly-found", "name-only-found", "designed", "own")
PARTS: Final = ("name", "clan", "kind", "icons", "copies", "distance", "cost", "trigger", "effect", "pillage")
MOST_COPIES: Final = 30
LONGEST_NAME: Final = 60


def read_card(entry: Entry, clan: str, mistakes: list[DataError] | None = None) -> Card:
    """One card; `clan` is empty for an island. Mistakes are collected where somebody wants them all."""
    ask = _Parts(entry, CLAN_ICONS.get(clan, ()), mistakes)
    if not NAME.fullmatch(entry.id):
        ask.complain(entry.error("name", "expected small letters, digits and hyphens", "card-name"))
    kind = Kind.ISLAND if not clan else Kind(ask.word("kind", CLAN_KINDS, Kind.LOCATION))
    if not has_kind(entry, clan):
        ask.mistakes = []  # what belongs to a card of no kind cannot be said
    produces = ask.part("produces", read_gains, NO_GAINS, kind in FIELD_KINDS)
    features = ask.features(kind in WORKING)
    action = ask.part("action", read_body, None, False, kind in WORKING)
    card = Card(
        name=CardName(entry.id),
        kind=kind,
        clan=clan,
        distance=None if clan else Distance(ask.word("distance", tuple(Distance), Distance.NEAR)),
        icons=ask.names("icons", ask.icons) if kind == Kind.LOCATION else (),
        copies=ask.copies(kind),
        pay=ask.part("pay", read_price, None, kind == Kind.LOCATION),
        on=Tile(ask.word("on", tuple(Tile), Tile.EXPLORE)) if kind in PLAYED_WITH else None,
        produces=produces,
        pillage=ask.part("pillage", read_gains, NO_GAINS, kind == Kind.ISLAND),
        bonus=ask.part("bonus", read_bonus, None, False, kind in WORKING),
        features=features,
        action=action,
        immediate=ask.part("immediate", read_body, None, kind == Kind.BOOST),
        storage=ask.part("storage", read_storage, None, False, kind in WORKING),
        copy=ask.part("copy", read_filter, None, False, kind == Kind.LOCATION),
        evidence=ask.word("evidence", EVIDENCE, "own"),
        found=ask.names("found", PARTS),
        names={language: ask.title(language) for language in ("en", "cs")},
        group="field" if kind in FIELD_KINDS else kind.value,
        listens=frozenset(feature.on for feature in features),
        gives=frozenset(kind for kind, _ in produces.supply if kind != WORKER),
        fee=fee_of(action),
    )
    ask.check_rest()
    return card


def has_kind(entry: Entry, clan: str) -> bool:
    """Whether an entry says which kind of card it is; islands are of one kind."""
    return not clan or entry.fields.get("kind") in CLAN_KINDS


def fee_of(action: Body | None) -> Price | None:
    """What an action costs, if it can be used whenever that is paid."""
    if action is None or len(action.cost) != 1 or not all(effect.always_possible() for effect in action.do):
        return None
    cost = action.cost[0]
    return cost.price if isinstance(cost, Pay) else None


CLAN_KINDS: Final = tuple([kind for kind in Kind if kind != Kind.ISLAND])
PLAYED_WITH: Final = (Kind.FIELD, Kind.FIELD_UPGRADE, Kind.FIELD_OR_UPGRADE, Kind.BOOST)
WORKING: Final = (Kind.LOCATION, Kind.ISLAND)


class _Parts:
    """The fields of an entry, each asked for once; a mistake ends the reading, or is noted."""

    def __init__(self, entry: Entry, icons: Iterable[str], mistakes: list[DataError] | None) -> None:
        self.entry = entry
        self.icons = tuple(icons)
        self.mistakes = mistakes

    def complain(self, mistake: DataError) -> None:
        if self.mistakes is None:
            raise mistake
        self.mistakes.append(mistake)

    def part(
        self,
        field: str,
        read: Callable[[Reading, Any], Any],
        default: Any,
        needed: bool,
        allowed: bool = False,
    ) -> Any:
        """A part in the vocabulary that a kind of card must have, may have, or cannot have."""
        found = self.entry.fields.get(field)
        if found is None or not needed and not allowed:
            if needed:
                self.complain(self.entry.error(field, "is missing", "data-missing"))
            return default
        self.entry.asked.add(field)
        try:
            return read(Reading(self.entry, field, self.icons), found)
        except DataError as mistake:
            self.complain(mistake)
            return default

    def features(self, allowed: bool) -> tuple[Feature, ...]:
        found: tuple[Feature, ...] = self.part("features", read_features, (), False, allowed)
        return found

    def word(self, field: str, choices: Collection[str], default: str) -> str:
        """One of some words; where it may be missing, the data of the project has it."""
        try:
            if field == "evidence":
                return self.entry.optional(field, default, choices)
            return self.entry.text(field, choices)
        except DataError as mistake:
            self.complain(mistake)
            return default

    def names(self, field: str, choices: Collection[str]) -> tuple[str, ...]:
        """A list of some words."""
        if not isinstance(self.entry.fields.get(field, []), list):
            self.entry.asked.add(field)
            self.complain(self.entry.error(field, "expected a list of texts", "data-list"))
            return ()
        try:
            return self.entry.texts(field, choices)
        except DataError as mistake:
            self.complain(mistake)
            return ()

    def title(self, language: str) -> str:
        """What the card is called; a name in one language serves for both."""
        try:
            name = self.entry.optional(language, "")
        except DataError as mistake:
            self.complain(mistake)
            return self.entry.id
        if len(name) > LONGEST_NAME:
            self.complain(
                self.entry.error(
                    language, f"has more than {LONGEST_NAME} characters", "card-long", most=str(LONGEST_NAME)
                )
            )
        return name or str(self.entry.fields.get("cs" if language == "en" else "en") or self.entry.id)

    def copies(self, kind: Kind) -> int:
        try:
            copies = self.entry.count("copies", 1, 1)
        except DataError as mistake:
            self.complain(mistake)
            return 1
        if copies > MOST_COPIES or copies > 1 and kind in (Kind.START_FIELD, Kind.ISLAND):
            self.complain(self.entry.error("copies", f"{copies} are too many", "card-copies"))
        return copies

    def check_rest(self) -> None:
        """Fields that a card of this kind does not have."""
        for field in sorted(self.entry.fields.keys() - self.entry.asked):
            self.complain(self.entry.error(field, "is not a known field", "data-unknown"))


def standard_cards() -> Iterator[Card]:
    """The cards that come with the project."""
    for clan in CLANS:
        yield from (read_card(entry, clan) for entry in entries(PACKAGE, f"{clan}.toml"))
    yield from (read_card(entry, "") for entry in entries(PACKAGE, f"{ISLANDS}.toml"))


@lru_cache(maxsize=50)
def make_box(own: str) -> Box:
    """The standard box, or one in which own cards take the place of whole decks; `own` is their packed document."""
    cards = list(standard_cards())
    if own:
        decks = read_decks("cards", unpack(own), None)
        cards = [card for card in cards if (card.clan or ISLANDS) not in decks]
        cards += [card for deck in decks.values() for card in deck]
        check_names("cards", cards, None)
        check_rounds_end("cards", cards, None)
    return Box(cards, own)


def read_decks(
    file: str, document: dict[str, Any], mistakes: list[DataError] | None
) -> dict[str, list[Card]]:
    """The decks in a document of own cards, each whole."""
    found: dict[str, list[Card]] = {}
    for deck, cards in document.items():
        if deck not in DECKS or not isinstance(cards, dict):
            known = ", ".join(DECKS)
            mistake = DataError(
                f"{file}: {deck!r} is not one of {known}",
                "card-deck",
                file=file,
                typed=deck,
                expected=known,
            )
            note(mistake, mistakes)
            continue
        found[deck] = []
        clan = "" if deck == ISLANDS else deck
        countable = True
        for name, fields in cards.items():
            if isinstance(fields, dict):
                entry = Entry(file, name, fields)
                found[deck].append(read_card(entry, clan, mistakes))
                countable = countable and has_kind(entry, clan)
            else:
                message = f"{file}: {name}: expected a table of fields, got {fields!r}"
                note(DataError(message, "data-no-table", file=file, id=name), mistakes)
        if countable:
            check_deck(file, deck, found[deck], mistakes)
    return found


OPENERS.append(make_box)
BOX: Final = make_box("")
