"""Terra Mystica in the terminal: whole games, typed lines, power from neighbours, taking back, plain sentences."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from click.testing import Result
from rich.console import Console

from deskovka.core.chance import RandomChance
from deskovka.core.errors import NotationError
from deskovka.core.game import Event
from deskovka.core.record import Record
from deskovka.core.replaying import verify
from deskovka.core.rules import LANGUAGES
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.conversions import Burn, Convert, Converted, Got, Paid
from deskovka.games.terra_mystica.words import CODE
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.terminal.terra_mystica import FACE
from deskovka.terminal.terra_mystica.choices import by_kind, choices
from deskovka.terminal.terra_mystica.hexmap import draw_map
from deskovka.terminal.terra_mystica.labels import label, words_of
from deskovka.terminal.terra_mystica.typed import read_line, read_part
from deskovka.text import Texts
from deskovka.text.telling import describe
from terminal.driving import run

PATIENT = ["1", ""] * 3000  # the first answer to every question, and Enter where something is to be confirmed
SCROLLS = "scrolls=BON1,BON2,BON3,BON4,BON5"
ROUNDS = "scoring=SCORE3,SCORE1,SCORE8,SCORE2,SCORE5,SCORE7"
FIXED = ("--set", "factions=witches,nomads", "--set", "start=1", "--set", SCROLLS, "--set", ROUNDS)
# The Witches at F4 and the Nomads at F3 are neighbours; the Witches begin.
SETUP = [
    line
    for action in ("build f4", "build f3", "build e8", "build c3", "build h1", "pass bon1", "pass bon3")
    for line in (action, "")
]


def play(*arguments: str, typed: Sequence[str], **environment: str) -> Result:
    return run("play", "terra_mystica", "--seed", "abc", *arguments, typed=typed, **environment)


def play_round(*typed: str, arguments: Sequence[str] = (), plain: bool = True) -> Result:
    """Witches and Nomads at one keyboard, from the first turn on."""
    options = [*FIXED, *arguments, *(["--plain"] if plain else [])]
    return play("--seats", "me,me", *options, typed=[*SETUP, *typed])


def moves_of(file: Path) -> list[str]:
    return [str(move) for move in Record.read(file.read_text("utf-8")).moves]


@pytest.mark.parametrize(("language", "plain"), [("en", False), ("cs", True)])
def test_a_whole_game_by_numbers(language: str, plain: bool, tmp_path: Path) -> None:
    file, options = tmp_path / "game.txt", ["--plain"] if plain else []

    result = play("--seats", "me,random", "--lang", language, "--record", str(file), *options, typed=PATIENT)

    assert result.exit_code == 0
    assert "\x1b" not in result.output
    assert {"en": "won", "cs": "ítěz"}[language] in result.output
    assert {"en": "Network", "cs": "Síť budov"}[language] in result.output
    record = Record.read(file.read_text("utf-8"))
    assert record.scores is not None
    assert verify(record, GAME)
    assert len(record.moves) > 50
    if plain:
        assert not set("│─┃━▸■·●[") & set(result.output)


def test_people_at_one_keyboard_have_no_secrets() -> None:
    seats = ("--seats", "random,me,me", "--set", "selection=lot")
    result = play(*seats, "--plain", typed=PATIENT)
    assert result.exit_code == 0
    assert "take the keyboard" not in result.output
    assert "won" in result.output or "shared" in result.output


def test_a_turn_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play_round("BURN 3. Convert 2pw to 2c. upgrade f4 to tp. done", arguments=["--record", str(file)])
    assert moves_of(file)[7:] == [
        "0 burn 3",
        "0 convert 1PW to 1C",
        "0 convert 1PW to 1C",
        "0 upgrade F4 to TP",
        "0 done",
    ]


def test_a_line_ends_with_the_turn(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play_round(
        "burn 1. pass bon2. done. burn 1", "burn 1. pass bon2. done", arguments=["--record", str(file)]
    )
    assert "Your turn is over before this part of the line: “burn 1”." in result.output
    assert moves_of(file)[7:] == ["0 burn 1", "0 pass BON2", "0 done"]


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("dig 1. build d5", ["transform D5 to green", "build D5"]),
        ("DIG. Build E7. done", ["transform E7 to green", "build E7", "done"]),
        ("dig 2. transform g2 to green", ["transform G2 to green"]),
        (
            "burn 3. convert 3pw to 1w. dig 2. build g2",
            ["burn 3", "convert 3PW to 1W", "transform G2 to green", "build G2"],
        ),
        ("dig 1. transform d5 to green. build d5", ["transform D5 to green", "build D5"]),
        ("dig 1. transform d5 to green", ["transform D5 to green"]),
        (
            "burn 1. dig 1. convert 1pw to 1c. build d5",
            [
                *("burn 1", "convert 1PW to 1C", "transform D5 to green", "build D5"),
            ],
        ),
        ("burn 3. convert 3pw to 1w", ["burn 3", "convert 3PW to 1W"]),
        ("burn 3. convert 3W to 3C", ["burn 3", *["convert 1W to 1C"] * 3]),
        ("convert 2w to 2c", ["convert 1W to 1C"] * 2),
        ("upgrade f4. done", ["upgrade F4 to TP", "done"]),
    ],
)
def test_commands_of_the_online_site_are_taken_apart(typed: str, moves: list[str]) -> None:
    """`dig` was once no action at all."""
    play_round(typed, "", arguments=["--record", "game.txt"])
    played = [str(GAME.read(move.action)) for move in Record.read(Path("game.txt").read_text("utf-8")).moves]
    assert played[7 : 7 + len(moves)] == moves


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (
            "dig 2. build d5",
            ["The line digs 2 spades, but 1 must be bought.", "Nothing of the line was played."],
        ),
        ("dig 1. transform g2 to green", ["The line digs 1 spade, but 2 must be bought."]),
        ("dig 2. build g2", ["not possible: “build g2”", "rule TM-9.18"]),  # no worker is left for it
        ("dig 1. build g2", ["The line digs 1 spade, but 2 must be bought."]),  # not what a dwelling costs
        ("dig 1. upgrade f4 to tp", ["The line digs 1 spade, but needs none."]),
        ("dig", ["After “dig” comes what the spades are for"]),
        ("dig 1 build d5", ["After “dig” comes what the spades are for, as in: dig 1. build E5"]),
        ("dig 3", ["After “dig” comes what the spades are for"]),
        ("dig 1. build a1", ["not possible: “build a1”", "rule TM-9.1 "]),  # out of reach
        ("dig 2. build r9", ["not possible: “build r9”", "rule TM-9.1 "]),
        ("dig 3. build e6", ["not possible: “build e6”", "rule TM-9.7 "]),  # nine workers
        ("dig 1. build e6", ["The line digs 1 spade, but 3 must be bought."]),
        ("burn 1. send p to water", ["not possible: “send p to water”", "rule TM-15.1"]),
        ("burn 1. pass bon77", ["there is no BON77 in this game, only BON1, BON2, BON3, BON4, BON5"]),
        ("burn 3. dig 1. build d5. upgrade f4 to tp", ["not possible: “upgrade f4 to tp”", "rule TM-"]),
        ("burn 2. action ACT4", ["not possible: “action ACT4”", "rule TM-16.1"]),
        ("convert 9w to 9c", ["not possible: “convert 9w to 9c”", "rule TM-6.3"]),
        ("burn 1. jump", ["'jump' is no action"]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_line_that_does_not_fit_nothing_is_played(typed: str, words: list[str], language: str) -> None:
    """The first parts were once played before a later one was refused."""
    result = play_round(typed, arguments=["--record", "game.txt", "--lang", language])
    told = " ".join(result.output.split())
    if language == "en":
        for word in words:
            assert word in told
    assert len(moves_of(Path("game.txt"))) == 7
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        (["action bon1. build e6. done"], ["action BON1", "transform E6 to yellow", "build E6", "done"]),
        (["action bon1", "build e6"], ["action BON1", "transform E6 to yellow", "build E6"]),
        (["action bon1. dig 1. build e7"], ["action BON1", "transform E7 to yellow", "build E7"]),
        (["action bon1. dig 2. build e7"], []),
        (["action bon1. dig 1. build e6"], []),
    ],
)
def test_free_spades_go_to_the_hex_of_a_dwelling(typed: list[str], moves: list[str]) -> None:
    """The scroll of the Nomads has one; from mountains to desert it is two, so one is bought (TM-9.12)."""
    play_round("pass bon2. done", "", *typed, "", arguments=["--record", "game.txt"])
    played = [move.partition(" ")[2] for move in moves_of(Path("game.txt"))]
    assert played[9 : 9 + max(1, len(moves))] == moves


def test_a_power_action_and_the_power_of_a_neighbour(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = ["burn 3. action act2", "", "upgrade f3 to tp", "", "leech", "upgrade f4", "", "yes"]
    result = play_round(*typed, arguments=["--record", str(file)])
    assert moves_of(file)[7:] == [
        *("0 burn 3", "0 action ACT2", "0 done", "1 upgrade F3 to TP", "1 done", "0 leech 1 from nomads"),
        *("0 upgrade F4 to TP", "0 done", "1 leech 2 from witches"),
    ]
    assert "Player 2 (Nomads) built beside you. Do you take 1 power at no cost?" in result.output
    assert "Player 1 (Witches) built beside you. Do you take 2 power for 1 point?" in result.output
    assert "Player 2 took 2 power from Player 1 for 1 point." in result.output


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("send p to water", "rule TM-15.1 "),
        ("send p to WATER for 2", "rule TM-15.1 "),
        ("send p to moon", "“moon” cannot stand here: a cult is one of FIRE, WATER, EARTH, AIR."),
        ("pass bon77", "there is no BON77 in this game, only BON1, BON2, BON3, BON4, BON5"),
        ("+fav33", "there is no FAV33 in this game, only FAV1, FAV2"),
        ("action act9", "there is no ACT9 in this game, only ACT1, ACT2"),
        ("bridge f4:g3", "rule TM-16.4 "),
        ("bridge f4:g3", "It is your turn."),
    ],
)
def test_what_is_refused_is_told_by_what_forbids_it(typed: str, words: str) -> None:
    """TM-15.1, TM-16.4: what was typed is in order, and no turn has been taken yet."""
    told = " ".join(play_round(typed).output.split())
    assert words in told.rpartition(f"> {typed}")[2]


def test_a_priest_is_refused_while_a_bridge_is_placed() -> None:
    """TM-16.4: the shortened form was once called bad notation."""
    told = " ".join(play_round("burn 3. action act1", "send p to water").output.split())
    assert "rule TM-16.4 " in told.rpartition("> send p to water")[2]


def test_choosing_by_kind_shows_prices() -> None:
    result = play_round("upgrade", "f4 tp", plain=False)
    assert "F4: trading post  −3 coins, −2 workers" in result.output
    assert "C3: trading post  −6 coins, −2 workers" in result.output
    assert "Player 1 upgraded the building on F4: trading post." in result.output


def test_a_hex_is_chosen_by_name_then_its_terrain_by_number(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play_round("transform", "e8", "i12", "nonsense", "g2", "1", arguments=["--record", str(file)])
    assert moves_of(file)[7:] == ["0 transform G2 to green"]
    assert "rule TM-9.2" in result.output  # the Nomads are there
    assert "rule TM-9.1" in result.output  # too far away
    assert "“nonsense” is none of the choices" in result.output


def test_what_is_refused_is_explained_by_its_rule() -> None:
    result = play_round("build a1", "action ACT4", "+FAV1", "convert 7pw to 2w", "burn 1. build a1")
    for words in ("rule TM-9.3", "rule TM-16.1", "rule TM-12.7", "that can be divided"):
        assert words in result.output
    assert "This part of the line is not possible: “build a1”." in result.output


def test_steps_of_a_turn_are_taken_back_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play_round("burn 1. upgrade f4 to tp", "undo", "undo", "burn 2", arguments=["--record", str(file)])
    assert moves_of(file)[7:] == ["0 burn 2"]


def test_back_leads_to_the_menu_and_takes_nothing_back(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play_round("burn 1", "upgrade", "back", "back", arguments=["--record", str(file)])
    assert moves_of(file)[7:] == ["0 burn 1"]
    assert "There is nothing to take back" in result.output


def test_everything_can_be_looked_up() -> None:
    result = play_round(
        "boards", "cults", "tiles", "map", "hexes", "rounds", "score", "help", "rules town", plain=False
    )
    for words in (
        "Player 1, Witches, on the map: dwelling C3, F4.",
        "[3]  [2]  [2]  [2]",
        "1 step of earth; 2 points for each dwelling you build (FAV11): 3×",
        "Free desert: A5, B1, B4, B6, D3, G4, G7, I7.",
        "Then 6: 5 points for stronghold or sanctuary.",
        "If the game ended now, the cults would bring: fire 0, water 0, earth 0, air 8.",
        "burn 2. action ACT4",
        "rule TM-",
    ):
        assert words in result.output


def test_in_sentences_a_map_is_told_player_by_player() -> None:
    result = play_round("mapa", "pole", "kulty", "desky", arguments=["--lang", "cs"])
    assert "2. Hráč 2, Nomádi, na mapě: usedlost E8, F3, H1." in result.output
    assert "Volná krajina lesy: A3, A10" in result.output
    assert "vzduch: Hráč 1 2, Hráč 2 0. Volno v řádu: 3, 2, 2, 2." in result.output
    assert "Svitek: příjem 6 peněz (BON3)." in result.output


@pytest.mark.parametrize("width", [80, 100])
def test_the_page_fits_the_width_of_the_screen(width: int) -> None:
    result = play("--seats", "me,random,random", *("--lang", "cs"), typed=PATIENT[:40], COLUMNS=str(width))
    assert max(len(line) for line in result.output.splitlines()) <= width


def test_a_record_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = ["upgrade f4 to tp", "", "leech", "pass bon2", "", "pass bon4", ""]
    play_round(*typed, arguments=["--record", str(file)])
    drawn, spoken = run("replay", str(file)), run("replay", str(file), "--plain", "--lang", "cs")
    assert drawn.exit_code == spoken.exit_code == 0
    assert "Player 1 upgraded the building on F4: trading post." in drawn.output
    assert "[1TP]" in drawn.output or "1TP" in drawn.output
    assert "Hráč 2 pasuje; nový svitek: příjem 4 peníze; stupeň v kultu jako akce." in spoken.output


def test_the_map_is_drawn_with_rows_shifted_by_half_a_hex() -> None:
    state = GAME.new_game(GAME.setup(2, {"selection": "lot"}), RandomChance(Random(1)))
    lines = draw_map(GAME.view(state, None), {"A1": "(1)", "B1": "[]"}).plain.split("\n")
    assert lines[0].startswith("A1  U A2  S A3  G")
    assert lines[1].startswith(" (1) ")
    assert lines[2].startswith("   B1  Y ~r0~~ ~r1~~ B2  U")
    assert lines[3].startswith("   [   ] ~~~~~")
    assert len(lines) == 18


def test_every_legal_action_of_random_games_has_a_label_and_every_event_a_sentence() -> None:
    texts, random = Texts("cs", GAME.name), Random(2)
    screen = Screen(console=Console(file=io.StringIO(), width=100))
    for seats in (2, 4):
        chance = RandomChance(random)
        state = GAME.new_game(GAME.setup(seats), chance)
        face = FACE(GAME, screen, texts, [f"Hráč {seat}" for seat in range(seats)])
        events: list[Event] = []
        while waiting := GAME.waiting(state):
            position = Position(GAME, state, waiting[0])
            if random.random() < 0.2:
                for kind, actions in by_kind(position.view, position.legal).items():
                    assert texts.t(f"kind-{kind}") and texts.t(f"ask-{kind}")
                    assert all(choice.label for choice in choices(texts, position, actions[:5]))
            events += GAME.apply(state, waiting[0], GAME.sample(state, waiting[0], random), chance)
        told = [face.describe(event) for event in events]
        assert all(told)
        assert not [line for line in told if CODE.search(line)]


@pytest.mark.parametrize("option", ["cultist_errata=yes", "tiles=later", "turn_order=pass_order"])
def test_options_are_told(option: str) -> None:
    result = play(
        "--seats", "me,beginner,beginner", "--set", option, "--set", "selection=colours", typed=["q", "yes"]
    )
    assert result.exit_code == 0
    assert "How factions are chosen: the colour by lot" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "action",
    [
        *("climb FIRE", "stay FIRE", "connect r9", "convert 1W to 1P", "convert 2C to 1VP", "burn 6", "+TW1"),
        *(
            "+FAV12",
            "action ACTW",
            "action ACT6",
            "action BON1",
            "bridge F4:G3",
            "advance ship",
            "advance dig",
        ),
        *("send p to AIR for 1", "upgrade E5 to SA", "transform E5 to red", "choose giants", "pass", "done"),
    ],
)
def test_every_kind_of_action_has_a_label_and_words(language: str, action: str) -> None:
    texts = Texts(language, GAME.name)
    assert label(texts, GAME.read(action))
    assert words_of(texts, GAME.read(action))


def test_shortened_actions_are_completed_where_only_one_is_meant() -> None:
    legal = [
        GAME.read(text)
        for text in ("send p to AIR for 1", "send p to AIR for 3", "send p to FIRE for 2", "pass BON3")
    ]
    assert read_part(GAME, "send p to air", legal) == [legal[1]]
    assert read_part(GAME, "pass", legal) == [legal[3]]
    with pytest.raises(NotationError):
        read_part(GAME, "send p", legal)


@pytest.mark.parametrize(
    ("typed", "actions"),
    [
        ("convert 3W to 3C", ["convert 1W to 1C"] * 3),
        ("convert 6pw to 2w. burn 1", ["convert 3PW to 1W", "convert 3PW to 1W", "burn 1"]),
        ("Send P to water for 3", ["send p to WATER for 3"]),
        ("+fav11", ["+FAV11"]),
        ("hello", None),
        ("3", None),
        ("build", None),
        ("", None),
    ],
)
def test_typed_lines(typed: str, actions: list[str] | None) -> None:
    found = read_line(GAME, typed, [])
    taken_apart = [str(action) for part in found or [] for action in read_part(GAME, part, [])]
    assert (found if found is None else taken_apart) == actions


@pytest.mark.parametrize(
    ("language", "converted", "burned"),
    [
        ("en", "Ann converted 3 power into 1 worker.", "Ann sacrificed 2 power."),
        ("cs", "Ann směňuje: −3 krystaly energie, +1 dělník.", "Ann obětuje energii: 2 krystaly energie."),
    ],
)
def test_conversions_are_told_in_words(language: str, converted: str, burned: str) -> None:
    texts = Texts(language, "terra_mystica")
    actions = (Convert(Paid.POWER3, Got.WORKER), Burn(2))
    told = [describe(texts, ["Ann"], Converted(0, action)) for action in actions]

    assert told == [converted, burned]


@pytest.mark.parametrize("typed", ["convert 3W to 2C", "build Z9", "burn 1. jump", "convert 1W to 0C"])
def test_lines_that_are_no_actions(typed: str) -> None:
    with pytest.raises(NotationError):
        [read_part(GAME, part, []) for part in read_line(GAME, typed, []) or []]
