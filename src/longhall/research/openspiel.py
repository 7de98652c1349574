"""The games for OpenSpiel, with chance nodes and information states. `docs/research.md` has examples.

Importing this module registers `longhall_brian_boru`, `longhall_feast_for_odin` and `longhall_pax_viking`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
import numpy as np

from .needs import needs_research

try:
    import pyspiel
except ImportError as missing:
    raise needs_research(missing) from None

from ..kernel.bot.observation import Layout
from ..kernel.game import Game
from ..kernel.variants import Variant
from .environments.encoding import PLACE
from .explicit_play import CHANCE, LONGEST, OVER, Play, Sample, Table, table_of
from .memory import SIZE, recall
from .opener import open_named

NAMES: Final = {"brian-boru": "Brian Boru", "feast-for-odin": "A Feast for Odin", "pax-viking": "Pax Viking"}
OUTCOMES: Final = {"brian-boru": 26, "feast-for-odin": 191, "pax-viking": 220}
"""By game: outcomes of chance are numbers below this."""
MOST_CHANCE: Final = {"brian-boru": 108, "feast-for-odin": 5_000, "pax-viking": 10_000}
"""By game: no more chance nodes than this in a game."""
POINTS: Final = {"brian-boru": (0, 200), "feast-for-odin": (-1_000, 1_000), "pax-viking": (-100, 100)}
"""By game: all points that can be made lie between these."""
DIGEST_BITS: Final = 8 * SIZE


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"longhall_{game.replace('-', '_')}"


def default_of(variant: Variant) -> bool | int | str:
    """The default of an option, as a parameter: OpenSpiel reads digits as a number."""
    default = variant.default
    return int(default) if isinstance(default, str) and default.isdigit() else default


def parameters_of(game: Game[Any]) -> dict[str, bool | int | str]:
    """What stands in the parentheses after a game's name, with defaults."""
    options = {variant.name: default_of(variant) for variant in game.variants}
    return {"players": game.fewest, "rewards": PLACE, **options}


def type_of(game: Game[Any], zero_sum: bool = False) -> pyspiel.GameType:
    """What OpenSpiel is told of a game before anything is chosen, or of a chosen one."""
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=NAMES[game.name],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


class SpielGame(pyspiel.Game):
    """A game for a number of players with options."""

    name = ""

    def __init__(self, params: Mapping[str, Any]) -> None:
        """`params`: `players`, `rewards` ("place" or "points") and the table's options."""
        name = self.name
        game = open_named(name)
        usual = parameters_of(game)
        players, rewards = params.get("players", game.fewest), params.get("rewards", PLACE)
        options = {
            option: str(value) if type(value) is int else value  # see `default_of`
            for option, value in sorted(params.items())
            if option not in ("players", "rewards") and value != usual.get(option)
        }
        self.table: Table = table_of(name, players, tuple(options.items()), rewards)
        by_place = rewards == PLACE
        least, most = (-1, 1) if by_place else POINTS[name]
        zero_sum = by_place and players > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.encoding.count,
            max_chance_outcomes=OUTCOMES[name],
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST[name],
        )
        said = {option: value for option, value in params.items() if value != usual.get(option)}
        super().__init__(type_of(game, zero_sum), info, {**said, "players": players})

    def new_initial_state(self) -> SpielState:
        """A new game, before anything is drawn."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game reaches."""
        return MOST_CHANCE[self.table.game.name]

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What writes observations, or information states where perfect recall is asked for."""
        if params:
            raise ValueError(f"observations have no parameters; given are {sorted(params)}")
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def layout(self) -> Layout:
        """The names of the parts of an observation."""
        return self.table.game.layout()

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)


def load_game(text: str) -> SpielGame:
    """The game that a text such as `longhall_brian_boru(players=4)` means, for games that were pickled."""
    game: SpielGame = pyspiel.load_game(text)
    return game


class SpielState(pyspiel.State):
    """A game in play. Seats that are asked at the same time answer one after the other, unseen by each other."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: Play = game.table.first.copy()

    def current_player(self) -> int:
        """The seat that is asked, or the number of chance or of the end."""
        return self.play.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.player == OVER

    def is_chance_node(self) -> bool:
        """Whether an outcome of chance is to be decided."""
        return self.play.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What can be chosen now; nothing for seats that are not asked.

        The same as OpenSpiel's own, which asks five times on the way who moves: that would be half of what a step
        costs.
        """
        asked = self.play.player
        if player is None or player == asked or asked == CHANCE:
            return self.play.legal()
        if player >= 0:
            return []
        raise ValueError(f"player {player} is not asked")

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, and how likely it is."""
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as a person writes it, and outcomes of chance as in a saga."""
        table, undecided = self.play.table, self.play.undecided
        if player >= 0:
            return table.actions[action].notation
        return f"{undecided.kind} {table.game.outcome_word(undecided.kind, action)}" if undecided else str(action)

    def returns(self) -> list[float]:
        """The result of each seat; nothing until the game is over."""
        return self.play.results()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """Another game that a seat cannot tell apart from this one. Its history is empty: nobody knows it."""
        play = self.play
        if play.undecided is not None:
            raise ValueError("an outcome of chance is to be decided: only decisions and the end can be resampled")
        position = play.table.game.resample(play.stand, player_id, random.Random(sampler()))
        other = SpielState(self.get_game())
        other.play = play.sampled(Sample(player_id, position, recall(play, player_id)))
        return other

    def __str__(self) -> str:
        play = self.play
        position = {} if play.position is None else play.table.game.dump(play.position)
        return msgspec.json.encode([play.player, position, play.pending()]).decode()


class Observer:
    """Writes what a seat may know: its tensor has numbers that usually lie between 0 and 1.

    With perfect recall it is followed by 128 bits that differ wherever the seat's past does. At an outcome of chance
    seats know what they knew before the move; before the set-up is complete they know their number only.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        self._table = table
        self._kind = kind
        self._own = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not kind.public_info or not self._own:
            return
        size = table.encoding.size
        self._scales = np.array(table.game.layout().scales(), np.float32)
        self.tensor = np.zeros(size + (DIGEST_BITS if kind.perfect_recall else 0), np.float32)
        self.dict["observation"] = self.tensor[:size]
        if kind.perfect_recall:
            self.dict["past"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat knows into the tensor."""
        if self.tensor is None:
            return
        position = state.play.position
        if position is None:
            self.tensor.fill(0)
            return
        row = np.frombuffer(self._table.game.observe(position, player), np.uint8)
        np.multiply(row, self._scales, out=self.dict["observation"])
        if self._kind.perfect_recall:
            digest = recall(state.play, player).digest
            self.dict["past"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat knows as text: its own decisions and a digest of all it saw, or what it sees now as JSON."""
        if self._kind.perfect_recall:
            memory = recall(state.play, player)
            return f"seat {player}: {memory.moves or '-'} | {memory.digest.hex()}"
        game, position = self._table.game, state.play.position
        seen: dict[str, Any] = {}
        if self._kind.public_info and position is not None:
            seen |= game.view(position, None)
        if self._own:
            question = game.decision(position, player) if position is not None else None
            own = game.own(position, player) if position is not None else {"seat": player}
            seen |= {"me": own, "asked": question.as_json() if question is not None else None}
        return msgspec.json.encode(seen).decode()


class BrianBoruGame(SpielGame):
    """Brian Boru."""

    name = "brian-boru"


class FeastForOdinGame(SpielGame):
    """A Feast for Odin."""

    name = "feast-for-odin"


class PaxVikingGame(SpielGame):
    """Pax Viking."""

    name = "pax-viking"


# OpenSpiel lets go of what is registered after Python has ended: classes survive that, functions do not.
for _game in (BrianBoruGame, FeastForOdinGame, PaxVikingGame):
    if short_name(_game.name) not in pyspiel.registered_names():
        pyspiel.register_game(type_of(open_named(_game.name)), _game)
