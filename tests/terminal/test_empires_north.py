"""Empires of the North in the terminal: whole games, cards by their names, choices in words, plain sentences."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from click.testing import Result
from rich.console import Console

from deskovka.core.chance import RandomChance
from deskovka.core.errors import NotationError
from deskovka.core.record import Record
from deskovka.core.replaying import verify
from deskovka.core.rules import LANGUAGES
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.box import BOX
from deskovka.games.empires_north.own_cards import CARDS
from deskovka.terminal.empires_north import FACE
from deskovka.terminal.empires_north.cards import Cards
from deskovka.terminal.empires_north.labels import ENTRIES, Labels
from deskovka.terminal.empires_north.typed import read_line, written
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.text import Texts
from games.empires_north.table import deal, give, play, position, put, sail
from terminal.driving import run

NAMES = ("Ann", "Bob", "Eve")
PATIENT = [
    "1",
    "1 2 3",
    *["1", ""] * 3000,
]  # the first clan, three cards, then the first answer to everything
WITH_GLENN = ["clan glenn", "1 2 3", "1 2"]
WITH_ULAF = ["clan ulaf", "1 2 3", "1 2"]  # one location among the five cards, none for Construct or Harvest


def table(*arguments: str, typed: Sequence[str], **environment: str) -> Result:
    """A game in which the person begins."""
    options = ("--seats", "me,random", "--seed", "abc", *arguments)
    return run("play", "empires_north", *options, typed=typed, **environment)


def face(language: str = "en", plain: bool = True, seats: int = 2) -> FACE:
    console = Console(file=io.StringIO(), width=100, color_system=None)
    return FACE(GAME, Screen(plain, console), Texts(language, GAME.name), NAMES[:seats])


def printed(shown: FACE) -> str:
    file = shown.screen.console.file
    assert isinstance(file, io.StringIO)
    return " ".join(file.getvalue().split())


@pytest.mark.parametrize(("language", "plain"), [("en", False), ("cs", True)])
def test_a_whole_game_by_numbers(language: str, plain: bool, tmp_path: Path) -> None:
    file, options = tmp_path / "game.txt", ["--plain"] if plain else []

    result = table("--lang", language, "--record", str(file), *options, typed=PATIENT)

    assert result.exit_code == 0
    assert "\x1b" not in result.output
    assert {"en": "won", "cs": "ítěz"}[language] in result.output
    assert {"en": "Cards of the empire", "cs": "Karty impéria"}[language] in result.output
    record = Record.read(file.read_text("utf-8"))
    assert record.scores is not None
    assert verify(record, GAME)
    if plain:
        assert not set("│─┃━▸■·●○[") & set(result.output)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_way_has_words(seed: int, language: str) -> None:
    """Pages, questions and every answer that may be chosen, for everybody who is asked."""
    random = Random(seed)
    seats = 2 + seed % 2
    chance = RandomChance(random)
    state = GAME.new_game(GAME.setup(seats), chance)
    faces = [face(language, plain, seats) for plain in (False, True)]
    asked: set[str] = set()
    while waiting := GAME.waiting(state):
        here = Position(GAME, state, waiting[0])
        asked.add(here.decision)
        for shown in faces:
            shown.page(here, ["something"])
        labels = Labels(faces[0].spoken, here.view, here.seat)
        for action in here.legal:
            label, _ = labels.entry(action)
            assert label and labels.words(action)
            assert read_line(GAME, faces[0].cards, here.view, written(action, here.view)) == action
        assert all(lines for _, lines in faces[1].parts_in_words(here.view, here.seat))
        assert faces[1].in_words(here)
        GAME.apply(state, here.seat, random.choice(here.legal), chance)
    assert len(asked) > 12
    faces[0].overview(GAME.view(state, None), range(seats))
    assert "[" not in printed(faces[1])


def test_every_kind_of_action_has_a_label() -> None:
    assert {kind.__name__ for kind in ENTRIES} == {kind.__name__ for kind in GAME.actions}


def test_a_menu_leads_to_the_cards_with_their_costs() -> None:
    result = table(typed=[*WITH_GLENN, "build"])
    told = " ".join(result.output.split())
    assert "Your hand: Ceilidh: Play when you perform HARVEST." in told
    assert "2 build a location" in told
    menu = told.partition("> build ")[2]
    assert menu.startswith("1 Common Table [hearth] Pay to build: 1 food and 1 stone.")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (["clan glenn", "1 2"], "Three cards are kept: type three numbers."),
        (["clan glenn", "1 2 2"], "Type numbers from 1 to 5, each once"),
        (["clan glenn", "1 2 9"], "Type numbers from 1 to 5, each once"),
        (["clan glenn", ""], "Type numbers from 1 to 5, each once"),
        (["clan glenn", "1,2, 4", "none"], "You kept no cards, discarding"),
        (["clan glenn", "keep ceilidh,ceilidh,ceilidh"], "rule EN-4.6"),
        ([*WITH_GLENN, "card wool market"], "Wool Market, Location [guild] Pay to build: 1 stone."),
        ([*WITH_GLENN, "card Trh s vlnou"], "Wool Market, Location [guild]"),
        ([*WITH_GLENN, "card wool-m"], "This card was designed for this project"),
        ([*WITH_GLENN, "card pasture"], "Known from the printed card: name, kind of card."),
        ([*WITH_GLENN, "card island of"], "Island of Ghosts, Near island"),
        ([*WITH_GLENN, "card xyz"], "No card here is called “xyz”."),
        ([*WITH_GLENN, "card"], "such as: card Wool Market"),
        ([*WITH_GLENN, "empires"], "Bot (random) (Ulaf): 0 points;"),
        ([*WITH_GLENN, "piles"], "Discard pile, You (Glenn): Neighbourly Cottage, Old Keep"),
        ([*WITH_GLENN, "use oat-field"], "rule EN-3.13"),
        ([*WITH_GLENN, "pass"], "Press Enter to confirm"),
        ([*WITH_GLENN, "disc Harvest"], "Harvest: do you first play a boost, or build a field"),
        ([*WITH_GLENN, "score"], "Cards of the empire"),
        ([*WITH_GLENN, "disc", "harvest"], "You play: disc harvest (Harvest: gain what 1 field"),
        ([*WITH_GLENN, "place", "Sklizeň"], "You play: disc harvest"),
        ([*WITH_ULAF, "disc sail", "nothing", "fish"], "You play: sail fish (1 fish)"),
        ([*WITH_GLENN, "disc harvest", "no"], "You play: nothing, just perform the action"),
    ],
)
def test_what_may_be_typed(typed: list[str], words: str) -> None:
    assert words in " ".join(table(typed=typed).output.split())


@pytest.mark.parametrize("plain", [False, True])
def test_before_the_first_round_everybody_is_told_what_cards_these_are(plain: bool) -> None:
    told = table(*(["--plain"] if plain else []), typed=WITH_GLENN).output
    assert "The printed list of cards could not be had" in " ".join(told.partition("Round 1")[0].split())
    assert "The printed list of cards could not be had" not in told.partition("Round 1")[2]


def test_back_leads_to_the_menu() -> None:
    output = table(typed=[*WITH_GLENN, "1", "back"]).output
    assert output.count("What do you do?") == 2


@pytest.mark.parametrize("plain", [False, True])
def test_a_hint_names_cards_as_they_are_called(plain: bool) -> None:
    options = ["--plain"] if plain else []
    output = " ".join(table("--lang", "cs", *options, typed=["rada"]).output.split())
    assert re.search(r"Dobrý bot by zahrál: clan [a-z]+ \([A-Z]\w+\)", output)


def test_what_is_called_as_it_is_written_is_said_once() -> None:
    output = table("--plain", typed=[*WITH_GLENN, "pass", "u", "pass"]).output
    assert "You play: pass" in output
    assert "pass (pass)" not in output


@pytest.mark.parametrize("plain", [False, True])
def test_what_leaves_no_choice_is_not_asked(plain: bool) -> None:
    """Neither which card to play, nor which one location to build; all that happened is told."""
    told = table(*(["--plain"] if plain else []), typed=[*WITH_ULAF, "disc construct"]).output
    after = " ".join(told.partition("> disc construct")[2].split())
    assert "You placed a disc on Construct. You built Guest Harbour." in after
    assert after.count("> ") == 1
    assert "do you first play a boost" not in after


def test_what_leaves_no_choice_is_asked_on_the_way_back() -> None:
    told = table(typed=[*WITH_ULAF, "disc harvest", "undo", "undo"]).output
    fields, boost, turn = (" ".join(part.split()) for part in told.split("\n> ")[-4:-1])
    assert "Harvest: which field gives its goods?" in fields
    assert "Harvest: do you first play a boost" in boost
    assert "Take one action, or pass" in turn


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("build Wool Market", "build wool-market"),
        ("BUILD trh s vlnou", "build wool-market"),
        ("build wool market stone", "build wool-market stone"),
        ("build Trh s vlnou kámen", "build wool-market stone"),
        ("upgrade Wool Shed on Pasture", "upgrade wool-shed on pasture"),
        ("disc sklizeň", "disc harvest"),
        ("again Harvest Nalodění", "again harvest sail"),
        ("take jídlo,dřevo", "take food,wood"),
        ("keep Ceilidh, Wool Market", "keep ceilidh,wool-market"),
        ("use wool-market.2", "use wool-market.2"),
        ("attack olaf watchtower", "attack 1 watchtower"),
        ("attack Bot 2 (beginner) watchtower", "attack 1 watchtower"),
        ("attack ulaf Strážní věž", "attack 1 watchtower"),
    ],
)
def test_names_are_read_in_any_language(typed: str, meant: str) -> None:
    view = GAME.view(position("glenn", "ulaf"), 0)
    cards = Cards(Texts("cs", GAME.name), BOX)
    watchtower = BOX["watchtower"].names["cs"]
    action = read_line(
        GAME, cards, view, typed.replace("Strážní věž", watchtower), ("You", "Bot 2 (beginner)")
    )
    assert str(action) == meant


def test_what_is_no_action_is_left_to_the_question() -> None:
    cards = Cards(Texts("en", GAME.name), BOX)
    assert read_line(GAME, cards, None, "fish") is None
    assert read_line(GAME, cards, None, "") is None
    with pytest.raises(NotationError):
        read_line(GAME, cards, None, "build something nice")


def test_an_opponent_is_written_by_the_clan() -> None:
    state = position("glenn", "ulaf")
    view = GAME.view(state, 0)
    assert written(GAME.read("attack 1 watchtower"), view) == "attack ulaf watchtower"


def test_a_choice_is_told_by_its_lists() -> None:
    """The cost and what it brings may both be choices."""
    state = position("nanurjuk", "ulaf")
    put(state, 0, "trading-floe")
    give(state, 0, "1 food, 1 fish")
    play(state, 0, "use trading-floe")
    first = labels_of(state)
    play(state, 0, "choose 2")
    assert (first, labels_of(state)) == (["pay 1 fish", "pay 1 food"], ["gain 1 gold", "gain 1 VP"])


def test_a_feature_is_offered_with_what_it_costs() -> None:
    state = position("mackinnon", "ulaf")
    put(state, 0, "lairds-manor")
    give(state, 0, "1 gold")
    play(state, 0, "disc populate")
    assert labels_of(state) == ["pay: pay 1 gold → gain 2 VP", "do not pay"]


def labels_of(state: object) -> list[str]:
    """The answers that seat 0 may give, in words."""
    here = Position(GAME, state, 0)
    labels = Labels(face().spoken, here.view, 0)
    return [labels.entry(action)[0] for action in here.legal]


def test_an_empire_is_grouped_and_marked() -> None:
    state = position("glenn", "ulaf")
    put(state, 0, "wool-market exhausted, pipers-green, wool-shed on pasture, timber-isle exhausted")
    put(state, 0, "watch-on-the-loch with 2 worker, twin-chimneys as wool-market")
    groups = dict(face().spoken.empire(GAME.view(state, 0), 0))
    sells = "Action: pay 1 sheep → gain 1 gold and 1 VP."
    assert groups["Fields"][-1] == "Pasture (with Wool Shed, 1 sheep): 1 stone and 1 sheep"
    assert groups["Cards with an action"] == [
        f"Wool Market (exhausted): {sells}",
        "Watch on the Loch (on it 2 workers): Action: assign 1 worker to this card → gain 1 fish and 1 raze token.",
        f"Twin Chimneys (a copy of Wool Market): {sells}",
    ]
    assert groups["Other cards"][0].startswith(
        'Piper\'s Green: Feature: each time you use the action of a "guild"'
    )
    assert groups["Conquered islands"][0].startswith("Timber Isle (exhausted): Pillage: gain 3 wood.")


def test_nobody_is_shown_what_others_hold() -> None:
    state = position("glenn", "ulaf")
    deal(state, 0, "ceilidh")
    here = GAME.view(state, 1)
    told = [line for _, lines in face().parts_in_words(here, 1) for line in lines]
    assert not any("Ceilidh" in line for line in told)


def test_own_cards_are_shown_as_they_are_on_the_table(tmp_path: Path) -> None:
    """A card of the same name once had the words of the project's own."""
    file = tmp_path / "my.toml"
    text = CARDS.template(("glenn",))
    file.write_text(
        text.replace('en = "Common Table"', 'en = "Long Table"').replace(
            'on = "populate", do', 'on = "sail", do'
        )
    )
    typed = [*WITH_GLENN, "build long table"]
    told = " ".join(table("--set", f"cards={file}", typed=typed).output.split())
    assert "Own cards: from a file" in told
    assert "Long Table: [hearth] Pay to build" in told
    assert "each time you perform SAIL, gain 1 food." in told
    assert "You paid 1 food and 1 stone for Long Table. You built Long Table." in told


def test_a_page_that_does_not_fit_leaves_out_texts_until_it_is_asked_for() -> None:
    state = position("glenn", "ulaf")
    put(state, 0, "wool-market, pipers-green, old-keep, common-table, caber-ground")
    deal(state, 0, "ceilidh ceilidh masons-yard many-hands call-the-clan")
    console = Console(file=io.StringIO(), width=100, height=40, color_system=None, force_terminal=True)
    shown = FACE(GAME, Screen(False, console), Texts("en", GAME.name), NAMES[:2])
    here = Position(GAME, state, 0)
    shown.page(here, [])
    short = printed(shown)
    assert "Some texts of cards are left out" in short
    assert "Other cards: Piper's Green, Old Keep, Common Table" in short
    assert "Wool Market: Action: pay 1 sheep" in short
    assert "2× Ceilidh: Play when you perform HARVEST. Many Hands: Play when" in short
    assert "different clan icon" not in short
    shown.whole_page(here, [])
    assert "different clan icon" in printed(shown)


def test_plain_pages_tell_of_others_only_what_is_new() -> None:
    state = position("glenn", "ulaf")
    shown = face()
    here = Position(GAME, state, 0)
    shown.page(here, [])
    assert "Bob (Ulaf): 0 points; nothing." in printed(shown)
    shown.page(here, [])
    assert printed(shown).count("Bob (Ulaf): 0 points") == 1
    shown.whole_page(here, [])
    assert printed(shown).count("Bob (Ulaf): 0 points") == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Arriving: Ann (1 fish and 1 raze token)."), ("cs", "Připlouvá: Ann (1 ryba a 1 žeton útoku).")],
)
def test_the_ship_that_arrives_is_told_with_its_cargo(language: str, words: str) -> None:
    """EN-7.9: whether it may conquer must be known before an island is chosen."""
    state = position()
    sail(state, "0:fish+raze")
    play(state, 0, "pass")
    play(state, 1, "pass")
    shown = face(language)

    shown.page(Position(GAME, state, 0), [])

    assert words in printed(shown)
