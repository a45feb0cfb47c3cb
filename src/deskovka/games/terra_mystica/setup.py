"""The set-up: tiles, factions, first dwellings and first scrolls."""

from __future__ import annotations

from deskovka.core.chance import Chance
from deskovka.core.errors import SetupError
from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step, Task
from deskovka.core.notation import Action
from deskovka.core.setup import Needs, Option, Setup
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import LAND, START_TERRAIN, Hex
from deskovka.games.terra_mystica.building import Built, place
from deskovka.games.terra_mystica.cults import ORDER_STEPS
from deskovka.games.terra_mystica.ending import ScoreGame
from deskovka.games.terra_mystica.factions import FACTIONS, FactionId, Kind
from deskovka.games.terra_mystica.passing import Pass, open_scrolls, take_scroll
from deskovka.games.terra_mystica.rounds import add_coins, round_tasks
from deskovka.games.terra_mystica.state import (
    CULTS,
    KINDS,
    LAST_ROUND,
    NOBODY,
    Source,
    Switches,
    TerraMysticaState,
)
from deskovka.games.terra_mystica.tiles import SHIPPED, Tiles, load_tiles
from deskovka.games.terra_mystica.words import Build, Code

START_POINTS = 20  # TM-2.4
FIRST_GAME = ("witches", "nomads", "halflings", "mermaids", "giants")  # TM-2.11
FIRST_GAME_OF_THREE = ("witches", "nomads", "alchemists")
NOT_SELECTED = Needs((("selection", "choice"),))
CULTISTS_POSSIBLE = (
    Needs((("selection", "choice"), ("selection", "lot"), ("selection", "colours")), rule="TM-2.11"),
    Needs((("factions", ""), ("factions", "cultists"))),
)
THREE_PLAYERS = Needs(seats=3)  # of two, whoever passed first begins either way

SHIPPED_TILES = load_tiles("later")  # with those of the box; a file may have more
MOST_SCROLLS = 8

OPTIONS: tuple[Option, ...] = (
    Option("selection", "choice", "choice", ("choice", "lot", "colours", "first_game")),
    Option("factions", "list", (), tuple(FACTIONS), most=5, needs=(NOT_SELECTED,)),
    Option("start", "choice", "random", ("random", "1", "2", "3", "4", "5")),
    Option("scoring", "list", (), tuple(SHIPPED_TILES.scoring_index), most=LAST_ROUND, open=True),
    Option("scrolls", "list", (), tuple(SHIPPED_TILES.scroll_index), most=MOST_SCROLLS, open=True),
    Option("tiles", "text", "box", ("box", *SHIPPED)),
    Option("cultist_errata", "flag", False, needs=CULTISTS_POSSIBLE),
    Option("turn_order", "choice", "clockwise", ("clockwise", "pass_order"), needs=(THREE_PLAYERS,)),
    Option("cult_spades_must_adjoin", "flag", True),
)


@value
class ChooseFactionAction(Action):
    """`choose witches`"""

    form = "choose {faction}"
    faction: FactionId


@value
class FactionChosen(Event):
    """A seat plays a faction."""

    seat: Seat
    faction: FactionId


@value
class ScrollTaken(Event):
    """A seat took its first scroll."""

    seat: Seat
    scroll: Code


def set_up(setup: Setup, chance: Chance) -> TerraMysticaState:
    """TM-2: the common board; the rest stands on the agenda."""
    seats = setup.seats
    tiles = load_tiles(setup.choice("tiles"))
    start = _start_seat(setup, chance)
    state = TerraMysticaState(
        agenda=[],
        tiles=tiles,
        switches=Switches(
            setup["cultist_errata"] is True,
            setup.choice("turn_order") == "pass_order",
            setup["cult_spades_must_adjoin"] is True,
        ),
        factions=[""] * seats,
        scoring=choose_scoring(setup, tiles, chance),
        order=tuple((start + turn) % seats for turn in range(seats)),
        passed=(),
        round=0,
        acting=False,
        terrain=list(START_TERRAIN),
        pieces=[0] * seats * KINDS,
        own=[0] * seats,
        bridges=(),
        towns=[()] * seats,
        in_towns=[0] * seats,
        town_supply=[tile.count for tile in tiles.towns],
        favors=[0] * seats,
        favor_supply=[tile.count for tile in tiles.favors],
        scrolls=[NOBODY] * seats,
        scroll_coins=choose_scrolls(setup, tiles, chance),
        points=[0] * seats,
        coins=[0] * seats,
        workers=[0] * seats,
        priests=[0] * seats,
        bowl1=[0] * seats,
        bowl2=[0] * seats,
        bowl3=[0] * seats,
        cults=[0] * seats * CULTS,
        orders=[NOBODY] * CULTS * len(ORDER_STEPS),
        keys=[0] * seats,
        shipping=[0] * seats,
        digging=[0] * seats,
        leap_bonus=[0] * seats,
        used_power=0,
        used=[0] * seats,
        built=[],
        leeched=NOBODY,
        tally=[0] * seats * len(Source),
    )
    tasks: list[Task[TerraMysticaState]] = [*faction_tasks(setup, state, chance), PlaceFirstDwellings()]
    for round in range(1, LAST_ROUND + 1):
        tasks += round_tasks(round)
    state.agenda = [*reversed([*tasks, ScoreGame()])]
    return state


def _start_seat(setup: Setup, chance: Chance) -> Seat:
    """TM-2.10: by chance, or as chosen."""
    chosen = setup.choice("start")
    if chosen == "random":
        return chance.pick(range(setup.seats), "start player")
    if int(chosen) > setup.seats:
        raise SetupError(
            f"option start: there is no player {chosen} of {setup.seats}",
            "no-player",
            option="start",
            number=int(chosen),
            seats=setup.seats,
        )
    return int(chosen) - 1


def _codes(setup: Setup, option: str, known: dict[str, int], count: int) -> list[int]:
    """The tiles named in an option, at most so many."""
    codes = [code.upper() for code in setup.choices(option)]
    for code in codes:
        if code not in known:
            raise SetupError(
                f"option {option}: {code!r} is not one of {', '.join(known)}",
                "no-tile",
                option=option,
                code=code,
                known=", ".join(known),
            )
    if len(codes) > count or len(set(codes)) < len(codes):
        raise SetupError(
            f"option {option}: expected at most {count} different tiles, got {len(codes)}",
            "so-many-tiles",
            option=option,
            count=count,
        )
    return [known[code] for code in codes]


def choose_scoring(setup: Setup, tiles: Tiles, chance: Chance) -> tuple[int, ...]:
    """TM-2.14: six of the tiles, those of the first rounds as chosen, the rest drawn from the last round on."""
    chosen = _codes(setup, "scoring", tiles.scoring_index, LAST_ROUND)
    for round, number in enumerate(chosen, 1):
        if round in tiles.scorings[number].not_in:  # the spade tile in rounds 5 and 6
            raise SetupError(
                f"option scoring: {tiles.scorings[number].id} is never in round {round} (TM-2.14)",
                "never-in-round",
                "TM-2.14",
                option="scoring",
                code=tiles.scorings[number].id,
                round=round,
            )
    left = [number for number in range(len(tiles.scorings)) if number not in chosen]
    order: list[int] = []
    for round in range(LAST_ROUND, len(chosen), -1):
        allowed = [tiles.scorings[number].id for number in left if round not in tiles.scorings[number].not_in]
        number = tiles.scoring_index[chance.pick(allowed, "scoring tile", round)]
        left.remove(number)
        order.insert(0, number)
    return (*chosen, *order)


def choose_scrolls(setup: Setup, tiles: Tiles, chance: Chance) -> list[int]:
    """TM-2.15: three more than there are players; the coins on each, NOBODY for those out of the game."""
    count = setup.seats + 3
    chosen = _codes(setup, "scrolls", tiles.scroll_index, count)
    left = [tile.id for number, tile in enumerate(tiles.scrolls) if number not in chosen]
    for number in range(len(chosen), count):
        scroll = chance.pick(left, "scroll", number + 1)
        left.remove(scroll)
        chosen.append(tiles.scroll_index[scroll])
    return [0 if number in chosen else NOBODY for number in range(len(tiles.scrolls))]


def faction_tasks(setup: Setup, state: TerraMysticaState, chance: Chance) -> list[Task[TerraMysticaState]]:
    """TM-2.16: given, by lot, with colours dealt, or chosen from the start player on."""
    seats, selection = setup.seats, setup.choice("selection")
    given = setup.choices("factions")
    if selection == "first_game":
        given = FIRST_GAME_OF_THREE if seats == 3 else FIRST_GAME[:seats]
    if given:
        if len(given) != seats:
            raise SetupError(
                f"option factions: expected {seats} factions, got {len(given)}",
                "so-many-factions",
                option="factions",
                count=seats,
            )
        if len({FACTIONS[faction].home for faction in given}) < seats:
            raise SetupError(
                "option factions: two factions have the same colour (TM-2.1)",
                "same-colour",
                "TM-2.1",
                option="factions",
            )
        return [GiveFaction(seat, faction) for seat, faction in enumerate(given)]
    if selection == "choice":
        return [ChooseFaction((seat,)) for seat in state.order]
    left = list(FACTIONS)
    tasks: list[Task[TerraMysticaState]] = []
    for seat in state.order:
        faction = chance.pick(left, "faction", seat)
        home = FACTIONS[faction].home
        left = [other for other in left if FACTIONS[other].home != home]
        tasks.append(ChooseFaction((seat,), home) if selection == "colours" else GiveFaction(seat, faction))
    return tasks


@value
class GiveFaction(Step[TerraMysticaState]):
    """TM-2.2 to TM-2.7: a faction board with its start resources."""

    rule = "TM-2.6"
    seat: Seat
    faction: str

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        take_faction(state, self.seat, self.faction, play)


def take_faction(state: TerraMysticaState, seat: Seat, id: str, play: Play[TerraMysticaState]) -> None:
    faction = FACTIONS[id]
    state.factions[seat] = id
    state.workers[seat], state.coins[seat], state.priests[seat] = faction.start[:3]
    state.bowl1[seat], state.bowl2[seat], state.bowl3[seat] = faction.bowls
    state.cults[seat * CULTS : seat * CULTS + CULTS] = faction.cults  # TM-2.5
    state.shipping[seat] = faction.shipping[0] if faction.shipping else 0
    state.score(seat, START_POINTS, Source.START)
    play.tell(FactionChosen(seat, FactionId(id)))


@value
class ChooseFaction(Decision[TerraMysticaState, ChooseFactionAction]):
    """Choose a faction whose colour is free."""

    rule = "TM-2.1"
    answers = (ChooseFactionAction,)
    home: int = NOBODY  # only this colour; NOBODY: any that is free

    def options(self, state: TerraMysticaState, seat: Seat) -> list[ChooseFactionAction]:
        taken = {FACTIONS[id].home for id in state.factions if id}
        return [
            ChooseFactionAction(FactionId(id))
            for id, faction in FACTIONS.items()
            if faction.home not in taken and self.home in (NOBODY, faction.home)
        ]

    def why_not(self, state: TerraMysticaState, seat: Seat, action: ChooseFactionAction) -> RuleId | None:
        if self.home not in (NOBODY, FACTIONS[action.faction].home):
            return "TM-2.16"
        return None if action in self.options(state, seat) else self.rule

    def resolve(
        self, state: TerraMysticaState, seat: Seat, action: ChooseFactionAction, play: Play[TerraMysticaState]
    ) -> None:
        take_faction(state, seat, action.faction, play)


@value
class PlaceFirstDwellings(Step[TerraMysticaState]):
    """TM-3.1 to TM-3.3: there and back, then the Nomads' third, then the Chaos Magicians' only one; then scrolls."""

    rule = "TM-3.1"

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        usual = [seat for seat in state.order if state.faction(seat).dwellings >= 2]
        third = [seat for seat in state.order if state.faction(seat).dwellings == 3]
        last = [seat for seat in state.order if state.faction(seat).dwellings == 1]
        play.then(
            *(FirstDwelling((seat,)) for seat in [*usual, *reversed(usual), *third, *last]),
            *(FirstScroll((seat,)) for seat in reversed(state.order)),
            FirstCoins(),
        )


@value
class FirstDwelling(Decision[TerraMysticaState, Build]):
    """Place a dwelling on any free hex of the home terrain, at no cost and with no effect (TM-3.5)."""

    rule = "TM-3.4"
    answers = (Build,)

    def options(self, state: TerraMysticaState, seat: Seat) -> list[Build]:
        free, home = LAND & ~state.occupied, state.faction(seat).home
        return [Build(Hex(hex)) for hex, kind in enumerate(state.terrain) if kind == home and free >> hex & 1]

    def why_not(self, state: TerraMysticaState, seat: Seat, action: Build) -> RuleId | None:
        if state.occupied >> action.hex & 1:
            return "TM-3.1"
        return None if state.terrain[action.hex] == state.faction(seat).home else "TM-3.4"

    def resolve(
        self, state: TerraMysticaState, seat: Seat, action: Build, play: Play[TerraMysticaState]
    ) -> None:
        place(state, seat, action.hex, Kind.D)
        play.tell(Built(seat, action.hex))


@value
class FirstScroll(Decision[TerraMysticaState, Pass]):
    """TM-3.6: from the last player back to the start player each takes a scroll."""

    rule = "TM-3.6"
    answers = (Pass,)

    def options(self, state: TerraMysticaState, seat: Seat) -> list[Pass]:
        return [Pass(Code(state.tiles.scrolls[number].id)) for number in open_scrolls(state)]

    def resolve(
        self, state: TerraMysticaState, seat: Seat, action: Pass, play: Play[TerraMysticaState]
    ) -> None:
        take_scroll(state, seat, action.scroll)
        play.tell(ScrollTaken(seat, action.scroll))


@value
class FirstCoins(Step[TerraMysticaState]):
    """A coin on each of the three scrolls that remain."""

    rule = "TM-3.7"

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        add_coins(state)
