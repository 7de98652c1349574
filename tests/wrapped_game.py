"""A game around another one, for tests that change a single thing about a sound game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from longhall.kernel.chance import Chance
from longhall.kernel.events import Events
from longhall.kernel.game import Game
from longhall.kernel.step import State
from longhall.kernel.variants import VariantValue


class WrappedGame(Game[Any]):
    """Does everything as the game inside does it."""

    def __init__(self, inner: Game[Any]) -> None:
        super().__init__()
        self.inner = inner
        self.name, self.prefix, self.fewest, self.most = inner.name, inner.prefix, inner.fewest, inner.most
        self.book, self.variants, self.steps = inner.book, inner.variants, inner.steps

    def begin(self, seats: int, variants: dict[str, VariantValue], chance: Chance, events: Events | None) -> State:
        state: State = self.inner.begin(seats, variants, chance, events)
        return state

    def public(self, s: Any) -> Mapping[str, object]:
        return self.inner.public(s)

    def own(self, s: Any, seat: int) -> Mapping[str, object]:
        return self.inner.own(s, seat)

    def resample(self, s: Any, seat: int, rng: random.Random) -> Any:
        return self.inner.resample(s, seat, rng)

    def dump(self, s: Any) -> dict[str, object]:
        return self.inner.dump(s)

    def load(self, data: Mapping[str, Any]) -> Any:
        return self.inner.load(data)
