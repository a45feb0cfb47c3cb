"""Values as JSON, also those written before a class had all of its fields."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from deskovka.core.codec import Codec
from deskovka.core.errors import DataError


@dataclass
class Hand:
    cards: int
    coins: int = 3


def test_a_field_that_was_added_later_has_its_default() -> None:
    assert Codec([Hand]).decode({"$": "Hand", "cards": 2}) == Hand(2, 3)


def test_a_field_without_a_default_is_needed() -> None:
    with pytest.raises(DataError, match="Hand: cannot be read"):
        Codec([Hand]).decode({"$": "Hand", "coins": 2})
