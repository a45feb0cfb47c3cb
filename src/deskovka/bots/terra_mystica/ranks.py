"""What a place in a final ranking is worth while it is still open."""

from __future__ import annotations

from collections.abc import Sequence


def hope_of_rank(own: int, rivals: Sequence[int], prizes: tuple[int, ...], spread: float) -> float:
    """The prize to expect: each rival is ahead at the end the likelier, the further ahead it is now.

    `spread` is the lead that nobody will make up for; 0 takes no place (TM-24.15).
    """
    if not own:
        return 0.0
    above = 0.0
    for rival in rivals:
        if rival:
            lead = (rival - own) / spread
            above += 0.5 if not lead else 0.0 if lead <= -1 else 1.0 if lead >= 1 else 0.5 + 0.5 * lead
    place = int(above)
    better = prizes[place] if place < len(prizes) else 0
    worse = prizes[place + 1] if place + 1 < len(prizes) else 0
    return better + (above - place) * (worse - better)
