"""The text of a form: labels, comments, players, and mistakes with their lines."""

from __future__ import annotations

import pytest

from deskovka.core.paper import PaperError
from deskovka.core.paper_text import LARGEST, read_form, write_form
from deskovka.registry import NAMES, paper
from deskovka.text.paper import words_of

CATAN = paper("catan")
TWO = "player: Ada\nplayer: Bob\n"


def mistake(form: str) -> PaperError:
    with pytest.raises(PaperError) as caught:
        read_form(CATAN, form)
    return caught.value


def test_comments_blank_lines_commas_and_capitals_do_not_matter() -> None:
    filled = read_form(CATAN, "; mine\n\n PLAYER : Ada\n  Roads: e7NE, E7e\n\n; more\n E7se\nplayer: Bob")
    assert filled.names == ("Ada", "Bob")
    assert [str(edge) for edge in filled.players[0].places["roads"]] == ["E7ne", "E7e", "E7se"]


def test_what_is_left_out_or_left_empty_has_its_default() -> None:
    filled = read_form(CATAN, f"target:\nturn:\n{TWO}knights:\n")
    assert filled.common.numbers == {"target": 10}
    assert filled.common.players["turn"] is None
    assert filled.players[1].numbers["knights"] == 0


def test_players_without_a_name_are_numbered_and_may_be_called_by_number() -> None:
    filled = read_form(CATAN, "turn: 2\nplayer:\nplayer:")
    assert filled.names == ("Player 1", "Player 2")
    assert filled.common.players["turn"] == 1


def test_lines_may_be_named_in_any_language() -> None:
    words = words_of(CATAN, "catan", "cs")
    filled = read_form(CATAN, "na tahu: bob\nHRÁČ: Ada\nSilnice: E7ne\nrytiri: 2\nplayer: Bob", words)
    assert filled.common.players["turn"] == 1
    assert filled.players[0].numbers["knights"] == 2
    assert len(filled.players[0].places["roads"]) == 1


def test_written_and_read_again_it_is_the_same() -> None:
    filled = read_form(CATAN, f"turn: Bob\n{TWO}roads: E7ne F6nw\nknights: 2")
    common, *players = write_form(CATAN, filled)
    rows = [f"{id}: {text}" for id, text in common[1].items()]
    for name, part in players:
        rows += [f"player: {name}", *(f"{id}: {text}" for id, text in part.items())]
    again = read_form(CATAN, "\n".join(rows))
    assert write_form(CATAN, again) == write_form(CATAN, filled)


@pytest.mark.parametrize(
    ("form", "reason", "line"),
    [
        ("", "players", 0),
        ("player: Ada", "players", 0),
        (TWO + "player: ADA", "same-name", 3),
        (TWO + "rods: E7ne", "no-field", 3),
        (TWO + "E7ne", "no-label", 3),
        ("E7ne\n" + TWO, "no-label", 1),
        (TWO + "roads: E7ne\nroads: E7e", "twice", 4),
        (TWO + "roads: E7ne\n\nE7e e7ne", "place-twice", 5),
        (TWO + "roads:\nE7ne\nZ9", "no-place", 5),
        (TWO + "knights: many", "number", 3),
        (TWO + "knights: -1", "number", 3),
        (TWO + "knights: ٣", "number", 3),
        (TWO + "knights: 99999999999999999999", "number", 3),
        ("knights: 3\n" + TWO, "before-players", 1),
        ("turn: Ada\nroads: E7ne\n" + TWO, "before-players", 2),
        ("knights: 3", "before-players", 1),
        ("turn: Cid\n" + TWO, "no-player", 1),
        (f"player: {'a' * 41}\nplayer: Bob", "long-name", 1),
        (TWO + ";" * LARGEST, "too-long", 0),
    ],
)
def test_a_mistake_names_its_line(form: str, reason: str, line: int) -> None:
    error = mistake(form)
    assert (error.reason, error.line) == (reason, line)
    assert not line or str(error).startswith(f"line {line}: ")


def test_too_many_players_are_refused() -> None:
    assert mistake("".join(f"player: {name}\n" for name in "ABCDE")).reason == "players"


@pytest.mark.parametrize("name", NAMES)
def test_every_field_has_an_id_of_its_own(name: str) -> None:
    ids = [field.id for field in (*paper(name).common, *paper(name).own)]
    assert len(ids) == len(set(ids))
