"""What all bots share: an answer to each kind of decision, and a trial of the options of any other."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from bots.catan_games import first_turn
from deskovka.bots.catan import BOTS as CATAN_BOTS
from deskovka.bots.catan import beginner, turns
from deskovka.bots.deciding import DecidingBot, ImaginedChance
from deskovka.bots.player import Knowledge, RandomBot, bots, make_bot
from deskovka.contract.random_games import random_game
from deskovka.contract.setups import drawn_setups
from deskovka.core.chance import RandomChance
from deskovka.core.game import Decision, Deed, Game, Play, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.cartographers.sheet import Terrain
from deskovka.games.cartographers.state import CartographersState
from deskovka.games.catan import GAME as CATAN
from deskovka.games.catan.book import open_book
from deskovka.games.catan.points import VICTORY_POINT
from deskovka.games.catan.state import CatanState
from deskovka.games.empires_north.state import EmpiresState
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.registry import games

GAMES = 4  # enough for nearly all kinds of decisions

EVERY_BOT = [
    pytest.param(game, name, id=f"{game.name} {name}")
    for game in games()
    for name in bots(game)
    if name != "random"
]


def deciding(game: Game[Any], name: str) -> DecidingBot[Any]:
    bot = make_bot(game, name)
    assert isinstance(bot, DecidingBot)
    return bot


@cache
def one_of_each_kind(game: Game[Any]) -> dict[type, tuple[Any, Seat]]:
    """A position for each kind of decision that leaves a choice, from games of beginners with all options."""
    found: dict[type, tuple[Any, Seat]] = {}
    player, random = make_bot(game, "beginner"), Random("kinds")
    drawn, _ = drawn_setups(game)
    usual = game.setup(min(4, game.seats[-1]))
    for setup in [
        *[usual] * GAMES,
        *[game.setup(draw.seats, dict(draw.options)) for draw in drawn if draw.seats > 1],
    ]:
        chance = RandomChance(random)
        state = game.new_game(setup, chance)
        while not game.over(state):
            seat, asked = game.waiting(state)[0], type(game.decision(state))
            if asked not in found and len(game.legal(state, seat)) > 1:
                found[asked] = state.copy(), seat
            game.apply(state, seat, player.choose(Knowledge(game, state, seat), random), chance, heard=False)
    return found


@pytest.mark.parametrize("game, name", EVERY_BOT)
def test_a_bot_without_its_answer_to_a_question_still_answers(game: Game[Any], name: str) -> None:
    """Legally, the same with the same random numbers, and the table stays as it was."""
    missing = set(deciding(game, name).answers)
    for kind, (state, seat) in one_of_each_kind(game).items():
        bot = deciding(game, name)
        known = {each for each in bot.answers if issubclass(kind, each)}
        missing -= known
        bot.answers = {each: answer for each, answer in bot.answers.items() if each not in known}
        before = state.copy()

        answers = [bot.choose(Knowledge(game, state, seat), Random(5)) for _ in range(2)]

        assert game.why_not(state, seat, answers[0]) is None
        assert answers[0] == answers[1]
        assert state == before
    assert len(missing) <= len(deciding(game, name).answers) / 3, missing


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_who_only_tries_beats_who_does_anything(game: Game[Any]) -> None:
    """A good bot that knows no answer at all, in two games against the random one."""
    lead = 0
    for number in range(2):
        bot = deciding(game, "good")
        bot.answers = {}
        players = [bot, RandomBot()]
        chance, random = RandomChance(Random(f"tries {number}")), Random(number)
        state = game.new_game(game.setup(2), chance)
        while not game.over(state):
            seat = game.waiting(state)[0]
            action = players[(seat + number) % 2].choose(Knowledge(game, state, seat), random)
            game.apply(state, seat, action, chance, heard=False)
        outcome = game.outcome(state)
        assert outcome is not None
        scores = [standing.score for standing in outcome.standings]
        lead += scores[number] - scores[1 - number]

    assert lead > 0


# Questions no bot has ever heard of


@value
class Take(Action):
    form = "take"


@value
class Leave(Action):
    form = "leave"


Effect = Callable[[Any, Seat], None]


@value
class Gift(Decision[Any, Any]):
    """To be taken or left."""

    rule = "X-1.1"
    answers = (Take, Leave)
    effect: Effect

    def options(self, state: Any, seat: Seat) -> list[Action]:
        return [Leave(), Take()]

    def resolve(self, state: Any, seat: Seat, action: Action, play: Play[Any]) -> None:
        if isinstance(action, Take):
            self.effect(state, seat)


@value
class WrappedGift(Gift):
    """Who takes it is asked whether to take what is in it."""

    def resolve(self, state: Any, seat: Seat, action: Action, play: Play[Any]) -> None:
        if isinstance(action, Take):
            play.then(Gift((seat,), self.effect))


@value
class Lottery(Gift):
    """Two of three tickets win."""

    def resolve(self, state: Any, seat: Seat, action: Action, play: Play[Any]) -> None:
        if isinstance(action, Take) and play.pick((True, True, False), "lottery"):
            self.effect(state, seat)


def coins(state: CartographersState, seat: Seat) -> None:
    state.sheets[seat] = state.sheets[seat].draw(Terrain.FOREST, 0, 5)


def victory_points(state: CatanState, seat: Seat) -> None:
    state.cards[seat][VICTORY_POINT] += 1


def more_points(state: TerraMysticaState, seat: Seat) -> None:
    state.points[seat] += 20


def points_of_the_north(state: EmpiresState, seat: Seat) -> None:
    state.points[seat] += 20


EFFECTS: dict[type, Effect] = {
    EmpiresState: points_of_the_north,
    CartographersState: coins,
    CatanState: victory_points,
    TerraMysticaState: more_points,
}


@pytest.mark.parametrize("question", [Gift, WrappedGift, Lottery])
@pytest.mark.parametrize("game, name", EVERY_BOT)
def test_a_new_question_is_answered_with_sense(game: Game[Any], name: str, question: type[Gift]) -> None:
    state, seat = next(
        (state.copy(), seat) for state, seat, _, _ in random_game(game, 2, "gift") if game.turns(state) > 2
    )
    state.agenda.append(question((seat,), EFFECTS[type(state)]))

    answers = [
        deciding(game, name).choose(Knowledge(game, state, seat), Random(number)) for number in range(5)
    ]

    assert answers == [Take()] * 5


@value
class PlayGift(Action):
    form = "gift"


class GiftCard(Deed[CatanState, PlayGift]):
    def options(self, asked: object, state: CatanState, seat: Seat) -> list[PlayGift]:
        return [PlayGift()]

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: PlayGift, play: Play[CatanState]
    ) -> None:
        play.then(WrappedGift((seat,), victory_points))


@pytest.mark.parametrize("name", CATAN_BOTS)
def test_a_new_development_card_is_played(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (turns, beginner):
        monkeypatch.setattr(module, "card_plays", lambda state, seat: [PlayGift()])
    base = open_book("base")
    monkeypatch.setitem(base.deeds, PlayGift, GiftCard())
    state = first_turn()
    bot = deciding(CATAN, name)

    answers = {bot.choose(Knowledge(CATAN, state, state.active), Random(number)) for number in range(20)}

    assert PlayGift() in answers if name == "beginner" else answers == {PlayGift()}


def test_imagined_chance_gives_the_same_for_the_same_draw() -> None:
    one, other = ImaginedChance(), ImaginedChance()
    other.pick(range(100), "something else")

    assert one.pick(range(100), "dice", 1) == other.pick(range(100), "dice", 1)
    assert len({one.pick(range(100), "dice", number) for number in range(50)}) > 10
