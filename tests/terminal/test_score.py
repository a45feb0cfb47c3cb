"""Scoring a game that was played with the real material."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deskovka.core.paper_text import read_form
from deskovka.core.rules import LANGUAGES
from deskovka.games.cartographers.sheet import Sheet, sides
from deskovka.registry import NAMES, paper
from deskovka.text import Texts
from deskovka.text.paper import words_of
from samples import samples
from terminal.driving import assert_one_line_of_complaint, run

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
CARDS = "Edict A: Sentinel Wood\nEdict B: canal_lake\nEdict C: great city\nEdict D: The Cauldrons\n"
CATAN = """
Player: Ada
Roads: E7ne E7e E7se E7sw E7w
Settlements: E7n
Cities: E7s
Player: Bob
Settlements: G6s
Knights: 3
"""
TERRA_MYSTICA = """
Player: Ada
Faction: Witches
Points so far: 80
Dwellings: A1 A2 A3
Fire: 9
Coins: 7
Player: Bob
Faction: chaos magicians
Fire: 9
"""


EMPIRES = """
Player: Ada
Clan: glenn
Track: 20
Empire: 9
Workers: 6
Player: Bob
Clan: olaf
Track: 20
Empire: 9
Workers: 5
"""


def score(form: str, *arguments: str, game: str = "cartographers") -> str:
    result = run("score", game, "-", *arguments, typed=form.split("\n"))
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_a_season_is_two_cards_and_the_coins_less_the_monsters() -> None:
    """CA-9.2"""
    shown = score(f"{CARDS}Season: spring\nCoins: 3\n{SHEET}")
    assert "Edict A: Sentinel Wood 8 1 point for each forest space" in shown
    assert "Edict B: Canal Lake 2" in shown
    assert "Coins 3" in shown
    assert "Monsters −9" in shown
    assert "Total 4" in shown
    assert "Great City" not in shown


def test_winter_scores_d_and_a() -> None:
    """CA-2.2"""
    shown = score(f"{CARDS}Season: Winter\n{SHEET}")
    assert shown.index("Edict D: The Cauldrons 6") < shown.index("Edict A: Sentinel Wood 8")
    assert "Total 5" in shown


def test_without_a_season_all_four_cards_are_scored() -> None:
    shown = score(CARDS + SHEET)
    for line in ("Sentinel Wood 8", "Canal Lake 2", "Great City 13", "The Cauldrons 6", "Coins 0"):
        assert line in shown
    assert "Total" not in shown


def test_more_surrounded_mountains_than_coins_are_pointed_out() -> None:
    shown = score(f"{CARDS}Coins: 4\n{SHEET}")
    assert "Player 1: please check the coins. 5 mountains are surrounded, which gives a coin each" in shown
    assert "check the coins" not in score(f"{CARDS}Coins: 5\n{SHEET}")


@pytest.mark.parametrize(
    ("name", "language"), [("Jaro", "en"), ("jaro", "cs"), ("spring", "cs"), ("léto", "cs"), ("leto", "en")]
)
def test_seasons_may_be_named_in_any_language(name: str, language: str) -> None:
    """`jaro` was once refused in a Czech terminal."""
    assert score(f"{CARDS}Season: {name}\n{SHEET}", "--lang", language)


def test_plain_and_in_czech() -> None:
    shown = score(f"{CARDS}Období: podzim\nMince: 1\n{SHEET}", "--plain", "--lang", "cs")
    assert "Výnos C: Královské město: 13 bodů" in shown
    assert "Celkem: 11 bodů." in shown


def test_catan_shows_every_source_with_its_rule_and_the_ranking() -> None:
    """CT-B7.8, CT-B8.1, CT-B10.1"""
    shown = score(CATAN, game="catan")
    assert "Settlements 1 1 settlement, 1 point each CT-B7.8" in shown
    assert "Longest Road 2 longest chain: 5 roads CT-B8.1" in shown
    assert "Largest Army 2 3 Knights played CT-B10.1" in shown
    assert "Place 1: Ada, 5 points. Place 2: Bob, 3 points." in shown
    assert "The game goes on." in shown


def test_terra_mystica_shows_the_final_scoring() -> None:
    """TM-24.4, TM-X32: both share first and second place of fire."""
    shown = score(TERRA_MYSTICA, game="terra-mystica")
    assert "Ada (Witches)" in shown
    assert "Fire 6 step 9, place 1 TM-24.2" in shown
    assert "Network 18 largest area: 3 buildings TM-24.5" in shown
    assert "Resources 2 7 coins in all, 3 for a point TM-24.10" in shown
    assert "Ada won." in shown


def test_json_is_for_programs() -> None:
    result = run("score", "catan", "-", "--json", typed=CATAN.split("\n"))
    found = json.loads(result.output)
    assert [player["score"] for player in found["players"]] == [5, 3]
    assert found["players"][0]["lines"][2] == {
        "rule": "CT-B8.1",
        "what": ["longest-road"],
        "points": 2,
        "why": "longest chain: 5 roads",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_template_is_a_form_in_the_chosen_language(name: str, language: str) -> None:
    shown = run("score", name, "--template", "--lang", language).output
    found = paper(name)
    filled = read_form(found, shown, words_of(found, name, language))
    assert len(filled.players) == found.seats[0]
    texts = Texts(language, name)
    for field in (*found.common, *found.own):
        assert f"\n{texts.t(f'paper-{field.id}')}:" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_of_cartographers_has_both_sides_of_the_sheet(language: str) -> None:
    """CA-1.4, CA-1.5: side B, with its wasteland, as remarks that can be put in place of A."""
    rows = run("score", "cartographers", "--template", "--lang", language).output.splitlines()
    a, b = (Sheet.fresh(sides()[side]).rows() for side in "AB")
    first = rows.index(a[0])
    assert rows[first : first + len(a)] == list(a)
    assert rows[first + len(a) + 1 : first + 2 * len(a) + 1] == [f"; {row}" for row in b]


def test_the_form_may_be_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "form.txt"
    file.write_text(CARDS + SHEET, "utf-8")
    assert run("score", "cartographers", str(file)).exit_code == 0


@pytest.mark.parametrize(
    ("game", "form", "words"),
    [(name, form, words) for name, sample in samples().items() for form, words in sample.paper_mistakes],
)
def test_a_mistake_is_told_in_one_line_with_its_place(game: str, form: str, words: list[str]) -> None:
    assert_one_line_of_complaint(run("score", game, "-", typed=form.split("\n")), "standard input", *words)


def test_a_mistake_names_the_file_in_czech_too(tmp_path: Path) -> None:
    """Lines and columns were once counted without comments, blanks and blank lines."""
    file = tmp_path / "form.txt"
    file.write_text(f"{CARDS}; mine\n\n. . x\n", "utf-8")
    result = run("score", "cartographers", str(file), "--lang", "cs")
    assert_one_line_of_complaint(result, f"{file}: řádek 7: sloupec 5: „x“")


def test_what_is_missing_is_told_in_one_line(tmp_path: Path) -> None:
    assert_one_line_of_complaint(run("score", "chess", "-"), "'chess'")
    assert_one_line_of_complaint(run("score", "catan"), "--template")
    assert_one_line_of_complaint(run("score", "catan", str(tmp_path / "no")), "cannot be read")


@pytest.mark.parametrize(("language", "words"), [("en", "in a tie: "), ("cs", "při shodě: ")])
def test_a_tie_is_told_by_what_breaks_it(language: str, words: str) -> None:
    """EN-9.7"""
    told = score(EMPIRES, "--lang", language, game="empires_north")
    ada, bob = (" ".join(part.split()) for part in told.split(words)[1:])
    assert " 9, " in ada and " 6, " in ada and " 0; EN-9.7)" in ada
    assert " 9, " in bob and " 5, " in bob and " 0; EN-9.7)" in bob


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "workers decide: 6 against 5 (EN-9.7)"), ("cs", "počty osadníků: 6 proti 5 (EN-9.7)")],
)
def test_why_somebody_won_at_equal_points_is_told(language: str, words: str) -> None:
    """EN-9.7"""
    told = " ".join(score(EMPIRES, "--lang", language, game="empires_north").split())
    assert words in told
