"""What is typed after --set: options and choices by their names in any language, near misses suggested."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest

from deskovka.commands.options import read_options
from deskovka.core.errors import SetupError
from deskovka.core.game import Game
from deskovka.core.rules import LANGUAGES
from deskovka.core.setup import Option
from deskovka.registry import game, games
from deskovka.text import Texts
from samples import samples
from terminal.driving import run

EN, CS = Texts("en"), Texts("cs")


def without_accents(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def choices_of(option: Option) -> tuple[str, ...]:
    return ("yes", "no") if option.kind == "flag" else option.choices


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.name)
def test_every_choice_is_known_by_the_name_that_is_shown(rules: Game[Any], language: str) -> None:
    texts = Texts(language, rules.name)
    for option in rules.options:
        for choice in choices_of(option):
            name = texts.t(f"option-{choice}") if option.kind == "flag" else texts.choice(option.id, choice)
            if option.kind == "list" and "," in name:
                continue  # entries of a list are separated by commas
            for typed in (choice, choice.upper(), name, without_accents(name)):
                assert read_options([f"{option.id}={typed}"], EN, rules) == {option.id: choice}, typed


@pytest.mark.parametrize(
    ("name", "typed", "meant"),
    [(name, typed, meant) for name, sample in samples().items() for typed, meant in sample.chosen],
)
def test_options_are_typed_in_the_reader_s_words(name: str, typed: str, meant: dict[str, str]) -> None:
    assert read_options([typed], CS, game(name)) == meant


@pytest.mark.parametrize(
    ("typed", "english", "czech"),
    [
        (
            "factions=carodejnica,obři",
            "--set: 'carodejnica' cannot be chosen for factions; did you mean witches?",
            "--set: pro volbu factions nelze zadat „carodejnica“; nemělo to být witches (Čarodějnice)?",
        ),
        (
            "fractions=witches,giants",
            "--set: 'fractions' is no option of this game; did you mean factions?",
            "--set: volbu „fractions“ tato hra nemá; nemělo to být factions?",
        ),
        (
            "turn_order=pass",
            "--set: 'pass' cannot be chosen for turn_order; did you mean pass_order (in the order of passing)?",
            "--set: pro volbu turn_order nelze zadat „pass“; nemělo to být pass_order (v pořadí pasování)?",
        ),
    ],
)
def test_near_misses_are_suggested(typed: str, english: str, czech: str) -> None:
    for texts, told in ((EN, english), (CS, czech)):
        with pytest.raises(SetupError) as caught:
            read_options([typed], texts, game("tm"))
        assert str(caught.value) == told


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_a_faction_is_named_in_czech_on_the_command_line(command: str) -> None:
    seats = {"play": "me,random", "simulate": "random,random", "arena": "random,beginner"}[command]
    more = () if command == "play" else ("--games", "1", "--processes", "1")
    result = run(command, "tm", "--seats", seats, *more, "--set", "factions=Víly,Obři", "--lang", "cs")
    assert result.exit_code == 0, result.output
    if command != "arena":
        assert "Víly" in result.output and "Obři" in result.output
