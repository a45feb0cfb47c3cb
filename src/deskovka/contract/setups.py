"""The set-ups a game is tested with: together they have every number of seats and every choice of every option."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from deskovka.core.chance import RandomChance
from deskovka.core.errors import SetupError
from deskovka.core.game import Game
from deskovka.core.setup import Option
from deskovka.core.values import value

MOST_SEATS = 6  # of a game for more, only setting up is tested with all their numbers
MOST_NUMBERS = 12  # of a wider range both ends and the default stand for all
MOST_IN_VAIN = 200  # set-ups drawn without anything new before what is left counts as impossible
ORDERS = 3  # in which a list of some length is tried

SEATS = "seats"
Choice = tuple[str, str]  # an option, or SEATS, and what is chosen; of a list one entry


@value
class Draw:
    """One set-up: how many seats, and the text of every option that is not left alone."""

    seats: int
    options: tuple[Choice, ...]

    def __str__(self) -> str:
        return " ".join((f"{self.seats} seats", *(f"{id}={text}" for id, text in self.options)))


@cache
def drawn_setups(game: Game[Any]) -> tuple[tuple[Draw, ...], tuple[Choice, ...]]:
    """The defaults, then set-ups until every choice was in one; and the choices that fit in none."""
    random = Random(f"set-ups of {game.name}")
    counts = [seats for seats in game.seats if seats <= max(MOST_SEATS, game.seats[0])]
    wanted = dict.fromkeys((SEATS, str(seats)) for seats in counts)
    wanted |= dict.fromkeys((option.id, value) for option in game.options for value in values(option))
    found: list[Draw] = []
    vain = 0
    while wanted and vain < MOST_IN_VAIN:
        draw = draw_setup(game, counts, list(wanted), random) if found else Draw(counts[-1], ())
        news = [choice for choice in choices_in(game, draw) if choice in wanted]
        vain = 0 if news else vain + 1
        found += [draw] if news else []
        for choice in news:
            del wanted[choice]
    return tuple(found), tuple(wanted)


def values(option: Option) -> list[str]:
    """What can be chosen for an option, as far as it can be listed; of a list its entries."""
    if option.kind == "flag":
        return ["yes", "no"]
    if option.kind == "number":
        numbers = range(option.least, option.most + 1)
        few = numbers if len(numbers) <= MOST_NUMBERS else (numbers[0], option.default, numbers[-1])
        return [str(number) for number in few]
    return list(option.choices)


def draw_setup(game: Game[Any], counts: list[int], wanted: list[Choice], random: Random) -> Draw:
    """Option by option, in any order, the first choice that is wanted and fits; where none is, any that fits."""
    missing = [int(text) for id, text in wanted if id == SEATS]
    seats = missing[0] if missing else random.choice(counts)
    chosen: dict[str, str] = {}
    for option in random.sample(game.options, len(game.options)):
        new = [text for id, text in wanted if id == option.id]
        random.shuffle(new)
        known = values(option)
        for text in (*new, *random.sample(known, min(1, len(known)))):
            fitting = (
                way
                for way in ways(option, text, seats, random)
                if fits(game, seats, {**chosen, option.id: way})
            )
            if (way := next(fitting, None)) is not None:
                chosen[option.id] = way
                break
    own = ((option.id, chosen.get(option.id), option.write(option.default)) for option in game.options)
    return Draw(seats, tuple((id, text) for id, text, default in own if text not in (None, default)))


def ways(option: Option, text: str, seats: int, random: Random) -> Iterator[str]:
    """How something can be chosen; an entry of a list alone, or with others, as many as seats or as there may be."""
    if option.kind != "list":
        yield text
        return
    others = [choice for choice in option.choices if choice != text]
    for size in sorted({1, min(seats, option.most), option.most}, reverse=True):
        for _ in range(ORDERS if size > 1 else 1):
            yield ",".join((text, *random.sample(others, min(size - 1, len(others)))))


def fits(game: Game[Any], seats: int, options: dict[str, str]) -> bool:
    """Whether the game can be set up so, each option having an effect."""
    try:
        game.new_game(game.setup(seats, options), RandomChance(Random(1)))
    except SetupError:
        return False
    return True


def choices_in(game: Game[Any], draw: Draw) -> list[Choice]:
    """What a set-up has, the defaults of the options that are left alone included."""
    setup = game.setup(draw.seats, dict(draw.options))
    texts = {option.id: option.write(setup[option.id]) for option in game.options}
    lists = {option.id for option in game.options if option.kind == "list"}
    entries = [
        (id, entry) for id, text in texts.items() for entry in (text.split(",") if id in lists else [text])
    ]
    return [(SEATS, str(draw.seats)), *entries]
