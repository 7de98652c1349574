"""Hypothesis plays Pax Viking: any legal move at any point keeps every promise of the engine.

The pieces are counted here from the saved position, apart from the engine's own checks.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from longhall.games.pax_viking import GAME
from longhall.games.pax_viking.options import OPTIONS
from longhall.games.pax_viking.state import NOBODY, Pax, bits
from longhall.games.pax_viking.steps.journey import OFFERS_PER_TURN, OFFERS_PER_WINDOW
from longhall.kernel.match import Match

BOX = GAME.box
TRADING = ["make-offer", "answer-offer", "hand-over"]
QUIET_ROUNDS = 5


class PaxMachine(RuleBasedStateMachine):
    """A match in which seats act, take back, save and go on in any order."""

    match: Match
    tiles: Counter[int]

    @initialize(
        seats=st.integers(1, 6),
        seed=st.integers(0, 10**6),
        values=st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in OPTIONS}),
    )
    def begin(self, seats: int, seed: int, values: dict[str, Any]) -> None:
        self.match = Match(GAME, values, seats, seed=str(seed))
        self.tiles = tiles_of(self.state)

    @property
    def state(self) -> Pax:
        state = self.match.state
        assert isinstance(state, Pax)
        return state

    @precondition(lambda self: not self.match.is_over())
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(GAME.to_act(self.state)))
        action = data.draw(st.sampled_from(GAME.legal(self.state, seat)))
        before = self.state.clone()
        asked = before.stack[-1].kind
        move = self.match.act(seat, action)
        assert all(event.rule for event in move.events), "an event does not say its rule"
        after = self.state
        if asked in TRADING and after.stack and after.stack[-1].kind in [*TRADING, "sail"]:
            pieces = before.offer is not None and (before.offer.give_pieces or before.offer.want_pieces)
            parts = slice(2, 3) if pieces else slice(0, 3)  # abilities may follow from a post that has changed hands
            assert wealth(after)[parts] == wealth(before)[parts], "a trade has created or lost something"

    @precondition(lambda self: not self.match.is_over())
    @rule(seed=st.integers(0, 10**6), moves=st.integers(5, 60))
    def play_on(self, seed: int, moves: int) -> None:
        rng = random.Random(seed)
        for _ in range(moves):
            if self.match.is_over():
                return
            seat = rng.choice(GAME.to_act(self.state))
            self.match.act(seat, rng.choice(GAME.legal(self.state, seat)))

    @rule(seat=st.integers(0, 5))
    def take_back(self, seat: int) -> None:
        if seat < self.match.seats:
            self.match.undo(seat)

    @rule()
    def save_and_load(self) -> None:
        self.match.state = GAME.load(GAME.dump(self.state))

    @rule(seat=st.integers(0, 5), seed=st.integers(0, 10**6))
    def look(self, seat: int, seed: int) -> None:
        """A secret hand never leaks: whatever the others hold that a seat cannot know, it sees the same."""
        if seat >= self.match.seats:
            return
        other = GAME.resample(self.state, seat, random.Random(seed))
        assert GAME.view(other, seat) == GAME.view(self.state, seat)
        if seat in GAME.to_act(self.state):
            assert GAME.legal(other, seat) == GAME.legal(self.state, seat)
        if not self.state.table.open_hands:
            shown = GAME.view(self.state, seat)
            for who, player in enumerate(self.state.players[: self.match.seats]):
                hidden = [tile for at, tile in enumerate(player.hand) if not player.seen[at] >> seat & 1]
                names = {BOX.tiles[tile].name for tile in hidden}
                assert who != seat or not names
                assert not names & set(shown["me"]["known"][who]) | names & set(shown["players"][who]["hand"])

    @invariant()
    def sound(self) -> None:
        if not hasattr(self, "match"):
            return
        s = self.state
        assert GAME.broken(s) == []
        assert tiles_of(s) == self.tiles, "a tile is lost or there twice"
        for seat in range(s.seats):
            count_pieces(s, seat)
        assert s.quiet <= QUIET_ROUNDS * s.seats, "the game stalls"
        assert s.offers <= OFFERS_PER_TURN
        assert s.window <= OFFERS_PER_WINDOW
        if not s.solo:
            assert s.actions <= BOX.actions
            lent = sum(len(bits(player.fleet >> s.yard.base)) for player in s.players)
            assert lent <= s.yard.count - s.yard.base


def tiles_of(s: Pax) -> Counter[int]:
    """Where all tiles are together."""
    found: Counter[int] = Counter()
    for group in [*s.unseen, s.discards, s.gone, s.track, s.tile_at, [s.event]]:
        found.update(tile for tile in group if tile >= 0)
    for player in s.players:
        found.update(tile for tile in [*player.hand, *player.board, *player.beside] if tile >= 0)
    return found


def count_pieces(s: Pax, seat: int) -> None:
    """24 followers, 6 longships, 12 home markers; longships where they may be; no debt."""
    saved = GAME.dump(s)["players"][seat]  # type: ignore[index]
    seen = GAME.public(s)["players"][seat]  # type: ignore[index]
    posts = [post for post in range(BOX.posts) if s.owner[post] == seat]
    assert sum(1 << post for post in posts) == saved["posts"], "a post has followers of two players"
    standing = sum(BOX.post_need[post] for post in posts) + len(bits(saved["faithful"]))
    sworn = [entry for entry in s.sworn if entry >> 2 & 7 == seat]
    assert standing + len(sworn) + sum(seen["supply"]) == 4 * BOX.followers
    ships = s.yard.ships[seat]
    assert len(ships) == BOX.longships
    for ship in ships:
        assert s.place[ship] <= BOX.board, "a longship is where no longship can be"
    if not s.solo:
        for ship in range(s.yard.base, s.yard.count):
            assert s.place[ship] < BOX.places, "an ally longship is not on the map"
            colour = s.yard.kind[ship] - 1
            if saved["fleet"] >> ship & 1:
                assert s.owner[BOX.colour_post[colour]] in (seat, NOBODY)
    assert saved["silfr"] >= 0


def wealth(s: Pax) -> tuple[int, Counter[int], int]:
    """What a trade moves about but never changes: silfr, tiles of the players, posts held."""
    tiles: Counter[int] = Counter()
    for player in s.players:
        tiles.update([*player.hand, *[tile for tile in player.board if tile >= 0]])
    return sum(player.silfr for player in s.players), tiles, sum(owner != NOBODY for owner in s.owner)


PaxMachine.TestCase.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestPax = PaxMachine.TestCase
