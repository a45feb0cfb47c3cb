"""Whole games in the terminal: alone, against bots, several people at one keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.core.outcome import Standing, rank
from deskovka.core.record import Record
from deskovka.core.replaying import final_state, verify
from deskovka.registry import game
from deskovka.terminal.cartographers import FACE
from deskovka.terminal.cartographers.spoken import shape_in_words
from deskovka.terminal.ending import last_line
from deskovka.terminal.screen import Screen
from deskovka.text import Texts, signed
from terminal.driving import GAME, SEED, SOLO, assert_one_line_of_complaint, first_moves, notation, play, run


def test_a_whole_solo_game_by_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    result = play(*SOLO, "--record", str(file))

    assert result.exit_code == 0
    record = Record.read(file.read_text("utf-8"))
    assert record.scores is not None
    assert len(verify(record, game(GAME))) > 20
    shown = " ".join(result.output.split())
    assert f"Rating {signed(record.scores[0])}" in shown
    table = game(GAME)
    lines = table.lines(final_state(record, table), 0)
    won = sum(line.points for line in lines if line.what[0] != "solo")
    assert f"The four seasons {signed(won)} Numbers of the scoring cards" in shown
    assert "title" in result.output


def test_a_whole_solo_game_by_notation_is_the_game_that_was_typed(tmp_path: Path) -> None:
    expected = first_moves("abc").record
    file = tmp_path / "game.txt"

    result = play(*SOLO, "--record", str(file), typed=notation([move.action for move in expected.moves]))

    assert result.exit_code == 0
    record = Record.read(file.read_text("utf-8"))
    assert record.moves == expected.moves
    assert record.scores == expected.scores
    assert record.commitment in result.output


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("plain", [True, False])
def test_a_game_against_a_bot_in_both_languages_with_and_without_drawing(language: str, plain: bool) -> None:
    arguments = ["--plain"] if plain else []

    result = play("--seats", "me,random", *SEED, "--lang", language, "--set", "side=B", *arguments)

    assert result.exit_code == 0
    assert "\x1b" not in result.output
    assert {"en": "won", "cs": "ítěz"}[language] in result.output
    if plain:
        assert not set("│─┃━▸■·●") & set(result.output)


def test_the_default_opponent_is_a_bot() -> None:
    result = play(*SEED, typed=["q", "yes"])
    assert result.exit_code == 0
    assert "You, Bot" in result.output


def test_bots_alone_play_to_the_end() -> None:
    result = play("--seats", "random,random,random", *SEED, typed=[])
    assert result.exit_code == 0
    assert "won" in result.output or "shared" in result.output


def test_after_something_was_revealed_nothing_is_taken_back() -> None:
    result = play(*SOLO, typed=["draw forest A1+A2+A3+B3", "", "undo", "q", "yes"])
    assert "There is nothing to take back" in result.output


def test_at_one_keyboard_nobody_takes_back_what_another_has_answered(tmp_path: Path) -> None:
    """Player 2 could once take back what player 1 had confirmed."""
    file = tmp_path / "game.txt"
    moves = ["", "draw forest A1+A2+A3+B3", "", "", "u", "q", "yes"]

    result = play("--seats", "me,me", *SEED, "--record", str(file), typed=moves)

    assert result.exit_code == 0
    assert "There is nothing to take back" in result.output
    assert [str(move) for move in Record.read(file.read_text("utf-8")).moves] == ["0 draw forest A1+A2+A3+B3"]


def test_a_secret_is_hidden_before_the_next_person_looks() -> None:
    result = play("--seats", "me,me", *SEED, typed=["", "draw forest A1+A2+A3+B3", "", "", "log"])
    before, after = result.output.split("Player 2, take the keyboard")
    assert before.endswith("\n" * 20 + "The next decision is secret. ")
    assert "forest on A1" in before
    assert "forest on A1" not in after
    assert "Player 1 has drawn." in after


def test_one_person_is_never_asked_to_take_the_keyboard() -> None:
    assert "take the keyboard" not in play("--seats", "me,random", *SEED).output


@pytest.mark.parametrize(("language", "end"), [("en", "by Ann, Bob and Cyril."), ("cs", "Ann, Bob a Cyril.")])
def test_joint_winners_are_joined_by_and(language: str, end: str) -> None:
    face = FACE(game(GAME), Screen(plain=True), Texts(language, GAME), ["Ann", "Bob", "Cyril"])
    assert last_line(face, rank((Standing(1, ()),) * 3), []).endswith(end)


def test_the_log_lists_an_own_drawing_once() -> None:
    """It was once listed when it was confirmed and again when it was shown to all."""
    result = play("--seats", "me,random", *SEED, typed=["draw forest A1+A2+A3+B3", "", "log"])
    log = result.output.split("> log")[1]
    assert log.count("You drew forest on A1, A2, A3, B3") == 1
    assert "Bot (random) has drawn." in log


def test_a_row_of_a_shape_without_spaces_is_called_empty() -> None:
    """It once ended with a colon and nothing."""
    words = shape_in_words(Texts("cs", GAME), 1, ((0, 0), (2, 0)), coin=False)
    assert words == "Tvar 1, 2 pole: řádek 1: 1; řádek 2: prázdný; řádek 3: 1."


def test_options_are_listed_and_named() -> None:
    listed = play("--options", typed=[])
    assert "side: Side of the map sheet (default: A, the wilderness)" in listed.output
    named = play(*SOLO, "--set", "side=B", "--set", "cards=greenbough,wildholds", typed=[])
    assert "Side of the map sheet: B, the wastelands" in named.output
    assert "Greenbough, Wildholds" in named.output


def test_what_is_fixed_in_secret_is_not_told() -> None:
    result = play("--seats", "me", "--set", "deck_spring=hamlet,orchard", typed=[])
    assert "Hamlet" in result.output
    assert "Orchard" not in result.output


def test_in_an_ambush_what_stands_beside_the_map_is_about_that_map() -> None:
    """The coins and monsters beside the neighbour's map were once one's own, and `map` read the own map."""
    fixed = "ambush=goblin_attack,bugbear_assault,kobold_onslaught,gnoll_raid"
    settings = ("--seats", "me,me", "--set", fixed, "--set", "deck_spring=great_river,goblin_attack")
    moves = ["", "draw water A1+B1+C1", "", "", "draw water A2+B1+B2+C1+C2", "", "draw water A3+B2+B3+C1+C2"]
    moves += ["", ""]
    drawn = play(*settings, *SEED, typed=moves).output.split("Map of Player 2")[1]
    assert "Coins 0 of 14" in drawn

    heard = play(*settings, *SEED, "--plain", typed=[*moves, "map"]).output
    assert "Player 2, 0 coins." in heard


def test_ambushes_are_drawn_on_the_neighbours_map() -> None:
    fixed = "ambush=goblin_attack,bugbear_assault,kobold_onslaught,gnoll_raid"
    settings = ("--set", fixed, "--set", "deck_spring=goblin_attack,hamlet")
    result = play("--seats", "me,random", *SEED, *settings, typed=["draw monster A1+B2+C3", "", "maps"])
    assert "Ambush! Draw the monsters on the map of Bot (random)." in result.output
    assert "Bot (random) would lose 6 points to monsters, now 0." in result.output
    assert "Bot (random) drew on your map: monsters on" in result.output
    assert "(M)" in result.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "me,nobody"], ["'nobody'", "me, random"]),
        (["--seats", ""], ["''"]),
        (["--seats", ",".join(["me"] * 101)], ["1 to 100 seats, got 101"]),
        (["--set", "side"], ["option=choice", "'side'"]),
        (["--set", "side=C"], ["'C'", "A, B"]),
        (["--set", "side=A", "--set", "side=B"], ["twice"]),
        (["--set", "colour=red"], ["'colour'"]),
        (["--lang", "xx"], ["'xx'", "en, cs"]),
        (["--resume", "no-such-file"], ["no-such-file", "cannot be read"]),
        (["--record", "no-such-folder/file"], ["no-such-folder/file", "cannot be written"]),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(arguments: list[str], words: list[str]) -> None:
    assert_one_line_of_complaint(play(*arguments), *words)


def test_an_unknown_game_is_told_in_one_line() -> None:
    assert_one_line_of_complaint(run("play", "chess"), "'chess'", GAME)


def test_back_does_not_take_back_what_somebody_else_has_drawn(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    moves = ["", "draw forest A1+A2+A3+B3", "", "", "back", "q"]
    play("--seats", "me,me", *SEED, "--record", str(file), typed=moves)
    assert len(Record.read(file.read_text("utf-8")).moves) == 1
