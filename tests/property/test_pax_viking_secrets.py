"""What nobody may learn in Pax Viking, by an oracle of its own: the same moves are made in two tables that differ only
in something hidden, and what the other seats and a spectator get must be equal, byte by byte.

`resample` is not asked, so that what it holds fixed is tested as well.
"""

from __future__ import annotations

import json
import random
from itertools import permutations
from typing import Any

import pytest

from longhall.games.pax_viking import GAME
from longhall.games.pax_viking.state.position import Pax
from longhall.kernel.chance import Chance, ForcedChance, Outcome, ScriptedChance
from longhall.kernel.errors import BadOutcome
from longhall.kernel.events import Events
from longhall.kernel.step import advance

PLAYERS = ["p1", "p2", "p3"]
HAND = ["freyr", "odin", "radimichs", "theophano", "great_schism"]


class Table:
    """A described position, and all that each seat and a spectator were sent since."""

    def __init__(self, given: dict[str, Any], **options: object) -> None:
        chosen = {option.name: option.default for option in GAME.variants} | options
        self.state: Pax = GAME.arrange(given, PLAYERS, chosen)  # type: ignore[arg-type]
        self.chance = Chance(random.Random(1).random)
        self.sent: dict[int | None, list[str]] = {seat: [] for seat in [0, 1, 2, None]}
        advance(self.state, self.chance, None)

    def play(self, seat: int, *notations: str) -> Table:
        """Moves of one seat."""
        for notation in notations:
            events = Events()
            GAME.apply(self.state, seat, GAME.book.parse(notation), self.chance, events)
            self.send(events)
        return self

    def send(self, events: Events) -> None:
        """Views, questions, events and observations, as they reach each seat after a move."""
        state = self.state
        for seat, sent in self.sent.items():
            told = [event.as_json() for event in events.seen_by(seat)]
            asked = None if seat is None else GAME.decision(state, seat)
            legal = [] if seat is None else [it.notation for it in GAME.legal(state, seat)]
            question = None if asked is None else asked.as_json()
            row = "" if seat is None else GAME.observe(state, seat).hex()
            sent.append(json.dumps([GAME.view(state, seat), told, question, legal, GAME.to_act(state), row]))


def trade(tiles: int, hand: list[str], **options: object) -> Table:
    """A trade in which the third player stands by, up to the moment the partner has accepted."""
    ships = {name: {"gandvik": 2} for name in PLAYERS}
    given = {"at": "actions", "silfr": 5, "hands": {"p2": hand}, "longships": ships}
    table = Table(given, **options)
    table.play(0, "journey gandvik", "trade p2", "add-silfr 2", f"ask-tiles {tiles}", "offer")
    return table.play(1, "accept")


@pytest.mark.parametrize("tiles", [2, 3])
@pytest.mark.parametrize("trade_pieces", [False, True])
def test_tiles_picked_for_a_trade_show_only_when_it_is_closed(tiles: int, trade_pieces: bool) -> None:
    seen: dict[int | None, set[str]] = {0: set(), 2: set(), None: set()}
    closed: set[str] = set()
    for picks in permutations(HAND, tiles):
        table = trade(tiles, HAND, trade_pieces=trade_pieces)
        table.play(1, *[f"give {tile}" for tile in picks[:-1]])
        assert table.state.stack[-1].kind == "hand-over"
        for seat, found in seen.items():
            found.add("\n".join(table.sent[seat]))
        table.play(1, f"give {picks[-1]}")
        assert table.state.offer is None
        assert sorted(GAME.facts(table.state, PLAYERS)["hands"]["p1"]) == sorted(picks)  # type: ignore[index]
        closed.add(table.sent[2][-1])
    assert [len(found) for found in seen.values()] == [1, 1, 1]
    assert len(closed) == 1, "the third player learns which tiles were traded"


def test_what_is_picked_does_not_follow_from_what_is_offered_next() -> None:
    """The picks are not in what the maker or the third player is sent, whatever lies in the partner's hand."""
    worlds = [trade(1, hand) for hand in (["freyr", "odin"], ["thor", "radimichs"])]
    for seat in (0, 2, None):
        assert worlds[0].sent[seat] == worlds[1].sent[seat]


def most_steps(s: Pax) -> int:
    """In how many steps at most the first player can put an offer together."""
    most = 0
    for action in GAME.legal(s, 0):
        if action.verb not in ("offer", "cancel"):
            after = s.clone()
            GAME.apply(after, 0, action, Chance(random.Random(1).random))
            most = max(most, 1 + most_steps(after))
    return most


def test_the_steps_of_an_offer_do_not_tell_what_its_maker_knows() -> None:
    ships = {name: {"gandvik": 2} for name in PLAYERS}
    worlds = []
    for known in (False, True):
        table = Table({"at": "actions", "silfr": 0, "hands": {"p2": ["freyr", "odin"]}, "longships": ships})
        if known:
            table.state.players[1].seen = [table.state.players[1].seen[0] | 1, *table.state.players[1].seen[1:]]
        table.play(0, "journey gandvik", "trade p2")
        worlds.append(table)
    assert worlds[0].sent[2] == worlds[1].sent[2], "the third player cannot tell them apart so far"
    assert most_steps(worlds[0].state) == most_steps(worlds[1].state)


def hidden_from_all(s: Pax) -> list[tuple[int, int]]:
    """The tiles that only their holder knows, with the holder."""
    found = []
    for seat, player in enumerate(s.players):
        found += [(seat, tile) for tile, seen in zip(player.hand, player.seen, strict=True) if seen == 1 << seat]
    return found


def twin_of(s: Pax, seat: int, tile: int, other: int) -> Pax:
    """The same table, but in one hand lies a tile that is unseen here, and the tile of that hand is unseen there."""
    twin = GAME.load(GAME.dump(s))
    player = twin.players[seat]
    pairs = sorted((other if held == tile else held, seen) for held, seen in zip(player.hand, player.seen, strict=True))
    player.hand, player.seen = [held for held, _ in pairs], [seen for _, seen in pairs]
    twin.unseen = [sorted(tile if it == other else it for it in group) for group in twin.unseen]
    return twin


def sent_to(s: Pax, seat: int | None, events: Events) -> list[object]:
    """What reaches a seat or a spectator after a move."""
    asked = None if seat is None else GAME.decision(s, seat)
    legal = [] if seat is None else [it.notation for it in GAME.legal(s, seat)]
    told = [event.as_json() for event in events.seen_by(seat)]
    row = None if seat is None else GAME.observe(s, seat)
    return [GAME.view(s, seat), told, None if asked is None else asked.as_json(), legal, GAME.to_act(s), row]


@pytest.mark.parametrize(("seats", "deck"), [(2, "random"), (3, "custom"), (4, "starter"), (6, "random")])
def test_a_hidden_tile_shows_in_nothing_that_others_get(seats: int, deck: str) -> None:
    """Whatever its holder does that would be possible with either of two tiles looks the same to everybody else."""
    compared = 0
    for seed in range(6):
        rng = random.Random(seed)
        record: list[Outcome] = []
        chance = Chance(rng.random, record)
        state = GAME.setup({"deck": deck, "trade_pieces": bool(seed % 2)}, seats, chance)
        twin: Pax | None = None
        left = 0
        while state.waiting:
            hidden = hidden_from_all(state)
            pool = [it for group in state.unseen for it in group]
            if twin is None and hidden and pool and state.stack[-1].kind == "action":
                holder, tile = rng.choice(hidden)
                instead, left = rng.choice(pool), 40
                twin = twin_of(state, holder, tile, instead)
            if twin is None or not left:
                twin = None
                seat = GAME.to_act(state)[0]
                GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance)
                continue
            left -= 1
            seat = GAME.to_act(state)[0]
            both = [it for it in GAME.legal(state, seat) if it in GAME.legal(twin, seat)]
            if not both:
                twin = None
                continue
            action = rng.choice(both)
            record.clear()
            one, two = Events(), Events()
            GAME.apply(state, seat, action, chance, one)
            try:
                GAME.apply(twin, seat, action, ScriptedChance(list(record)), two)
            except BadOutcome:  # the tile that is hidden here has come up there, or the other way round
                twin = None
                continue
            if (holder, tile) not in hidden_from_all(state) or (holder, instead) not in hidden_from_all(twin):
                twin = None  # it has been shown, played or given away
                continue
            for reader in [it for it in [*range(seats), None] if it != holder]:
                compared += 1
                assert sent_to(state, reader, one) == sent_to(twin, reader, two), action
    assert compared > 1000


@pytest.mark.parametrize("deck", ["random", "custom"])
def test_nobody_can_tell_what_the_sweden_action_has_drawn(deck: str) -> None:
    """A venture that can be placed, one that cannot, and no venture at all look alike until a longship is placed."""
    seen: dict[int | None, set[str]] = {1: set(), 2: set(), None: set()}
    for tile in ("radimichs", "permians", "thor", "theophano", "holmgang"):
        for ships in ({"gandvik": 1}, {"gandvik": 6}):
            given = {"at": "actions", "markers": {"sweden": "p1"}, "longships": {"p1": ships}}
            table = Table(given, deck=deck)
            kind = {"kind": [GAME.box.tiles[tile_number(tile)].kind]} if deck == "custom" else {}
            table.chance = ForcedChance({"tile": [tile_number(tile)], **kind}, random.Random(1).random)
            table.play(0, "sweden", "decline")
            for seat, found in seen.items():
                found.add("\n".join(table.sent[seat]))
    assert [len(found) for found in seen.values()] == [2, 2, 2], "one for each fleet"


def tile_number(name: str) -> int:
    """A tile by its id."""
    return [tile.name for tile in GAME.box.tiles].index(name)


def test_nobody_can_tell_that_a_tile_was_the_only_one_to_play() -> None:
    """PAX-EVENT-02: an event that makes a player play a god or advocate asks, even if the hand holds only one."""
    sent: dict[int | None, set[str]] = {1: set(), 2: set(), None: set()}
    for hand in (["freyr", "radimichs"], ["freyr", "odin"]):
        table = Table({"at": "event", "event": "runestone_at_jelling", "hands": {"p1": hand}})
        assert table.state.stack[-1].kind == "play-tile"
        table.play(0, "play freyr")
        for seat, found in sent.items():
            found.add("\n".join(table.sent[seat]))
    assert [len(found) for found in sent.values()] == [1, 1, 1]
