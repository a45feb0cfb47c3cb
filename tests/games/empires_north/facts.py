"""The facts collected of the cards, each by its name in the notation.

Parts of cards that were designed for this project have since been retuned for balance, here as in the decks, with their
texts; parts that were found in a source never are.
"""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Any

FACTS: Any = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))


def slug(name: str) -> str:
    """`Floki's Shipyard` is written `flokis-shipyard`."""
    plain = unicodedata.normalize("NFKD", name).replace("'", "").casefold()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


CARDS: dict[str, Any] = {slug(card["name_en"]): card for card in FACTS["cards"]}
ISLANDS: dict[str, Any] = {slug(card["name_en"]): card for card in FACTS["islands"]}
LOCATIONS = [name for name, card in CARDS.items() if card["kind"] == "location"]
FIELDS = [name for name, card in CARDS.items() if "produces" in card and "build" in card]
BOOSTS = [name for name, card in CARDS.items() if card["kind"] == "boost"]
CLANS = [clan["id"] for clan in FACTS["clans"]]
