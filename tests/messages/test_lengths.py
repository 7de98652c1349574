"""Buttons and options stay short enough for a phone, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from test_messages import bundle, messages

CLIENT = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ["en", "pl", "cs", "es"]
BUTTON, OPTION = 25, 40
NAME = "Brunhild"
"""Stands for every name that is filled in."""
NUMBERS = {"count", "cost", "price", "rest", "number", "row", "column", "turn", "plain", "loaded", "ore", "sword"}
TAG = re.compile(r"""<button\b(?:[^>"'{}]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>(.*?)</button\s*>""", re.DOTALL)
QUESTIONS = {"web-resign-sure"}
"""A button that asks back and says what follows; its menu breaks the line."""
LINKS = {"web-level-chosen", "web-levels-mixed"}
"""Buttons that look like links, and have a line of their own where it would be too narrow."""


@cache
def buttons() -> frozenset[str]:
    """Messages of the frame that stand on a button."""
    sources = [file.read_text(encoding="utf-8") for file in CLIENT.rglob("*.svelte")]
    bodies = " ".join(body for source in sources for body in TAG.findall(source))
    return frozenset(set(re.findall(r'"(web-[\w-]+)"', bodies)) - QUESTIONS - LINKS)


def length(language: str, message: str) -> int:
    args = {name: 3 if name in NUMBERS or name.endswith("_count") else NAME for name in messages(language)[message]}
    pattern = bundle(language).get_message(message)
    assert pattern.value is not None
    text, _ = bundle(language).format_pattern(pattern.value, args)
    return len(str(text))


def test_buttons_are_found() -> None:
    assert {"web-undo-ask", "web-kick", "web-fork", "web-share-move", "web-curtain-lift"} <= buttons()


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    assert {message: long for message in sorted(buttons()) if (long := length(language, message)) > BUTTON} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_short(language: str) -> None:
    options = [
        message for message in messages(language) if re.match(r"(?:bru|pax|odn)-do-", message) or message in LINKS
    ]
    assert {message: long for message in options if (long := length(language, message)) > OPTION} == {}
