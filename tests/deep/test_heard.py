"""What is heard at a table is the same each time, so that two versions of the server can be compared."""

from __future__ import annotations

import pytest

from deep.heard import differences, heard
from deskovka.registry import NAMES
from deskovka.server.loaded import LoadedTable
from deskovka.server.shown import Shown


@pytest.mark.parametrize("game", NAMES)
def test_what_is_kept_for_others_who_see_the_same_changes_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = heard(game, 2, moves=40)  # where somebody has two seats
    monkeypatch.setattr(LoadedTable, "shown", property(lambda loaded: Shown(loaded.seq, loaded.state)))
    anew = heard(game, 2, moves=40)

    assert [*differences(kept, anew)] == []
    assert len(kept) > 200


def test_a_difference_is_shown_where_it_is() -> None:
    assert [*differences(["a", "seat 1: bc"], ["a", "seat 1: bd", "more"])] == [
        "line 1, sign 9:\n  seat 1: bc\n  seat 1: bd",
        "2 and 3 lines",
    ]
