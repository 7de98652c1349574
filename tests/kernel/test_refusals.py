"""Every action of a game's book is either legal or refused with a reason that can be said and is true.

`legal` and `refusal` are often written apart, for speed; this holds them together for every game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from at_random import GAMES_AND_SEATS, IDS, TOY_AND_SEATS, TOY_IDS, random_game
from longhall.kernel.action import Action
from longhall.kernel.errors import Refusal
from longhall.kernel.game import Game
from longhall.kernel.question import OTHER_QUESTION
from longhall.kernel.step import State
from longhall.speech import languages, rule_ids, speech

TABLES = pytest.mark.parametrize(("game", "seats"), [*GAMES_AND_SEATS, *TOY_AND_SEATS], ids=[*IDS, *TOY_IDS])
GAMES = pytest.mark.parametrize(
    ("games", "positions"), [pytest.param(2, 4, id="few"), pytest.param(8, 25, id="many", marks=pytest.mark.soak)]
)
NEED_AND_HAVE = [("cost", "count"), ("price", "silver"), ("count", "there"), ("sword", "most")]
"""Facts of the same refusal: what is needed, and what is there instead."""
AT_MOST = {"pax-no-silfr", "odn-no-recall", "odn-no-so-many-items", "odn-no-items"}
"""Refusals of an amount that say how much is allowed or there."""
NOT_IN_HAND = {"bru-no-not-in-hand": "hand", "bru-no-not-in-packet": "packet", "odn-no-card": "hand"}
"""Refusals of a card that is not there, and where the seat would see it."""


@TABLES
@GAMES
def test_an_action_is_legal_or_refused_with_a_true_reason(
    game: Game[Any], seats: int, games: int, positions: int
) -> None:
    rules, known = set(rule_ids(game)), set(game.names())
    said: set[str] = set()
    for state in sampled_positions(game, seats, games, positions):
        for seat in game.to_act(state):
            verbs = {option.verb for option in game.legal(state, seat)}
            allowed = [*game.legal(state, seat), *game.asides(state, seat)]
            for action in game.book.all:
                refusal = game.refusal(state, seat, action)
                assert (refusal is None) == (action in allowed), f"{action}: {refusal}"
                if refusal is None:
                    continue
                assert refusal.rule in rules, f"{action}: {refusal}"
                check_facts(refusal, action, seats, known)
                check_claims(game, state, seat, refusal, action)
                if refusal.message == OTHER_QUESTION:
                    assert action.verb not in verbs, f"{action} answers the question: {refusal}"
                if repr(refusal) not in said:
                    said.add(repr(refusal))
                    check_words(game, refusal, seats)


@TABLES
@GAMES
def test_a_refusal_tells_nothing_hidden(game: Game[Any], seats: int, games: int, positions: int) -> None:
    """Whoever asks why an action is not allowed must not learn more than they can see."""
    rng = random.Random(31)
    for state in sampled_positions(game, seats, games, positions):
        for seat in game.to_act(state):
            other = game.resample(state, seat, rng)
            for action in rng.sample(game.book.all, min(len(game.book.all), 400)):
                assert repr(game.refusal(state, seat, action)) == repr(game.refusal(other, seat, action)), action


def sampled_positions(game: Game[Any], seats: int, games: int, positions: int) -> Iterator[State]:
    """Some positions of some random games, every second of them played with rules chosen at random."""
    for seed in range(games):
        rng = random.Random(seed)
        options = {option.name: rng.choice(option.values) for option in game.variants} if seed % 2 else {}
        length = sum(1 for _ in random_game(game, seats, seed, options)) - 1
        wanted = set(rng.sample(range(length), min(length, positions)))
        for number, state in enumerate(random_game(game, seats, seed, options)):
            if number in wanted:
                yield state


def check_facts(refusal: Refusal, action: Action, seats: int, known: set[str]) -> None:
    """What can be checked without knowing the game."""
    facts = refusal.facts
    for need, have in NEED_AND_HAVE:
        if need in facts and have in facts:
            assert facts[need] > facts[have], f"{action}: there is enough, {refusal}"
    for name, value in facts.items():
        for fact in value if isinstance(value, list) else [value]:
            if isinstance(fact, int):
                assert fact >= 0, f"{action}: {refusal}"
            elif fact.startswith("seat:"):
                assert int(fact.removeprefix("seat:")) in range(seats), f"{action}: {refusal}"
            elif name == "question":
                assert fact.partition("-kind-")[2], f"{action}: {refusal}"
            else:
                assert fact in known, f"{action} names something unknown: {refusal}"
    targets = {target.partition(":")[0]: target for target in action.targets}
    for kind, target in targets.items():
        assert facts.get(kind, target) == target, f"{action} is refused for another {kind}: {refusal}"


def check_claims(game: Game[Any], state: State, seat: int, refusal: Refusal, action: Action) -> None:
    """Whether what the message says of the table is so."""
    if refusal.message in AT_MOST:
        amount = action.target & 7 if action.verb == "take" else action.target
        assert amount > refusal.facts["count"], f"{action}: {refusal}"
    if refusal.message in NOT_IN_HAND:
        assert action.target not in game.own(state, seat)[NOT_IN_HAND[refusal.message]], f"{action}: {refusal}"
    if refusal.message == "odn-no-thing":
        thing = str(refusal.facts["thing"]).partition(":")[2]
        assert thing not in game.public(state)["players"][seat]["supply"], f"{action}: {refusal}"


def check_words(game: Game[Any], refusal: Refusal, seats: int) -> None:
    """The reason can be said in every language, with all that it mentions."""
    players = [f"Player {seat + 1}" for seat in range(seats)]
    for language in languages():
        assert speech(language).has(refusal.message), f"{language}: {refusal}"
        text = speech(language).refusal(game, refusal, players)
        assert text.strip(), f"{language}: {refusal}"
        assert "{" not in text, f"{language} lacks a fact: {text}"
        assert "[" not in text, f"{language} lacks a name: {text}"
