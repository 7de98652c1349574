"""Hypothesis plays Pax Viking: any legal move at any point keeps every promise of the engine.

The pieces are counted here from the saved position, apart from the engine's own checks.
"""

from __future__ import annotations

from collections import Counter

from game_machine import GameMachine, settings_of

from longhall.games.pax_viking import GAME
from longhall.games.pax_viking.rules.solo.influence import LayTile
from longhall.games.pax_viking.rules.turn.journey import OFFERS_PER_TURN, OFFERS_PER_WINDOW
from longhall.games.pax_viking.state.position import NOBODY, Pax
from longhall.kernel.events import Event
from longhall.kernel.masks import bits

BOX = GAME.box
TRADING = ["make-offer", "answer-offer", "hand-over"]
QUIET_ROUNDS = 5


class PaxMachine(GameMachine[Pax]):
    """No tile, follower or ship is lost; trades only move things; secret hands stay secret; no game stalls."""

    game = GAME
    tiles: Counter[int] | None = None

    def check_move(self, before: Pax, events: list[Event]) -> None:
        after = self.state
        if before.stack[-1].kind in TRADING and after.stack and after.stack[-1].kind in [*TRADING, "sail"]:
            pieces = before.offer is not None and (before.offer.give_pieces or before.offer.want_pieces)
            parts = slice(2, 3) if pieces else slice(0, 3)  # abilities may follow from a post that has changed hands
            assert wealth(after)[parts] == wealth(before)[parts], "a trade has created or lost something"

    def check_hidden(self, seat: int, other: Pax) -> None:
        if self.state.variants.open_hands:
            return
        shown = GAME.view(self.state, seat)
        for who, player in enumerate(self.state.players[: self.match.seats]):
            hidden = [tile for at, tile in enumerate(player.hand) if not player.seen[at] >> seat & 1]
            names = {BOX.tiles[tile].name for tile in hidden}
            assert who != seat or not names
            assert not names & set(shown["me"]["known"][who]) | names & set(shown["players"][who]["hand"])

    def check_state(self) -> None:
        s = self.state
        self.tiles = self.tiles or tiles_of(s)
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
    found.update(step.tile for step in s.stack if isinstance(step, LayTile))  # drawn, and not laid yet
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


PaxMachine.TestCase.settings = settings_of(examples=60, steps=40)
TestPax = PaxMachine.TestCase
