"""What PettingZoo's two interfaces share: a table of a game, an agent for each of its seats, and their spaces."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from ...kernel.bot.observation import Layout
from ...kernel.game import Game
from ..needs import needs_research
from ..opener import open_named
from .encoding import END, PLACE, Encoding, agent_names
from .picture import RENDER_MODES, Renderer
from .spaces import action_space, observation_space

try:
    from gymnasium import spaces
except ImportError as missing:
    raise needs_research(missing) from None


class AgentsAtTable:
    """A table of a game whose seats are agents. Stands before PettingZoo's class among the bases of an environment."""

    usually_illegal: ClassVar[str] = END
    parallelizable: ClassVar[bool] = True

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        rewards: str = PLACE,
        illegal: str | None = None,
        scaled: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`players`: how many, the fewest if not given. `options`: the table's options. `rewards`: at the end, from 1
        for the first place to -1 for the last ("place"), or the points ("points"). `illegal`: what an illegal action
        does: "raise", "end" (of the game), "random" (a legal one is taken). `scaled`: observations as float32, usually
        between 0 and 1. `max_cycles`: when agents are truncated, see the class.
        """
        super().__init__()
        count = players if players is not None else open_named(game).fewest
        self.encoding = Encoding(game, count, options, rewards, illegal or self.usually_illegal, scaled)
        self.game: Game[Any] = self.encoding.game
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"longhall_{self.game.name.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": self.parallelizable,
            "render_fps": 1,
        }
        self.possible_agents = agent_names(count)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = random.Random()
        self._renderer = Renderer(self.game, self.possible_agents, render_mode)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The row and the mask; the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The codes of the game's action book; the same for every agent."""
        return self.action_spaces[agent]

    def layout(self) -> Layout:
        """The names of the parts of an observation."""
        return self.game.layout()

    def close(self) -> None:
        """Nothing is left open."""

    def _begin(self, seed: int | None) -> None:
        """A new game; without a seed, the next one after the last seed."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.position, self._chance = self.encoding.begin(self._rng)
        self.agents = list(self.possible_agents)
