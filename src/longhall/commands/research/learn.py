"""`longhall learn`: a network for a game's bots, from games that they play against themselves."""

from __future__ import annotations

import shlex
from argparse import Namespace
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

import msgspec

from ...kernel.bot.figures import HAND
from ...kernel.errors import LonghallError
from ...research.arena.games import Progress
from ...research.learning.challenge import POINTS, Verdict
from ...research.learning.compared_training import train_compared
from ...research.learning.examples import TENTH
from ...research.learning.learn import MATCHING, PLAYING, Learning, Settings, learn, read_learning, resumed
from ...research.learning.policy_training import train_policy
from ...research.learning.training import torch_version, train
from ...research.opener import opener_of
from ...research.runners.interrupts import interruptible
from ...research.whole_file import write_whole
from ...terminal.screen import Screen
from ...terminal.seats import USUAL_COUNT
from ..backend import backend_of, backend_switches
from ..command import INTERRUPTED, Command, only_game, open_game
from ..parser import PROGRAM, Parser, needed, share, table_options, whole, wholes

GAMES: Final = 1000
"""Of a round where neither games nor minutes are given."""
ROUNDS: Final = 3
STAGES: Final = {PLAYING: "cli-simulate-progress", MATCHING: "cli-learn-matching"}


def arguments(parser: Parser) -> None:
    """What is learned from how many games, and where the result goes."""
    parser.thing("game")
    parser.switch("players", "numbers", read=wholes(1, "players"), about="learn-players")
    parser.switch("option", "option", many=True)
    parser.switch("lines", "number", 20, read=whole(0, "lines"))
    parser.switch("knowledge", "knowledge", HAND)
    parser.switch("rounds", "number", read=whole(1, "rounds"))
    parser.switch("games", "number", read=whole(TENTH, "games"), about="learn-games")
    parser.switch("minutes", "number", read=whole(1, "minutes"), about="learn-minutes")
    parser.switch("match-games", "number", 400, read=whole(1, "match-games"))
    parser.switch("match-deep", "number", 0, read=whole(0, "match-deep"))
    parser.switch("match-horizons", "number", 1, read=whole(1, "match-horizons"))
    parser.switch("hidden", "number", 32, read=whole(1, "hidden"))
    parser.switch("share", "share", 1.0, read=share("share"))
    parser.flag("tree", about="learn-tree")
    parser.flag("policy", about="learn-policy")
    parser.flag("keep-value", about="learn-keep-value")
    parser.flag("compare", about="learn-compare")
    parser.switch("seed", "number", 1, read=whole(0, "seed"))
    backend_switches(parser, all_cores=True)
    parser.switch("out", "file", about="learn-out")
    parser.switch("resume", "file", about="learn-resume")


def run(args: Namespace, screen: Screen) -> int:
    """Play, train, match, and write down the best."""
    needed(args.out or args.resume, "file", screen.speech, "learn")
    learning = resume(args) if args.resume else prepare(args)
    torch = torch_version()
    if not args.resume:
        learning.games_file.begin()

    def store() -> None:
        write_whole(learning.file, learning.as_file(command_line(learning.settings), torch))

    def after(now: Learning) -> None:
        store()
        show_round(now, screen)

    def watch(stage: str) -> AbstractContextManager[Progress]:
        return screen.progress(STAGES[stage])

    store()
    with interruptible(), backend_of(args, all_cores=True) as backend:
        trainer = train_compared if learning.settings.compare else train
        finished = learn(learning, opener_of(learning.game.name), backend, trainer, watch, after, train_policy)
    if finished:
        screen.say("cli-learn-done", "", file=str(learning.file))
    else:
        screen.say("cli-learn-interrupted", "", file=str(learning.file))
    return 0 if finished else INTERRUPTED


def prepare(args: Namespace) -> Learning:
    """Learning from the start."""
    game = open_game(args.game or only_game())
    settings = Settings(
        game=game.name,
        players=args.players or [max(game.fewest, min(game.most, USUAL_COUNT))],
        options=table_options(args.option),
        lines=args.lines,
        seed=args.seed,
        knowledge=args.knowledge,
        rounds=args.rounds or ROUNDS,
        games=args.games if args.games or args.minutes else GAMES,
        minutes=args.minutes,
        match_games=args.match_games,
        match_deep=args.match_deep,
        match_horizons=args.match_horizons,
        hidden=args.hidden,
        share=args.share,
        tree=args.tree,
        policy=args.policy or args.keep_value,
        keep_value=args.keep_value,
        compare=args.compare,
    )
    if settings.policy and not settings.lines:
        raise LonghallError("error-policy-lines")
    if settings.compare and (settings.keep_value or not settings.lines):
        raise LonghallError("error-compare-lines")
    fewest = TENTH * len(settings.players)
    if settings.games is not None and settings.games < fewest:
        raise LonghallError("error-too-few-games", fewest=fewest)
    return Learning(game, settings, Path(args.out).expanduser())


def resume(args: Namespace) -> Learning:
    """Learning where it was left, perhaps for more rounds."""
    file = Path(args.resume).expanduser()
    learning = resumed(open_game(read_learning(file).settings.game), file)
    if args.rounds:
        learning.settings = msgspec.structs.replace(learning.settings, rounds=args.rounds)
    return learning


def command_line(settings: Settings) -> str:
    """The command that gives the same games again; with minutes, as many of them as there is time for."""
    words = [PROGRAM, "learn", settings.game, "--players", ",".join(map(str, settings.players))]
    for name, value in settings.options.items():
        words += ["--option", f"{name}={value}"]
    words += ["--lines", str(settings.lines), "--knowledge", settings.knowledge, "--rounds", str(settings.rounds)]
    for name, limit in (("--games", settings.games), ("--minutes", settings.minutes)):
        words += [] if limit is None else [name, str(limit)]
    words += ["--match-games", str(settings.match_games)]
    if settings.match_deep:
        words += ["--match-deep", str(settings.match_deep), "--match-horizons", str(settings.match_horizons)]
    words += ["--hidden", str(settings.hidden)]
    words += ["--share", f"{settings.share:g}", "--seed", str(settings.seed)]
    flags = {"--tree": settings.tree, "--policy": settings.policy, "--keep-value": settings.keep_value}
    flags["--compare"] = settings.compare
    return shlex.join([*words, *(name for name, wanted in flags.items() if wanted)])


def show_round(learning: Learning, screen: Screen) -> None:
    """What came of the last round."""
    one = learning.rounds[-1]
    facts = {"round": len(learning.rounds), "games": one.games}
    if "calibration_error" in one.check:
        error, points = one.check["calibration_error"], one.check["points_error"]
        screen.say("cli-learn-round", "", **facts, error=f"{error:.3f}", points=f"{points:.1f}")
    if "compared" in one.check:
        compared = one.check["compared"]
        shown = {name: f"{compared[name]:.2f}" for name in ("by_hand", "learned")}
        screen.say("cli-learn-round-compared", "", **facts, decisions=compared["decisions"], **shown)
    if "policy" in one.check:
        policy = one.check["policy"]
        shown = {name: f"{policy[name]:.2f}" for name in ("surprise", "equal", "least")}
        screen.say("cli-learn-round-policy", "", **facts, **shown, agrees=f"{policy['agrees']:.0%}")
    show_match(one.match, screen)
    screen.say("cli-learn-kept" if one.match.better else "cli-learn-not-kept")


def show_match(match: Verdict, screen: Screen) -> None:
    """How the new network did against the best before it."""
    low, high = match.interval or (float("-inf"), float("inf"))
    facts = {"mean": match.mean, "low": low, "high": high}
    if match.of == POINTS:
        screen.say("cli-learn-match-points", "", **{name: f"{points:+.1f}" for name, points in facts.items()})
    elif match.players == 1:
        screen.say("cli-learn-match-alone", "", **{name: f"{share:+.1%}" for name, share in facts.items()})
    else:
        facts["equal"] = match.equal
        screen.say("cli-learn-match-wins", "", **{name: f"{share:.1%}" for name, share in facts.items()})


LEARN = Command("learn", arguments, run)
