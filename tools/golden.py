"""Record golden sagas anew, for a new rules version only: `python tools/golden.py GAME`."""

from __future__ import annotations

import sys
from pathlib import Path

import longhall.games  # noqa: F401
from longhall.bots.roster import make_bot
from longhall.kernel.match import Match
from longhall.kernel.registry import find_game
from longhall.kernel.saga import write_saga

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def main() -> None:
    """One game of mixed bots for each seat count."""
    game = find_game(sys.argv[1])
    for seats in range(game.fewest, game.most + 1):
        names = ["greedy" if seat % 2 else "random" for seat in range(seats)]
        bots = [make_bot(name, seat) for seat, name in enumerate(names)]
        match = Match(game, {}, seats, seed=f"golden-{seats}")
        while not match.is_over():
            seat = game.to_act(match.state)[0]
            match.act(seat, bots[seat].choose(game, match.state, seat))
        (FOLDER / f"{game.name}-{seats}.saga").write_text(write_saga(match, names), encoding="utf-8")


main()
