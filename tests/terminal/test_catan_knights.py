"""Cities & Knights in the terminal: every decision, the map, sentences, typed lines, records."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from deskovka.core.chance import RandomChance
from deskovka.core.finding import plain
from deskovka.core.notation import Action
from deskovka.core.outcome import Standing, rank
from deskovka.core.record import Record
from deskovka.core.replaying import verify
from deskovka.core.rules import LANGUAGES
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner
from deskovka.games.catan.cities_knights.progress.playing import FifthCard
from deskovka.games.catan.modules import BASE, SCENARIOS
from deskovka.games.catan.robber import PlaceRobber
from deskovka.games.catan.scenarios.dragon_fights import SIXTH, FightLost
from deskovka.games.catan.state import CatanState
from deskovka.terminal.catan import FACE
from deskovka.terminal.catan.choices import Naming
from deskovka.terminal.catan.face import CatanFace
from deskovka.terminal.catan.island import draw_island
from deskovka.terminal.catan.spoken import (
    awards_of,
    bank_in_words,
    beside_in_words,
    costs_in_words,
    island_in_words,
    own_in_words,
    roll_in_words,
    seat_in_words,
)
from deskovka.terminal.catan.typed import LINKS, NAMES, TRACK_NAMES, VERBS, read_line
from deskovka.terminal.ending import last_line
from deskovka.terminal.face import Say, nothing
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.text import Texts
from deskovka.text.telling import describe
from games.catan import sea_table
from games.catan.cities_knights.table import (
    attack,
    hold,
    knights,
    land,
    lay_open,
    levels,
    merchant,
    metropolis,
    new_table,
    position,
    roll,
    walls,
)
from games.catan.table import give, play, put
from terminal.driving import run

PLAYERS = ("Ann", "Bob", "Cyril", "Dana")
PATIENT = ["1", "", "end"] * 40
PLACES = [BASE, *(name for name, scenario in SCENARIOS.items() if scenario.with_knights)]
MOVES = 1500  # of a random game at most
KNIGHTS = ("--set", "cities-knights=yes")


def with_knights(played: str) -> dict[str, Any]:
    """The option, among the arguments of a position."""
    return {"cities-knights": played}


def face_of(seats: int, language: str, spoken: bool) -> tuple[CatanFace, io.StringIO]:
    written = io.StringIO()
    screen = Screen(spoken, Console(file=written, width=100))
    return FACE(GAME, screen, Texts(language, GAME.name), PLAYERS[:seats]), written


def chosen(face: CatanFace, state: CatanState, seat: int, *typed: str) -> Action:
    """What somebody chooses who types these lines."""
    lines = iter(typed)

    def ask(question: str, again: Say = nothing, words: Iterable[str] = ()) -> str:
        line = next(lines)
        assert face.read(line) is None, line
        return line

    asked = Position(GAME, state, seat)
    face.page(asked, [])
    action = face.choose(asked, ask)
    assert not list(lines)
    assert asked.why_not(action) is None
    return action


# Whole games


@pytest.mark.parametrize("scenario", PLACES)
@pytest.mark.parametrize("seats", [3, 4])
def test_every_question_of_random_games_is_answered_by_numbers(scenario: str, seats: int) -> None:
    """Whatever is chosen is legal, and can be typed as it is written; nothing is wider than the screen."""
    random = Random(seats)
    face, written = face_of(seats, "cs" if seats == 3 else "en", spoken=seats == 3)

    def ask(question: str, again: Say = nothing, words: Iterable[str] = ()) -> str:
        return random.choice(["1", "1", "2", "3", ""])

    chance = RandomChance(random)
    state = GAME.new_game(GAME.setup(seats, {"scenario": scenario, "cities-knights": "yes"}), chance)
    asked = set()
    for _ in range(MOVES):
        seat, *_ = GAME.waiting(state) or (None,)
        if seat is None:
            break
        name = type(GAME.decision(state)).__name__
        if name in asked and random.random() > 0.03:
            action = GAME.sample(state, seat, random)
        else:
            asked.add(name)
            position = Position(GAME, state, seat)
            face.page(position, [])
            action = face.choose(position, ask)
            assert position.why_not(action) is None
            assert face.read(face.written(action)) == action
            face.overview(position.view, range(seats))
        GAME.apply(state, seat, action, chance)

    assert {"FoundSettlement", "FoundCity", "TakeTurn"} < asked
    if not face.screen.plain:
        assert max(map(len, written.getvalue().splitlines())) <= 100


@pytest.mark.parametrize(("scenario", "language"), [*zip(PLACES, LANGUAGES * len(PLACES))])
def test_a_game_is_begun_at_the_keyboard_kept_and_replayed(
    scenario: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    options = ("--seed", "abc", "--seats", "me,random,random", "--set", f"scenario={scenario}", *KNIGHTS)
    run("play", "catan", *options, "--record", str(file), "--lang", language, typed=PATIENT)
    record = Record.read(file.read_text("utf-8"))
    assert len(record.moves) > 16
    assert verify(record, GAME)
    resumed = run("play", "catan", "--resume", str(file), "--plain", typed=["help", "progress", "quit", "no"])
    assert "progress: your progress cards and what they do" in resumed.output
    assert "Your progress cards" in resumed.output
    replayed = run("replay", str(file), "--plain", "--lang", language)
    assert replayed.exit_code == 0
    assert {"en": "event die", "cs": "kostce se symboly"}[language] in replayed.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulated_games_tell_the_sources_of_points(language: str, tmp_path: Path) -> None:
    bots = ("--seats", "random,random,random", "--games", "1", "--seed", "abc", "--keep", str(tmp_path))
    result = run("simulate", "catan", *bots, *KNIGHTS, "--lang", language)
    assert result.exit_code == 0
    named = {
        "en": ("Metropolises", "Merchant", "Defender of Catan", "Printer and Constitution"),
        "cs": ("Metropole", "Obchodník", "Obránce Katanu", "Knihtisk a Ústava"),
    }
    for source in named[language]:
        assert source in result.output
    [kept] = tmp_path.glob("*.record")
    assert run("verify", str(kept)).exit_code == 0


# Every decision

Asked = tuple[CatanState, int]  # the position, and who is asked


def founding_a_city() -> Asked:
    state = new_table()
    play(state, 0, "settle E7n", "road E7ne")
    play(state, 1, "settle C5n", "road C5ne")
    play(state, 2, "settle G7s", "road G7se")
    return state, 2


def metropolis_won() -> Asked:
    state = position()
    put(state, 0, cities="E7n C5n")
    levels(state, 0, trade=3)
    give(state, 0, "4cloth")
    play(state, 0, "improve trade")
    return state, 0


def pillaged() -> Asked:
    state = position()
    put(state, 0, cities="E7n C5n")
    attack(state)
    return state, 0


def displaced() -> Asked:
    state = position()
    put(state, 0, roads="E7ne")
    put(state, 1, roads="D7w")
    knights(state, 0, "E7ne", "strong", active=True)
    knights(state, 1, "E7n")
    play(state, 0, "march E7ne to E7n")
    return state, 1


def defended_together() -> Asked:
    state = position()
    attack(state)
    return state, 0


def five_cards(seat: int) -> Asked:
    state = position(landed=True)
    hold(state, seat, "crane", "bishop", "spy", "smith", "warlord")
    state.agenda.append(FifthCard((seat,)))
    return state, seat


def five_in_the_own_turn() -> Asked:
    return five_cards(0)


def five_of_another() -> Asked:
    return five_cards(1)


def water() -> Asked:
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, science=3)
    roll(state, 1, 1, "trade")
    return state, 0


def harbour_called() -> Asked:
    state = position()
    hold(state, 0, "commercial-harbor")
    give(state, 0, "wool+ore")
    give(state, 1, "paper+coin")
    give(state, 2, "brick")
    play(state, 0, "commercial-harbor")
    return state, 0


def commodity_asked() -> Asked:
    state, _ = harbour_called()
    play(state, 0, "give wool", "skip")
    return state, 1


def with_points(card: str) -> CatanState:
    """Seat 0 holds a card, seat 1 has more points and five cards."""
    state = position(landed=True)
    hold(state, 0, card)
    put(state, 1, cities="C5n")
    give(state, 1, "3wool+ore+coin")
    return state


def hand_shown() -> Asked:
    state = with_points("master-merchant")
    play(state, 0, "master-merchant 1")
    return state, 0


def sabotaged() -> Asked:
    state = with_points("saboteur")
    play(state, 0, "saboteur")
    return state, 1


def wedding() -> Asked:
    state = with_points("wedding")
    play(state, 0, "wedding")
    return state, 1


def bishop() -> Asked:
    state = with_points("bishop")
    play(state, 0, "bishop")
    return state, 0


def spied() -> Asked:
    state = with_points("spy")
    hold(state, 1, "crane", "bishop")
    play(state, 0, "spy 1")
    return state, 0


def smith() -> Asked:
    state = position()
    hold(state, 0, "smith")
    put(state, 0, roads="E7ne E7e")
    knights(state, 0, "E7n E7ne")
    play(state, 0, "smith")
    return state, 0


def one_promoted() -> Asked:
    state, _ = smith()
    play(state, 0, "promote E7n")
    return state, 0


def deserter() -> Asked:
    state = position()
    hold(state, 0, "deserter")
    put(state, 0, roads="E7ne")
    put(state, 1, roads="C5ne C5e")
    knights(state, 1, "C5n")
    knights(state, 1, "C5ne", "strong", active=True)
    play(state, 0, "deserter 1")
    return state, 1


def deserted() -> Asked:
    state, _ = deserter()
    play(state, 1, "dismiss C5ne")
    return state, 0


def diplomat() -> Asked:
    state = position()
    hold(state, 0, "diplomat")
    put(state, 0, settlements="E7n", roads="E7ne")
    play(state, 0, "diplomat E7ne")
    return state, 0


def pirate_chased() -> Asked:
    state = sea_table.position(**with_knights("yes"))
    land(state)
    sea_table.put(state, 0, settlements="E9ne", ships="E9e")
    sea_table.pirate_at(state, "E10")
    knights(state, 0, "E9se", active=True)
    play(state, 0, "chase-pirate E9se")
    return state, 0


DECISIONS: dict[str, list[tuple[Callable[[], Asked], tuple[str, ...], str]]] = {
    "FoundCity": [(founding_a_city, ("g5s",), "city G5s"), (founding_a_city, ("1",), "city C6n")],
    "ChooseMetropolis": [
        (metropolis_won, ("e7n",), "metropolis E7n"),
        (metropolis_won, ("1",), "metropolis C5n"),
    ],
    "ChooseLoss": [(pillaged, ("E7N",), "lose E7n")],
    "Flee": [(displaced, ("1",), "flee D7nw")],
    "DrawAny": [
        (defended_together, ("science",), "draw science"),
        (defended_together, ("2",), "draw politics"),
    ],
    "FifthCard": [
        (five_of_another, ("bishop",), "return bishop"),
        (five_in_the_own_turn, ("return", "bishop"), "return bishop"),
        (five_in_the_own_turn, ("1", "crane"), "return crane"),
        (five_in_the_own_turn, ("play Bishop",), "bishop"),
    ],
    "ChooseWater": [(water, ("ore",), "take ore")],
    "OfferGood": [
        (harbour_called, ("give", "ore"), "give ore"),
        (harbour_called, ("1", "1"), "give wool"),
        (harbour_called, ("do without",), "skip"),
    ],
    "GiveCommodity": [(commodity_asked, ("coin",), "give coin"), (commodity_asked, ("1",), "give paper")],
    "ChooseTwo": [
        (hand_shown, ("wool", "coin"), "choose wool+coin"),
        (hand_shown, ("2 wool",), "choose 2wool"),
    ],
    "Sabotage": [(sabotaged, ("wool, ore",), "discard wool+ore")],
    "ChooseGift": [(wedding, ("1", "1"), "present 2wool"), (wedding, ("ore+coin",), "present ore+coin")],
    "SendRobber": [(bishop, ("c5",), "robber C5")],
    "TakeProgress": [(spied, ("bishop",), "pick bishop"), (spied, ("1",), "pick crane")],
    "PromoteFree": [(smith, ("e7n",), "promote E7n"), (one_promoted, ("do without",), "skip")],
    "ChooseDeserter": [(deserter, ("c5n",), "dismiss C5n")],
    "WelcomeDeserter": [(deserted, ("recruit", "e7n"), "recruit E7n"), (deserted, ("2",), "skip")],
    "LayAgain": [(diplomat, ("road", "e7nw"), "road E7nw"), (diplomat, ("2",), "skip")],
    "MovePirate": [(pirate_chased, ("b5",), "pirate B5")],
}
CASES = [
    pytest.param(name, *case, id=f"{name}-{case[2]}") for name, cases in DECISIONS.items() for case in cases
]


@pytest.mark.parametrize("spoken", [True, False], ids=["spoken", "drawn"])
@pytest.mark.parametrize(("name", "reach", "typed", "action"), CASES)
def test_every_decision_is_asked_and_answered_part_by_part(
    name: str, reach: Callable[[], Asked], typed: tuple[str, ...], action: str, spoken: bool
) -> None:
    state, seat = reach()
    assert type(GAME.decision(state)).__name__ == name
    face, written = face_of(3, "en", spoken)

    assert chosen(face, state, seat, *typed) == GAME.read(action)
    question = face.question(Position(GAME, state, seat))
    assert question.split()[0] in written.getvalue()


@pytest.mark.parametrize(("name", "reach", "typed", "action"), CASES)
def test_every_decision_is_answered_by_its_action_as_the_terminal_writes_it(
    name: str, reach: Callable[[], Asked], typed: tuple[str, ...], action: str
) -> None:
    state, seat = reach()
    face, _ = face_of(3, "cs", spoken=True)
    asked = Position(GAME, state, seat)
    face.page(asked, [])
    read = face.read(face.written(GAME.read(action)))
    assert read == GAME.read(action)
    assert asked.why_not(read) is None


def test_the_master_merchant_sees_how_many_cards_of_each_kind_there_are() -> None:
    """CT-K15.2: the whole hand is shown."""
    state, seat = hand_shown()
    face, written = face_of(3, "en", spoken=True)
    chosen(face, state, seat, "2 wool")
    assert all(line in written.getvalue() for line in ("wool (3)", "ore (1)", "coin (1)"))


# The turn


def realm() -> CatanState:
    """Seat 0 in the middle of its turn, with a bit of everything; seat 1 beside it."""
    state = position(landed=True)
    put(state, 0, settlements="C5n", cities="E7n E9ne", roads="E7ne E7e C5ne")
    put(state, 1, settlements="G5s", cities="F6s", roads="F7w")
    levels(state, 0, trade=4, science=1)
    metropolis(state, "trade", "E7n")
    walls(state, 0, "E7n")
    knights(state, 0, "E7se", "strong", active=True)
    knights(state, 0, "C5ne")
    knights(state, 1, "F6n", "mighty", active=True)
    merchant(state, 1, "G6")
    lay_open(state, 0, "printer")
    hold(state, 0, "crane", "spy", "merchant", "merchant")
    hold(state, 1, "bishop")
    give(state, 0, "2brick+3wool+2grain+3ore+2paper+coin+cloth")
    give(state, 1, "3wool")
    return state


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        (("improve", "politics"), "improve politics"),
        (("improve cities", "2"), "improve science"),
        (("build a city wall", "e9ne"), "wall E9ne"),
        (("recruit a knight", "e7ne"), "recruit E7ne"),
        (("activate a knight", "1"), "activate C5ne"),
        (("promote a knight", "C5ne"), "promote C5ne"),
        (("move a knight", "1"), "march E7se to E7ne"),
        (("chase the robber", "e7se"), "chase E7se"),
        (("crane", "science"), "crane science"),
        (("play Crane", "1"), "crane politics"),
        (("play Spy", "1"), "spy 1"),
        (("merchant", "c5"), "merchant C5"),
        (("bank", "1"), "bank 3wool for brick"),
    ],
)
def test_deeds_are_in_the_menu_and_chosen_by_their_parts(typed: tuple[str, ...], action: str) -> None:
    state = realm()
    face, _ = face_of(3, "en", spoken=True)
    assert chosen(face, state, 0, *typed) == GAME.read(action)


def test_the_menu_says_what_cards_do_and_what_things_cost() -> None:
    face, written = face_of(3, "en", spoken=True)
    chosen(face, realm(), 0, "end the turn")
    menu = written.getvalue()
    for line in (
        "build a city wall: 2 brick",
        "recruit a knight: 1 wool, 1 ore",
        "activate a knight: 1 grain",
        "play Crane: a city improvement for one commodity less",
        "play Spy: see the progress cards of an opponent and take one",
    ):
        assert line in menu
    assert menu.index("improve cities") < menu.index("recruit a knight") < menu.index("play Spy")


@pytest.mark.parametrize(
    ("typed", "remark"),
    [
        (("improve", "science"), "science: level 2 for 2 paper"),
        (("play Crane", "politics"), "politics: level 1 free of charge"),
        (("promote a knight", "c5ne"), "basic knight, inactive; "),
        (("play Spy", "1"), "B. Bob: 1 progress card"),
    ],
)
def test_what_can_be_chosen_is_explained(typed: tuple[str, ...], remark: str) -> None:
    face, written = face_of(3, "en", spoken=True)
    chosen(face, realm(), 0, *typed)
    assert remark in written.getvalue()


def test_a_weaker_knight_is_told_where_it_would_be_driven_away() -> None:
    state = position()
    put(state, 0, roads="E7ne E7e")
    knights(state, 0, "E7se", "strong", active=True)
    knights(state, 1, "E7n")
    face, written = face_of(3, "en", spoken=True)
    assert str(chosen(face, state, 0, "move a knight", "e7se", "e7n")) == "march E7se to E7n"
    assert "E7n: drives away basic knight of B. Bob; " in written.getvalue()


def test_of_two_tokens_either_is_named_first() -> None:
    """CT-K15.10"""
    for first, other in (("C5", "F8"), ("F8", "C5")):
        state = position()
        hold(state, 0, "inventor")
        face, _ = face_of(3, "en", spoken=True)
        assert str(chosen(face, state, 0, "play Inventor", first, other)) == f"inventor {first} {other}"


def test_a_bishop_is_told_whom_it_robs() -> None:
    state, seat = bishop()
    face, written = face_of(3, "en", spoken=True)
    chosen(face, state, seat, "c5")
    assert "C5 mountains 10: rob B. Bob" in written.getvalue()
    assert "C7 forest 9: nobody to rob" in written.getvalue()


def test_a_refused_place_names_its_rule() -> None:
    """CT-K8.2"""
    face, written = face_of(3, "en", spoken=True)
    assert str(chosen(face, realm(), 0, "recruit a knight", "g7s", "e7ne")) == "recruit E7ne"
    assert "CT-K8.2" in written.getvalue()


@pytest.mark.parametrize("played", ["yes", "no"])
def test_only_what_this_table_has_is_wanted_in_a_trade(played: str) -> None:
    """CT-K4.2: commodities are traded like resources, where there are any."""
    state = position(**with_knights(played))
    give(state, 0, "wool")
    face, written = face_of(3, "en", spoken=True)
    assert str(chosen(face, state, 0, "offer a trade", "wool", "ore", "")) == "offer wool for ore"
    assert ("paper" in written.getvalue()) == (played == "yes")


# Typed lines


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("en", "improve science", "improve science"),
        ("en", "march E7n to E7ne", "march E7n to E7ne"),
        ("en", "spy bob", "spy 1"),
        ("en", "master-merchant C", "master-merchant 2"),
        ("en", "alchemist 3 4", "alchemist 3 4"),
        ("en", "inventor E8 F5", "inventor E8 F5"),
        ("en", "fleet coins", "merchant-fleet coin"),
        ("en", "return road-building", "return road-building"),
        ("en", "bank 4 coins for paper", "bank 4coin for paper"),
        ("cs", "výstavba věda", "improve science"),
        ("cs", "hradby E7n", "wall E7n"),
        ("cs", "povolej E7n", "recruit E7n"),
        ("cs", "aktivuj E7n", "activate E7n"),
        ("cs", "posil E7n", "promote E7n"),
        ("cs", "přemísti E7n na E7ne", "march E7n to E7ne"),
        ("cs", "zažeň-zloděje E7n", "chase E7n"),
        ("cs", "zažeň-piráta E9ne", "chase-pirate E9ne"),
        ("cs", "metropole E7n", "metropolis E7n"),
        ("cs", "ztratím E7n", "lose E7n"),
        ("cs", "ústup E7n", "flee E7n"),
        ("cs", "táhni politika", "draw politics"),
        ("cs", "vrať jeřáb", "return crane"),
        ("cs", "vrať obchodní-přístav", "return commercial-harbor"),
        ("cs", "alchymista 3 4", "alchemist 3 4"),
        ("cs", "jeřáb obchod", "crane trade"),
        ("cs", "inženýr E7n", "engineer E7n"),
        ("cs", "vynálezce E8 F5", "inventor E8 F5"),
        ("cs", "medicína E7n", "medicine E7n"),
        ("cs", "zběh B", "deserter 1"),
        ("cs", "propusť E7n", "dismiss E7n"),
        ("cs", "diplomat E7ne", "diplomat E7ne"),
        ("cs", "intriky E7n", "intrigue E7n"),
        ("cs", "špion cyril", "spy 2"),
        ("cs", "vyber jeřáb", "pick crane"),
        ("cs", "mistr B", "master-merchant 1"),
        ("cs", "zvol 2 rudy", "choose 2ore"),
        ("cs", "obchodník E7", "merchant E7"),
        ("cs", "flotila peníze", "merchant-fleet coin"),
        ("cs", "monopol-surovin ruda", "resource-monopoly ore"),
        ("cs", "obchodní-monopol plátno", "trade-monopoly cloth"),
        ("cs", "dej papír", "give paper"),
        ("cs", "daruji vlnu, peníze", "present wool+coin"),
        ("cs", "vynechat", "skip"),
        ("cs", "svatba", "wedding"),
        ("cs", "nabídka 2 papíry za plátno", "offer 2paper for cloth"),
    ],
)
def test_actions_are_typed_in_the_reader_s_words(language: str, typed: str, action: str) -> None:
    assert read_line(GAME, Texts(language, GAME.name), PLAYERS, typed, []) == GAME.read(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_typed_is_plain_and_means_one_word(language: str) -> None:
    texts = Texts(language, GAME.name)
    names = (*VERBS, *LINKS, *NAMES, *TRACK_NAMES)
    typed = [word for name in names for word in texts.t(f"typed-{name}").split()]
    assert typed == [plain(word) for word in typed]
    assert len(typed) == len(set(typed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_for_an_action_is_a_command_at_the_keyboard(language: str) -> None:
    """`vrátit` takes back an answer: a card is returned by other words."""
    texts = Texts(language, GAME.name)
    commands = ("help", "show", "undo", "back", "rules", "rule", "score", "log", "save", "hint", "quit")
    own = ("island", "players", "costs", "rolls", "progress")
    taken = {word for name in (*commands, *own) for word in (name, *texts.t(f"command-{name}").split())}
    typed = {word for verb in VERBS for word in (verb, *texts.t(f"typed-{verb}").split())}
    assert not taken & typed


# What is seen


def test_the_map_shows_knights_walls_metropolises_and_the_merchant() -> None:
    board = draw_island(Texts("en", GAME.name), GAME.view(realm(), 0)).plain
    for sign in ("#{A}#", "[A]", "(A)", "2A!", "1A", "3B!", "6 M"):
        assert sign in board
    assert "1A!" not in board


def test_robber_and_merchant_share_a_hex() -> None:
    """CT-K12.1"""
    state = realm()
    merchant(state, 0, "E7")
    board = draw_island(Texts("en", GAME.name), GAME.view(state, 0)).plain
    assert "robber M" in board
    told = "\n".join(island_in_words(Texts("en", GAME.name), GAME.view(state, 0)))
    assert "E7 desert (robber, merchant)" in told


def test_the_table_beside_the_board_is_told() -> None:
    state, texts = realm(), Texts("en", GAME.name)
    roll(state, 3, 4, "ship")
    view = GAME.view(state, 0)
    assert roll_in_words(texts, view) == "Rolled: 7 (red 3, yellow 4), ship."
    assert "; progress cards: trade 16, politics 16, science 16." in bank_in_words(texts, view)
    assert beside_in_words(texts, PLAYERS, view) == [
        "The barbarians land in 6 steps: strength 3 against 5.",
        "The merchant of B. Bob stands on G6.",
    ]


def test_before_the_first_landing_it_is_told_that_nobody_is_robbed() -> None:
    """CT-K9.6"""
    [line] = beside_in_words(Texts("en", GAME.name), PLAYERS, GAME.view(position(), 0))
    assert line == "The barbarians land in 7 steps: strength 0 against 0; before that nobody is robbed."


def test_in_sentences_all_of_a_player_is_told() -> None:
    texts, view = Texts("en", GAME.name), GAME.view(realm(), 0)
    told = seat_in_words(texts, PLAYERS, view, 0)
    for line in (
        "A. Ann holds metropolis (trade), Printer.",
        "A. Ann, progress cards: 2× Merchant, Crane, Spy.",
        "A. Ann, city improvements: trade 4 (Merchant Guild), politics 0, science 1.",
        "A. Ann, knights: E7se strong knight, active; C5ne basic knight, inactive.",
    ):
        assert line in told, told
    assert any("city, metropolis (trade), city wall: E7n, " in line for line in told)
    assert told[-1].endswith("2 city walls, 1 basic, 1 strong, 2 mighty knights.")
    other = seat_in_words(texts, PLAYERS, view, 1)
    assert "B. Bob holds merchant." in other
    assert "B. Bob, progress cards: politics 1." in other
    assert not any("Bishop" in line for line in other)


def test_the_own_cards_and_knights_stand_on_the_page() -> None:
    lines = own_in_words(Texts("en", GAME.name), GAME.view(realm(), 0), 0)
    assert "Your progress cards: 2× Merchant, Crane, Spy." in lines
    assert "Your knights: E7se strong knight, active; C5ne basic knight, inactive." in lines
    assert "On a seven 9 cards are safe in your hand." in lines
    assert any("paper 2:1, cloth 2:1, coin 2:1" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_costs_name_what_this_table_can_buy(language: str) -> None:
    texts = Texts(language, GAME.name)
    told = "\n".join(costs_in_words(texts, GAME.view(realm(), 0)))
    assert texts.t("card-development") not in told
    assert texts.t("piece-wall") in told
    assert told.count(texts.t("good-cloth")) == 1


def test_a_city_on_its_side_is_told_and_is_no_settlement_piece() -> None:
    """CT-K9.5"""
    state = position()
    put(state, 0, settlements="C5n C7n E5nw G5s G7s", cities="E7n")
    attack(state)
    view = GAME.view(state, 0)
    told = seat_in_words(Texts("en", GAME.name), PLAYERS, view, 0)
    assert any("city on its side: E7n, " in line for line in told)
    assert view["players"][0]["left"] == {"roads": 15, "settlements": 0, "cities": 3}


def test_awards_are_in_the_table() -> None:
    state = realm()
    view = GAME.view(state, 0)
    view["realm"]["players"][0]["defenders"] = 2
    awards = awards_of(Texts("cs", GAME.name), view, 0)
    assert awards == ["metropole (obchod)", "2× Obránce Katanu", "Knihtisk"]


def test_who_has_only_activated_a_knight_is_heard_of_again() -> None:
    """In sentences the others are told only when something of theirs is different."""
    face, written = face_of(3, "en", spoken=True)
    state = realm()
    face.page(Position(GAME, state, 0), [])
    knights(state, 2, "C7n", active=True)
    written.truncate(0)
    face.page(Position(GAME, state, 0), [])
    assert "C. Cyril: " in written.getvalue()
    assert "B. Bob: " not in written.getvalue()


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Bob won, whatever"), ("cs", "Vítězí Bob, bez ohledu")]
)
def test_the_end_says_what_won_if_it_was_not_points(language: str, said: str) -> None:
    """CT-T6.38"""
    face, _ = face_of(3, language, spoken=False)
    outcome = rank((Standing(12, ()), Standing(6, (), won=True, feat=SIXTH), Standing(9, ())))
    line = last_line(face, outcome, [0])
    assert line.startswith(said) and face.texts.name(SIXTH.what) in line


def laid_out(scenario: str) -> CatanState:
    return GAME.new_game(GAME.setup(3, {"scenario": scenario}), RandomChance(Random(0)))


def test_the_lands_of_knights_are_told_by_their_names() -> None:
    """CT-T5.1, CT-T6.11: desert A and lake B; the hexes of the enchanted land, and who has crossed."""
    texts = Texts("en", GAME.name)
    canal = GAME.view(laid_out("great-canal"), 0)
    assert "A is C4, B is F9." in island_in_words(texts, canal)
    enchanted = GAME.view(laid_out("enchanted-land"), 0)
    [land] = [line for line in island_in_words(texts, enchanted) if line.startswith("The enchanted land: ")]
    assert "E8, " in land
    enchanted["enchanted"]["players"][1]["crossed"] = True
    crossed = [
        "no other will cross" in "".join(seat_in_words(texts, PLAYERS, enchanted, seat)) for seat in range(3)
    ]
    assert crossed == [False, True, False]


def test_where_the_robber_begins_is_no_question_of_robbing() -> None:
    """CT-T5.7: each desert was once offered with "nobody to rob"."""
    state = laid_out("great-canal")
    assert type(GAME.decision(state)).__name__ == "StartOnADesert"
    seat = GAME.waiting(state)[0]
    naming = Naming(Texts("en", GAME.name), PLAYERS, Position(GAME, state, seat))
    deserts = [action for action in GAME.legal(state, seat) if isinstance(action, PlaceRobber)]
    assert deserts and not any("rob" in naming.choice(one.hex, [one], 0).label for one in deserts)


@pytest.mark.parametrize(("flag", "who"), [(2, "strong and mighty"), (3, "mighty knights alone")])
def test_who_lost_a_fight_hears_who_would_win_it(flag: int, who: str) -> None:
    """CT-T6.19"""
    told = describe(Texts("en", GAME.name), PLAYERS, FightLost(0, Corner.read("E8s"), flag))
    assert who in told
