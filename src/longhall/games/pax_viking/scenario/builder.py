# uncompiled: reads described positions, where types are open
"""A position from a scenario's `given`: every word of it, and a clear error for what makes no sense."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ....kernel.errors import BadGiven
from ..content.components import FOLLOWERS, LEVELS, NONE
from ..rules.effects.bonus import push_effects
from ..rules.first_position import Kit, empty_table
from ..rules.setup import SETUP, make_pile
from ..rules.solo.setup import solo_piles
from ..rules.solo.turn import AUTO_PARLEY, SOLO_ACTION, SOLO_MARKERS, SOLO_TURN
from ..rules.turn.action import CHOOSE_ACTION
from ..rules.turn.play import begin_event
from ..rules.turn.solstice import push_solstice
from ..rules.turn.turn import EndTurn, StartTurn
from ..state.abilities import refit
from ..state.holdings import look_for_solo_victory, settle_duchies, settle_starts
from ..state.position import ACTION_PHASE, EVERY_SEAT, SOLSTICE_PHASE, Pax, Variants
from .map_builder import arrange_boards, arrange_longships, arrange_posts
from .reader import Reader

PLACES: Final = ["setup", "turn", "actions", "solstice", "event", "ability", "auto-parley"]
KEYS: Final = [
    "at", "round", "first", "active", "actions", "influence_used", "jarls", "silfr", "hands", "shown", "track", "pile",
    "discards", "removed", "ventures", "owners", "boards", "unestablished", "beside", "longships", "allies", "sworn",
    "markers", "home_markers", "homes", "duchies", "victory", "face_down", "quiet", "event", "here", "source", "actor",
    "empire", "event_pile", "offers",
]  # fmt: skip


def arrange(kit: Kit, given: Mapping[str, Any], players: list[str], variants: Variants) -> Pax:
    """The position described, everything unsaid as after set-up, with what is to come on the stack."""
    for key in given:
        if key not in KEYS:
            raise BadGiven((str(key),), "error-given-unknown", given=str(key), known=KEYS)
    s = empty_table(kit, variants, len(players))
    reader = Reader(given, players, s.box)
    place = reader.word("at", PLACES, "actions")
    if place == "setup":
        s.stack = [SETUP]
        return s
    arrange_players(s, reader)
    arrange_posts(s, reader)
    arrange_boards(s, reader)
    arrange_longships(s, reader)
    arrange_tiles(s, reader)
    arrange_cards(s, reader)
    settle(s, reader)
    SCRIPTS[place](s, reader)
    look_for_solo_victory(s, 0)
    return s


def arrange_players(s: Pax, reader: Reader) -> None:
    """Jarls, silfr, influence markers, and where the turn stands."""
    box = s.box
    names = [jarl.name for jarl in box.jarls]
    wanted = {seat: name for seat, name, _ in reader.by_player("jarls")}
    taken = [str(name) for name in wanted.values()]
    free = [name for name in names if name not in taken]
    for seat in range(s.seats):
        name = str(wanted[seat]) if seat in wanted else free.pop(0)
        reader.need(name in names, ("jarls",), "error-given-word", given=name, known=names)
        s.players[seat].jarl = names.index(name)
    each = reader.given.get("silfr", 0)
    amounts = each if isinstance(each, Mapping) else dict.fromkeys(reader.players, each)
    for name, amount in amounts.items():
        seat = reader.player(name, ("silfr", str(name)))
        s.players[seat].silfr = reader.whole(amount, ("silfr", str(name)))
    for follower, name in reader.mapping("markers").items():
        path = ("markers", str(follower))
        reader.need(follower in FOLLOWERS, path, "error-given-word", given=str(follower), known=FOLLOWERS)
        s.players[reader.player(name, path)].markers |= 1 << FOLLOWERS.index(follower)
    s.round = reader.number("round", 1)
    s.first = reader.seat("first", 0)
    s.active = reader.seat("active", s.first)
    s.acting = s.active
    s.actions = reader.number("actions", 0)
    s.offers = reader.number("offers", 0)
    s.quiet = reader.number("quiet", 0)
    for word in reader.words("influence_used", reader.given.get("influence_used", []), FOLLOWERS):
        s.influence |= 1 << FOLLOWERS.index(word)


def arrange_tiles(s: Pax, reader: Reader) -> None:
    """Hands, track, pile, discard pile and removed events; no tile twice."""
    used = [tile for tile in s.tile_at if tile >= 0]
    for player in s.players:
        used += [tile for tile in player.board if tile >= 0] + player.beside
    shown = {seat: names for seat, names, _ in reader.by_player("shown")}
    for seat, listed, path in reader.by_player("hands"):
        hand = sorted(reader.tiles(listed, path))
        open_tiles = reader.tiles(shown.get(seat, []), ("shown", reader.players[seat]))
        s.players[seat].hand = hand
        s.players[seat].seen = [
            EVERY_SEAT if s.variants.open_hands or tile in open_tiles else 1 << seat for tile in hand
        ]
        used += hand
    s.discards = reader.tiles(reader.given.get("discards", []), ("discards",))
    s.gone = reader.tiles(reader.given.get("removed", []), ("removed",))
    used += s.discards + s.gone
    if "event" in reader.given:
        used.append(reader.tile(reader.given["event"], ("event",)))
    arrange_track(s, reader, used)
    twice = [s.box.tiles[tile].name for tile in used if used.count(tile) > 1]
    reader.need(not twice, (), "error-given-tile-twice", given=", ".join(sorted(set(twice))))
    if s.solo:
        solo_piles(s)
        s.events_left = reader.number("event_pile", s.events_left)
    else:
        make_pile(s)
    if isinstance(reader.given.get("pile"), list):
        s.unseen = [sorted(reader.tiles(reader.given["pile"], ("pile",))), *s.unseen[1:]]
        s.left = [len(s.unseen[0]), *s.left[1:]]
    s.unseen = [[tile for tile in group if tile not in used] for group in s.unseen]
    s.left = [min(left, len(group)) for left, group in zip(s.left, s.unseen, strict=True)]
    if isinstance(reader.given.get("pile"), int):
        size = reader.number("pile", 0)
        reader.need(size <= len(s.unseen[0]), ("pile",), "error-given-number", given=str(size), most=len(s.unseen[0]))
        s.left = [size, *[0 for _ in s.left[1:]]]


def arrange_track(s: Pax, reader: Reader, used: list[int]) -> None:
    """`track: [freyr, none, ...]`, cheapest space first; unsaid, the last tiles of the box that lie nowhere else."""
    size = len(s.box.track_costs)
    if "track" not in reader.given:
        spare = [tile for tile in range(len(s.box.tiles) - 1, -1, -1) if tile not in used]
        s.track = spare[:size]
    else:
        listed = reader.given["track"]
        good = isinstance(listed, list) and len(listed) <= size
        reader.need(good, ("track",), "error-given-list", given=str(listed))
        s.track = [NONE if name == "none" else reader.tile(name, ("track",)) for name in listed]
        s.track += [NONE] * (size - len(s.track))
    used += [tile for tile in s.track if tile >= 0]


def arrange_cards(s: Pax, reader: Reader) -> None:
    """The victory cards face up, and the levels of those face down."""
    names = [card.name for card in s.box.victory]
    s.cards = [names.index(name) for name in reader.words("victory", reader.given.get("victory", []), names)]
    if s.cards:
        s.variants.levels = [s.box.victory[card].level for card in s.cards]
    s.down = [LEVELS.index(name) for name in reader.words("face_down", reader.given.get("face_down", []), LEVELS)]
    if s.down:
        s.variants.levels = s.variants.levels + s.down if s.cards else list(s.down)


def settle(s: Pax, reader: Reader) -> None:
    """What follows from the rest: perks, duchies, homes, who commands which longships."""
    for seat, player in enumerate(s.players):
        refit(s, seat)
        if seat < s.seats:
            settle_duchies(s, seat, None)
        settle_starts(s, seat)
        s.controlled |= player.fleet
    for seat, number, path in reader.by_player("home_markers"):
        s.players[seat].homes = reader.whole(number, path, s.box.home_markers)


def at_turn(s: Pax, reader: Reader) -> None:
    """A turn is about to begin, its influence phase first; alone, the opponent's move."""
    if s.solo:
        s.round -= 1
        s.stack = [SOLO_TURN]
        return
    if s.active == s.first:
        s.round -= 1
    s.stack = [StartTurn(s.active)]


def rest_of_turn(s: Pax) -> None:
    """The solstice, and the turns after it."""
    if s.solo:
        s.stack += [SOLO_TURN, SOLO_MARKERS]
        push_solstice(s, 0)
        return
    s.stack.append(EndTurn(s.active))
    push_solstice(s, s.active)


def at_actions(s: Pax, reader: Reader) -> None:
    """The action phase."""
    s.phase = ACTION_PHASE
    rest_of_turn(s)
    if s.solo:
        s.stack += [AUTO_PARLEY, SOLO_ACTION]
    else:
        s.stack.append(CHOOSE_ACTION[s.active])


def at_auto_parley(s: Pax, reader: Reader) -> None:
    """Alone: the actions are over, the automatic parley is next."""
    reader.need(s.solo, ("at",), "error-given-word", given="auto-parley", known=PLACES[:-1])
    at_actions(s, reader)
    s.stack.pop()


def at_solstice(s: Pax, reader: Reader) -> None:
    """The winter solstice of the active player."""
    s.phase = SOLSTICE_PHASE
    rest_of_turn(s)


def at_event(s: Pax, reader: Reader) -> None:
    """The active player has just played an event at a post."""
    at_actions(s, reader)
    tile = reader.tile(reader.given.get("event"), ("event",))
    here = reader.post(reader.given["here"], ("here",)) if "here" in reader.given else s.box.tiles[tile].posts
    post = here if "here" in reader.given else (here & -here).bit_length() - 1
    begin_event(s, s.active, tile, post, None)


def at_ability(s: Pax, reader: Reader) -> None:
    """A player carries out the effects of a tile, post or jarl, wherever it is; the rest of the turn follows."""
    at_actions(s, reader)
    source = str(reader.given.get("source"))
    here = reader.post(reader.given["here"], ("here",)) if "here" in reader.given else -1
    found = [tile.ability for tile in s.box.tiles if tile.name == source]
    for post, ability in enumerate(s.box.post_ability):
        if s.box.post_ids[post] == source and ability is not None:
            found.append(ability)
            here = post
    for jarl in s.box.jarls:
        if jarl.name == source:
            found += jarl.abilities
    reader.need(bool(found), ("source",), "error-given-word", given=source, known=s.box.post_ids)
    push_effects(s, found[0], reader.seat("actor", s.active), here)


SCRIPTS: Final[dict[str, Callable[[Pax, Reader], None]]] = {
    "turn": at_turn,
    "actions": at_actions,
    "solstice": at_solstice,
    "event": at_event,
    "ability": at_ability,
    "auto-parley": at_auto_parley,
}
