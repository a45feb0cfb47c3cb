"""The rule lists: complete in both languages, and found by words and by id.

Ids in two pieces are no proof of those rules.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from deskovka.core.errors import DataError
from deskovka.core.finding import WORD, plain
from deskovka.core.rules import LANGUAGES, find_rules, read_rules, rules_around
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
    assert czech.search("nesmysl, jinde neznámý") == []


def test_words_are_found_at_their_beginning_only() -> None:
    """`hora` once found `shora` and, without its ending, would find `horní`."""
    found = find_game("cartographers").rules("cs").search("hora")
    assert found
    for rule in found:
        examples = " ".join([*(one.why for one in rule.examples), *(one.text for one in rule.cases)])
        assert {"hora", "hory", "horu", "hor", "horou"} & set(
            WORD.findall(plain(f"{rule.heading} {rule.text} {examples}"))
        )


@pytest.mark.parametrize("forms", ["hora hory horu horou horách hor", "voda vody vodou", "mince minci mincí"])
def test_short_words_are_found_in_all_their_forms(forms: str) -> None:
    czech = find_game("cartographers").rules("cs")
    found = [{rule.id for rule in czech.search(form)} for form in forms.split()]
    assert found[0] and all(one == found[0] for one in found)


@pytest.mark.parametrize("words", ["zřícenina", "kolik bodů stojí příšera", "ruins"])
def test_words_that_no_rule_has_take_nothing_away(words: str) -> None:
    for language in LANGUAGES:
        known = find_game("cartographers").rules(language)
        assert known.search(f"hippopotamus {words}") == known.search(words)


def test_the_last_word_may_be_its_beginning() -> None:
    czech = find_game("cartographers").rules("cs")
    assert "CA-" + "6.5" in {rule.id for rule in czech.search("povinné překrytí zříc")}
    assert czech.search("zříc") and not czech.search("zříc hippopotamus")


def test_an_id_comes_first_and_a_chapter_whole() -> None:
    known = find_game("cartographers").rules("en")
    found = [rule.id for rule in known.search("what does ca-5.1 say of ruins?")]
    assert found[0] == "CA-" + "5.1" and {"CA-" + "6.5"} < {*found}
    assert known.search("CA-5") == known.of_chapter("CA-5")


def test_a_short_rule_that_names_another_is_followed_by_it() -> None:
    for language in LANGUAGES:
        found = find_game("catan").rules(language).search("Alchemist, CT-" + "K15.14")
        assert [rule.id for rule in found][:2] == ["CT-" + "K15.14", "CT-" + "K6.3"]
    found = find_game("catan").rules("en").search("printer science")
    assert [rule.id for rule in found][:2] == ["CT-" + "K15.14", "CT-" + "K6.3"]


def test_a_search_in_the_other_language_is_told_in_the_readers() -> None:
    package = "deskovka.games.cartographers"
    found = find_rules(package, "cs", "when does the season end?")
    assert found[0] == read_rules(package, "cs").rules["CA-" + "8.1"]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_searched_unparsed_is_what_the_rules_say(game: str, language: str) -> None:
    known = find_game(game).rules(language)
    for rule in list(known.rules.values())[::13]:
        assert find_rules(f"deskovka.games.{game}", language, rule.heading) == known.search(rule.heading)


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


@pytest.mark.parametrize(
    "written", ["'A \"boat\"'", '"A \\"boat\\""', '"""\nA \\\n  boat"""', "'''\nA boat'''"]
)
def test_a_rule_is_found_however_its_file_writes_it(island: Path, written: str) -> None:
    file = island / "text" / "rules.en.toml"
    file.write_text(file.read_text("utf-8").replace('"What IS-1.2 says."', written), "utf-8")

    assert [rule.id for rule in find_rules(island.name, "en", "boats")] == ["IS-1.2"]


def test_words_of_the_register_lead_to_a_rule_that_does_not_say_them(island: Path) -> None:
    file = island / "text" / "rules.en.toml"
    file.write_text(
        file.read_text("utf-8").replace('text = "What IS-1.2', 'words = "canoe"\ntext = "What IS-1.2'),
        "utf-8",
    )

    assert [rule.id for rule in find_rules(island.name, "en", "canoes")] == ["IS-1.2"]
    assert [rule.id for rule in read_rules(island.name, "en").search("canoes")] == ["IS-1.2"]


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
