"""docs/notation.md and docs/chance.md are whole and true: examples are read, values are recomputed from the page alone."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from deskovka.core.chance import SeededChance
from deskovka.core.game import Game
from deskovka.core.record import FIRST_LINE, HEADERS, Record
from deskovka.core.table import Table
from deskovka.registry import game as find_game
from deskovka.registry import games

DOCS = Path(__file__).parents[2] / "docs"
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def chapter(page: str, title: str) -> str:
    """The part of a page under a heading."""
    parts = re.split(r"^## ", (DOCS / page).read_text("utf-8"), flags=re.MULTILINE)
    [found] = [part for part in parts if part.split("\n")[0].startswith(title)]
    return found


def rows(text: str, columns: int) -> list[list[str]]:
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines if len(line) == columns]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def named(game: Game[Any]) -> str:
    return game.name.replace("_", " ").title()


@every_game
def test_every_action_is_described_with_examples_that_can_be_read(game: Game[Any]) -> None:
    described: dict[str, list[Any]] = {}
    for forms, examples, _ in rows(chapter("notation.md", named(game)), 3):
        actions = [game.read(example) for example in quoted(examples)]
        for form in quoted(forms):
            described[form] = [action for action in actions if type(action).form == form]
        assert [str(action) for action in actions] == quoted(examples)
        assert all(type(action).form in quoted(forms) for action in actions), examples
    assert set(described) == {action.form for action in game.actions}
    shown = {type(action) for actions in described.values() for action in actions}
    assert shown == set(game.actions)


@every_game
def test_every_option_of_the_set_up_is_described(game: Game[Any]) -> None:
    words = set(quoted(chapter("notation.md", named(game))))
    assert {option.id for option in game.options} <= words


@every_game
def test_the_glossary_has_the_words_of_every_game(game: Game[Any]) -> None:
    assert len(rows(chapter("glossary.md", named(game)), 5)) >= 8


def test_every_header_of_a_record_is_described() -> None:
    described = [name for row in rows(chapter("notation.md", "Records"), 2) for name in quoted(row[0])]
    assert described == list(HEADERS)
    assert FIRST_LINE in chapter("notation.md", "Records")


def test_the_other_name_of_a_corner_is_written_as_the_page_says() -> None:
    [(given, written)] = re.findall(
        r"`(settle \w+)` is\s+written `(settle \w+)`", chapter("notation.md", "Catan")
    )
    assert str(find_game("catan").read(given)) == written != given


def test_words_of_hidden_draws_are_read() -> None:
    for line in re.findall(r"`(\d [^`]*=> [^`]*/[^`]*)`", chapter("notation.md", "Records")):
        record = Record.read(f"{FIRST_LINE}\ngame: catan\nseats: 3\n\ndeal\n{line}\n")
        assert str(record.moves[0]) == line
        assert find_game("catan").read(record.moves[0].action)


def test_the_example_of_chance_comes_out_by_hand() -> None:
    """With nothing but SHA-256 and HMAC, as anybody would do it in another language."""
    example = chapter("chance.md", "An example")
    steps = {step.split(":")[0]: quoted(value)[0] for step, value in rows(example, 2)[2:]}
    seed, key = bytes.fromhex(steps["seed"]), bytes.fromhex(steps["key"])

    assert sha256(b"deskovka commitment\n" + seed).hexdigest() == steps["commitment"]
    assert hmac.digest(seed, b"players\nsova\n12", "sha256") == key
    draws = rows(example, 6)[2:]
    assert len(draws) == 4
    for name, options, first, number, index, _ in draws:
        digest = hmac.digest(key, f"{quoted(name)[0]}\n0".encode(), "sha256")
        assert digest[:8].hex() == quoted(first)[0]
        assert int.from_bytes(digest[:8], "big") == int(number)
        assert int(number) % int(options) == int(index)


def test_a_game_is_dealt_as_the_page_says() -> None:
    """The island, the first corner and the first player, from the lists of options on the page."""
    draws = chapter("chance.md", "Draws")
    [tiles] = re.findall(r"the tiles left: ([\w ,]+);", draws)
    left = [word for count, word in re.findall(r"(\d+) (\w+)", tiles) for _ in range(int(count))]
    [corners] = re.findall(r"the six corners, 0 to 5: ([\w ,]+);", draws)
    key = hmac.digest(bytes(range(32)), b"players\nsova\n12", "sha256")

    def index(name: str, options: int) -> int:
        return int.from_bytes(hmac.digest(key, f"{name}\n0".encode(), "sha256")[:8], "big") % options

    dealt = []
    for number in range(1, 19):
        dealt.append(left.pop(index(f"terrain {number}", len(left))))
    dealt += [str(index("first corner", 6)), str(index("first player", 3))]

    catan = find_game("catan")
    table = Table(catan, catan.setup(3), SeededChance(bytes(range(32)), ["sova", "12"]))
    assert list(table.record.dealt) == dealt
    answers = [row[5] for row in rows(chapter("chance.md", "An example"), 6)[2:]]
    assert answers[:2] == dealt[:2]
    assert first_roll(table) == answers[2:]
    begun = corners.split(", ")[int(dealt[18])]
    hexes = dict(word.split(":", 1) for word in str(table.state.island).split(" ") if word.startswith(begun))
    assert hexes[begun].endswith(":5") or hexes[begun].startswith("desert")


def first_roll(table: Table) -> list[str]:
    """The founding, anywhere, then the dice."""
    while table.state.turn == 0:
        [seat] = table.game.waiting(table.state)
        table.play(seat, table.game.legal(table.state, seat)[0])
    [seat] = table.game.waiting(table.state)
    table.play(seat, table.game.read("roll"))
    return list(table.record.moves[-1].drawn)
