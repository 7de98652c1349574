"""What can go wrong, so that a person can act on it: a message id and the facts in it, never a bare English text."""

from __future__ import annotations

from pathlib import Path

from .events import Value


class LonghallError(Exception):
    """An error that is somebody's input, not our bug: one clear sentence, no traceback."""

    def __init__(self, message: str, **facts: Value) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts: dict[str, Value] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.message} ({facts})" if facts else self.message


class BadFile(LonghallError):
    """A file that cannot be used: which one, at which line (0: unknown), and why."""

    def __init__(self, file: str, line: int, message: str, **facts: Value) -> None:
        super().__init__(message, **facts)
        self.file = file
        self.line = line

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {super().__str__()}"


def text_of(path: Path) -> str:
    """What a file says."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(path.name, 0, "error-file-not-text") from None
    except OSError:
        raise BadFile(path.name, 0, "error-file-unreadable") from None


class BadOutcome(LonghallError):
    """A recorded or forced outcome of chance that does not fit the game."""


class BadVariant(LonghallError):
    """A table option that the game does not know, or a value it does not take."""


class BadGiven(LonghallError):
    """A part of a described position that makes no sense: where it stands, and why."""

    def __init__(self, path: tuple[str, ...], message: str, **facts: Value) -> None:
        super().__init__(message, **facts)
        self.path = path


class Refusal:
    """Why an action is not allowed: the rule that forbids it, a message and the facts in it."""

    __slots__ = ("facts", "message", "rule")

    def __init__(self, rule: str, message: str, **facts: Value) -> None:
        self.rule = rule
        self.message = message
        self.facts: dict[str, Value] = facts

    def __repr__(self) -> str:
        return f"{self.message} ({self.rule}) {self.facts}"

    def as_json(self) -> dict[str, object]:
        """The form that travels."""
        return {"rule": self.rule, "message": self.message, "args": self.facts}


class Refused(LonghallError):
    """An action that was tried and is not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message, **refusal.facts)
        self.refusal = refusal
