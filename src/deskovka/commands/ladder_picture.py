"""A ladder as a picture: a point and an interval for each bot, on light and dark paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor

from deskovka.arena.ladder import Rated
from deskovka.text import Texts

WIDTH, LEFT, RIGHT = 720, 190, 70  # of the picture, and of what is beside the scale
TOP, STEP, BOTTOM = 52, 40, 58
NARROWEST = 10  # points of rating that the scale shows at least
MOST_TICKS = 9
TICKS = (1, 2, 5, 10, 20, 50, 100)
STYLE = """
  svg { color: #1c2733; background: #ffffff; font: 14px system-ui, sans-serif; }
  text { fill: currentColor; } .title { font-weight: 600; } .soft { font-size: 12px; opacity: 0.8; }
  .grid { stroke: currentColor; opacity: 0.15; } .interval { stroke: #0b6bb8; stroke-width: 3; } .point { fill: #0b6bb8; }
  @media (prefers-color-scheme: dark) {
    svg { color: #e6edf3; background: #14191f; } .interval { stroke: #6cb6ff; } .point { fill: #6cb6ff; }
  }
"""


class Scale:
    """Where a rating lies from left to right, and where the scale has its marks."""

    def __init__(self, lowest: float, highest: float) -> None:
        middle, half = (lowest + highest) / 2, max(highest - lowest, NARROWEST) / 2
        step = next((one for one in TICKS if 2 * half / one < MOST_TICKS - 1), TICKS[-1])
        first, last = floor((middle - half) / step), ceil((middle + half) / step)
        self.ticks = [number * step for number in range(first, last + 1)]

    def x(self, rating: float) -> float:
        first, last = self.ticks[0], self.ticks[-1]
        return round(LEFT + (rating - first) / (last - first) * (WIDTH - LEFT - RIGHT), 1)


def picture(texts: Texts, title: str, names: Mapping[str, str], found: Sequence[Rated]) -> str:
    """The picture as SVG, its words in the reader's language; read aloud, it tells the same."""
    scale = Scale(min(one.low for one in found), max(one.high for one in found))
    height = TOP + STEP * len(found) + BOTTOM
    rungs = [rung(texts, scale, names[one.bot], one, TOP + STEP * place) for place, one in enumerate(found)]
    bottom = TOP + STEP * len(found)
    grid = [
        f'<line class="grid" x1="{scale.x(tick)}" x2="{scale.x(tick)}" y1="{TOP}" y2="{bottom}"/>'
        f'<text class="soft" x="{scale.x(tick)}" y="{bottom + 18}" text-anchor="middle">{tick}</text>'
        for tick in scale.ticks
    ]
    told = "; ".join(f"{names[one.bot]} {texts.decimal(one.rating, 1)}" for one in found)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' role="img" lang="{texts.language}" aria-labelledby="title about">'
    )
    parts = [
        head,
        f'<title id="title">{escape(title)}</title><desc id="about">{escape(told)}</desc>',
        f"<style>{STYLE}</style>",
        f'<text class="title" x="16" y="28">{escape(title)}</text>',
        *grid,
        *rungs,
        f'<text class="soft" x="16" y="{height - 14}">{escape(texts.t("ladder-picture-note"))}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def rung(texts: Texts, scale: Scale, called: str, one: Rated, top: float) -> str:
    """One bot: its name, its interval, its point and the number."""
    y = top + STEP / 2
    low, high, here = scale.x(one.low), scale.x(one.high), scale.x(one.rating)
    ends = "".join(
        f'<line class="interval" x1="{x}" x2="{x}" y1="{y - 6}" y2="{y + 6}"/>' for x in (low, high)
    )
    return (
        f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(called)}</text>'
        f'<line class="interval" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>{ends}'
        f'<circle class="point" cx="{here}" cy="{y}" r="6"/>'
        f'<text class="soft" x="{max(high, here) + 12}" y="{y + 4}">{texts.decimal(one.rating, 1)}</text>'
    )
