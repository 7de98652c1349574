"""PettingZoo's parallel interface: in every step all agents act, and those who are asked are heard."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..needs import needs_research

try:
    from gymnasium import spaces
    from pettingzoo import ParallelEnv
except ImportError as missing:
    raise needs_research(missing) from None

from ...kernel.action import Action
from ...kernel.bot.observation import Layout
from ...kernel.game import Game
from ..opener import open_named
from .encoding import END, PLACE, Encoding, Observation, agent_names
from .picture import HUMAN, RENDER_MODES, Renderer
from .spaces import action_space, observation_space

NO_ACTION = -1
Observations = dict[str, Observation]
Infos = dict[str, dict[str, Any]]
Stepped = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelTableEnv(ParallelEnv[str, Observation, int]):
    """A table of a game. Decisions of several seats at once are one step; else only one agent is asked in a step."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        rewards: str = PLACE,
        illegal: str = END,
        scaled: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: all agents are truncated after so many steps. All else is as in `TableEnv`."""
        count = players if players is not None else open_named(game).fewest
        self.encoding = Encoding(game, count, options, rewards, illegal, scaled)
        self.game: Game[Any] = self.encoding.game
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"longhall_{self.game.name.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
        }
        self.possible_agents = agent_names(count)
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self._rng = random.Random()
        self._renderer = Renderer(self.game, self.possible_agents, render_mode)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The row and the mask; the same for every agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The codes of the game's action book; the same for every agent."""
        return self._action_spaces[agent]

    def layout(self) -> Layout:
        """The names of the parts of an observation."""
        return self.game.layout()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Infos]:
        """A new game. A seed determines it and all games after it that are reset without one."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.position, self._chance = self.encoding.begin(self._rng)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._seen()

    def step(self, actions: Mapping[str, int]) -> Stepped:
        """Take the decisions of all agents that are asked; what the others want is ignored."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        found = self._chosen(actions)
        illegal = [seat for seat, action in found.items() if action is None]
        rewards = [0.0] * len(self.agents)
        if illegal:
            for seat in illegal:
                rewards[seat] = self.encoding.illegal_reward
        else:
            self._apply(found)
        over = self.game.is_over(self.position)
        if over:
            rewards = self.encoding.results(self.position)
        self._cycles += 1
        terminated = over or bool(illegal)
        truncated = not terminated and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations, infos = self._seen(ended=terminated or truncated)
        for agent, seat in self._seats.items():
            if over:
                infos[agent] |= self.encoding.facts(self.position, seat)
            elif seat in illegal:
                infos[agent]["illegal"] = True
        agents = self.agents
        if terminated or truncated:
            self.agents = []
        ends = dict.fromkeys(agents, terminated), dict.fromkeys(agents, truncated)
        return observations, dict(zip(agents, rewards, strict=True)), *ends, infos

    def _chosen(self, actions: Mapping[str, int]) -> dict[int, Action | None]:
        """What the seats that are asked have chosen: found for all of them before anything changes."""
        return {
            seat: self.encoding.chosen(
                self.position, seat, actions.get(self.possible_agents[seat], NO_ACTION), self._rng
            )
            for seat in self.game.to_act(self.position)
        }

    def _apply(self, found: Mapping[int, Action | None]) -> None:
        for seat, action in found.items():
            assert action is not None
            self.game.apply(self.position, seat, action, self._chance)

    def _seen(self, ended: bool = False) -> tuple[Observations, Infos]:
        """What each agent knows, and whether it is asked."""
        asked = [] if ended else self.game.to_act(self.position)
        observations: Observations = {}
        infos: Infos = {}
        for agent, seat in self._seats.items():
            seen = self.encoding.observation(self.position, seat, seat in asked)
            if seat not in asked:
                seen["action_mask"].fill(1)  # any will do, and nobody has to choose from nothing
            observations[agent] = seen
            infos[agent] = {"asked": seat in asked}
        if self.render_mode == HUMAN:
            self.render()
        return observations, infos

    def render(self) -> str | NDArray[np.uint8] | None:
        """The position as the first agent that is asked sees it: text, pixels, or printed."""
        if self.render_mode is None:
            return None
        asked = self.game.to_act(self.position)
        return self._renderer.show(self.position, asked[0] if asked else None)

    def close(self) -> None:
        """Nothing is left open."""
