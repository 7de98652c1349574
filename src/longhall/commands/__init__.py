"""The commands of `longhall`, a small module each."""

from __future__ import annotations

from .admin import ADMIN
from .arena import ARENA
from .bench import BENCH
from .command import Command
from .content_check import CONTENT_CHECK
from .content_template import CONTENT_TEMPLATE
from .dataset import DATASET_DESCRIBE
from .games import GAMES
from .learn import LEARN
from .play import PLAY
from .replay import REPLAY
from .rules import RULES
from .scenario_check import SCENARIO_CHECK
from .selfplay import SELFPLAY
from .serve import SERVE
from .simulate import SIMULATE
from .tune import TUNE
from .verify import VERIFY

COMMANDS: dict[str, Command] = {
    command.name: command
    for command in (
        PLAY,
        GAMES,
        RULES,
        REPLAY,
        VERIFY,
        SERVE,
        SCENARIO_CHECK,
        CONTENT_CHECK,
        CONTENT_TEMPLATE,
        SIMULATE,
        ARENA,
        TUNE,
        LEARN,
        SELFPLAY,
        DATASET_DESCRIBE,
        BENCH,
        *ADMIN,
    )
}
"""In the order in which help lists them; some are two words."""
