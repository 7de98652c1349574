"""Hypothesis plays A Feast for Odin: any legal move at any point keeps every promise of the engine."""

from __future__ import annotations

from game_machine import GameMachine, settings_of
from odin_ledger import Ledger, holdings
from odin_slow import check_boards, check_score, check_vikings, check_weapons

from longhall.games.feast_for_odin import GAME
from longhall.games.feast_for_odin.state.position import Odin
from longhall.kernel.events import Event
from longhall.kernel.masks import long_bits


class OdinMachine(GameMachine[Odin]):
    """The events tell all that changes hands; boards and points are worked out again, slowly."""

    game = GAME
    longest = 200

    def check_move(self, before: Odin, events: list[Event]) -> None:
        ledger = Ledger(before)
        ledger.read(events)
        for player, expected in enumerate(ledger.has):
            assert holdings(self.state, player) == +expected
        check_weapons(before, self.state)
        check_secrets(self.state, events)

    def check_state(self) -> None:
        state = self.state
        check_vikings(state)
        score = GAME.score(state)
        check_score(state, score.parts, score.totals)
        for seat in range(state.seats):
            check_boards(state, seat)


def check_secrets(s: Odin, events: list[Event]) -> None:
    """No event tells anybody but its owner of a card in hand."""
    for seat in [*range(s.seats), None]:
        seen = {str(event.args.get("occupation", "")) for event in events if event.seen_by(seat)}
        hidden = {
            f"occupation:{card}" for who, me in enumerate(s.players) if who != seat for card in long_bits(me.hand)
        }
        assert not seen & hidden


OdinMachine.TestCase.settings = settings_of(examples=60, steps=30)
TestOdin = OdinMachine.TestCase
