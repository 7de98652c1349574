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
VARIANTS: dict[str, dict[str, dict[str, str]]] = {"feast-for-odin": {"-short": {"length": "short"}}}
"""By game: options with which a game is recorded once more, and the end of the file's name."""


def bots_for(seats: int) -> list[str]:
    """Random and greedy by turns; whoever plays alone is greedy."""
    return ["greedy" if seat % 2 or seats == 1 else "random" for seat in range(seats)]


def main() -> None:
    """One game of mixed bots for each seat count and each variant."""
    game = find_game(sys.argv[1])
    for ending, options in {"": {}, **VARIANTS.get(game.name, {})}.items():
        for seats in range(game.fewest, game.most + 1):
            names = bots_for(seats)
            bots = [make_bot(name, seat) for seat, name in enumerate(names)]
            match = Match(game, options, seats, seed=f"golden-{seats}{ending}")
            while not match.is_over():
                seat = game.to_act(match.state)[0]
                match.act(seat, bots[seat].choose(game, match.state, seat))
            (FOLDER / f"{game.name}-{seats}{ending}.saga").write_text(write_saga(match, names), encoding="utf-8")


main()
