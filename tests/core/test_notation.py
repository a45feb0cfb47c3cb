"""Actions and their text, on a few made-up actions."""

from __future__ import annotations

from enum import Enum

import pytest

from deskovka.core.errors import NotationError
from deskovka.core.notation import Action, read
from deskovka.core.values import value


class Building(Enum):
    TRADING_POST = 1
    TEMPLE = 2


@value
class Upgrade(Action):
    form = "upgrade {place} to {building}"
    place: str
    building: Building


@value
class Leech(Action):
    form = "leech {amount} from {who} {times}"
    amount: int
    who: str
    times: int = 1


class Cult(Enum):
    FIRE = "FIRE"


@value
class Step(Action):
    form = "+{cult}"
    cult: Cult


ACTIONS = (Upgrade, Leech, Step)


def test_a_field_may_follow_a_fixed_beginning() -> None:
    assert str(Step(Cult.FIRE)) == "+FIRE"
    assert read("+FIRE", ACTIONS) == Step(Cult.FIRE)
    with pytest.raises(NotationError, match="'ICE' is not one of FIRE"):
        read("+ICE", ACTIONS)


def test_capital_letters_do_not_matter() -> None:
    assert read("UPGRADE E5 To Temple", ACTIONS) == Upgrade("E5", Building.TEMPLE)
    assert read("+fire", ACTIONS) == Step(Cult.FIRE)


def test_an_action_is_written_in_its_form_and_read_back() -> None:
    action = Upgrade("E5", Building.TRADING_POST)
    assert str(action) == "upgrade E5 to trading-post"
    assert read("upgrade E5 to trading-post", ACTIONS) == action


def test_a_field_with_a_default_may_be_left_out() -> None:
    assert read("leech 2 from witches", ACTIONS) == Leech(2, "witches", 1)
    assert str(Leech(2, "witches")) == "leech 2 from witches 1"


def test_spaces_do_not_matter() -> None:
    assert read("  leech   -3 from  auren ", ACTIONS) == Leech(-3, "auren")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "an action was expected, got an empty line"),
        ("build E5", "'build' is no action: expected +CULT or leech or upgrade"),
        ("upgrade E5", "'upgrade E5' is not written like 'upgrade PLACE to BUILDING'"),
        ("upgrade E5 into temple", "expected 'to' instead of 'into', as in 'upgrade PLACE to BUILDING'"),
        ("+", "expected '+CULT' instead of '+'"),
        ("upgrade E5 to castle", "'castle' is not one of trading-post, temple"),
        ("leech two from witches", "'two' is not a whole number"),
        ("leech 1_0 from witches", "'1_0' is not a whole number"),
        ("leech ٣ from witches", "is not a whole number"),
        ("leech 007 from witches", "'007' is not a whole number"),
        ("leech 2 from =>", "'=>' is not a plain word"),
        ("leech 2 from witches 1 1", "is not written like 'leech AMOUNT from WHO TIMES'"),
        ("x" * 3000, "an action has at most 2000 characters, got 3000"),
    ],
)
def test_text_that_is_no_action_says_what_was_expected(text: str, complaint: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(text, ACTIONS)
    assert complaint in str(caught.value)


@value
class Robber(Action):
    form = "robber {place}"
    place: int


@value
class Rob(Action):
    form = "robber {place} from {who}"
    place: int
    who: int


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("robber Z9", "'Z9' is not a whole number"),
        ("robber 1 form 2", "expected 'from' instead of 'form', as in 'robber PLACE from WHO'"),
        ("robber 1 from x", "'x' is not a whole number"),
        ("robber 1 from 2 3", "'robber 1 from 2 3' is not written like 'robber PLACE from WHO'"),
    ],
)
def test_of_several_forms_the_one_that_got_furthest_complains(text: str, complaint: str) -> None:
    """`robber Z9` was once told to go on with `from`."""
    with pytest.raises(NotationError) as caught:
        read(text, (Robber, Rob))
    assert str(caught.value) == complaint
