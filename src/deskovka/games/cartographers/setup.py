"""The set-up: the side of the sheet, the scoring cards, and what may be fixed beforehand."""

from __future__ import annotations

from deskovka.core.chance import Chance
from deskovka.core.errors import SetupError
from deskovka.core.setup import Needs, Option, Setup
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS, SCORING_CARDS, SEASONS, STACKS
from deskovka.games.cartographers.check import CheckTime
from deskovka.games.cartographers.season import BeginSeason, ScoreSeason
from deskovka.games.cartographers.sheet import Map, Sheet, sides
from deskovka.games.cartographers.state import CartographersState, Deal

EDICTS = ("edict_a", "edict_b", "edict_c", "edict_d")
RANDOM = "random"
ALL_CARDS = (*EXPLORE_CARDS, *AMBUSH_CARDS)
A_FREE_EDICT = Needs(tuple((edict, RANDOM) for edict in EDICTS))

OPTIONS = (
    Option("side", "choice", "A", tuple(sides())),
    *(Option(edict, "choice", RANDOM, (RANDOM, *SCORING_CARDS)) for edict in EDICTS),
    Option("cards", "list", (), tuple(SCORING_CARDS), most=len(EDICTS), needs=(A_FREE_EDICT,)),
    Option("fallback", "choice", "card", ("card", "any")),
    *(Option(f"deck_{s.id}", "list", (), ALL_CARDS, most=len(ALL_CARDS), secret=True) for s in SEASONS),
    Option("ambush", "list", (), tuple(AMBUSH_CARDS), most=len(AMBUSH_CARDS), secret=True),
)


def set_up(setup: Setup, chance: Chance) -> CartographersState:
    """CA-1: the table before the first card is revealed."""
    agenda = [
        task for season in range(len(SEASONS)) for task in (BeginSeason(season), CheckTime(), ScoreSeason())
    ]
    return CartographersState(
        list(reversed(agenda)),  # CA-2.1; CA-1.10: spring is on top
        [Sheet.fresh(Map.read(setup.choice("side")))] * setup.seats,  # CA-1.2, CA-1.13
        choose_scoring_cards(setup, chance),
        setup.choice("fallback") == "any",
        fixed_deal(setup),
        ambushes=tuple(AMBUSH_CARDS),  # CA-1.11
    )


def choose_scoring_cards(setup: Setup, chance: Chance) -> tuple[str, ...]:
    """CA-1.7, CA-1.8: one card of each stack, under the edicts in random order unless named."""
    cards = SCORING_CARDS
    placed = {edict: setup.choice(edict) for edict in EDICTS if setup.choice(edict) != RANDOM}
    by_stack: dict[str, str] = {}
    for card in (*placed.values(), *setup.choices("cards")):
        other = by_stack.setdefault(cards[card].stack, card)
        if other != card:
            raise SetupError(
                f"one scoring card of each stack is used (CA-1.7): {other} and {card} are of the same",
                "same-stack",
                "CA-1.7",
                one=other,
                other=card,
            )
    if len(set(placed.values())) < len(placed):
        raise SetupError(
            "a scoring card lies under one edict only (CA-1.7): one is named under two",
            "two-edicts",
            "CA-1.7",
        )
    for stack in STACKS:
        if stack not in by_stack:
            by_stack[stack] = chance.pick(
                [id for id, card in cards.items() if card.stack == stack], "scoring", stack
            )
    free = [by_stack[stack] for stack in STACKS if by_stack[stack] not in placed.values()]
    chosen = []
    for edict in EDICTS:
        if edict in placed:
            chosen.append(placed[edict])
        else:
            card = free[0] if len(free) == 1 else chance.pick(free, "edict", edict)
            free.remove(card)
            chosen.append(card)
    return tuple(chosen)


def fixed_deal(setup: Setup) -> Deal:
    """For duplicate play: the cards each season begins with, and when the ambush cards enter."""
    ambush = setup.choices("ambush")
    if ambush and len(ambush) < len(AMBUSH_CARDS):
        raise SetupError(
            f"option ambush: expected all {len(AMBUSH_CARDS)} ambush cards in order, got {len(ambush)}",
            "all-ambushes",
            option="ambush",
            count=len(AMBUSH_CARDS),
        )
    seen: set[str] = set()
    for number, season in enumerate(SEASONS):
        for card in setup.choices(f"deck_{season.id}"):
            if card not in AMBUSH_CARDS:
                continue
            if card not in ambush[: number + 1]:
                raise SetupError(
                    f"option deck_{season.id}: {card} is not in the deck yet: name it in option ambush",
                    "no-ambush-yet",
                    option=f"deck_{season.id}",
                    card=card,
                )
            if card in seen:
                raise SetupError(
                    f"option deck_{season.id}: {card} was resolved in an earlier season (CA-10.6)",
                    "ambush-resolved",
                    "CA-10.6",
                    option=f"deck_{season.id}",
                    card=card,
                )
            seen.add(card)
        _check_length(setup, season.id, season.limit)
    return Deal(tuple(setup.choices(f"deck_{season.id}") for season in SEASONS), ambush)


def _check_length(setup: Setup, season: str, limit: int) -> None:
    """Cards after the one that reaches the limit would never be revealed."""
    time = 0
    for card in setup.choices(f"deck_{season}"):
        if time >= limit:
            raise SetupError(
                f"option deck_{season}: {card} would come after the season's end (CA-8.1)",
                "after-season",
                "CA-8.1",
                option=f"deck_{season}",
                card=card,
            )
        time += EXPLORE_CARDS[card].time if card in EXPLORE_CARDS else 0
