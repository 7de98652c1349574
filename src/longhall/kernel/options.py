"""Table options: readings and variants that a table chooses before the game starts."""

from __future__ import annotations

from collections.abc import Mapping

from .errors import BadOption

OptionValue = bool | str


class Option:
    """One choice a table has: its values, the first being the default, and the rule it is about."""

    __slots__ = ("name", "rule", "values")

    def __init__(self, name: str, rule: str, values: tuple[OptionValue, ...]) -> None:
        self.name = name
        self.rule = rule
        self.values = values

    @property
    def default(self) -> OptionValue:
        """What is played unless the table says otherwise."""
        return self.values[0]

    def read(self, given: object) -> OptionValue:
        """The value meant by a word or a boolean, or an error that lists the values."""
        word = given.strip().lower() if isinstance(given, str) else given
        for value in self.values:
            if word is value or word == word_of(value):
                return value
        known = [word_of(value) for value in self.values]
        raise BadOption("error-option-value", option=self.name, known=known, given=str(given))


def word_of(value: OptionValue) -> str:
    """How a value is written in files and on the command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value


def read_options(known: list[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options of a game with the given ones read and the others at their default."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise BadOption("error-no-such-option", option=name, known=list(by_name))
    return {name: option.read(given[name]) if name in given else option.default for name, option in by_name.items()}
