"""The set-up: seats, sides, scoring cards and decks, what may be fixed beforehand, and what stays hidden."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from deskovka.core.chance import Chance, RandomChance, ScriptedChance
from deskovka.core.codec import Codec
from deskovka.core.errors import SetupError
from deskovka.core.game import Event
from deskovka.games.cartographers import GAME
from deskovka.games.cartographers.cards import EXPLORE_CARDS
from deskovka.games.cartographers.drawing import Answered, Drawn
from deskovka.games.cartographers.explore import CardRevealed
from deskovka.games.cartographers.season import SeasonBegan, SeasonScored
from deskovka.games.cartographers.solo import MonstersPlaced
from deskovka.games.cartographers.state import CartographersState
from positions import play, random_game

SIDE_A = """
    ...........
    ...^.R.....
    .R......^R.
    ...........
    ...........
    .....^.....
    ...........
    ...........
    .R^......R.
    .....R.^...
    ...........
"""
SIDE_B = """
    ...........
    ......R.^..
    ..R^.......
    .....#.....
    ....##R....
    ....###....
    .R...#.....
    .....^..R..
    .........^.
    ..^R.......
    ...........
"""
STACKS = {
    "forest": ["sentinel_wood", "greenbough", "treetower", "stoneside_forest"],
    "farm and water": ["canal_lake", "mages_valley", "golden_granary", "shoreside_expanse"],
    "village": ["wildholds", "great_city", "greengold_plains", "shieldgate"],
    "spatial": ["borderlands", "lost_barony", "broken_road", "cauldrons"],
}
AMBUSHES = ["goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid"]
CLOCKWISE_FIRST = "bugbear_assault,kobold_onslaught,goblin_attack,gnoll_raid"  # an order of the ambush deck
NAMED = {
    "edict_a": "wildholds",
    "edict_b": "greenbough",
    "edict_c": "cauldrons",
    "edict_d": "canal_lake",
}
WHOLE_DECKS = {  # each season ends with the last card named: nothing is left to chance
    "deck_spring": "temple_ruins,great_river,goblin_attack,hinterland_stream,homestead,farmland,orchard",
    "deck_summer": "treetop_village,marshlands,bugbear_assault,fishing_village,rift_lands,hamlet,great_river",
    "deck_fall": "gnoll_raid,orchard,outpost_ruins,temple_ruins,homestead,treetop_village,forgotten_forest",
    "deck_winter": "marshlands,rift_lands,kobold_onslaught,fishing_village,hinterland_stream",
    "ambush": "goblin_attack,bugbear_assault,gnoll_raid,kobold_onslaught",
}


def begin(seats: int, chance: Chance, /, **options: str) -> CartographersState:
    return GAME.new_game(GAME.setup(seats, options), chance)


def begin_as_named(seats: int, /, **options: str) -> CartographersState:
    """A new game in which nothing is left to chance."""
    return begin(seats, ScriptedChance([]), **options)


def by_chance(seed: int) -> Chance:
    return RandomChance(Random(seed))


def whole_game(seats: int, seed: int, /, **options: str) -> Iterator[Event]:
    """The events of a random game."""
    random = Random(seed)
    chance = RandomChance(random)
    state, events = GAME.begin(GAME.setup(seats, options), chance)
    yield from events
    while not GAME.over(state):
        seat = random.choice(GAME.waiting(state))
        yield from GAME.apply(state, seat, GAME.sample(state, seat, random), chance)


def finished(seats: int, **options: str) -> CartographersState:
    """A random game played to its end."""
    state = None
    for state, _, _, _ in random_game(GAME, seats, "finished", **options):
        pass
    assert isinstance(state, CartographersState) and GAME.over(state)
    return state


def revealed_by_season(events: Iterator[Event]) -> dict[str, list[str]]:
    """The cards turned up in each season, in order."""
    seasons: dict[str, list[str]] = {}
    season = ""
    for event in events:
        if isinstance(event, SeasonBegan):
            season = event.season
            seasons[season] = []
        if isinstance(event, CardRevealed):
            seasons[season].append(event.card)
    return seasons


# Seats and sheets


@pytest.mark.parametrize("seats", [1, 2, 7, 100])
def test_one_to_a_hundred_players_have_one_sheet_each(seats: int) -> None:
    """CA-1.1"""
    state = begin(seats, by_chance(1), deck_spring="great_river")
    assert len(GAME.view(state, 0)["maps"]) == seats
    assert GAME.waiting(state) == tuple(range(seats))


@pytest.mark.parametrize("seats", [0, -1, 101])
def test_nobody_or_more_than_a_hundred_cannot_play(seats: int) -> None:
    """CA-1.1"""
    with pytest.raises(SetupError, match="cartographers has 1 to 100 seats"):
        GAME.setup(seats)


def test_one_player_alone_follows_the_solo_rules() -> None:
    """CA-1.1: the ambush draws itself; with two players each draws on the map of the other."""
    ambush = {"deck_spring": "goblin_attack,great_river", "ambush": ",".join(AMBUSHES), **NAMED}
    _, alone = GAME.begin(GAME.setup(1, ambush), ScriptedChance([]))
    _, together = GAME.begin(GAME.setup(2, ambush), ScriptedChance([]))
    assert [type(event) for event in alone] == [SeasonBegan, CardRevealed, MonstersPlaced, CardRevealed]
    assert [type(event) for event in together] == [SeasonBegan, CardRevealed]


@pytest.mark.parametrize(("side", "printed"), [("A", SIDE_A), ("B", SIDE_B)])
def test_all_players_use_the_same_side_of_the_sheet(side: str, printed: str) -> None:
    """CA-1.2, CA-1.4, CA-1.5: wilderness or wastelands, as printed."""
    state = begin(4, by_chance(1), side=side, deck_spring="great_river")
    assert [sheet["rows"] for sheet in GAME.view(state, None)["maps"]] == [printed.split()] * 4


def test_without_a_word_the_side_is_the_wilderness() -> None:
    """CA-1.2, CA-1.4"""
    state = begin(1, by_chance(1), deck_spring="great_river")
    assert state.sheets[0].rows() == SIDE_A.split()


def test_every_player_starts_with_zero_coins() -> None:
    """CA-1.13"""
    state = begin(5, by_chance(1))
    assert [sheet["coins"] for sheet in GAME.view(state, 2)["maps"]] == [0] * 5


def test_drawing_on_one_sheet_leaves_the_others_as_they_were() -> None:
    """CA-1.1: one sheet for each player."""
    state = begin_as_named(2, deck_spring="rift_lands,great_river", **NAMED)
    play(GAME, state, 0, "draw forest A1")
    play(GAME, state, 1, "draw farm K11")
    assert [state.sheets[0].rows()[0], state.sheets[0].rows()[10]] == ["F..........", "..........."]
    assert [state.sheets[1].rows()[0], state.sheets[1].rows()[10]] == ["...........", "..........A"]


def test_seats_form_a_circle_and_are_numbered_clockwise() -> None:
    """CA-1.14: a map passed clockwise goes to the next number, and from the last seat to the first."""
    state = begin_as_named(4, deck_spring="bugbear_assault,great_river", ambush=CLOCKWISE_FIRST, **NAMED)
    assert [GAME.view(state, seat)["draws_on"] for seat in range(4)] == [3, 0, 1, 2]


def test_the_circle_of_seats_is_the_same_for_the_whole_game() -> None:
    """CA-1.14: whatever comes later, clockwise is always towards the next number."""
    passed: dict[str, set[tuple[int, ...]]] = {}
    for state, _, _, _ in random_game(GAME, 3, "circle", **WHOLE_DECKS):
        if state.card in AMBUSHES:
            draws_on = tuple(GAME.view(state, seat)["draws_on"] for seat in range(3))
            passed.setdefault(state.card, set()).add(draws_on)
    assert passed == {
        "goblin_attack": {(1, 2, 0)},
        "bugbear_assault": {(2, 0, 1)},
        "gnoll_raid": {(1, 2, 0)},
        "kobold_onslaught": {(2, 0, 1)},
    }


# Edicts and scoring cards


def test_the_edicts_lie_in_alphabetical_order_with_a_scoring_card_under_each() -> None:
    """CA-1.6: A, B, C, D from the left, in the view and in the explained scores."""
    state = begin_as_named(1, **NAMED, **WHOLE_DECKS)
    assert GAME.view(state, 0)["edicts"] == ["wildholds", "greenbough", "cauldrons", "canal_lake"]

    state = finished(1, **NAMED, **WHOLE_DECKS)
    under = {line.what[1:] for line in GAME.lines(state, 0) if line.rule == "CA-9.1"}
    assert under == {("A", "wildholds"), ("B", "greenbough"), ("C", "cauldrons"), ("D", "canal_lake")}


def test_one_card_of_each_stack_is_used() -> None:
    """CA-1.7: and over many games every card of every stack."""
    used = Counter[str]()
    for seed in range(400):
        edicts = begin(1, by_chance(seed)).edicts
        assert len(edicts) == 4
        for stack in STACKS.values():
            assert len(set(edicts) & set(stack)) == 1
        used.update(edicts)
    assert set(used) == {card for stack in STACKS.values() for card in stack}
    assert all(60 < count < 140 for count in used.values())  # 100 expected


@pytest.mark.parametrize("options", [{}, {"cards": "greenbough,canal_lake,wildholds,borderlands"}])
def test_which_card_lies_under_which_edict_is_random(options: dict[str, str]) -> None:
    """CA-1.8: all 24 orders of the stacks come, about equally often."""
    orders = Counter[tuple[str, ...]]()
    for seed in range(2400):
        edicts = begin(1, by_chance(seed), **options).edicts
        orders[tuple(stack for card in edicts for stack, cards in STACKS.items() if card in cards)] += 1
    assert set(orders) == set(permutations(STACKS))
    assert all(60 < count < 140 for count in orders.values())  # 100 expected


def test_the_other_twelve_scoring_cards_are_out_of_the_game() -> None:
    """CA-1.9: the four cards are the same from the beginning to the end, and only they score."""
    for seed in ("a", "b", "c"):
        edicts = set()
        state = None
        for state, _, _, _ in random_game(GAME, 2, seed):
            edicts.add(state.edicts)
            assert tuple(GAME.view(state, 1)["edicts"]) == state.edicts
        [chosen] = edicts
        assert state is not None
        scored = {line.what[2] for line in GAME.lines(state, 0) if line.rule == "CA-9.1"}
        assert scored == set(chosen)


def test_the_four_chosen_cards_are_known_to_all_from_the_start() -> None:
    """CA-1.9"""
    state = begin(3, by_chance(5))
    for seat in (0, 1, 2, None):
        assert GAME.view(state, seat)["edicts"] == list(state.edicts)


def test_cards_named_for_edicts_lie_there_and_the_rest_is_random() -> None:
    """CA-1.7, CA-1.8: Greenbough under C; one card of each other stack under A, B and D in any order."""
    orders = set()
    cards: set[str] = set()
    for seed in range(300):
        edicts = begin(1, by_chance(seed), edict_c="greenbough").edicts
        assert edicts[2] == "greenbough"
        others = edicts[:2] + edicts[3:]
        orders.add(tuple(stack for card in others for stack, all in STACKS.items() if card in all))
        cards.update(others)
    assert orders == set(permutations(["farm and water", "village", "spatial"]))
    assert cards == {card for name, stack in STACKS.items() if name != "forest" for card in stack}


def test_cards_named_without_an_edict_are_used_anywhere() -> None:
    """CA-1.7, CA-1.8: Shieldgate and The Cauldrons are in every game, under every letter."""
    places = set()
    for seed in range(200):
        edicts = begin(1, by_chance(seed), cards="shieldgate,cauldrons").edicts
        places.add((edicts.index("shieldgate"), edicts.index("cauldrons")))
    assert places == set(permutations(range(4), 2))


def test_a_card_may_be_named_both_in_the_list_and_under_an_edict() -> None:
    """CA-1.7: it is one card, and it lies where it was named."""
    for seed in range(20):
        edicts = begin(1, by_chance(seed), cards="shieldgate,cauldrons", edict_d="cauldrons").edicts
        assert edicts[3] == "cauldrons" and "shieldgate" in edicts[:3]


@pytest.mark.parametrize(
    "options",
    [
        {"cards": "greenbough,treetower"},
        {"edict_a": "greenbough", "edict_b": "treetower"},
        {"edict_a": "lost_barony", "cards": "cauldrons"},
    ],
)
def test_two_cards_of_one_stack_cannot_be_used(options: dict[str, str]) -> None:
    """CA-1.7"""
    with pytest.raises(SetupError, match=r"one scoring card of each stack is used \(CA-1.7\)"):
        begin(1, by_chance(1), **options)


def test_a_card_cannot_lie_under_two_edicts() -> None:
    """CA-1.7"""
    with pytest.raises(SetupError, match="lies under one edict only"):
        begin(1, by_chance(1), edict_a="greenbough", edict_d="greenbough")


def test_the_later_reading_of_the_single_square_is_played_only_when_it_was_chosen() -> None:
    """CA-4.13: without a word the square takes a terrain of the card."""
    chosen = [
        begin(1, by_chance(1), **options) for options in ({}, {"fallback": "card"}, {"fallback": "any"})
    ]
    assert [GAME.view(state, 0)["any_fallback"] for state in chosen] == [False, False, True]


@pytest.mark.parametrize(
    ("option", "text", "complaint"),
    [
        ("edict_a", "no_such_card", "option edict_a: 'no_such_card' is not one of random, sentinel_wood"),
        ("edict_b", "great_river", "option edict_b: 'great_river' is not one of"),
        ("edict_b", "", "option edict_b: '' is not one of"),
        ("cards", "greenbough,no_such_card", "option cards: 'no_such_card' is not one of sentinel_wood"),
        ("cards", "greenbough,greenbough", "option cards: an entry is named twice"),
        (
            "cards",
            "greenbough,canal_lake,wildholds,borderlands,treetower",
            "option cards: expected at most 4 entries, got 5",
        ),
        ("side", "C", "option side: 'C' is not one of A, B"),
        ("side", "a", "option side: 'a' is not one of A, B"),
        ("fallback", "none", "option fallback: 'none' is not one of card, any"),
        ("deck_spring", "greenbough", "option deck_spring: 'greenbough' is not one of temple_ruins"),
        ("deck_fall", "hamlet,hamlet", "option deck_fall: an entry is named twice"),
        ("ambush", "hamlet", "option ambush: 'hamlet' is not one of goblin_attack"),
        ("ambush", "gnoll_raid,gnoll_raid", "option ambush: an entry is named twice"),
        ("no_such_option", "1", "cartographers has no option 'no_such_option': expected side"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_the_choices(option: str, text: str, complaint: str) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.setup(2, {option: text})
    assert str(caught.value).startswith(complaint)


# Seasons and decks


def test_spring_is_on_top_of_the_season_cards_and_winter_at_the_bottom() -> None:
    """CA-1.10"""
    began = [event.season for event in whole_game(2, 1) if isinstance(event, SeasonBegan)]
    assert began == ["spring", "summer", "fall", "winter"]
    assert GAME.view(begin(1, by_chance(1)), 0)["season"] == "spring"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_each_season_is_a_series_of_turns_and_is_scored_at_its_end(seats: int) -> None:
    """CA-2.1: explore, draw, check; and the season goes on until a check finds its limit reached."""
    limits = {"spring": 8, "summer": 8, "fall": 7, "winter": 6}
    for seed in range(10):
        events = [event for event in whole_game(seats, seed) if not isinstance(event, Answered)]
        for season, limit in limits.items():
            assert events.pop(0) == SeasonBegan(season)
            time = 0
            while time < limit:
                time += take_turn(events, seats)
            for seat in range(seats):
                scored = events.pop(0)
                assert isinstance(scored, SeasonScored)
                assert (scored.season, scored.seat) == (season, seat)
        assert events == []


def take_turn(events: list[Event], seats: int) -> int:
    """Take the events of one turn from the list: cards are revealed, then everybody draws the last of them."""
    time = 0
    card = "temple_ruins"
    while card in ("temple_ruins", "outpost_ruins"):
        revealed = events.pop(0)
        assert isinstance(revealed, CardRevealed)
        card = revealed.card
        time += revealed.time
    if seats == 1 and card in AMBUSHES:
        assert isinstance(events.pop(0), MonstersPlaced)
        return time
    for seat in range(seats):
        drawn = events.pop(0)
        assert isinstance(drawn, Drawn)
        assert drawn.seat == seat
    return time


@pytest.mark.parametrize("seats", [1, 2])
def test_two_edicts_are_scored_at_the_end_of_each_season(seats: int) -> None:
    """CA-2.2, CA-2.3: each edict twice."""
    state = finished(seats, **NAMED)
    scored = [(line.what[0], line.what[1]) for line in GAME.lines(state, 0) if line.rule == "CA-9.1"]
    assert scored == [
        *(("spring", "A"), ("spring", "B")),
        *(("summer", "B"), ("summer", "C")),
        *(("fall", "C"), ("fall", "D")),
        *(("winter", "D"), ("winter", "A")),
    ]


def test_the_explore_deck_starts_with_fourteen_cards_one_of_them_an_ambush() -> None:
    """CA-1.12: one card has been revealed; all four ambush cards are still unseen, three of them not in the deck."""
    view = GAME.view(begin_as_named(2, deck_spring="great_river", **NAMED), 0)
    assert view["revealed"] == ["great_river"]
    assert view["deck"] == {"cards": 13, "ambushes": 1}
    assert view["ambushes_left"] == AMBUSHES


def test_the_ambush_card_is_shuffled_in_like_any_other() -> None:
    """CA-1.12, CA-1.11: each of the 14 cards is the first one equally often, and each ambush card comes."""
    first = Counter[str]()
    for seed in range(5600):
        events = GAME.begin(GAME.setup(1), by_chance(seed))[1]
        revealed = [event.card for event in events if isinstance(event, CardRevealed)]
        first[revealed[0]] += 1
    assert set(first) == {*EXPLORE_CARDS, *AMBUSHES}
    assert all(300 < first[card] < 500 for card in EXPLORE_CARDS)  # 400 expected
    assert all(60 < first[card] < 140 for card in AMBUSHES)  # 100 expected, 400 together


def test_every_order_of_the_ambush_deck_is_possible() -> None:
    """CA-1.11: in games where all four are revealed they come in each of the 24 orders."""
    orders = set()
    for seed in range(3000):
        cards = [card for season in revealed_by_season(whole_game(1, seed)).values() for card in season]
        ambushes = tuple(card for card in cards if card in AMBUSHES)
        assert len(set(ambushes)) == len(ambushes)
        if len(ambushes) == 4:
            orders.add(ambushes)
        if len(orders) == 24:
            break
    assert orders == set(permutations(AMBUSHES))


# What may be fixed beforehand


@pytest.mark.parametrize("seats", [1, 3])
def test_a_deck_that_was_fixed_is_revealed_in_its_order(seats: int) -> None:
    """Every season from its first to its last card, and not one card more."""
    assert revealed_by_season(whole_game(seats, 3, **NAMED, **WHOLE_DECKS)) == {
        season: WHOLE_DECKS[f"deck_{season}"].split(",") for season in ("spring", "summer", "fall", "winter")
    }


def test_after_a_fixed_beginning_the_other_cards_come_by_chance() -> None:
    """Winter begins with two cards; the next one is any of the other eleven or an ambush card."""
    third = set()
    for seed in range(400):
        revealed = revealed_by_season(whole_game(1, seed, deck_winter="hamlet,orchard"))["winter"]
        assert revealed[:2] == ["hamlet", "orchard"]
        assert len(set(revealed)) == len(revealed)
        third.add(revealed[2])
    assert third == {*EXPLORE_CARDS, *AMBUSHES} - {"hamlet", "orchard"}


def test_ambush_cards_enter_the_deck_in_the_order_that_was_fixed() -> None:
    """CA-1.12: in spring only the first can come, in summer only the first two, and so on."""
    order = ["kobold_onslaught", "goblin_attack", "gnoll_raid", "bugbear_assault"]
    came: dict[str, set[str]] = {season: set() for season in ("spring", "summer", "fall", "winter")}
    for seed in range(300):
        for season, cards in revealed_by_season(whole_game(1, seed, ambush=",".join(order))).items():
            came[season].update(card for card in cards if card in AMBUSHES)
    assert came == {
        "spring": set(order[:1]),
        "summer": set(order[:2]),
        "fall": set(order[:3]),
        "winter": set(order),
    }


def test_an_ambush_card_that_was_fixed_for_a_later_season_does_not_come_twice() -> None:
    """CA-10.6, CA-1.11: Goblin Attack begins summer, so it is not revealed in spring, where chance deals.

    To refuse such a set-up would do as well.
    """
    options = {"ambush": ",".join(AMBUSHES), "deck_summer": "goblin_attack"}
    try:
        begin(1, by_chance(1), **options)
    except SetupError:
        return
    for seed in range(100):
        seasons = revealed_by_season(whole_game(1, seed, **options))
        ambushes = [card for cards in seasons.values() for card in cards if card in AMBUSHES]
        assert seasons["summer"][0] == "goblin_attack"
        assert len(set(ambushes)) == len(ambushes)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (
            {"deck_spring": "goblin_attack"},
            "option deck_spring: goblin_attack is not in the deck yet: name it in option ambush",
        ),
        (
            {"deck_spring": "goblin_attack", "ambush": CLOCKWISE_FIRST},
            "option deck_spring: goblin_attack is not in the deck yet",
        ),
        (
            {"deck_summer": "hamlet,goblin_attack", "ambush": CLOCKWISE_FIRST},
            "option deck_summer: goblin_attack is not in the deck yet",
        ),
        (
            {
                "deck_spring": "bugbear_assault",
                "deck_fall": "bugbear_assault",
                "ambush": CLOCKWISE_FIRST,
            },
            "option deck_fall: bugbear_assault was resolved in an earlier season (CA-10.6)",
        ),
        (
            {"deck_spring": "homestead,orchard,marshlands,fishing_village,hamlet"},
            "option deck_spring: hamlet would come after the season's end (CA-8.1)",
        ),
        (
            {"deck_fall": "homestead,orchard,marshlands,hamlet,rift_lands"},
            "option deck_fall: rift_lands would come after the season's end (CA-8.1)",
        ),
        (
            {"deck_winter": "homestead,orchard,marshlands,temple_ruins"},
            "option deck_winter: temple_ruins would come after the season's end (CA-8.1)",
        ),
        ({"ambush": "goblin_attack"}, "option ambush: expected all 4 ambush cards in order, got 1"),
        (
            {"ambush": "goblin_attack,gnoll_raid,kobold_onslaught"},
            "option ambush: expected all 4 ambush cards in order, got 3",
        ),
    ],
)
def test_a_deck_that_the_rules_cannot_give_is_refused(options: dict[str, str], complaint: str) -> None:
    with pytest.raises(SetupError) as caught:
        begin(2, by_chance(1), **options)
    assert str(caught.value).startswith(complaint)


@pytest.mark.parametrize(
    "options",
    [
        {"deck_spring": "homestead,orchard,marshlands,hamlet,fishing_village"},  # 7, then 9 of 8
        {"deck_winter": "homestead,orchard,hamlet,marshlands"},  # 5, then 7 of 6
        {"deck_spring": "homestead,temple_ruins,outpost_ruins"},
        {
            "deck_spring": "hamlet,homestead,orchard,marshlands,farmland",
            "deck_summer": "goblin_attack,bugbear_assault",
            "ambush": "bugbear_assault,goblin_attack,kobold_onslaught,gnoll_raid",
        },
    ],
)
def test_a_deck_that_the_rules_can_give_is_accepted(options: dict[str, str]) -> None:
    """The last card may go beyond the limit; an ambush card that was not revealed may come in a later season."""
    seasons = revealed_by_season(whole_game(1, 8, **options))
    for option, cards in options.items():
        if option != "ambush":
            named = cards.split(",")
            assert seasons[option.removeprefix("deck_")][: len(named)] == named


# What stays hidden


def test_nobody_sees_cards_that_were_not_revealed_but_all_see_how_many_are_left() -> None:
    """CA-1.15: nor which ambush cards are among them."""
    state = begin_as_named(2, **NAMED, **WHOLE_DECKS)
    play(GAME, state, 0, "draw water B6+C6+D6")
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert view["revealed"] == ["temple_ruins", "great_river"]
        assert view["deck"] == {"cards": 12, "ambushes": 1}
        assert view["ambushes_left"] == AMBUSHES
        words = json.dumps(view)
        assert not [card for card in EXPLORE_CARDS if card in words and card not in view["revealed"]]


def test_how_many_ambush_cards_were_added_is_public() -> None:
    """CA-1.15: one before each season; those that were revealed are known to all."""
    for state, _, _, _ in random_game(GAME, 2, "public", **NAMED):
        revealed = 4 - len(state.ambushes)
        season = ["spring", "summer", "fall", "winter"].index(GAME.view(state, 0)["season"])
        for seat in (0, 1, None):
            view = GAME.view(state, seat)
            assert view["deck"]["ambushes"] == season + 1 - revealed
            assert view["deck"]["cards"] == 13 - len(view["revealed"]) + view["deck"]["ambushes"]


def two_deals() -> tuple[CartographersState, CartographersState]:
    """Two games that look alike: what comes after the first card was fixed differently."""
    first = begin_as_named(
        2, deck_spring="great_river,hamlet,gnoll_raid", ambush=",".join(reversed(AMBUSHES)), **NAMED
    )
    second = begin_as_named(2, deck_spring="great_river,goblin_attack", ambush=",".join(AMBUSHES), **NAMED)
    return first, second


def test_what_was_fixed_is_not_visible_in_any_view() -> None:
    """CA-1.15"""
    first, second = two_deals()
    open_game = begin(2, ScriptedChance(["great_river"]), **NAMED)
    for seat in (0, 1, None):
        assert GAME.view(first, seat) == GAME.view(second, seat) == GAME.view(open_game, seat)


def test_what_was_fixed_is_not_in_any_guess() -> None:
    """CA-1.15: two tables that look alike to a seat make it guess alike."""
    first, second = two_deals()
    codec = Codec(GAME.values)
    for seat in (0, 1):
        guesses = [GAME.determinise(state, seat, Random(1)) for state in (first, second)]
        assert codec.encode(guesses[0]) == codec.encode(guesses[1])
        assert GAME.view(guesses[0], seat) == GAME.view(first, seat)


def test_in_a_guess_any_card_may_come_next_although_it_was_fixed() -> None:
    """CA-1.15, CA-1.12: any of the twelve explore cards left and any of the four ambush cards."""
    state, _ = two_deals()
    came = set()
    for seed in range(400):
        guess = GAME.determinise(state, 0, Random(seed))
        play_both = [GAME.read("draw water A1+B1+C1"), GAME.read("draw water A2+B2+C2")]
        events = []
        for seat, action in enumerate(play_both):
            events += GAME.apply(guess, seat, action, by_chance(seed))
        came.add(next(event.card for event in events if isinstance(event, CardRevealed)))
    assert came == {*EXPLORE_CARDS, *AMBUSHES} - {"great_river"}

    play(GAME, state, 0, "draw water A1+B1+C1")
    revealed = play(GAME, state, 1, "draw water A2+B2+C2")
    assert [event.card for event in revealed if isinstance(event, CardRevealed)] == ["hamlet"]


def test_fixed_decks_are_secret_options_and_all_others_are_open() -> None:
    """CA-1.15: secret options are not shown to the seats before the game is over."""
    secret = {option.id for option in GAME.options if option.secret}
    assert secret == {"deck_spring", "deck_summer", "deck_fall", "deck_winter", "ambush"}


def test_the_same_set_up_gives_the_same_cards_to_every_table() -> None:
    """For duplicate play: two tables with the same fixed decks reveal the same cards, whatever is drawn."""
    tables = [revealed_by_season(whole_game(seats, seats, **NAMED, **WHOLE_DECKS)) for seats in (1, 2, 4)]
    assert tables[0] == tables[1] == tables[2]
