"""How many lines of play Brian Boru's search follows in a second of one core, to the end of the round.

python tools/search_speed.py [repetitions]

It searches the same positions of one game with the hand-written value, and by a tree with the network, as Strong and
Master do. The mark at the end of a row is a hash over all that was found: equal marks, equal moves.
"""

from __future__ import annotations

import hashlib
import random
import sys
import time
from typing import Any

from longhall import games
from longhall.bots.search import Search
from longhall.kernel.chance import quick_chance
from longhall.kernel.game import Game
from longhall.kernel.registry import find_game
from longhall.kernel.step import State
from longhall.research.bench import compiled

LINES = 240
EVERY = 7
"""Of so many decisions of the game one is searched."""


def positions(game: Game[Any]) -> list[tuple[State, int]]:
    """Decisions of a game of four that was played by the rollout policy."""
    advice = game.advice()
    chance = quick_chance(5)
    state = game.setup({}, 4, chance)
    found = []
    number = 0
    while state.waiting:
        seat = game.to_act(state)[0]
        options = game.legal(state, seat)
        if number % EVERY == 0 and len(options) > 1 and state.round:
            found.append((state.clone(), seat))
        game.apply(state, seat, advice.reply(state, seat, options, chance), chance)
        number += 1
    return found


def measure(game: Game[Any], knowledge: str, tree: bool, repetitions: int) -> str:
    """Lines a second, and the mark."""
    mark = hashlib.sha256()
    lines = 0
    asked = positions(game)
    began = time.process_time()
    for repetition in range(repetitions):
        for at, (state, seat) in enumerate(asked):
            rng = random.Random(100 * repetition + at)
            ranked = Search(game, game.advice(knowledge), rng, LINES, 0.0, tree).ranked(
                state, seat, game.legal(state, seat)
            )
            lines += sum(found.lines for found in ranked)
            mark.update(repr([(found.option.notation, round(found.worth, 6)) for found in ranked]).encode())
    return f"{lines / (time.process_time() - began):8.0f} lines a second  {mark.hexdigest()[:12]}"


def main(words: list[str]) -> None:
    assert games
    game = find_game("brian-boru")
    repetitions = int(words[0]) if words else 4
    print("compiled" if compiled() else "uncompiled")
    print("by hand        ", measure(game, "hand", False, repetitions))
    print("tree, network  ", measure(game, "learned", True, repetitions))


if __name__ == "__main__":
    main(sys.argv[1:])
