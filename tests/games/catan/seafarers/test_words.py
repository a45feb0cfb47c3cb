"""What is said at sea, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.rules import LANGUAGES
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Edge, Hex
from deskovka.games.catan.goods import Cards
from deskovka.games.catan.island import Terrain
from deskovka.games.catan.modules import BASE, SCENARIOS, WITH_KNIGHTS
from deskovka.games.catan.seafarers.discovery import HexTurned
from deskovka.games.catan.seafarers.gold import CardsChosen
from deskovka.games.catan.seafarers.islands import IslandSettled
from deskovka.games.catan.seafarers.pirate import PirateMoved
from deskovka.games.catan.seafarers.route import LongestRouteMoved
from deskovka.games.catan.seafarers.ships import ShipBuilt, ShipMoved
from deskovka.games.catan.state import NOBODY
from deskovka.text import PACKAGE, Texts
from deskovka.text.telling import describe

every_language = pytest.mark.parametrize("language", LANGUAGES)
SAID = {
    ShipBuilt(0, Edge(Edge.read("E9e"))): ("Eve built a ship on E9e.", "Eve staví loď na E9e."),
    ShipMoved(0, Edge(Edge.read("E9e")), Edge(Edge.read("E9se"))): (
        "Eve moved a ship from E9e to E9se.",
        "Eve přesouvá loď z E9e na E9se.",
    ),
    PirateMoved(0, Hex(Hex.read("E10"))): ("Eve moved the pirate to E10.", "Eve přesouvá piráta na E10."),
    CardsChosen(0, Cards.read("wool+2ore")): (
        "Eve chose 1 wool, 2 ore from the bank.",
        "Eve si vybírá 1 vlnu, 2 rudy.",
    ),
    HexTurned(0, Hex(Hex.read("C3")), "gold", 9): (
        "Eve discovered C3: gold 9.",
        "Eve odhaluje C3: zlatonosná řeka 9.",
    ),
    HexTurned(0, Hex(Hex.read("C4")), "sea", 0): ("Eve discovered C4: sea.", "Eve odhaluje C4: moře."),
    IslandSettled(0, 2): (
        "Eve has a first settlement on an island: 2 points for islands.",
        "Eve má první vesnici na ostrově, za ostrovy 2 body.",
    ),
    LongestRouteMoved(0, 5): (
        "Eve took the Longest Trade Route: chain of 5 roads and ships.",
        "Eve získává Nejdelší obchodní cestu: řada 5 silnic a lodí.",
    ),
    LongestRouteMoved(NOBODY, 0): (
        "The Longest Trade Route was set aside: nobody holds it.",
        "Nejdelší obchodní cestu teď nemá nikdo.",
    ),
}


@every_language
@pytest.mark.parametrize("scenario", [BASE, *(name for name in SCENARIOS if name not in WITH_KNIGHTS)])
def test_what_every_card_does_there_is_told(scenario: str, language: str) -> None:
    """CT-B9.5, CT-B9.6: also where a Knight meets the pirate or a dragon, and where ships may be laid for nothing."""
    state = GAME.new_game(GAME.setup(3, {"scenario": scenario}), RandomChance(Random(1)))
    state.cards[0] = [1] * len(state.cards[0])
    texts = Texts(language, "catan")
    told = {
        card: texts.t(f"effect-{held['effect']}")
        for card, held in GAME.view(state, 0)["players"][0]["own_cards"].items()
    }

    pirate, ships, dragon = {"en": ("pirate", "ships", "dragon"), "cs": ("pirát", "lodě", "drak")}[language]
    assert len(set(told.values())) == len(state.cards[0])
    assert (ships in told["road-building"]) == (scenario != BASE)
    assert (dragon in told["knight"]) == (scenario == "desert-dragons")
    assert (pirate in told["knight"]) == (scenario not in (BASE, "into-the-unknown", "desert-dragons"))


@pytest.mark.parametrize("event", SAID, ids=lambda event: type(event).__name__)
def test_what_happens_at_sea_is_told(event: ShipBuilt) -> None:
    told = tuple(describe(Texts(language, "catan"), ["Eve"], event) for language in ("en", "cs"))
    assert told == SAID[event]


@every_language
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_source_of_points_has_a_name_and_an_explanation(scenario: str, language: str) -> None:
    texts = Texts(language, "catan")
    state = GAME.new_game(GAME.setup(3, {"scenario": scenario}), RandomChance(Random(1)))
    for source in state.book.sources:
        assert texts.name(source.name)
        assert texts.t(f"source-{source.name}")


@every_language
def test_every_terrain_has_a_name(language: str) -> None:
    assert all(Texts(language, "catan").t(f"terrain-{terrain.value}") for terrain in Terrain)


@every_language
@pytest.mark.parametrize("scenario", [BASE, *SCENARIOS])
def test_the_page_tells_what_each_scenario_is_about(scenario: str, language: str) -> None:
    """A story, and how long it takes; how many points win is said by the map."""
    file = PACKAGE / "games" / "catan" / "seafarers" / "text" / f"page.{language}.ftl"
    lines = dict(line.split(" = ", 1) for line in file.read_text("utf-8").splitlines() if " = " in line)
    story = lines[f"scenario-{scenario}-story"]
    assert story.endswith(".")
    assert lines[f"scenario-{scenario}-length"]
