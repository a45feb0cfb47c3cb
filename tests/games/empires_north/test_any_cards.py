"""The rules hold for any cards that can be written (EN-1.1, EN-3.17): games with decks made up of all words."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.documents import pack
from deskovka.core.errors import DataError
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.box import CLAN_ICONS, read_decks
from deskovka.games.empires_north.cards import Moment, Tile
from deskovka.games.empires_north.deck_checks import CLANS, check_rounds_end
from games.empires_north.table import box_with, deal, give, made_card, play, position, put, supply
from positions import refused

T = TypeVar("T")
TILES = [tile.value for tile in Tile]
RESOURCES = ["food", "wood", "stone", "sheep", "fish"]
CLASSES = [*RESOURCES, "resource", "good", "gold", "worker"]
LONGEST = 2500  # moves of a game
HOUSE: dict[str, Any] = {"kind": "location", "icons": ["hearth"], "pay": {"wood": 1}}


class Maker:
    """Makes up cards of a deck."""

    def __init__(self, random: Random, icons: tuple[str, ...]) -> None:
        self.random = random
        self.icons = list(icons)

    def one(self, *choices: T) -> T:
        return self.random.choice(choices)

    def number(self, most: int = 2) -> int:
        return self.random.randint(1, most)

    def gains(self) -> dict[str, int]:
        kinds = [
            *RESOURCES,
            "vp",
            "vp",
            "card",
            "worker",
            "gold",
            "raze",
            "any_resource",
            "neutral_ship",
            "clan_ship",
        ]
        return {kind: self.number() for kind in self.random.sample(kinds, self.number())}

    def price(self) -> dict[str, int]:
        kinds = [*RESOURCES, "gold", "raze", "worker", "any_resource"]
        return {kind: self.number() for kind in self.random.sample(kinds, self.number())}

    def filter(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if self.icons and self.random.random() < 0.3:
            found["icon"] = self.random.sample(self.icons, self.number())
        elif self.random.random() < 0.3:
            found["kind"] = self.one("location", "field", "island")
        if self.random.random() < 0.2:
            found["has"] = "action"
        if self.random.random() < 0.2:
            found["this"] = self.one(True, False)
        return found

    def cost(self, deep: int = 0) -> dict[str, Any]:
        cards = {"cards": self.filter(), "count": self.number()}
        choices: list[dict[str, Any]] = [{"pay": self.price()}] * 2 + [{"discard": cards}, {"return": cards}]
        choices += [{"discard_hand": self.number()}, {"special": "withdraw"}]
        choices += [{"assign": {"what": self.one(*CLASSES), "up_to": self.number()}}] * 2
        if not deep:
            choices.append({"choose": [[self.cost(1)], [self.cost(1)]]})
        return self.one(*choices)

    def counter(self) -> dict[str, Any]:
        ways: list[dict[str, Any]] = [
            {"cards": self.filter()},
            {"different_icons": True},
            {"supply": "worker"},
        ]
        if self.icons:
            ways.append({"sets": self.icons[:2]})
        return {**self.one(*ways), "max": self.number(3)}

    def step(self, deep: int = 0) -> dict[str, Any]:
        cards = {"cards": self.filter(), "count": self.number()}
        each = {**cards, "up_to": self.one(True, False), "each": [{"gain": self.gains()}]}
        choices: list[dict[str, Any]] = [
            {"gain": self.gains()},
            {"gain": self.gains(), "for_each": self.counter()},
        ]
        choices += [{"perform": self.one(*TILES)}] * 2
        choices += [{"refresh": self.number()}, {"renew": cards}, {"renew": {"cards": {}, "count": "all"}}]
        choices += [
            {"attack": self.number()},
            {"find": {"cards": self.filter()}},
            {"move_disc": self.number()},
        ]
        choices += [
            {"move_ship": self.number()},
            {"expedition": self.number()},
            {"discard": each},
            {"return": each},
        ]
        choices += [{"pay_out": cards}, {"special": "draw_and_build"}]
        choices.append(
            {"release": {"what": self.one(*CLASSES), "count": self.one(1, 2, "all"), "from": self.filter()}}
        )
        if not deep:
            choices.append({"choose": [[self.step(1), self.step(1)], [self.step(1)]]})
        return self.one(*choices)

    def body(self, with_cost: float) -> dict[str, Any]:
        found: dict[str, Any] = {"do": [self.step() for _ in range(self.number())]}
        if self.random.random() < with_cost:
            found["cost"] = [self.cost() for _ in range(self.number())]
        return found

    def feature(self) -> dict[str, Any]:
        moment = self.one(*[moment.value for moment in Moment])
        found = {"on": moment, **self.body(0.5), "who": self.one("you", "you", "opponent")}
        return {**found, "cards": self.filter()}

    def working(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not found:
            if self.random.random() < 0.6:
                found["action"] = self.body(0.6)
            if self.random.random() < 0.4:
                found["features"] = [self.feature()]
            if self.random.random() < 0.3:
                found["bonus"] = self.body(0)
            if self.random.random() < 0.3:
                choose = [self.gains() for _ in range(self.number())]
                found["storage"] = {"what": self.one(*CLASSES), "every": self.number(), "choose": choose}
        return found

    def location(self) -> dict[str, Any]:
        found = {"kind": "location", "pay": self.price(), "icons": self.random.sample(self.icons, 1)}
        if self.random.random() < 0.1:
            return {**found, "copy": {key: value for key, value in self.filter().items() if key != "this"}}
        return {**found, **self.working()}

    def field(self) -> dict[str, Any]:
        kind = self.one("field", "field-upgrade", "field-or-upgrade")
        return {"kind": kind, "on": self.one(*TILES), "produces": self.gains()}

    def boost(self) -> dict[str, Any]:
        return {"kind": "boost", "on": self.one(*TILES), "immediate": self.body(0.3)}

    def island(self, distance: str) -> dict[str, Any]:
        return {"distance": distance, "pillage": self.gains(), **self.working()}


PAY_FOOD: dict[str, Any] = {"pay": {"food": 1}}


def made_up(seed: int) -> dict[str, dict[str, Any]]:
    """Decks in which every card is made up."""
    random = Random(seed)
    document: dict[str, dict[str, Any]] = {}
    for clan in CLANS:
        maker = Maker(random, CLAN_ICONS[clan])
        kinds = [maker.location] * 15 + [maker.field] * 6 + [maker.boost] * 9
        document[clan] = {f"{clan}-s{number}": start(maker) for number in range(3)}
        document[clan] |= {
            f"{clan}-{number}": sound(clan, f"{clan}-{number}", make) for number, make in enumerate(kinds)
        }
    maker = Maker(random, ())
    near, distant = (lambda: maker.island("near")), (lambda: maker.island("distant"))
    document["islands"] = {
        f"island-{number}": sound("islands", f"island-{number}", make)
        for number, make in enumerate([near] * 12 + [distant] * 10)
    }
    return ended(document)


def ended(document: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Where the actions of several cards could renew each other for ever, those cost something."""
    cards = {name: card for deck in document.values() for name, card in deck.items()}
    while True:
        mistakes: list[DataError] = []
        decks = read_decks("made-up", document, None)
        check_rounds_end("made-up", [card for deck in decks.values() for card in deck], mistakes)
        if not mistakes:
            return document
        for mistake in mistakes:
            cards[str(mistake).split(": ")[1]]["action"] = {"cost": [PAY_FOOD], "do": [{"gain": {"wood": 1}}]}


def start(maker: Maker) -> dict[str, Any]:
    return {"en": "Start", "cs": "Start", "kind": "start-field", "produces": {maker.one(*RESOURCES): 2}}


def sound(deck: str, name: str, make: Any) -> dict[str, Any]:
    """One that may be typed in: what could go on for ever, or means nothing, is not."""
    while True:
        card = {"en": name, "cs": name, **make()}
        mistakes: list[DataError] = []
        read_decks("made-up", {deck: {name: card}}, mistakes)
        if not [mistake for mistake in mistakes if name in str(mistake)]:
            return card


@pytest.mark.parametrize("seed", [2, 4, 5, 7, 33])
def test_games_with_any_cards_are_sound(seed: int) -> None:
    """EN-1.1, EN-3.17: somebody can always move, and no position is at fault."""
    random = Random(seed)
    chance = RandomChance(random)
    setup = GAME.setup(2 + seed % 3, {"selection": "lot", "cards": pack(made_up(seed))})
    state = GAME.new_game(setup, chance)
    for _ in range(LONGEST):
        if GAME.over(state):
            break
        seat = random.choice(GAME.waiting(state))
        legal = GAME.legal(state, seat)
        assert legal
        guess = GAME.determinise(state, (seat + 1) % state.seats, random)
        assert GAME.legal(guess, seat) and not GAME.faults(guess)
        action = random.choice(legal)
        assert GAME.why_not(state, seat, action) is None
        GAME.apply(state, seat, action, chance)
        assert not GAME.faults(state)


@pytest.mark.parametrize(
    "cost",
    [
        [PAY_FOOD, PAY_FOOD],
        [PAY_FOOD, {"pay": {"gold": 1}}],
        [PAY_FOOD, {"assign": {"what": "good"}}],
        [{"choose": [[PAY_FOOD], [{"discard_hand": 1}]]}, {"discard_hand": 1}],
        [{"discard": {"cards": {}}}, {"special": "withdraw"}],
    ],
)
def test_no_two_steps_of_a_cost_take_from_the_same(cost: list[Any]) -> None:
    """EN-12.3: a cost is exact, so each of its steps must be possible whatever the others took."""
    with pytest.raises(DataError, match="two steps of the cost"):
        made_card("glenn", "house", **HOUSE, action={"cost": cost, "do": [{"gain": {"vp": 1}}]})


def test_steps_of_a_cost_that_take_from_different_things() -> None:
    """EN-12.3"""
    cost = [{"pay": {"worker": 1}}, {"assign": {"what": "food"}}, {"discard_hand": 1}]
    card = made_card("glenn", "house", **HOUSE, action={"cost": cost, "do": [{"gain": {"vp": 1}}]})
    state = position(made=box_with(card))
    put(state, 0, "house")
    give(state, 0, "1 food")
    deal(state, 0, "ceilidh")

    play(state, 0, "use house")

    assert (supply(state), state.tired[0], state.points[0]) == ("4 worker", 1, 1)


def test_nothing_is_assigned_to_a_boost() -> None:
    """EN-10.3, EN-6.21: it is no card of the empire."""
    body = {"cost": [{"assign": {"what": "worker"}}], "do": [{"gain": {"vp": 1}}]}
    state = position(made=box_with(made_card("glenn", "trick", kind="boost", on="populate", immediate=body)))
    deal(state, 0, "trick")
    play(state, 0, "disc populate")

    with refused("EN-6.21"):
        play(state, 0, "boost trick")


def test_nothing_is_assigned_to_a_card_that_has_left() -> None:
    """EN-10.3, EN-12.5: it sees its own discarding, but cannot hold anything any more."""
    feature = {"on": "discard", "cost": [{"assign": {"what": "worker"}}], "do": [{"gain": {"vp": 1}}]}
    card = made_card("nanurjuk", "house", **{**HOUSE, "icons": ["tent"]}, features=[feature])
    state = position("nanurjuk", "glenn", made=box_with(card))
    put(state, 0, "house")
    deal(state, 0, "break-camp")

    play(state, 0, "disc explore", "boost break-camp", "pick house", "enough", chance="dog-sled")

    assert (state.points[0], GAME.waiting(state)) == (2, (1,))


def test_what_a_feature_used_up_meanwhile_is_not_paid() -> None:
    """EN-12.7: the feature that sees the discarding comes before the next step of the cost."""
    feature = {"on": "discard", "cost": [PAY_FOOD], "do": [{"gain": {"vp": 1}}]}
    cost = [{"discard": {"cards": {"kind": "field"}}}, PAY_FOOD]
    card = made_card(
        "glenn", "house", **HOUSE, action={"cost": cost, "do": [{"gain": {"gold": 1}}]}, features=[feature]
    )
    state = position(made=box_with(card))
    put(state, 0, "house")
    give(state, 0, "1 food")

    play(state, 0, "use house", "pick pasture", "accept")

    assert (supply(state), state.points[0]) == ("1 gold, 5 worker", 1)
