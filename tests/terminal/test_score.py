"""Scoring a sheet drawn on paper."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.driving import GAME, assert_one_line_of_complaint, run

SHEET = """
; a whole map of side A, with a comment

VVVVVVVVFFF
.MM^MmFFFFM
.mMMM.WF^mV
.MMMMMF.MVV
. . . . . A A A A A V
....W^AAAAV
.F..WWW.AAV
.FFFWFWW.AV
Ff^FFFFWWRV
F.VVFfF^WVV
VVV..FFFVVV

"""
CARDS = "sentinel-wood,canal_lake,great-city,cauldrons"


def score(*arguments: str, sheet: str = SHEET, cards: str = CARDS) -> str:
    result = run("score", GAME, "-", "--cards", cards, *arguments, typed=sheet.split("\n"))
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_a_season_is_two_cards_and_the_coins_less_the_monsters() -> None:
    shown = score("--season", "spring", "--coins", "3")
    assert "Edict A, Sentinel Wood 8 1 point for each forest space" in shown
    assert "Edict B, Canal Lake 2" in shown
    assert "Coins 3" in shown
    assert "beside monsters −9" in shown
    assert "Spring in total 4" in shown
    assert "Great City" not in shown


def test_winter_scores_d_and_a() -> None:
    shown = score("--season", "Winter")
    assert shown.index("Edict D, The Cauldrons 6") < shown.index("Edict A, Sentinel Wood 8")
    assert "Winter in total 5" in shown


def test_without_a_season_all_four_cards_are_scored() -> None:
    shown = score()
    for line in ("Sentinel Wood 8", "Canal Lake 2", "Great City 13", "The Cauldrons 6"):
        assert line in shown
    assert "Coins 0" in shown
    assert "Empty spaces beside monsters −9" in shown
    assert "in total" not in shown


def test_more_surrounded_mountains_than_coins_are_pointed_out() -> None:
    shown = score(sheet=".F.\nF^F\n.F.")
    assert "check --coins: 1 mountain is surrounded, which gives a coin, but no coin is told." in shown
    assert "check --coins" not in score("--coins", "1", sheet=".F.\nF^F\n.F.")


@pytest.mark.parametrize(
    ("name", "language"), [("Jaro", "en"), ("jaro", "cs"), ("spring", "cs"), ("léto", "cs"), ("leto", "en")]
)
def test_seasons_may_be_named_in_any_language(name: str, language: str) -> None:
    """`--season jaro` was once refused in a Czech terminal."""
    assert score("--season", name, "--lang", language)


def test_help_tells_what_a_drawing_may_contain() -> None:
    shown = " ".join(run("score", "--help").output.split())
    assert "Blanks, blank lines and lines that begin with ; do not matter." in shown


def test_plain_and_in_czech() -> None:
    shown = score("--season", "fall", "--coins", "1", "--plain", "--lang", "cs")
    assert "Výnos C, Královské město: 13 bodů" in shown
    assert "Podzim celkem: 11 bodů." in shown
    assert "Řádek A: sloupce 1, 2, 3, 4, 5, 6, 7, 8 vesnice" in shown


def test_a_small_map_is_a_map_of_its_own() -> None:
    assert "Sentinel Wood 5" in score(sheet="F.F.\n.F..\n...F\nFF..")


def test_the_sheet_may_be_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(SHEET, "utf-8")
    assert run("score", GAME, str(file), "--cards", CARDS).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--cards", "greenbough"], ["expected 4 cards", "got 1"]),
        (["--cards", f"{CARDS},treetower"], ["got 5"]),
        (["--cards", "greenbough,canal_lake,great_city,moon"], ["'moon'"]),
        (["--cards", "greenbough,greenbough,great_city,cauldrons"], ["twice"]),
        (
            ["--cards", "greenbough,treetower,great_city,cauldrons"],
            ["one of each stack", "greenbough and treetower"],
        ),
        (["--cards", CARDS, "--season", ""], ["--season", "''"]),
        (["--cards", CARDS, "--season", "monsoon"], ["'monsoon'", "spring, summer"]),
        (["--cards", CARDS, "--coins", "15"], ["0 to 14", "15"]),
        (["--cards", CARDS, "--coins", "-1"], ["0 to 14", "-1"]),
    ],
)
def test_wrong_cards_season_and_coins_are_told_in_one_line(arguments: list[str], words: list[str]) -> None:
    result = run("score", GAME, "-", *arguments, typed=SHEET.split("\n"))
    assert_one_line_of_complaint(result, *words)


@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        ("", ["standard input: the drawing is empty: expected a map of . R F"]),
        ("; only a comment\n\n", ["the drawing is empty"]),
        ("FF\nF", ["standard input: line 2, column 2: expected 2 spaces as in the first row, got 1"]),
        ("FX", ["line 1, column 2: 'X'"]),
        ("; a map\n\n  F F\n\n  F X\n", ["line 5, column 5: 'X'"]),
        ("; a map\n\n  F F\n  F F F\n", ["line 4, column 7: expected 2 spaces as in the first row, got 3"]),
        ("; a map\n\n  F F F\n  F\n", ["line 4, column 4: expected 3 spaces as in the first row, got 1"]),
        ("F" * 20_000, ["at most"]),
    ],
)
def test_a_drawing_that_cannot_be_read_is_told_in_one_line(sheet: str, words: list[str]) -> None:
    result = run("score", GAME, "-", "--cards", CARDS, typed=sheet.split("\n"))
    assert_one_line_of_complaint(result, *words)


def test_a_mistake_in_a_drawing_names_the_file(tmp_path: Path) -> None:
    """Lines and columns were once counted without comments, blanks and blank lines."""
    file = tmp_path / "sheet.txt"
    file.write_text("; mine\n\n. . x\n", "utf-8")
    result = run("score", GAME, str(file), "--cards", CARDS)
    assert_one_line_of_complaint(result, f"{file}: line 3, column 5: 'x' is not one of")


def test_an_unknown_game_and_a_missing_file_are_told_in_one_line(tmp_path: Path) -> None:
    assert_one_line_of_complaint(run("score", "chess", "-", "--cards", CARDS), "'chess'")
    assert_one_line_of_complaint(run("score", GAME, str(tmp_path / "no"), "--cards", CARDS), "cannot be read")
    assert_one_line_of_complaint(run("score", GAME, str(tmp_path), "--cards", CARDS), "cannot be read")
