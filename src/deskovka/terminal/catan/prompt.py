"""Choosing an action step by step: its kind, then where, or which cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from deskovka.core.finding import plain
from deskovka.core.notation import Action, parts_of
from deskovka.games.catan.board import Corner, Edge, Hex
from deskovka.games.catan.goods import EACH, Cards, size
from deskovka.games.catan.robber import DiscardCards
from deskovka.games.catan.text import amounts
from deskovka.games.catan.trade import Accept, Counter, Decline, Offer
from deskovka.terminal.catan.choices import (
    Choice,
    bank_trades,
    both_ways,
    by_kind,
    deals,
    parts_to_choose,
    price_of,
    spot_of,
)
from deskovka.terminal.catan.handful import ChoosingCards
from deskovka.terminal.catan.realm import effect_in_words
from deskovka.terminal.catan.typed import notation
from deskovka.terminal.columns import say_entries
from deskovka.terminal.face import AskLine, Say, TakeBack, nothing
from deskovka.terminal.position import Position
from deskovka.terminal.rule_text import say_refusal
from deskovka.terminal.typed_words import find_number

if TYPE_CHECKING:
    from deskovka.terminal.catan.face import CatanFace

MOST_LISTED = 16  # places; more than that are on the map alone


class Choosing:
    """One decision of one person. Back leads to the menu, from there to the last answer."""

    def __init__(self, face: CatanFace, position: Position, ask: AskLine) -> None:
        self.face = face
        self.screen = face.screen
        self.texts = face.texts
        self.position = position
        self.view = position.view
        self.ask = ask

    def action(self) -> Action:
        asked: dict[str, Callable[[], Action]] = {
            "Discard": self._discard,
            "Sabotage": self._discard,
            "AnswerOffer": self._answer,
            "ChooseDeal": self._deal,
        }
        return asked.get(self.position.decision, self._deed)()

    # a deed

    def _deed(self) -> Action:
        """Its kind, in a turn or where there are several; then what it is about, whatever that is."""
        kinds = by_kind(self.position.legal)
        turn = self.position.decision == "TakeTurn"
        if turn and self.view["rolled"] and self._hand_size():
            kinds = by_kind([*self.position.legal, Offer(Cards(0), Cards(0))])  # any offer may be made
        while turn or len(kinds) > 1:
            kind = self._ask_kind(list(kinds))
            try:
                return self._of_kind(kind, kinds[kind])
            except TakeBack:
                self.face.page_again(self.position)
        [(kind, actions)] = kinds.items()
        return self._of_kind(kind, actions)

    def _ask_kind(self, kinds: Sequence[str]) -> str:
        names = [self.texts.t(f"kind-{kind}") for kind in kinds]
        entries = [(name, self._note(kind)) for name, kind in zip(names, kinds)]
        say_menu = partial(say_entries, self.screen, entries)
        say_menu()
        while True:
            question = self.texts.t("ask-kind-roll" if "roll" in kinds else "ask-kind")
            typed = self._ask_for(question, say_menu, names, map(plain, names))
            if not typed and "roll" in kinds:
                return "roll"
            index = find_number(typed, len(kinds))
            if index is not None:
                return kinds[index]
            words = notation(self.texts, typed)
            for kind, name in zip(kinds, names):
                if words[:1] == [kind] or plain(typed) and plain(name).startswith(plain(typed)):
                    return kind
            self._say_wrong(typed, len(kinds))

    def _note(self, kind: str) -> str:
        """What a card in hand does here, or else what the deed costs; beside a turn pieces are free."""
        realm = self.view["realm"]
        if realm and kind in (realm["players"][self.position.seat]["own_progress"] or ()):
            return effect_in_words(self.texts, self.view, kind)
        held = (self.view["players"][self.position.seat]["own_cards"] or {}).get(kind)
        if held:
            return self.texts.t(f"effect-{held['effect']}")
        return price_of(self.texts, kind) if self.position.decision == "TakeTurn" else ""

    def _of_kind(self, kind: str, actions: list[Action]) -> Action:
        """What exactly, by what such an action is about; a kind that is one action has been named already."""
        parts = [*map(type, parts_of(actions[0]).values())]
        if kind == "offer":
            return Offer(*self._trade())
        if parts == [Cards]:
            return self._handful(kind, actions)
        if parts == [Cards, Cards]:
            return self._pick(bank_trades(self.texts, actions), kind).actions[0]
        return self._part_by_part(kind, both_ways(actions))

    def _handful(self, kind: str, actions: list[Action]) -> Action:
        """Cards of the bank, the own hand or one that is shown; every action has as many."""
        possible = [cards for action in actions for cards in parts_of(action).values()]
        most = {good: max(amounts(cards)[good] for cards in possible) for good in amounts(0)}
        shown = self._stock(kind)
        stock = {good: shown.get(good, 0) if number else 0 for good, number in most.items()}
        exact = size(possible[0])
        purpose = "give-one" if kind == "give" else kind
        chosen = self._cards(stock).choose(purpose, exact)
        return next(action for action in actions if chosen in parts_of(action).values())

    def _stock(self, kind: str) -> dict[str, int]:
        """What the cards are chosen from: the own hand, one that is shown, or the bank."""
        if kind in ("give", "present"):
            return self._hand()
        stock: dict[str, int] = (
            self.position.options["handful"]["of"] if kind == "choose" else self.view["bank"]
        )
        return stock

    # places and whatever else an action names

    def _part_by_part(self, kind: str, actions: Sequence[Action], depth: int = 0) -> Action:
        """One part of the notation after the other; back leads to the part before."""
        if depth and len(actions) == 1 or not any(len(parts_of(action)) > depth for action in actions):
            return actions[0]
        while True:
            listed = parts_to_choose(self.texts, self.face.names, self.position, actions, depth)
            chosen = self._pick_part(listed, self._question(kind, actions, depth), depth)
            try:
                return self._part_by_part(kind, chosen.actions, depth + 1)
            except TakeBack:
                self.face.page_again(self.position)

    def _question(self, kind: str, actions: Sequence[Action], depth: int) -> str:
        """The kind's own question, or that of the field; a number will always do."""
        field = [*parts_of(max(actions, key=lambda action: len(parts_of(action))))][depth]
        own = [kind] if not depth else []
        return next((key for key in (*own, field) if self.texts.has(f"ask-{key}")), "deal")

    def _pick_part(self, listed: Sequence[Choice], question: str, depth: int) -> Choice:
        """On the map, if it is about places."""
        marks = {
            choice.spot: f"<{number}>"  # no number token, settlement or city looks like that
            for number, choice in enumerate(listed, 1)
            if choice.spot
        }
        if marks:
            self.face.show_places(self.position, marks)
        short = self.screen.plain or not marks or len(listed) <= MOST_LISTED
        return self._pick(listed, question, short, depth)

    # cards

    def _discard(self) -> Action:
        count = self.view["asked"]["discards"][str(self.position.seat)]
        return DiscardCards(self._cards(self._hand()).choose("discard", count))

    def _answer(self) -> Action:
        """Agree, decline, or propose something else."""
        legal = [action for action in self.position.legal if isinstance(action, Accept | Decline)]
        listed = [self._answer_choice(action) for action in sorted(legal, key=str)]
        if self._hand_size():
            listed.append(Choice(self.texts.t("kind-counter"), "", ("counter",), ()))
        while True:
            chosen = self._pick(listed, "answer" if Accept() in legal else "refusal")
            try:
                return chosen.actions[0] if chosen.actions else Counter(*self._trade())
            except TakeBack:
                self.face.page_again(self.position)

    def _answer_choice(self, action: Action) -> Choice:
        yes = self.texts.t("word-yes")
        if isinstance(action, Accept):
            return Choice(self.texts.t("kind-accept"), "", ("yes", "y", plain(yes), plain(yes)[0]), (action,))
        return Choice(self.texts.t("kind-decline"), "", ("no", "n", "ne"), (action,))

    def _deal(self) -> Action:
        listed = deals(self.texts, self.face.names, self.view, self.position.legal)
        return self._pick(listed, "deal").actions[0]

    def _trade(self) -> tuple[Cards, Cards]:
        """What is given, and what is wanted, which is something else."""
        while True:
            give = self._cards(self._hand()).choose("give")
            given = amounts(give)
            wanted = {good: 0 if given[good] else EACH for good in self.view["bank"]}
            if not any(wanted.values()):
                self.screen.say(self.texts.t("wrong-cards", typed=str(give)), "red")
                continue
            try:
                return give, self._cards(wanted).choose("get", counted=False)
            except TakeBack:
                continue

    def _cards(self, stock: dict[str, int]) -> ChoosingCards:
        return ChoosingCards(self.screen, self.texts, self.ask, stock)

    def _hand(self) -> dict[str, int]:
        hand: dict[str, int] = self.view["players"][self.position.seat]["hand"]
        return hand

    def _hand_size(self) -> int:
        return sum(self._hand().values())

    # one of several

    def _pick(self, listed: Sequence[Choice], kind: str, shown: bool = True, depth: int = 0) -> Choice:
        entries = [(choice.label, choice.remark) for choice in listed]
        say_list = partial(say_entries, self.screen, entries) if shown else nothing
        say_list()
        example, words = listed[0].label.split()[0], [word for choice in listed for word in choice.words]
        while True:
            question = self.texts.t(f"ask-{kind}", example=example)
            typed = self._ask_for(question, say_list, words, words)
            index = find_number(typed, len(listed))
            if index is not None:
                return listed[index]
            wanted = {plain(typed), *notation(self.texts, typed)[:1]}
            named = [choice for choice in listed if wanted & set(choice.words)]
            place = _place_called(typed, listed)
            if place is not None:
                named = [choice for choice in listed if choice.spot == spot_of(place)]
            if len(named) == 1:
                return named[0]
            if place is None or not self._refused(listed[0].actions[0], place, depth):
                self._say_wrong(typed, len(listed))

    def _ask_for(self, question: str, again: Say, words: Iterable[str], named: Iterable[str]) -> str:
        """Ask; what names a choice is an answer, whatever else it might be."""
        self.face.named = frozenset(named)
        try:
            return self.ask(question, again, words)
        finally:
            self.face.named = frozenset()

    def _refused(self, action: Action, place: Hex | Corner | Edge, depth: int) -> bool:
        """Why a place that was named is not among the choices: the action with that place is not legal."""
        parts = parts_of(action)
        parts[[*parts][depth]] = place
        rule = self.position.why_not(type(action)(**parts))
        if rule:
            say_refusal(self.screen, self.texts, self.position.game.name, rule)
        return rule is not None

    def _say_wrong(self, typed: str, most: int) -> None:
        self.screen.say(
            self.texts.t("wrong-choice" if typed else "empty-line", typed=typed, most=most), "red"
        )


def _place_called(typed: str, listed: Sequence[Choice]) -> Hex | Corner | Edge | None:
    """A place of the kind that is chosen from, by any of its names."""
    word, asked = typed.strip().casefold(), {choice.spot[0] for choice in listed if choice.spot}
    for kind in (Hex, Corner, Edge):
        if kind.__name__.lower() in asked and word in kind.index:
            return kind.read(word)
    return None
