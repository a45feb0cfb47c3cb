"""The vocabulary of cards: how each word of a data file becomes what the card does.

A body is `{ cost = [...], do = [...] }`; each of its steps is one word with what belongs to it. A mistake is told
with the file, the card and the field.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from deskovka.core.data import Entry
from deskovka.core.errors import DataError
from deskovka.games.empires_north.cards import ALL, Body, Effect, Feature, Filter, Moment, Storage, Tile
from deskovka.games.empires_north.effects.assign import Assign, Release, Withdraw
from deskovka.games.empires_north.effects.attack import AttackFree
from deskovka.games.empires_north.effects.choose import Choose, all_steps
from deskovka.games.empires_north.effects.discard import DiscardHand, SendAway
from deskovka.games.empires_north.effects.expedition import Expedition, PayOut
from deskovka.games.empires_north.effects.find import DrawAndBuild, Find
from deskovka.games.empires_north.effects.gain import Counter, Gain
from deskovka.games.empires_north.effects.move import MoveDisc, MoveShip
from deskovka.games.empires_north.effects.pay import Pay
from deskovka.games.empires_north.effects.perform import Perform
from deskovka.games.empires_north.effects.refresh import Refresh, Renew
from deskovka.games.empires_north.endless import is_free
from deskovka.games.empires_north.goods import CLASSES, NUMBER, Gains, Price

MOST: Final = 99  # of anything a card names
MOST_CHOSEN: Final = 5  # tokens in one choice: all combinations are listed
DEEPEST: Final = 20  # a choice in a choice in a choice
OTHER_GAINS: Final = {
    "vp": "points",
    "card": "cards",
    "any_resource": "any",
    "different_resources": "different",
    "neutral_ship": "neutral_ships",
    "clan_ship": "clan_ships",
}
GAINED: Final = (*NUMBER, *OTHER_GAINS)
PAID: Final = (*NUMBER, "any_resource")
KINDS_NAMED: Final = ("location", "field", "island")


class Reading:
    """A part of an entry, and where in it one is."""

    def __init__(self, entry: Entry, path: str, icons: Collection[str]) -> None:
        self.entry = entry
        self.path = path
        self.icons = icons

    def at(self, step: object) -> Reading:
        if self.path.count(".") > DEEPEST:
            raise self.wrong("is nested too deeply", "card-deep")
        return Reading(self.entry, f"{self.path}.{step}", self.icons)

    def wrong(self, complaint: str, reason: str, **about: str) -> DataError:
        return self.entry.error(self.path, complaint, reason, **about)

    def table(self, found: Any, known: Collection[str]) -> dict[str, Any]:
        """A table with these fields only."""
        if not isinstance(found, dict):
            raise self.wrong(f"expected a table, got {found!r}", "data-table")
        for name in found:
            self.word(name, known)
        return found

    def items(self, found: Any) -> list[Any]:
        if not isinstance(found, list):
            raise self.wrong(f"expected a list, got {found!r}", "data-list")
        return found

    def number(self, found: Any, most: int = MOST) -> int:
        if type(found) is not int or not 1 <= found <= most:
            raise self.wrong(
                f"expected a whole number from 1 to {most}, got {found!r}",
                "data-number",
                least="1",
                most=str(most),
            )
        return found

    def word(self, found: Any, known: Collection[str]) -> str:
        if not isinstance(found, str) or found not in known:
            expected = ", ".join(known)
            raise self.wrong(
                f"{found!r} is not one of {expected}", "data-choice", typed=str(found), expected=expected
            )
        return found

    def flag(self, found: Any) -> bool:
        if not isinstance(found, bool):
            raise self.wrong(f"expected true or false, got {found!r}", "data-flag")
        return found

    def icon_names(self, found: Any) -> tuple[str, ...]:
        return tuple([self.word(icon, self.icons) for icon in self.items(found)])


def read_gains(reading: Reading, found: Any) -> Gains:
    """`{ food = 2, vp = 1 }`"""
    amounts = {name: reading.at(name).number(amount) for name, amount in reading.table(found, GAINED).items()}
    if not amounts:
        raise reading.wrong("gives nothing", "card-empty")
    if amounts.get("different_resources", 0) > 5:
        raise reading.wrong("names more than the five resources", "card-five")
    if "any_resource" in amounts and "different_resources" in amounts:
        raise reading.wrong("names any_resource and different_resources: one of them is enough", "card-both")
    supply = tuple([(NUMBER[name], amounts[name]) for name in NUMBER if name in amounts])
    return Gains(supply, **{field: amounts.get(name, 0) for name, field in OTHER_GAINS.items()})


def read_price(reading: Reading, found: Any) -> Price:
    """`{ wood = 1, worker = 1 }`"""
    amounts = {name: reading.at(name).number(amount) for name, amount in reading.table(found, PAID).items()}
    if not amounts:
        raise reading.wrong("costs nothing", "card-empty")
    supply = tuple([(NUMBER[name], amounts[name]) for name in NUMBER if name in amounts])
    return Price(supply, amounts.get("any_resource", 0))


def read_filter(reading: Reading, found: Any) -> Filter:
    """`{ icon = ["mug"], kind = "location", has = "action", this = false }`"""
    table = reading.table(found, ("icon", "kind", "has", "this"))
    if "has" in table:
        reading.at("has").word(table["has"], ("action",))
    this = 0
    if "this" in table:
        this = 1 if reading.at("this").flag(table["this"]) else -1
    return Filter(
        reading.at("icon").icon_names(table["icon"]) if "icon" in table else (),
        reading.at("kind").word(table["kind"], KINDS_NAMED) if "kind" in table else "",
        "has" in table,
        this,
    )


def read_counter(reading: Reading, found: Any) -> Counter:
    """`{ cards = { icon = ["mug"] }, every = 2, max = 3 }`"""
    ways = ("cards", "different_icons", "sets", "supply")
    table = reading.table(found, (*ways, "every", "max"))
    if len([way for way in ways if way in table]) != 1:
        raise reading.wrong(
            f"expected exactly one of {', '.join(ways)}", "card-one-of", expected=", ".join(ways)
        )
    if "sets" in table and not table["sets"]:
        raise reading.at("sets").wrong("names no icon", "card-empty")
    return Counter(
        read_filter(reading.at("cards"), table["cards"]) if "cards" in table else None,
        reading.at("different_icons").flag(table["different_icons"]) if "different_icons" in table else False,
        reading.at("sets").icon_names(table["sets"]) if "sets" in table else (),
        NUMBER[reading.at("supply").word(table["supply"], NUMBER)] if "supply" in table else -1,
        reading.at("every").number(table["every"]) if "every" in table else 1,
        reading.at("max").number(table["max"]) if "max" in table else 0,
    )


def read_steps(reading: Reading, found: Any, cost: bool) -> tuple[Effect, ...]:
    """A list of steps, each a table with one word."""
    words = COST_WORDS if cost else DO_WORDS
    steps = tuple(
        [read_step(reading.at(number + 1), step, words) for number, step in enumerate(reading.items(found))]
    )
    sources = [source for step in steps for source in step.takes_from()] if cost else []
    if len(set(sources)) < len(sources):
        raise reading.wrong("two steps of the cost take from the same things", "card-cost-twice")
    return steps


def read_step(reading: Reading, found: Any, words: Mapping[str, Word]) -> Effect:
    table = reading.table(found, (*words, "for_each") if "gain" in words else tuple(words))
    named = [name for name in table if name != "for_each"]
    if len(named) != 1 or "for_each" in table and named[0] != "gain":
        raise reading.wrong(
            f"expected exactly one of {', '.join(words)}", "card-one-of", expected=", ".join(words)
        )
    if named[0] == "gain":
        gains = read_gains(reading.at("gain"), table["gain"])
        counter = read_counter(reading.at("for_each"), table["for_each"]) if "for_each" in table else None
        return Gain(gains, counter)
    return words[named[0]](reading.at(named[0]), table[named[0]])


def read_body(reading: Reading, found: Any) -> Body:
    table = reading.table(found, ("cost", "do"))
    body = Body(
        read_steps(reading.at("cost"), table.get("cost", []), True),
        read_steps(reading.at("do"), table.get("do", []), False),
    )
    if not body.cost and not body.do:
        raise reading.wrong("does nothing", "card-empty")
    return body


def read_bonus(reading: Reading, found: Any) -> Body:
    """A body without a cost: a bonus is not optional."""
    reading.table(found, ("do",))
    return read_body(reading, found)


def read_feature(reading: Reading, found: Any) -> Feature:
    table = dict(reading.table(found, ("on", "who", "cards", "cost", "do")))
    if "on" not in table:
        raise reading.at("on").wrong("is missing", "data-missing")
    moment = Moment(reading.at("on").word(table.pop("on"), [moment.value for moment in Moment]))
    who = reading.at("who").word(table.pop("who", "you"), ("you", "opponent"))
    cards = read_filter(reading.at("cards"), table.pop("cards", {}))
    body = read_body(reading, table)
    if sets_itself_off(moment, body):
        raise reading.wrong("could set itself off for ever", "card-endless")
    return Feature(moment, who == "opponent", cards, body)


def sets_itself_off(moment: Moment, body: Body) -> bool:
    """Whether a feature performs an action or answers an attack for nothing, or its own action for what that brings."""
    steps = list(all_steps(body.do))
    performed = [step.tile.value for step in steps if isinstance(step, Perform)]
    if body.cost:
        return moment.value in performed and is_free(body)
    return bool(performed) or moment == Moment.ATTACK and any(isinstance(step, AttackFree) for step in steps)


def read_features(reading: Reading, found: Any) -> tuple[Feature, ...]:
    return tuple(
        [read_feature(reading.at(number + 1), feature) for number, feature in enumerate(reading.items(found))]
    )


def read_storage(reading: Reading, found: Any) -> Storage:
    table = reading.table(found, ("what", "every", "choose"))
    for name in ("what", "every", "choose"):
        if name not in table:
            raise reading.at(name).wrong("is missing", "data-missing")
    choose = reading.at("choose").items(table["choose"])
    if not choose:
        raise reading.at("choose").wrong("offers nothing", "card-empty")
    return Storage(
        CLASSES[reading.at("what").word(table["what"], CLASSES)],
        reading.at("every").number(table["every"]),
        tuple([read_gains(reading.at("choose"), gains) for gains in choose]),
    )


def _count(reading: Reading, found: Any, with_all: bool, most: int = MOST) -> int:
    if with_all and found == "all":
        return ALL
    return reading.number(found, most)


def _choose(cost: bool) -> Word:
    def read(reading: Reading, found: Any) -> Effect:
        lists = reading.items(found)
        if len(lists) < 2:
            raise reading.wrong("offers no choice", "card-empty")
        return Choose(
            tuple([read_steps(reading.at(number + 1), steps, cost) for number, steps in enumerate(lists)])
        )

    return read


def _assign(reading: Reading, found: Any) -> Effect:
    table = reading.table(found, ("what", "up_to"))
    kinds = CLASSES[reading.at("what").word(table.get("what"), CLASSES)]
    return Assign(kinds, reading.at("up_to").number(table.get("up_to", 1), MOST_CHOSEN))


def _release(reading: Reading, found: Any) -> Effect:
    table = reading.table(found, ("what", "count", "from"))
    return Release(
        CLASSES[reading.at("what").word(table.get("what"), CLASSES)],
        _count(reading.at("count"), table.get("count", 1), True, MOST_CHOSEN),
        read_filter(reading.at("from"), table.get("from", {})),
    )


def _renew(reading: Reading, found: Any) -> Effect:
    table = reading.table(found, ("cards", "count"))
    cards = read_filter(reading.at("cards"), table.get("cards", {}))
    return Renew(cards, _count(reading.at("count"), table.get("count", 1), True))


def _pay_out(reading: Reading, found: Any) -> Effect:
    table = reading.table(found, ("cards", "count"))
    cards = read_filter(reading.at("cards"), table.get("cards", {}))
    return PayOut(cards, _count(reading.at("count"), table.get("count", 1), False))


def _find(reading: Reading, found: Any) -> Effect:
    table = reading.table(found, ("cards",))
    return Find(read_filter(reading.at("cards"), table.get("cards", {})))


def _send_away(to_hand: bool, cost: bool) -> Word:
    def read(reading: Reading, found: Any) -> Effect:
        known = ("cards", "count") if cost else ("cards", "count", "up_to", "each")
        table = reading.table(found, known)
        return SendAway(
            read_filter(reading.at("cards"), table.get("cards", {})),
            _count(reading.at("count"), table.get("count", 1), False),
            read_steps(reading.at("each"), table.get("each", []), False),
            to_hand,
            reading.at("up_to").flag(table.get("up_to", False)),
            cost,
        )

    return read


def _special(known: dict[str, Effect]) -> Word:
    def read(reading: Reading, found: Any) -> Effect:
        return known[reading.word(found, known)]

    return read


Word = Callable[[Reading, Any], Effect]
COST_WORDS: Final[dict[str, Word]] = {
    "pay": lambda reading, found: Pay(read_price(reading, found)),
    "assign": _assign,
    "discard": _send_away(False, True),
    "return": _send_away(True, True),
    "discard_hand": lambda reading, found: DiscardHand(reading.number(found)),
    "choose": _choose(True),
    "special": _special({"withdraw": Withdraw()}),
}
DO_WORDS: Final[dict[str, Word]] = {
    "gain": lambda reading, found: Gain(read_gains(reading, found)),
    "choose": _choose(False),
    "perform": lambda reading, found: Perform(Tile(reading.word(found, [tile.value for tile in Tile]))),
    "refresh": lambda reading, found: Refresh(reading.number(found)),
    "renew": _renew,
    "attack": lambda reading, found: AttackFree(reading.number(found)),
    "release": _release,
    "find": _find,
    "move_disc": lambda reading, found: MoveDisc(reading.number(found)),
    "move_ship": lambda reading, found: MoveShip(reading.number(found)),
    "expedition": lambda reading, found: Expedition(reading.number(found)),
    "discard": _send_away(False, False),
    "return": _send_away(True, False),
    "pay_out": _pay_out,
    "special": _special({"draw_and_build": DrawAndBuild()}),
}
