"""Fights with the dragons of the enchanted land (CT-T6.19 to CT-T6.24, CT-T6.30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.core.game import Deed, Event, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.outcome import Feat
from deskovka.core.values import value
from deskovka.games.catan.board import Corner
from deskovka.games.catan.book import Source
from deskovka.games.catan.cities_knights.access import set_knights
from deskovka.games.catan.cities_knights.knight_actions import ready, rest, why_not_ready
from deskovka.games.catan.cities_knights.knights import knights_of
from deskovka.games.catan.points import check_victory, win
from deskovka.games.catan.scenarios.crossing import enchanted
from deskovka.games.catan.seafarers.discovery import without
from deskovka.games.catan.state import NOBODY, CatanState, recount, with_entry

TO_WIN: Final = 6  # dragons, CT-T6.29


@value
class FightDragon(Action):
    """`fight E7n`: the knight there turns the token of its dragon."""

    form = "fight {knight}"
    final = True
    knight: Corner


@value
class DragonDefeated(Event):
    """The points of its flag; the token is the seat's, which has so many now."""

    reveals = True
    seat: Seat
    corner: Corner
    flag: int
    dragons: int


@value
class FightLost(Event):
    """The points of its flag, which all have seen; then the token is turned back."""

    reveals = True
    seat: Seat
    corner: Corner
    flag: int


class Fight(Deed[CatanState, FightDragon]):
    """CT-T6.19: a knight with a dragon, if it was activated in an earlier turn."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[FightDragon]:
        knights = fighters(state, seat)
        return [
            FightDragon(Corner(knight)) for knight in bits(knights) if not is_hopeless(state, seat, knight)
        ]

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: FightDragon) -> RuleId | None:
        rule = why_not_ready(state, seat, action.knight)
        if rule is not None:
            return rule
        if not fighters(state, seat) >> action.knight & 1:
            return "CT-T6.19"
        return "CT-T6.30" if is_hopeless(state, seat, action.knight) else None

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: FightDragon, play: Play[CatanState]
    ) -> None:
        """CT-T6.23: whatever comes of it, the knight is inactive afterwards."""
        knights = knights_of(state)
        strength = knights.strength(action.knight)
        set_knights(state, rest(knights, action.knight))
        flag = turn_flag(state, int(action.knight), play)
        if strength >= flag:
            defeat(state, seat, action.knight, flag, play)
            return
        land = enchanted(state)
        state.land = land.but(
            lost=with_entry(land.lost, seat, land.lost[seat] | 1 << action.knight),
            seen=tuple(sorted({*land.seen, (int(action.knight), flag)})),
        )
        play.tell(FightLost(seat, action.knight, flag))


def fighters(state: CatanState, seat: Seat) -> int:
    """CT-T6.19, CT-T6.20: whatever else a knight may do in the turn of its activation."""
    return ready(state, seat) & ~knights_of(state).fresh & enchanted(state).dragons


def is_hopeless(state: CatanState, seat: Seat, corner: int) -> bool:
    """CT-T6.30: the knight lost here, and is still not strong enough. Each player has one knight in that land at most."""
    land = enchanted(state)
    return bool(land.lost[seat] >> corner & 1) and knights_of(state).strength(corner) < land.flag(corner)


def turn_flag(state: CatanState, corner: int, play: Play[CatanState]) -> int:
    """The flag that was seen there, or one of those nobody has seen."""
    land = enchanted(state)
    flag = land.flag(corner)
    if not flag:
        flag = play.pick(land.unseen, "dragon", Corner(corner))
        state.land = land.but(unseen=without(land.unseen, flag))
    return flag


def defeat(state: CatanState, seat: Seat, corner: Corner, flag: int, play: Play[CatanState]) -> None:
    """CT-T6.21, CT-T6.38: a point; the sixth ends the game at once."""
    land = enchanted(state)
    number = land.beaten[seat] + 1
    state.land = land.but(
        dragons=land.dragons & ~(1 << corner),
        seen=tuple([known for known in land.seen if known[0] != corner]),
        lost=tuple([lost & ~(1 << corner) for lost in land.lost]),
        beaten=with_entry(land.beaten, seat, number),
    )
    recount(state)
    play.tell(DragonDefeated(seat, corner, flag, number))
    check_victory(state, play)
    if number == TO_WIN and state.winner == NOBODY:
        win(state, seat, play)


def dragon_points(state: CatanState, seat: Seat) -> int:
    return enchanted(state).beaten[seat]


SIXTH: Final = Feat("CT-T6.38", "sixth-dragon")
BEATEN: Final = Source("CT-T6.21", "beaten-dragons", dragon_points)
