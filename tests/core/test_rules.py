"""The rule lists: complete in both languages, and found by words and by id."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from deskovka.core.errors import DataError
from deskovka.core.rules import LANGUAGES, WORD, find_rules, plain, read_rules, rules_around
from deskovka.registry import NAMES
from deskovka.registry import game as find_game


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_heading_text_source_and_chapter(game: str, language: str) -> None:
    rules = find_game(game).rules(language)
    assert rules.rules
    for rule in rules.rules.values():
        assert rule.heading and rule.text.strip()
        assert rule.source in ("book", "public", "ruling")
        assert rules.chapter_of(rule)


@pytest.mark.parametrize("game", NAMES)
def test_the_languages_are_not_copies_of_each_other(game: str) -> None:
    english, czech = (find_game(game).rules(language).rules for language in LANGUAGES)
    assert [id for id in english if english[id].text == czech[id].text] == []


def test_words_are_found_without_accents_and_with_other_endings() -> None:
    czech = find_game("cartographers").rules("cs")
    assert czech.search("zricenina") == czech.search("zřícenina") != []
    assert any(rule.id == "CA-6.5" for rule in czech.search("zříceninou"))
    assert czech.search("zřícenina nesmysl-který-tu-není") == []


def test_words_are_found_at_their_beginning_only() -> None:
    """`hora` once found `shora` and, without its ending, would find `horní`."""
    found = find_game("cartographers").rules("cs").search("hora")
    assert found
    for rule in found:
        assert {"hora", "hory", "horu", "hor", "horou"} & set(
            WORD.findall(plain(f"{rule.heading} {rule.text}"))
        )


@pytest.mark.parametrize("forms", ["hora hory horu horou horách hor", "voda vody vodou", "mince minci mincí"])
def test_short_words_are_found_in_all_their_forms(forms: str) -> None:
    czech = find_game("cartographers").rules("cs")
    found = [{rule.id for rule in czech.search(form)} for form in forms.split()]
    assert found[0] and all(one == found[0] for one in found)


def test_a_search_for_no_words_finds_nothing() -> None:
    assert find_game("cartographers").rules("en").search(" … ") == []


def test_rules_with_the_word_in_the_heading_come_first() -> None:
    found = find_game("cartographers").rules("en").search("ruins")
    in_heading = ["ruins" in rule.heading.casefold() for rule in found]
    assert in_heading == sorted(in_heading, reverse=True) and in_heading[0]


NUMBERS = count()
RULE = """
["{id}"]
heading = "About {id}"
text = "What {id} says."
source = "ruling"
see = {see}
"""


def write(folder: Path, *ids: str, order: int = 0, see: str = "[]") -> None:
    """The rule lists of a game or of its expansion in both languages, with one chapter."""
    text = folder / "text"
    text.mkdir(parents=True)
    chapter = ids[0].rpartition(".")[0]
    head = f"order = {order}\n" * bool(order) + f'[chapters]\n{chapter} = "Chapter {chapter}"\n'
    rules = head + "".join(RULE.format(id=id, see=see) for id in ids)
    for language in LANGUAGES:
        (text / f"rules.{language}.toml").write_text(rules, "utf-8")


@pytest.fixture
def island(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game with two rules; its name is always another, for rule lists are read once."""
    folder = tmp_path / f"island{next(NUMBERS)}"
    write(folder, "IS-1.1", "IS-1.2")
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return folder


def test_rules_of_expansions_follow_those_of_their_game_as_their_files_ask(island: Path) -> None:
    write(island / "caves", "IS-9.1", order=3)
    write(island / "sea", "IS-4.1", "IS-4.2", order=1)
    write(island / "sea" / "reef", "IS-5.1", order=2)

    rules = read_rules(island.name, "cs")

    assert list(rules.rules) == ["IS-1.1", "IS-1.2", "IS-4.1", "IS-4.2", "IS-5.1", "IS-9.1"]
    assert list(rules.chapters) == ["IS-1", "IS-4", "IS-5", "IS-9"]


def test_rules_of_expansions_are_found_as_all_others(island: Path) -> None:
    write(island / "sea", "IS-4.1", "IS-4.2", order=1, see='["IS-1.2"]')

    assert list(rules_around(island.name, "en", "is-4").rules) == ["IS-4.1", "IS-4.2", "IS-1.2"]
    assert [rule.id for rule in find_rules(island.name, "en", "says 4")] == ["IS-4.1", "IS-4.2"]


@pytest.mark.parametrize(("ids", "twice"), [(["IS-4.1", "IS-1.2"], "IS-1.2"), (["IS-1.3"], "IS-1")])
def test_a_rule_or_chapter_in_two_files_is_refused(island: Path, ids: list[str], twice: str) -> None:
    write(island / "sea", *ids, order=1)

    with pytest.raises(DataError) as refused:
        read_rules(island.name, "en")

    second, first = Path(island.name, "sea/text/rules.en.toml"), Path(island.name, "text/rules.en.toml")
    assert str(refused.value) == f"{second}: {twice} is in {first} already"


def test_a_rule_that_is_no_toml_is_named_with_its_file(island: Path) -> None:
    write(island / "sea", "IS-4.1", "IS-4.2", see="[no")

    with pytest.raises(DataError) as refused:
        read_rules(island.name, "en")

    assert str(refused.value).startswith(f"{Path(island.name, 'sea/text/rules.en.toml')}: IS-4.1: ")


@pytest.mark.parametrize("game", NAMES)
def test_both_languages_have_the_rules_in_the_same_order(game: str) -> None:
    english, czech = (find_game(game).rules(language) for language in LANGUAGES)
    assert list(english.rules) == list(czech.rules)
    assert list(english.chapters) == list(czech.chapters)
