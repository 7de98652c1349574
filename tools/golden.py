"""Record golden sagas anew, for a new rules version only: `python tools/golden.py GAME`.

A committed saga of the present rules version is never replaced by another game: it has shown a change that nobody
declared.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import longhall.games  # noqa: F401
from longhall.bots.roster import make_bot
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.records.saga import write_saga
from longhall.kernel.registry import find_game

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
VARIANTS: dict[str, list[tuple[str, list[int], dict[str, object]]]] = {
    "feast-for-odin": [("-short", [1, 2, 3, 4], {"length": "short"})],
    "pax-viking": [
        ("-beginner", [2], {"level": "beginner", "deck": "starter", "hands": "open"}),
        ("-hard", [3], {"level": "hard", "deck": "custom", "bragi": True}),
        ("-legendary", [4], {"level": "legendary", "trade_pieces": True}),
        ("-beginner-standard", [2], {"level": "beginner_standard", "experienced_1": True}),
        ("-beginner-hard", [3], {"level": "beginner_hard", "experienced_2": True, "experienced_3": True}),
        ("-beginner-legendary", [2], {"level": "beginner_legendary", "deck": "custom"}),
        ("-standard-legendary", [3], {"level": "standard_legendary", "deck": "starter"}),
        ("-standard-hard", [4], {"level": "standard_hard", "experienced_4": True, "hands": "open"}),
        ("-hard-legendary", [5], {"level": "hard_legendary", "experienced_5": True, "deck": "starter"}),
        ("-one-of-each", [6], {"level": "one_of_each", "experienced_6": True, "bragi": True, "deck": "custom"}),
        ("-eric", [1], {"solo_jarl": "eric", "solo_events": "16"}),
        *[(f"-{events}-events", [1], {"solo_events": events}) for events in ("8", "10", "14", "20")],
    ],
}
"""By game: the end of the file's name, the numbers of players and the options of games that are recorded besides."""


def bots_for(seats: int) -> list[str]:
    """Random and greedy by turns; whoever plays alone is greedy."""
    return ["greedy" if seat % 2 or seats == 1 else "random" for seat in range(seats)]


def record(game: Game[Any], seats: int, ending: str, options: dict[str, object]) -> str:
    """A game of mixed bots."""
    names = bots_for(seats)
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    match = Match(game, options, seats, seed=f"golden-{seats}{ending}")
    while not match.is_over():
        seat = game.to_act(match.state)[0]
        match.act(seat, bots[seat].choose(game, match.state, seat))
    return write_saga(match, names)


def committed(file: Path) -> str:
    """The text of a file as last committed; empty if it never was."""
    path = file.relative_to(FOLDER.parent.parent).as_posix()
    shown = subprocess.run(["git", "show", f"HEAD:{path}"], cwd=FOLDER, capture_output=True, check=False)
    return shown.stdout.decode("utf-8") if shown.returncode == 0 else ""


def version_of(saga: str) -> str:
    """The rules version in a saga's headers."""
    return saga.partition("\nrules: ")[2].partition("\n")[0]


def may_replace(old: str, new: str) -> bool:
    """Whether a saga is new, unchanged, or of another rules version than the committed one."""
    return not old or old == new or version_of(old) != version_of(new)


def main() -> None:
    """One game for each seat count and each variant; all are written, or none."""
    game = find_game(sys.argv[1])
    usual: tuple[str, list[int], dict[str, object]] = ("", list(range(game.fewest, game.most + 1)), {})
    texts = {}
    for ending, counts, options in [usual, *VARIANTS.get(game.name, [])]:
        for seats in counts:
            file = FOLDER / f"{game.name}-{seats}{ending}.saga"
            texts[file] = record(game, seats, ending, options)
            if not may_replace(committed(file), texts[file]):
                sys.exit(f"{file.name} would change: raise rules_version ({game.rules_version}) in the game's game.py")
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    print(f"{len(texts)} sagas recorded: {game.name}, rules {game.rules_version}, content {game.content_hash}")


if __name__ == "__main__":
    main()
