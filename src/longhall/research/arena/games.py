"""The arena: bots play many games against each other, the same deals from every seat, and the counts are reported."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ...kernel.chance import quick_chance
from ...kernel.game import Game
from ..commit import commit
from ..opener import Opener, opener_of
from ..runners.backend import HERE, Backend
from .entrants import knowledge_of, make_entrant
from .intervals import SequentialTest
from .one_game import Job, Maker, Played, Table, player_of
from .report import ArenaReport

Progress = Callable[[int, int], None]
"""Called after each game with the number of games done, and of all."""


def arena(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    variants: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    make: Maker = make_entrant,
    backend: Backend = HERE,
    opener: Opener | None = None,
    test: SequentialTest | None = None,
    calibrate: bool = False,
) -> ArenaReport:
    """Let bots, one name a seat, play at least so many games: every deal as often as there are seats.

    From game to game of a deal all move on by one seat, so that every bot plays every deal from every seat. The same
    seed gives the same games, wherever they are played; `opener` finds the game there. `make` builds the bots, for
    those who try out bots of their own. A test is asked after each deal, in their order. An interrupt ends the games;
    the deals that were finished count.

    >>> from longhall.kernel.registry import find_game
    >>> import longhall.games
    >>> report = arena(find_game("brian-boru"), ["random", "random", "random"], games=6, seed=1)
    >>> [entrant.sat for entrant in report.entrants]
    [[2, 2, 2], [2, 2, 2], [2, 2, 2]]
    """
    seats = len(bots)
    jobs = [Job(deal, rotation) for deal in range(-(-games // seats)) for rotation in range(seats)]
    knowledge = knowledge_of(bots[0], game.name, len(bots) == 1) if calibrate else None
    table = Table(bots, seed, variants or {}, make, knowledge)
    table_check = game.setup(table.variants, seats, quick_chance(seed))
    if backend.here:
        start = partial(player_of, lambda: game, table)
    else:
        start = partial(player_of, opener or opener_of(game.name), table)
    sources = commit()
    began = time.perf_counter()
    deals = Deals(seats, test)
    interrupted = False
    try:
        with backend.runner(start) as runner:
            for _, played in runner.run(jobs):
                deals.add(played)
                if progress is not None:
                    progress(deals.games, len(jobs))
                if deals.decided:
                    break
    except KeyboardInterrupt:
        if not deals.finished():
            raise
        interrupted = True
    report = ArenaReport(game.name, seed, bots, table.variants, deals.finished(), test, calibrate, sources)
    report.counts_wins = seats > 1 or not game.score(table_check).winners
    report.seconds = time.perf_counter() - began
    report.interrupted = interrupted
    return report


class Deals:
    """The games that are finished, deal by deal; what counts does not depend on which of them ended first."""

    def __init__(self, seats: int, test: SequentialTest | None) -> None:
        self._seats = seats
        self._test = test
        self._found: dict[int, list[Played]] = {}
        self._next = 0
        self.games = 0
        self.decided = False
        """Whether the test needs no more games."""

    def add(self, played: Played) -> None:
        """One more game; the test is told of all deals that are finished and have none missing before them."""
        self._found.setdefault(played.deal, []).append(played)
        self.games += 1
        while self._test is not None and not self.decided and self._finished(self._next):
            games = self._found[self._next]
            self._next += 1
            self.decided = self._test.add(sum(game.won[0] for game in games) / self._seats) != ""

    def _finished(self, deal: int) -> bool:
        return len(self._found.get(deal, [])) == self._seats

    def finished(self) -> list[list[Played]]:
        """The games of every finished deal in order; those behind the deal that decided do not count."""
        deals = [deal for deal in sorted(self._found) if self._finished(deal)]
        if self.decided:
            deals = deals[: self._next]
        return [sorted(self._found[deal], key=lambda game: game.rotation) for deal in deals]
