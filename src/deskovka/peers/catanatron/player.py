"""Our bots at catanatron's tables, 3.2 and 3.3. They are told what a player there can see, and no more."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from catanatron.models.player import Player

from deskovka.bots.player import Knowledge, make_bot
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.catan.game import GAME
from deskovka.games.catan.robber import DiscardCards
from deskovka.games.catan.state import CatanState, recount, with_entry
from deskovka.peers.catanatron.comparing import check_facts, our_facts, their_facts
from deskovka.peers.catanatron.following import Follower
from deskovka.peers.catanatron.hiding import as_known_to
from deskovka.peers.catanatron.table import happened, log
from deskovka.peers.catanatron.translating import PLAYS, NoTranslation, resources_of, same

OUT_OF_REACH = 99  # catanatron says when a game is won
ALL_OFFERS = 99  # as if the bot had made all its offers: there is no trade at these tables


class DeskovkaPlayer(Player):  # type: ignore[misc]
    """A bot of ours as catanatron's player; follows the log of a game from its start."""

    def __init__(self, color: Any, bot: str = "good", seed: str = "") -> None:
        super().__init__(color)
        self.bot = make_bot(GAME, bot)
        self.seed = seed
        self.reset_state()

    def reset_state(self) -> None:
        self.table: object = None
        self.follower: Follower | None = None
        self.followed: list[Any] = []  # the lines of the log
        self.discards: list[str] = []  # chosen; in 3.3 they are given card by card
        self.random = Random(self.seed)

    def decide(self, game: Any, playable_actions: Any) -> Any:
        options = list(playable_actions)
        if options[0].action_type.name == "DISCARD_RESOURCE":
            return self._discard(game, options)
        if len(options) == 1:
            return options[0]
        for option in options:
            if option.action_type.name == "REJECT_TRADE":
                return option
        kind, found = self._follow(game).translator.theirs(self._choose(game, options))
        for option in options:
            if same(kind, found, option):
                return option
        if kind == "MOVE_ROBBER":
            return the_strongest(game.state, options)
        raise NoTranslation(f"{kind} {found} is not one of {options}")

    def position(self, game: Any, options: Any) -> CatanState:
        """What this player knows when it may choose among these options."""
        follower = self._follow(game)
        seat = follower.translator.seat[self.color]
        state = as_known_to(follower.state, seat)
        state.target = game.vps_to_win
        state.limits = tuple([limit - OUT_OF_REACH + state.target for limit in state.limits])
        fit(state, seat, options)
        return state

    def _choose(self, game: Any, options: Any) -> Action:
        state = self.position(game, options)
        seat = game.state.color_to_index[self.color]
        return self.bot.choose(Knowledge(GAME, state, seat), self.random)

    def _discard(self, game: Any, options: list[Any]) -> Any:
        """All cards are chosen at once and given one by one."""
        given = self._follow(game).discarded
        if not given or not self.discards:
            action = self._choose(game, options)
            assert isinstance(action, DiscardCards)
            self.discards = resources_of(action.cards)
        left = Counter(self.discards) - Counter(given)
        return next(option for option in options if left[option.value])

    def _follow(self, game: Any) -> Follower:
        """Everything that has happened since the last time; a new game, or one taken back, from its start."""
        lines = list(log(game.state))
        follower = self.follower
        if follower is None or self.table != game.id or lines[: len(self.followed)] != self.followed:
            self.reset_state()
            self.random = Random(f"{self.seed} {game.seed}")
            follower = self.follower = Follower(game.state, OUT_OF_REACH)
            self.table = game.id
        for line in lines[len(self.followed) :]:
            follower.follow(happened(line))
        self.followed = lines
        self._agree(game.state, follower)
        return follower

    def _agree(self, peer: Any, follower: Follower) -> None:
        """The Longest Road lies where catanatron sees it; the rest must be as it is there."""
        theirs = their_facts(peer, follower.translator)
        follower.state.longest = theirs["longest road"]
        recount(follower.state)
        if not follower.discarded:
            check_facts(our_facts(follower.state), theirs)


def the_strongest(peer: Any, options: list[Any]) -> Any:
    """Whom to rob where the weak are spared, as 3.3 can have it: who has the most points in sight."""

    def points(option: Any) -> int:
        victim = option.value[1]
        if victim is None:
            return 0
        return int(peer.player_state[f"P{peer.color_to_index[victim]}_VICTORY_POINTS"])

    return max(options, key=points)


def fit(state: CatanState, seat: Seat, options: Any) -> None:
    """What cannot be done at this table counts as done: offers, and cards that may not be played now."""
    state.offers = ALL_OFFERS
    if state.active != seat:
        return
    kinds = {option.action_type.name for option in options}
    for kind, card in PLAYS.items():
        if kind not in kinds:
            state.fresh = with_entry(state.fresh, card, state.cards[seat][card])
