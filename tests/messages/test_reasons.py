"""Every part of every evaluator has a name and a clause for more and for less of it, in every language."""

from __future__ import annotations

import pytest
from test_messages import messages

from longhall.games.brian_boru.bot import evaluator as boru
from longhall.games.feast_for_odin.bot import evaluator as odin
from longhall.games.pax_viking.bot import evaluator as pax

LANGUAGES = ["en", "pl", "cs", "es"]
PARTS = {
    "bru": {*boru.PARTS, boru.RIVAL},
    "odn": {*odin.PARTS, odin.RIVAL},
    "pax": {*pax.PARTS},
}
WAYS = ("reason", "gain", "cost")


def written(language: str, prefix: str, way: str) -> set[str]:
    start = f"{prefix}-{way}-"
    return {message.removeprefix(start) for message in messages(language) if message.startswith(start)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", PARTS)
def test_every_part_has_its_clauses_and_no_other(prefix: str, language: str) -> None:
    for way in WAYS:
        assert written(language, prefix, way) == PARTS[prefix], way
