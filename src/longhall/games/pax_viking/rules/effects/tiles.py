"""Effects with tiles: draw, take, discard, play onto the board, sweep the track, lie beside the board."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.events import Events, Value
from .....kernel.step import ONE
from ...content.components import ADVOCATE, AT_PLAY, AVAILABLE, BOARD_ADVOCATE, DISCARD, GOD, HAND, SELF, TRACK, Effect
from ...state import saga_tiles
from ...state.abilities import refit
from ...state.position import EVERY_SEAT, Pax, tile_ref, who_ref
from ..turn.play import play_onto_board, tell_play
from .bonus import push_bonuses
from .effect import CountedEffect, EffectStep, VictimsEffect, candidates, is_foreign, or_decline


class DrawTiles(CountedEffect):
    """Tiles from the top of the pile, one after the other; this is no invest (PAX-INVEST-07)."""

    asks: int = ONE
    kind: str = "draw"
    rule: str = "PAX-GLOSS-02"

    def could(self, s: Pax) -> bool:
        """While the pile lasts."""
        return saga_tiles.pile_size(s) > 0

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Draw; outside events it may be declined."""
        if not saga_tiles.pile_size(s):
            return []
        return [s.moves.draw] if self.effect(s).event else s.moves.draw_or_decline

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """One tile, then the next."""
        saga_tiles.draw(s, seat, chance, self.rule, events)
        self.ask_again(s)


class TakeTile(EffectStep):
    """One tile of the track or the discard pile goes to hand, without its price (PAX-GEN-07)."""

    asks: int = ONE
    kind: str = "take-tile"
    rule: str = "PAX-GEN-09"
    verb: str = "take"
    unfit: str = "pax-no-not-available"

    def tiles(self, s: Pax) -> list[int]:
        """Those that may be taken."""
        effect = self.effect(s)
        if effect.pay > s.players[self.seat].silfr:
            return []
        found: list[int] = []
        if effect.source in (TRACK, AVAILABLE):
            for space, tile in enumerate(s.track):
                if tile >= 0 and s.box.track_costs[space] <= effect.most:
                    found.append(tile)
        if effect.source in (DISCARD, AVAILABLE):
            found += s.discards
        return [tile for tile in found if effect.kinds >> s.box.tiles[tile].kind & 1]

    def could(self, s: Pax) -> bool:
        return bool(self.tiles(s))

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of them, or by chance; outside events, and for a price, it may be declined."""
        effect = self.effect(s)
        tiles = self.tiles(s)
        if not tiles:
            return []
        found = [s.moves.draw] if effect.random else [s.moves.take[tile] for tile in tiles]
        if not effect.event or effect.may or effect.pay:
            found.append(s.moves.decline)
        return found

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It goes to hand, known to all, as it lay open."""
        effect = self.effect(s)
        tile = chance.draw("discard", self.tiles(s)) if effect.random else action.target
        s.players[seat].silfr -= effect.pay
        if tile in s.track:
            saga_tiles.take_from_track(s, tile)
        else:
            s.discards = [other for other in s.discards if other != tile]
        saga_tiles.into_hand(s, seat, tile, EVERY_SEAT)
        if events is not None:
            events.add("pax-takes-tile", self.rule, seat=who_ref(s, seat), tile=tile_ref(s, tile), cost=effect.pay)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"cost": self.effect(s).pay}


class DiscardTiles(VictimsEffect):
    """Whose tiles are discarded: one opponent of choice, or all that the effect names."""

    asks: int = ONE
    kind: str = "discard-whose"
    rule: str = "PAX-GLOSS-03"

    def victims(self, s: Pax) -> list[int]:
        """Those with a tile that can be discarded."""
        effect = self.effect(s)
        return [it for it in candidates(s, effect, self.seat) if discardable(s, effect, it, self.seat)]

    def all_of_them(self, s: Pax, effect: Effect) -> list[Action]:
        """Own tiles need not be discarded outside events."""
        return [s.moves.go] if effect.event or effect.who != SELF else s.moves.go_or_decline

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The discarding player chooses the tiles (or chance does)."""
        for other in self.hit(s, action):
            s.stack.append(DiscardOne(self.number, other, self.seat, self.effect(s).n))


class DiscardOne(CountedEffect):
    """The discarding player chooses one tile, as often as the effect says (`here` is who ordered it)."""

    asks: int = ONE
    kind: str = "discard"
    rule: str = "PAX-GLOSS-03"
    verb: str = "discard"
    unfit: str = "pax-no-not-available"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Own tiles from hand or board; with chance deciding, one way only."""
        tiles = discardable(s, self.effect(s), seat, self.here)
        if tiles and self.effect(s).random:
            return [s.moves.go]
        return [s.moves.discard[tile] for tile in tiles]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It goes to the discard pile; its follower returns."""
        effect = self.effect(s)
        tile = action.target
        if effect.random:
            tile = chance.draw("discarded", discardable(s, effect, seat, self.here))
        if effect.source == HAND:
            saga_tiles.discard_from_hand(s, seat, tile, self.rule, events)
        else:
            saga_tiles.discard_from_board(s, seat, s.players[seat].board.index(tile), self.rule, events)
        self.ask_again(s)


def discardable(s: Pax, effect: Effect, victim: int, seat: int) -> list[int]:
    """The tiles of a player that an effect can discard; protected advocates are none of them."""
    me = s.players[victim]
    if effect.source == HAND:
        return list(me.hand)
    kind = ADVOCATE if effect.source == BOARD_ADVOCATE else GOD
    if kind == ADVOCATE and me.perks.safe_advocates and is_foreign(s, victim, seat):
        return []
    return [tile for tile in me.board if tile >= 0 and s.box.tiles[tile].kind == kind]


class PlayTile(EffectStep):
    """A god or advocate from hand is played onto the jarl board without any longship."""

    asks: int = ONE
    kind: str = "play-tile"
    rule: str = "PAX-PLAY-08"
    verb: str = "play"
    unfit: str = "pax-no-not-available"

    def tiles(self, s: Pax) -> list[int]:
        """Those in hand."""
        effect = self.effect(s)
        found: list[int] = []
        for tile in s.players[self.seat].hand:
            kind = s.box.tiles[tile].kind
            if kind in (GOD, ADVOCATE) and effect.kinds >> kind & 1 and saga_tiles.spaces_for(s, tile):
                found.append(tile)
        return found

    def could(self, s: Pax) -> bool:
        return bool(self.tiles(s))

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of them; outside events it may be declined."""
        effect = self.effect(s)
        found = [s.moves.play[tile] for tile in self.tiles(s)]
        return or_decline(s, effect, found)

    def hidden(self, s: Pax, seat: int) -> bool:
        """Only the player knows whether it is the only one."""
        return not s.variants.open_hands

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It counts as played."""
        push_bonuses(s, seat, s.players[seat].perks.on[AT_PLAY])
        tell_play(s, seat, action.target, saga_tiles.out_of_hand(s, seat, action.target), events)
        play_onto_board(s, seat, action.target, events)


class SweepTrack(EffectStep):
    """The cheapest tiles go to the discard pile, then the track is refreshed."""

    asks: int = ONE
    kind: str = "sweep"
    rule: str = "PAX-SAGA-02"

    def could(self, s: Pax) -> bool:
        """If a tile lies on the track."""
        return any(tile >= 0 for tile in s.track)

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Outside events it may be declined."""
        if not self.could(s):
            return []
        return [s.moves.go] if self.effect(s).event else s.moves.go_or_decline

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """As many as there are."""
        sweep(s, self.effect(s).n, chance, events)


def sweep(s: Pax, number: int, chance: Chance, events: Events | None) -> None:
    """Discard the cheapest tiles of the track and refresh it."""
    swept = [tile for tile in s.track if tile >= 0][:number]
    for tile in swept:
        saga_tiles.take_from_track(s, tile)
    s.discards = [*s.discards, *swept]
    if events is not None:
        events.add("pax-swept", "PAX-SAGA-02", tiles=[tile_ref(s, tile) for tile in swept], count=len(swept))
    saga_tiles.refresh(s, chance, events)


class Beside(EffectStep):
    """The event tile is put beside the jarl board and stays there with its second ability."""

    def could(self, s: Pax) -> bool:
        """While the event is being resolved."""
        return s.event >= 0

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """It does not leave the game."""
        if s.event < 0 or self.seat >= s.seats:
            return
        me = s.players[self.seat]
        me.beside = [*me.beside, s.event]
        if events is not None:
            events.add("pax-beside", "PAX-GEN-01", seat=who_ref(s, self.seat), tile=tile_ref(s, s.event))
        s.event = -1
        refit(s, self.seat)
