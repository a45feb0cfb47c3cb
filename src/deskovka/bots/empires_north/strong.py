"""The strong player: thinks its actions through to the end of the round."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from deskovka.bots.deciding import DecidingBot
from deskovka.bots.empires_north.endurance import has_gone_on
from deskovka.bots.empires_north.following import MOST_TRIED, Following, within_action
from deskovka.bots.empires_north.good import ANSWERS, Player, with_kept
from deskovka.bots.empires_north.rest_of_round import RestOfRound
from deskovka.bots.empires_north.weights import RULES_OF_THUMB, Weights
from deskovka.core.game import Decision, Seat
from deskovka.core.notation import Action
from deskovka.games.empires_north.lookout import KeepFromLookout
from deskovka.games.empires_north.state import EmpiresState
from deskovka.games.empires_north.turn import PASS, TakeTurn


class StrongBot(DecidingBot[Player]):
    """Searches the own actions that are left in the round, for the cards it keeps and the choices it makes too."""

    share = 0.1

    def __init__(
        self, width: int = 3, depth: int = 10, tried: int = 3, weights: Weights = RULES_OF_THUMB
    ) -> None:
        self.width = width  # lines that are followed at a time
        self.depth = depth  # actions
        self.tried = tried  # answers that are thought through
        self.weights = weights
        self.answers = {
            **ANSWERS,
            TakeTurn: self.choose_action,
            KeepFromLookout: self.keep,
            Decision: self.answer,
        }

    def hasty(self) -> StrongBot:
        return StrongBot(width=1, depth=4, tried=2, weights=self.weights)

    def mind(self, state: EmpiresState, seat: Seat, random: Random) -> Player:
        return Player(state, seat, self.weights, random)

    def choose_action(self, state: EmpiresState, asked: TakeTurn, player: Player) -> Action:
        if has_gone_on(state):
            return PASS
        return RestOfRound(player, self.width, self.depth).search(state)[1]

    def keep(self, state: EmpiresState, asked: KeepFromLookout, player: Player) -> Action:
        """The cards with which the round ends best."""
        options = asked.options(state, player.seat)
        return self.best(player, options, lambda option: with_kept(state, option, True, player.seat))

    def answer(self, state: EmpiresState, asked: Decision[EmpiresState, Any], player: Player) -> Action:
        """Within an own action: what leads to the best end of the round."""
        following = Following(player)
        start = within_action(state)
        options = following.options(start, MOST_TRIED)
        own = state.phase == "action" and state.active == player.seat
        if not own:
            return following.best(start)
        return self.best(player, options, lambda option: following.end(following.after(start, option)))

    def best(self, player: Player, options: list[Any], after: Callable[[Any], EmpiresState]) -> Action:
        """Of the options that look best those few that are thought through."""
        if len(options) == 1:
            return options[0]  # type: ignore[no-any-return]
        states = [after(option) for option in options]
        places = sorted(range(len(options)), key=lambda place: -player.value(states[place]))
        search = RestOfRound(player, 1, self.depth)
        found: Action = options[max(places[: self.tried], key=lambda place: search.search(states[place])[0])]
        return found
