"""`longhall --version`: which version, and whether kernel and games run compiled."""

from __future__ import annotations

from .. import __version__
from ..research.bench import compiled
from ..terminal.screen import Screen


def form_message() -> str:
    """The message that says whether kernel and games are compiled."""
    return "cli-version-compiled" if compiled() else "cli-version-plain"


def show_version(screen: Screen) -> int:
    """Print the version."""
    screen.write(f"longhall {__version__} ({screen.speech.say(form_message())})")
    return 0
