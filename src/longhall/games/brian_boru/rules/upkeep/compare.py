"""Who has the most, who has the fewest: the question every upkeep step asks."""

from __future__ import annotations


def with_most(counts: list[int]) -> list[int]:
    """The seats with the highest count."""
    most = 0
    for count in counts:
        if count > most:
            most = count
    return [seat for seat, count in enumerate(counts) if count == most]


def with_fewest(counts: list[int]) -> list[int]:
    """The seats with the lowest count."""
    fewest = counts[0]
    for count in counts:
        if count < fewest:
            fewest = count
    return [seat for seat, count in enumerate(counts) if count == fewest]
