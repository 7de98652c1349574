"""Quick plausible answers to every question: what a player does without looking ahead."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.chance import Chance
from ..content import things
from ..content.actions import AT, DONE, LAY, LEAVE, SERVE, UPRIGHT
from ..rules.occupations.modifiers import MORE_PEAS_LENGTHWISE, WOOD_IN_HOUSES
from ..rules.turn.placing import board_action
from ..state.boards import Board
from ..state.position import NOTHING_HELD, Odin, Player
from .income_search import NODES, QUICK_NODES, grow
from .packing import BEAM, NO_SEAT, Move, Outlook, best_arrangement, best_feast, last_moves
from .packing import UPRIGHT as STANDING
from .weights import RoundWeights, bonuses_left, incomes_left, rounds_left

LONGSHIP_PLAIN: Final = (things.LONGSHIP - things.WHALING_BOAT) * 4
"""The target of `emigrate` for a longship without ore; each piece of ore adds 1."""


class RolloutPolicy:
    """Answers from the worth of things alone; placements and feasts from searches."""

    def __init__(self, worths: RoundWeights, quick: bool = False) -> None:
        self.worths = worths
        self.nodes = QUICK_NODES if quick else NODES
        self.beam = 1 if quick else BEAM
        """How thoroughly placements are searched for: less where whole games are played out."""
        self._plans: dict[str, list[Move]] = {}

    def choose(self, s: Odin, seat: int, options: list[Action], chance: Chance) -> Action:
        """One of the options."""
        kind = s.stack[-1].kind
        if kind == "turn":
            return options[chance.below(len(options))]
        if kind in ("arrange", "where", "feast"):
            if s.phase == 5 and kind == "arrange":
                return DONE
            known = self.searched(s, seat)
            for option in options:
                if option is known:
                    return option
            return options[-1]
        left = rounds_left(s)
        table = self.worths.at(left).things(s.box, left)
        best = options[0]
        most = -1000.0
        for option in options:
            worth = self.gain(s, seat, option, table)
            if worth > most:
                most = worth
                best = option
        return best

    def gain(self, s: Odin, seat: int, option: Action, table: list[float]) -> float:
        """About what an answer brings."""
        w = self.worths
        verb, target = option.verb, option.target
        if verb == "raise":
            return raised(table, target)
        if verb in ("get", "serve"):
            return table[target & 63]
        if verb in ("give", "spend"):
            return -table[target] if verb == "give" else w.spent * target
        if verb == "take":
            strip = target >> 3
            items = s.box.strips[strip]
            first = len(items) - s.strips[strip]
            worth = 0.0
            for item in items[first : first + (target & 7)]:
                worth += table[item]
            return worth
        if verb == "turn":
            return w.turned
        if verb in ("turn-all", "accept"):
            return w.turned_all if verb == "turn-all" else w.accepted
        if verb in ("roll", "succeed", "fail"):
            return self.die(s, seat, verb)
        if verb == "explore":
            return float(s.box.island_points[target] - s.box.plans[target + 1].minus.bit_count())
        if verb == "emigrate":
            ore = target - LONGSHIP_PLAIN
            return w.gone_knarr if ore < 0 else w.gone_longship - w.gone_ore * ore
        if verb == "play":
            return w.played + s.box.cards[target].points
        if verb == "sail":
            return w.sent_plain * (target >> 2) + w.sent_loaded * (target & 3)
        if verb == "recall":
            return float(target)
        return 0.0

    def die(self, s: Odin, seat: int, verb: str) -> float:
        """Low results are taken when they are cheap enough; high ones when they are high enough for the last roll.

        Only the order of the three answers counts.
        """
        w = self.worths
        dice = s.box.dice[s.die]
        left = s.box.rolls - s.rolls
        if dice.low:
            good = s.roll <= w.low_roll[left - 1 if 0 < left < 3 else 2] if left else True
        else:
            good = s.roll >= w.high_roll + w.high_roll_left * left
        if verb == "roll":
            return 0.0
        if verb == "succeed":
            return 1.0 if good else -1.0
        return -0.5 if left else 0.5

    # What is searched for

    def searched(self, s: Odin, seat: int) -> Action | None:
        """The answer that a search has found: a placement, a dish, or enough. None for other questions."""
        if not s.stack:
            return None
        kind = s.stack[-1].kind
        if kind == "feast":
            return self.dish(s, seat)
        if kind not in ("arrange", "where"):
            return None
        me = s.players[seat]
        if kind == "arrange" and s.phase == 5 and me.held == NOTHING_HELD:
            return DONE
        for move in self.plan(s, seat):
            if me.held == NOTHING_HELD:
                return LAY[move.piece]
            if move.piece == me.held:
                if me.held_on == NOTHING_HELD:
                    return board_action(me, move.board)
                if me.held_on == move.board:
                    return AT[me.boards[move.board].plan.spot[move.place]]
        return DONE if me.held == NOTHING_HELD else None

    def plan(self, s: Odin, seat: int) -> list[Move]:
        """What to lay now. A plan is kept while it is carried out, since the next questions are about it."""
        me = s.players[seat]
        known = self._plans.get(position(s, seat, me.supply, me.boards))
        if known is not None:
            return known
        moves = self.find_plan(s, me)
        self._plans.clear()
        supply = me.supply[:]
        boards = [board.clone() for board in me.boards]
        for done in range(len(moves) + 1):
            self._plans[position(s, seat, supply, boards)] = moves[done:]
            if done < len(moves):
                move = moves[done]
                supply[move.piece] -= 1
                boards[move.board].lay(move.piece, move.place)
        return moves

    def find_plan(self, s: Odin, me: Player) -> list[Move]:
        """While the game goes on, what makes boards pay more; at the end, all that saves a point."""
        left = [me.supply[piece] for piece in range(things.PIECES)]
        for animal, pregnant in ((things.SHEEP, things.PREGNANT_SHEEP), (things.CATTLE, things.PREGNANT_CATTLE)):
            left[animal] += me.supply[pregnant]
        last = s.round == s.rounds()
        w = self.worths.at(rounds_left(s))
        table = w.things(s.box, max(1, rounds_left(s) - 2))
        if not last:
            for thing in range(things.GREEN * 8):
                left[thing] = 0
            left[things.WOOD] = left[things.STONE] = 0
            left[things.ORE] = max(0, left[things.ORE] - 1)
            outlook = Outlook(incomes_left(s), bonuses_left(s), table)
            return grow(me.boards, left, outlook, w, self.nodes)
        over = s.phase > 8
        for thing in range(things.GREEN * 8):
            if not over or thing in (things.SHEEP, things.CATTLE):
                left[thing] = 0
        for single in (things.SILVER, things.WOOD, things.STONE, things.ORE):
            left[single] = 0
        nothing = [0.0] * len(things.THINGS)
        outlook = Outlook(incomes_left(s), 0, nothing, edge=self.worths.edge, hope=self.worths.hope)
        moves = best_arrangement(me.boards, left, outlook, self.beam)
        if moves or not over:
            return moves
        return last_moves(me.boards, me.supply, me.mods[WOOD_IN_HOUSES] > 0)

    def dish(self, s: Odin, seat: int) -> Action | None:
        """The next dish of the feast that gives up least."""
        me = s.players[seat]
        supply = me.supply[:]
        for thing in me.served:
            supply[thing] += 1
        keep = self.kept(s)
        silver = self.worths.at(rounds_left(s)).silver if s.round < s.rounds() else 1.0
        row = best_feast(s.box, s.free_seats(seat), supply, keep, silver, 1 + me.mods[MORE_PEAS_LENGTHWISE])
        at = len(me.served) + me.feast_penalties
        if at >= len(row):
            return LEAVE
        thing = row[at]
        if thing == NO_SEAT:
            return LEAVE
        return UPRIGHT[thing - STANDING] if thing >= STANDING else SERVE[thing]

    def kept(self, s: Odin) -> list[float]:
        """By thing: what food is worth if it is not served now."""
        left = rounds_left(s) - 1
        if left > 0:
            w = self.worths.at(left)
            return [w.food_kept * worth for worth in w.things(s.box, left)]
        return [float(s.box.animal_points[thing]) if thing < len(s.box.animal_points) else 0.0 for thing in range(64)]


def position(s: Odin, seat: int, supply: list[int], boards: list[Board]) -> str:
    """What a plan depends on."""
    covered = [board.covered + board.slots_wood + board.slots_stone for board in boards]
    return f"{s.round} {s.phase} {seat} {supply} {covered}"


def raised(table: list[float], thing: int) -> float:
    """What a good gains by an upgrade."""
    if thing == things.PREGNANT_SHEEP:
        return table[things.SHEEP + things.UPGRADE] - table[thing]
    if thing == things.PREGNANT_CATTLE:
        return table[things.CATTLE + things.UPGRADE] - table[thing]
    return table[thing + things.UPGRADE] - table[thing]
