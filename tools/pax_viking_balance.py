"""How even Pax Viking is: games of greedy bots, and who and what wins them.

python tools/pax_viking_balance.py --players 4 --games 100 --lines 20 --seed 1
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from statistics import median

import longhall.games  # noqa: F401
from longhall.bots.greedy import GreedyBot
from longhall.games.pax_viking.game import PaxViking
from longhall.games.pax_viking.state import ENDINGS, Pax
from longhall.games.pax_viking.victory import ALL_LEVELS, cards_won
from longhall.kernel.chance import Chance
from longhall.kernel.registry import find_game


class Tally:
    """What many games showed."""

    def __init__(self) -> None:
        self.sat: Counter[str] = Counter()
        self.won: dict[str, float] = defaultdict(float)
        self.share: dict[str, float] = defaultdict(float)
        self.lay: Counter[str] = Counter()
        self.card: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.rounds: list[int] = []

    def add(self, s: Pax) -> None:
        """Count a finished game; a shared victory is divided."""
        winners = [seat for seat in range(s.seats) if s.winners >> seat & 1]
        for seat in range(s.seats):
            jarl = s.box.jarls[s.players[seat].jarl].name
            self.sat[jarl] += 1
            self.share[jarl] += 1 / s.seats
            if seat in winners:
                self.won[jarl] += 1 / len(winners)
        self.ends[ENDINGS[s.ending]] += 1
        self.rounds.append(s.round)
        self.lay.update(s.box.victory[card].name for card in s.cards)
        if ENDINGS[s.ending] == "card":
            for seat in winners:
                self.card.update(s.box.victory[card].name for card in cards_won(s, seat, ALL_LEVELS))

    def tell(self) -> None:
        """The figures in plain lines."""
        games = len(self.rounds)
        print(f"games {games}, rounds {min(self.rounds)} to {max(self.rounds)}, median {median(self.rounds):g}")
        print("ended by " + ", ".join(f"{end} {number}" for end, number in self.ends.most_common()))
        for jarl in sorted(self.sat):
            times = self.won[jarl] / self.share[jarl]
            print(f"  {jarl:12} won {self.won[jarl]:5.1f} of {self.sat[jarl]:4}, {times:.2f} times its share")
        for card in sorted(self.lay):
            print(f"  {card:34} won {self.card[card]:4} of {self.lay[card]:4}")


def play(game: PaxViking, players: int, seed: str, lines: int, options: dict[str, object]) -> Pax:
    """One game of greedy bots."""
    rng = random.Random(seed)
    chance = Chance(rng.random)
    s = game.setup(options, players, chance)
    bots = [GreedyBot(rng.getrandbits(32), lines) for _ in range(players)]
    while s.waiting:
        seat = game.to_act(s)[0]
        game.apply(s, seat, bots[seat].choose(game, s, seat), chance)
    return s


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--lines", type=int, default=20, help="how many lines of play a bot follows for a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="standard")
    parser.add_argument("--events", default="16", help="solo: events in the pile")
    args = parser.parse_args()
    game = find_game("pax-viking")
    assert isinstance(game, PaxViking)
    everything = Tally()
    for players in args.players:
        tally = Tally()
        options: dict[str, object] = {"level": args.level}
        if players == 1:
            options = {"solo_jarl": "eric", "solo_events": args.events}
        for number in range(args.games):
            s = play(game, players, f"{args.seed}/{players}/{number}", args.lines, options)
            tally.add(s)
            everything.add(s)
        print(f"{players} players: ", end="")
        tally.tell()
    if len(args.players) > 1:
        print("all together: ", end="")
        everything.tell()


if __name__ == "__main__":
    main()
