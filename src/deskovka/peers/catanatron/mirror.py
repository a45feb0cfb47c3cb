"""Random games of catanatron, mirrored in our rules: both engines must agree after every action."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, Player
from rich.console import Console
from rich.table import Column, Table

from deskovka.arena.pool import cores, in_batches
from deskovka.commands.progress import progress
from deskovka.core.errors import DeskovkaError
from deskovka.core.values import value
from deskovka.games.catan.layouts import red_neighbours
from deskovka.games.catan.state import NOBODY, recount
from deskovka.peers.catanatron.comparing import (
    Unexplained,
    check_facts,
    check_longest,
    check_options,
    check_roads,
    held,
    our_facts,
    their_facts,
)
from deskovka.peers.catanatron.departures import DESCRIBED, Departure, Met
from deskovka.peers.catanatron.following import Follower
from deskovka.peers.catanatron.table import DISCARDS, Happened, happened, log, options

SEATS = (2, 3, 4)  # by the seed
TARGET = 10


class Difference(DeskovkaError):
    """The engines differ where no departure explains it."""


class AnyPlayer(Player):  # type: ignore[misc]
    """Plays at random, the same on every run: catanatron lists some options in no fixed order."""

    def decide(self, game: Any, playable_actions: Any) -> Any:
        return random.choice(sorted(playable_actions, key=repr))


@value
class Mirrored:
    """One game that was mirrored to its end."""

    actions: int
    met: Counter[Departure]


class Mirror:
    """One game in both engines."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        colors = list(Color)[: SEATS[seed % len(SEATS)]]
        random.seed(seed)  # 3.3 leaves this to whoever plays at random
        self.game = Game([AnyPlayer(color) for color in colors], seed=seed, vps_to_win=TARGET)
        self.follower = Follower(self.game.state, TARGET)
        self.met: Counter[Departure] = Counter()
        if red_neighbours(self.follower.state.island.tiles):
            self.met[Departure.RED_NUMBERS] += 1

    def play(self) -> Mirrored:
        while self.follower.state.winner == NOBODY and self._goes_on():
            self.step()
        return Mirrored(len(log(self.game.state)), self.met)

    def _goes_on(self) -> bool:
        return self.game.winning_color() is None and self.game.state.num_turns < TURNS_LIMIT

    def step(self) -> None:
        """Compare what may be done, do one thing, compare what has become."""
        done = None
        try:
            found = self._options()
            self.game.play_tick()
            done = happened(log(self.game.state)[-1])
            found |= self._follow(done)
        except (Unexplained, DeskovkaError) as error:
            raise Difference(self._told(str(error), done)) from error
        self.met.update(found)

    def _options(self) -> set[Departure]:
        peer, translator = self.game.state, self.follower.translator
        theirs = {
            translator.ours(option.action_type.name, option.value)
            for option in options(self.game)
            if option.action_type.name not in DISCARDS
        }
        return check_options(self.follower.state, peer.current_player_index, theirs)

    def _follow(self, done: Happened) -> set[Departure]:
        peer, state = self.game.state, self.follower.state
        before = held(state)
        found = set(self.follower.follow(done))
        if self.follower.discarded:
            return found  # there some of the cards are gone already, here none
        lengths = [peer.board.road_lengths.get(color, 0) for color in peer.colors]
        found |= check_roads(state, lengths)
        theirs = their_facts(peer, self.follower.translator)
        taken = theirs["longest road"]
        departure = check_longest(state, before, taken, lengths, done.kind == "BUILD_SETTLEMENT")
        if departure is not None:
            found.add(departure)
            state.longest = taken
            recount(state)
        check_facts(our_facts(state), theirs)
        return found | self._winner(departure is not None)

    def _winner(self, given: bool) -> set[Departure]:
        """Whether both see the same winner; `given`: catanatron gave the Longest Road to another."""
        state, color = self.follower.state, self.game.winning_color()
        theirs = NOBODY if color is None else self.follower.translator.seat[color]
        if theirs == state.winner or given:
            return set()
        if theirs != state.active and state.winner == NOBODY:
            return {Departure.OUT_OF_TURN}
        raise Unexplained(f"won by {state.winner} here, by {theirs} in catanatron")

    def _told(self, what: str, done: Happened | None) -> str:
        """Everything that is needed to look for the reason."""
        peer, state = self.game.state, self.follower.state
        when = "options" if done is None else f"after {done.kind} {done.value} by {done.color}"
        ours, theirs = our_facts(state), their_facts(peer, self.follower.translator)
        lines = [f"seed {self.seed}, {state.seats} seats, action {len(log(peer))}, {when}: {what}"]
        lines += [f"  {name}: {own} here, {theirs[name]} in catanatron" for name, own in ours.items()]
        lines.append(f"  asked: {state.agenda[-1:]} here, {peer.current_prompt} in catanatron")
        return "\n".join(lines)


def mirror(first_seed: int, number: int) -> Mirrored:
    """One of many games, for two to four in turn."""
    return Mirror(first_seed + number).play()


def main() -> None:
    parser = argparse.ArgumentParser(prog="mirror", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="random games (500)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument("--processes", type=int, default=cores(), help="games at a time (all cores)")
    options = parser.parse_args()
    met = Met()
    actions = 0
    try:
        with progress("mirrored", options.games) as done:
            for game in in_batches(mirror, options.seed, options.games, options.processes):
                met.add_game(game.met)
                actions += game.actions
                done()
    except Difference as difference:
        sys.exit(str(difference))
    Console().print(table(met))
    print(f"{options.games} games, {actions} actions: both engines agree, but for the departures listed")


def table(met: Met) -> Table:
    found = Table(
        "departure", *(Column(head, justify="right") for head in ("actions", "games")), "what it is"
    )
    for departure, words in DESCRIBED.items():
        found.add_row(departure, str(met.times[departure]), str(met.games[departure]), words)
    return found


if __name__ == "__main__":
    main()
