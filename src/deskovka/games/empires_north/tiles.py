"""The five actions of the tiles, with a boost or a field before them (EN-6.12 to EN-6.18)."""

from __future__ import annotations

from typing import Final, TypedDict

from deskovka.core.game import Choice, Decision, Deed, Event, Play, RuleId, Seat, Step, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.asking import ask
from deskovka.games.empires_north.cards import Ability, CardName, Kind, Moment, Tile
from deskovka.games.empires_north.carrying import usable, use, why_not_gold
from deskovka.games.empires_north.drawing import draw, leave_hand
from deskovka.games.empires_north.features import Happened, Happening
from deskovka.games.empires_north.gaining import gain
from deskovka.games.empires_north.goods import KINDS, WORKER
from deskovka.games.empires_north.names import PieceName, name_of, piece_named
from deskovka.games.empires_north.paying import AS_USUAL, GoldFor
from deskovka.games.empires_north.placing import build_from_hand, may_carry, place_field, placeable
from deskovka.games.empires_north.promises import HOW, PerformTile, keeps_explore, possible, promised
from deskovka.games.empires_north.sailing import SailWith
from deskovka.games.empires_north.state import NOWHERE, EmpiresState, Origin, Piece, with_sorted

MOMENT_OF: Final = {tile: Moment(tile.value) for tile in Tile}


@value
class Performs(Event):
    """An action of a tile is performed, by a disc or by a card."""

    seat: Seat
    tile: Tile


@value
class NotPerformed(Event):
    """Chance made the declared action impossible (EN-6.15)."""

    seat: Seat
    tile: Tile


@value
class Harvested(Event):
    """Which field."""

    seat: Seat
    card: CardName


@value
class Populated(Event):
    """A new worker."""

    seat: Seat


@value
class BoostPlayed(Event):
    """A boost from the hand."""

    seat: Seat
    card: CardName


@value
class PlayBoost(Action):
    """`boost ceilidh`"""

    form = "boost {card} {gold_for}"
    card: CardName
    gold_for: GoldFor = AS_USUAL


@value
class BuildField(Action):
    """`field quarry-hollow`"""

    form = "field {card}"
    card: CardName


@value
class AttachUpgrade(Action):
    """`upgrade wool-shed on pasture`"""

    form = "upgrade {card} on {field}"
    card: CardName
    field: PieceName


@value
class PlayNothing(Action):
    """`nothing`"""

    form = "nothing"


@value
class ConstructCard(Action):
    """`construct wool-market`"""

    form = "construct {card}"
    card: CardName


@value
class HarvestField(Action):
    """`harvest pasture`"""

    form = "harvest {field}"
    field: PieceName


def declare(state: EmpiresState, seat: Seat, tile: Tile, play: Play[EmpiresState]) -> None:
    """EN-6.12: the action is declared, then one boost or field, then it is performed."""
    if play.heard:
        play.tell(Performs(seat, tile))
    state.agenda.append(PerformTile(seat, tile, state.placed))
    if state.hands[seat]:  # whatever is in it: who is asked must not tell what somebody holds (EN-2.11)
        state.agenda.append(BOOST_OR_FIELD[seat][tile])


def perform(state: EmpiresState, declared: PerformTile, play: Play[EmpiresState]) -> None:
    """EN-6.17: the action itself; only chance can have made it impossible."""
    seat, tile = declared.seat, declared.tile
    if not possible(state, seat, tile):
        play.tell(NotPerformed(seat, tile))
        return
    state.agenda.append(Happened(Happening(MOMENT_OF[tile], seat, declared.before)))
    if tile == Tile.EXPLORE:
        draw(state, seat, 1, play)
    elif tile == Tile.POPULATE:
        state.supply[seat * KINDS + WORKER] += 1
        if play.heard:
            play.tell(Populated(seat))
    elif tile == Tile.HARVEST:
        fields = harvestable(state, seat)
        if len(fields) == 1:
            harvest(state, seat, fields[0], play)
        else:
            state.agenda.append(HARVEST_WHICH[seat])
    elif tile == Tile.CONSTRUCT:
        state.agenda.append(CONSTRUCT_WHAT[seat])
    else:
        ask(state, SailWith((seat,)), play)


HOW.append(perform)


# Boost or field


class PlayOneBoost(Deed[EmpiresState, PlayBoost]):
    """EN-3.11: its effect at once, then it is discarded."""

    def options(self, asked: BoostOrField, state: EmpiresState, seat: Seat) -> list[PlayBoost]:
        cards = state.box.cards
        found: list[PlayBoost] = []
        for name in dict.fromkeys(state.hands[seat]):
            card = cards[name]
            if card.on != asked.tile or card.immediate is None:
                continue
            if usable(state, Origin(seat, name, Ability.BOOST), card.immediate):
                found.append(PlayBoost(name))
        return found

    def why_not(
        self, asked: BoostOrField, state: EmpiresState, seat: Seat, action: PlayBoost
    ) -> RuleId | None:
        if action.card not in state.hands[seat]:
            return "EN-3.11"
        card = state.box.cards[action.card]
        if card.immediate is None or card.on != asked.tile:
            return "EN-6.12"
        origin = Origin(seat, action.card, Ability.BOOST)
        if not usable(state, origin, card.immediate):
            return (
                "EN-6.15" if promised(state, seat, asked.tile) and _needs_tile(state, origin) else "EN-6.21"
            )
        return why_not_gold(state, origin, card.immediate.cost, action.gold_for)

    def do(
        self,
        asked: BoostOrField,
        state: EmpiresState,
        seat: Seat,
        action: PlayBoost,
        play: Play[EmpiresState],
    ) -> None:
        name = action.card
        leave_hand(state, seat, name)
        if play.heard:
            play.tell(BoostPlayed(seat, name))
        state.agenda.append(DiscardBoost(seat, name))
        body = state.box.cards[name].immediate
        assert body is not None
        use(state, Origin(seat, name, Ability.BOOST), body, action.gold_for, play)


def _needs_tile(state: EmpiresState, origin: Origin) -> bool:
    """Whether a boost would be possible if nothing had been declared."""
    trial = state.copy()
    trial.agenda = state.agenda[-1:]
    body = state.box.cards[origin.card].immediate
    return body is not None and usable(trial, origin, body)


class BuildOneField(Deed[EmpiresState, BuildField]):
    """EN-3.5: a field of its own."""

    def options(self, asked: BoostOrField, state: EmpiresState, seat: Seat) -> list[BuildField]:
        cards = state.box.cards
        found: list[BuildField] = []
        for name in dict.fromkeys(state.hands[seat]):
            card = cards[name]
            of_kind = card.on == asked.tile and card.kind in (Kind.FIELD, Kind.FIELD_OR_UPGRADE)
            if of_kind and keeps_explore(state, seat, card):
                found.append(BuildField(name))
        return found

    def why_not(
        self, asked: BoostOrField, state: EmpiresState, seat: Seat, action: BuildField
    ) -> RuleId | None:
        return why_not_field(state, seat, asked.tile, action.card, (Kind.FIELD, Kind.FIELD_OR_UPGRADE))

    def do(
        self,
        asked: BoostOrField,
        state: EmpiresState,
        seat: Seat,
        action: BuildField,
        play: Play[EmpiresState],
    ) -> None:
        place_field(state, seat, action.card, None, play)


def why_not_field(
    state: EmpiresState, seat: Seat, tile: Tile, name: CardName, kinds: tuple[Kind, Kind]
) -> RuleId | None:
    """A card in hand, of these kinds, whose corner names the action."""
    if name not in state.hands[seat]:
        return "EN-6.12"
    card = state.box.cards[name]
    if card.kind not in kinds:
        return "EN-3.6" if card.kind in (Kind.FIELD, Kind.FIELD_UPGRADE) else "EN-6.12"
    if card.on != tile:
        return "EN-6.12"
    return None if keeps_explore(state, seat, card) else "EN-6.15"


class AttachOneUpgrade(Deed[EmpiresState, AttachUpgrade]):
    """EN-3.6: attached to a field that gives the same type of good."""

    def options(self, asked: BoostOrField, state: EmpiresState, seat: Seat) -> list[AttachUpgrade]:
        cards = state.box.cards
        found: list[AttachUpgrade] = []
        for name in dict.fromkeys(state.hands[seat]):
            card = cards[name]
            of_kind = card.on == asked.tile and card.kind in (Kind.FIELD_UPGRADE, Kind.FIELD_OR_UPGRADE)
            if of_kind and keeps_explore(state, seat, card):
                for piece in state.empires[seat]:
                    if may_carry(state, card, piece):
                        found.append(AttachUpgrade(name, name_of(state, seat, piece)))
        return found

    def why_not(
        self, asked: BoostOrField, state: EmpiresState, seat: Seat, action: AttachUpgrade
    ) -> RuleId | None:
        kinds = (Kind.FIELD_UPGRADE, Kind.FIELD_OR_UPGRADE)
        rule = why_not_field(state, seat, asked.tile, action.card, kinds)
        if rule is not None:
            return rule
        piece = piece_named(state, seat, action.field)
        fits = piece is not None and may_carry(state, state.box.cards[action.card], piece)
        return None if fits else "EN-3.6"

    def do(
        self,
        asked: BoostOrField,
        state: EmpiresState,
        seat: Seat,
        action: AttachUpgrade,
        play: Play[EmpiresState],
    ) -> None:
        place_field(state, seat, action.card, piece_named(state, seat, action.field), play)


class PlayNoCard(Deed[EmpiresState, PlayNothing]):
    """EN-6.12: a card is optional."""

    def options(self, asked: BoostOrField, state: EmpiresState, seat: Seat) -> list[PlayNothing]:
        return [NO_CARD]

    def do(
        self,
        asked: BoostOrField,
        state: EmpiresState,
        seat: Seat,
        action: PlayNothing,
        play: Play[EmpiresState],
    ) -> None:
        """The action follows."""


class DeclaredTile(TypedDict):
    """The action that was declared."""

    tile: str


@value
class BoostOrField(Choice[EmpiresState]):
    """EN-6.12: one boost or one field whose corner names the action, or none."""

    rule = "EN-6.12"
    answers = deeds(
        {
            PlayNothing: PlayNoCard(),
            PlayBoost: PlayOneBoost(),
            BuildField: BuildOneField(),
            AttachUpgrade: AttachOneUpgrade(),
        }
    )
    partial = (PlayBoost,)
    tile: Tile

    def about(self, state: EmpiresState) -> DeclaredTile:
        return {"tile": self.tile.value}


@value
class DiscardBoost(Step[EmpiresState]):
    """EN-3.11: after its effect a boost is discarded."""

    rule = "EN-3.11"
    seat: Seat
    card: CardName

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        state.discards[self.seat] = with_sorted(state.discards[self.seat], self.card)


# Construct and Harvest


@value
class ConstructWhat(Decision[EmpiresState, ConstructCard]):
    """EN-6.17: a location from the hand, for free."""

    rule = "EN-6.17"
    answers = (ConstructCard,)

    def options(self, state: EmpiresState, seat: Seat) -> list[ConstructCard]:
        return [
            ConstructCard(name)
            for name in dict.fromkeys(state.hands[seat])
            if placeable(state, seat, state.box.cards[name])
        ]

    def why_not(self, state: EmpiresState, seat: Seat, action: ConstructCard) -> RuleId | None:
        if action.card not in state.hands[seat]:
            return "EN-6.17"
        card = state.box.cards[action.card]
        if card.pay is None:
            return "EN-6.17"
        return None if placeable(state, seat, card) else "EN-10.7"

    def resolve(
        self, state: EmpiresState, seat: Seat, action: ConstructCard, play: Play[EmpiresState]
    ) -> None:
        build_from_hand(state, seat, action.card, play)


def harvestable(state: EmpiresState, seat: Seat) -> list[Piece]:
    """The fields; upgrades are harvested with theirs."""
    field = Kind.FIELD.value
    return [
        piece
        for piece in state.empires[seat]
        if piece.onto == NOWHERE and state.card_of(piece).group == field
    ]


def harvest(state: EmpiresState, seat: Seat, field: Piece, play: Play[EmpiresState]) -> None:
    """EN-6.17, EN-6.18: everything shown on the field and its upgrades."""
    if play.heard:
        play.tell(Harvested(seat, field.card))
    for piece in state.empires[seat]:
        if piece.serial == field.serial or piece.onto == field.serial:
            card = state.card_of(piece)
            gain(state, Origin(seat, card.name, Ability.HARVEST, piece.serial), card.produces, 1, play)


@value
class HarvestWhich(Decision[EmpiresState, HarvestField]):
    """EN-6.17: which field."""

    rule = "EN-6.17"
    answers = (HarvestField,)

    def options(self, state: EmpiresState, seat: Seat) -> list[HarvestField]:
        return [HarvestField(name_of(state, seat, piece)) for piece in harvestable(state, seat)]

    def resolve(
        self, state: EmpiresState, seat: Seat, action: HarvestField, play: Play[EmpiresState]
    ) -> None:
        piece = piece_named(state, seat, action.field)
        assert piece is not None
        harvest(state, seat, piece, play)


NO_CARD: Final = PlayNothing()
MOST_SEATS: Final = 4
BOOST_OR_FIELD: Final = [{tile: BoostOrField((seat,), tile) for tile in Tile} for seat in range(MOST_SEATS)]
HARVEST_WHICH: Final = [HarvestWhich((seat,)) for seat in range(MOST_SEATS)]
CONSTRUCT_WHAT: Final = [ConstructWhat((seat,)) for seat in range(MOST_SEATS)]
