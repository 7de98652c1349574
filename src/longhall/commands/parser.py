"""Reading a command line, with help and errors in the reader's language.

argparse says what it dislikes in English only; here every complaint becomes a `LonghallError` with a message id.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn

from ..kernel.errors import LonghallError
from ..speech import Speech

PROGRAM = "longhall"


class Formatter(argparse.HelpFormatter):
    """Help with a translated word for "usage"."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog)
        self.usage_word = usage_word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """As argparse does it, with our word in front."""
        super().add_usage(usage, actions, groups, f"{self.usage_word}: ")


class Parser(argparse.ArgumentParser):
    """The arguments of one command."""

    def __init__(self, speech: Speech, command: str) -> None:
        self.speech = speech
        self.command = command
        message = command.replace(" ", "-")
        super().__init__(
            prog=f"{PROGRAM} {command}",
            description=speech.say(f"cli-{message}-about"),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: Formatter(prog, speech.say("cli-help-usage")),
        )
        self._things = self.add_argument_group(speech.say("cli-help-arguments"))
        self._switches = self.add_argument_group(speech.say("cli-help-options"))
        self._alone: dict[str, tuple[str, Callable[[str], bool]]] = {}
        """By option that can stand alone: what it means then, and whether a word behind it is its value."""

    def thing(self, name: str, nargs: str = "?", default: Any = None) -> None:
        """A word that stands without a dash in front; described by the message `cli-arg-<name>`."""
        word = self.speech.say(f"cli-word-{name}")
        about = self.speech.say(f"cli-arg-{name}")
        self._things.add_argument(name, nargs=nargs, default=default, metavar=word, help=about)

    def switch(
        self,
        name: str,
        word: str,
        default: Any = None,
        read: Callable[[str], Any] = str,
        many: bool = False,
        about: str = "",
    ) -> None:
        """`--name WORD`; described by the message `cli-arg-<about>`, else by that of its name, WORD by `cli-word-`."""
        self._switches.add_argument(
            f"--{name}",
            default=[] if many else default,
            action="append" if many else "store",
            type=read,
            metavar=self.speech.say(f"cli-word-{word}"),
            help=self.speech.say(f"cli-arg-{about or name}"),
        )

    def flag(self, name: str, about: str = "") -> None:
        self._switches.add_argument(f"--{name}", action="store_true", help=self.speech.say(f"cli-arg-{about or name}"))

    def flag_or_switch(self, name: str, word: str, alone: str, is_value: Callable[[str], bool]) -> None:
        """`--name` alone, which means the value `alone`, or `--name WORD` where the word looks like a value."""
        self._alone[f"--{name}"] = (alone, is_value)
        metavar, about = self.speech.say(f"cli-word-{word}"), self.speech.say(f"cli-arg-{name}")
        self._switches.add_argument(f"--{name}", nargs="?", const=alone, metavar=metavar, help=about)

    def _completed(self, words: list[str]) -> list[str]:
        """The words; an option that stands alone gets its value, so that it does not take the word behind it."""
        found = list(words)
        for at, word in enumerate(words):
            alone, is_value = self._alone.get(word, ("", str))
            if alone and not any(map(is_value, words[at + 1 : at + 2])):
                found[at] = f"{word}={alone}"
        return found

    def error(self, message: str) -> NoReturn:
        """Never reached by our arguments, as none is required; kept so that nothing exits in English."""
        raise LonghallError("cli-usage-wrong", see=self.see)

    def read(self, words: list[str]) -> argparse.Namespace:
        """The arguments, or an error in one sentence."""
        try:
            found, left = self.parse_known_args(self._completed(words))
        except argparse.ArgumentError as problem:
            given = (problem.argument_name or "").split("/")[-1]
            flags = [name for action in self._actions if action.nargs == 0 for name in action.option_strings]
            kind = "cli-usage-flag" if given in flags else "cli-usage-value"
            raise LonghallError(kind, given=given, see=self.see) from None
        if left:
            kind = "cli-usage-option" if left[0].startswith("-") else "cli-usage-extra"
            raise LonghallError(kind, given=left[0], see=self.see)
        return found

    @property
    def see(self) -> str:
        """Where a person finds how the command is used."""
        return f"{self.prog} --help"

    def help_text(self) -> str:
        say = self.speech.say
        self._switches.add_argument("--lang", metavar=say("cli-word-lang"), help=say("cli-arg-lang"))
        self._switches.add_argument("-h", "--help", action="store_true", help=say("cli-arg-help"))
        return self.format_help()


def whole(fewest: int, name: str) -> Callable[[str], int]:
    """A reader of whole numbers, not below the fewest."""

    def read(text: str) -> int:
        word = text.strip()
        if not word.removeprefix("-").isdecimal() or int(word) < fewest:
            raise LonghallError("cli-usage-number", given=text, argument=f"--{name}", fewest=fewest)
        return int(word)

    return read


def wholes(fewest: int, name: str) -> Callable[[str], list[int]]:
    """The same for several of them, separated by commas."""
    read = whole(fewest, name)
    return lambda text: [read(word) for word in text.split(",")]


def share(name: str) -> Callable[[str], float]:
    """A reader of a part of a whole: above 0 and at most 1."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0.0 < value <= 1.0:
            raise LonghallError("cli-usage-share", given=text, argument=f"--{name}")
        return value

    return read


def needed(value: str | None, name: str, speech: Speech, command: str) -> str:
    """A word that must be there."""
    if not value:
        raise LonghallError("cli-usage-missing", word=speech.say(f"cli-word-{name}"), see=f"{PROGRAM} {command} --help")
    return value


def table_options(given: list[str]) -> dict[str, object]:
    """`name=value` pairs; the game checks what they mean."""
    found: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise LonghallError("cli-usage-pair", given=text)
        found[name.strip()] = value.strip()
    return found


def folder(text: str | None) -> Path | None:
    """A path, if one was given."""
    return Path(text).expanduser() if text else None
