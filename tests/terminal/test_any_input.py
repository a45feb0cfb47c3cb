"""Whatever is typed, the game goes on or ends in order."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from deskovka.core.record import Record
from deskovka.core.replaying import final_state
from deskovka.registry import game
from terminal.driving import GAME, play

WORDS = (
    *("help", "show", "u", "undo", "b", "back", "rules", "rules ruins", "rule CA-4.8", "rule XX", "score"),
    *(
        "maps",
        "map",
        "map 1",
        "map 0",
        "map x",
        "log",
        "save",
        "places",
        "p",
        "q",
        "n",
        "?",
        "draw",
        "draw x y",
    ),
    *("draw forest A1", "draw monster K11+K10", "A1", "c 4", "4c", "K11", "Z1", "1", "1", "1", "2", "3", "8"),
    *("12", "70", "", "", "", "\x1b[2J", "\x00", "žluťoučký", "-", "=>", "1.5", "forest", "F", "\u202e"),
)


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_between_answers_does_no_harm(seed: int, tmp_path: Path) -> None:
    random, file = Random(seed), tmp_path / "game.txt"
    seats = random.choice(["me", "me,random", "me,me", "random,me,me"])
    lines = [random.choice(WORDS if random.random() < 0.3 else ("1", "")) for _ in range(250)]
    options = ["--plain"] if seed % 2 else []

    result = play("--seats", seats, "--seed", str(seed), "--record", str(file), *options, typed=lines)

    assert result.exit_code == 0
    assert "\x1b" not in result.output
    record = Record.read(file.read_text("utf-8"))
    assert len(record.moves) > 9
    assert final_state(record, game(GAME)) is not None
