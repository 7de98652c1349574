"""PettingZoo's parallel interface: in every step all agents act, and those who are asked are heard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..needs import needs_research

try:
    from pettingzoo import ParallelEnv
except ImportError as missing:
    raise needs_research(missing) from None

from ...kernel.action import Action
from .agents import AgentsAtTable
from .encoding import Observation
from .picture import HUMAN

NO_ACTION = -1
Observations = dict[str, Observation]
Infos = dict[str, dict[str, Any]]
Stepped = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelTableEnv(AgentsAtTable, ParallelEnv[str, Observation, int]):
    """A table of a game. Decisions of several seats at once are one step; else only one agent is asked in a step.

    `max_cycles`: all agents are truncated after so many steps.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Infos]:
        """A new game. A seed determines it and all games after it that are reset without one."""
        self._begin(seed)
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
