"""Twin games: the oracle of what is hidden. It uses nothing that a game says about itself but its rules.

A twin of a recorded game for one viewer (a seat, or None for a spectator) is another game by the same rules that has
told this viewer the same up to now, byte by byte, while something that the viewer was never told differs. Twins come
from chance that fell otherwise and from other decisions of other seats; a twin whose viewer can tell it apart is let
go. Whatever the viewer is told next may depend on the position only as far as it is the same in all twins.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import msgspec

from longhall.kernel.action import Action
from longhall.kernel.chance import Chance, Outcome
from longhall.kernel.errors import BadOutcome, LonghallError
from longhall.kernel.events import ANNOUNCES, SHOWS, Event
from longhall.kernel.game import Game
from longhall.kernel.match import Match, Move

encode = msgspec.json.encode
ALTERNATIVES = 8
"""How many other actions are tried to keep a twin, where nothing depends on finding one."""


class Leak(AssertionError):
    """A viewer was told something that depends on what is hidden from it."""


class Told:
    """What a viewer is told after a move: the entry of the log with its events, and how the table looks now."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        game, state, last = match.game, match.state, match.moves[-1] if match.moves else None
        told = last.events if last is not None else match.opening_events
        self.viewer = viewer
        self.all: list[Event] = told
        self.events: list[Event] = [event for event in told if event.seen_by(viewer)]
        self.lines = [encode(event.as_json()) for event in self.events]
        self.table = encode({
            "entry": [len(match.moves), last.seat if last is not None else None],
            "view": game.view(state, viewer),
            "waiting": game.to_act(state),
            "question": game.question(state, viewer) if viewer is not None else None,
            "undo": viewer is not None and match.undoable(viewer) is not None,
        })  # fmt: skip

    def same(self, other: Told) -> bool:
        """Whether there is no byte by which the viewer could tell two games apart."""
        return self.table == other.table and self.lines == other.lines


class Follow(Chance):
    """Repeats recorded outcomes as far as they are possible; from one of them on, two values change places."""

    def __init__(self, script: list[Outcome], rng: random.Random, change_at: int = -1) -> None:
        super().__init__(rng.random, [])
        self.script = script
        self.rng = rng
        self.change_at = change_at
        self.changed = ""
        self.swap: dict[int, int] = {}

    def draw(self, kind: str, pool: list[int]) -> int:
        assert self.record is not None
        place = len(self.record)
        wanted = self.script[place].value if place < len(self.script) and self.script[place].kind == kind else None
        if place == self.change_at and wanted is not None:
            other = self.rng.choice(pool)
            self.changed, self.swap = kind, {wanted: other, other: wanted}
        if wanted is not None and kind == self.changed:
            wanted = self.swap.get(wanted, wanted)
        if wanted is None or wanted not in pool:
            return super().draw(kind, pool)
        pool.remove(wanted)
        self.record.append(Outcome(kind, wanted))
        return wanted


def fork(match: Match, moves: list[Move], state: Any) -> Match:
    """An independent match with the same opening."""
    copy = Match(match.game, match.variants, match.seats, opening=match.opening)
    copy.opening_events = match.opening_events
    copy.moves = list(moves)
    copy.state = state
    return copy


def act(
    match: Match, seat: int, action: Action, script: list[Outcome], rng: random.Random, change_at: int = -1
) -> bool:
    """Make a move with chance that follows a script; tells whether it could follow it to the end."""
    if change_at < 0:
        try:
            match.act(seat, action, script)
            return True
        except BadOutcome:
            pass
        except LonghallError as error:
            if error.message != "error-outcome-unused":
                raise
    chance = Follow(script, rng, change_at)
    match.game.apply(match.state.clone(), seat, action, chance)
    assert chance.record is not None
    match.act(seat, action, chance.record)
    return chance.record == script


class Witness:
    """One viewer of a game that is being played, and twins of that game."""

    def __init__(self, match: Match, viewer: int | None, rng: random.Random, most: int = 2) -> None:
        self.match = match
        self.viewer = viewer
        self.rng = rng
        self.most = most
        self.twins: list[Match] = []
        self.compared = 0
        """How often a twin with another position was compared."""
        now = Told(match, viewer)
        for _ in range(most):
            twin = self.other_opening()
            if twin is not None and self.differs(twin) and Told(twin, viewer).same(now):
                self.twins.append(twin)

    def differs(self, twin: Match) -> bool:
        game = self.match.game
        return game.dump(twin.state) != game.dump(self.match.state)

    def other_opening(self) -> Match | None:
        """The same game with a set-up in which chance fell otherwise."""
        opening = self.match.opening
        if not opening:
            return None
        game, options = self.match.game, self.match.variants
        chance = Follow(opening, self.rng, self.rng.randrange(len(opening)))
        game.setup(options, self.match.seats, chance)
        return Match(game, options, self.match.seats, opening=chance.record)

    def see(self, before: Any) -> None:
        """The game has just made a move from the position `before`: compare all twins, and look for new ones."""
        move = self.match.moves[-1]
        told = Told(self.match, self.viewer)
        bound = move.seat != self.viewer and len(self.match.moves) - 1 in self.match.moves_back(move.seat)
        self.twins = [twin for twin in self.twins if self.goes_along(twin, move, told, bound)]
        if len(self.twins) == self.most:
            self.twins.pop(self.rng.randrange(self.most)) if self.rng.random() < 0.1 else None
        if len(self.twins) < self.most:
            self.look_for_twin(before, move, told)

    def goes_along(self, twin: Match, move: Move, told: Told, bound: bool) -> bool:
        """Make a move in a twin so that the viewer is told the same; False: the viewer can tell them apart now.

        The same action must tell the same, up to what the rules show openly. And what can be taken back must not have
        told anything (`bound`): in every twin the seat could have done something that looks the same.
        """
        self.compared += 1
        state, legal = twin.state, twin.game.legal(twin.state, move.seat)
        same = any(action is move.action for action in legal)
        if same:
            followed = act(twin, move.seat, move.action, move.outcomes, self.rng)
            here = Told(twin, self.viewer)
            if here.same(told):
                return True
            if not excused(told, here, not followed):
                raise Leak(self.words("the same action tells", move, told, here))
            twin.moves.pop()
            twin.state = state
        if move.seat == self.viewer:
            if not same:
                raise Leak(self.words("an own action is possible in one game only", move, told, told))
            return False
        others = [action for action in legal if action is not move.action]
        if not bound:
            others = self.rng.sample(others, min(ALTERNATIVES, len(others)))
        for action in others:
            act(twin, move.seat, action, move.outcomes, self.rng)
            here = Told(twin, self.viewer)
            if here.same(told):
                return True
            twin.moves.pop()
            twin.state = state
        if bound:
            raise Leak(self.words("can be taken back, but tells", move, told, None))
        return False

    def look_for_twin(self, before: Any, move: Move, told: Told) -> None:
        """Make the last move of the game otherwise: chance falls otherwise, or a seat decides otherwise in secret."""
        action, change_at = move.action, -1
        if move.outcomes:
            change_at = self.rng.randrange(len(move.outcomes))
        elif any(event.seen_by(move.seat) and not event.seen_by(self.viewer) for event in move.events):
            action = self.rng.choice(self.match.game.legal(before, move.seat))
        if change_at < 0 and action is move.action:
            return
        twin = fork(self.match, self.match.moves[:-1], before)
        act(twin, move.seat, action, move.outcomes, self.rng, change_at)
        here = Told(twin, self.viewer)
        if not here.same(told):
            if change_at >= 0 and not excused(told, here, True):
                raise Leak(self.words("a hidden outcome tells", move, told, here))
        elif self.differs(twin):
            self.twins.append(twin)

    def words(self, what: str, move: Move, told: Told, here: Told | None) -> str:
        """All that is needed to look into it."""
        other = "" if here is None else f"\nthere {[line.decode() for line in here.lines]}\n{here.table.decode()}"
        return (
            f"{self.match.game.name}, {self.match.seats} seats, {self.match.variants}\nmove {len(self.match.moves)}: "
            f"seat {move.seat} {move.action.notation}: {what} seat {self.viewer} what is hidden\n"
            f"here {[line.decode() for line in told.lines]}\n{told.table.decode()}{other}"
        )


def excused(one: Told, other: Told, by_chance: bool) -> bool:
    """Whether the first thing that differs is one that the rules show openly at this point in any case.

    That is an event with the same message that tells what was hidden, or how chance fell where it fell otherwise.
    Where chance fell otherwise in the open, all may differ; it did not if the first to hear of it is another seat.
    """
    at = 0
    while at < len(one.lines) and at < len(other.lines) and one.lines[at] == other.lines[at]:
        at += 1
    here = one.events[at : at + 1]
    there = other.events[at : at + 1]
    if any(event.shows == ANNOUNCES for event in here + there):
        return True
    if by_chance and not heard_by_others_first(one, other):
        return True
    if not here or not there:
        return False
    faces = [(event.message, event.forced) for event in here + there]
    return faces[0] == faces[1] and (by_chance or SHOWS in (here[0].shows, there[0].shows))


def heard_by_others_first(one: Told, other: Told) -> bool:
    """Whether the first event that differs, of all that were told to anybody, is hidden from the viewer."""
    for here, there in zip(one.all, other.all, strict=False):
        if encode(here.as_json()) != encode(there.as_json()) or here.audience != there.audience:
            return not here.seen_by(one.viewer) and not there.seen_by(one.viewer)
    return False


def random_options(game: Game[Any], rng: random.Random) -> dict[str, object]:
    """Some value for every option."""
    return {option.name: rng.choice(option.values) for option in game.variants}


def options_of_games(game: Game[Any], seats: int, games: int) -> list[dict[str, object]]:
    """Options for so many games: each value of each option comes up equally often, beside any value of the others."""
    rng = random.Random(f"{game.name} for {seats}")
    columns = {option.name: rng.sample(list(islice(cycle(option.values), games)), games) for option in game.variants}
    return [{name: column[number] for name, column in columns.items()} for number in range(games)]


def curious(options: list[Action], rng: random.Random, tried: Counter[str]) -> Action:
    """Half of the time one of a kind that was seldom tried, so that rare ones come up."""
    chosen = rng.choice(options)
    if rng.random() < 0.5:
        verb = min(sorted({action.verb for action in options}), key=lambda verb: tried[verb])
        chosen = rng.choice([action for action in options if action.verb == verb])
    tried[chosen.verb] += 1
    return chosen


def watched_game(
    game: Game[Any],
    seats: int,
    seed: int,
    table_options: dict[str, object],
    viewers: list[int | None],
    tried: Counter[str],
    most: int = 2,
) -> Iterator[list[Witness]]:
    """A random game to its end, with witnesses who compare every move; every other one tries rare actions."""
    rng = random.Random(seed)
    match = Match(game, table_options, seats, seed=f"twins-{seed}")
    witnesses = [Witness(match, viewer, rng, most) for viewer in viewers]
    while not match.is_over():
        seat = rng.choice(game.to_act(match.state))
        before = match.state
        options = game.legal(before, seat)
        match.act(seat, curious(options, rng, tried) if seed % 2 else rng.choice(options))
        for witness in witnesses:
            witness.see(before)
        yield witnesses
