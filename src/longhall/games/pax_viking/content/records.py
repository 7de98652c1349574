# uncompiled: reads files once, where types are open
"""What the loaders of Pax Viking ask of a record again and again."""

from __future__ import annotations

from typing import Final

from ....kernel.content.loading import Record

MOST: Final = 99


def counted(record: Record, key: str, fewest: int, most: int) -> list[int]:
    """A list of numbers of a certain length, none below 0."""
    numbers = record.numbers(key)
    enough = fewest <= len(numbers) <= most
    record.expect(enough, "error-content-amount", key, what=key, fewest=fewest, most=most, found=len(numbers))
    for number in numbers:
        record.expect(0 <= number <= MOST, "error-content-range", key, key=key, fewest=0, most=MOST)
    return numbers


def amount(records: list[Record], what: str, fewest: int, most: int) -> None:
    """A list whose length must lie between two numbers."""
    fits = fewest <= len(records) <= most
    records[-1].expect(fits, "error-content-amount", what=what, fewest=fewest, most=most, found=len(records))


def plain_id(record: Record) -> str:
    """An id: small letters, digits and underscores, as notation and messages need it."""
    name = record.text("id")
    plain = name.replace("_", "a").isalnum() and name.isascii() and name == name.lower() and name[0].isalpha()
    record.expect(plain, "error-content-id", "id", given=name)
    return name


def new_id(record: Record, known: list[str]) -> str:
    """An id that is not there yet."""
    name = plain_id(record)
    record.expect(name not in known, "error-content-twice", "id", given=name)
    return name


def pair(record: Record, key: str) -> list[int]:
    """A point of the drawing."""
    point = record.numbers(key)
    record.expect(len(point) == 2, "error-content-type", key, key=key, expected="pair")
    return point
