"""How even Pax Viking is: games of bots, and who and what wins them.

python tools/pax_viking_balance.py --players 4 --games 64 --lines 24 --seed 1

In every eight games each jarl sits once in each place of the turn order, so that the two can be told apart.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter, defaultdict
from statistics import median

import longhall.games  # noqa: F401
from longhall.bots.bot import Bot
from longhall.bots.greedy import GreedyBot
from longhall.bots.random_bot import RandomBot
from longhall.games.pax_viking.game import PaxViking
from longhall.games.pax_viking.rules.victory import ALL_LEVELS, cards_won
from longhall.games.pax_viking.state.position import ENDINGS, Pax
from longhall.kernel.chance import Chance, ForcedChance
from longhall.kernel.registry import find_game
from longhall.research.arena.intervals import wilson


class Account:
    """How often somebody sat at a table, won, and would have won if all were equal."""

    def __init__(self) -> None:
        self.sat = 0
        self.won = 0.0
        self.share = 0.0

    def add(self, won: float, share: float) -> None:
        """One more game; a shared victory is divided."""
        self.sat += 1
        self.won += won
        self.share += share

    def __str__(self) -> str:
        low, high = (self.sat * bound / self.share for bound in wilson(self.won, self.sat))
        times = self.won / self.share
        return f"won {self.won:5.1f} of {self.sat:4}, {times:.2f} times its share ({low:.2f} to {high:.2f})"


class Tally:
    """What many games showed."""

    def __init__(self) -> None:
        self.jarls: dict[str, Account] = defaultdict(Account)
        self.places: dict[int, Account] = defaultdict(Account)
        self.lay: Counter[str] = Counter()
        self.card: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.said: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.began = time.perf_counter()

    def add(self, s: Pax, said: Counter[str]) -> None:
        """Count a finished game, and what was said in it."""
        winners = [seat for seat in range(s.seats) if s.winners >> seat & 1]
        for seat in range(s.seats):
            won = 1 / len(winners) if seat in winners else 0.0
            self.jarls[s.box.jarls[s.players[seat].jarl].name].add(won, 1 / s.seats)
            self.places[(seat - s.first) % s.seats].add(won, 1 / s.seats)
        self.ends[ENDINGS[s.ending]] += 1
        self.rounds.append(s.round)
        self.said += said
        self.lay.update(s.box.victory[card].name for card in s.cards)
        if ENDINGS[s.ending] == "card":
            for seat in winners:
                self.card.update(s.box.victory[card].name for card in cards_won(s, seat, ALL_LEVELS))

    def tell(self, places: bool) -> None:
        """The figures in plain lines."""
        games = len(self.rounds)
        each = (time.perf_counter() - self.began) / games
        print(f"games {games}, rounds {min(self.rounds)} to {max(self.rounds)}, median {median(self.rounds):g}")
        print("  ended by " + ", ".join(f"{end} {number}" for end, number in self.ends.most_common()))
        said = ", ".join(f"{verb} {number}" for verb, number in sorted(self.said.items()))
        print(f"  said: {said or 'nothing'}; {each:.1f} s a game")
        for jarl in sorted(self.jarls):
            print(f"  {jarl:34} {self.jarls[jarl]}")
        for place in sorted(self.places) if places else []:
            print(f"  place {place + 1:<28} {self.places[place]}")
        for card in sorted(self.lay):
            print(f"  {card:34} won {self.card[card]:4} of {self.lay[card]:4}", flush=True)


def seating(box_jarls: int, players: int, number: int, seed: str) -> dict[str, list[int]]:
    """Who sits where in a game: in each block of games every jarl has every place once, with other neighbours."""
    block, turn = divmod(number, box_jarls)
    order = list(range(box_jarls))
    random.Random(f"{seed}/{block}").shuffle(order)
    return {"jarl": [order[(turn + seat) % box_jarls] for seat in range(players)], "first-player": [0]}


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


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=64, help="for each number of players")
    parser.add_argument("--lines", type=int, default=24, help="how many lines of play a bot follows for a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="standard")
    parser.add_argument("--events", default="16", help="solo: events in the pile")
    parser.add_argument("--bots", choices=["greedy", "random"], default="greedy")
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
            seed = f"{args.seed}/{players}"
            rng = random.Random(f"{seed}/{number}")
            forced = {} if players == 1 else seating(len(game.box.jarls), players, number, seed)
            bots: list[Bot] = [
                RandomBot(rng.getrandbits(32)) if args.bots == "random" else GreedyBot(rng.getrandbits(32), args.lines)
                for _ in range(players)
            ]
            s, said = play(game, ForcedChance(forced, rng.random), bots, options)
            tally.add(s, said)
            everything.add(s, said)
        print(f"{players} players: ", end="")
        tally.tell(players > 1)
    if len(args.players) > 1:
        print("all together: ", end="")
        everything.tell(False)


if __name__ == "__main__":
    main()
