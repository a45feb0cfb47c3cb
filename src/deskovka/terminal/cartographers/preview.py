"""What a drawing would bring, before it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.values import value
from deskovka.games.cartographers.cards import Draw
from deskovka.games.cartographers.scoring import monster_penalty
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.text import spaces_in_words
from deskovka.terminal.cartographers.outlook import edicts_for, score_now, sheet_of
from deskovka.terminal.cartographers.shapes import coins_for
from deskovka.terminal.position import Position
from deskovka.text import Texts


@value
class Change:
    """Something a drawing would change, and by how many points for the better."""

    text: str
    gain: int

    @property
    def style(self) -> str:
        return "green" if self.gain > 0 else "red" if self.gain < 0 else ""


class Preview:
    """The map a person draws on, before and after a drawing."""

    def __init__(self, texts: Texts, names: Sequence[str], position: Position, action: Draw) -> None:
        self.texts = texts
        self.names = names
        self.view = position.view
        self.owner = position.view["draws_on"]
        self.own = self.owner == position.seat
        self.action = action
        self.before = sheet_of(self.view, self.owner)
        coins = coins_for(self.view["card"], action.cells)
        self.after: Sheet = self.before.draw(action.terrain, action.cells, coins)

    def title(self) -> str:
        terrain = self.texts.name(self.action.terrain.name.lower())
        return self.texts.t("preview-title", terrain=terrain, spaces=spaces_in_words(self.action.cells))

    def changes(self) -> list[Change]:
        return self._for_oneself() if self.own else [self._for_the_neighbour()]

    def _for_oneself(self) -> list[Change]:
        """Coins, the cards that score now or change, and the sum of the season."""
        t = self.texts.t
        coins = self.after.coins - self.before.coins
        found = [Change(t("preview-coins", coins=coins), coins)]
        for old, new in zip(edicts_for(self.view, self.before), edicts_for(self.view, self.after)):
            if old.now or old.points != new.points:
                card = self.texts.name(old.card)
                text = t("preview-points", letter=old.letter, card=card, before=old.points, after=new.points)
                found.append(Change(text, new.points - old.points))
        lost, losing = monster_penalty(self.before), monster_penalty(self.after)
        if lost != losing:
            found.append(Change(t("preview-monsters", before=-lost, after=-losing), lost - losing))
        before, after = score_now(self.view, self.before).total, score_now(self.view, self.after).total
        season = self.texts.name(self.view["season"])
        total = t("preview-total", season=season, before=before, after=after)
        return [*found, Change(total, after - before)]

    def _for_the_neighbour(self) -> Change:
        lost, losing = monster_penalty(self.before), monster_penalty(self.after)
        text = self.texts.t("preview-ambush", name=self.names[self.owner], before=lost, after=losing)
        return Change(text, losing - lost)
