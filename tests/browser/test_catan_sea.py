"""Catan at sea in the browser: founding with a ship, sailing on, and how each scenario looks."""

from __future__ import annotations

from random import Random

import pytest

from browser.catan import Hands, answer, sit
from browser.playing import and_hear, to_answer
from browser.tables import Tables
from browser.visitors import DESKTOP, PHONE, Visitors, check_accessible, check_fits
from deskovka.games.catan.modules import SCENARIOS

TURNS = 12


def test_somebody_sails_into_the_unknown(visitors: Visitors, tables: Tables) -> None:
    """Both roads of the founding are ships, and then a few turns."""
    seated = tables.make("catan", ["me", "random", "random"], {"scenario": "into-the-unknown"})
    page = visitors.come()
    sit(page, seated, seated.host)
    hand, random, ships = Hands(page), Random(3), 0

    while tables.now(seated.table, seated.host)["sights"][0]["view"]["turn"] == 0:
        assert to_answer(page)
        if not tables.asked(seated.table, seated.host):
            continue
        actions = tables.legal(seated.table, seated.host)[1]
        sailing = [action for action in actions if action.startswith("ship ")]
        ships += bool(sailing)
        and_hear(page, hand.prepare(*(sailing or actions)[0].split()).click)
    assert ships > 0
    assert (
        len(tables.now(seated.table, seated.host)["sights"][0]["view"]["sea"]["players"][0]["ships"]) == ships
    )

    for _ in range(TURNS):
        assert to_answer(page)
        if tables.asked(seated.table, seated.host):
            answer(tables, seated, seated.host, hand, random)
    check_accessible(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_the_middle_of_a_scenario(visitors: Visitors, tables: Tables, scenario: str, phone: bool) -> None:
    seated = tables.make("catan", ["me", "random", "random"], {"scenario": scenario})
    tables.play(seated.table, seated.host, 60, seed=2)
    language = "cs" if phone else "en"
    page = visitors.come(language, "dark" if phone else "light", PHONE if phone else DESKTOP, touch=phone)
    sit(page, seated, seated.host, language)

    visitors.picture(page, scenario)
    check_fits(page)
    check_accessible(page)
