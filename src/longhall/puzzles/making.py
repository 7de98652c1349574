"""Making puzzles: Strong plays against itself, and where one option stands out, stronger searches have their say."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from ..bots.level import level_of
from ..bots.level_bot import LevelBot
from ..kernel.bot.advice import Advice
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.records.saga import write_saga
from .judging import Verdict, clear_lead, explained, finders, grade_of, judge, obvious, rating_of
from .puzzle import Collection, Puzzle
from .themes import theme_of

PLAYER: Final = "strong"
NAMES: Final = ("Astrid", "Brendan", "Cormac", "Dagny", "Eirik", "Freydis", "Gudrun", "Harald")
LARGEST: Final = {"kind": 0.5, "grade": 0.36, "theme": 0.5}
"""The largest share of the puzzles that ask the same kind of question, are equally hard, or are about the same."""
SHORT_GAME: Final = 60
"""How many decisions a game has before any was played."""
LATEST: Final = 0.85
"""Where in a game the search for a puzzle begins at the latest."""
LONGEST_LINE: Final = 12
"""How many moves of the solution are shown."""
PATIENCE: Final = 5
"""After how many games without a puzzle those shares grow by a tenth."""
GAMES: Final = 60
"""After how many games for each puzzle it is no use to look any further."""

Progress = Callable[[int, int], None]


def make(game: Game[Any], count: int, seed: int, progress: Progress | None = None) -> Collection:
    """So many puzzles, each from a game of its own; the seed decides everything."""
    found: list[Puzzle] = []
    taken: Counter[tuple[str, str]] = Counter()
    lengths = [SHORT_GAME]
    last = 0
    for number in range(GAMES * count):
        if len(found) == count:
            break
        seats = game.fewest + number % (game.most - game.fewest + 1)
        session = Session(game, seats, random.Random(f"{seed}/{game.name}/{number}"), lengths)
        most = count * (1.0 + (number - last) // PATIENCE / 10.0)
        full = {what for what, times in taken.items() if times >= max(1.0, LARGEST[what[0]] * most)}
        for kind, puzzle in session.puzzles({name for what, name in full if what == "kind"}):
            theme = f"{puzzle.theme.message} {puzzle.theme.facts.get('part', '')}"
            traits = {("kind", kind), ("grade", str(puzzle.grade)), ("theme", theme)}
            if not traits & full:
                found.append(puzzle)
                taken.update(traits)
                last = number
                if progress is not None:
                    progress(len(found), count)
                break  # one puzzle of a game
    return Collection(game.name, game.rules_version, game.content_hash, found)


class Session:
    """A game of bots in which a puzzle is looked for, from some point on."""

    def __init__(self, game: Game[Any], seats: int, rng: random.Random, lengths: list[int]) -> None:
        self.game = game
        self.rng = rng
        self.lengths = lengths
        """How many decisions earlier games had; this one's is added if it is played to its end."""
        self.match = Match(game, {}, seats, seed=f"{rng.getrandbits(64):x}")
        self.bots = [LevelBot(PLAYER, rng.getrandbits(32), timed=False) for _ in range(seats)]

    def puzzles(self, full: set[str]) -> Iterator[tuple[str, Puzzle]]:
        """What is found in the game, with the kind of its question, as it is played; of some kinds there are enough."""
        game, match = self.game, self.match
        start = self.rng.random() * LATEST * max(self.lengths)
        while not match.is_over():
            seat = game.to_act(match.state)[0]
            decision = game.decision(match.state, seat)
            assert decision is not None
            ranked = self.bots[seat].ranked(game, match.state, seat)
            fit = decision.kind not in game.puzzles_exclude and decision.kind not in full
            if fit and len(match.moves) >= start and clear_lead(ranked):
                puzzle = self.puzzle(seat)
                if puzzle is not None:
                    yield decision.kind, puzzle
            match.act(seat, ranked[0].option)
        self.lengths.append(len(match.moves))

    def puzzle(self, seat: int) -> Puzzle | None:
        """The pending question as a puzzle, if it is one."""
        game, state = self.game, self.match.state
        seed = self.rng.getrandbits(32)
        verdict = judge(game, state, seat, seed)
        if verdict is None or verdict.best.verb in game.puzzles_exclude:
            return None
        found = finders(game, state, seat, verdict.best, seed)
        if obvious(found):
            return None
        options = explained(game, state, seat, verdict, seed)
        if options is None:
            return None
        rating = rating_of(found, verdict.margin)
        saga, line = self.told(seat, verdict)
        theme = theme_of(game, state, seat, verdict.best, options, seed)
        return Puzzle(saga, seat, verdict.best.notation, line, options, theme, rating, grade_of(rating), found)

    def told(self, seat: int, verdict: Verdict) -> tuple[str, str]:
        """The game so far, and how it goes on with the best option, up to where lines of play are valued."""
        game, match = self.game, self.match
        names = list(NAMES[: match.seats])
        match.seed_hash = ""  # nobody has to be shown that chance was fair
        saga = write_saga(match, names)
        advice: Advice[Any] = game.advice(level_of(PLAYER, game.name, match.seats == 1).knowledge)
        count, state = len(match.moves), match.state
        horizon = advice.horizon(state)
        match.act(seat, verdict.best)
        bots = [LevelBot(PLAYER, self.rng.getrandbits(32), timed=False) for _ in self.bots]
        while not match.is_over() and len(match.moves) < count + LONGEST_LINE:
            if advice.horizon(match.state) != horizon:
                break
            actor = game.to_act(match.state)[0]
            match.act(actor, bots[actor].choose(game, match.state, actor))
        # The result of a game that is over stands in its headers; the saga of the position has none.
        body = write_saga(match, names).partition("\n\n")[2]
        line = body.removeprefix(saga.partition("\n\n")[2])
        match.moves, match.state = match.moves[:count], state
        return saga, line
