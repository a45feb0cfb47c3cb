"""`deskovka table`: terminals at a real server, driven line by line as people do."""

from __future__ import annotations

import json
import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from deep.wire import Server
from deskovka.core.chance import RandomChance
from deskovka.core.codec import Codec
from deskovka.core.errors import DeskovkaError
from deskovka.core.record import Record
from deskovka.core.replaying import verify
from deskovka.games.cartographers.drawing import Answered
from deskovka.registry import game
from deskovka.terminal.position import Position
from deskovka.terminal.remote.followed_game import FollowedGame
from deskovka.terminal.remote.links import Link, read_link, read_server
from deskovka.terminal.remote.seats import SeatsFile
from deskovka.terminal.remote.server import Refused, at_table
from deskovka.terminal.remote.server import Server as Asked
from deskovka.terminal.remote.story import Story
from deskovka.terminal.terra_mystica.changes import answer_for, board_after
from deskovka.text import Texts
from deskovka.text.mistakes import in_words
from processes import UNCOUNTED
from terminal.at_table import PATIENCE, Terminal
from terminal.driving import assert_one_line_of_complaint, run
from terminal.real_terminal import BACKSPACE, CTRL_C, CTRL_D, TAB, UP, RealTerminal

TABLE = re.compile(r"http://\S+/t/[A-Za-z0-9]{12}")
LINK = re.compile(r"http://\S+/t/[A-Za-z0-9]{12}#[\w-]+")
# The first cards: Orchard (forest or farm, one shape of four spaces), Homestead, Hamlet.
FIXED = ("--set", "deck_spring=orchard,homestead,hamlet")
ON_A1, ON_K9 = "draw forest A1+A2+A3+B3", "draw farm J9+K9+K10+K11"
BOWLS = re.compile(r"power (\S+) → ([\d/]+)\)")


Sit = Callable[..., Terminal]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite", "--no-limits", "--workers", "1")
    yield server
    server.stop()


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Starts terminals of a person, each in plain sentences; all end with the test."""
    with ExitStack() as stack:

        def start(*arguments: str, who: str = "ann", plain: bool = True, **environment: str) -> Terminal:
            options = ["--plain"] if plain else []
            return stack.enter_context(Terminal(tmp_path / who, *arguments, *options, **environment))

        yield start


def new_table(sit: Sit, served: Server, seats: str, *more: str, game: str = "cartographers") -> Terminal:
    fixed = FIXED if game == "cartographers" else ()
    return sit(f"{served.url}/", "--new", game, "--seats", seats, "--name", "Ann", *fixed, *more)


def invitation(host: Terminal) -> str:
    host.until("Link for player 2")
    [link] = LINK.findall(host.until("Link for spectators"))
    return str(link)


def table_of(terminal: Terminal) -> str:
    """The link of the table without a secret."""
    found = TABLE.search(terminal.output)
    assert found
    return found[0]


def draw(terminal: Terminal, action: str) -> None:
    terminal.type(action)
    terminal.answer("Press Enter to confirm", "")


def own_link(tmp_path: Path, who: str) -> Link:
    return SeatsFile(tmp_path / who / "deskovka" / "seats.jsonl").links()[0]


# whole games


def test_a_whole_game_against_a_bot_its_record_and_a_rematch(
    sit: Sit, served: Server, tmp_path: Path
) -> None:
    ann = new_table(sit, served, "me,random")

    told = ann.play_on("to play again, “rematch”")

    assert "Score sheet of You" in told
    assert "Bot (random): " in told  # news of what the bot did
    assert re.search(r"Place [12]: You, \S+ points?\.", told)
    file, first = tmp_path / "game.record", table_of(ann)
    ann.type(f"save {file}", "rematch")
    ann.until(f"Saved in {file}.")
    record = Record.read(file.read_text("utf-8"))
    assert record.scores is not None
    assert len(verify(record, game("cartographers"))) > 20
    assert record.names == ["Ann", "random"]
    ann.answer("Draw ", "q", "yes")  # a rematch has cards of its own: it may begin with an ambush
    ann.until("The table stays; this leads back to it: deskovka table http")
    assert ann.end() == 0
    tables = [link.open for link in SeatsFile(tmp_path / "ann" / "deskovka" / "seats.jsonl").links()]
    assert len(tables) == 2 and tables[1] == first


def test_some_turns_of_terra_mystica(sit: Sit, served: Server) -> None:
    options = ("--set", "factions=witches,nomads", "--set", "start=1")
    ann = new_table(sit, served, "me,random", *options, game="terra_mystica")
    ann.until("Place one of your first dwellings.")
    draw(ann, "build f4")
    ann.until("Place one of your first dwellings.")
    draw(ann, "build c3")
    ann.until("Which scroll do you take for the first round?")
    ann.answer("> ", "1")
    ann.answer("Press Enter to confirm", "")
    ann.answer("What do you do?", "build a1")
    ann.until("Not allowed by rule TM-9.")
    ann.answer("What do you do?", "burn 2. convert 1pw to 1c")
    told = ann.until("What do you do?")
    first, second = ([list(map(int, b.split("/"))) for b in pair] for pair in BOWLS.findall(told))
    assert first[1] == [first[0][0], first[0][1] - 4, first[0][2] + 2]
    assert second == [first[1], [first[1][0] + 1, first[1][1], first[1][2] - 1]]
    assert "You play: convert 1PW to 1C (+1 coin, power " in told
    ann.answer("> ", "undo")
    ann.answer("What do you do?", "log")
    log = ann.until("What do you do?")
    assert "You sacrificed 2 power." in log and "You converted" not in log
    told = ann.play_on("nothing", answers=25)
    assert "Bot (random), Nomads" in told


def test_some_turns_of_catan_at_sea(sit: Sit, served: Server) -> None:
    options = ("--set", "scenario=treasure-islands")
    ann = new_table(sit, served, "me,random,random", *options, game="catan")
    ann.play_on("nothing is awaited", answers=12)
    ann.type("island")
    told = ann.until("Treasures lie on")
    assert "(pirate)" in told
    assert "You built a settlement on" in ann.output


def test_some_turns_of_catan_with_cities_and_knights(sit: Sit, served: Server) -> None:
    """To return a card is an action, though `return` alone takes a seat back from a bot."""
    ann = new_table(sit, served, "me,random,random", "--set", "cities-knights=yes", game="catan")
    ann.play_on("nothing is awaited", answers=12)
    ann.type("return crane")
    ann.until("CT-K6.4")
    ann.type("progress")
    ann.until("Your progress cards")
    assert "The barbarians land in" in ann.output


def test_a_line_of_terra_mystica_is_played_whole_or_not_at_all(sit: Sit, served: Server) -> None:
    """Worked out from the server's record before anything is sent."""
    options = ("--set", "factions=witches,nomads", "--set", "start=1")
    ann = new_table(sit, served, "me,random", *options, game="terra_mystica")
    for hex in ("f4", "c3"):
        ann.until("Place one of your first dwellings.")
        draw(ann, f"build {hex}")
    ann.until("Which scroll do you take for the first round?")
    ann.answer("> ", "1")  # whatever the other one, who takes a scroll first, has left
    ann.answer("Press Enter to confirm", "")
    ann.answer("What do you do?", "burn 1. dig 2. build d5")
    ann.until("The line digs 2 spades, but 1 must be bought.")
    ann.answer("What do you do?", "burn 1. dig 1. build a1")
    ann.until("This part of the line is not possible: “build a1”.")
    ann.until("Not allowed by rule TM-9.")
    ann.answer("What do you do?", "log")
    assert "sacrificed" not in ann.until("What do you do?")
    ann.type("burn 1. dig 1. build d5. convert 1W to 1C")
    ann.answer("Enter ends the turn", "log")
    told = ann.until("Enter ends the turn")
    for words in (
        "You sacrificed 1 power.",
        "You built a dwelling on D5.",
        "You converted 1 worker into 1 coin.",
    ):
        assert words in told


@pytest.mark.parametrize(("language", "plain"), [("cs", False), ("en", True)])
def test_the_same_in_one_process_until_the_input_ends(
    served: Server, tmp_path: Path, language: str, plain: bool
) -> None:
    arguments = ["--new", "cartographers", "--seats", "me,random", "--name", "Ann", "--lang", language]
    options = [*FIXED, *(["--plain"] if plain else [])]
    typed = [ON_A1, "", "score", "maps", "help", "hint"]

    result = run("table", f"{served.url}/", *arguments, *options, typed=typed, XDG_DATA_HOME=str(tmp_path))

    assert result.exit_code == 0
    assert "\x1b" not in result.output
    assert {"en": "You can type", "cs": "Kromě odpovědi"}[language] in result.output
    assert {"en": "The input has ended.", "cs": "Vstup skončil."}[language] in result.output
    assert f"deskovka table {own_link(tmp_path, '').open}" in result.output
    assert {"en": "hint: ", "cs": "rada: "}[language] not in result.output  # nobody here knows the position
    if plain:
        assert not set("│─┃━▸■·●") & set(result.output)


# two terminals


def test_an_invitation_chat_undo_and_what_others_did(sit: Sit, served: Server, tmp_path: Path) -> None:
    ann = new_table(sit, served, "me,open")
    link = invitation(ann)
    ann.until("Waiting for one player to come.")

    bob = sit(link, "--name", "Bob", who="bob")
    bob.until("Your own link")
    assert LINK.search(bob.until("It is remembered here too"))
    ann.until("Bob sits down.")
    ann.until("Draw a shape of the card")
    bob.until("Draw a shape of the card")

    bob.type("say hello, Ann")
    bob.until("You: hello, Ann")
    ann.until("Bob: hello, Ann")

    draw(ann, ON_A1)
    ann.until("Waiting for: Bob.")
    ann.type("undo")
    bob.until("Ann: the last answer was taken back.")
    ann.until("Draw a shape of the card")
    draw(ann, ON_A1)
    ann.until("Waiting for: Bob.")

    draw(bob, ON_K9)
    assert "Bob drew farm on J9, K9, K10, K11" in ann.until(
        "Draw a shape of the card"
    )  # all maps are shown now
    assert "Ann drew forest on A1, A2, A3, B3" in bob.until("Draw a shape of the card")


def test_an_invitation_asks_for_a_name_and_opens_once(sit: Sit, served: Server) -> None:
    link = invitation(new_table(sit, served, "me,open"))
    bob = sit(link, who="bob")
    bob.answer("What is your name at this table?", "Bob")
    bob.until("Draw a shape of the card")

    late = run("table", link, XDG_DATA_HOME="nowhere")
    assert_one_line_of_complaint(late, "this invitation has been used")

    same = sit(link, who="bob")  # who sat down with it comes back to the seat
    same.until("Draw a shape of the card")


def test_why_not_is_told_by_its_rule_in_the_readers_language(sit: Sit, served: Server) -> None:
    ann = new_table(sit, served, "me,random", "--lang", "cs")
    ann.until("Zakresli do své mapy")
    ann.type("zakresli vesnice A1+A2+A3+B3")
    ann.until("Nedovoluje to pravidlo CA-4.")
    ann.type("pravidla zřícenin")
    ann.until("hledáno „zřícenin“")


def test_a_spectator_sees_the_board_and_what_happens_but_no_secrets(
    sit: Sit, served: Server, tmp_path: Path
) -> None:
    ann = new_table(sit, served, "me,open")
    link = invitation(ann)
    watch = LINK.findall(ann.until("Waiting for one player"))[0]
    eve = sit(watch, who="eve")
    eve.until("You are watching.")
    bob = sit(link, "--name", "Bob", who="bob")
    bob.until("Draw a shape of the card")
    eve.until("Waiting for: Ann, Bob.")

    draw(ann, ON_A1)
    eve.until("Ann has drawn.")
    eve.answer("Waiting for: Bob.", "maps", "log", "say psst")
    eve.until("Row K: ")
    assert "A1, A2" not in eve.output
    draw(bob, ON_K9)
    told = eve.until("Card: Homestead")
    assert "Ann drew forest on A1, A2, A3, B3" in told and "Bob drew farm on J9" in told
    assert not SeatsFile(tmp_path / "eve" / "deskovka" / "seats.jsonl").links()


def test_two_people_at_one_keyboard_hide_their_drawings(sit: Sit, served: Server, tmp_path: Path) -> None:
    both = sit(f"{served.url}/", "--new", "cartographers", "--seats", "me,me", "--name", "Ann,Bob", *FIXED)
    both.answer("Ann, take the keyboard", "")
    both.until("Draw a shape of the card")
    draw(both, ON_A1)
    assert "\n" * 20 in both.until("Bob, take the keyboard")
    both.type("", "log")
    told = both.until("> log") + both.until("Ann has drawn.")
    assert "A1, A2" not in told
    draw(both, ON_K9)
    assert "Ann drew forest on A1, A2, A3, B3" in both.until("Draw a shape of the card")


def test_a_bot_goes_on_in_my_seat_until_i_return_and_both_play_again(sit: Sit, served: Server) -> None:
    ann = new_table(sit, served, "me,open")
    bob = sit(invitation(ann), "--name", "Bob", who="bob")
    bob.until("Draw a shape of the card")
    ann.answer("Draw a shape of the card", "bot random")
    ann.until("A bot (random) plays in your seat.")
    bob.until("Ann: a bot (random) goes on in this seat.")
    draw(bob, ON_K9)
    bob.until("Card: Homestead")  # the bot has drawn
    ann.type("return")
    bob.until("Ann is back.")
    draw(bob, "draw village A1+B1+B2+C1")  # the bot may have drawn before Ann was back
    ann.until("Draw a shape of the card")

    ann.type("bot random")
    bob.until("Ann: a bot (random) goes on in this seat.")
    bob.type("bot random")
    bob.until("to play again, “rematch”")
    ann.answer("to play again, “rematch”", "rematch")
    bob.answer("Ann would like to play again", "rematch")
    ann.until("Draw ")
    bob.until("Draw ")
    bob.type("say once more")
    ann.until("Bob: once more")


# coming back


def test_a_lost_terminal_goes_on_by_the_remembered_secret(sit: Sit, served: Server, tmp_path: Path) -> None:
    ann = new_table(sit, served, "me,random")
    ann.until("Draw a shape of the card")
    draw(ann, ON_A1)
    ann.until("Draw a shape of the card")
    ann.process.kill()
    file = tmp_path / "ann" / "deskovka" / "seats.jsonl"
    assert file.stat().st_mode & 0o777 == 0o600

    listed = run("table", "--mine", XDG_DATA_HOME=str(tmp_path / "ann"))
    assert listed.exit_code == 0
    assert "Cartographers: You, Bot (random). It is your turn." in listed.output
    assert own_link(tmp_path, "ann").secret not in listed.output

    again = sit(table_of(ann))
    assert table_of(ann) in listed.output
    told = again.until("Draw a shape of the card")
    assert "What happened since your last move:" in told and "Card: Homestead, time 2." in told
    again.type("log")
    again.until(". You drew forest on A1, A2, A3, B3")
    again.type("q", "yes")
    again.until("The table stays")


def test_of_several_seats_on_one_machine_each_link_leads_to_its_own(
    sit: Sit, served: Server, tmp_path: Path
) -> None:
    """Every link once led to the seat that was taken last."""
    host = new_table(sit, served, "open,open,random")
    host.until("Link for player 1")
    links = LINK.findall(host.until("Link for spectators"))
    table, watch = table_of(host), LINK.findall(host.until("Waiting for"))[0]
    for link, name in zip(links, ("Bob", "Cid")):
        with sit(link, "--name", name, who="both") as sat:
            sat.until("It is remembered here too")
            sat.type("q", "yes")
            sat.until(f"this leads back to it: deskovka table {table}#{links.index(link) + 1}")

    sit(links[0], who="both").until("Cartographers: You, Cid, Bot")
    for link in (links[1], f"{table}#2"):
        sit(link, who="both").until("Cartographers: Bob, You, Bot")
    home = {"XDG_DATA_HOME": str(tmp_path / "both")}
    seats = (f"{table}#1 (Bob)", f"{table}#2 (Cid)")
    assert_one_line_of_complaint(run("table", table, **home), "several seats of yours", *seats)
    assert_one_line_of_complaint(run("table", f"{table}#3", **home), "seat 3 there is not yours", *seats)
    mine = run("table", "--mine", **home).output
    assert f"{table}#1" in mine and f"{table}#2" in mine

    spectator = sit(watch, who="eve")
    spectator.answer("You are watching.", "q", "yes")
    spectator.until(f"this leads back to it: deskovka table {watch}")


def test_seats_remembered_before_invitations_were_are_found_by_their_number(
    sit: Sit, served: Server, tmp_path: Path
) -> None:
    ann = new_table(sit, served, "me,open")
    link = invitation(ann)
    with sit(link, "--name", "Bob", who="bob") as bob:
        bob.until("Draw a shape of the card")
    file = tmp_path / "bob" / "deskovka" / "seats.jsonl"
    told = {**json.loads(file.read_text("utf-8")), "invitation": ""}
    file.write_text(json.dumps(told) + "\n", "utf-8")
    sit(link, who="bob").until("Draw a shape of the card")  # the only seat there
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps({**told, "secret": "x" * 32}) + "\n")
    sit(table_of(ann), who="bob").until("Draw a shape of the card")  # the server knows only one of the two


def test_ctrl_c_leaves_and_says_how_to_come_back(sit: Sit, served: Server) -> None:
    link, fixed = f"{served.url}/", ("--name", "Ann", *FIXED)
    ann = sit(link, "--new", "cartographers", "--seats", "me,random", *fixed, **UNCOUNTED)
    ann.until("Draw a shape of the card")
    ann.process.send_signal(signal.SIGINT)
    assert ann.process.wait(PATIENCE) == 130
    assert f"deskovka table {table_of(ann)}" in ann.complaint()


@pytest.mark.parametrize("options", [[], ["--plain"]])
def test_a_half_typed_line_stays_and_the_terminal_is_left_as_it_was(
    served: Server, tmp_path: Path, options: list[str]
) -> None:
    """On a real terminal: chat arrives while somebody types, then the program is interrupted."""
    arguments = ["--new", "cartographers", "--seats", "me,random", "--name", "Ann", *FIXED]
    home = str(tmp_path)
    with RealTerminal("table", f"{served.url}/", *arguments, *options, XDG_DATA_HOME=home) as terminal:
        if not options:
            terminal.answer("Press Enter to begin", "\r")
        terminal.answer("Which terrain do you draw", "far")
        terminal.until("far")
        link = own_link(tmp_path, "")
        said = {"type": "say", "id": "1", "text": "hello"}
        Asked(link.server).post(at_table(link, "/deeds"), said, link.secret)
        terminal.until("You: hello")
        terminal.until("> far")
        terminal.press("m\r")
        terminal.answer("Which shape, turned how", CTRL_C)
        terminal.answer("Do you want to leave the table?", "\r")
        terminal.answer("Which shape, turned how", CTRL_D)
        terminal.answer("Do you want to leave the table?", CTRL_C)
        terminal.until(f"deskovka table {link.back_to(0)}")
        assert terminal.end() == 130


def test_tab_completes_actions_and_commands_of_a_question(served: Server, tmp_path: Path) -> None:
    options = ("--set", "factions=witches,nomads", "--set", "start=1")
    arguments = ["--new", "terra_mystica", "--seats", "me,random", "--name", "Ann", *options]
    with RealTerminal("table", f"{served.url}/", *arguments, XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.answer("Press Enter to begin", "\r")
        terminal.answer("Place one of your first dwellings.", "bu" + TAB)
        terminal.until("build")
        terminal.press(TAB)
        terminal.until("F2   F4   G3")  # where the Witches may begin, listed above the line
        terminal.until("> build")
        terminal.press("f4\r")
        terminal.answer("Press Enter to confirm", "\r")
        terminal.answer("Place one of your first dwellings.", UP + UP)
        terminal.until("build f4")
        terminal.press(BACKSPACE * 2 + "c3\r")
        terminal.answer("Press Enter to confirm", "\r")
        terminal.answer("Which scroll do you take for the first round?", "hel" + TAB)
        terminal.until("help")
        terminal.press("\r")
        terminal.until("agree: let somebody take back what you agreed on")


def test_a_line_begun_while_waiting_goes_on_in_the_next_question(
    sit: Sit, served: Server, tmp_path: Path
) -> None:
    """The table is drawn anew meanwhile, with other commands and actions to complete."""
    arguments = ["--new", "cartographers", "--seats", "me,open", "--name", "Ann", *FIXED]
    home = str(tmp_path / "ann")
    with RealTerminal("table", f"{served.url}/", *arguments, XDG_DATA_HOME=home, rows=60) as ann:
        ann.until("Link for player 2")
        [link] = LINK.findall(ann.until("Link for spectators"))
        ann.until("Waiting for one player to come.")
        bob = sit(link, "--name", "Bob", who="bob")
        bob.until("Draw a shape of the card")
        ann.answer("Which terrain do you draw", ON_A1 + "\r")
        ann.answer("Press Enter to confirm", "\r")
        ann.answer("Waiting for: Bob.", "dra")
        ann.until("dra")
        bob.type("say soon")
        ann.until("Bob: soon")
        ann.until("> dra")
        draw(bob, ON_K9)
        ann.until("Draw a shape of the card")
        ann.until("> dra")
        ann.press("w vi" + TAB)
        ann.until("village")  # Homestead: village or farm
        ann.press(CTRL_C)
        ann.answer("Do you want to leave the table?", "yes\r")
        ann.until("The table stays")
        assert ann.end() == 0


def test_who_sits_down_next_finds_nothing_of_a_line_that_another_has_begun(
    served: Server, tmp_path: Path
) -> None:
    """From another screen a bot is put into the seat of whoever types: the question is asked no more."""
    arguments = ["--new", "cartographers", "--seats", "me,me", "--name", "Ann,Bob", *FIXED]
    with RealTerminal("table", f"{served.url}/", *arguments, XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.answer("Press Enter to begin", "\r")
        terminal.answer("Ann, take the keyboard", "\r")
        terminal.answer("Which terrain do you draw", "mossy")
        terminal.until("mossy")
        link = own_link(tmp_path, "")
        handed = {"type": "hand-over", "id": "1", "seat": 0, "bot": "random"}
        Asked(link.server).post(at_table(link, "/deeds"), handed, link.secret)
        assert "mossy" not in terminal.answer("Bob, take the keyboard", UP)
        terminal.press("\r")
        assert "mossy" not in terminal.until("Which terrain do you draw")


def test_a_killed_server_is_waited_for_and_nothing_is_lost(sit: Sit, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    server = Server(database, "--no-limits", "--workers", "1")
    ann = new_table(sit, server, "me,random")
    ann.until("Draw a shape of the card")
    server.kill()
    ann.until("The connection is lost.")
    draw(ann, ON_A1)  # sent when the server is back

    again = Server(database, "--no-limits", "--workers", "1", port=server.port)
    try:
        ann.until("Connected again.")
        ann.until("Draw a shape of the card")
        ann.type("save game.record")
        ann.until("Saved in game.record.")
        moves = [move for move in Record.read(Path("game.record").read_text("utf-8")).moves if move.seat == 0]
        assert [move.action for move in moves] == [ON_A1]
    finally:
        again.stop()


# what is worked out from what the server tells


def test_what_an_action_changes_is_what_the_rules_do() -> None:
    """Cost and gain in the offer, put onto the board, against the board after the action."""
    rules, compared = game("terra_mystica"), 0
    for seed in range(3):
        random = Random(seed)
        chance = RandomChance(random)
        state = rules.new_game(rules.setup(2 + seed), chance)
        while waiting := rules.waiting(state):
            position = Position(rules, state, waiting[0])
            for action in position.legal if random.random() < 0.1 else ():
                after = state.copy()
                rules.apply(after, waiting[0], action, RandomChance(Random(0)))
                view = rules.view(after, waiting[0])
                if (
                    position.decision != "ChooseFaction"
                    and view["round"] == position.view["round"]
                    and view["asked"]
                ):
                    seen, board = view["seats"][waiting[0]], position.view["seats"][waiting[0]]
                    told = board_after(board, answer_for(position, action))
                    assert told == {name: seen[name] for name in told}, str(action)
                    compared += 1
            rules.apply(state, waiting[0], rules.sample(state, waiting[0], random), chance)
    assert compared > 200


def test_a_move_taken_back_leaves_the_story_and_others_keep_what_they_know() -> None:
    story = Story(Codec(game("cartographers").values), [0, 1])

    def happened(kind: str, seat: int, move: int) -> dict[str, object]:
        events = [{"$": "Answered", "seat": seat, "drawing": None}] if kind == "moved" else []
        return {"kind": kind, "seat": seat, "move": move, "events": events}

    story.add(0, [{"$": "SeasonBegan", "season": "spring"}, {"$": "Unknown"}])
    for thing in (happened("moved", 0, 1), happened("moved", 1, 2), happened("undone", 0, 1)):
        story.fold(thing)

    assert [(move, type(event).__name__) for move, event in story.events] == [
        (0, "SeasonBegan"),
        (1, "Answered"),
    ]
    assert story.events[1][1] == Answered(1, None)
    assert story.told == {0: 0, 1: 1}


def test_without_the_library_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "websockets.sync.client", None)
    result = run("table", "http://127.0.0.1:1/t/abcdefghijkl#" + "s" * 32)
    assert_one_line_of_complaint(result, "websockets is missing", "deskovka[server]")


# links that lead nowhere


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("nonsense", "is no address of a table server"),
        ("ftp://host/t/abcdefghijkl", "is no address of a table server"),
        ("http://[::1/t/abcdefghijkl", "is no address"),
        ("http://127.0.0.1:99999/t/abcdefghijkl", "is no address"),
        ("SERVER/t/short#" + "s" * 32, "is no link to a table"),
        ("SERVER/t/abcdefghijkl#short", "is no link to a table"),
        ("SERVER/t/abcdefghijkl", "the link is not whole"),
        ("SERVER/t/abcdefghijkl#" + "s" * 32, "there is no such table"),
        ("http://127.0.0.1:1/t/abcdefghijkl#" + "s" * 32, "no table server answers"),
    ],
)
def test_a_bad_link_is_told_in_one_line(served: Server, link: str, words: str) -> None:
    result = run("table", link.replace("SERVER", served.url), XDG_DATA_HOME="nowhere")
    assert_one_line_of_complaint(result, words)
    assert "s" * 32 not in result.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--new", "chess"], "'chess' is no game"),
        (["--new", "cartographers", "--seats", "me,nobody"], "expected me, open, "),
        (["--new", "cartographers", "--set", "side=Z", "--name", "Ann"], "option side"),
        (["--new", "cartographers"], "--name"),
        (["--seats", "me"], "--new GAME"),
    ],
)
def test_a_table_that_cannot_be_made(served: Server, arguments: list[str], words: str) -> None:
    result = run("table", f"{served.url}/", *arguments, XDG_DATA_HOME="nowhere")
    assert_one_line_of_complaint(result, words)


def test_links_are_read_and_written() -> None:
    secret = "A" * 30
    link = read_link(f" https://example.org:8443/games/t/abcDEF123456#{secret} ")
    assert link == Link("https://example.org:8443/games", "abcDEF123456", secret)
    assert read_link(link.whole) == link
    assert link.open == "https://example.org:8443/games/t/abcDEF123456"
    assert read_server("http://127.0.0.1:8765/") == "http://127.0.0.1:8765"
    with pytest.raises(DeskovkaError):
        read_server(link.whole)


def test_the_file_of_seats_survives_nonsense_and_is_private(tmp_path: Path) -> None:
    file = SeatsFile(tmp_path / "new" / "seats.jsonl")
    first, second = (Link("http://h", "abcDEF12345" + letter, letter * 30) for letter in "AB")
    assert file.links() == []
    file.remember(first)
    with file.path.open("a") as text:
        text.write('nonsense\n{"link": 1}\n')
    file.remember(second)
    file.remember(first)
    assert file.links() == [second, first]
    assert file.at(Link("http://h", first.table)) == [first]
    assert file.by_server() == {"http://h": [second, first]}
    assert file.path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("code", ["nothing-to-undo", "not-agreed", "asked-already", "broken", "too-fast"])
def test_what_the_server_refuses_is_told_whole(code: str, language: str) -> None:
    texts, refusal = Texts(language), Refused(code, "its own sentence\non two lines, " * 5)
    assert FollowedGame.reason(Mock(texts=texts), refusal) == " ".join(in_words(refusal, texts).split())
