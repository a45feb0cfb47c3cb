"""What happened is told once: one sentence an event, whose fields become words by what they are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.game import Event, Game
from deskovka.core.rules import LANGUAGES
from deskovka.games.cartographers.cards import Draw
from deskovka.games.cartographers.drawing import Answered, Drawn
from deskovka.games.cartographers.sheet import Cells, Terrain
from deskovka.games.catan.board import Hex
from deskovka.games.catan.development import CardBought, Monopolised
from deskovka.games.catan.goods import Good
from deskovka.games.catan.roads import LongestRoadMoved
from deskovka.games.catan.robber import RobberMoved, Stolen
from deskovka.games.catan.state import NOBODY
from deskovka.games.empires_north.cards import Ability, CardName, Tile
from deskovka.games.empires_north.discs import DiscMoved
from deskovka.games.empires_north.effects.refresh import Refreshed
from deskovka.games.empires_north.gaining import Gained
from deskovka.games.empires_north.goods import Handful
from deskovka.games.empires_north.lookout import CardsKept
from deskovka.games.empires_north.paying import Paid
from deskovka.games.empires_north.placing import Built
from deskovka.games.empires_north.sailing import Cargo, Sailed
from deskovka.games.terra_mystica.passing import Passed
from deskovka.games.terra_mystica.setup import ScrollTaken
from deskovka.games.terra_mystica.words import Code
from deskovka.registry import games
from deskovka.text import Texts
from deskovka.text.telling import describe

NAMES = ["Ann", "Bob", "Eve"]
FOREST = RobberMoved(0, Hex.read("E7"), "forest", 8)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in games()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told_to_everybody(game: Game[Any], language: str) -> None:
    texts, random = Texts(language, game.name), Random(3)
    told: set[type] = set()
    seats = max(2, game.seats[0])
    chance = RandomChance(random)
    state, events = game.begin(game.setup(seats), chance)
    while waiting := game.waiting(state):
        events += game.apply(state, waiting[0], game.sample(state, waiting[0], random), chance)
    for event in events:
        for seen in (event.seen_by(seat) for seat in (*range(seats), None)):
            if seen is not None:
                assert describe(texts, NAMES[:seats], seen).endswith((".", "!"))
                told.add(type(seen))
    assert len(told) > 4


IN_CATAN = [
    (
        "catan",
        FOREST,
        "Ann moved the robber to E7 (forest 8).",
        "Ann přesouvá zloděje na E7 (les 8).",
    ),
    (
        "catan",
        RobberMoved(1, Hex.read("E7"), "desert", 0),
        "Bob moved the robber to E7 (desert).",
        "Bob přesouvá zloděje na E7 (poušť).",
    ),
    (
        "catan",
        Stolen(0, 2, Good.WOOL),
        "Ann stole a card from Eve: wool.",
        "Ann krade jednu kartu (vlna); oběť: Eve.",
    ),
    (
        "catan",
        CardBought(0, None),
        "Ann bought a development card.",
        "Ann kupuje akční kartu.",
    ),
    (
        "catan",
        Monopolised(0, Good.ORE, (0, 2, 1)),
        "Ann took all ore (Bob 2, Eve 1).",
        "Ann vyhlašuje monopol: ruda (Bob 2, Eve 1).",
    ),
    (
        "catan",
        Monopolised(0, Good.ORE, (0, 0, 0)),
        "Ann took all ore, but nobody had any.",
        "Ann vyhlašuje monopol: ruda; nikdo ale nic takového nemá.",
    ),
    (
        "catan",
        LongestRoadMoved(NOBODY, 0),
        "The Longest Road was set aside: nobody holds it.",
        "Nejdelší obchodní cestu teď nemá nikdo.",
    ),
]
MARKET, CEILIDH = CardName("wool-market"), CardName("ceilidh")
IN_EMPIRES = [
    (
        "empires_north",
        Gained(0, MARKET, Ability.FEATURE, Handful.read("sheep,fish"), 2, 1),
        "Ann gained 1 sheep, 1 fish, 1 ship and 2 VP (Wool Market, feature).",
        "Ann získává 1 ovci, 1 rybu, 1 loď a 2 VB (Trh s vlnou, vlastnost).",
    ),
    (
        "empires_north",
        Paid(0, Handful.read("sheep,sheep,worker"), MARKET),
        "Ann paid 2 sheep and 1 worker for Wool Market.",
        "Ann platí 2 ovce a 1 osadníka (Trh s vlnou).",
    ),
    ("empires_north", Paid(0, Handful.read("food"), None), "Ann paid 1 food.", "Ann platí 1 jídlo."),
    (
        "empires_north",
        Built(1, CardName("twin-chimneys"), None, MARKET),
        "Bob built Twin Chimneys as a copy of Wool Market.",
        "Bob staví kartu Dva komíny jako kopii karty Trh s vlnou.",
    ),
    (
        "empires_north",
        CardsKept(0, 1, (CEILIDH,), (MARKET, CardName("my-own-hall"))),
        "Ann kept 1 card (Ceilidh), discarding Wool Market, My own hall.",
        "Ann si nechává 1 kartu (Tancovačka), odložené: Trh s vlnou, My own hall.",
    ),
    ("empires_north", CardsKept(0, 0, None, ()), "Ann kept no cards.", "Ann si nenechává žádnou kartu."),
    (
        "empires_north",
        DiscMoved(0, Tile.HARVEST, Tile.SAIL, True),
        "Ann moved a disc from Harvest to Sail to use it again.",
        "Ann přesouvá disk z destičky Sklizeň na destičku Nalodění, jeho druhé použití.",
    ),
    (
        "empires_north",
        Refreshed(2, MARKET, 2),
        "Eve refreshed 2 workers (Wool Market).",
        "Eve probírá 2 osadníky (Trh s vlnou).",
    ),
    (
        "empires_north",
        Sailed(0, Cargo.GOLD_AND_RAZE),
        "Ann sent a ship to sea with 1 gold and 1 raze token.",
        "Ann vysílá loď na moře, veze: 1 zlaťák a 1 žeton útoku.",
    ),
    ("empires_north", Sailed(0, Cargo.NOTHING), "Ann sent a ship to sea.", "Ann vysílá loď na moře."),
]
IN_TERRA_MYSTICA = [
    ("terra_mystica", Passed(1, "", 0), "Bob passed.", "Bob pasuje."),
]
IN_CARTOGRAPHERS = [
    (
        "cartographers",
        Answered(0, Draw(Terrain.FOREST, Cells.read("B4+B5"))),
        "Ann drew forest on B4, B5, not shown to the others yet.",
        "Ann kreslí: les na B4, B5, ostatní to zatím nevidí.",
    ),
    ("cartographers", Answered(0, None), "Ann has drawn.", "Ann má zakresleno."),
    (
        "cartographers",
        Drawn(0, 1, Terrain.MONSTER, Cells.read("B4+B5"), 2),
        "Ann drew on the map of Bob: monsters on B4, B5; the map's owner gets 2 coins.",
        "Ann kreslí na mapu hráče Bob: nestvůry na B4, B5; majitel mapy získává 2 mince.",
    ),
]


@pytest.mark.parametrize(
    ("game", "event", "english", "czech"),
    [*IN_CATAN, *IN_EMPIRES, *IN_TERRA_MYSTICA, *IN_CARTOGRAPHERS],
)
def test_fields_become_words_by_what_they_are(game: str, event: Event, english: str, czech: str) -> None:
    assert describe(Texts("en", game), NAMES, event) == english
    assert describe(Texts("cs", game), NAMES, event) == czech


def test_nobody_is_taken_for_nobody_by_their_name() -> None:
    """Where there is nobody a sentence is given 0; somebody may be called so."""
    assert describe(Texts("en", "catan"), ["0"], LongestRoadMoved(0, 5)).startswith("0 took the Longest Road")


def test_a_tile_from_somebody_s_own_file_has_only_its_code() -> None:
    assert (
        describe(Texts("en", "terra_mystica"), NAMES, ScrollTaken(0, Code("BON77")))
        == "Ann took a scroll: BON77."
    )
    assert "BON" not in describe(Texts("en", "terra_mystica"), NAMES, ScrollTaken(0, Code("BON1")))


def test_what_only_the_board_shows_has_no_sentence() -> None:
    class Shimmered(Event):
        """The board glitters."""

    assert describe(Texts("en", "catan"), NAMES, Shimmered()) == ""
