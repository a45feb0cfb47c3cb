"""Catan, as tests of all games know it."""

from __future__ import annotations

from samples import AlsoSetUp, Load, Sample, Vain

SAMPLE = Sample(
    typed=("Catan", "KATAN", "osadnici", "osadníci", "Osadníci z Katanu", "settlers-of-catan", "cat"),
    mistyped="catn",
    chosen=(("přístavy=zamíchané", {"harbours": "shuffled"}), ("target=7", {"target": "7"})),
    vain=(
        Vain(2, {"board": "beginner", "harbours": "shuffled"}, "harbours", "CT-B2.1"),
        Vain(2, {"board": "beginner", "numbers": "random"}, "numbers", "CT-B2.1"),
    ),
    forbidden="settle A1n",
    first_question="Where? Type a number",
    board=("(A) settlement, [A] city", "Row E: E5"),
    terminal_hints=("page-more-plain",),
    paper_mistakes=(
        ("Knights: 3\nPlayer: A\nPlayer: B", ["line 1: “Knights” belongs to a player"]),
        ("Player: A\nRods: E7ne", ["line 2", "“Rods”", "Roads, Settlements"]),
        ("Player: A\nSettlements: E7n E7ne\nPlayer: B", ["line 2", "CT-B7.4", "neighbouring"]),
        ("Player: A\nKnights: x\nPlayer: B", ["line 2: Knights: expected a number from 0 to 14"]),
        ("x" * 20_001, ["at most"]),
    ),
    short={"target": "5"},  # at random ten points take an hour
    tables=(("me", "open", "random"), ("me", "open", "open"), ("me", "open", "random", "beginner")),
    load=Load(depth=60, also=(AlsoSetUp("cities-knights", 3, {"cities-knights": "yes"}),)),
)
