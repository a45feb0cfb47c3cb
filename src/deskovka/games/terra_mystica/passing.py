"""Action 8: pass, and the bonus scrolls."""

from __future__ import annotations

from deskovka.core.game import Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.acting import Turn, TurnDeed
from deskovka.games.terra_mystica.board import SPANS
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.finishing import FinishTurn
from deskovka.games.terra_mystica.leech import OfferPower
from deskovka.games.terra_mystica.state import KINDS, LAST_ROUND, NOBODY, Source, TerraMysticaState
from deskovka.games.terra_mystica.words import Code

NO_SCROLL = Code("")


@value
class Pass(Action):
    """`pass BON3`; in the last round `pass`."""

    form = "pass {scroll}"
    scroll: Code = NO_SCROLL


@value
class Passed(Event):
    """A seat passed, scored, and took a scroll."""

    seat: Seat
    scroll: str
    points: int


def open_scrolls(state: TerraMysticaState) -> list[int]:
    """TM-18.3: the scrolls that lie open."""
    return [
        number
        for number, coins in enumerate(state.scroll_coins)
        if coins != NOBODY and number not in state.scrolls
    ]


def passes(state: TerraMysticaState) -> list[Pass]:
    if state.round == LAST_ROUND:
        return [Pass()]
    return [Pass(Code(state.tiles.scrolls[number].id)) for number in open_scrolls(state)]


def pass_points(state: TerraMysticaState, seat: Seat) -> tuple[int, int, int]:
    """TM-18.5: from the scroll, from favor tiles, and for the Engineers' bridges."""
    counts = [state.count(seat, kind) for kind in range(KINDS)]
    faction = state.faction(seat)
    level = state.shipping[seat] if faction.shipping else 0
    scroll = state.tiles.scrolls[state.scrolls[seat]].pass_vp
    from_scroll = sum(vp * count for vp, count in zip(scroll, [*counts, level]))
    from_favors = sum(
        tile.pass_vp[counts[Kind.TP]]
        for number, tile in enumerate(state.tiles.favors)
        if tile.pass_vp and state.favors[seat] >> number & 1
    )
    spanned = 0
    if faction.vp_per_bridge and state.has(seat, Kind.SH):  # TM-36.3
        for span, owner in state.bridges:
            one, other = SPANS[span]
            spanned += owner == seat and state.own[seat] >> one & state.own[seat] >> other & 1
    return from_scroll, from_favors, spanned * faction.vp_per_bridge


def take_scroll(state: TerraMysticaState, seat: Seat, scroll: str) -> None:
    """TM-18.3, TM-18.4: a new scroll with the coins on it."""
    number = state.tiles.scroll_index[scroll]
    state.scrolls[seat] = number
    state.coins[seat] += state.scroll_coins[number]
    state.scroll_coins[number] = 0


def do_pass(state: TerraMysticaState, seat: Seat, action: Pass, play: Play[TerraMysticaState]) -> None:
    """TM-18: score, return the scroll, take another one."""
    points = pass_points(state, seat)
    for amount, source in zip(points, (Source.SCROLL, Source.FAVOR, Source.FACTION)):
        state.score(seat, amount, source)
    state.passed += (seat,)
    state.scrolls[seat] = NOBODY
    state.used[seat] &= ~2  # the action of the returned scroll stays with it
    if action.scroll:
        take_scroll(state, seat, action.scroll)
    play.tell(Passed(seat, str(action.scroll), sum(points)))


class PassTheRound(TurnDeed[Pass]):
    """TM-18: no further action in this round, not even the second of a double turn (TM-38.4)."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[Pass]:
        return passes(state)

    def why_not(self, asked: object, state: TerraMysticaState, seat: Seat, action: Pass) -> RuleId | None:
        if state.round == LAST_ROUND:
            return "TM-18.6" if action.scroll else None
        number = state.tiles.scroll_index.get(action.scroll)
        return None if number is not None and number in open_scrolls(state) else "TM-18.3"

    def do(
        self, asked: Turn, state: TerraMysticaState, seat: Seat, action: Pass, play: Play[TerraMysticaState]
    ) -> None:
        play.then(FinishTurn((seat,)), OfferPower(seat), asked.end(seat))
        do_pass(state, seat, action, play)
