"""Cards that owners of the box type in (EN-1.1, EN-3.17)."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.documents import pack
from deskovka.core.errors import SetupError
from deskovka.core.record import Record
from deskovka.core.replaying import final_state
from deskovka.core.table import Table
from deskovka.games.empires_north import CARDS, GAME
from deskovka.games.empires_north.box import (
    DECKS,
    make_box,
    read_decks,
    standard_cards,
)
from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.deck_checks import CLANS, check_rounds_end
from deskovka.games.empires_north.placing import add_piece
from deskovka.text import Texts
from deskovka.text.mistakes import in_words
from games.empires_north.table import position


def glenn(**changes: Any) -> dict[str, Any]:
    """The deck of Glenn with other fields for the Wool Market; None leaves one out."""
    document = tomllib.loads(CARDS.template(("glenn",)))
    card = document["glenn"]["wool-market"]
    card.update(changes)
    document["glenn"]["wool-market"] = {name: field for name, field in card.items() if field is not None}
    return document


def mistakes(document: dict[str, Any]) -> list[str]:
    found: list[Any] = []
    read_decks("my.toml", document, found)
    return [str(mistake) for mistake in found]


@pytest.mark.parametrize("deck", DECKS)
def test_a_template_is_the_deck_as_it_is(deck: str) -> None:
    document, found = CARDS.read("my.toml", CARDS.template((deck,)))
    assert not found and list(document) == [deck]
    standard = [card.name for card in standard_cards() if (card.clan or "islands") == deck]
    assert list(document[deck]) == standard


def test_every_mistake_is_named_with_file_card_and_field() -> None:
    text = CARDS.template(("glenn",)).replace("food = 2", "fod = 2").replace('on = "populate"', 'on = "sing"')
    found = [str(mistake) for mistake in CARDS.read("my.toml", text)[1]]
    assert len(found) > 3 and all(line.startswith("my.toml: ") for line in found)
    assert any(line.startswith("my.toml: oat-field: produces 'fod' is not one of") for line in found)
    assert sum("on 'sing' is not one of explore" in line for line in found) == 3


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"kind": "palace"}, "wool-market: kind 'palace' is not one of"),
        ({"icons": ["mug"]}, "wool-market: icons 'mug' is not one of hearth, guild, castle"),
        ({"icons": "guild"}, "wool-market: icons expected a list of texts"),
        ({"pay": None}, "wool-market: pay is missing"),
        ({"pay": {}}, "wool-market: pay costs nothing"),
        ({"pay": {"vp": 1}}, "wool-market: pay 'vp' is not one of"),
        ({"pay": {"wood": -1}}, "wool-market: pay.wood expected a whole number from 1 to 99, got -1"),
        ({"pay": {"wood": True}}, "wool-market: pay.wood expected a whole number"),
        ({"copies": 0}, "wool-market: copies expected at least 1, got 0"),
        ({"copies": 31}, "wool-market: copies 31 are too many"),
        ({"copies": 3}, "glenn: a deck has 30 cards besides those, copies counted; here are 31"),
        ({"color": "red"}, "wool-market: color is not a known field"),
        ({"immediate": {"do": [{"gain": {"vp": 1}}]}}, "wool-market: immediate is not a known field"),
        ({"en": 3}, "wool-market: en expected a text"),
        ({"en": "x" * 61}, "wool-market: en has more than 60 characters"),
        ({"action": {}}, "wool-market: action does nothing"),
        ({"action": {"do": [{"fly": 1}]}}, "wool-market: action.do.1 'fly' is not one of gain, choose"),
        ({"action": {"do": [{"gain": {"vp": 1}, "refresh": 1}]}}, "action.do.1 expected exactly one of"),
        ({"action": {"do": [{"choose": [[]]}]}}, "action.do.1.choose offers no choice"),
        ({"action": {"do": [{"gain": {"different_resources": 6}}]}}, "names more than the five resources"),
        ({"action": {"cost": [{"assign": {"what": "good", "up_to": 6}}]}}, "from 1 to 5, got 6"),
        ({"action": {"cost": [{"gain": {"vp": 1}}]}}, "action.cost.1 'gain' is not one of pay"),
        ({"bonus": {"cost": [{"pay": {"gold": 1}}], "do": []}}, "bonus 'cost' is not one of do"),
        ({"features": [{"do": [{"gain": {"vp": 1}}]}]}, "features.1.on is missing"),
        ({"features": [{"on": "rain", "do": [{"gain": {"vp": 1}}]}]}, "features.1.on 'rain' is not one of"),
        ({"storage": {"what": "food", "every": 1}}, "storage.choose is missing"),
        (
            {"action": {"do": [{"gain": {"vp": 1}, "for_each": {"every": 2}}]}},
            "for_each expected exactly one of cards, different_icons, sets, supply",
        ),
    ],
)
def test_a_wrong_field_is_refused_and_says_what_was_expected(changes: dict[str, Any], expected: str) -> None:
    found = mistakes(glenn(**changes))
    assert any(expected in line for line in found), found
    with pytest.raises(SetupError):
        GAME.new_game(GAME.setup(2, {"cards": pack(glenn(**changes))}), RandomChance(Random(1)))


def test_a_feature_that_would_set_itself_off_for_ever_is_refused() -> None:
    body = {"on": "populate", "do": [{"choose": [[{"perform": "populate"}], [{"gain": {"vp": 1}}]]}]}
    assert "could set itself off for ever" in mistakes(glenn(features=[body]))[0]
    assert not mistakes(glenn(features=[{**body, "cost": [{"pay": {"food": 1}}]}]))


@pytest.mark.parametrize(
    "feature",
    [
        {"on": "populate", "cost": [{"pay": {"worker": 1}}], "do": [{"perform": "populate"}]},
        {"on": "harvest", "cost": [{"pay": {"food": 1}}], "do": [{"perform": "harvest"}]},
        {"on": "sail", "cost": [{"pay": {"fish": 1}}], "do": [{"gain": {"fish": 1}}, {"perform": "sail"}]},
        {"on": "attack", "who": "opponent", "do": [{"renew": {"cards": {}, "count": "all"}}, {"attack": 1}]},
    ],
)
def test_nor_one_that_brings_back_what_it_costs(feature: dict[str, Any]) -> None:
    """A new worker pays for the next Populate, a harvest for the next one, and an attack answers an attack."""
    assert "could set itself off for ever" in mistakes(glenn(features=[feature]))[0]


RENEW = {"renew": {"cards": {"has": "action", "this": False}, "count": 1}}
WOOD = {"gain": {"wood": 1}}


def checked(**changes: Any) -> list[str]:
    """What is wrong with a whole file: glenn with another Wool Market, of which there are two."""
    found: list[Any] = []
    cards = read_decks("my.toml", glenn(**changes), found)["glenn"]
    check_rounds_end("my.toml", cards, found)
    return [str(mistake) for mistake in found]


@pytest.mark.parametrize(
    "changes",
    [
        {"action": {"do": [RENEW, WOOD]}},
        {"action": {"do": [{"choose": [[RENEW], [WOOD]]}]}},
        {"action": {"cost": [{"pay": {"wood": 1}}], "do": [WOOD, RENEW]}},
        {"action": {"cost": [{"pay": {"any_resource": 1}}], "do": [WOOD, RENEW]}},
        {"action": {"do": [WOOD]}, "features": [{"on": "action", "do": [RENEW]}]},
        {"action": {"cost": [{"pay": {"worker": 1}}], "do": [{"refresh": 1}, RENEW]}},
        {"action": {"cost": [{"pay": {"worker": 1}}], "do": [{"perform": "populate"}, RENEW]}},
        {"action": {"cost": [{"pay": {"food": 1}}], "do": [{"perform": "harvest"}, RENEW]}},
    ],
)
def test_actions_that_renew_each_other_for_nothing_are_refused(changes: dict[str, Any]) -> None:
    assert any("wool-market: action" in line and "never end" in line for line in checked(**changes))
    with pytest.raises(SetupError, match="never end"):
        GAME.new_game(GAME.setup(2, {"cards": pack(glenn(**changes))}), RandomChance(Random(1)))


@pytest.mark.parametrize(
    "changes",
    [
        {"action": {"cost": [{"pay": {"worker": 1}}], "do": [RENEW, WOOD]}},
        {"action": {"cost": [{"pay": {"wood": 2}}], "do": [RENEW, WOOD]}},
        {"action": {"cost": [{"assign": {"what": "food"}}], "do": [RENEW, WOOD]}},
        {"action": {"do": [{"renew": {"cards": {"icon": ["hearth"]}, "count": 1}}, WOOD]}},
        {"action": {"do": [{"renew": {"cards": {"this": True}}}, WOOD]}},
    ],
)
def test_renewing_for_a_price_or_what_does_not_renew_is_allowed(changes: dict[str, Any]) -> None:
    assert not any("never end" in line for line in checked(**changes))


def test_choices_within_choices_have_an_end() -> None:
    steps: list[Any] = [{"gain": {"vp": 1}}]
    for _ in range(300):
        steps = [{"choose": [steps, [{"gain": {"vp": 1}}]]}]
    assert "is nested too deeply" in mistakes(glenn(action={"do": steps}))[0]


def test_of_a_card_of_no_kind_only_that_is_told() -> None:
    """Neither its other fields nor the number of cards can be judged."""
    text = CARDS.template(("glenn",)).replace('kind = "boost"', 'kind = "bost"', 1)
    found = [str(mistake) for mistake in CARDS.read("my.toml", text)[1]]
    assert len(found) == 1
    assert found[0].startswith("my.toml: helping-hands: kind 'bost' is not one of start-field")


@pytest.mark.parametrize(
    ("old", "new", "czech"),
    [
        ("copies = 3", 'copies = "three"', "my.toml: neighbourly-cottage: v poli copies se čeká celé číslo"),
        (
            "copies = 3",
            "copies = 0",
            "my.toml: neighbourly-cottage: v poli copies se čeká celé číslo, aspoň 1",
        ),
        ("[glenn.pasture]", "[glenn.pasture", "my.toml: na řádku 13 to není správný TOML"),
        ("[glenn.pasture]", "[glenn.oat-field]", "my.toml: na řádku 13 je podruhé totéž jméno"),
        (
            "[glenn.pasture]",
            "[glen.pasture]",
            "my.toml: „glen“ není žádný balíček; balíčky jsou ulaf, heidel",
        ),
    ],
)
def test_mistakes_are_told_in_czech_with_their_place(old: str, new: str, czech: str) -> None:
    text = CARDS.template(("glenn",)).replace(old, new, 1)
    texts = Texts("cs", GAME.name)
    found = [in_words(mistake, texts) for mistake in CARDS.read("my.toml", text)[1]]
    assert any(line.startswith(czech) for line in found), found


@pytest.mark.parametrize("document", [{"vikings": {}}, {"glenn": 3}, {"glenn": {"x": 3}}, {"glenn": {}}])
def test_what_is_no_deck_is_refused(document: dict[str, Any]) -> None:
    assert mistakes(document)


def test_no_two_cards_of_a_table_have_the_same_name() -> None:
    text = CARDS.template(("glenn",)).replace("[glenn.wool-market]", "[glenn.grain-bank]")
    assert [str(mistake) for mistake in CARDS.read("my.toml", text)[1]] == [
        "my.toml: grain-bank: name is used by two cards"
    ]


def test_one_name_serves_for_both_languages() -> None:
    state = GAME.new_game(GAME.setup(2, {"cards": pack(glenn(en=None))}), RandomChance(Random(1)))
    assert state.box["wool-market"].names["en"] == "Trh s vlnou"


def test_many_resources_are_chosen_in_portions() -> None:
    """EN-10.1, EN-10.2: all combinations are listed, so that there are never too many of them."""
    body = {"cost": [{"pay": {"any_resource": 7}}], "do": [{"gain": {"any_resource": 12}}]}
    state = position("glenn", "ulaf", made=make_box(pack(glenn(action=body))))
    add_piece(state, 0, CardName("wool-market"))
    state.supply[0:5] = [9] * 5
    GAME.apply(state, 0, GAME.read("use wool-market"), RandomChance(Random(3)))
    sizes = []
    while type(GAME.decision(state)).__name__ in ("PayAny", "TakeResources"):
        options = GAME.legal(state, 0)
        sizes.append(len(str(options[0]).split(",")))
        assert len(options) < 300
        GAME.apply(state, 0, options[0], RandomChance(Random(3)))
    assert sizes == [5, 2, 5, 5, 2]
    assert sum(state.supply[0:5]) == 45 - 7 + 12


@pytest.mark.parametrize("clan", CLANS)
def test_games_with_own_cards_are_recorded_and_replayed(clan: str) -> None:
    """The record alone is enough: it holds the cards."""
    document = tomllib.loads(CARDS.template((clan, "islands")))
    setup = GAME.setup(2, {"cards": pack(document), "clans": clan})
    table = Table(GAME, setup)
    random = Random(5)
    for _ in range(120):
        waiting = GAME.waiting(table.state)
        if not waiting:
            break
        table.play(waiting[0], GAME.sample(table.state, waiting[0], random))
    record = Record.read(table.record.write())
    found: Any = final_state(record, GAME)
    assert found.box == table.state.box
    assert GAME.view(found, None) == GAME.view(table.state, None)
