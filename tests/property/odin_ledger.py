"""A ledger of A Feast for Odin: what the events tell, added up. It must agree with what lies on the table."""

from __future__ import annotations

from collections import Counter

from longhall.games.feast_for_odin.content.things import THINGS
from longhall.games.feast_for_odin.state.position import SUPPLY, Odin
from longhall.kernel.events import Event
from longhall.kernel.masks import long_bits

ONE = ""
CHANGE = [(-1, "{thing}", ONE), (1, "{to}", ONE)]
ENTRIES = {
    "odn-gains": [(1, "{thing}", "count")],
    "odn-pays": [(-1, "{thing}", "count")],
    "odn-income": [(1, "silver", "count")],
    "odn-born": [(-1, "pregnant_{thing}", "count"), (2, "{thing}", "count")],
    "odn-pregnant": [(-1, "{thing}", ONE), (1, "pregnant_{thing}", ONE)],
    "odn-serves": [(-1, "{thing}", ONE)],
    "odn-lays": [(-1, "{thing}", ONE), (1, "laid {thing}", ONE)],
    "odn-fills-slot": [(-1, "{thing}", ONE), (1, "laid {thing}", ONE)],
    "odn-upgrades": CHANGE,
    "odn-turns": CHANGE,
    "odn-exchanges": CHANGE,
    "odn-gains-ship": [(1, "{ship}", ONE)],
    "odn-buys-ship": [(1, "{ship}", ONE), (-1, "silver", "price")],
    "odn-loses-ship": [(-1, "{ship}", ONE), (-1, "ore on {ship}", "ore")],
    "odn-emigrates": [(-1, "{ship}", ONE), (-1, "ore on {ship}", "ore"), (1, "emigrated {ship}", ONE)],
    "odn-loads": [(-1, "ore", ONE), (1, "ore on {ship}", ONE)],
    "odn-unloads": [(1, "ore", ONE), (-1, "ore on {ship}", ONE)],
    "odn-returns-ore": [(-1, "ore on {ship}", ONE)],
    "odn-gains-building": [(1, "{building}", ONE)],
    "odn-penalties": [(1, "penalties", "count")],
    "odn-draws": [(1, "cards in hand", ONE)],
    "odn-plays": [(-1, "cards in hand", ONE), (1, "occupation {occupation}", ONE)],
}
"""By event: what changes for its player, and by how many (an argument of the event, or one)."""
FROM_THE_TABLE = "ODN-OCC-27"
"""The rule of a stockfish that goes from the feast table to a house (card 172): it was served before."""
INSTEAD = {"cloakpin": "silverware", "drinking_horn": "chest"}
"""What lies where a special tile was lifted, beside a rune stone (cards 70 and 71)."""


def bare(ref: object) -> str:
    """The id without its kind."""
    return str(ref).split(":")[-1]


class Ledger:
    """What every player has: things, ships, ore, pieces on boards. It begins with a position, then reads events."""

    def __init__(self, s: Odin) -> None:
        self.has = [holdings(s, seat) for seat in range(s.seats)]

    def read(self, events: list[Event]) -> None:
        for event in events:
            if event.message == "odn-harvest":
                self.harvest(event)
            elif event.message == "odn-drawn" and event.rule == "ODN-SOLO-18":
                self.has[0]["cards in hand"] += 1
            elif "seat" in event.args:
                self.enter(event)

    def harvest(self, event: Event) -> None:
        goods = event.args["things"]
        assert isinstance(goods, list)
        for mine in self.has:
            mine.update(bare(good) for good in goods)

    def enter(self, event: Event) -> None:
        mine = self.has[int(bare(event.args["seat"]))]
        words = {name: bare(value) for name, value in event.args.items()}
        if event.message == "odn-lifts":
            mine[words["thing"]] += 1
            owner = self.has[int(words["owner"])]
            owner.subtract([f"laid {words['thing']}"])
            owner.update(["laid rune_stone", f"laid {INSTEAD[words['thing']]}"])
        for sign, key, amount in ENTRIES.get(event.message, []):
            what = key.format(**words)
            if event.message == "odn-lays" and sign < 0:
                if event.rule == FROM_THE_TABLE:
                    continue
                if not mine[what]:
                    what = f"pregnant_{what}"
            mine[what] += sign * (int(words[amount]) if amount else 1)


def holdings(s: Odin, seat: int) -> Counter[str]:
    """What a player has, counted from the position."""
    me = s.players[seat]
    found: Counter[str] = Counter()
    for thing in range(SUPPLY):
        found[THINGS[thing]] += me.supply[thing]
    for board in me.boards:
        found.update(f"laid {THINGS[entry >> 16]}" for entry in board.laid)
        if board.plan.house:
            found[board.plan.name] += 1
    found["whaling_boat"] = sum(me.boats)
    found["knarr"] = me.knarrs
    found["longship"] = sum(me.longships)
    found["ore on whaling_boat"] = me.boats[1]
    found["ore on longship"] = sum(ore * number for ore, number in enumerate(me.longships))
    found["emigrated knarr"] = me.gone_knarrs
    found["emigrated longship"] = me.gone_longships
    found["penalties"] = me.penalties
    found["cards in hand"] = me.hand.bit_count()
    found.update(f"occupation {card}" for card in long_bits(me.played))
    return +found
