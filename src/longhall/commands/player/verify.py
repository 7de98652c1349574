"""`longhall verify`: check that nobody stacked the deck."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

from ...bots.bot import information_set
from ...bots.level import level_names
from ...bots.roster import bot_names, make_bot
from ...kernel.chance import ScriptedChance
from ...kernel.errors import BadFile
from ...kernel.fairness import bot_seed, contributors, read_list
from ...kernel.records.old_rules import OldSaga, load_old_saga, outcomes_checked
from ...kernel.records.saga import Saga, split_names, told_seed, verify
from ...terminal.screen import Screen
from ...terminal.style import BLOOD, FADED, GOLD, MOSS
from ..command import Command
from ..parser import Parser, folder, needed
from .replay import tell_version
from .saga_file import open_saga


def arguments(parser: Parser) -> None:
    """The file, and what to compare it with."""
    parser.thing("saga")
    parser.switch("hash", "hash")
    parser.flag("check-bots")
    parser.switch("content", "folder")


def run(args: Namespace, screen: Screen) -> int:
    """Every move is legal, the result is right, and every outcome is the one that the published seed gives."""
    path = Path(needed(args.saga, "saga", screen.speech, "verify"))
    old = load_old_saga(path)
    if old is not None:
        return verify_old(old, path.name, screen)
    saga = open_saga(path, folder(args.content))
    if args.hash is not None:
        compare_hash(saga, args.hash.strip().lower(), path.name)
    outcomes = verify(saga, path.name)
    screen.say("cli-verify-done", MOSS, moves=len(saga.match.moves), outcomes=outcomes)
    back = sum(len(taken.numbers) for taken in saga.match.taken_back)
    if back:
        screen.say("cli-verify-back", "", count=back)
    tell_contributors(saga, screen)
    if args.check_bots:
        return tell_bots(check_bots(saga), screen)
    return 0


def compare_hash(saga: Saga, seen: str, file: str) -> None:
    """The start hash must be the one that somebody saw before the game: else all the rest may be made up."""
    found = saga.headers.get("start-hash")
    if found is None:
        raise BadFile(file, 0, "error-fair-no-hash")
    if found != seen:
        raise BadFile(file, 0, "error-fair-other-hash", found=found, given=seen)


def tell_contributors(saga: Saga, screen: Screen) -> None:
    """Whose numbers are in the seed, and whose should have been."""
    start = saga.headers.get("start-hash")
    if start is None:
        screen.say("cli-verify-alone", FADED)
        return
    names = saga.names
    shared = contributors(saga.headers)
    if shared:
        screen.say("cli-verify-shared", "", hash=start, players=[names[seat] for seat in shared])
    else:
        screen.say("cli-verify-nobody", "", hash=start)
    for seat, commitment in enumerate(read_list(saga.headers["commitments"])):
        if commitment is not None and seat not in shared:
            screen.say("cli-verify-left-out", BLOOD, player=names[seat])


class BotCheck(NamedTuple):
    """Decisions of bots, taken again."""

    decisions: int
    """How many there are to compare."""
    same: int
    """Those that come out as they were."""
    unsettled: int
    """Those that differ, but are of a bot that stops after some seconds: it may have had less time at the table."""


def check_bots(saga: Saga) -> BotCheck:
    """Let bots decide again with the game's seed, from what their seats knew and with all the time they want."""
    match, game = saga.match, saga.match.game
    players = split_names(saga.headers.get("players", ""))
    if match.seed is None or len(players) != match.seats:
        return BotCheck(0, 0, 0)
    decisions = same = unsettled = 0
    taken = [0] * match.seats
    state = match.at(0)
    for move in match.moves:
        bot = players[move.seat]
        if bot in bot_names() and len(game.legal(state, move.seat)) > 1:
            seed = bot_seed(match.seed, move.seat, taken[move.seat])
            known = information_set(game, state, move.seat, seed)
            decisions += 1
            if make_bot(bot, seed, timed=False).choose(game, known, move.seat) is move.action:
                same += 1
            elif bot in level_names():
                unsettled += 1
        taken[move.seat] += 1
        game.apply(state, move.seat, move.action, ScriptedChance(move.outcomes))
    return BotCheck(decisions, same, unsettled)


def tell_bots(found: BotCheck, screen: Screen) -> int:
    """How many decisions are the same, and how many others prove nothing; exit code 1 if some prove a wrong luck."""
    wrong = found.decisions - found.same - found.unsettled
    screen.say("cli-verify-bots", BLOOD if wrong else MOSS, same=found.same, all=found.decisions)
    if found.unsettled:
        screen.say("cli-verify-bots-timed", GOLD, count=found.unsettled)
    return 1 if wrong else 0


def verify_old(old: OldSaga, file: str, screen: Screen) -> int:
    """A saga of other rules: its seed, and as many moves and outcomes as the present rules can repeat."""
    tell_version(old, screen)
    told_seed(old.headers, file)
    saga = old.saga()
    outcomes = None if saga is None else outcomes_checked(saga, file)
    if saga is None or outcomes is None:
        screen.say("cli-verify-old-seed", GOLD)
        return 0
    moves = len(saga.match.moves)
    if old.parted is None:
        screen.say("cli-verify-done", MOSS, moves=moves, outcomes=outcomes)
    else:
        reason = screen.speech.error(old.parted)
        screen.say("cli-verify-old-part", GOLD, moves=moves, outcomes=outcomes, reason=reason)
    return 0


VERIFY = Command("verify", arguments, run)
