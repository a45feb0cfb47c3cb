"""What is said in Cities & Knights, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.game import Event
from deskovka.core.rules import LANGUAGES
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner, Edge, Hex
from deskovka.games.catan.cities_knights.barbarians import (
    BarbariansLanded,
    BarbariansSailed,
    CatanDefended,
    CityPillaged,
)
from deskovka.games.catan.cities_knights.improvements import Improved, MetropolisBuilt
from deskovka.games.catan.cities_knights.knight_actions import (
    KnightDisplaced,
    KnightLost,
    KnightMoved,
    KnightWithdrew,
)
from deskovka.games.catan.cities_knights.knights import KnightActivated, KnightPromoted, KnightRecruited
from deskovka.games.catan.cities_knights.progress.deck import Progress, ProgressDrawn, ProgressOpened
from deskovka.games.catan.cities_knights.progress.deserting import KnightDeserted
from deskovka.games.catan.cities_knights.progress.diplomacy import PieceRemoved
from deskovka.games.catan.cities_knights.progress.harbor import HarborInVain, HarborTraded
from deskovka.games.catan.cities_knights.progress.playing import ProgressPlayed, ProgressReturned
from deskovka.games.catan.cities_knights.progress.science import Harvested, TokensSwapped
from deskovka.games.catan.cities_knights.progress.spying import ProgressSeen, ProgressTaken
from deskovka.games.catan.cities_knights.progress.trade import (
    CardsTaken,
    FleetNamed,
    HandShown,
    Levied,
    MerchantMoved,
)
from deskovka.games.catan.cities_knights.realm import Face, Track
from deskovka.games.catan.cities_knights.rolling import ThreeRolled
from deskovka.games.catan.cities_knights.walls import WallBuilt
from deskovka.games.catan.goods import Cards, Good
from deskovka.games.catan.modules import BASE, SCENARIOS
from deskovka.text import Texts
from deskovka.text.telling import describe

NAMES = ["Eve", "Ann", "Dan"]
CITY, NEAR = Corner.read("E7n"), Corner.read("E7ne")
ROAD = Edge.read("E7ne")
TAKEN = Cards.read("wool+coin")
CARDS = (Progress.CRANE, Progress.SPY)
PLACES = [BASE, *(name for name, scenario in SCENARIOS.items() if scenario.with_knights)]
every_language = pytest.mark.parametrize("language", LANGUAGES)
SAID: dict[Event, tuple[str, str]] = {
    ThreeRolled(0, 3, 4, Face.SHIP): (
        "Eve rolled 7 (red 3, yellow 4); event die: ship.",
        "Eve hází 7 (červená 3, žlutá 4), na kostce se symboly loď.",
    ),
    BarbariansSailed(6): (
        "The barbarians sail on: 6 steps are left.",
        "Barbaři připluli blíž: zbývá jim 6 kroků.",
    ),
    BarbariansSailed(0): ("The barbarians have landed.", "Barbaři přistáli."),
    BarbariansLanded(4, (2, 0, 1)): (
        "The barbarians attack with a strength of 4; Catan defends itself with 3 (Eve 2, Dan 1).",
        "Barbaři útočí silou 4; Katan se brání silou 3 (Eve 2, Dan 1).",
    ),
    BarbariansLanded(4, (0, 0, 0)): (
        "The barbarians attack with a strength of 4; nobody defends Catan.",
        "Barbaři útočí silou 4; Katan nikdo nebrání.",
    ),
    CatanDefended((0,)): (
        "Catan is defended: Eve is a Defender of Catan.",
        "Katan se ubránil. Obránce Katanu: Eve.",
    ),
    CatanDefended((2, 0)): (
        "Catan is defended: a progress card each for Dan, Eve.",
        "Katan se ubránil. Po kartě pokroku dostanou: Dan, Eve.",
    ),
    CityPillaged(0, CITY): (
        "Eve lost the city on E7n to the barbarians: it is a settlement now.",
        "Eve přichází o město na E7n: barbaři ho vyplenili a zůstala z něj vesnice.",
    ),
    Improved(0, Track.TRADE, 2): ("Eve reached level 2 of trade.", "Eve dosahuje 2. stupně: obchod."),
    Improved(0, Track.SCIENCE, 3): (
        "Eve reached level 3 of science: Aqueduct.",
        "Eve dosahuje 3. stupně: věda. Nová schopnost: Akvadukt.",
    ),
    MetropolisBuilt(0, Track.POLITICS, CITY): (
        "Eve has the metropolis of politics, on E7n.",
        "Eve získává metropoli (politika) na E7n.",
    ),
    WallBuilt(0, CITY): ("Eve built a city wall on E7n.", "Eve staví městské hradby na E7n."),
    KnightRecruited(0, CITY): ("Eve recruited a knight on E7n.", "Eve povolává rytíře na E7n."),
    KnightActivated(0, CITY): ("Eve activated the knight on E7n.", "Eve aktivuje rytíře na E7n."),
    KnightPromoted(0, CITY, 2): (
        "Eve promoted the knight on E7n: it is strong now.",
        "Eve posiluje rytíře na E7n, je teď silný.",
    ),
    KnightMoved(0, CITY, NEAR): (
        "Eve moved a knight from E7n to E7ne.",
        "Eve přemisťuje rytíře z E7n na E7ne.",
    ),
    KnightDisplaced(0, 1, CITY): (
        "Eve drove a knight of Ann from E7n.",
        "Eve zahání rytíře z E7n; jeho majitel: Ann.",
    ),
    KnightWithdrew(1, CITY, NEAR): (
        "Ann withdrew the knight from E7n to E7ne.",
        "Ann ustupuje se zahnaným rytířem z E7n na E7ne.",
    ),
    KnightLost(1, CITY): (
        "Ann took back the knight from E7n: it could go nowhere.",
        "Ann vrací do zásoby rytíře z E7n, neměl kam ustoupit.",
    ),
    KnightDeserted(1, CITY, 3): (
        "Ann lost the mighty knight on E7n: it deserted.",
        "Ann přichází o mocného rytíře na E7n: zběhl.",
    ),
    ProgressDrawn(0, Track.SCIENCE, Progress.CRANE): (
        "Eve drew a progress card (science): Crane.",
        "Eve si bere kartu pokroku (věda): Jeřáb.",
    ),
    ProgressDrawn(0, Track.SCIENCE, None): (
        "Eve drew a progress card (science).",
        "Eve si bere kartu pokroku (věda).",
    ),
    ProgressOpened(0, Progress.PRINTER): (
        "Eve laid open a card: Printer, one point.",
        "Eve vykládá kartu Knihtisk, jeden bod.",
    ),
    ProgressPlayed(0, Progress.ROAD_BUILDING): (
        "Eve played a progress card: Road Building.",
        "Eve hraje kartu pokroku Stavba silnic.",
    ),
    ProgressReturned(0, Track.POLITICS, Progress.SPY): (
        "Eve returned a progress card (politics): Spy.",
        "Eve vrací kartu pokroku (politika): Špion.",
    ),
    ProgressReturned(0, Track.POLITICS, None): (
        "Eve returned a progress card (politics).",
        "Eve vrací kartu pokroku (politika).",
    ),
    ProgressSeen(0, 1, CARDS): (
        "Eve saw the progress cards of Ann: Crane, Spy.",
        "Eve si prohlíží cizí karty pokroku (Jeřáb, Špion); oběť: Ann.",
    ),
    ProgressSeen(0, 1, None): (
        "Eve saw the progress cards of Ann.",
        "Eve si prohlíží cizí karty pokroku; oběť: Ann.",
    ),
    ProgressTaken(0, 1, Track.POLITICS, Progress.SPY): (
        "Eve took a progress card (politics) from Ann: Spy.",
        "Eve si bere cizí kartu pokroku (politika: Špion); oběť: Ann.",
    ),
    ProgressTaken(0, 1, Track.POLITICS, None): (
        "Eve took a progress card (politics) from Ann.",
        "Eve si bere cizí kartu pokroku (politika); oběť: Ann.",
    ),
    PieceRemoved(0, 1, ROAD): (
        "Eve removed a piece of Ann from E7ne.",
        "Eve odstraňuje figurku z E7ne; její majitel: Ann.",
    ),
    PieceRemoved(0, 0, ROAD): (
        "Eve removed a piece of their own from E7ne.",
        "Eve odstraňuje vlastní figurku z E7ne.",
    ),
    TokensSwapped(0, Hex.read("E8"), Hex.read("F5")): (
        "Eve swapped the number tokens of E8 and F5.",
        "Eve prohazuje žetony s čísly na E8 a F5.",
    ),
    Harvested(0, Cards.read("4grain")): ("Eve received 4 grain.", "Eve dostává 4 obilí."),
    HarborTraded(0, 1, Cards.read("wool"), Cards.read("coin")): (
        "Eve traded with Ann: 1 wool for 1 coin.",
        "Eve mění 1 vlnu za 1 kartu peněz; partner: Ann.",
    ),
    HarborInVain(0, 1): (
        "Eve offered a resource in vain: Ann has no commodity.",
        "Eve nabízí naprázdno: žádné obchodní zboží nemá Ann.",
    ),
    HandShown(0, 1, TAKEN): (
        "Eve saw the hand of Ann: 1 wool, 1 coin.",
        "Eve vidí v cizí ruce 1 vlnu, 1 kartu peněz; oběť: Ann.",
    ),
    HandShown(0, 1, None): ("Eve saw the hand of Ann.", "Eve si prohlíží cizí karty v ruce; oběť: Ann."),
    CardsTaken(0, 1, 2, TAKEN): (
        "Eve took 1 wool, 1 coin from Ann.",
        "Eve si bere 1 vlnu, 1 kartu peněz; oběť: Ann.",
    ),
    CardsTaken(0, 1, 2, None): ("Eve took 2 cards from Ann.", "Eve si bere 2 karty; oběť: Ann."),
    CardsTaken(0, 1, 1, None): ("Eve took 1 card from Ann.", "Eve si bere 1 kartu; oběť: Ann."),
    MerchantMoved(0, Hex.read("E8"), "forest"): (
        "Eve put the merchant on E8 (forest).",
        "Eve staví obchodníka na E8 (les).",
    ),
    FleetNamed(0, Good.CLOTH): (
        "Eve trades cloth with the bank two for one in this turn.",
        "Eve má Obchodní flotilu: v tomto tahu plátno 2:1.",
    ),
    Levied(0, Good.ORE, (0, 2, 1)): (
        "Eve was given ore (Ann 2, Dan 1).",
        "Eve vyhlašuje monopol: ruda (Ann 2, Dan 1).",
    ),
    Levied(0, Good.ORE, (0, 0, 0)): (
        "Eve asked for ore, but nobody had any.",
        "Eve vyhlašuje monopol: ruda; nikdo ale nic takového nemá.",
    ),
}


@pytest.mark.parametrize("event", SAID, ids=lambda event: type(event).__name__)
def test_what_happens_is_told(event: Event) -> None:
    told = tuple(describe(Texts(language, "catan"), NAMES, event) for language in ("en", "cs"))
    assert told == SAID[event]


def test_nothing_that_happens_is_left_untold() -> None:
    ours = {
        kind
        for kind in GAME.values
        if issubclass(kind, Event) and kind.__module__.startswith("deskovka.games.catan.cities_knights")
    }
    assert {type(event) for event in SAID} == ours


@every_language
def test_every_progress_card_has_a_name_and_says_what_it_does(language: str) -> None:
    """CT-K6.8"""
    texts = Texts(language, "catan")
    named = {texts.t(f"card-{card.value}") for card in Progress}
    told = {card: texts.t(f"effect-{card.value}") for card in Progress}
    assert len(named) == len(Progress)
    assert len(set(told.values())) == len(Progress) - 1  # Printer and Constitution are worth the same


@every_language
def test_tracks_faces_and_goods_have_names(language: str) -> None:
    texts = Texts(language, "catan")
    for track in Track:
        assert texts.t(f"track-{track.value}")
        assert texts.t(f"ability-{track.value}")
        assert texts.t(f"effect-ability-{track.value}")
    assert len({texts.t(f"face-{face.value}") for face in Face}) == len(Face)
    for good in Good:
        for form in ("", "-acc"):
            assert texts.t(f"good-{good.value}{form}")
            assert texts.t(f"cards-{good.value}{form}", count=2).startswith("2 ")


def test_money_is_counted_as_czechs_count_it() -> None:
    texts = Texts("cs", "catan")
    told = [texts.t("cards-coin-acc", count=count) for count in (1, 2, 5)]
    assert told == ["1 kartu peněz", "2 karty peněz", "5 karet peněz"]


@every_language
@pytest.mark.parametrize("scenario", PLACES)
def test_every_source_of_points_has_a_name_and_an_explanation(scenario: str, language: str) -> None:
    texts = Texts(language, "catan")
    setup = GAME.setup(3, {"scenario": scenario, "cities-knights": "yes"})
    state = GAME.new_game(setup, RandomChance(Random(1)))
    for source in state.book.sources:
        assert texts.name(source.name)
        assert texts.t(f"source-{source.name}")
