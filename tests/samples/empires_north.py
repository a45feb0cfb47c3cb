"""Empires of the North, as tests of all games know it."""

from __future__ import annotations

from samples import Load, Sample, Vain

SAMPLE = Sample(
    typed=(
        *("empires_north", "empires-north", "Empires of the North", "empires", "EOTN", "imperial settlers"),
        *("Settlers: Vládcové Severu", "Vládcové Severu", "vladcove severu", "vladcove"),
    ),
    mistyped="vladcove sewru",
    chosen=(
        ("clans=Olaf,glenn", {"clans": "ulaf,glenn"}),
        ("clans=Nanuuk, panurjuk", {"clans": "panuk,nanurjuk"}),
        ("selection=losem", {"selection": "lot"}),
        ("Raze-Tokens-Score=ANO", {"raze-tokens-score": "yes"}),
    ),
    vain=(Vain(2, {"selection": "lot", "clans": "glenn,ulaf"}, "clans", "EN-4.3"),),
    forbidden="use oat-field",
    first_question="Type its number or name.",
    board=("VP fo wd st sh fi go rz", "Tiles in their circle: "),
    terminal_hints=("page-more-plain",),
    paper_mistakes=(
        ("Player: A\nClan: Elves\nPlayer: B", ["line 2", "Ulaf, Heidel"]),
        ("Player: A\nClan: Ulaf\nPlayer: B\nClan: Ulaf", ["line 4", "EN-4.3"]),
        ("Player: A\nFood: x\nPlayer: B", ["line 2: Food: expected a number from 0 to 500"]),
    ),
    short={},
    tables=(("me", "open"), ("me", "open", "open"), ("me", "open", "random", "random")),
    load=Load(depth=60),
)
