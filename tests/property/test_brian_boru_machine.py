"""Hypothesis plays Brian Boru: any legal move at any point keeps every promise of the engine."""

from __future__ import annotations

from game_machine import GameMachine, settings_of

from longhall.games.brian_boru import GAME
from longhall.games.brian_boru.state.position import Boru
from longhall.kernel.events import Event
from longhall.kernel.masks import count


class BoruMachine(GameMachine[Boru]):
    """Discs stay where they are, claim tokens stay turned up, points are the sum of their parts."""

    game = GAME

    def check_move(self, before: Boru, events: list[Event]) -> None:
        assert discs(self.state) >= discs(before), "a disc was removed from a town (BRU-COMP-18)"
        assert not before.face_up & ~self.state.face_up, "a claim token was turned down (BRU-CLAIM-04)"

    def check_state(self) -> None:
        score = GAME.score(self.state)
        for parts, total in zip(score.parts, score.totals, strict=True):
            assert sum(parts.values()) == total


def discs(s: Boru) -> int:
    return sum(count(player.towns) for player in s.players)


BoruMachine.TestCase.settings = settings_of(examples=120, steps=50)
TestBoru = BoruMachine.TestCase
