"""catanatron: its random games mirrored in our rules, and our bots at its tables."""

from importlib.util import find_spec

from deskovka.core.errors import DeskovkaError


class NoCatanatron(DeskovkaError):
    """The engine is not installed."""


if find_spec("catanatron") is None:
    raise NoCatanatron("catanatron is needed: scripts/setup bench installs 3.2.1")
