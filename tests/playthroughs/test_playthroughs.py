"""Whole games as text, replayed on every run: a changed rule shows as a record that no longer fits.

Those of Terra Mystica were played by people on the online site; their scores are the site's.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.core.record import Record
from deskovka.core.replaying import final_state, verify
from deskovka.registry import NAMES, game

RECORDS = sorted(Path(__file__).parent.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_still_fits_the_rules_and_has_the_same_scores(path: Path) -> None:
    record = Record.read(path.read_text("utf-8"))
    rules = game(record.game)
    state = final_state(record, rules)
    outcome = rules.outcome(state)
    assert outcome is not None and outcome.scores == record.scores is not None
    if record.seed:
        assert verify(record, rules)


def test_every_game_has_recorded_games() -> None:
    recorded = {Record.read(path.read_text("utf-8")).game for path in RECORDS}
    missing = set(NAMES) - recorded
    assert not missing, (
        f"add tests/playthroughs/GAME_*.record for {missing}: `simulate GAME --keep` writes such"
    )
