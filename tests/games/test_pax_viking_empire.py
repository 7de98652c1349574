"""The solo opponent has no hand, no jarl board and no silfr: what an event takes from its player is nothing."""

from __future__ import annotations

import random

import pytest
from pax_rich import DEFAULTS

from longhall.games.pax_viking import GAME
from longhall.games.pax_viking.content.components import DISCARD_TILES, LOSE_SILFR, SELF, Effect
from longhall.games.pax_viking.rules.solo.events import EmpireEffect
from longhall.games.pax_viking.rules.solo.opponent import EMPIRE
from longhall.games.pax_viking.state.position import Pax
from longhall.kernel.chance import Chance
from longhall.kernel.step import advance

LOSSES = [it for it in GAME.box.effects if it.verb in (DISCARD_TILES, LOSE_SILFR) and it.who == SELF]
GIVEN = {"at": "turn", "silfr": 9, "hands": {"p1": ["thor", "odin"]}, "boards": {"p1": ["freyr", "theophano"]}}


def belongings(s: Pax) -> tuple[int, list[int], list[int], list[int]]:
    """What the player has, and what was discarded."""
    me = s.players[0]
    return me.silfr, me.hand, me.board, s.discards


@pytest.mark.parametrize("effect", LOSSES, ids=lambda it: f"{it.number}")
def test_you_lose_nothing_in_the_place_of_the_opponent(effect: Effect) -> None:
    state = GAME.arrange(GIVEN, ["p1"], dict(DEFAULTS))
    before = belongings(state)
    state.stack = [EmpireEffect(effect.number, EMPIRE, 0)]
    advance(state, Chance(random.Random(1).random), None)
    assert not state.waiting
    assert belongings(state) == before
