"""Expert iteration: the best so far plays itself, a network is trained on the games and challenges the best.

The new network becomes the best only if it wins a match with a stated confidence. Games of all rounds are trained on.
The knowledge file is written after each round and every game as it ends, so learning can go on where it was stopped.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import msgspec

from ... import __version__
from ...kernel.bot.figures import HAND, Figures
from ...kernel.chance import quick_chance
from ...kernel.errors import LonghallError
from ...kernel.game import Game
from ..arena.games import Progress
from ..arena.one_game import seed_of
from ..commit import commit, joined
from ..opener import Opener
from ..runners.backend import Backend
from ..tuning.trials import loses_alone
from ..whole_file import read_whole
from .challenge import MatchRules, Verdict, challenge
from .compared_training import check_compared
from .examples import CHECK, DataSet
from .games_file import GamesFile, games_file_of
from .known import Known, NetworkWeights, PolicyWeights, advice_by, known_by
from .policy_training import PolicyTrainer, train_policy
from .selfplay import PlayRules, Record, self_play
from .training import Trainer

MOST_GAMES: Final = 1_000_000
"""Of a round that ends by the clock."""
FOREVER: Final = 1e9
MATCH: Final = -1
"""The game whose number the deals of a round's match belong to: nothing is learned from them."""
PLAYING: Final = "playing"
MATCHING: Final = "matching"
Watch = Callable[[str], AbstractContextManager[Progress]]
"""Shows how far playing or matching is."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What is learned; with a number of games the same settings give the same games."""

    game: str
    players: list[int]
    """They take turns; matches are played with the first."""
    options: dict[str, Any] = {}
    lines: int = 20
    seed: int = 1
    knowledge: str = HAND
    rounds: int = 3
    games: int | None = None
    """Of each round; None: as many as end within the minutes."""
    minutes: int | None = None
    match_games: int = 400
    match_deep: int = 0
    match_horizons: int = 1
    """How many further lines the best options get in a match, and to how many horizons these are followed."""
    hidden: int = 32
    share: float = 1.0
    tree: bool = False
    """Whether games and matches are played by a tree."""
    policy: bool = False
    """Whether a policy is trained, too."""
    keep_value: bool = False
    """Whether the network that values positions stays as it is."""
    compare: bool = False
    """Whether the network learns from options that are compared by playing them to the end."""


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one round."""

    games: int
    positions: int
    check: dict[str, Any]
    """The new network in games that it has never seen."""
    match: Verdict
    """The new network against the best before it, which it replaces if it is better."""


class LearningFile(msgspec.Struct, kw_only=True):
    """What is stored: a knowledge file, as bots read it, and how it was made."""

    made_by: str
    commit: str | None = None
    """Of the sources that played and trained; if that was resumed with others, all of them."""
    version: str
    torch: str
    settings: Settings
    seed: int
    games: int
    match: Verdict | None
    """Of the network in this file; None where it is the one that learning began with."""
    rounds: list[Round]
    figures: Figures
    network: NetworkWeights | None
    share: float
    by_points: bool
    policy: PolicyWeights | None = None
    compared: bool = False


class Learning:
    """Where learning stands: the best so far, and the games and rounds that led to it."""

    def __init__(self, game: Game[Any], settings: Settings, file: Path) -> None:
        self.game = game
        self.settings = settings
        self.commit = commit()
        self.file = file
        self.games_file = GamesFile(games_file_of(file))
        self.inputs = inputs_of(game, settings)
        self.by_points = 1 in settings.players and not loses_alone(game, settings.options)
        if settings.policy and not game.layout().size:
            raise LonghallError("error-no-features", game=game.name)
        self.best = known_by(game, settings.knowledge)
        self.match: Verdict | None = None
        self.rounds: list[Round] = []
        self.records: list[Record] = []

    @property
    def fresh(self) -> list[Record]:
        """The games of the round that is not finished."""
        return self.records[sum(one.games for one in self.rounds) :]

    def play(self, opener: Opener, backend: Backend, progress: Progress) -> None:
        """The games of a round that are not played yet."""
        settings = self.settings
        number = len(self.rounds)
        rules = PlayRules(
            self.best,
            settings.players,
            settings.options,
            settings.lines,
            settings.seed,
            number,
            settings.tree,
            settings.policy,
            settings.compare,
        )
        first, last = len(self.fresh), settings.games or MOST_GAMES
        minutes = FOREVER if settings.minutes is None else settings.minutes
        began = time.monotonic()

        def keep(record: Record) -> None:
            self.records.append(record)
            self.games_file.add(record)
            if settings.games is None:
                progress(round((time.monotonic() - began) / 60), round(minutes))
            else:
                progress(record.number + 1, settings.games)

        if first < last:
            self_play(opener, rules, range(first, last), backend, 60 * minutes, keep)

    def data(self) -> DataSet:
        """What the next network is trained on and checked with."""
        return DataSet(self.records, len(self.settings.players), self.by_points)

    def challenger(self, weights: NetworkWeights | None, policy: PolicyWeights | None = None) -> Known:
        """What a bot with a new network or a new policy knows; what is not given stays as it is."""
        best = self.best
        if weights is None:
            return msgspec.structs.replace(best, policy=policy)
        compared = self.settings.compare
        by_points = self.by_points and not compared
        return Known(best.figures, weights, self.settings.share, by_points, policy or best.policy, compared)

    def train(self, train: Trainer, train_policy: PolicyTrainer) -> tuple[Known, dict[str, Any]]:
        """What is new, and how it does in games that it was not trained on."""
        settings, data = self.settings, self.data()
        seed = seed_of(settings.seed, len(self.rounds))
        check: dict[str, Any] = {}
        weights: NetworkWeights | None = None
        policy: PolicyWeights | None = None
        if not settings.keep_value:
            weights = train(data, settings.hidden, seed)
            check |= self.check(data, weights)
        if settings.policy:
            policy = train_policy(data, self.game.layout().scales(), len(self.game.book.all), seed)
            check["policy"] = data.check_policy(policy.policy())
        return self.challenger(weights, policy), check

    def check(self, data: DataSet, weights: NetworkWeights) -> dict[str, Any]:
        """How a new network does in games that it was not trained on."""
        if not self.settings.compare:
            return data.check(weights.network())
        decisions = [one for record in data.parts[CHECK] for one in record.compared]
        return {"compared": check_compared(weights.network(), decisions)}

    def match_rules(self) -> MatchRules:
        """The match at the end of a round."""
        settings = self.settings
        seed = seed_of(settings.seed, len(self.rounds), MATCH)
        return MatchRules(
            settings.players[0],
            settings.options,
            settings.lines,
            settings.match_games,
            seed,
            self.by_points,
            settings.tree,
            settings.match_deep,
            settings.match_horizons,
        )

    def finish(self, new: Known, check: dict[str, Any], match: Verdict) -> None:
        """A round is over; what was learned is kept if it is better."""
        fresh = self.fresh
        positions = sum(len(record.now) for record in fresh)
        self.rounds.append(Round(games=len(fresh), positions=positions, check=check, match=match))
        if match.better:
            self.best = new
            self.match = match

    def as_file(self, command: str, torch: str) -> LearningFile:
        """What is stored."""
        return LearningFile(
            made_by=command,
            commit=self.commit,
            version=__version__,
            torch=torch,
            settings=self.settings,
            seed=self.settings.seed,
            games=sum(one.games for one in self.rounds),
            match=self.match,
            rounds=self.rounds,
            figures=self.best.figures,
            network=self.best.network,
            share=self.best.share,
            by_points=self.best.by_points,
            policy=self.best.policy,
            compared=self.best.compared,
        )


def inputs_of(game: Game[Any], settings: Settings) -> int:
    """How many features a seat has; a game without any is refused, as are wrong players and options."""
    found = 0
    for seats in settings.players:
        state = game.setup(settings.options, seats, quick_chance(0))
        rows = advice_by(game, known_by(game, settings.knowledge)).features(state) if game.figures() else []
        if not rows:
            raise LonghallError("error-no-features", game=game.name)
        found = len(rows[0])
    return found


def read_learning(file: Path) -> LearningFile:
    """What is stored of learning."""
    return read_whole(file, LearningFile, "error-no-learning")


def resumed(game: Game[Any], file: Path) -> Learning:
    """Learning as it stood when it was stopped, with the games of an unfinished round."""
    stored = read_learning(file)
    learning = Learning(game, stored.settings, file)
    learning.commit = joined(stored.commit, learning.commit)
    learning.records = learning.games_file.read()
    if any(record.inputs != learning.inputs for record in learning.records) or len(learning.records) < stored.games:
        raise LonghallError("error-other-learning", file=file.name)
    learning.rounds = stored.rounds
    learning.best = Known(
        stored.figures, stored.network, stored.share, stored.by_points, stored.policy, stored.compared
    )
    learning.match = stored.match
    return learning


def learn(
    learning: Learning,
    opener: Opener,
    backend: Backend,
    train: Trainer,
    watch: Watch,
    after: Callable[[Learning], None],
    train_policy: PolicyTrainer = train_policy,
) -> bool:
    """Go on until all rounds are over; False if that was interrupted. An interrupted round keeps its games."""
    settings = learning.settings
    try:
        while len(learning.rounds) < settings.rounds:
            with watch(PLAYING) as progress:
                learning.play(opener, backend, progress)
            new, check = learning.train(train, train_policy)
            with watch(MATCHING) as progress:
                rules = learning.match_rules()
                match = challenge(learning.game, opener, new, learning.best, rules, backend, progress)
            learning.finish(new, check, match)
            after(learning)
    except KeyboardInterrupt:
        return False
    return True
