"""Catan: the picture of a game played with the real material, filled in."""

from __future__ import annotations

from playwright.sync_api import Page

TOTAL = "4"
LINE = ("E7ne", "E7e", "E7se", "E7sw", "E7w")


def put(page: Page, piece: str, *places: str, kind: str) -> None:
    page.locator(f'[data-piece="{piece}"]').click()
    for place in places:
        page.locator(f'[data-place="{kind}:{place}"]').press("Enter")


def fill(page: Page) -> None:
    """CT-B7.8, CT-B8.1: five roads in a row and a city."""
    put(page, "roads", *LINE, kind="edge")
    put(page, "cities", "E7n", kind="corner")
