"""Terra Mystica: the picture of a game played with the real material, filled in."""

from __future__ import annotations

from playwright.sync_api import Page

TOTAL = "86"


def fill(page: Page) -> None:
    """TM-24.2, TM-24.5: 8 for fire, 18 for the network, 60 so far."""
    page.locator("#own-faction").select_option("witches")
    page.locator("#own-so-far").fill("60")
    page.locator("#own-fire").fill("5")
    page.locator("#own-fire").press("Enter")
    for hex in ("A1", "A2"):
        page.locator(f'[data-hex="{hex}"]').press("Enter")
    page.locator('[data-seat="1"]').click()
    page.locator("#own-faction").select_option("giants")
