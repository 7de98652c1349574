"""The part of an observation about the pending decision, and what the current action still brings."""

from __future__ import annotations

from typing import Final

from ....kernel.bot.observation import Kinds, Part, Row, flag, flags
from ..content.components import REGIONS
from ..rules.symbols import (
    Church,
    Coins,
    Courtship,
    Expand,
    FreeTown,
    LoseCoins,
    Points,
    Raiders,
    Renown,
    TakeTown,
    TownInRegion,
)
from ..rules.tricks import EndAction
from ..rules.upkeep.battle import LoseTown
from ..rules.upkeep.church import BuildMonastery
from ..state.position import ACTION, Boru

MOST_SEATS: Final = 5
KINDS: Final = Kinds([
    "start-town", "choose-two", "lead-town", "lead-card", "follow", "choose-row", "buy-church", "buy-raider",
    "buy-step", "expand", "free-town", "any-town", "town-in-region", "princess", "lose-town", "build-monastery",
])  # fmt: skip
SYMBOLS: Final = 10


def question_parts() -> list[Part]:
    """What `put_question` writes."""
    return [
        KINDS.part,
        flags("asked.loser", MOST_SEATS, "who loses the town that is chosen: me, other1, ..."),
        flags("asked.region", REGIONS, "the region in which a town is chosen"),
        flag("asked.discs_back", "the discs in the church area come back for the monastery"),
        Part(
            "to_come", SYMBOLS, 3,
            "symbols left of the action being resolved: coins, coins to pay, church, raiders, courtship, town, expand, "
            "remove a Viking, renown, points",
        ),
    ]  # fmt: skip


def put_question(row: Row, s: Boru, seat: int) -> None:
    """What is asked is public, and so is all that it is about."""
    KINDS.put(row, s)
    loser = -1
    region = -1
    discs_back = 0
    if s.waiting:
        step = s.stack[-1]
        if isinstance(step, LoseTown):
            loser = (step.loser - seat) % s.seats
        elif isinstance(step, TownInRegion):
            region = step.region
        elif isinstance(step, BuildMonastery):
            discs_back = step.discs_back
    row.one(loser, MOST_SEATS)
    row.one(region, REGIONS)
    row.numbers([discs_back, *symbols_to_come(s)])


def symbols_to_come(s: Boru) -> list[int]:
    """What is left of the row or primary action being resolved, the pending question included."""
    found = [0] * SYMBOLS
    if s.phase != ACTION or s.stack[-1].kind == "choose-row":
        return found
    for at in range(len(s.stack) - 1, -1, -1):
        step = s.stack[at]
        if isinstance(step, EndAction):
            return found
        if isinstance(step, Coins):
            found[0] += step.count
        elif isinstance(step, LoseCoins):
            found[1] += step.count
        elif isinstance(step, Church):
            found[2] += step.count
        elif isinstance(step, Raiders):
            found[3] += step.count
        elif isinstance(step, Courtship):
            found[4] += step.count
        elif isinstance(step, TakeTown):
            found[5] += 1
        elif isinstance(step, Expand):
            found[6] += 1
        elif isinstance(step, FreeTown):
            found[7] += 1
        elif isinstance(step, Renown):
            found[8] += step.count
        elif isinstance(step, Points):
            found[9] += step.count
    return [0] * SYMBOLS
