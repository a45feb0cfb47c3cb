"""Trade between players (CT-B6.1, CT-B6.2)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Self, TypedDict

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value, word
from deskovka.games.catan.goods import (
    KINDS,
    MASK,
    RESOURCE_KINDS,
    WIDTH,
    Amounts,
    Cards,
    amounts,
    common,
    holds,
    kinds,
)
from deskovka.games.catan.hands import hand_over, show
from deskovka.games.catan.state import CatanState

USUAL_OFFERS: Final = 2  # a turn, that `options` lists; any number may be made


@word
class Seats(tuple[Seat, ...]):
    """Several seats: `1+3`."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        parts = text.split("+")
        if not all(part.isascii() and part.isdigit() and len(part) <= 2 for part in parts):
            raise ValueError(f"{text[:20]!r} is not a list of seats such as 1+3")
        return cls(map(int, parts))

    def __str__(self) -> str:
        return "+".join(map(str, self))

    def __repr__(self) -> str:
        return str(self)


@value
class Offer(Action):
    """`offer wool for ore`: to everybody."""

    form = "offer {give} for {get}"
    give: Cards
    get: Cards


class OfferToAll(Deed[CatanState, Offer]):
    """CT-B6.1: what one would give and get, asked of everybody."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> list[Offer]:
        """One or two cards of a kind for one of another."""
        found: list[Offer] = []
        if state.offers >= USUAL_OFFERS:
            return found
        hand = state.hands[seat]
        one_for_one, two_for_one = USUAL[len(state.book.kinds)]
        for kind in state.book.kinds:
            held = hand >> WIDTH * kind & MASK
            if held:
                found += one_for_one[kind]
                if held > 1:
                    found += two_for_one[kind]
        return found

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: Offer) -> RuleId | None:
        return why_not_give(state, seat, action.give, action.get)

    def do(self, asked: object, state: CatanState, seat: Seat, action: Offer, play: Play[CatanState]) -> None:
        make_offer(state, seat, action.give, action.get, tuple(state.after(seat)), play)


@value
class OfferTo(Action):
    """`offer wool for ore to 1+3`"""

    form = "offer {give} for {get} to {partners}"
    give: Cards
    get: Cards
    partners: Seats


class OfferToSome(Deed[CatanState, OfferTo]):
    """CT-B6.2: the same, asked of some."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> list[OfferTo]:
        return []  # who offers usually asks everybody

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: OfferTo) -> RuleId | None:
        if len(set(action.partners)) < len(action.partners) or not set(action.partners) <= set(
            state.after(seat)
        ):
            return "CT-B6.2"
        return why_not_give(state, seat, action.give, action.get)

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: OfferTo, play: Play[CatanState]
    ) -> None:
        partners = tuple([other for other in state.after(seat) if other in action.partners])
        make_offer(state, seat, action.give, action.get, partners, play)


@value
class Accept(Action):
    """`accept`"""

    form = "accept"


@value
class Decline(Action):
    """`decline`"""

    form = "decline"


@value
class Counter(Action):
    """`counter 2ore for wool`: what the one who is asked would give, and wants."""

    form = "counter {give} for {get}"
    give: Cards
    get: Cards


@value
class Deal(Action):
    """`deal 2`: trade with that seat on the terms it agreed to or proposed."""

    form = "deal {partner}"
    partner: Seat


@value
class Withdraw(Action):
    """`withdraw`"""

    form = "withdraw"


@value
class Reply:
    """What somebody would do: give some cards for others."""

    seat: Seat
    give: Cards
    get: Cards
    agreed: bool  # to the offer as it was made


@value
class Offered(Event):
    seat: Seat
    give: Cards
    get: Cards
    partners: tuple[Seat, ...]


@value
class Accepted(Event):
    seat: Seat


@value
class Declined(Event):
    seat: Seat


@value
class Countered(Event):
    seat: Seat
    give: Cards
    get: Cards


@value
class Traded(Event):
    """The active player gave, and got from the partner."""

    seat: Seat
    partner: Seat
    give: Cards
    get: Cards

    def binds(self) -> tuple[Seat, ...]:
        """CT-B6.2: both agreed."""
        return (self.seat, self.partner)


@value
class Withdrawn(Event):
    seat: Seat


OFFER_TO_ALL: Final = OfferToAll()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
WITHDRAW: Final = Withdraw()


def why_not_give(state: CatanState, seat: Seat, give: int, get: int) -> RuleId | None:
    """CT-B6.2: whether a seat may propose to give cards for others."""
    if not give or not get or common(give, get):
        return "CT-B6.2"
    return None if holds(state.hands[seat], give) else "CT-B6.2"


def make_offer(
    state: CatanState, seat: Seat, give: Cards, get: Cards, partners: tuple[Seat, ...], play: Play[CatanState]
) -> None:
    state.offers += 1
    show(state, seat, give)
    play.tell(Offered(seat, give, get, partners))
    state.agenda += [ChooseDeal((seat,), give, get, ()), AnswerOffer(partners, give, get)]


def _offers(kind: int, given: int, kinds: Sequence[int]) -> tuple[Offer, ...]:
    wanted = [other for other in kinds if other != kind]
    return tuple(Offer(Cards(given << WIDTH * kind), Cards(1 << WIDTH * other)) for other in wanted)


USUAL: Final = {  # by the number of kinds: one for one and two for one, by kind
    len(kinds): tuple(tuple(_offers(kind, given, kinds) for kind in kinds) for given in (1, 2))
    for kinds in (RESOURCE_KINDS, range(KINDS))
}


class ReplyView(TypedDict):
    """Terms on which somebody would trade; `agreed`: those of the offer."""

    seat: Seat
    give: Amounts
    get: Amounts
    agreed: bool


class OfferView(TypedDict):
    """What the active player would give and get, and what the others say to it."""

    by: Seat
    give: Amounts
    get: Amounts
    replies: list[ReplyView]


class AgreeToOffer(Deed[CatanState, Accept]):
    """Whoever has the cards may trade on the terms of the offer."""

    def options(self, asked: AnswerOffer, state: CatanState, seat: Seat) -> Sequence[Accept]:
        return (ACCEPT,) if holds(state.hands[seat], asked.get) else ()

    def why_not(self, asked: AnswerOffer, state: CatanState, seat: Seat, action: Accept) -> RuleId | None:
        return None if holds(state.hands[seat], asked.get) else "CT-B6.2"

    def do(
        self, asked: AnswerOffer, state: CatanState, seat: Seat, action: Accept, play: Play[CatanState]
    ) -> None:
        play.tell(Accepted(seat))
        asked.reply(state, Reply(seat, asked.get, asked.give, agreed=True))


class MakeCounterOffer(Deed[CatanState, Counter]):
    """Other terms, which the active player may take."""

    def options(self, asked: AnswerOffer, state: CatanState, seat: Seat) -> Sequence[Counter]:
        """The same cards with one more of a kind that was offered."""
        if not holds(state.hands[seat], asked.get):
            return ()
        return [Counter(asked.get, Cards(asked.give + (1 << WIDTH * kind))) for kind in kinds(asked.give)]

    def why_not(self, asked: AnswerOffer, state: CatanState, seat: Seat, action: Counter) -> RuleId | None:
        return why_not_give(state, seat, action.give, action.get)

    def do(
        self, asked: AnswerOffer, state: CatanState, seat: Seat, action: Counter, play: Play[CatanState]
    ) -> None:
        play.tell(Countered(seat, action.give, action.get))
        asked.reply(state, Reply(seat, action.give, action.get, agreed=False))


class DeclineOffer(Deed[CatanState, Decline]):
    """Nobody need trade."""

    def options(self, asked: AnswerOffer, state: CatanState, seat: Seat) -> Sequence[Decline]:
        return (DECLINE,)

    def do(
        self, asked: AnswerOffer, state: CatanState, seat: Seat, action: Decline, play: Play[CatanState]
    ) -> None:
        play.tell(Declined(seat))
        if len(asked.seats) == 1:
            _close(state, play)


@value
class AnswerOffer(Choice[CatanState]):
    """The others say whether they would; `give` and `get` are those of the active player."""

    rule = "CT-B6.1"
    answers = deeds({Decline: DeclineOffer(), Accept: AgreeToOffer(), Counter: MakeCounterOffer()})
    partial = (Counter,)
    give: Cards
    get: Cards

    def sample(self, state: CatanState, seat: Seat, random: Random) -> Action:
        if not holds(state.hands[seat], self.get):
            return DECLINE
        options = self.options(state, seat)
        return options[int(random.random() * len(options))]

    def about(self, state: CatanState) -> OfferView:
        waiting = state.agenda[-2]
        assert isinstance(waiting, ChooseDeal)
        return waiting.about(state)

    def bystanders(self, state: CatanState) -> tuple[Seat, ...]:
        """CT-B6.1: who made the offer need not wait for those who do not answer."""
        waiting = state.agenda[-2]
        assert isinstance(waiting, ChooseDeal)
        return waiting.seats

    def asides(self, state: CatanState, seat: Seat) -> list[Action]:
        """Withdraw it, or trade with one who has answered."""
        waiting = state.agenda[-2]
        assert isinstance(waiting, ChooseDeal)
        return waiting.options(state, seat)

    def step_in(self, state: CatanState, seat: Seat, action: Action, play: Play[CatanState]) -> None:
        state.agenda.pop()
        waiting = state.agenda.pop()
        assert isinstance(waiting, ChooseDeal)
        waiting.resolve(state, seat, action, play)

    def reply(self, state: CatanState, reply: Reply) -> None:
        """The active player will choose among the replies."""
        show(state, reply.seat, reply.give)
        below = -1 if len(self.seats) == 1 else -2
        waiting = state.agenda[below]
        assert isinstance(waiting, ChooseDeal)
        state.agenda[below] = waiting.with_reply(reply)


def _close(state: CatanState, play: Play[CatanState]) -> None:
    """Nobody would: there is nothing to choose."""
    waiting = state.agenda[-1]
    assert isinstance(waiting, ChooseDeal)
    if not waiting.replies:
        state.agenda.pop()
        play.tell(Withdrawn(waiting.seats[0]))


class CloseDeal(Deed[CatanState, Deal]):
    """Trade with one of those who would."""

    def options(self, asked: ChooseDeal, state: CatanState, seat: Seat) -> list[Deal]:
        return [Deal(reply.seat) for reply in asked.replies if holds(state.hands[seat], reply.get)]

    def why_not(self, asked: ChooseDeal, state: CatanState, seat: Seat, action: Deal) -> RuleId | None:
        return None if action in self.options(asked, state, seat) else "CT-B6.2"

    def do(
        self, asked: ChooseDeal, state: CatanState, seat: Seat, action: Deal, play: Play[CatanState]
    ) -> None:
        [reply] = [reply for reply in asked.replies if reply.seat == action.partner]
        hand_over(state, seat, reply.seat, reply.get)
        hand_over(state, reply.seat, seat, reply.give)
        play.tell(Traded(seat, reply.seat, reply.get, reply.give))


class WithdrawOffer(Deed[CatanState, Withdraw]):
    """Nobody must trade in the end."""

    def options(self, asked: ChooseDeal, state: CatanState, seat: Seat) -> Sequence[Withdraw]:
        return (WITHDRAW,)

    def do(
        self, asked: ChooseDeal, state: CatanState, seat: Seat, action: Withdraw, play: Play[CatanState]
    ) -> None:
        play.tell(Withdrawn(seat))


@value
class ChooseDeal(Choice[CatanState]):
    """CT-B6.1: the active player trades with one of those who would, or withdraws."""

    rule = "CT-B6.1"
    answers = deeds({Withdraw: WithdrawOffer(), Deal: CloseDeal()})
    give: Cards
    get: Cards
    replies: tuple[Reply, ...]

    def with_reply(self, reply: Reply) -> ChooseDeal:
        replies = tuple(sorted((*self.replies, reply), key=lambda reply: reply.seat))
        return ChooseDeal(self.seats, self.give, self.get, replies)

    def about(self, state: CatanState) -> OfferView:
        known = state.book.kinds
        return {
            "by": self.seats[0],
            "give": amounts(self.give, known),
            "get": amounts(self.get, known),
            "replies": [
                {
                    "seat": reply.seat,
                    "give": amounts(reply.give, known),
                    "get": amounts(reply.get, known),
                    "agreed": reply.agreed,
                }
                for reply in self.replies
            ],
        }
