"""How even Pax Viking is: games of bots, and who and what wins them.

python tools/pax_viking_balance.py --players 4 --bots strong --games 64 --seed 1 --workers 2

In every eight games each jarl sits once in each place of the turn order, so that the two can be told apart. What is
further from its share than the bounds below allow is marked: `!` where the whole 95 % interval is, `?` where only the
figure is.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter, defaultdict
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from longhall.bots.bot import Bot
from longhall.bots.greedy import GreedyBot
from longhall.bots.level import level_names
from longhall.bots.level_bot import LevelBot
from longhall.bots.random_bot import RandomBot
from longhall.games.pax_viking.game import PaxViking
from longhall.games.pax_viking.rules.victory import ALL_LEVELS, cards_won
from longhall.games.pax_viking.state.position import ENDINGS, Pax
from longhall.kernel.chance import Chance, ForcedChance
from longhall.research.arena.intervals import wilson
from longhall.research.opener import open_named
from longhall.research.runners.backend import Backend

PLACES: Final = (0.85, 1.15)
JARLS: Final = (0.8, 1.25)
CARDS: Final = (0.5, 2.0)
"""How many times its share a place, a jarl or a victory card may win."""


class Rules(NamedTuple):
    """What all games of a table have in common; it travels to the workers."""

    bots: str
    lines: int
    level: str
    events: str
    seed: int
    content: Path | None


class Played(NamedTuple):
    """How one game went."""

    jarls: list[str]
    """By place in the turn order."""
    won: list[float]
    """By place: a victory shared by n counts 1 / n."""
    ending: str
    rounds: int
    lay: list[str]
    fulfilled: list[str]
    """The cards that decided it, for each winner."""
    said: Counter[str]


class Account:
    """How often something won, and would have won if all were equal."""

    def __init__(self, bounds: tuple[float, float]) -> None:
        self.bounds = bounds
        self.came = 0
        self.won = 0.0
        self.share = 0.0

    def add(self, won: float, share: float) -> None:
        """One more game; a shared victory is divided."""
        self.came += 1
        self.won += won
        self.share += share

    def __str__(self) -> str:
        low, high = (self.came * bound / self.share for bound in wilson(self.won, self.came))
        times = self.won / self.share
        least, most = self.bounds
        mark = " !" if high < least or low > most else " ?" if not least <= times <= most else ""
        return f"won {self.won:6.1f} of {self.came:4}, {times:.2f} times its share ({low:.2f} to {high:.2f}){mark}"


class Tally:
    """What many games showed."""

    def __init__(self) -> None:
        self.jarls: dict[str, Account] = defaultdict(partial(Account, JARLS))
        self.places: dict[int, Account] = defaultdict(partial(Account, PLACES))
        self.cards: dict[str, Account] = defaultdict(partial(Account, CARDS))
        self.ends: Counter[str] = Counter()
        self.said: Counter[str] = Counter()
        self.rounds: list[int] = []

    def add(self, played: Played) -> None:
        """Count a finished game."""
        players = len(played.jarls)
        for place, won in enumerate(played.won):
            self.jarls[played.jarls[place]].add(won, 1 / players)
            self.places[place].add(won, 1 / players)
        self.ends[played.ending] += 1
        self.rounds.append(played.rounds)
        self.said += played.said
        if played.ending == "card":
            for card in played.lay:
                self.cards[card].add(played.fulfilled.count(card) / len(played.fulfilled), 1 / len(played.lay))

    def tell(self, places: bool) -> None:
        """The figures in plain lines."""
        print(
            f"games {len(self.rounds)}, rounds {min(self.rounds)} to {max(self.rounds)}, median {median(self.rounds):g}"
        )
        print("  ended by " + ", ".join(f"{end} {number}" for end, number in self.ends.most_common()))
        print("  said: " + (", ".join(f"{verb} {number}" for verb, number in sorted(self.said.items())) or "nothing"))
        for jarl in sorted(self.jarls):
            print(f"  {jarl:34} {self.jarls[jarl]}")
        for place in sorted(self.places) if places else []:
            print(f"  place {place + 1:<28} {self.places[place]}")
        for card in sorted(self.cards):
            print(f"  {card:34} {self.cards[card]}", flush=True)


def seating(box_jarls: int, players: int, number: int, seed: str) -> dict[str, list[int]]:
    """Who sits where in a game: in each block of games every jarl has every place once, with other neighbours."""
    block, turn = divmod(number, box_jarls)
    order = list(range(box_jarls))
    random.Random(f"{seed}/{block}").shuffle(order)
    return {"jarl": [order[(turn + seat) % box_jarls] for seat in range(players)], "first-player": [0]}


def make_bot(rules: Rules, seed: int) -> Bot:
    """A bot by its name."""
    if rules.bots == "random":
        return RandomBot(seed)
    return GreedyBot(seed, rules.lines) if rules.bots == "greedy" else LevelBot(rules.bots, seed, timed=False)


def play(game: PaxViking, chance: Chance, bots: list[Bot], options: dict[str, object]) -> tuple[Pax, Counter[str]]:
    """One game, and how often the bots offered, agreed on a trade, and voted."""
    s = game.setup(options, len(bots), chance)
    said: Counter[str] = Counter()
    while s.waiting:
        seat = game.to_act(s)[0]
        action = bots[seat].choose(game, s, seat)
        if action.verb in ("offer", "accept", "counter", "vote"):
            said[action.notation if action.verb == "vote" else action.verb] += 1
        game.apply(s, seat, action, chance)
    return s, said


def play_numbered(game: PaxViking, rules: Rules, job: tuple[int, int]) -> Played:
    """A game by the number of its players and its own."""
    players, number = job
    seed = f"{rules.seed}/{players}"
    rng = random.Random(f"{seed}/{number}")
    forced = {} if players == 1 else seating(len(game.box.jarls), players, number, seed)
    options: dict[str, object] = {"level": rules.level}
    if players == 1:
        options = {"solo_jarl": "eric", "solo_events": rules.events}
    bots = [make_bot(rules, rng.getrandbits(32)) for _ in range(players)]
    s, said = play(game, ForcedChance(forced, rng.random), bots, options)
    order = [(s.first + place) % s.seats for place in range(s.seats)]
    winners = [seat for seat in order if s.winners >> seat & 1]
    return Played(
        [s.box.jarls[s.players[seat].jarl].name for seat in order],
        [1 / len(winners) if seat in winners else 0.0 for seat in order],
        ENDINGS[s.ending],
        s.round,
        [s.box.victory[card].name for card in s.cards],
        [s.box.victory[card].name for seat in winners for card in cards_won(s, seat, ALL_LEVELS)],
        said,
    )


def player_of(rules: Rules) -> partial[Played]:
    """What a worker does."""
    game = open_named("pax-viking", rules.content)
    assert isinstance(game, PaxViking)
    return partial(play_numbered, game, rules)


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=64, help="for each number of players")
    parser.add_argument("--bots", choices=["greedy", "random", *level_names()], default="strong")
    parser.add_argument("--lines", type=int, default=24, help="how many lines of play greedy follows for a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="standard")
    parser.add_argument("--events", default="16", help="solo: events in the pile")
    parser.add_argument("--content", type=Path, help="a folder with other boards, cards and tiles")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    rules = Rules(args.bots, args.lines, args.level, args.events, args.seed, args.content)
    everything = Tally()
    with Backend(args.workers).runner(partial(player_of, rules)) as runner:
        for players in args.players:
            tally = Tally()
            began = time.perf_counter()
            for _, played in runner.run([(players, number) for number in range(args.games)]):
                tally.add(played)
                everything.add(played)
            each = (time.perf_counter() - began) / args.games
            print(f"{players} players, {args.level}, {args.bots}, {each:.2f} s a game: ", end="")
            tally.tell(players > 1)
    if len(args.players) > 1:
        print("all together: ", end="")
        everything.tell(False)


if __name__ == "__main__":
    main()
