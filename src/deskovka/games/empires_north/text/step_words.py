"""The words of the vocabulary: each step of a body in the reader's words, one text a word.

The texts are in `effects/text`. What a step speaks of is filled in here; the case and the number of things are chosen
by the keys of the texts (`acc-food`, `noun-card-gen`) and by their plural forms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from deskovka.games.empires_north.cards import ALL, Body, Effect, Tile
from deskovka.games.empires_north.effects.assign import Assign, Release, Withdraw
from deskovka.games.empires_north.effects.attack import AttackFree
from deskovka.games.empires_north.effects.choose import Choose
from deskovka.games.empires_north.effects.discard import DiscardHand, SendAway
from deskovka.games.empires_north.effects.expedition import Expedition, PayOut
from deskovka.games.empires_north.effects.find import DrawAndBuild, Find
from deskovka.games.empires_north.effects.gain import Counter, Gain
from deskovka.games.empires_north.effects.move import MoveDisc, MoveShip
from deskovka.games.empires_north.effects.pay import Pay
from deskovka.games.empires_north.effects.perform import Perform
from deskovka.games.empires_north.effects.refresh import Refresh, Renew
from deskovka.games.empires_north.goods import CLASSES, GOODS, Gains, Price
from deskovka.games.empires_north.text.which_cards import WhichCards
from deskovka.text import Texts

LETTERS: Final = "abcdefghij"
CLASS_OF: Final = {kinds: name for name, kinds in CLASSES.items()}
OBJECT: Final = "acc"  # the case of what is gained or paid
NAMED: Final = "goods"  # the case of what is only named
May = bool  # whether a step of a cost stands after "you may"


class StepWords:
    """The words of bodies in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.which = WhichCards(texts)

    # bodies

    def body(self, body: Body, may: May = False) -> str:
        """The cost, an arrow, and what it brings."""
        cost = ", ".join(self.step(effect, may) for effect in body.cost)
        if cost and may:
            cost = self.texts.t("join-may", cost=cost)
        do = self.steps(body.do)
        return self.texts.t("join-cost", cost=cost, do=do) if cost and do else cost or do

    def steps(self, effects: Sequence[Effect]) -> str:
        """One step after the other; what comes after a choice of several lists is a new sentence."""
        told = ""
        long = False
        for effect in effects:
            step = self.step(effect)
            told = (
                self.texts.t("join-then-anew" if long else "join-then", first=told, last=step)
                if told
                else step
            )
            long = isinstance(effect, Choose) and self._short_choice(effect) is None
        return told

    # things

    def tile(self, tile: Tile) -> str:
        return self.texts.t(f"capital-{tile.value}")

    def price(self, price: Price, case: str = OBJECT) -> str:
        """What is paid."""
        return self.listed(self._things(price.supply, case) + self._counted({"any": price.any}, case))

    def gains(self, gains: Gains, case: str = OBJECT) -> str:
        """What is given: things, then points, then cards."""
        return self.listed([*self._without_cards(gains, case), *self._counted({"card": gains.cards}, case)])

    def gaining(self, gains: Gains) -> str:
        """The same as a sentence: cards are drawn."""
        things, t = self._without_cards(gains, OBJECT), self.texts.t
        if not gains.cards:
            return t("step-gain", goods=self.listed(things))
        cards = t("acc-card", count=gains.cards)
        if not things:
            return t("step-draw", cards=cards)
        key = "step-gain-and-draw" if len(things) == 1 else "step-gain-then-draw"
        return t(key, goods=self.listed(things), cards=cards)

    def _without_cards(self, gains: Gains, case: str) -> list[str]:
        others = {
            "any": gains.any,
            "different": gains.different,
            "neutral-ship": gains.neutral_ships,
            "clan-ship": gains.clan_ships,
            "vp": gains.points,
        }
        return self._things(gains.supply, case) + self._counted(others, case)

    def _things(self, supply: Iterable[tuple[int, int]], case: str) -> list[str]:
        return self._counted({GOODS[kind].value: amount for kind, amount in supply}, case)

    def _counted(self, amounts: dict[str, int], case: str) -> list[str]:
        return [self.texts.t(f"{case}-{name}", count=count) for name, count in amounts.items() if count]

    def listed(self, things: Sequence[str]) -> str:
        """`1 food, 1 wood and 2 VP`"""
        if len(things) < 2:
            return "".join(things)
        return self.texts.t("join-and", first=", ".join(things[:-1]), last=things[-1])

    def token_class(self, kinds: tuple[int, ...], count: int) -> str:
        """So many tokens of a class; all of them without a number."""
        name = CLASS_OF[kinds]
        return self.texts.t(f"all-{name}") if count == ALL else self.texts.t(f"acc-{name}", count=count)

    # the words of the vocabulary

    def step(self, effect: Effect, may: May = False) -> str:
        return close_up(STEPS[type(effect)](self, effect, "-may" if may else ""))

    def _pay(self, effect: Pay, may: str) -> str:
        return self.texts.t(f"step-pay{may}", goods=self.price(effect.price))

    def _assign(self, effect: Assign, may: str) -> str:
        most = self.token_class(effect.kinds, effect.most)
        return self.texts.t(f"step-assign{may}", goods=most if effect.most == 1 else f"1–{most}")

    def _send_away(self, effect: SendAway, may: str) -> str:
        cards = self.which.some(effect.cards, effect.count)
        if effect.up_to:
            cards = self.texts.t("cards-up-to", cards=cards)
        step = self.texts.t(f"step-{'return' if effect.to_hand else 'discard'}{may}", cards=cards)
        if not effect.each:
            return step
        each = self.steps(effect.each)
        if effect.count == 1:
            return self.texts.t("join-reward", step=step, each=each)
        return self.texts.t("join-reward-each", step=step, each=each, kind=effect.cards.kind or "card")

    def _drop(self, effect: DiscardHand, may: str) -> str:
        return self.texts.t(f"step-drop{may}", cards=self.texts.t("acc-card", count=effect.count))

    def _choose(self, effect: Choose, may: str) -> str:
        short = self._short_choice(effect)
        if short is not None:
            key = "pay" if isinstance(effect.lists[0][0], Pay) else "gain"
            return self.texts.t(f"step-{key}{may}", goods=" / ".join(short))
        lists = [f"({letter}) {self.steps(steps)}" for letter, steps in zip(LETTERS, effect.lists)]
        return self.texts.t(f"step-choose{may}", lists="; ".join(lists))

    def _short_choice(self, effect: Choose) -> list[str] | None:
        """`1 food / 1 wood`: where each list only gives things, or only asks for them."""
        only = [steps[0] for steps in effect.lists if len(steps) == 1]
        if len(only) < len(effect.lists):
            return None
        if all(isinstance(step, Pay) for step in only):
            return [self.price(step.price) for step in only if isinstance(step, Pay)]
        plain = [
            step for step in only if isinstance(step, Gain) and not step.for_each and not step.gains.cards
        ]
        return [self.gains(step.gains) for step in plain] if len(plain) == len(only) else None

    def _withdraw(self, effect: Withdraw, may: str) -> str:
        return self.texts.t(f"step-withdraw{may}")

    def _gain(self, effect: Gain, may: str) -> str:
        step, counter = self.gaining(effect.gains), effect.for_each
        if counter is None:
            return step
        return self.texts.t("join-each", step=step, each=self.counted(counter), most=counter.most)

    def counted(self, counter: Counter) -> str:
        """What is counted: cards, icons, sets, or things in the supply."""
        t = self.texts.t
        if counter.cards is not None:
            return self.which.every(counter.cards, counter.every)
        if counter.supply >= 0:
            each = t(f"each-{GOODS[counter.supply].value}", count=counter.every)
            return t("count-supply", each=each)
        if counter.sets:
            icons = "+".join(f"[{icon}]" for icon in counter.sets)
            return t("count-sets", count=counter.every, icons=icons)
        return t("count-icons", count=counter.every)

    def _perform(self, effect: Perform, may: str) -> str:
        return self.texts.t("step-perform", tile=self.tile(effect.tile))

    def _refresh(self, effect: Refresh, may: str) -> str:
        return self.texts.t("step-refresh", workers=self.texts.t("acc-worker", count=effect.count))

    def _renew(self, effect: Renew, may: str) -> str:
        if effect.count == ALL:
            return self.texts.t("step-renew", cards=self.which.all(effect.cards))
        cards = self.which.some(effect.cards, effect.count)
        if effect.cards.this <= 0:
            cards = self.texts.t("cards-up-to", cards=cards)
        return self.texts.t("step-renew", cards=cards)

    def _attack(self, effect: AttackFree, may: str) -> str:
        return self.texts.t("step-attack", count=effect.count)

    def _release(self, effect: Release, may: str) -> str:
        goods = self.token_class(effect.kinds, effect.count)
        return self.texts.t("step-release", goods=goods, **{"from": self.which.from_one(effect.cards)})

    def _find(self, effect: Find, may: str) -> str:
        return self.texts.t("step-find", cards=self.which.some(effect.cards, 1))

    def _move_disc(self, effect: MoveDisc, may: str) -> str:
        return self.texts.t("step-move-disc", count=effect.count)

    def _move_ship(self, effect: MoveShip, may: str) -> str:
        return self.texts.t("step-move-ship", count=effect.count)

    def _expedition(self, effect: Expedition, may: str) -> str:
        return self.texts.t("step-expedition", count=effect.count)

    def _pay_out(self, effect: PayOut, may: str) -> str:
        if effect.cards.this > 0:
            return self.texts.t("step-pay-out-this")
        cards = self.which.own(effect.cards, effect.count)
        return self.texts.t("step-pay-out", cards=cards, count=effect.count)

    def _draw_and_build(self, effect: DrawAndBuild, may: str) -> str:
        return self.texts.t("step-draw-and-build")


def close_up(text: str) -> str:
    """Without the blanks around what was left out."""
    return " ".join(text.split())


STEPS: Final[dict[type[Effect], Callable[[StepWords, Any, str], str]]] = {
    Pay: StepWords._pay,
    Assign: StepWords._assign,
    SendAway: StepWords._send_away,
    DiscardHand: StepWords._drop,
    Choose: StepWords._choose,
    Withdraw: StepWords._withdraw,
    Gain: StepWords._gain,
    Perform: StepWords._perform,
    Refresh: StepWords._refresh,
    Renew: StepWords._renew,
    AttackFree: StepWords._attack,
    Release: StepWords._release,
    Find: StepWords._find,
    MoveDisc: StepWords._move_disc,
    MoveShip: StepWords._move_ship,
    Expedition: StepWords._expedition,
    PayOut: StepWords._pay_out,
    DrawAndBuild: StepWords._draw_and_build,
}
