"""`longhall tune`: better figures for a game's bots."""

from __future__ import annotations

import shlex
from argparse import Namespace
from pathlib import Path
from statistics import fmean
from typing import Any

from ...kernel.bot.figures import HAND
from ...kernel.errors import LonghallError
from ...kernel.game import Game
from ...research.opener import opener_of
from ...research.runners.interrupts import interruptible
from ...research.tuning.tune import Settings, Tuning, gain_of, read_tuning, resumed, search
from ...research.whole_file import write_whole
from ...terminal.screen import Screen
from ...terminal.seats import USUAL_COUNT
from ..backend import backend_of, backend_switches
from ..command import INTERRUPTED, Command, only_game, open_game
from ..parser import PROGRAM, Parser, needed, table_options, whole


def arguments(parser: Parser) -> None:
    """What is tuned, for how long, and where the result goes."""
    parser.thing("game")
    parser.switch("players", "number", read=whole(1, "players"))
    parser.flag("solo")
    parser.switch("option", "option", many=True)
    parser.switch("lines", "number", 20, read=whole(0, "lines"))
    parser.switch("knowledge", "knowledge", HAND)
    parser.switch("population", "number", 32, read=whole(4, "population"))
    parser.switch("games", "number", 32, read=whole(1, "games"), about="tune-games")
    parser.switch("seed", "number", 1, read=whole(0, "seed"))
    parser.switch("minutes", "number", 10, read=whole(0, "minutes"))
    parser.switch("generations", "number", read=whole(1, "generations"))
    parser.switch("check-games", "number", 200, read=whole(0, "check-games"))
    backend_switches(parser, all_cores=True)
    parser.switch("out", "file")
    parser.switch("resume", "file")


def run(args: Namespace, screen: Screen) -> int:
    """Search, measure the gain, and write down what was found."""
    file = Path(needed(args.out or args.resume, "file", screen.speech, "tune")).expanduser()
    tuning, game = resume(Path(args.resume).expanduser()) if args.resume else begin(args)
    screen.say("cli-tune-start", "", count=tuning.space.size)

    def after(now: Tuning) -> None:
        write_whole(file, now.as_file(command_line(now)))
        show_generation(now, screen)

    opener = opener_of(game.name)
    gain: dict[str, Any] | None = None
    with interruptible(), backend_of(args, all_cores=True) as backend:
        with screen.progress("cli-simulate-progress") as progress:
            finished = search(tuning, opener, backend, 60.0 * args.minutes, args.generations, after, progress)
        if finished and args.check_games:
            with screen.progress("cli-tune-checking") as progress:
                gain = gain_of(tuning, opener, backend, args.check_games, progress)
    if gain is not None:
        write_whole(file, tuning.as_file(command_line(tuning), gain))
        show_gain(gain, screen)
    if tuning.generation:
        screen.say("cli-tune-done", "", file=str(file))
    return 0 if finished else INTERRUPTED


def begin(args: Namespace) -> tuple[Tuning, Game[Any]]:
    """A new search."""
    game = open_game(args.game or only_game())
    players = 1 if args.solo else args.players or max(game.fewest, min(game.most, USUAL_COUNT))
    if not game.fewest <= players <= game.most:
        raise LonghallError("error-seat-count", game=game.name, fewest=game.fewest, most=game.most, given=players)
    settings = Settings(
        game=game.name,
        players=players,
        options=table_options(args.option),
        lines=args.lines,
        seed=args.seed,
        knowledge=args.knowledge,
        population=args.population,
        games=args.games,
    )
    return Tuning(game, settings), game


def resume(file: Path) -> tuple[Tuning, Game[Any]]:
    """The search of a file, where it was left."""
    game = open_game(read_tuning(file).settings.game)
    return resumed(game, file), game


def command_line(tuning: Tuning) -> str:
    """The command that gives the same search again, given time enough."""
    settings = tuning.settings
    words = [PROGRAM, "tune", settings.game, "--players", str(settings.players), "--lines", str(settings.lines)]
    for name, value in settings.options.items():
        words += ["--option", f"{name}={value}"]
    words += ["--knowledge", settings.knowledge, "--population", str(settings.population)]
    words += ["--games", str(settings.games), "--seed", str(settings.seed)]
    return shlex.join([*words, "--generations", str(tuning.generation)])


def show_generation(tuning: Tuning, screen: Screen) -> None:
    """A line for each generation."""
    fitness = tuning.history[-1]
    screen.say(
        "cli-tune-generation",
        "",
        generation=tuning.generation,
        games=tuning.games,
        mean=f"{fmean(fitness):.3f}",
        best=f"{max(fitness):.3f}",
        step=f"{tuning.step:.3f}",
    )


def show_gain(gain: dict[str, Any], screen: Screen) -> None:
    """What the search has brought."""
    low, high = gain["interval"] or (float("-inf"), float("inf"))
    if "share" in gain:
        facts = {"share": gain["share"], "low": low, "high": high, "equal": gain["equal_share"]}
        screen.say("cli-tune-gain-wins", "", **{name: f"{share:.1%}" for name, share in facts.items()})
    else:
        facts = {"points": gain["points"], "low": low, "high": high}
        screen.say("cli-tune-gain-points", "", **{name: f"{points:+.1f}" for name, points in facts.items()})


TUNE = Command("tune", arguments, run)
