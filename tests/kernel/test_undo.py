"""Taking back: up to the last barrier, and past what others decide at the same time."""

from __future__ import annotations

import random

import longhall.games  # noqa: F401
from longhall.kernel.match import Match
from longhall.kernel.registry import find_game


def started() -> Match:
    """A game of Brian Boru in its first draft."""
    match = Match(find_game("brian-boru"), {}, 3, seed="undo")
    while not match.game.asks_several(match.state):
        seat = match.game.to_act(match.state)[0]
        match.act(seat, match.game.legal(match.state, seat)[0])
    return match


def pick(match: Match, seat: int) -> None:
    match.act(seat, match.game.legal(match.state, seat)[0])


def test_a_deal_is_a_barrier() -> None:
    match = started()
    assert all(match.undoable(seat) is None for seat in range(3))


def test_a_pick_can_be_taken_back_though_others_picked_since() -> None:
    match = started()
    pick(match, 0)
    pick(match, 1)
    pick(match, 0)
    pick(match, 2)
    hidden = match.game.view(match.state, 1)
    taken = match.undo(0)
    assert taken is not None
    assert [move.seat for move in match.moves[-3:]] == [0, 1, 2]
    assert match.game.to_act(match.state) == [0, 1, 2]
    assert match.game.view(match.state, 1)["me"] == hidden["me"]


def test_the_last_pick_passes_the_packets_and_cannot_be_taken_back() -> None:
    match = started()
    for seat in (0, 1, 2, 0, 1, 2):
        pick(match, seat)
    assert match.game.asks_several(match.state), "the second packet is chosen from"
    assert all(match.undoable(seat) is None for seat in range(3))


def test_another_seats_decision_is_a_barrier() -> None:
    match = Match(find_game("brian-boru"), {}, 3, seed="undo")
    first = match.game.to_act(match.state)[0]
    pick(match, first)
    assert match.undoable(first) == 0
    second = match.game.to_act(match.state)[0]
    pick(match, second)
    assert match.undoable(first) is None
    assert match.undoable(second) == 1


def test_what_others_decide_at_the_same_time_bars_what_led_to_it() -> None:
    """Two players pass, which begins the feast; once one has served, the pass of the other stands."""
    match = Match(find_game("feast-for-odin"), {}, 2, seed="undo")
    game = match.game
    while not game.asks_several(match.state):
        seat = game.to_act(match.state)[0]
        passing = [action for action in game.legal(match.state, seat) if action.notation in ("pass", "done")]
        last = match.act(seat, passing[0])
    other = 1 - last.seat
    assert game.to_act(match.state) == [0, 1]
    assert match.undoable(last.seat) == len(match.moves) - 1
    pick(match, other)
    assert match.undoable(last.seat) is None
    assert match.moves_back(last.seat) == []
    pick(match, last.seat)
    assert match.moves_back(last.seat) == [len(match.moves) - 1]
    match.undo(last.seat)
    assert match.undoable(last.seat) is None
    assert match.moves_back(other) == [len(match.moves) - 1]


def test_several_moves_taken_back_at_once_are_the_same_as_one_after_the_other() -> None:
    once, each = started(), started()
    for match in (once, each):
        for seat in (0, 1, 0, 2):
            pick(match, seat)
    once.undo(0, 2)
    each.undo(0)
    each.undo(0)
    assert [move.seat for move in once.moves] == [move.seat for move in each.moves]
    assert once.game.dump(once.state) == each.game.dump(each.state)
    assert once.game.to_act(once.state) == [0, 1, 2]
    assert once.undo(0, 5) is None


def last_trick(seats: int = 5) -> Match:
    """Five players who also play their last card, with the leader of the last trick to choose a town."""
    rng = random.Random(1)
    match = Match(find_game("brian-boru"), {"five_player_last_card": "play"}, seats, seed="undo")
    game = match.game
    while True:
        seat = rng.choice(game.to_act(match.state))
        view = game.view(match.state, seat)
        if view["asks"] == "lead-town" and len(view["me"]["hand"]) == 1:
            return match
        match.act(seat, rng.choice(game.legal(match.state, seat)))


def test_cards_that_everybody_must_play_are_a_barrier() -> None:
    match = last_trick()
    leader = match.game.to_act(match.state)[0]
    pick(match, leader)
    assert match.moves_back(leader) == []
    cards = [player["card"] for player in match.game.view(match.state, None)["players"]]
    assert any(cards), "they have been seen"


def test_a_card_laid_openly_cannot_be_taken_back() -> None:
    match = started()
    game = match.game
    while game.view(match.state, None)["asks"] != "follow":
        pick(match, game.to_act(match.state)[0])
    seat = game.to_act(match.state)[0]
    pick(match, seat)
    assert match.undoable(seat) is None
