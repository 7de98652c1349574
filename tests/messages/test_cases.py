"""Names stand in the case that their sentence needs: `NAME($thing, case: "acc")` and `{ pax-region-burtas.gen }`."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import longhall.games  # noqa: F401  registers the games, also when this file is run alone
from longhall.kernel.events import EVERYBODY, Event, Value
from longhall.kernel.registry import find_game
from longhall.speech import Speech

ROOT = Path(__file__).parents[2]
LANGUAGES = ["en", "pl", "cs", "es"]
CALL = re.compile(r'NAME\(\$(\w+), case: "(\w+)"\)')


def told(language: str, game: str, message: str, **args: Value) -> str:
    return Speech(language).event(find_game(game), Event(message, "", dict(args), EVERYBODY, False), ["Ida"])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Harvest: everybody gets peas, flax and beans."),
        ("pl", "Żniwa: każdy dostaje groch, len i fasolę."),
        ("cs", "Sklizeň: každý dostává hrách, len a fazole."),
    ],
)
def test_a_list_takes_the_case_of_its_sentence(language: str, said: str) -> None:
    assert told(language, "feast-for-odin", "odn-harvest", things=["good:peas", "good:flax", "good:beans"]) == said


@pytest.mark.parametrize(("language", "said"), [("pl", "Ida odkrywa Islandię."), ("cs", "Ida objevuje Island.")])
def test_a_name_takes_the_case_of_its_sentence(language: str, said: str) -> None:
    assert told(language, "feast-for-odin", "odn-explores", seat="seat:0", board="board:iceland") == said


def test_what_has_no_such_form_stays_as_it_is() -> None:
    say = Speech("pl")
    assert say.say("odn-gains-ship", seat="Ida", ship="drakkar") == "Ida dostaje drakkar."
    name = say.name(find_game("feast-for-odin"), "good:beans")
    assert say.say("odn-do-lay", thing=name) == "Połóż fasolę"
    assert name == "fasola"


def test_several_of_the_same_are_counted_in_any_case() -> None:
    assert "fasolę ×2 i len" in told(
        "pl", "feast-for-odin", "odn-harvest", things=["good:beans", "good:flax", "good:beans"]
    )


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    files = sorted((ROOT / "locales" / language).glob("*.ftl"))
    parsed = [part for file in files for part in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    return {part.id.name: part for part in parsed if isinstance(part, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_things_of_a_kind_have_the_same_cases(language: str) -> None:
    """A single name without its form would be pasted in as it is, and nobody would notice."""
    kinds: dict[str, dict[str, set[str]]] = {}
    for message, entry in entries(language).items():
        kind = re.match(r"(?:bru|pax|odn)-[a-z]+(?=-)", message)
        if kind:
            cases = {attribute.id.name for attribute in entry.attributes}
            kinds.setdefault(kind[0], {})[message] = cases
    for kind, names in kinds.items():
        wanted = set().union(*names.values())
        assert [name for name, cases in names.items() if cases != wanted] == [], kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_cases_that_some_name_has_are_asked_for(language: str) -> None:
    known = {attribute.id.name for entry in entries(language).values() for attribute in entry.attributes}
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "locales" / language).glob("*.ftl")]
    asked = {case for text in texts for _, case in CALL.findall(text)}
    assert asked <= known
    assert "NAME(" not in CALL.sub("", "".join(texts))


@pytest.mark.parametrize(
    ("language", "said"),
    [("pl", "Ida wykonuje akcję wpływów jarlów."), ("cs", "Ida provádí akci vlivu jarlů.")],
)
def test_kinds_of_followers_are_declined(language: str, said: str) -> None:
    assert told(language, "pax-viking", "pax-influence-action", seat="seat:0", follower="follower:jarls") == said
