"""The spaces of Gymnasium, which PettingZoo uses as well."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from ..needs import needs_research

try:
    from gymnasium import spaces
except ImportError as missing:
    raise needs_research(missing) from None

from .encoding import Encoding, Observation


def observation_space(encoding: Encoding) -> spaces.Space[Observation]:
    """A row of numbers and a mask over the action codes."""
    size = (encoding.size,)
    row: spaces.Box[Any]
    if encoding.scaled:
        # A part's numbers are bytes times 1 / most: no more than 255.
        row = spaces.Box(0.0, 255.0, size, np.float32)
    else:
        row = spaces.Box(0, 255, size, np.uint8)
    mask = spaces.Box(0, 1, (encoding.count,), np.int8)
    return cast("spaces.Space[Observation]", spaces.Dict({"observation": row, "action_mask": mask}))


def action_space(encoding: Encoding) -> spaces.Discrete[Any]:
    """The codes of the game's action book."""
    return spaces.Discrete(encoding.count)
