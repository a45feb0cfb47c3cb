"""The strong player: plays the best drawings on over many guesses at the next cards."""

from __future__ import annotations

from random import Random

from deskovka.bots.cartographers.asked import DRAWING, Asked
from deskovka.bots.cartographers.evaluation import EXPERIENCED, Experience
from deskovka.bots.cartographers.good import Experienced, best_answers
from deskovka.bots.cartographers.playout import Replies, guess_turns, play_on
from deskovka.bots.deciding import DecidingBot
from deskovka.core.game import Decision, Seat
from deskovka.games.cartographers.cards import Draw
from deskovka.games.cartographers.state import CartographersState

KEPT = 3  # one candidate in three goes on to the next round, which is three times as long


class StrongBot(DecidingBot[Experienced]):
    """Compares the most promising drawings over the same guessed cards, the best of them again and again."""

    share = 0.04

    def __init__(
        self,
        candidates: int = 24,
        guesses: int = 7,
        turns: int = 6,
        prior: int = 4,
        replies: tuple[int, int] = (8, 4),
        known: Experience = EXPERIENCED,
    ) -> None:
        self.candidates = candidates
        self.guesses = guesses  # of the next cards, in the first round
        self.turns = turns  # how far it looks ahead
        self.prior = prior  # how many guesses the first estimate is worth
        self.replies = replies  # how many drawings are looked at in the turns to come: see Replies
        self.known = known
        self.answers = dict.fromkeys(DRAWING, self.draw)

    def hasty(self) -> StrongBot:
        return StrongBot(candidates=8, guesses=3, turns=4, known=self.known)

    def mind(self, state: CartographersState, seat: Seat, random: Random) -> Experienced:
        return Experienced(seat, random, self.known)

    def draw(
        self, state: CartographersState, question: Decision[CartographersState, Draw], player: Experienced
    ) -> Draw:
        asked = Asked(state, question, player.seat)
        worths = {draw: worth for worth, draw in best_answers(asked, self.known)[: self.candidates]}
        totals = {draw: self.prior * worth for draw, worth in worths.items()}
        sheets = {draw: asked.after(draw) for draw in worths}
        replies = Replies(asked.sheet, state.any_fallback, *self.replies)
        best, guesses, sign = list(worths), self.guesses, asked.sign
        while len(best) > 1:
            for _ in range(guesses):
                turns = guess_turns(state, self.turns, self.known, player.random)
                for draw in best:
                    totals[draw] += sign * play_on(sheets[draw], sign * worths[draw], turns, replies)
            best = sorted(best, key=totals.__getitem__, reverse=True)[: len(best) // KEPT or 1]
            guesses *= KEPT
        return best[0]
