"""Cards of older tricks, where the table hides them: in neither the log nor a replay of the running game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playing import GAME, longhall

from longhall.games.brian_boru.state.position import ACTION, Boru
from longhall.kernel.match import Match
from longhall.kernel.records.saga import write_saga
from longhall.speech import speech
from longhall.terminal.log import Listener

NAMES = ["Astrid", "Bran", "Ciara"]
TRICK = 4
"""The trick that is running: the third may still be looked up, the first two not."""


def running(shown: bool) -> Match:
    """A game in the fourth trick of its second round."""
    rng = random.Random(3)
    match = Match(GAME, {"show_trick_history": shown}, 3, "withheld")
    while True:
        state = match.state
        assert isinstance(state, Boru)
        if (state.round, state.phase, state.trick) == (2, ACTION, TRICK):
            return match
        seat = rng.choice(GAME.to_act(state))
        match.act(seat, rng.choice(GAME.legal(state, seat)))


def plays(match: Match) -> dict[tuple[int, int], list[str]]:
    """By round and trick: the sentences that name a card played."""
    found: dict[tuple[int, int], list[str]] = {}
    for count, move in enumerate(match.moves):
        before = match.at(count)
        assert isinstance(before, Boru)
        for event in move.events:
            if event.message == "bru-plays":
                sentence = speech("en").event(GAME, event, NAMES)
                found.setdefault((before.round, before.trick), []).append(sentence)
    return found


@pytest.mark.parametrize("shown", [False, True])
def test_the_log_leaves_out_what_is_withheld(shown: bool) -> None:
    match = running(shown)
    listener = Listener(match, speech("en"), NAMES)
    for seat in (None, 0, 1, 2):
        told = [line.plain for line in listener.all(seat)]
        second_round = told[max(at for at, line in enumerate(told) if "BRU-ROUND-02" in line) :]
        lines = [
            line.removeprefix("· ").removesuffix(" BRU-TRICK-05").removesuffix(" BRU-TRICK-09") for line in second_round
        ]
        by_trick = plays(match)
        for (round_, trick), sentences in by_trick.items():
            if round_ == 2:
                readable = shown or trick >= TRICK - 1
                assert all((sentence in lines) == readable for sentence in sentences), trick
        assert sum(sentence in " ".join(told) for sentence in by_trick[1, 1]) == 3, "the first round is over"


def test_what_is_new_is_told_in_full() -> None:
    match = running(False)
    news = " ".join(line.plain for line in Listener(match, speech("en"), NAMES).news(None))
    assert all(sentence in news for sentences in plays(match).values() for sentence in sentences)


@pytest.mark.parametrize("shown", [False, True])
def test_a_replay_leaves_out_what_is_withheld(tmp_path: Path, shown: bool) -> None:
    match = running(shown)
    file = tmp_path / "running.saga"
    file.write_text(write_saga(match, NAMES), encoding="utf-8")
    first = next(count for count in range(len(match.moves)) if getattr(match.at(count), "round", 0) == 2)
    for count in range(first, len(match.moves)):
        move, before = match.moves[count], match.at(count)
        assert isinstance(before, Boru)
        if move.action.verb == "play":
            out = longhall("replay", str(file), "--at", str(count + 1)).out
            names_it = move.action.notation in out
            card = speech("en").name(GAME, move.action.targets[0])
            readable = shown or before.trick >= TRICK - 1
            assert names_it == readable
            assert readable or card not in out
