"""The person's side of the screen: printing, asking for a line, progress of long work."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from rich.console import Console, RenderableType
from rich.text import Text

from ..speech import Speech
from .style import FADED

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Empties the window and what was scrolled out of it."""

PROMPT = "> "


class Screen:
    """Standard input, output and errors, in one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        """Whether a person sits there; otherwise input comes from a pipe or a file."""
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401 - gives `input` editing and history

    @property
    def plain(self) -> bool:
        """Whether the terminal cannot show more than ASCII."""
        return not (sys.stdout.encoding or "utf-8").lower().startswith("utf")

    def show(self, thing: RenderableType = "", style: str = "") -> None:
        """Print a text, a table or a panel."""
        self.out.print(Text(thing) if isinstance(thing, str) else thing, style=style or None)

    def say(self, message: str, style: str = "", /, **args: object) -> None:
        """Print a message."""
        self.show(self.speech.say(message, **args), style)

    def write(self, text: str) -> None:
        """Print a text exactly as it is: for machines."""
        self.out.print(Text(text), soft_wrap=True)

    def complain(self, text: str) -> None:
        """Print a sentence on standard error."""
        self.err.print(Text(text), soft_wrap=True)

    def clear(self) -> None:
        """Hide what was shown so far; without a terminal there is nothing to hide from."""
        if self.interactive:
            self.out.file.write(CLEAR)

    def read(self, prompt: str = PROMPT) -> str | None:
        """A line from the person, None when there are no more."""
        self.out.file.flush()
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                self.show()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        line = line.rstrip("\r\n")
        self.show(prompt + line, FADED)
        return line

    @contextmanager
    def thinking(self, message: str) -> Iterator[None]:
        """Shows that something is going on, on a terminal."""
        if not self.out.is_terminal:
            yield
            return
        with self.out.status(Text(self.speech.say(message), style=FADED), spinner="dots"):
            yield

    @contextmanager
    def progress(self, message: str) -> Iterator[Callable[[int, int], None]]:
        """A bar for long work on standard error, if that is a terminal; give it what is done and the total."""
        if not self.err.is_terminal:
            yield lambda done, total: None
            return
        # Imported here: it takes as long to load as all else that `longhall --help` needs of rich.
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            redirect_stdout=self.out.is_terminal,  # what is printed meanwhile stands above the bar, or goes its own way
        )
        with bar:
            task = bar.add_task(self.speech.say(message), total=None)
            yield lambda done, total: bar.update(task, completed=done, total=total)
