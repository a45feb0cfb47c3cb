"""Terra Mystica, as tests of all games know it."""

from __future__ import annotations

from samples import Load, Sample, Vain

SAMPLE = Sample(
    typed=("tm", "TM", "terra_mystica", "terra-mystica", "Terra Mystica", "terramystica", "terra"),
    mistyped="tera mystika",
    chosen=(
        ("factions=Čarodějnice,obri", {"factions": "witches,giants"}),
        ("factions=mágové, morske panny", {"factions": "chaos_magicians,mermaids"}),
        ("factions=chaos magicians,witches", {"factions": "chaos_magicians,witches"}),
        ("Turn-Order=pass order", {"turn_order": "pass_order"}),
        ("cultist_errata=ANO", {"cultist_errata": "yes"}),
        ("tiles=./witches.toml", {"tiles": "./witches.toml"}),
    ),
    vain=(
        Vain(2, {"turn_order": "pass_order"}, "turn_order"),
        Vain(3, {"selection": "first_game", "cultist_errata": "yes"}, "cultist_errata", "TM-2.11"),
        Vain(2, {"factions": "witches,nomads", "cultist_errata": "yes"}, "cultist_errata"),
        Vain(2, {"selection": "lot", "factions": "witches,nomads"}, "factions"),
    ),
    forbidden="build r1",
    first_question="Type the number or the name of the faction.",
    board=(" Y desert  U plains", "Player 1, Witches, on the map: "),
    terminal_hints=("page-more-plain",),
    paper_mistakes=(("Player: A\nFaction: Elves\nPlayer: B", ["line 2", "Nomads, Fakirs"]),),
    short={},
    tables=(("me", "open"), ("me", "open", "open"), ("me", "open", "random", "beginner")),
    load=Load(depth=60),
)
