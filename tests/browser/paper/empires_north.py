"""Empires of the North: the sheet of a game played with the real material, filled in."""

from __future__ import annotations

from playwright.sync_api import Page

TOTAL = "33"


def fill(page: Page) -> None:
    """EN-T23: 20 on the track, 9 cards, 5 resources, 2 gold; raze tokens score nothing."""
    amounts = {"track": 20, "empire": 9, "food": 2, "wood": 2, "fish": 1, "gold": 2, "raze": 3}
    page.locator("#own-clan").select_option("glenn")
    for field, amount in amounts.items():
        page.locator(f"#own-{field}").fill(str(amount))
    page.locator("#own-raze").press("Enter")
