"""What observations and answers look like, as Gymnasium says it."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from deskovka.research.course import Material
from deskovka.research.observing import Feature


def observation_space(of: Material, flat: bool, more: int = 0) -> spaces.Dict:
    """The observation, as named arrays or as one row, and the mask of what may be answered."""
    observer = of.observer
    seen: spaces.Space[Any]
    if flat:
        most = np.concatenate(
            [np.full(feature.size, feature.most, np.uint8) for feature in observer.features.values()]
        )
        seen = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
    else:
        seen = spaces.Dict({name: array_space(feature) for name, feature in observer.features.items()})
    return spaces.Dict(
        {"observation": seen, "action_mask": spaces.Box(0, 1, (of.numbering.size + more,), np.int8)}
    )


def array_space(feature: Feature) -> spaces.Box:
    return spaces.Box(0, feature.most, feature.shape, np.uint8)
