"""Cartographers: the picture of a game played with the real material, filled in."""

from __future__ import annotations

from playwright.sync_api import Page

TOTAL = "3"
CARDS = {"a": "sentinel_wood", "b": "canal_lake", "c": "great_city", "d": "cauldrons"}


def fill(page: Page) -> None:
    """CA-9.2: one forest at the edge for Sentinel Wood in winter, and two coins."""
    for letter, card in CARDS.items():
        page.locator(f"#common-{letter}").select_option(card)
    page.locator("#common-season").select_option("winter")
    page.locator('[data-space="A1"]').click()
    for _ in range(2):
        page.locator('[data-field="coins"] button').last.click()
