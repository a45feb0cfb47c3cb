"""Catan in the terminal: whole games, the island, typed lines, cards, trade, plain sentences."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

import pytest
from click.testing import Result
from rich.console import Console

from deskovka.core.chance import RandomChance
from deskovka.core.errors import NotationError
from deskovka.core.game import Event
from deskovka.core.notation import Action
from deskovka.core.record import Record
from deskovka.core.replaying import verify
from deskovka.core.rules import LANGUAGES
from deskovka.games.catan import GAME
from deskovka.games.catan.board import HEX_CORNERS, HEX_EDGES, Hex
from deskovka.games.catan.goods import Cards, Good
from deskovka.games.catan.points import Won
from deskovka.games.catan.production import Shortage
from deskovka.games.catan.roads import LongestRoadMoved
from deskovka.games.catan.robber import Stolen
from deskovka.games.catan.state import NOBODY, CatanState
from deskovka.games.catan.trade import Offered
from deskovka.terminal.catan import FACE
from deskovka.terminal.catan.island import draw_island
from deskovka.terminal.catan.typed import notation, read_cards, read_line
from deskovka.terminal.face import Say, TakeBack, nothing
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.text import Texts
from deskovka.text.telling import describe
from games.catan.table import deal, give, position, put
from games.catan.table import play as move
from terminal.driving import run

PATIENT = [
    "1",
    "",
    "end",
] * 3000  # the first answer to every question, Enter to confirm, and the turn is over
BOARD = ("--set", "board=beginner")
NAMES = ("You", "Bot 2", "Bot 3")


def play(*arguments: str, typed: Sequence[str], **environment: str) -> Result:
    return run("play", "catan", "--seed", "abc", *arguments, typed=typed, **environment)


def moves_of(file: Path) -> list[str]:
    return [str(move) for move in Record.read(file.read_text("utf-8")).moves]


# Two people at one keyboard on the island for beginners; with this seed player 1 begins, and each passes it on.
SETUP = [
    *("", "settle e8n", "road e8ne", ""),
    *("", "settle f7se", "road f7e", "", "settle d6n", "road d6ne", ""),
    *("", "settle e6sw", "road e6w", ""),
]


def play_turn(*typed: str, arguments: Sequence[str] = (), plain: bool = True) -> Result:
    options = [*BOARD, *arguments, *(["--plain"] if plain else [])]
    return play("--seats", "me,me", *options, typed=[*SETUP, *typed])


@pytest.mark.parametrize(("language", "plain"), [("en", False), ("cs", True)])
def test_a_whole_game_by_numbers(language: str, plain: bool, tmp_path: Path) -> None:
    file, options = tmp_path / "game.txt", ["--plain"] if plain else []

    result = play(
        *("--seats", "me,good", "--set", "target=5"),
        *("--lang", language, "--record", str(file), *options),
        typed=PATIENT,
    )

    assert result.exit_code == 0
    assert "\x1b" not in result.output
    assert {"en": "won", "cs": "ítěz"}[language] in result.output
    record = Record.read(file.read_text("utf-8"))
    assert record.scores is not None
    assert verify(record, GAME)
    assert len(record.moves) > 50
    if plain:
        assert not set("│─┃━▸■●~[") & set(result.output)


def test_people_at_one_keyboard_do_not_see_each_other_s_hands() -> None:
    result = play("--seats", "me,me", typed=["", "1", "1", "", ""])
    assert "take the keyboard" in result.output


@pytest.mark.parametrize("width", [80, 100])
def test_the_page_fits_the_width_of_the_screen(width: int) -> None:
    result = play(
        "--seats", "me,random,random,random", "--lang", "cs", typed=PATIENT[:90], COLUMNS=str(width)
    )
    assert max(len(line) for line in result.output.splitlines()) <= width


def test_the_island_is_drawn_with_its_harbours_and_pieces() -> None:
    state = GAME.new_game(GAME.setup(2, {"board": "beginner"}), RandomChance(Random(1)))
    chance, seat = RandomChance(Random(1)), GAME.waiting(state)[0]
    GAME.apply(state, seat, GAME.read("settle E7n"), chance)
    GAME.apply(state, seat, GAME.read("road E7ne"), chance)
    letter = "AB"[seat]

    lines = draw_island(Texts("en", "catan"), GAME.view(state, None), {("hex", 0): "12"}).plain.split("\n")

    assert len(lines) == 23
    assert max(map(len, lines)) < 80
    assert lines[0].split() == ["~3:1~", ".", ".", "~grain~", "."]
    assert "| mountains |  pasture  |  forest   |" in lines[3]
    assert lines[7].split()[0] == "~lumber~"
    assert f"({letter})" in lines[8]
    assert letter.lower() in lines[9]
    assert "robber" in lines[12]
    assert "12" in lines[13]


@pytest.mark.parametrize("kind", ["corner", "edge", "hex"])
def test_without_colour_no_choice_looks_like_a_number_token(kind: str) -> None:
    """Places were once marked with bare numbers, between the bare numbers of the tokens."""
    state = GAME.new_game(GAME.setup(2, {"board": "beginner"}), RandomChance(Random(1)))
    view = GAME.view(state, None)
    land = [int(Hex.read(tile["hex"])) for tile in view["hexes"]]
    around = {"corner": HEX_CORNERS, "edge": HEX_EDGES}.get(kind, [(hex,) for hex in range(len(HEX_EDGES))])
    spots = sorted({(kind, number) for hex in land for number in around[hex]})
    written = io.StringIO()
    face = FACE(GAME, Screen(console=Console(file=written, width=100)), Texts("en", "catan"), NAMES)

    face.show_places(
        Position(GAME, state, GAME.waiting(state)[0]), {spot: f"<{n}>" for n, spot in enumerate(spots, 1)}
    )

    *drawn, legend = written.getvalue().splitlines()
    board = "\n".join(drawn)
    assert [int(n) for n in sorted(re.findall(r"<(\d+)>", board), key=int)] == [*range(1, len(spots) + 1)]
    bare = re.findall(r"(?<![\w<:])\d+(?![\w>:])", board)
    assert sorted(map(int, bare)) == sorted(tile["token"] for tile in view["hexes"] if tile["token"])
    assert legend.startswith("<1> a place you may choose, a road, (A) settlement")


def test_the_numbers_of_places_stand_in_brackets_on_the_map() -> None:
    result = play("--seats", "me,random", typed=["1"])
    assert "<1>" in result.output and "<54>" in result.output


def test_every_page_choice_and_event_of_random_games_can_be_told() -> None:
    random = Random(2)
    told: set[type] = set()
    for language, plain, seats in (("en", False, 2), ("cs", False, 4), ("cs", True, 3)):
        texts, chance = Texts(language, GAME.name), RandomChance(random)
        screen = Screen(plain, Console(file=io.StringIO(), width=100))
        state = GAME.new_game(GAME.setup(seats, {"target": "7"}), chance)
        face = FACE(GAME, screen, texts, [f"Hráč {seat}" for seat in range(seats)])
        events: list[Event] = []
        while waiting := GAME.waiting(state):
            if random.random() < 0.01:
                asked = Position(GAME, state, waiting[-1])
                face.page(asked, ["news"])
                assert face.question(asked) and all(face.in_words(asked))
                assert all(title and all(lines) for title, lines in face.parts_in_words(asked.view, None))
                face.overview(GAME.view(state, None), range(seats))
            events += GAME.apply(state, waiting[0], GAME.sample(state, waiting[0], random), chance)
        told |= {type(event) for event in events}
        assert all(face.describe(seen) for event in events if (seen := event.seen_by(None)))
        assert all(face.describe(event) for event in events)
    assert len(told) > 20


@pytest.mark.parametrize(
    ("event", "english", "czech"),
    [
        (
            Offered(0, Cards.read("wool"), Cards.read("2ore"), (1, 2)),
            "You offered 1 wool for 2 ore.",
            "Nabízíš 1 vlnu za 2 rudy.",
        ),
        (
            Offered(0, Cards.read("5brick"), Cards.read("ore"), (2,)),
            "You offered 5 brick for 1 ore to Bot 3 alone.",
            "Nabízíš 5 cihel za 1 rudu, jen některým: Bot 3.",
        ),
        (
            Stolen(1, 0, None),
            "Bot 2 stole a card from You.",
            "Bot 2 krade jednu kartu; oběť: Ty.",
        ),
        (
            LongestRoadMoved(NOBODY, 0),
            "The Longest Road was set aside: nobody holds it.",
            "Nejdelší obchodní cestu teď nemá nikdo.",
        ),
        (
            Shortage(Good.ORE),
            "The bank has not enough for everybody: ore.",
            "V banku není pro všechny dost: ruda.",
        ),
        (
            Won(1, 10, 2),
            "Bot 2 won with 10 points, 2 of them on Victory Point cards.",
            "Bot 2 vítězí: 10 bodů, z toho 2 na kartách s vítězným bodem.",
        ),
    ],
)
def test_what_happened_is_told_in_both_languages(event: Event, english: str, czech: str) -> None:
    assert describe(Texts("en", "catan"), NAMES, event) == english
    assert describe(Texts("cs", "catan"), ["Ty", *NAMES[1:]], event) == czech


@pytest.mark.parametrize(
    ("language", "typed", "written"),
    [
        ("en", "Road e7NE", "road e7ne"),
        ("en", "offer 2 wool, ore for brick to B+C", "offer 2wool+ore for brick to 1+2"),
        ("en", "robber E7 from c", "robber e7 from 2"),
        ("en", "deal Bot 2", "deal 1"),
        ("en", "offer wool for ore to bot 3, b", "offer wool for ore to 2+1"),
        ("en", "offer wool for ore to B C", "offer wool for ore to 1+2"),
        ("en", "robber E7 from you", "robber e7 from 0"),
        ("cs", "nabídka 2 vlny ruda za dřevo pro C", "offer 2wool+ore for lumber to 2"),
        ("cs", "zloděj E7 od B", "robber e7 from 1"),
        ("cs", "ukončit", "end"),
        ("cs", "hod", "roll"),
    ],
)
def test_actions_are_typed_in_the_reader_s_words(language: str, typed: str, written: str) -> None:
    texts = Texts(language, GAME.name)
    assert " ".join(notation(texts, typed, NAMES)) == written
    assert read_line(GAME, texts, NAMES, typed, []) == GAME.read(written)


@pytest.mark.parametrize("typed", ["offer wool for ore to 1", "deal 2", "robber E7 from 0", "deal Bot"])
def test_a_player_who_could_be_two_is_asked_for_by_letter_or_name(typed: str) -> None:
    """Seat 1 is Bot 2: whoever types a number may mean either."""
    word = typed.split()[-1]
    with pytest.raises(NotationError) as caught:
        read_line(GAME, Texts("en", GAME.name), NAMES, typed, [])
    assert str(caught.value) == (
        f"{word!r} could be several players or none: "
        "expected a letter or a name, A (You), B (Bot 2), C (Bot 3)"
    )


def test_a_letter_that_is_also_another_s_name_is_not_guessed() -> None:
    texts, names = Texts("en", GAME.name), ("Ada", "C", "Eva")
    with pytest.raises(NotationError):
        read_line(GAME, texts, names, "deal C", [])
    assert read_line(GAME, texts, names, "deal B", []) == GAME.read("deal 1")
    assert read_line(GAME, texts, names, "deal ev", []) == GAME.read("deal 2")


def test_what_is_proposed_for_typing_can_be_typed() -> None:
    """What completion, help and a hint write has letters, too."""
    texts = Texts("en", GAME.name)
    face = FACE(GAME, Screen(True, Console(file=io.StringIO())), texts, NAMES)
    for text in ("deal 2", "offer wool for ore to 0+1", "robber E7 from 1", "settle E7n"):
        action = GAME.read(text)
        assert read_line(GAME, texts, NAMES, face.written(action), []) == action
    assert face.written(GAME.read("offer wool for ore to 0+1")) == "offer wool for ore to A+B"


@pytest.mark.parametrize("typed", ["", "7", "hello", "road", "offer", "monopoly"])
def test_what_is_no_whole_action_is_asked_about(typed: str) -> None:
    assert read_line(GAME, Texts("en", GAME.name), NAMES, typed, []) is None


@pytest.mark.parametrize("typed", ["road Z9", "offer 0wool for ore", "deal X", "robber E7 from", "end now"])
def test_lines_that_are_no_actions(typed: str) -> None:
    with pytest.raises(NotationError):
        read_line(GAME, Texts("en", GAME.name), NAMES, typed, [])


def test_shortened_actions_are_completed_where_only_one_is_meant() -> None:
    legal = [GAME.read(text) for text in ("robber E7 from 1", "robber E8 from 1", "robber E8 from 2")]
    texts = Texts("en", GAME.name)
    assert read_line(GAME, texts, NAMES, "robber e7", legal) == legal[0]
    assert read_line(GAME, texts, NAMES, "robber e8", legal) == GAME.read("robber E8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_read_in_english_and_in_the_reader_s_language(language: str) -> None:
    texts = Texts(language, GAME.name)
    assert read_cards(texts, "2 wool, ore") == Cards.read("2wool+ore")
    names = "+".join(texts.t(f"good-{good.value}") for good in Good)
    assert read_cards(texts, names) == Cards.read("brick+lumber+wool+grain+ore+paper+cloth+coin")
    assert read_cards(texts, "nothing at all") is None
    assert read_cards(texts, "end") is None


def test_places_are_chosen_by_any_of_their_names_and_refused_with_the_rule(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = ["", "z9", "d7s", "d8sw", "d7se", "", "", "e8nw", "e8n", "g7s"]
    result = play("--seats", "me,me", *BOARD, "--record", str(file), "--plain", typed=typed)
    assert moves_of(file) == ["0 settle E7ne", "0 road E8nw", "1 settle G7s"]
    for words in ("“z9” is none of the choices", "rule CT-B2.7", "rule CT-B7.3", "rule CT-B2.8"):
        assert words in result.output


def test_a_trade_between_two_people(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = ["", "offer", "lumber", "", "brick", "", "", "yes", "", "1", "end"]
    result = play_turn(*typed, arguments=["--record", str(file)])
    assert moves_of(file)[8:] == [
        *("0 roll => 4 4", "0 offer lumber for brick", "1 accept", "0 deal 1", "0 end"),
    ]
    assert "A. Player 1 offers 1 lumber for 1 brick. Do you trade?" in result.output
    assert "1. B. Player 2: you give 1 lumber for 1 brick" in result.output
    assert "You play: deal B (Player 2)" in result.output
    assert "Player 1 traded with Player 2: 1 lumber for 1 brick." in result.output


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_trade_is_taken_back_if_the_partner_agrees_at_the_keyboard(tmp_path: Path, answer: str) -> None:
    """CT-B6.2: both must agree."""
    file = tmp_path / "game.txt"
    typed = ["", "offer", "lumber", "", "brick", "", "", "yes", "", "1", "undo", answer]
    result = play_turn(*typed, arguments=["--record", str(file)])
    assert ("0 deal 1" in moves_of(file)) == (answer == "no")
    assert "Player 2: Player 1 would like to take back" in result.output
    assert ("It stands" in result.output) == (answer == "no")


def test_an_answer_that_is_neither_yes_nor_no_is_asked_for_again(tmp_path: Path) -> None:
    """It once counted as no."""
    file = tmp_path / "game.txt"
    typed = ["", "offer", "lumber", "", "brick", "", "", "yes", "", "1", "undo", "perhaps", "yes"]
    result = play_turn(*typed, arguments=["--record", str(file)])
    assert "0 deal 1" not in moves_of(file)
    assert "“perhaps” is not understood here" in result.output


def test_what_can_be_taken_back_is_not_confirmed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--seats", "me,me", *BOARD, "--record", str(file), typed=["", "settle c5n", "undo", "settle e8n"])
    assert moves_of(file) == ["0 settle E8n"]


def test_everything_can_be_looked_up() -> None:
    result = play_turn(
        "", "island", "players", "costs", "rolls", "score", "help", "rules robber", plain=False
    )
    for words in (
        "~lumber~",
        "A. Player 1, settlement: E6sw, forest 11, fields 9, forest 8.",
        "city: 2 grain, 3 ore",
        "8: 1 time",
        "2 of the 10 that win.",
        "robber E7 from C",
        "CT-B5",
    ):
        assert words in result.output


def test_in_sentences_the_island_is_told_once_and_by_rows() -> None:
    result = play_turn("", arguments=["--lang", "cs"])
    row = "Řada E: E5 pole 9, E6 les 11, E7 poušť (zloděj), E8 les 3, E9 hory 8."
    assert result.output.count(row) == 2  # once for each of the two
    assert "D5nw, D5sw: přístav 2:1 pro dřevo." in result.output
    assert "Hráč 1 hází 8 (4 + 4)." in result.output


def test_a_record_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play_turn("", "end", arguments=["--record", str(file)])
    drawn, spoken = run("replay", str(file)), run("replay", str(file), "--plain", "--lang", "cs")
    assert drawn.exit_code == spoken.exit_code == 0
    assert "Player 1 built a settlement on E8n." in drawn.output
    assert "(A)" in drawn.output
    assert "Hráč 1 staví vesnici na E8n." in spoken.output


def chosen(state: CatanState, seat: int, *typed: str, plain: bool = True) -> tuple[Action, str]:
    """What somebody chooses who types these lines, and what is on the screen then; `b` leads back."""
    written, lines = io.StringIO(), iter(typed)
    face = FACE(GAME, Screen(plain, Console(file=written, width=100)), Texts("en", "catan"), NAMES)

    def ask(question: str, again: Say = nothing, words: Iterable[str] = ()) -> str:
        face.screen.say(question)
        line = next(lines)
        if line == "b":
            raise TakeBack(answer=False)
        return line

    place = Position(GAME, state, seat)
    face.page(place, [])
    action = face.choose(place, ask)
    assert not list(lines)
    assert place.why_not(action) is None
    face.preview(place, action)
    return action, written.getvalue()


def rich_turn() -> CatanState:
    """Seat 0 has a bit of everything and may build, play every card and trade."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne")
    put(state, 1, settlements="D5n")
    put(state, 2, settlements="D5s")
    give(state, 0, "4brick+2lumber+2wool+3grain+3ore")
    deal(state, 0, "knight", "road-building", "plenty", "monopoly")
    for seat in (1, 2):
        give(state, seat, "wool+ore")
    return state


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        (("road", "e7e"), "road E7e"),
        (("build a road", "1"), "road D7w"),
        (("city", "e7n"), "city E7n"),
        (("buy",), "buy"),
        (("buy a",), "buy"),
        (("knight",), "knight"),
        (("road-building",), "road-building"),
        (("plenty", "3", "b", "ore", "1"), "plenty brick+ore"),
        (("plenty", "2wool"), "plenty 2wool"),
        (("monopoly", "wool"), "monopoly wool"),
        (("bank", "4"), "bank 4brick for ore"),
        (("offer", "2 wool, ore", "", "brick", ""), "offer 2wool+ore for brick"),
        (("offer", "1", "", "b", "wool", "", "ore", "lumber", ""), "offer wool for ore+lumber"),
        (("offer", "brick+lumber+wool+grain+ore", "", "3ore", "", "wool", ""), "offer 3ore for wool"),
        (
            ("offer", "4 brick 2 lumber 2 wool 3 grain", "", "ore", ""),
            "offer 4brick+2lumber+2wool+3grain for ore",
        ),
        (("bank", "b", "end"), "end"),
    ],
)
def test_a_deed_is_chosen_by_its_kind_and_then_exactly(typed: tuple[str, ...], action: str) -> None:
    assert chosen(rich_turn(), 0, *typed)[0] == GAME.read(action)


def test_before_the_roll_enter_rolls() -> None:
    assert chosen(position(rolled=False), 0, "")[0] == GAME.read("roll")


def test_what_cannot_be_chosen_is_said() -> None:
    shown = chosen(rich_turn(), 0, "99", "plenty", "3wool", "fish", "ore", "ore")[1]
    assert "“99” is none of the choices" in shown
    assert "“3wool” cannot be chosen here" in shown
    assert "rule CT-B7.2" in chosen(rich_turn(), 0, "road", "e7w", "e7e")[1]


def test_enter_where_a_card_must_be_chosen_says_what_to_type() -> None:
    """It said that “” cannot be chosen here."""
    shown = chosen(rich_turn(), 0, "plenty", "", "2wool")[1]
    assert "Type a number from 1 to 5, or “help”." in shown
    assert "“”" not in shown


def test_after_a_seven_cards_are_chosen_one_by_one_or_at_once() -> None:
    state = position(rolled=False)
    give(state, 1, "5wool+4ore")
    move(state, 0, "roll", chance=["3", "4"])
    action, shown = chosen(state, 1, "1", "2", "b", "5wool", "2wool+ore")
    assert action == GAME.read("discard 3wool+ore")
    assert "A seven: return 4 cards to the bank." in shown
    assert "“5wool” cannot be chosen here" in shown


def test_the_robber_is_sent_to_a_hex_and_then_to_a_victim() -> None:
    state = rich_turn()
    move(state, 0, "knight")
    action, shown = chosen(state, 0, "e7", "d5", "b", "d5", "2")
    assert action == GAME.read("robber D5 from 2")
    assert "D5 fields 12: rob B. Bot 2, C. Bot 3" in shown
    assert "rule CT-B5.2" in shown
    assert "You play: robber D5 from C (Bot 3)" in shown
    assert chosen(state, 0, "g7", plain=False)[0] == GAME.read("robber G7")


def test_an_offer_is_accepted_declined_or_answered_with_another() -> None:
    state = rich_turn()
    move(state, 0, "offer 2brick for wool")
    assert chosen(state, 1, "1")[0] == GAME.read("accept")
    assert chosen(state, 1, "no")[0] == GAME.read("decline")
    assert chosen(state, 1, "counter", "b", "3", "ore", "", "2brick", "")[0] == GAME.read(
        "counter ore for 2brick"
    )
    move(state, 1, "counter ore for 2brick")
    move(state, 2, "accept")
    action, shown = chosen(state, 0, "2")
    assert action == GAME.read("deal 2")
    assert "1. B. Bot 2: you give 2 brick for 1 ore" in shown
    assert "2. C. Bot 3: you give 2 brick for 1 wool" in shown
    assert chosen(state, 0, "no")[0] == GAME.read("withdraw")


def test_who_cannot_agree_is_not_told_to_say_yes() -> None:
    state = rich_turn()
    move(state, 0, "offer brick for wool")
    assert "“yes”" in chosen(state, 1, "no")[1]
    state.hands[1] = int(Cards.read("ore"))
    assert "“yes”" not in chosen(state, 1, "no")[1]


def test_hidden_victory_points_are_told_to_their_owner_alone() -> None:
    state = position()
    put(state, 0, settlements="E7n")
    deal(state, 0, "victory-point", "victory-point")
    written = io.StringIO()
    face = FACE(GAME, Screen(True, Console(file=written, width=100)), Texts("en", "catan"), NAMES)
    face.outlook(GAME.view(state, 0), 0)
    face.outlook(GAME.view(state, 1), 0)
    assert written.getvalue().split("\n")[:2] == [
        "3 of the 10 that win, 2 of them on hidden cards.",
        "1 of the 10 that win.",
    ]


def test_on_a_real_terminal_the_page_is_drawn_again_with_numbers_on_the_places() -> None:
    written = io.StringIO()
    screen = Screen(console=Console(file=written, width=100, force_terminal=True, color_system=None))
    face = FACE(GAME, screen, Texts("en", "catan"), NAMES)
    place = Position(GAME, rich_turn(), 0)
    lines = iter(["road", "b", "road", "2"])

    def ask(question: str, again: Say = nothing, words: Iterable[str] = ()) -> str:
        line = next(lines)
        if line == "b":
            raise TakeBack(answer=False)
        return line

    face.page(place, ["something new"])
    face.choose(place, ask)
    assert written.getvalue().count("something new") == 4
    assert "2 E7nw" in written.getvalue()


def test_a_hand_may_be_offered_whole() -> None:
    state = position()
    give(state, 0, "wool")
    assert chosen(state, 0, "offer", "1", "ore", "")[0] == GAME.read("offer wool for ore")


WORDS = (
    *(
        "1",
        "2",
        "3",
        "12",
        "b",
        "u",
        "undo",
        "back",
        "end",
        "roll",
        "offer",
        "bank",
        "road",
        "city",
        "robber",
    ),
    *(
        "knight",
        "plenty",
        "monopoly",
        "buy",
        "discard",
        "counter",
        "accept",
        "deal",
        "island",
        "players",
        "log",
    ),
    *(
        "2wool+ore",
        "e7",
        "e7n",
        "e7ne",
        "A",
        "B",
        "yes",
        "no",
        "robber e7 from b",
        "offer wool for ore",
        "\x00",
    ),
    *(
        "offer 2 wool, ore for brick to c",
        "deal b",
        "discard 2wool+2ore",
        "ž" * 300,
        "bank 4wool for ore",
        "7x",
    ),
)


@pytest.mark.parametrize("seed", range(2))
def test_nonsense_between_answers_does_no_harm(seed: int, tmp_path: Path) -> None:
    random, file = Random(seed), tmp_path / "game.txt"
    seats = random.choice(["me,random", "me,me", "random,me,me"])
    lines = [random.choice(WORDS if random.random() < 0.4 else ("1", "", "end")) for _ in range(150)]
    options = ["--plain"] if seed % 2 else []
    result = play("--seats", seats, "--record", str(file), *options, typed=lines)
    assert result.exit_code == 0
    assert len(moves_of(file)) > 4
