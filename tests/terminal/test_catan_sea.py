"""Catan at sea in the terminal: every scenario, its decisions, the map, sentences, typed lines, records."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from deskovka.core.chance import RandomChance
from deskovka.core.finding import plain
from deskovka.core.notation import Action
from deskovka.core.record import Record
from deskovka.core.replaying import verify
from deskovka.core.rules import LANGUAGES
from deskovka.games.catan import GAME
from deskovka.games.catan.modules import SCENARIOS, SEATS
from deskovka.games.catan.state import CatanState
from deskovka.terminal.catan import FACE
from deskovka.terminal.catan.face import CatanFace
from deskovka.terminal.catan.island import draw_island
from deskovka.terminal.catan.spoken import awards_of, beside_in_words, island_in_words, seat_in_words
from deskovka.terminal.catan.typed import LINKS, NAMES, VERBS, read_line
from deskovka.terminal.face import Say, nothing
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.text import Texts
from games.catan.sea_table import pirate_at, position, put
from games.catan.table import deal, give
from terminal.driving import run

PLAYERS = ("Ann", "Bob", "Cyril", "Dana")
PATIENT = ["1", "", "end"] * 20
MOVES = 1200  # of a random game at most
every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)
every_table = pytest.mark.parametrize("seats", SEATS)


def face_of(seats: int, language: str, spoken: bool) -> tuple[CatanFace, io.StringIO]:
    written = io.StringIO()
    screen = Screen(spoken, Console(file=written, width=100))
    return FACE(GAME, screen, Texts(language, GAME.name), PLAYERS[:seats]), written


def chosen(face: CatanFace, state: CatanState, seat: int, *typed: str) -> Action:
    """What somebody chooses who types these lines."""
    lines = iter(typed)

    def ask(question: str, again: Say = nothing, words: Iterable[str] = ()) -> str:
        return next(lines)

    action = face.choose(Position(GAME, state, seat), ask)
    assert not list(lines)
    return action


def test_the_menu_says_what_a_card_does_at_this_table() -> None:
    state = position()
    deal(state, 0, "knight")
    face, written = face_of(3, "en", spoken=True)

    assert str(chosen(face, state, 0, "knight")) == "knight"
    assert "move the robber or the pirate" in written.getvalue()


@every_scenario
@every_table
def test_every_question_of_random_games_is_answered_by_numbers(scenario: str, seats: int) -> None:
    """Whatever is chosen is legal, and can be typed as it is written."""
    random = Random(seats)
    face, written = face_of(seats, "cs" if seats == 3 else "en", spoken=seats == 3)

    def ask(question: str, again: Say = nothing, words: Iterable[str] = ()) -> str:
        return random.choice(["1", "1", "2", "3", ""])

    chance = RandomChance(random)
    state = GAME.new_game(GAME.setup(seats, {"scenario": scenario}), chance)
    asked = set()
    for _ in range(MOVES):
        seat, *_ = GAME.waiting(state) or (None,)
        if seat is None:
            break
        name = type(GAME.decision(state)).__name__
        if name in asked and random.random() > 0.01:
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

    assert {"FoundSettlement", "FoundRoad", "TakeTurn"} < asked
    if not face.screen.plain:
        assert max(map(len, written.getvalue().splitlines())) <= 100


@every_scenario
@every_table
def test_a_game_is_begun_at_the_keyboard_kept_and_replayed(scenario: str, seats: int, tmp_path: Path) -> None:
    file, others = tmp_path / "game.txt", ",random" * (seats - 1)
    options = ("--seed", "abc", "--seats", f"me{others}", "--set", f"scenario={scenario}")
    run("play", "catan", *options, "--record", str(file), typed=PATIENT)
    record = Record.read(file.read_text("utf-8"))
    assert len(record.moves) > 4 * seats
    assert verify(record, GAME)
    resumed = run("play", "catan", "--resume", str(file), "--plain", typed=["quit", "no"])
    assert "Row E: " in resumed.output
    replayed = run("replay", str(file), "--plain")
    assert replayed.exit_code == 0
    assert "settlement on" in replayed.output


@pytest.mark.parametrize(("scenario", "language"), [*zip(SCENARIOS, LANGUAGES * len(SCENARIOS))])
def test_simulated_games_tell_the_sources_of_points(scenario: str, language: str, tmp_path: Path) -> None:
    bots = ("--seats", "random,random,random", "--games", "1", "--seed", "abc", "--keep", str(tmp_path))
    result = run("simulate", "catan", *bots, "--set", f"scenario={scenario}", "--lang", language)
    assert result.exit_code == 0
    assert {"en": "Settlements", "cs": "Vesnice"}[language] in result.output
    [kept] = tmp_path.glob("*.record")
    assert run("verify", str(kept)).exit_code == 0


def sailing() -> CatanState:
    """Seat 0 may build and move ships, the pirate is in the north."""
    state = position()
    put(state, 0, settlements="E9ne", ships="E9e")
    put(state, 1, settlements="C5n")
    give(state, 0, "2lumber+2wool+brick")
    pirate_at(state, "B5")
    return state


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        (("ship", "e9se"), "ship E9se"),
        (("build a ship", "E9SE"), "ship E9se"),
        (("move", "e9e", "e9ne"), "move E9e to E9ne"),
        (("move a ship", "1", "E9ne"), "move E9e to E9ne"),
        (("road", "e9ne"), "road E9ne"),
    ],
)
def test_ships_are_in_the_menu_and_chosen_by_their_places(typed: tuple[str, ...], action: str) -> None:
    face, _ = face_of(3, "en", spoken=True)
    assert chosen(face, sailing(), 0, *typed) == GAME.read(action)


def test_a_place_where_no_ship_may_lie_is_refused_with_its_rule() -> None:
    """CT-S2.2"""
    face, written = face_of(3, "en", spoken=True)
    assert chosen(face, sailing(), 0, "ship", "e7ne", "e9se") == GAME.read("ship E9se")
    assert "CT-S2.2" in written.getvalue()


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("en", "move E9e to E9ne", "move E9e to E9ne"),
        ("en", "pirate E10 from bob", "pirate E10 from 1"),
        ("en", "steal from C", "steal from 2"),
        ("cs", "loď E9e", "ship E9e"),
        ("cs", "přesuň E9e na E9ne", "move E9e to E9ne"),
        ("cs", "pirát E10 od B", "pirate E10 from 1"),
        ("cs", "vezmi vlnu, rudu", "take wool+ore"),
        ("cs", "odhal C3", "turn C3"),
        ("cs", "přístav E9e vlna", "harbour E9e wool"),
        ("cs", "žeton z E7", "token from E7"),
        ("cs", "žeton na C3", "token to C3"),
        ("cs", "drak z E7", "dragon from E7"),
        ("cs", "zažeň E7", "beat E7"),
        ("cs", "ukradni od C", "steal from 2"),
        ("cs", "nechám", "keep"),
        ("cs", "nikomu", "spare"),
    ],
)
def test_actions_at_sea_are_typed_in_the_reader_s_words(language: str, typed: str, action: str) -> None:
    assert read_line(GAME, Texts(language, GAME.name), PLAYERS, typed, []) == GAME.read(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_typed_is_plain_and_means_one_word(language: str) -> None:
    texts = Texts(language, GAME.name)
    typed = [word for name in (*VERBS, *LINKS, *NAMES) for word in texts.t(f"typed-{name}").split()]
    assert typed == [plain(word) for word in typed]
    assert len(typed) == len(set(typed))


def test_the_map_shows_ships_the_pirate_and_the_sea() -> None:
    lines = draw_island(Texts("en", GAME.name), GAME.view(sailing(), 0)).plain.split("\n")
    assert max(map(len, lines)) <= 100
    board = "\n".join(lines)
    for sign in ("=a=", "(A)", "(B)", "P", "gold", "E10"):
        assert sign in board


@pytest.mark.parametrize(
    ("scenario", "sign"),
    [("treasure-islands", " * "), ("into-the-unknown", "?"), ("desert-dragons", "sand")],
)
def test_the_map_shows_what_a_scenario_lays_on_it(scenario: str, sign: str) -> None:
    view = GAME.view(position(scenario=scenario), 0)
    assert sign in draw_island(Texts("en", GAME.name), view).plain


def test_dragons_are_drawn_and_told() -> None:
    view = GAME.view(position(scenario="desert-dragons"), 0)
    desert = view["dragons"]["deserts"][0]
    desert["dragons"] = 3
    assert "D×3" in draw_island(Texts("en", GAME.name), view).plain
    told = "\n".join(island_in_words(Texts("en", GAME.name), view))
    assert f"{desert['hex']} desert (3 dragons)" in told


def test_the_canal_is_drawn_and_told() -> None:
    """Chits, then canals, then water; numbers of dry fields in brackets."""
    texts, view = Texts("en", GAME.name), GAME.view(position(scenario="great-canal"), 0)
    for sign in ("lake", "9 oo", "(10) oo", "(12)"):
        assert sign in draw_island(texts, view).plain
    told = "\n".join([*island_in_words(texts, view), *beside_in_words(texts, PLAYERS, view)])
    for line in ("D6 hills 9 (2 chits)", "F9 lake", "Tokens lie face down on", "The canal: 0 dug, 9 left."):
        assert line in told

    view["canal"] |= {
        "sites": [],
        "dry": [],
        "dug": [{"hex": "D6", "ends": []}],
        "flooded": True,
        "chits": [3, 0, 0],
    }
    assert "9 ~~" in draw_island(texts, view).plain
    told = "\n".join([*island_in_words(texts, view), *beside_in_words(texts, PLAYERS, view)])
    for line in ("D6 hills 9 (canal)", "The canal is complete."):
        assert line in told
    assert "A. Ann, 3 chits from the canal." in seat_in_words(texts, PLAYERS, view, 0)


def test_the_dragons_of_the_enchanted_land_are_drawn_and_told() -> None:
    texts, view = Texts("en", GAME.name), GAME.view(position(scenario="enchanted-land"), 0)
    assert draw_island(texts, view).plain.count(" D ") == 19
    assert "Dragons are on" in "\n".join(island_in_words(texts, view))
    flags = "Flags of the dragons that are left: 7 with one point, 6 with two, 6 with three."
    assert flags in beside_in_words(texts, PLAYERS, view)

    view["enchanted"]["players"][0]["beaten"] = 2
    assert "A. Ann, 2 dragons beaten." in seat_in_words(texts, PLAYERS, view, 0)


def test_in_sentences_ships_pirate_and_treasures_are_told() -> None:
    texts, view = Texts("en", GAME.name), GAME.view(sailing(), 0)
    assert "B5 sea (pirate)" in "\n".join(island_in_words(texts, view))
    told = seat_in_words(texts, PLAYERS, view, 0)
    assert "A. Ann, ship: E9e." in told
    assert "A. Ann, pieces left: 15 roads, 4 settlements, 4 cities, 14 ships." in told
    treasures = GAME.view(position(scenario="treasure-islands"), 0)
    assert any("Treasures lie on" in line for line in island_in_words(texts, treasures))


def test_the_card_of_the_longest_route_has_its_name_at_sea() -> None:
    view = GAME.view(sailing(), 0)
    view["longest"] = 0
    assert awards_of(Texts("en", GAME.name), view, 0) == ["Longest Trade Route"]


def test_what_is_laid_for_nothing_has_no_price() -> None:
    """CT-B2.8: while the islands are being settled, pieces are free."""
    options = ["--seats", "me,random,random", "--seed", "a", "--set", "scenario=seafarers", "--plain"]
    founding = run("play", "catan", *options, typed=["settle C5n"]).output
    asked = founding[founding.rindex("Your hand: nothing.") :]
    assert "1. build a road\n2. build a ship\n" in asked
