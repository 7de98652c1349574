"""Czech speaks to its reader in one way: as to a friend ("ty"), never formally ("vy")."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

CZECH = Path(__file__).parents[2] / "locales" / "cs"
FORMAL = re.compile(
    r"\b(?:vy|vás|vám|vámi|váš|vaš\w+|jste|\w+(?:[áíýěů]te|[aeu]jte|[bdlmnprsz]te|[ďňřšžč]te|žete|něte|ěte))\b",
    re.IGNORECASE,
)
NOT_FORMAL = {"roste", "vzroste", "čte", "přičte", "nepřečte", "monte", "delapouite"}
"""Words of other kinds that end like the formal imperative."""
TO_SEVERAL = {"web-hot-seat", "bru-lesson-trick-13", "bru-lesson-first-round-49"}
"""Messages that mean the reader and others."""


def formal_words(text: str) -> list[str]:
    return [word for word in FORMAL.findall(text) if word.lower() not in NOT_FORMAL]


def test_formal_words_are_found() -> None:
    formal = "Zvolte, jste, vám, zkontrolujte, můžete, Rozložte, umístěte, neaktualizujte, řekněte, chraňte, dostáváte"
    assert len(formal_words(formal)) == len(formal.split(", "))
    assert formal_words("Zvol, jsi, ti, zkontroluj, můžeš, rozloží se, umísti, řekni, chraň, ještě, místě") == []


def test_czech_is_never_formal() -> None:
    found: dict[str, list[str]] = {}
    for file in sorted(CZECH.glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        for part in FluentParser().parse(source).body:
            if isinstance(part, ftl.Message) and part.value is not None and part.id.name not in TO_SEVERAL:
                text = re.sub(r"[\w-]*\w-\w[\w-]*|\$\w+", "", source[part.value.span.start : part.value.span.end])
                words = formal_words(text)
                if words:
                    found[part.id.name] = words
    assert found == {}
