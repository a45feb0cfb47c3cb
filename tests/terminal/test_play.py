"""Whole games in the terminal: alone, against bots, several people at one keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.core.record import Record, verify
from deskovka.registry import game
from terminal.driving import GAME, SEED, SOLO, assert_one_line_of_complaint, first_moves, notation, play, run


def test_a_whole_solo_game_by_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    result = play(*SOLO, "--record", str(file))

    assert result.exit_code == 0
    record = Record.read(file.read_text("utf-8"))
    assert record.scores is not None
    assert verify(record, game(GAME)) > 20
    assert f"Total  {record.scores[0]}" in " ".join(result.output.split()).replace("Total ", "Total  ")
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


def test_at_one_keyboard_an_answer_is_taken_back_before_the_next_one_is_in(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    moves = ["", "draw forest A1+A2+A3+B3", "", "", "undo", "", "draw farm A1+A2+A3+B3", "", "q"]

    result = play("--seats", "me,me", *SEED, "--record", str(file), typed=moves)

    assert result.exit_code == 0
    assert [str(move) for move in Record.read(file.read_text("utf-8")).moves] == ["0 draw farm A1+A2+A3+B3"]


def test_a_secret_is_hidden_before_the_next_person_looks() -> None:
    result = play("--seats", "me,me", *SEED, typed=["", "draw forest A1+A2+A3+B3", "", "", "log"])
    before, after = result.output.split("Player 2, take the keyboard")
    assert before.endswith("\n" * 20 + "The next decision is secret. ")
    assert "forest on A1" in before
    assert "forest on A1" not in after
    assert "Player 1 has drawn." in after


def test_one_person_is_never_asked_to_take_the_keyboard() -> None:
    assert "take the keyboard" not in play("--seats", "me,random", *SEED).output


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


def test_ambushes_are_drawn_on_the_neighbours_map() -> None:
    fixed = "ambush=goblin_attack,bugbear_assault,kobold_onslaught,gnoll_raid"
    settings = ("--set", fixed, "--set", "deck_spring=goblin_attack,hamlet")
    result = play("--seats", "me,random", *SEED, *settings, typed=["draw monster A1+B2+C3", "", "maps"])
    assert "Ambush! Draw the monsters on the map of Bot (random)." in result.output
    assert "Bot (random) would lose 6 points to monsters, now 0." in result.output
    assert "Bot (random), on your map: monsters on" in result.output
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
