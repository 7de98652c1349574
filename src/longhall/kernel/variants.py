"""Variants: rules and readings that a table chooses before the game starts; people see them as table options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .errors import BadVariant

VariantValue = bool | str
ANY_NUMBER: Final = 99
"""More players than any game has."""


class Variant:
    """One choice a table has: its values, the first being the default, and the rule it is about.

    `fewest` and `most`: with how many players it makes a difference; with others there is no use in asking for it.
    """

    __slots__ = ("fewest", "most", "name", "rule", "values")

    def __init__(
        self, name: str, rule: str, values: tuple[VariantValue, ...], fewest: int = 1, most: int = ANY_NUMBER
    ) -> None:
        self.name = name
        self.rule = rule
        self.values = values
        self.fewest = fewest
        self.most = most

    @property
    def default(self) -> VariantValue:
        """What is played unless the table says otherwise."""
        return self.values[0]

    def read(self, given: object) -> VariantValue:
        """The value meant by a word or a boolean, or an error that lists the values."""
        word = given.strip().lower() if isinstance(given, str) else given
        for value in self.values:
            if word is value or word == word_of(value):
                return value
        known = [word_of(value) for value in self.values]
        raise BadVariant("error-option-value", option=self.name, known=known, given=str(given))


def word_of(value: VariantValue) -> str:
    """How a value is written in files and on the command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value


def chosen_variants(known: list[Variant], given: Mapping[str, object]) -> dict[str, VariantValue]:
    """All variants of a game, the given ones read and the others at their default."""
    by_name = {variant.name: variant for variant in known}
    for name in given:
        if name not in by_name:
            raise BadVariant("error-no-such-option", option=name, known=list(by_name))
    return {name: variant.read(given[name]) if name in given else variant.default for name, variant in by_name.items()}
