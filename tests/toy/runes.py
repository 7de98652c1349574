"""Runes: a toy game with a hidden hand, a simultaneous choice and chance. docs/adding-a-game.md builds it step by step.

RUN-SETUP-01 Of the runes 1 to 16, three are dealt to each player, hidden from the others.
RUN-ROUND-01 In each of three rounds a prize of 1 to 6 points is turned up; each prize comes once.
RUN-ROUND-02 All choose a rune of their hand at the same time. The highest takes the prize; the runes stay open.
RUN-ROUND-03 Whoever played the lowest may throw away a rune of their hand, openly, and draw one that nobody has seen.
RUN-END-01 After three rounds the most points win; players with equally many share the victory.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from longhall.kernel.action import Action
from longhall.kernel.chance import Chance
from longhall.kernel.events import Events, seat_ref
from longhall.kernel.fields import SimpleGame, SimpleState, SimpleStep, steps_in
from longhall.kernel.masks import bits, count, mask_of
from longhall.kernel.records.given import GivenReader
from longhall.kernel.score import Score
from longhall.kernel.step import NOT_KEPT, ONE, SEVERAL, Step, advance
from longhall.kernel.variants import VariantValue

RUNES, HAND, ROUNDS, PRIZES = 16, 3, 3, 6
ALL = (1 << RUNES + 1) - 2


class Table(SimpleState):
    """The position. Sets of runes and prizes are masks; what a seat has chosen is hidden until all have."""

    __slots__ = ("chosen", "hands", "open", "points", "prize", "prizes", "round")


class Deal(SimpleStep[Table]):
    """RUN-SETUP-01."""

    def run(self, s: Table, chance: Chance, events: Events | None) -> None:
        deck = bits(ALL)
        for seat in range(s.seats):
            s.hands[seat] = mask_of([chance.draw("deal", deck) for _ in range(HAND)])
            if events is not None:
                events.add("run-dealt", "RUN-SETUP-01", 1 << seat, runes=refs(s.hands[seat]))
        s.stack.append(Round())


class Round(SimpleStep[Table]):
    """RUN-ROUND-01; the last rune of a hand needs no choice."""

    def run(self, s: Table, chance: Chance, events: Events | None) -> None:
        if s.round == ROUNDS:
            return
        s.round += 1
        s.prize = chance.draw("prize", [prize for prize in range(1, PRIZES + 1) if not s.prizes >> prize & 1])
        s.prizes |= 1 << s.prize
        if events is not None:
            events.add("run-prize", "RUN-ROUND-01", points=s.prize)
        s.stack.append(Reveal() if s.round == ROUNDS else Choose())


class Choose(SimpleStep[Table]):
    """RUN-ROUND-02: all choose at the same time."""

    asks, kind, rule = SEVERAL, "choose", "RUN-ROUND-02"
    unfit = "run-no-such-rune"

    def legal(self, s: Table, seat: int) -> list[Action]:
        return PLAY.of(s.hands[seat])

    def apply(self, s: Table, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        s.chosen[seat] = action.target
        s.waiting &= ~(1 << seat)
        if events is not None:
            events.add("run-chosen", "RUN-ROUND-02", 1 << seat, rune=action.targets[0])

    def run(self, s: Table, chance: Chance, events: Events | None) -> None:
        s.stack.append(Reveal())


class Reveal(SimpleStep[Table]):
    """RUN-ROUND-02: the highest rune takes the prize."""

    def run(self, s: Table, chance: Chance, events: Events | None) -> None:
        chosen = [rune or bits(hand)[0] for rune, hand in zip(s.chosen, s.hands, strict=True)]
        best, lowest = chosen.index(max(chosen)), chosen.index(min(chosen))
        s.points[best] += s.prize
        s.open |= mask_of(chosen)
        s.hands = [hand & ~s.open for hand in s.hands]
        s.chosen = [0] * s.seats
        if events is not None:
            events.add("run-reveal", "RUN-ROUND-02", runes=refs(mask_of(chosen)), seat=seat_ref(best), points=s.prize)
        s.stack += [Round(), Exchange(lowest)]


class Exchange(SimpleStep[Table]):
    """RUN-ROUND-03: the options are as many as the runes of the hand, which everybody can count."""

    asks, kind, rule = ONE, "exchange", "RUN-ROUND-03"
    unfit = "run-no-such-rune"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def legal(self, s: Table, seat: int) -> list[Action]:
        return [*THROW.of(s.hands[seat]), KEEP] if s.hands[seat] else []

    def apply(self, s: Table, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is KEEP:
            return
        drawn = chance.draw("exchange", bits(ALL & ~s.open & ~sum(s.hands)))
        s.hands[seat] ^= 1 << action.target | 1 << drawn
        s.open |= 1 << action.target
        if events is not None:
            events.add("run-thrown", "RUN-ROUND-03", seat=seat_ref(seat), rune=action.targets[0])
            events.add("run-drawn", "RUN-ROUND-03", 1 << seat, rune=f"rune:{drawn}")


class Runes(SimpleGame[Table]):
    """The contract, as the kernel asks for it."""

    name, prefix, rules_version, content_hash, fewest, most = "runes", "run", "1", "runes", 2, 4
    position = Table

    def __init__(self) -> None:
        super().__init__()
        self.steps = steps_in(__name__)

    def begin(self, seats: int, variants: dict[str, VariantValue], chance: Chance, events: Events | None) -> Table:
        s = empty(seats, Deal())
        advance(s, chance, events)
        return s

    def public(self, s: Table) -> dict[str, object]:
        players = [{"runes": count(hand)} for hand in s.hands]
        return {"round": s.round, "prize": s.prize, "open": refs(s.open), "players": players}

    def own(self, s: Table, seat: int) -> dict[str, object]:
        return {"hand": refs(s.hands[seat]), "chosen": refs(1 << s.chosen[seat]) if s.chosen[seat] else []}

    def resample(self, s: Table, seat: int, rng: random.Random) -> Table:
        other = s.clone()
        unseen = rng.sample(bits(ALL & ~s.open & ~s.hands[seat]), RUNES - count(s.open | s.hands[seat]))
        for who in {*range(s.seats)} - {seat}:
            other.hands[who] = mask_of([unseen.pop() for _ in range(count(s.hands[who]))])
            other.chosen[who] = s.chosen[who] and rng.choice(bits(other.hands[who]))
        other.asked = NOT_KEPT
        return other

    def score(self, s: Table) -> Score:
        places = [1 + sum(rival > mine for rival in s.points) for mine in s.points]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return Score([{"prizes": points} for points in s.points], s.points[:], places, winners)

    def score_categories(self) -> list[str]:
        return ["prizes"]

    def broken(self, s: Table) -> list[str]:
        dealt = [*s.hands, s.open]
        return ["runes"] if sum(map(count, dealt)) != count(sum(dealt)) or sum(s.points) > 21 else []

    def arrange(self, given: Mapping[str, Any], players: list[str], variants: dict[str, VariantValue]) -> Table:
        read, s = GivenReader(given, players), empty(len(players), Round() if "hands" in given else Deal())
        for seat, runes, path in read.by_player("hands"):
            s.hands[seat] = mask_of([read.whole(rune, path, RUNES) for rune in read.items(runes, path)])
        for seat, points, path in read.by_player("points"):
            s.points[seat] = read.whole(points, path)
        return s

    def facts(self, s: Table, players: list[str]) -> dict[str, object]:
        hands = {name: bits(hand) for name, hand in zip(players, s.hands, strict=True)}
        return {"hands": hands, "points": dict(zip(players, s.points, strict=True))}


def empty(seats: int, first: Step[Any]) -> Table:
    """The table before anything lies on it."""
    s = Table()
    s.seats, s.stack, s.waiting, s.acting, s.asked, s.options = seats, [first], 0, 0, NOT_KEPT, []
    s.hands, s.chosen, s.points = [0] * seats, [0] * seats, [0] * seats
    s.open = s.prizes = s.prize = s.round = 0
    return s


def refs(runes: int) -> list[str]:
    """How events and views name runes."""
    return [f"rune:{rune}" for rune in bits(runes)]


GAME = Runes()
PLAY, THROW = GAME.book.add_each("play", "rune", RUNES), GAME.book.add_each("throw", "rune", RUNES)
KEEP = GAME.book.add("keep")
