"""The end of a game of Terra Mystica at home: what lies there becomes a position, and the final scoring counts it."""

from __future__ import annotations

from deskovka.core.chance import SeededChance
from deskovka.core.game import Play, Seat
from deskovka.core.outcome import Line, Standing, rank
from deskovka.core.paper import Field, Filled, Paper, Part, Scored, Why
from deskovka.core.values import extensible
from deskovka.games.terra_mystica import bridges
from deskovka.games.terra_mystica.board import LAND, SPAN_NAMES, Hex, Span
from deskovka.games.terra_mystica.building import place
from deskovka.games.terra_mystica.cults import TOP
from deskovka.games.terra_mystica.ending import CULT_POINTS, NETWORK_POINTS, FinalPoints, ScoreGame
from deskovka.games.terra_mystica.factions import FACTIONS, KIND_NAMES, SUPPLY, Kind
from deskovka.games.terra_mystica.game import TerraMystica
from deskovka.games.terra_mystica.reach import network
from deskovka.games.terra_mystica.state import CULTS, PRIESTS, TerraMysticaState
from deskovka.games.terra_mystica.tiles import CULT_NAMES

GAME = TerraMystica()
MOST = (
    500  # points, coins or workers: there is no limit in the rules (TM-1.3, TM-1.11), only one to mistyping
)
TOKENS = 12  # TM-1.5
MOST_SHIPPING = max(faction.shipping[1] for faction in FACTIONS.values() if faction.shipping)
LEAP_TILES = 2  # town tiles that lengthen a tunnel or carpet
BUILDINGS = tuple(name.replace("_", "-") for name in KIND_NAMES)
CULT_FIELDS = tuple(name.lower() for name in CULT_NAMES)
BOWLS = ("bowl1", "bowl2", "bowl3")


@extensible
class TerraMysticaPaper(Paper):
    """Points so far, everything on the map, shipping, cults and what is left: all the final scoring looks at."""

    seats = GAME.seats
    common = ()
    own = (
        Field("faction", "choice", choices=tuple(FACTIONS)),
        Field("so-far", "number", "0", most=MOST),
        *(
            Field(id, "places", most=most, rule="TM-1.2", read=Hex.read, example="E5")
            for id, most in zip(BUILDINGS, SUPPLY)
        ),
        Field(
            "bridges",
            "places",
            most=bridges.MOST,
            rule="TM-16.6",
            read=Span.read,
            example="F4:G3",
            places=SPAN_NAMES,
        ),
        Field("shipping", "number", "0", most=MOST_SHIPPING),
        *(Field(cult, "number", "0", most=TOP) for cult in CULT_FIELDS),
        *(Field(id, "number", "0", most=MOST) for id in ("coins", "workers")),
        Field("priests", "number", "0", most=PRIESTS),
        *(Field(bowl, "number", "0", most=TOKENS) for bowl in BOWLS),
    )

    def score(self, filled: Filled) -> Scored:
        state = _empty(filled)
        for seat, part in enumerate(filled.players):
            _lay_buildings(state, seat, part)
            _put_resources(state, seat, part)
        for seat, part in enumerate(filled.players):
            _lay_bridges(state, seat, part)
        _check_tops(state, filled)
        sizes = [network(state, seat) for seat in range(state.seats)]
        play = Play(state, SeededChance.from_text("paper"), heard=True)
        ScoreGame().run(state, play)
        found = [event for event in play.events if isinstance(event, FinalPoints)]
        lines = [_lines(seat, part, found) for seat, part in enumerate(filled.players)]
        standings = tuple(
            Standing(state.points[seat], lines[seat], played=state.factions[seat])
            for seat in range(state.seats)
        )
        outcome = rank(standings)
        whys = tuple(_whys(state, seat, sizes[seat], lines[seat]) for seat in range(state.seats))
        return Scored(outcome, whys, outcome.winners)


def _empty(filled: Filled) -> TerraMysticaState:
    """The factions with nothing on the map; two of one colour are refused by the set-up (TM-2.1)."""
    homes: dict[int, str] = {}
    for part in filled.players:
        faction = part.choices["faction"]
        if not faction:
            raise part.error("faction", "expected a faction", "no-faction", name=part.name)
        other = homes.setdefault(FACTIONS[faction].home, part.name)
        if other != part.name:
            message = f"{other} plays this colour already"
            raise part.error("faction", message, "same-colour", "TM-2.1", name=part.name, other=other)
    chosen = ",".join(part.choices["faction"] for part in filled.players)
    setup = GAME.setup(len(filled.players), {"factions": chosen})
    state = GAME.new_game(setup, SeededChance.from_text("paper"))
    state.agenda.clear()
    return state


def _lay_buildings(state: TerraMysticaState, seat: Seat, part: Part) -> None:
    for kind, field in zip(Kind, BUILDINGS):
        for hex in part.places[field]:
            if not LAND >> hex & 1:
                raise part.forbidden(field, hex, "TM-9.1")
            if state.occupied >> hex & 1:
                raise part.forbidden(field, hex, "TM-9.2")
            place(state, seat, hex, kind)
            state.terrain[hex] = state.faction(seat).home  # whatever it was, it has been transformed


def _put_resources(state: TerraMysticaState, seat: Seat, part: Part) -> None:
    numbers = part.numbers
    state.points[seat] = numbers["so-far"]
    state.coins[seat], state.workers[seat] = numbers["coins"], numbers["workers"]
    state.priests[seat] = numbers["priests"]
    state.bowl1[seat], state.bowl2[seat], state.bowl3[seat] = [numbers[bowl] for bowl in BOWLS]
    if sum(numbers[bowl] for bowl in BOWLS) > TOKENS:
        count = sum(numbers[bowl] for bowl in BOWLS)
        message = f"expected at most {TOKENS} in all, got {count}"
        raise part.error("bowl3", message, "too-many-in-all", "TM-1.5", most=TOKENS, count=count)
    for cult, field in enumerate(CULT_FIELDS):
        state.cults[seat * CULTS + cult] = numbers[field]
    _set_shipping(state, seat, part)


def _set_shipping(state: TerraMysticaState, seat: Seat, part: Part) -> None:
    """TM-2.2, TM-8.6: at least the first level of the track; without a track only tiles make the way longer."""
    faction, level = state.faction(seat), part.numbers["shipping"]
    least, most = faction.shipping or (0, LEAP_TILES)
    if level > most:
        message = f"expected a number from {least} to {most} for {faction.id}, got {level}"
        rule = "TM-2.2" if faction.shipping else "TM-8.6"
        raise part.error("shipping", message, "number", rule, typed=str(level), least=least, most=most)
    if faction.shipping:
        state.shipping[seat] = max(least, level)
    else:
        state.leap_bonus[seat] = level


def _lay_bridges(state: TerraMysticaState, seat: Seat, part: Part) -> None:
    for span in part.places["bridges"]:
        rule = bridges.why_not_bridge(state, seat, bridges.PlaceBridge(span))
        if rule is not None:
            raise part.forbidden("bridges", span, rule)
        state.bridges += ((int(span), seat),)


def _check_tops(state: TerraMysticaState, filled: Filled) -> None:
    for cult, field in enumerate(CULT_FIELDS):
        tops = [seat for seat in range(state.seats) if state.cults[seat * CULTS + cult] == TOP]
        if len(tops) > 1:
            message = f"only one player may stand on step {TOP}"
            raise filled.players[tops[-1]].error(field, message, "one-top", "TM-14.4", top=TOP)


def _lines(seat: Seat, part: Part, found: list[FinalPoints]) -> tuple[Line, ...]:
    """TM-24.1: what there was, each cult, the network, the resources."""
    points = {event.what: event.points for event in found if event.seat == seat}
    return (
        Line("TM-1.11", ("so-far",), part.numbers["so-far"]),
        *(Line("TM-24.2", (cult,), points.get(cult, 0)) for cult in CULT_NAMES),
        Line("TM-24.5", ("network",), points.get("network", 0)),
        Line("TM-24.10", ("resources",), points.get("resources", 0)),
    )


def _whys(state: TerraMysticaState, seat: Seat, size: int, lines: tuple[Line, ...]) -> tuple[Why, ...]:
    rate = state.faction(seat).coins_per_vp
    coins = lines[-1].points * rate + state.coins[seat]
    ranks = [state.cults[cult::CULTS] for cult in range(CULTS)]
    cults = [
        Why(
            "paper-why-cult", {"count": steps[seat], "place": _place(steps, seat), "prizes": len(CULT_POINTS)}
        )
        for steps in ranks
    ]
    area = Why("paper-why-network", {"count": size, "prizes": len(NETWORK_POINTS)})
    return (
        Why("paper-why-so-far", {}),
        *cults,
        area,
        Why("paper-why-resources", {"count": coins, "rate": rate}),
    )


def _place(numbers: list[int], seat: Seat) -> int:
    return 1 + sum(other > numbers[seat] for other in numbers)


PAPER = TerraMysticaPaper()
