"""Nothing is left untranslated: both languages have every text that the program and the games need."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import deskovka
from deskovka.core.chance import RandomChance
from deskovka.core.folders import text_files
from deskovka.core.game import Decision, Event, Game
from deskovka.core.rules import LANGUAGES
from deskovka.games.cartographers.cards import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    SCORING_CARDS,
    SEASONS,
    TERRAINS,
    TITLES,
)
from deskovka.registry import NAMES, games
from deskovka.text import (
    PACKAGE,
    PROGRAM,
    MissingText,
    Texts,
    UnknownLanguage,
    catalogue,
    choose_language,
    own_files,
)
from deskovka.text.fluent import BadCatalogue, Catalogue, split

GAMES = [pytest.param(game, id=game.name) for game in games()]
every_game = pytest.mark.parametrize("game", GAMES)


def pages(name: str) -> list[str]:
    """What only the browser says, in a game's folder and those below it."""
    files = text_files(PACKAGE / "games" / name, "page.en.ftl")
    return [(file.parent / "page").relative_to(PACKAGE).as_posix() for file in files]


def folders(name: str) -> list[str]:
    """The catalogues of a game: in its folder and those below it."""
    return [file.parent.relative_to(PACKAGE).as_posix() for file in own_files("en", name)]


FOLDERS = [*PROGRAM, *(folder for name in NAMES for folder in folders(name))]
PAGES = [page for name in NAMES for page in pages(name)]
every_catalogue = pytest.mark.parametrize("folder", FOLDERS)
every_page_too = pytest.mark.parametrize("folder", [*FOLDERS, *PAGES])
every_language = pytest.mark.parametrize("language", LANGUAGES)
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "many", "other"}}
KEY = re.compile(r'\bt\(\s*"([\w-]+)"')


def source_of(language: str, folder: str) -> str:
    if folder in PAGES:
        return (PACKAGE / f"{folder}.{language}.ftl").read_text("utf-8")
    return catalogue(language, folder)


def messages(language: str, folder: str) -> dict[str, ast.Message]:
    body = FluentResource(source_of(language, folder)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def nodes(node: object) -> list[ast.BaseNode]:
    """A message and all that it is made of."""
    if isinstance(node, list):
        return [found for item in node for found in nodes(item)]
    if not isinstance(node, ast.BaseNode):
        return []
    return [node, *(found for item in vars(node).values() for found in nodes(item))]


@every_page_too
def test_both_languages_have_the_same_texts_about_the_same_things(folder: str) -> None:
    english, czech = messages("en", folder), messages("cs", folder)

    assert list(english) == list(czech)
    for key in english:
        used = [
            {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}
            for message in (english[key], czech[key])
        ]
        assert used[0] >= used[1] - {"you"}, key


@every_page_too
@every_language
def test_no_text_is_given_twice(language: str, folder: str) -> None:
    body = FluentResource(source_of(language, folder)).body
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@every_catalogue
@every_language
def test_counted_things_have_all_plural_forms_of_the_language(language: str, folder: str) -> None:
    for key, message in messages(language, folder).items():
        for node in nodes(message):
            if isinstance(node, ast.SelectExpression):
                names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
                assert "one" not in names or names >= PLURALS[language], key


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_a_game_is_said_in_two_of_its_files(name: str) -> None:
    """The browser reads all of them, those of its page too: a key in two would hide one of the texts."""
    said = [key for folder in (*folders(name), *pages(name)) for key in messages("en", folder)]
    assert [key for key, times in Counter(said).items() if times > 1] == []


@pytest.fixture
def island(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game with an expansion, in a program that has no other game."""
    game = tmp_path / "games" / "island"
    monkeypatch.setattr("deskovka.text.folder_of", lambda name: game)
    monkeypatch.setattr("deskovka.text.is_ours", lambda name: True)
    monkeypatch.setattr("deskovka.text._read", deskovka.text._read.__wrapped__)
    write(game / "text", "Settled = { $seat } settles.\n", "Settled = { $seat } se usadil.\n")
    return game


def write(folder: Path, english: str, czech: str) -> None:
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(english, "utf-8")
    (folder / "cs.ftl").write_text(czech, "utf-8")


def test_what_an_expansion_says_lies_in_its_own_folder(island: Path) -> None:
    write(island / "sea" / "text", "Sailed = { $seat } sails.\n", "Sailed = { $seat } pluje.\n")
    write(island / "sea" / "reef" / "text", "Wrecked = { $seat } sinks.\n", "Wrecked = { $seat } se topí.\n")
    (island / "caves" / "text").mkdir(parents=True)  # with rules perhaps, and no words
    texts = Texts("cs", "island")
    told = [texts.t(key, seat="Eva") for key in ("Settled", "Sailed", "Wrecked")]
    assert told == ["Eva se usadil.", "Eva pluje.", "Eva se topí."]


def test_an_expansion_that_says_again_what_its_game_says_is_refused(island: Path) -> None:
    write(island / "sea" / "text", "Settled = { $seat } lands.\n", "Settled = { $seat } přistál.\n")
    with pytest.raises(
        BadCatalogue, match=r"island/sea/text/cs\.ftl: Settled: .* in island/text/cs\.ftl already"
    ):
        Texts("cs", "island")


def argument_names(message: ast.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


GIVEN = (0, 1, 2, 4, 5, 11, 21, 22, 1234, 1234567, -1, -3, "yes", "no", "any { words }")


@every_catalogue
@every_language
def test_every_text_is_read_as_fluents_own_library_reads_it(language: str, folder: str) -> None:
    """Counted things may be any number, others are words: a choice between words has one of them."""
    source = catalogue(language, folder)
    theirs, ours = FluentBundle([language], use_isolating=False), Catalogue(language, split(source))
    theirs.add_resource(FluentResource(source))
    known = messages(language, folder)
    assert ours.keys() == list(known)
    for key, message in known.items():
        pattern, names = theirs.get_message(key).value, argument_names(message)
        assert pattern is not None
        for given in GIVEN if names else GIVEN[:1]:
            arguments = dict.fromkeys(names, given)
            text, errors = theirs.format_pattern(pattern, arguments)
            assert not errors
            assert ours.format(key, arguments) == text, (key, given)


@pytest.mark.parametrize(
    "body",
    [
        "{ -term }",
        "{ other }",
        "{ NUMBER($n) }",
        "{ $n",
        "a } b",
        '{ "\\u0041" }',
        "{ $n ->\n    [one] x\n  }",
    ],
)
def test_what_is_not_understood_is_an_error_and_no_text(body: str) -> None:
    with pytest.raises(BadCatalogue, match="key: cannot be read"):
        Catalogue("en", split(f"key = {body}\n")).format("key", {"n": 1})


@pytest.mark.parametrize(
    "source",
    [
        "key = one\n    two\n",
        "key =\n    one\n\n    two\n",
        '# key = x\nkey = { $n }  {""}\n',
        "key =   x  \n",
    ],
)
def test_lines_and_blanks_are_read_as_fluents_own_library_reads_them(source: str) -> None:
    theirs = FluentBundle(["en"], use_isolating=False)
    theirs.add_resource(FluentResource(source))
    pattern = theirs.get_message("key").value
    assert pattern is not None
    text, _ = theirs.format_pattern(pattern, {"n": 7})
    assert Catalogue("en", split(source)).format("key", {"n": 7}) == text


@every_game
@every_language
def test_every_event_and_decision_has_a_text(game: Game[Any], language: str) -> None:
    texts = Texts(language, game.name)
    asked = [kind for kind in game.values if issubclass(kind, Event | Decision)]
    assert len(asked) > 3
    for kind in asked:
        assert texts.has(kind.__name__)


@every_game
@every_language
def test_every_option_and_choice_has_a_text(game: Game[Any], language: str) -> None:
    texts = Texts(language, game.name)
    assert texts.t("game-name")
    for option in game.options:
        assert texts.t(f"option-{option.id}")
        assert all(texts.choice(option.id, choice) for choice in option.choices)


@every_game
@every_language
def test_every_word_of_a_score_sheet_and_every_title_has_a_text(game: Game[Any], language: str) -> None:
    texts, random = Texts(language, game.name), Random(1)
    for seats in (game.seats[0], game.seats[0] + 1, game.seats[0] + 1):
        chance = RandomChance(random)
        state = game.new_game(game.setup(seats), chance)
        while waiting := game.waiting(state):
            game.apply(state, waiting[0], game.sample(state, waiting[0], random), chance)
        outcome = game.outcome(state)
        assert outcome is not None
        for standing in outcome.standings:
            assert standing.title is None or texts.name(standing.title)
            assert all(texts.name(word) for line in standing.lines for word in line.what)


@every_language
def test_every_card_terrain_season_and_title_of_cartographers_has_a_name(language: str) -> None:
    texts = Texts(language, "cartographers")
    seasons, titles = [season.id for season in SEASONS], [title.id for title in TITLES]
    for id in (*EXPLORE_CARDS, *AMBUSH_CARDS, *SCORING_CARDS, *TERRAINS, *seasons, *titles):
        assert texts.name(id)
    for id in SCORING_CARDS:
        assert texts.t(f"card-{id}")


def test_every_text_the_code_asks_for_exists() -> None:
    source = Path(deskovka.__file__).parent
    files = [*source.glob("terminal/**/*.py"), *source.glob("commands/*.py"), source / "cli.py"]
    known = {key for folder in FOLDERS for key in messages("en", folder)}
    asked = {key for file in files for key in KEY.findall(file.read_text("utf-8"))}
    assert len(asked) > 80
    assert not asked - known


def test_czech_counts_as_czechs_do() -> None:
    texts = Texts("cs", "cartographers")
    assert [texts.t("points", points=points) for points in (1, 2, 5, 0)] == [
        "1 bod",
        "2 body",
        "5 bodů",
        "0 bodů",
    ]
    assert texts.t("map-coins", name="Ty", coins=3) == "Ty, 3 mince."
    assert texts.name("hamlet") == "Víska"


def test_there_is_one_minus_sign() -> None:
    texts = Texts("en", "cartographers")
    assert texts.t("page-monsters", points=-3) == "Monsters −3"
    assert texts.t("points", points=-12) == "−12 points"
    assert texts.t("unknown", typed="-3").startswith("“-3”")


def test_no_text_is_too_long_to_be_filled_in() -> None:
    """A line of 5,000 characters once made Fluent give up."""
    texts = Texts("en", "cartographers")
    assert len(texts.t("no-map", typed="9" * 100_000, most=2)) < 150
    assert len(texts.t("saved", file="x" * 100_000)) < 1000
    assert texts.t("saved", file="x" * 250) == f"Saved in {'x' * 250}."


def test_a_text_that_is_missing_or_not_given_its_arguments_is_an_error() -> None:
    with pytest.raises(MissingText):
        Texts("en").t("no-such-text")
    with pytest.raises(MissingText):
        Texts("en").t("points")


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        ("cs", {"LANG": "en_US.UTF-8"}, "cs"),
        ("cs-CZ", {}, "cs"),
        (None, {"DESKOVKA_LANG": "cs", "LANG": "en_US.UTF-8"}, "cs"),
        (None, {"DESKOVKA_LANG": "en", "LC_ALL": "cs_CZ.UTF-8"}, "en"),
        (None, {"LC_ALL": "cs_CZ.UTF-8", "LANG": "en_US.UTF-8"}, "cs"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "cs", "LANG": "en"}, "cs"),
        (None, {"LC_ALL": "C", "LANG": "cs_CZ"}, "en"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LANG": "de_DE"}, "en"),
        (None, {"DESKOVKA_LANG": "", "LANG": "cs_CZ"}, "cs"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_chosen(wanted: str | None, environment: dict[str, str], language: str) -> None:
    assert choose_language(wanted, environment) == language


def test_a_language_nobody_has_translated_into_is_refused() -> None:
    for wanted, environment in (("klingon", {}), ("", {}), (None, {"DESKOVKA_LANG": "klingon"})):
        with pytest.raises(UnknownLanguage):
            choose_language(wanted, environment)
