"""Setting up (EN-4)."""

from __future__ import annotations

from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.errors import DataError, SetupError
from deskovka.core.game import Decision, Event, Play, Seat, Step
from deskovka.core.notation import Action
from deskovka.core.setup import Needs, Option, Setup
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Ability, Box, open_box
from deskovka.games.empires_north.clans import Clan
from deskovka.games.empires_north.deck_checks import CLANS
from deskovka.games.empires_north.gaining import gain
from deskovka.games.empires_north.goods import KINDS, WORKER
from deskovka.games.empires_north.lookout import OPENING, KeepOpening, ShowChoices, look_at
from deskovka.games.empires_north.placing import add_piece
from deskovka.games.empires_north.rounds import BEGIN_ROUND, show_islands
from deskovka.games.empires_north.state import DISCS, SOURCES, TILES, EmpiresState, Origin

WORKERS: Final = 5  # EN-4.5
SHIPS: Final = 2  # EN-4.4
BY_CHOICE: Final = (("selection", "choice"),)
OPTIONS: Final[tuple[Option, ...]] = (
    Option("selection", "choice", "choice", ("choice", "lot")),
    Option("clans", "list", (), CLANS, most=4, needs=(Needs(BY_CHOICE, rule="EN-4.3"),)),
    Option("raze-tokens-score", "flag", False),
    Option("cards", "document", ""),
)


@value
class ChooseClan(Action):
    """`clan glenn`"""

    form = "clan {clan}"
    clan: Clan


@value
class ClanChosen(Event):
    seat: Seat
    clan: Clan


@value
class CircleLaid(Event):
    """The order of the tiles, and who begins."""

    reveals = True
    tiles: tuple[str, ...]
    first: Seat


def refuse_spare_clans(setup: Setup) -> None:
    """EN-4.3: one clan a seat; nobody would play a further one."""
    count = len(setup.choices("clans"))
    if count > setup.seats:
        raise SetupError(
            f"option clans: {count} clans for {setup.seats} seats (EN-4.3)",
            "spare-clans",
            "EN-4.3",
            option="clans",
            count=count,
            seats=setup.seats,
        )


def box_of(setup: Setup) -> Box:
    """The cards that are played with; a mistake in own ones is one of the set-up."""
    try:
        return open_box(setup.choice("cards"))
    except DataError as error:
        raise SetupError(
            f"option cards: {error}", "own-cards", "EN-1.1", option="cards", why=str(error)
        ) from error


def set_up(setup: Setup, chance: Chance) -> EmpiresState:
    """EN-4.1 to EN-4.3: the table before anybody has a clan."""
    seats = setup.seats
    box = box_of(setup)
    circle = shuffled_circle(chance)
    first = chance.pick(range(seats), "first player")
    state = EmpiresState(
        agenda=[],
        box=box,
        raze_scores=setup["raze-tokens-score"] is True,
        clans=("",) * seats,
        circle=circle,
        round=0,
        first=first,
        active=first,
        phase="setup",
        turn=0,
        passed=0,
        last=False,
        supply=[0] * (KINDS * seats),
        tired=[0] * seats,
        points=[0] * seats,
        earned=[0] * (SOURCES * seats),
        hands=[()] * seats,
        known=[()] * seats,
        decks=[()] * seats,
        discards=[()] * seats,
        aside=[()] * seats,
        kept=[()] * seats,
        gone=[()] * seats,
        draws=[0] * (seats + 2),
        empires=[()] * seats,
        placed=0,
        discs=[DISCS] * seats,
        ships=[0] * seats,
        clan_ships=[0] * seats,
        queue=(),
        islands=list(box.islands),
        islands_gone=[(), ()],
        display=[(), ()],
    )
    state.agenda = [BEGIN_ROUND, ShowChoices(False), OPENING_HANDS, *choosing(state, setup), LAY_OUT]
    return state


def shuffled_circle(chance: Chance) -> tuple[int, ...]:
    """EN-4.2: a circle is the same wherever one begins to read it, so the first tile stays."""
    left = list(TILES[1:])
    circle = [0]
    while left:
        tile = chance.pick(left, "circle", len(circle))
        left.remove(tile)
        circle.append(TILES.index(tile))
    return tuple(circle)


def choosing(
    state: EmpiresState, setup: Setup
) -> list[Step[EmpiresState] | Decision[EmpiresState, ChooseClan]]:
    """EN-4.3: clans that were agreed on; the others are chosen in turn order, or by lot."""
    agreed = setup.choices("clans")
    tasks: list[Step[EmpiresState] | Decision[EmpiresState, ChooseClan]] = []
    for seat in state.from_first():
        if seat < len(agreed):
            tasks.append(GiveClan(seat, Clan(agreed[seat])))
    for seat in state.from_first():
        if seat >= len(agreed):
            by_lot = setup.choice("selection") == "lot"
            tasks.append(GiveClan(seat, None) if by_lot else WhichClan((seat,)))
    return list(reversed(tasks))


@value
class LayOut(Step[EmpiresState]):
    """EN-4.1, EN-4.2: islands and tiles."""

    rule = "EN-4.1"

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        play.tell(CircleLaid(tuple([TILES[tile].value for tile in state.circle]), state.first))
        show_islands(state, play)


@value
class GiveClan(Step[EmpiresState]):
    """EN-4.3: a clan that was agreed on, or one by lot."""

    rule = "EN-4.3"
    seat: Seat
    clan: Clan | None

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        clan = self.clan or play.pick(free_clans(state), "clan", self.seat)
        take_clan(state, self.seat, clan, play)


def free_clans(state: EmpiresState) -> list[Clan]:
    return [clan for clan in Clan if clan.value not in state.clans]


def take_clan(state: EmpiresState, seat: Seat, clan: Clan, play: Play[EmpiresState]) -> None:
    """EN-4.4, EN-4.5: three starting cards with what they give, a deck, ships, discs, workers."""
    state.clans = (*state.clans[:seat], clan.value, *state.clans[seat + 1 :])
    state.decks[seat] = state.box.decks[clan.value]
    state.ships[seat] = state.clan_ships[seat] = SHIPS
    state.supply[seat * KINDS + WORKER] = WORKERS
    play.tell(ClanChosen(seat, clan))
    for name in state.box.start[clan.value]:
        piece = add_piece(state, seat, name)
        origin = Origin(seat, name, Ability.HARVEST, piece.serial)
        gain(state, origin, state.box.cards[name].produces, 1, play)


@value
class WhichClan(Decision[EmpiresState, ChooseClan]):
    """EN-4.3: a clan that nobody has."""

    rule = "EN-4.3"
    answers = (ChooseClan,)

    def options(self, state: EmpiresState, seat: Seat) -> list[ChooseClan]:
        return [ChooseClan(clan) for clan in free_clans(state)]

    def resolve(self, state: EmpiresState, seat: Seat, action: ChooseClan, play: Play[EmpiresState]) -> None:
        take_clan(state, seat, action.clan, play)


@value
class OpeningHands(Step[EmpiresState]):
    """EN-4.6: five cards each, of which three are kept."""

    rule = "EN-4.6"

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        for seat in state.from_first():
            look_at(state, seat, OPENING, play)
        state.agenda.append(KeepOpening(tuple(range(state.seats))))


LAY_OUT: Final = LayOut()
OPENING_HANDS: Final = OpeningHands()
