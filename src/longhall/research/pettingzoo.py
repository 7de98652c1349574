"""The games as PettingZoo environments: one agent for each seat, asked in turn. `docs/research.md` has examples.

Importing this module registers `longhall/BrianBoru-v0`, `longhall/FeastForOdin-v0` and `longhall/PaxViking-v0`.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from .needs import needs_research

try:
    from pettingzoo import AECEnv, aec_registry, parallel_registry, register
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise needs_research(missing) from None

from .environments.agents import AgentsAtTable
from .environments.encoding import END, IDS, RAISE, Observation
from .environments.parallel import ParallelTableEnv
from .environments.picture import HUMAN

NOBODY = -1


def env(game: str, players: int | None = None, *, illegal: str = END, **settings: Any) -> AECEnv[Any, Any, Any]:
    """An environment that checks the order of calls; an illegal action ends the game, as PettingZoo's own do.

    The settings are those of `TableEnv`.
    """
    return OrderEnforcingWrapper(raw_env(game, players, illegal=illegal, **settings))


def raw_env(game: str, players: int | None = None, **settings: Any) -> TableEnv:
    """An environment without checks of order; an illegal action raises an error and changes nothing."""
    return TableEnv(game, players, **settings)


def parallel_env(game: str, players: int | None = None, **settings: Any) -> ParallelTableEnv:
    """An environment for PettingZoo's other interface, in which all agents act in every step.

    The settings are those of `TableEnv`; an illegal action ends the game unless said otherwise.
    """
    return ParallelTableEnv(game, players, **settings)


class TableEnv(AgentsAtTable, AECEnv[str, Observation, "int | None"]):
    """A table of a game. Seats that are asked at the same time answer one after the other, unseen by each other.

    `max_cycles`: an agent is truncated after so many decisions, and chance plays on for it.
    """

    usually_illegal: ClassVar[str] = RAISE
    parallelizable: ClassVar[bool] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed determines it and all games after it that are reset without one."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = [0] * len(self.agents)
        self._skip_agent_selection: str | None = None
        self._ask()
        if self.render_mode == HUMAN:
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent knows; its mask is empty unless it is asked now."""
        seat = self._seats[agent]
        return self.encoding.observation(self.position, seat, seat == self._asked)

    def step(self, action: int | None) -> None:
        """Take the decision of the agent that is asked, by its code."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._asked
        found = self.encoding.chosen(self.position, seat, NOBODY if action is None else action, self._rng)
        if found is None:
            self._end_by_illegal_action(agent)
            return
        self.game.apply(self.position, seat, found, self._chance)
        if self.max_cycles is not None:
            self._decisions[seat] += 1
            self.truncations[agent] = self._decisions[seat] >= self.max_cycles
        self._ask()
        if self._asked == NOBODY:
            self._finish()
        elif self.truncations[agent]:
            self._deads_step_first()
        if self.render_mode == HUMAN:
            self.render()

    def _ask(self) -> None:
        """Find who is asked next; on the seats of truncated agents any legal action is taken."""
        game, position = self.game, self.position
        while True:
            waiting = game.to_act(position)
            if not waiting:
                self._asked = NOBODY
                return
            seat = waiting[0]
            agent = self.possible_agents[seat]
            if self.max_cycles is None or self._decisions[seat] < self.max_cycles:
                self._asked = seat
                self.agent_selection = agent
                return
            if all(count >= self.max_cycles for count in self._decisions):
                self._asked = NOBODY
                return
            options = game.legal(position, seat)
            game.apply(position, seat, options[int(self._rng.random() * len(options))], self._chance)

    def _finish(self) -> None:
        """Nobody is asked any more: the game is over, or all agents are truncated."""
        if self.game.is_over(self.position):
            results = self.encoding.results(self.position)
            for agent in self.agents:
                seat = self._seats[agent]
                self.infos[agent] = self.encoding.facts(self.position, seat)
                self.terminations[agent] = True
                self.truncations[agent] = False
                self.rewards[agent] = results[seat]
            self._accumulate_rewards()
        self._deads_step_first()

    def _end_by_illegal_action(self, agent: str) -> None:
        """The game ends; only the agent who did it pays."""
        self._asked = NOBODY
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards[agent] = self.encoding.illegal_reward
        self.infos[agent] = {"illegal": True}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The position as the agent that is asked sees it: text, pixels, or printed."""
        if self.render_mode is None:
            return None
        return self._renderer.show(self.position, self._asked if self._asked != NOBODY else None)


for _name, _game in IDS.items():
    if _name not in aec_registry:
        register("aec", _name, "longhall.research.pettingzoo:env", kwargs={"game": _game})
    if _name not in parallel_registry:
        register("parallel", _name, "longhall.research.pettingzoo:parallel_env", kwargs={"game": _game})
