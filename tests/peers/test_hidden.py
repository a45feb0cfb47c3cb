"""What our bots are told at catanatron's tables does not depend on what a player there cannot see."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import pytest

pytest.importorskip("catanatron", reason="catanatron is not installed: scripts/setup bench")

from catanatron.game import Game
from catanatron.models.player import Color

from deskovka.games.catan.game import GAME
from deskovka.games.catan.goods import size
from deskovka.peers.catanatron.comparing import their_facts
from deskovka.peers.catanatron.following import Follower
from deskovka.peers.catanatron.mirror import AnyPlayer
from deskovka.peers.catanatron.places import RESOURCES
from deskovka.peers.catanatron.player import DeskovkaPlayer
from deskovka.peers.catanatron.table import Happened, happened, log, options
from peers.tables import redo

ME = Color.RED


class Twin:
    """A game and another that looks the same to one player; what others stole and bought differs."""

    def __init__(self, game: Any, chance: Random) -> None:
        self.game = game
        self.chance = chance
        self.lines = [happened(line) for line in log(game.state)]
        players = [AnyPlayer(color) for color in sorted(game.state.colors, key=list(Color).index)]
        self.twin = Game(players, seed=game.seed)
        assert self.twin.state.colors == game.state.colors
        self.translator = Follower(game.state, 10).translator
        self.hidden = self._bought_and_kept()

    def _bought_and_kept(self) -> set[int]:
        """Lines where others bought cards that they have not played."""
        kept = set()
        for number, line in enumerate(self.lines):
            if line.kind != "BUY_DEVELOPMENT_CARD" or line.color == ME:
                continue
            played = [
                later.kind
                for later in self.lines[number:]
                if later.color == line.color and later.kind.startswith("PLAY")
            ]
            if not any(line.result in name for name in played):
                kept.add(number)
        return kept

    def play(self) -> bool:
        """Whether there can be such a game."""
        for number, line in enumerate(self.lines):
            try:
                redo(self.twin, self._changed(number, line))
            except (ValueError, AssertionError, IndexError):
                return False  # catanatron misses a card
            if any(count < 0 for key, count in self.twin.state.player_state.items() if "IN_HAND" in key):
                return False
        self.chance.shuffle(self.twin.state.development_listdeck)
        return self._sizes(self.twin) == self._sizes(self.game)

    def _changed(self, number: int, line: Happened) -> Happened:
        if number in self.hidden:
            card = self.chance.choice(self.twin.state.development_listdeck)
            return Happened(line.color, line.kind, None, card)
        if line.kind == "MOVE_ROBBER" and ME not in (line.color, line.value[1]):
            return Happened(line.color, line.kind, line.value)  # another card by chance
        return line

    def _hand(self, color: Any, game: Any) -> list[int]:
        key = game.state.color_to_index[color]
        return [game.state.player_state[f"P{key}_{word}_IN_HAND"] for word in RESOURCES]

    def _sizes(self, game: Any) -> list[int]:
        return [sum(self._hand(color, game)) for color in game.state.colors]


def test_positions_that_differ_in_hidden_things_are_the_same_to_the_bot() -> None:
    hands, cards = 0, 0
    for seed in range(1, 40):
        random.seed(seed)
        game = Game([AnyPlayer(color) for color in Color], seed=seed)
        while len(log(game.state)) < 40 + 6 * seed or game.state.current_color() != ME:
            game.play_tick()
        twin = Twin(game, Random(seed))
        if not twin.play():
            continue
        choice = options(game)
        seat = game.state.color_to_index[ME]
        one, other = (DeskovkaPlayer(ME).position(table, choice) for table in (game, twin.twin))
        truth, lie = (their_facts(table.state, twin.translator) for table in (game, twin.twin))

        hands += truth["resources"] != lie["resources"]
        cards += truth["development cards"] != lie["development cards"]
        assert one == other
        assert one.memory is None or one.memory.worlds == other.memory.worlds  # type: ignore[union-attr]
        assert GAME.view(one, seat) == GAME.view(other, seat)
        for number in range(5):
            guesses = [GAME.determinise(state, seat, Random(number)) for state in (one, other)]
            assert guesses[0] == guesses[1]
    assert hands >= 3
    assert cards >= 3


def test_what_the_player_sees_is_as_it_is() -> None:
    game = Game([AnyPlayer(color) for color in Color], seed=3)
    player = DeskovkaPlayer(ME)
    for _ in range(400):
        if game.state.current_color() == ME:
            state = player.position(game, options(game))
            true = player.follower
            assert true is not None
            seat = true.translator.seat[ME]
            assert state.hands[seat] == true.state.hands[seat]
            assert state.cards[seat] == true.state.cards[seat]
            assert list(map(size, state.hands)) == list(map(size, true.state.hands))
            assert list(map(sum, state.cards)) == list(map(sum, true.state.cards))
            assert state.bank + sum(state.hands) == true.state.bank + sum(true.state.hands)
            assert GAME.faults(state) == []
        game.play_tick()
