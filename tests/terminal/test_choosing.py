"""Choosing an answer step by step or in notation, and what can be typed beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.core.record import Record
from terminal.driving import SEED, SOLO, play


def test_the_preview_tells_what_a_drawing_would_score() -> None:
    result = play(
        *SOLO, "--set", "edict_a=greenbough", "--set", "edict_b=canal_lake", typed=["draw forest A1+A2+A3+B3"]
    )
    assert "A Greenbough: 0 → 5" in result.output
    assert "[F]" in result.output


def test_an_answer_that_was_not_confirmed_is_taken_back() -> None:
    result = play(*SOLO, typed=["draw forest A1+A2+A3+B3", "u", "log", "q", "yes"])
    assert "forest on A1, A2, A3, B3" in result.output
    assert "2. " in result.output
    assert result.output.count("Which terrain do you draw?") == 3


def test_back_leads_to_the_step_before() -> None:
    result = play(*SOLO, typed=["1", "1", "b", "b", "q", "yes"])
    assert result.output.count("Which terrain do you draw?") == 2 + 1 - 1
    assert result.output.count("Which shape") == 2


@pytest.mark.parametrize(
    ("language", "heading", "text"),
    [
        (
            "en",
            "Not allowed by rule CA-4.1 (Choosing terrain and shape)",
            "All players draw at the same time",
        ),
        ("cs", "Nedovoluje to pravidlo CA-4.1 (Volba terénu a tvaru)", "Všichni kreslí současně"),
    ],
)
def test_a_forbidden_drawing_is_refused_with_its_rule(language: str, heading: str, text: str) -> None:
    result = play(*SOLO, "--lang", language, typed=["draw water A1+A2+A3+B3"])
    assert heading in result.output
    assert text in result.output


def test_a_place_that_is_taken_or_outside_is_refused_with_its_rule() -> None:
    result = play(*SOLO, typed=["1", "1", "B4", "K11", "zz", "C2"])
    assert result.output.count("Not allowed by rule CA-4.3") == 2
    assert "At K11 the shape would leave the map" in result.output
    assert "“zz” is no place" in result.output
    assert "So it would be: forest on C2, C3, C4, D4" in result.output


def test_places_are_numbered_on_the_map_or_listed() -> None:
    drawn = play(*SOLO, typed=["1", "1", "places", "2"]).output
    assert " A  1  .  2  3" in drawn
    listed = play(*SOLO, "--plain", typed=["1", "1", "places", "2"]).output
    assert "1: corner A1, covers A1, A2, A3, B3" in listed
    assert "2: corner A3, covers A3, A4, A5, B5" in listed
    assert "So it would be: forest on A3, A4, A5, B5" in listed


@pytest.mark.parametrize(
    "typed", ["draw forest a1 a2 a3 b3", "DRAW Forest A1,A2,A3,B3", "zakresli les A1+A2+A3+B3"]
)
def test_notation_is_read_as_people_write_it(typed: str) -> None:
    assert "na A1, A2, A3, B3" in play(*SOLO, "--lang", "cs", typed=[typed]).output


@pytest.mark.parametrize(
    "typed", ["draw", "draw forest", "draw forest Z9", "draw mud A1", "draw forest A1 " * 300]
)
def test_broken_notation_gets_one_clear_line(typed: str) -> None:
    result = play(*SOLO, typed=[typed, "q", "yes"])
    assert result.exit_code == 0
    assert result.output.count("Which terrain do you draw?") == 2


@pytest.mark.parametrize("typed", ["x", "3", "0", "-1", "99999999999999999999", "²", "\x00", "é" * 500])
def test_what_is_no_answer_is_asked_again(typed: str) -> None:
    result = play(*SOLO, typed=[typed, "q", "yes"])
    assert result.exit_code == 0
    assert "Type a number from 1 to 2" in result.output


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize(
    "before", ["map ", "rules ", "rule ", "save ", "draw ", "draw forest ", "", "q\n", "1\n1\n", "hint\n"]
)
def test_a_line_of_any_length_does_no_harm(before: str, plain: bool) -> None:
    """`map` and 5,000 nines once ended the game with a traceback."""
    options = ["--plain"] if plain else []
    result = play(*SOLO, *options, typed=[*(before + "9" * 5000).split("\n"), "n", "q", "yes"])
    assert result.exit_code == 0
    assert result.output.count("9") < 5000 + 500  # it is not repeated in full


def test_commands_beside_the_answer(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    commands = [
        "help",
        "show",
        "rules ruins",
        "rule ca-4.8",
        "rules",
        "score",
        "maps",
        "map 2",
        "map 9",
        "log",
    ]

    result = play(
        "--seats", "me,random", *SEED, typed=[*commands, "save", f"save {file}", f"save {tmp_path}"]
    )

    assert result.exit_code == 0
    for words in (
        "You can type",
        "rules with “ruins”",
        "CA-4.8 When nothing fits",
        "Nothing has been scored yet.",
        "Bot (random), 0 coins",
        "There is no map 9: type a number from 1 to 2.",
        "0. Spring begins.",
        "Type a file name after “save”.",
        f"Saved in {file}.",
        "cannot be written",
        "The input has ended.",
    ):
        assert words in " ".join(result.output.split())
    assert Record.read(file.read_text("utf-8")).seed


def test_czech_commands_are_understood_with_and_without_accents() -> None:
    typed = [
        "pomoc",
        "nápověda",
        "rada",
        "zápis",
        "ZAPIS",
        "mapy",
        "body",
        "pravidla zricenina",
        "konec",
        "ano",
    ]
    result = play("--seats", "me,random", *SEED, "--lang", "cs", typed=typed)
    assert result.exit_code == 0
    assert "nerozumím" not in result.output
    assert "Napiš číslo od 1" not in result.output
    assert "Hra zde končí." in result.output


def test_a_hint_is_shown_and_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play(*SOLO, "--record", str(file), typed=["hint", ""])
    assert "The good bot would play: draw " in result.output
    assert len(Record.read(file.read_text("utf-8")).moves) == 1
