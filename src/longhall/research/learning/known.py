"""What a bot knows as plain data: it travels to workers and is written to files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ...kernel.bot.advice import Advice
from ...kernel.bot.figures import Figures, Knowledge
from ...kernel.bot.learned import LearnedAdvice, ToldChances
from ...kernel.bot.network import Network
from ...kernel.bot.policy import Policy
from ...kernel.game import Game

DIGITS: Final = 5
"""Digits behind the point of a weight in a file."""


class NetworkWeights(msgspec.Struct, frozen=True):
    """The weights of a network, as `kernel/bot/network.py` has them."""

    inputs: list[list[float]]
    biases: list[float]
    outputs: list[list[float]]
    ends: list[float]

    def network(self) -> Network:
        """The network itself."""
        return Network(self.inputs, self.biases, self.outputs, self.ends)


class PolicyWeights(msgspec.Struct, frozen=True):
    """The weights of a policy, as `kernel/bot/policy.py` has them; bytes are base64 in files."""

    inputs: bytes
    biases: bytes
    outputs: bytes
    ends: bytes

    def policy(self) -> Policy:
        """The policy itself."""
        return Policy(self.inputs, self.biases, self.outputs, self.ends)


class Known(msgspec.Struct, frozen=True):
    """What a file in a game's `bot/figures/` tells a bot."""

    figures: Figures
    network: NetworkWeights | None
    share: float
    by_points: bool
    policy: PolicyWeights | None = None


def exported(
    hidden: Sequence[Sequence[float]],
    hidden_biases: Sequence[float],
    outputs: Sequence[Sequence[float]],
    output_biases: Sequence[float],
) -> NetworkWeights:
    """Weights as training libraries have them, by unit of each layer, in our form: outputs by hidden unit."""
    return NetworkWeights(
        [rounded(unit) for unit in hidden],
        rounded(hidden_biases),
        [rounded(unit) for unit in zip(*outputs, strict=True)],
        rounded(output_biases),
    )


def rounded(values: Sequence[float]) -> list[float]:
    """Numbers as they stand in a file."""
    return [round(float(value), DIGITS) for value in values]


def known_by(game: Game[Any], name: str) -> Known:
    """What is known under a name."""
    advice = game.advice(name)
    guidance = advice.guidance if isinstance(advice, ToldChances) else None
    policy = halved(guidance.policy) if guidance is not None else None
    if not isinstance(advice, LearnedAdvice):
        return Known(game.figures(name), None, 1.0, False, policy)
    net = advice.network
    weights = NetworkWeights(net.inputs.T.tolist(), net.biases.tolist(), net.outputs.tolist(), net.ends.tolist())
    return Known(game.figures(name), weights, advice.share, advice.by_points, policy)


def halved(policy: Policy) -> PolicyWeights:
    """A policy's weights as numbers of 16 bits."""
    parts = (policy.inputs, policy.biases, policy.outputs, policy.ends)
    return PolicyWeights(*(part.astype("<f2").tobytes() for part in parts))


def advice_by(game: Game[Any], known: Known) -> Advice[Any]:
    """What a bot with this knowledge asks."""
    return game.advice_by(Knowledge(msgspec.to_builtins(known)))
