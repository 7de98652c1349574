"""What every registered game must pass without writing a line."""

from __future__ import annotations

import os
import random
from typing import Any

import msgspec
import pytest

from at_random import (
    GAMES_AND_SEATS,
    IDS,
    ONE_TABLE_EACH,
    ONE_TABLE_IDS,
    TOY_AND_SEATS,
    TOY_IDS,
    random_game,
    random_match,
    random_positions,
)
from longhall.kernel.chance import Chance, ScriptedChance
from longhall.kernel.errors import LonghallError, Refused
from longhall.kernel.game import Game
from longhall.kernel.records.saga import read_saga, verify, write_saga
from longhall.kernel.step import PAUSE

SMOKE = bool(os.environ.get("LONGHALL_SMOKE"))
"""Only one table of each game, for the form that is not the one installed."""
pytestmark = pytest.mark.parametrize(
    ("game", "seats"),
    [*(ONE_TABLE_EACH if SMOKE else GAMES_AND_SEATS), *TOY_AND_SEATS],
    ids=[*(ONE_TABLE_IDS if SMOKE else IDS), *TOY_IDS],
)
SEEDS = range(3)


def test_games_end_and_pieces_are_conserved(game: Game[Any], seats: int) -> None:
    for seed in range(20):
        for number, state in enumerate(random_game(game, seats, seed)):
            assert game.broken(state) == []
            assert number < 20_000, "the game does not end"
        assert game.is_over(state)
        assert game.score(state).winners or seats == 1, "only a game against the box can have no winner"


def test_clone_equals_and_is_independent(game: Game[Any], seats: int) -> None:
    rng = random.Random(7)
    for seed in SEEDS:
        for state in random_positions(game, seats, seed):
            copy = state.clone()
            before = game.dump(state)
            assert game.dump(copy) == before
            if state.waiting:
                seat = rng.choice(game.to_act(copy))
                game.apply(copy, seat, rng.choice(game.legal(copy, seat)), Chance(rng.random))
                assert game.dump(state) == before


def test_apply_accepts_exactly_what_is_legal(game: Game[Any], seats: int) -> None:
    rng = random.Random(8)
    for seed in SEEDS:
        for state in random_positions(game, seats, seed):
            before = game.dump(state)
            for seat in range(seats):
                legal = game.legal(state, seat)
                asides = game.asides(state, seat) if state.waiting >> seat & 1 else []
                assert len({action.code for action in legal}) == len(legal), "an option is offered twice"
                assert bool(legal) == (seat in game.to_act(state))
                for action in legal:
                    assert game.refusal(state, seat, action) is None
                    game.apply(state.clone(), seat, action, Chance(rng.random))
                for action in rng.sample(game.book.all, 12):
                    if action in legal or action in asides:
                        continue
                    refusal = game.refusal(state, seat, action)
                    assert refusal is not None
                    with pytest.raises(Refused) as caught:
                        game.apply(state, seat, action, Chance(rng.random))
                    assert caught.value.refusal.message == refusal.message
            assert game.dump(state) == before, "a refused action changed something"


def test_every_illegal_action_is_refused_with_a_rule(game: Game[Any], seats: int) -> None:
    for number, state in enumerate(random_game(game, seats, 5)):
        if number % 9 or not state.waiting:
            continue
        for seat in game.to_act(state):
            allowed = [*game.legal(state, seat), *game.asides(state, seat)]
            for action in game.book.all:
                if action not in allowed:
                    refusal = game.refusal(state, seat, action)
                    assert refusal is not None
                    assert refusal.rule, f"{action} is refused without a rule: {refusal}"


def test_an_aside_is_no_answer(game: Game[Any], seats: int) -> None:
    """Changing a preference costs nobody anything: the same question is asked of the same seats, or is moot."""
    for seed in SEEDS:
        for state in random_positions(game, seats, seed):
            for seat in range(seats):
                asides = game.asides(state, seat)
                assert not [aside for aside in asides if aside in game.legal(state, seat)]
                for aside in asides:
                    after = state.clone()
                    if seat not in game.to_act(state):
                        with pytest.raises(Refused):
                            game.apply(after, seat, aside, Chance(random.Random(1).random))
                        continue
                    assert game.refusal(state, seat, aside) is None
                    asked = game.question(state, seat)
                    assert asked is not None
                    assert aside.notation in [told["action"] for told in asked["asides"]]
                    game.apply(after, seat, aside, Chance(random.Random(1).random))
                    assert game.score(after).totals == game.score(state).totals
                    assert game.to_act(after) == game.to_act(state)
                    decision = game.decision(after, seat)
                    assert decision is not None
                    assert decision.as_json() == game.decision(state, seat).as_json()
                    assert set(game.legal(state, seat)) <= set(game.legal(after, seat))


def test_wrong_seats_are_refused(game: Game[Any], seats: int) -> None:
    state = next(random_game(game, seats, 1))
    for seat in (-1, seats, 99):
        assert game.legal(state, seat) == []
        refusal = game.refusal(state, seat, game.book.all[0])
        assert refusal is not None
        assert refusal.message == "refused-no-such-seat"
        with pytest.raises(Refused):
            game.apply(state, seat, game.book.all[0], Chance(random.Random(1).random))


def test_nothing_is_allowed_in_a_pause_but_the_game_is_not_over(game: Game[Any], seats: int) -> None:
    state = next(random_game(game, seats, 1)).clone()
    state.stack[-1:-1] = [PAUSE, PAUSE]  # so that a step is left when a lesson has taken the first one off
    while state.waiting:
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.legal(state, seat)[0], Chance(random.Random(1).random))
    assert state.stack[-1] is PAUSE
    for _ in range(2):
        assert not game.is_over(state)
        refusal = game.refusal(state, 0, game.book.all[0])
        assert refusal is not None
        assert refusal.message == "refused-pause"
        with pytest.raises(Refused):
            game.apply(state, 0, game.book.all[0], Chance(random.Random(1).random))
        state.stack.pop()


def test_nothing_is_allowed_after_the_end(game: Game[Any], seats: int) -> None:
    *_, state = random_game(game, seats, 2)
    refusal = game.refusal(state, 0, game.book.all[0])
    assert refusal is not None
    assert refusal.message == "refused-game-over"
    assert game.to_act(state) == []
    assert game.decision(state, 0) is None


def test_save_and_load(game: Game[Any], seats: int) -> None:
    for seed in SEEDS:
        rng = random.Random(seed)
        for state in random_positions(game, seats, seed):
            saved = msgspec.json.encode(game.dump(state))
            loaded = game.load(msgspec.json.decode(saved))
            assert game.dump(loaded) == game.dump(state)
            for seat in range(seats):
                assert game.legal(loaded, seat) == game.legal(state, seat)
                assert game.view(loaded, seat) == game.view(state, seat)
            if state.waiting and rng.random() < 0.1:
                seat = game.to_act(state)[0]
                action = rng.choice(game.legal(state, seat))
                one, other = state.clone(), loaded
                game.apply(one, seat, action, Chance(random.Random(9).random))
                game.apply(other, seat, action, Chance(random.Random(9).random))
                assert game.dump(one) == game.dump(other)


def test_saga_round_trip_and_replay_equals_play(game: Game[Any], seats: int) -> None:
    names = [f"Player {seat + 1}" for seat in range(seats)]
    for seed in SEEDS:
        match = random_match(game, seats, seed)
        text = write_saga(match, names)
        saga = read_saga(text)
        assert saga.names == names
        assert game.dump(saga.match.state) == game.dump(match.state)
        assert write_saga(saga.match, saga.names) == text
        assert [repr(e) for m in saga.match.moves for e in m.events] == [repr(e) for m in match.moves for e in m.events]
        assert verify(saga) == match.drawn()


def test_running_games_do_not_reveal_their_seed(game: Game[Any], seats: int) -> None:
    match = random_match(game, seats, 3, moves=3)
    text = write_saga(match, ["a"] * seats)
    assert match.seed is not None
    assert match.seed not in text
    assert match.seed_hash in text
    assert game.dump(read_saga(text).match.state) == game.dump(match.state)


def test_undo_to_any_earlier_move(game: Game[Any], seats: int) -> None:
    match = random_match(game, seats, 4)
    trail = []
    state = match.at(0)
    for move in match.moves:
        trail.append(game.dump(state))
        game.apply(state, move.seat, move.action, ScriptedChance(move.outcomes))
    for count in range(len(trail) - 1, -1, -3):
        match.undo_to(count)
        assert game.dump(match.state) == trail[count]
        assert len(match.moves) == count


def test_a_move_taken_back_and_made_again_gives_the_same(game: Game[Any], seats: int) -> None:
    match = random_match(game, seats, 6)
    moves = list(match.moves)
    final = game.dump(match.state)
    match.undo_to(len(moves) // 3)
    for move in moves[len(moves) // 3 :]:
        again = match.act(move.seat, move.action)
        assert again.outcomes == move.outcomes, "chance was rolled anew"
    assert game.dump(match.state) == final


def test_undo_stops_at_barriers(game: Game[Any], seats: int) -> None:
    rng = random.Random(11)
    match = random_match(game, seats, 11, moves=0)
    while not match.is_over():
        seat = rng.choice(game.to_act(match.state))
        before = game.dump(match.state)
        move = match.act(seat, rng.choice(game.legal(match.state, seat)))
        if move.outcomes:
            assert match.undoable(seat) is None
        if match.undoable(seat) == len(match.moves) - 1:
            match.undo(seat)
            assert game.dump(match.state) == before
            match.act(seat, move.action)
        for other in range(seats):
            index = match.undoable(other)
            assert index is None or match.moves[index].seat == other


def test_equal_views_for_states_a_seat_cannot_tell_apart(game: Game[Any], seats: int) -> None:
    changed = 0
    for seed in range(6):
        rng = random.Random(seed)
        for state in random_positions(game, seats, seed):
            public = game.view(state, None)
            for seat in range(seats):
                other = game.resample(state, seat, rng)
                assert game.broken(other) == []
                assert game.view(other, seat) == game.view(state, seat)
                assert game.view(other, None) == public
                assert game.legal(other, seat) == game.legal(state, seat)
                changed += game.dump(other) != game.dump(state)
    assert changed or seats == 1, "resampling never changed anything hidden"


def test_spectators_see_no_more_than_every_seat(game: Game[Any], seats: int) -> None:
    for state in random_positions(game, seats, 13):
        public = game.view(state, None)
        for seat in range(seats):
            assert is_part(public, game.view(state, seat))


def is_part(small: object, large: object) -> bool:
    """Whether all that one view shows is shown by the other."""
    if isinstance(small, dict) and isinstance(large, dict):
        return all(key in large and is_part(value, large[key]) for key, value in small.items())
    if isinstance(small, list) and isinstance(large, list):
        return len(small) == len(large) and all(map(is_part, small, large))
    return small == large


def test_notation_round_trips(game: Game[Any], seats: int) -> None:
    for action in game.book.all:
        assert game.book.parse(action.notation) is action
        assert game.book.parse(f"  {action.notation.upper()} ") is action
        assert game.book.from_json(msgspec.json.decode(msgspec.json.encode(action.as_json()))) is action
    for nonsense in ("", "fly 3", "play", None, 7, {"do": "fly"}, {"do": 3}, []):
        assert game.book.from_json(nonsense) is None
    match = random_match(game, seats, 14)
    for outcome in match.opening + [outcome for move in match.moves for outcome in move.outcomes]:
        word = game.outcome_word(outcome.kind, outcome.value)
        assert game.outcome_value(outcome.kind, word) == outcome.value


def test_lists_handed_out_are_not_changed_by_the_game(game: Game[Any], seats: int) -> None:
    rng = random.Random(15)
    chance = Chance(rng.random)
    state = game.setup({}, seats, chance)
    while state.waiting:
        seat = game.to_act(state)[0]
        handed = game.legal(state, seat)
        copy = list(handed)
        game.apply(state, seat, rng.choice(handed), chance)
        assert handed == copy


def test_forced_moves_are_not_asked_unless_that_would_tell_what_is_hidden(game: Game[Any], seats: int) -> None:
    for state in random_game(game, seats, 16):
        for seat in game.to_act(state):
            assert len(game.legal(state, seat)) > 1 or state.stack[-1].hidden(state, seat)


def test_targets_name_things_with_messages(game: Game[Any], seats: int) -> None:
    known = set(game.names())
    for action in game.book.all:
        assert set(action.targets) <= known


def test_wrong_seat_counts_and_options_are_refused(game: Game[Any], seats: int) -> None:
    for count in (0, game.fewest - 1, game.most + 1):
        with pytest.raises(LonghallError, match="error-seat-count"):
            game.setup({}, count, Chance(random.Random(1).random))
    with pytest.raises(LonghallError, match="error-no-such-option"):
        game.setup({"no_such_option": True}, seats, Chance(random.Random(1).random))
    for option in game.variants:
        with pytest.raises(LonghallError, match="error-option-value"):
            game.setup({option.name: "nonsense"}, seats, Chance(random.Random(1).random))


def test_every_option_value_plays_to_the_end(game: Game[Any], seats: int) -> None:
    for option in game.variants:
        for value in option.values:
            for state in random_game(game, seats, 17, {option.name: value}):
                assert game.broken(state) == []
            assert game.is_over(state)
