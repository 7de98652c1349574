"""The games as Gymnasium environments: one learner, bots on the other seats. `docs/research.md` has examples.

Importing this module registers `longhall/BrianBoru-v0`, `longhall/FeastForOdin-v0` and `longhall/PaxViking-v0`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .needs import needs_research

try:
    import gymnasium
except ImportError as missing:
    raise needs_research(missing) from None

from ..kernel.bot.observation import Layout
from .environments.encoding import END, IDS, PLACE, Encoding, Observation, agent_names
from .environments.learner import DEFAULT_BOT, Bots, Learner
from .environments.picture import HUMAN, RENDER_MODES, Renderer
from .environments.spaces import action_space, observation_space
from .environments.vector_worker import LARGEST_SEED
from .opener import open_named


class LearnerEnv(gymnasium.Env[Observation, "np.int64"]):
    """One learner at a table of bots; alone where the game can be played alone."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  as its base class has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        bots: Bots = DEFAULT_BOT,
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        rewards: str = PLACE,
        illegal: str = END,
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`players`: how many with the learner, the fewest if not given; 1 plays the solo game. `bots`: names such as
        "greedy", "master,random" or a list of them, for the seats after the learner's. `seat`: the learner's, None:
        another one in each game. All else is as in `longhall.research.pettingzoo`.
        """
        count = players if players is not None else open_named(game).fewest
        self.encoding = Encoding(game, count, options, rewards, illegal, scaled)
        self.learner = Learner(self.encoding, bots, seat)
        self.observation_space = observation_space(self.encoding)
        self.action_space = action_space(self.encoding)
        self.render_mode = render_mode
        self._renderer = Renderer(self.encoding.game, agent_names(count), render_mode)

    def layout(self) -> Layout:
        """The names of the parts of an observation."""
        return self.encoding.game.layout()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, at the learner's first decision."""
        super().reset(seed=seed)
        self.learner.begin(random.Random(int(self.np_random.integers(LARGEST_SEED))))
        seen = self.learner.observation()
        if self.render_mode == HUMAN:
            self.render()
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the learner's decision, by its code; the bots then play until the next one."""
        learner = self.learner
        learner.act(int(action))
        seen = learner.observation()
        told: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if learner.over:
            told |= learner.facts()
        if self.render_mode == HUMAN:
            self.render()
        return seen, learner.reward, learner.over, False, told

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, under the name by which sb3-contrib asks for it."""
        return self.learner.observation()["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        """The position as the learner sees it: text, pixels, or printed."""
        if self.render_mode is None:
            return None
        return self._renderer.show(self.learner.state, self.learner.seat)


def register_games() -> None:
    """Make the games known to `gymnasium.make`."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="longhall.research.gymnasium:LearnerEnv",
                vector_entry_point="longhall.research.vector:LearnerVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register_games()
