"""What Cities & Knights adds to a table (CT-K)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from deskovka.core.chance import Chance
from deskovka.core.game import Deed, Seat
from deskovka.core.notation import Action
from deskovka.core.setup import Setup
from deskovka.games.catan.book import Ban, Book
from deskovka.games.catan.building import BuildRoad
from deskovka.games.catan.cities_knights import (
    barbarians,
    blocking,
    commodities,
    guessing,
    improvements,
    knight_actions,
    knights,
    points,
    rolling,
    view,
    walls,
)
from deskovka.games.catan.cities_knights.access import realm_of, set_knights, set_progress
from deskovka.games.catan.cities_knights.aqueduct import aqueduct
from deskovka.games.catan.cities_knights.checking import realm_faults
from deskovka.games.catan.cities_knights.progress import (
    deck,
    deserting,
    diplomacy,
    harbor,
    playing,
    politics,
    science,
    spying,
    trade,
)
from deskovka.games.catan.cities_knights.progress.deck import Progress
from deskovka.games.catan.cities_knights.realm import (
    Barbarians,
    Improvements,
    Knights,
    ProgressCards,
    Realm,
)
from deskovka.games.catan.development import DECK, PLAYED, Buy, PlayRoadBuilding
from deskovka.games.catan.goods import KINDS
from deskovka.games.catan.points import LARGEST_ARMY, VICTORY_POINTS
from deskovka.games.catan.production import ROLL, Roll
from deskovka.games.catan.scenarios.pace import build_up
from deskovka.games.catan.seafarers.gold import TakeCards
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import SOME_CARDS, EndTurn, TakeTurn

PLAYS: Final[dict[type[Action], Deed[CatanState, Any]]] = {
    harbor.PlayCommercialHarbor: harbor.CommercialHarbor(Progress.COMMERCIAL_HARBOR),
    trade.PlayMasterMerchant: trade.MasterMerchant(Progress.MASTER_MERCHANT),
    trade.PlayMerchant: trade.Merchant(Progress.MERCHANT),
    trade.PlayMerchantFleet: trade.MerchantFleet(Progress.MERCHANT_FLEET),
    trade.PlayResourceMonopoly: trade.ResourceMonopoly(Progress.RESOURCE_MONOPOLY),
    trade.PlayTradeMonopoly: trade.TradeMonopoly(Progress.TRADE_MONOPOLY),
    science.PlayCrane: science.Crane(Progress.CRANE),
    science.PlayEngineer: science.Engineer(Progress.ENGINEER),
    science.PlayInventor: science.Inventor(Progress.INVENTOR),
    science.PlayIrrigation: science.Irrigation(Progress.IRRIGATION),
    science.PlayMedicine: science.Medicine(Progress.MEDICINE),
    science.PlayMining: science.Mining(Progress.MINING),
    PlayRoadBuilding: science.RoadBuildingCard(Progress.ROAD_BUILDING),
    science.PlaySmith: science.Smith(Progress.SMITH),
    politics.PlayBishop: politics.Bishop(Progress.BISHOP),
    deserting.PlayDeserter: deserting.Deserter(Progress.DESERTER),
    diplomacy.PlayDiplomat: diplomacy.Diplomat(Progress.DIPLOMAT),
    politics.PlayIntrigue: politics.Intrigue(Progress.INTRIGUE),
    politics.PlaySaboteur: politics.Saboteur(Progress.SABOTEUR),
    spying.PlaySpy: spying.Spy(Progress.SPY),
    politics.PlayWarlord: politics.Warlord(Progress.WARLORD),
    politics.PlayWedding: politics.Wedding(Progress.WEDDING),
}
ALCHEMIST: Final = science.Alchemist(Progress.ALCHEMIST)
DEEDS: Final[dict[type[Action], Deed[CatanState, Any]]] = {
    improvements.Improve: improvements.BuyLevel(),
    walls.BuildWall: walls.PaidWall(),
    knights.Recruit: knights.RecruitKnight(),
    knights.Activate: knights.ActivateKnight(),
    knights.Promote: knights.PromoteKnight(),
    knight_actions.March: knight_actions.MoveKnight(),
    knight_actions.ChaseRobber: knight_actions.DriveRobberAway(),
}
ALONE: Final = 3  # points more than in the base game, CT-K1.3
TOGETHER: Final = 2  # points more than without Cities & Knights, CT-K11.11
MARCHING: Final = 0.3  # how often a random player thinks of moving a knight


def add(book: Book) -> None:
    book.kinds = tuple(range(KINDS))
    book.bank = commodities.BANK
    book.deck = (0,) * len(DECK)  # CT-K1.1
    book.begin += (found_realm,)
    book.city_round = 2
    book.extra_target = TOGETHER
    book.turn_begins += (turn_of_realm,)
    change_turns(book)
    book.yields = (book.yields[0], commodities.city_yields())
    book.consolation = aqueduct
    book.hand_room += (walls.behind_walls,)
    thief = book.thief

    def active_thief(state: CatanState, seat: Seat, cause: str) -> Any:
        """CT-K9.6: not before the first landing."""
        return thief(state, seat, cause) if realm_of(state).barbarians.landings else None

    book.thief = active_thief
    book.fallen = barbarians.fallen_cities
    book.foreign = knights.foreign_pieces
    book.why_unconnected = blocking.why_unconnected(book.why_unconnected)
    book.two_for_one += (commodities.two_for_one,)
    book.bans_of_settlements += (Ban("CT-K8.6", blocking.knights_stand),)
    book.bans_of_cities += (Ban("CT-K9.5", barbarians.only_fallen),)
    book.built += (barbarians.stand_up,)
    book.sailing = no_ships
    book.shelter = knights.everywhere
    book.away = barbarians.nowhere_away
    book.loyal = politics.nobody_loyal
    book.found_card = deck.find_progress
    book.fifth_card = playing.ask_for_return
    book.fifth_plays = PLAY_OF
    book.pieces = roads_of
    book.lift = lift_road
    book.fixed_tokens = science.no_fixed_tokens
    gone = (LARGEST_ARMY, VICTORY_POINTS)
    book.sources = (
        *[source for source in book.sources if source not in gone],
        points.METROPOLISES,
        points.MERCHANT,
        points.DEFENDERS,
        points.OPEN_CARDS,
    )
    book.effects = {}
    book.tallies |= {
        "attacks-repelled": attacks_repelled,
        "attacks-lost": attacks_lost,
        "progress-played": progress_played,
    }
    book.views |= {"realm": view.realm_view}
    book.own_views |= {"realm": view.own_realm}
    book.guesses += (guessing.deal_progress,)
    book.checks += (realm_faults,)


def attacks_repelled(state: CatanState) -> int:
    return realm_of(state).barbarians.repelled


def attacks_lost(state: CatanState) -> int:
    barbarians = realm_of(state).barbarians
    return barbarians.landings - barbarians.repelled


def progress_played(state: CatanState) -> int:
    return deck.progress_of(state).played


def add_alone(book: Book) -> None:
    """On the island of the base game."""
    add(book)
    book.extra_target = ALONE


def change_turns(book: Book) -> None:
    """CT-K3: three dice, no development cards, and much more to do."""
    cards: tuple[type[Action], ...] = (Buy, *PLAYED)
    for kind in cards:
        book.after_roll.pop(kind, None)
        book.before_roll.pop(kind, None)
    book.before_roll |= {Roll: rolling.RollThree(), science.PlayAlchemist: ALCHEMIST}
    end = book.after_roll.pop(EndTurn)
    book.after_roll |= {**DEEDS, **PLAYS, EndTurn: end}
    book.unrolled |= {kind: "CT-K3.1" for kind in PLAYS}
    book.early = alchemist_or_roll
    known = [some for some in book.some if some not in SOME_CARDS]
    book.some = (
        *known,
        *(deed.one for kind, deed in DEEDS.items() if kind is not knight_actions.March),
        march_seldom,
        some_progress,
        build_up,
    )
    book.due |= {kind: "CT-K1.1" for kind in cards if kind not in PLAYS}
    book.due.setdefault(TakeCards, "CT-K5.5")
    brought = [kind for kind in (*DEEDS, *PLAYS, science.PlayAlchemist) if kind is not PlayRoadBuilding]
    book.due |= dict.fromkeys(brought, "CT-K1.2")
    book.due |= {
        improvements.PlaceMetropolis: "CT-K5.6",
        barbarians.LoseCity: "CT-K9.4",
        knight_actions.FleeTo: "CT-K10.2",
        deck.DrawFrom: "CT-K9.3",
        playing.ReturnCard: "CT-K6.4",
        harbor.Give: "CT-K15.1",
        playing.Skip: "CT-K15.1",
        trade.TakeFrom: "CT-K15.2",
        deserting.Dismiss: "CT-K15.19",
        spying.PickProgress: "CT-K15.23",
        politics.Present: "CT-K15.25",
    }


def alchemist_or_roll(asked: TakeTurn, state: CatanState, seat: Seat, random: Random) -> Action:
    hand = deck.progress_of(state).hands[seat]
    if hand and ALCHEMIST.has(state, seat) and random.random() < 0.5:
        return ALCHEMIST.one(asked, state, seat, random) or ROLL
    return ROLL


def march_seldom(asked: TakeTurn, state: CatanState, seat: Seat, random: Random) -> Action | None:
    """People do not move a knight whenever they can."""
    if random.random() > MARCHING:
        return None
    return state.book.after_roll[knight_actions.March].one(asked, state, seat, random)


def some_progress(asked: TakeTurn, state: CatanState, seat: Seat, random: Random) -> Action | None:
    """One of the cards in hand."""
    hand = deck.progress_of(state).hands[seat]
    if not hand:
        return None
    kind = PLAY_OF.get(hand[int(random.random() * len(hand))].card)
    return None if kind is None else state.book.after_roll[kind].one(asked, state, seat, random)


def found_realm(state: CatanState, setup: Setup, chance: Chance) -> None:
    seats = state.seats
    state.realm = Realm(
        Improvements(((0, 0, 0),) * seats, walls=(0,) * seats),
        Knights((0,) * seats),
        Barbarians(defenders=(0,) * seats),
        ProgressCards(deck.shuffled_decks(), ((),) * seats, ((),) * seats),
        bool(setup["knights-act-at-once"]),
    )


def turn_of_realm(state: CatanState) -> None:
    """CT-K8.4, CT-K8.5, CT-K15.1, CT-K15.4: what holds for a turn is over."""
    realm = realm_of(state)
    moved, progress = realm.knights, realm.progress
    if moved.fresh or moved.acted or moved.promoted:
        set_knights(state, Knights(moved.corners, moved.strong, moved.mighty, moved.active))
    if progress.fleet or progress.visited:
        set_progress(state, progress.but(fleet=0, visited=0))


def no_ships(state: CatanState, seat: Seat) -> int:
    return 0


def roads_of(state: CatanState, seat: Seat) -> int:
    return state.roads[seat]


def lift_road(state: CatanState, seat: Seat, edge: int) -> type[Action]:
    state.roads[seat] &= ~(1 << edge)
    return BuildRoad


PLAY_OF: Final = {deed.kind: kind for kind, deed in PLAYS.items() if isinstance(deed, playing.PlayProgress)}
