"""Which of our languages an `Accept-Language` asks for."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from longhall.server.api.errors import language_of


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("cs", "cs"),
        ("cs-CZ,cs;q=0.9,en-US;q=0.8,en;q=0.7", "cs"),
        ("es-419", "es"),
        ("PL-pl", "pl"),
        ("zh-Hant-TW,zh;q=0.9,es;q=0.1", "es"),
        ("en;q=0.3,pl;q=0.8,cs;q=0.5", "pl"),
        ("de,en;q=0.2,es;q=0.25", "es"),
        ("en ; q=0.3 , pl ;q=0.8", "pl"),
        ("en;q=0.3,pl;Q=0.8", "pl"),
        ("cs;q=0.5,es;q=0.5", "cs"),
        ("es,cs", "es"),
        ("cs;q=0.5,es", "es"),
        ("pl;q=0,cs;q=0.001", "cs"),
        ("pl;q=0", "en"),
        ("", "en"),
        ("*", "en"),
        ("de-DE,fr", "en"),
        ("pl;q=high,cs;q=0.2", "cs"),
        ("pl;q=-1,es;q=5,cs;q=0.2", "cs"),
        ("cs;q=0.5,de;q=nan,pl", "pl"),
        (",;,;q=,=-;;;", "en"),
        ("x" * 100_000 + ",cs", "en"),
    ],
)
def test_the_best_of_our_languages(header: str, wanted: str) -> None:
    assert language_of(Headers({"accept-language": header})) == wanted


def test_without_the_header() -> None:
    assert language_of(Headers()) == "en"
