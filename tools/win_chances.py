"""Fits how sure a lead is in each game, so that win chances are true: the part `chances` of a level's figures.

python tools/win_chances.py brian-boru --players 3,4,5 --games 120 --lines 24 --seed 9 --workers 8
python tools/win_chances.py pax-viking --players 1 --option solo_events=12,16 --option solo_jarl=eric,random

Games that were played before, with the same level, lines and seed, are not played again: they are kept in build/, each
with the commit of the sources that played it. The figures name all of these.

A level plays against itself, with few lines of play so that there are many games. Now and then the scores of all seats
are written down as the deciding seat may know them, and in the end who won. The figures are those with the least loss
(minus the logarithm of the chance that what came was given). Check them on other deals: `longhall arena --calibration`.

Where a game that is played alone can be lost, there are also goals: the scores at which winning is as likely as losing.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from functools import partial, reduce
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from longhall.bots.level import level_of
from longhall.bots.level_bot import LevelBot
from longhall.kernel.bot.learned import ToldChances
from longhall.kernel.bot.win_chances import LARGEST, Sureness
from longhall.kernel.chance import Chance
from longhall.kernel.game import Game
from longhall.research.arena.calibration import OFTEN, SAMPLES, Forecast, bins_of, calibration_error
from longhall.research.arena.one_game import seed_of
from longhall.research.commit import commit, joined
from longhall.research.opener import Opener, open_named, opener_of
from longhall.research.runners.backend import Backend

ROOT = Path(__file__).resolve().parents[1]
KNOTS = 5
"""At the start of a game, at its end, and in between."""
BLOCK = 4
"""So many games in a row are on the same side when figures are checked: options take turns."""
FEWEST = 2 * BLOCK
"""Games, so that each side has some."""
ENOUGH = 1e-5
FINEST = 0.02
"""Where the search for figures ends: by the gain of a step, and by its length on the logarithms."""
SMOOTH = 0.002
"""What a change from one figure to the next costs, on the logarithms: few games decide little."""


class Seen(NamedTuple):
    """What a seat could know in a position of a game: the scores of all seats in states it cannot tell apart."""

    game: int
    seats: int
    seat: int
    progress: float
    scores: list[list[float]]
    won: float
    commit: str | None = None
    """Of the sources that played it; None if they were from no checkout, or in lines from before it was kept."""


class Job(NamedTuple):
    """A game to be played."""

    seats: int
    number: int


class Rules(NamedTuple):
    """What all games have in common."""

    level: str
    lines: int
    seed: int
    options: list[dict[str, str]]
    """In turns."""


def player_of(opener: Opener, rules: Rules) -> Callable[[Job], list[Seen]]:
    """What a worker does."""
    return partial(play, opener(), rules)


def play(game: Game[Any], rules: Rules, job: Job) -> list[Seen]:
    """A game of a level against itself."""
    seats, number = job
    found = game.advice(level_of(rules.level, game.name, seats == 1).knowledge)
    advice = found if isinstance(found, ToldChances) else ToldChances(game.score, found, None)
    rng = random.Random(seed_of(rules.seed, seats, number))
    chance = Chance(random.Random(rng.random()).random)
    state = game.setup(rules.options[number % len(rules.options)], seats, chance)
    bots = [LevelBot(rules.level, rng.getrandbits(32), timed=False) for _ in range(seats)]
    for bot in bots:
        bot.most_lines = rules.lines
    kept: list[Seen] = []
    while not game.is_over(state):
        seat = game.to_act(state)[0]
        if rng.random() < OFTEN:
            samples = [advice.scores(game.resample(state, seat, rng)) for _ in range(SAMPLES)]
            kept.append(Seen(number, seats, seat, advice.progress(state), samples, 0.0))
        game.apply(state, seat, bots[seat].choose(game, state, seat), chance)
    winners = game.score(state).winners
    return [one._replace(won=(one.seat in winners) / max(1, len(winners))) for one in kept]


def between(seen: list[Seen]) -> Callable[[Any], Any]:
    """From figures at the knots to the figures in positions."""
    place = np.clip([one.progress for one in seen], 0.0, 1.0) * (KNOTS - 1)
    first = np.minimum(place.astype(int), KNOTS - 2)
    share = place - first
    return lambda figures: figures[first] + share * (figures[first + 1] - figures[first])


def chances_by(seen: list[Seen]) -> Callable[[Any], Any]:
    """From figures to the chances that they give in positions; where fewer sit, empty seats never win."""
    most = max(one.seats for one in seen)
    scores = np.array([[row + [-np.inf] * (most - one.seats) for row in one.scores] for one in seen])
    at = np.array([one.seat for one in seen])
    figure = between(seen)

    def chances(logs: Any) -> Any:
        powers = figure(np.exp(logs))[:, None, None] * scores
        powers = np.exp(powers - powers.max(axis=2, keepdims=True))
        shares = powers / powers.sum(axis=2, keepdims=True)
        return shares[np.arange(len(at)), :, at].mean(axis=1)

    return chances


def chances_alone_by(seen: list[Seen]) -> Callable[[Any], Any]:
    """The same for playing alone: the goals, in standard deviations of the scores, come behind the other figures."""
    scores = np.array([[score for (score,) in one.scores] for one in seen])
    spread, figure = scores.std(), between(seen)

    def chances(figures: Any) -> Any:
        sure, goal = figure(np.exp(figures[:KNOTS])), figure(figures[KNOTS:] * spread)
        return (1.0 / (1.0 + np.exp(np.clip(sure[:, None] * (goal[:, None] - scores), -LARGEST, LARGEST)))).mean(axis=1)

    return chances


def least_loss(seen: list[Seen], chances: Callable[[Any], Any], start: Any) -> Any:
    """The figures with the least loss, one after the other until nothing gets better; a row has one at every knot."""
    won = np.array([one.won for one in seen])

    def loss(figures: Any) -> float:
        told = np.clip(chances(figures), 1e-6, 1.0 - 1e-6)
        missed = -(won * np.log(told) + (1.0 - won) * np.log(1.0 - told)).mean()
        return float(missed + sum(SMOOTH * (np.diff(row) ** 2).mean() for row in figures.reshape(-1, KNOTS)))

    best, rows = start, len(start) // KNOTS
    least, step = loss(best), 1.0
    while step > FINEST:
        before = least
        for moved in [*np.eye(len(start)), *np.repeat(np.eye(rows), KNOTS, axis=1)]:
            for way in (-step, step):
                tried = best + way * moved
                if (found := loss(tried)) < least:
                    best, least = tried, found
        if least > before - ENOUGH:
            step /= 2
    return best


def spread_of(seen: list[Seen]) -> float:
    """The standard deviation of all scores."""
    return float(np.std([score for one in seen for row in one.scores for score in row])) or 1.0


def fit(seen: list[Seen]) -> list[float]:
    """How sure a lead is."""
    found = least_loss(seen, chances_by(seen), np.full(KNOTS, -np.log(spread_of(seen))))
    return [round(float(figure), 5) for figure in np.exp(found)]


def fit_alone(seen: list[Seen]) -> tuple[list[float], list[float]]:
    """How sure it is to be above the goal or below, and the goals."""
    spread = spread_of(seen)
    middle = np.mean([score for one in seen for row in one.scores for score in row]) / spread
    start = np.concatenate([np.full(KNOTS, -np.log(spread)), np.full(KNOTS, middle)])
    found = least_loss(seen, chances_alone_by(seen), start)
    sure, goals = np.exp(found[:KNOTS]), found[KNOTS:] * spread
    return [round(float(figure), 5) for figure in sure], [round(float(figure), 3) for figure in goals]


def sureness_of(seen: list[Seen], groups: list[list[int]]) -> Sureness:
    """The figures for each group of numbers of players; alone, the goals as well."""
    if groups == [[1]]:
        sure, goals = fit_alone(seen)
        return Sureness({"1": sure}, goals)
    fitted = [(group, fit([one for one in seen if one.seats in group])) for group in groups]
    return Sureness({str(seats): row for group, row in fitted for seats in group})


def forecasts_by(seen: list[Seen], sureness: Sureness) -> list[Forecast]:
    """What these figures say in positions, and what came."""
    return [
        Forecast(float(np.mean([sureness.chances(row, one.progress)[one.seat] for row in one.scores])), one.won)
        for one in seen
    ]


def unseen_error(seen: list[Seen], groups: list[list[int]]) -> float:
    """The calibration error on games that were not fitted to: half of them by figures for the other half, and back."""
    halves: list[list[Seen]] = [[], []]
    for one in seen:
        halves[one.game // BLOCK % 2].append(one)
    forecasts = [
        forecast
        for known, other in (halves, halves[::-1])
        for forecast in forecasts_by(other, sureness_of(known, groups))
    ]
    return calibration_error(bins_of(forecasts))


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--players", required=True)
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--level", default="strong", help="who plays, and whose file the figures go into")
    parser.add_argument("--lines", type=int, default=24)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument(
        "--option", action="append", default=[], help="NAME=VALUE,VALUE: each value in turn, with each of others"
    )
    parser.add_argument("--together", action="store_true", help="the same figures for all numbers of players")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    args = parser.parse_args(words)
    game = open_named(args.game)
    counts = read_counts(args.players, game, parser)
    if args.games < FEWEST:
        parser.error(f"--games: at least {FEWEST}, since half of them check the figures of the other half")
    file = "-".join(["forecasts", game.name, args.level, str(args.lines), str(args.seed), *args.option]) + ".jsonl"
    kept = ROOT / "build" / file
    kept.parent.mkdir(exist_ok=True)
    kept.touch()
    known = {(one.seats, one.game) for one in read(kept)}
    jobs = [Job(seats, number) for number in range(args.games) for seats in counts if (seats, number) not in known]
    rules = Rules(args.level, args.lines, args.seed, combined(args.option))
    start, sources = partial(player_of, opener_of(game.name), rules), commit()
    with kept.open("a", encoding="utf-8") as lines, Backend(args.workers).runner(start) as runner:
        for _, found in runner.run(jobs):
            lines.write("".join(json.dumps(one._replace(commit=sources)) + "\n" for one in found))
            lines.flush()
    seen = [one for one in read(kept) if one.game < args.games and one.seats in counts]
    groups = [counts] if args.together else [[seats] for seats in counts]
    made_by = "python tools/win_chances.py " + " ".join(words)
    write(game, args.level, made_by, seen, sureness_of(seen, groups), unseen_error(seen, groups))


def read_counts(text: str, game: Game[Any], parser: argparse.ArgumentParser) -> list[int]:
    """The numbers of players."""
    words = text.split(",")
    if not all(word.isdecimal() and game.fewest <= int(word) <= game.most for word in words):
        parser.error(f"--players: numbers from {game.fewest} to {game.most} with commas between them, not {text}")
    counts = list(map(int, words))
    if 1 in counts and len(counts) > 1:
        parser.error("--players: playing alone is fitted by itself, as it also has goals: give 1, or the other numbers")
    return counts


def combined(words: list[str]) -> list[dict[str, str]]:
    """Each value of each option with each of the others."""
    named = [word.partition("=") for word in words]
    values = product(*[said.split(",") for _, _, said in named])
    return [dict(zip([name for name, _, _ in named], row, strict=True)) for row in values]


def read(kept: Path) -> list[Seen]:
    """The forecasts of earlier games."""
    found = [Seen(*json.loads(line)) for line in kept.read_text(encoding="utf-8").splitlines()]
    return sorted(found, key=lambda one: (one.game, one.seats))


def commits_of(seen: list[Seen]) -> str | None:
    """Those of the sources that played these games, in the order of the games."""
    first, *others = dict.fromkeys(one.commit for one in seen)
    return reduce(joined, others, first)


def write(game: Game[Any], level: str, made_by: str, seen: list[Seen], sureness: Sureness, unseen: float) -> None:
    """Put figures into the file of the level's knowledge, and say how well they fit."""
    knowledge = level_of(level, game.name, bool(sureness.goals)).knowledge
    file = Path(ROOT, "src/longhall/games", game.name.replace("-", "_"), "bot/figures", f"{knowledge}.json")
    data = json.loads(file.read_text(encoding="utf-8"))
    data["chances"] = {
        "made_by": made_by,
        "commit": commits_of(seen),
        "games": len({(one.seats, one.game) for one in seen}),
        "forecasts": len(seen),
        "unseen_error": round(unseen, 4),
        "sureness": {str(seats): row for seats, row in sureness.by_players.items()},
    } | ({"goals": sureness.goals} if sureness.goals else {})
    file.write_text(json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    for seats, row in sureness.by_players.items():
        some = [one for one in seen if one.seats == seats]
        error = calibration_error(bins_of(forecasts_by(some, sureness)))
        print(f"{seats} players: {row}, error {error:.4f} of {len(some)} forecasts")
    print(f"error on games that were not fitted to: {unseen:.4f}")


if __name__ == "__main__":
    main(sys.argv[1:])
