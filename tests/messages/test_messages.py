"""Every message that a person can meet exists in all four languages, and can be said."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from at_random import GAMES_AND_SEATS, IDS, kinds_of_decision, random_game, random_match
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games
from longhall.kernel.variants import word_of
from longhall.speech import FUNCTIONS, REFERENCE, Messages

ROOT = Path(__file__).parents[2]
LANGUAGES = ["en", "pl", "cs", "es"]
LOOKS_LIKE_ID = re.compile(r"^(error|refused|table|cli|bru|pax|odn)-[a-z0-9]+(-[a-z0-9_]+)*$")


class Variables(Visitor):
    """Collects the variables of a message, and the messages that it refers to: those get the same arguments."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)


@cache
def parsed(language: str) -> dict[str, Variables]:
    """All messages of a language; damaged or doubled ones fail."""
    found: dict[str, Variables] = {}
    for file in sorted((ROOT / "locales" / language).glob("*.ftl")):
        for part in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(part, ftl.Junk), f"{file.name}: {part.content}"
            if isinstance(part, ftl.Message):
                assert part.id.name not in found, f"{file.name}: {part.id.name} is there twice"
                variables = Variables()
                variables.visit(part)
                found[part.id.name] = variables
    return found


@cache
def messages(language: str) -> dict[str, set[str]]:
    """All messages of a language with the variables they use."""
    found = parsed(language)
    return {message: needed(message, found) for message in found}


def needed(message: str, known: dict[str, Variables]) -> set[str]:
    """The variables of a message and of all that it refers to."""
    own = known[message]
    return own.found.union(*(needed(other, known) for other in own.references))


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in sorted((ROOT / "locales" / language).glob("*.ftl")):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def say(language: str, message: str, args: dict[str, object]) -> str:
    pattern = bundle(language).get_message(message)
    text, errors = bundle(language).format_pattern(pattern.value, args)
    assert not errors, f"{language} {message}: {errors}"
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_count(language: str) -> None:
    for message, variables in messages(language).items():
        for count in (0, 1, 2, 5, 22):
            assert say(language, message, dict.fromkeys(variables, count)).strip()
        assert say(language, message, dict.fromkeys(variables, "x")).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_parsed_with_those_that_they_refer_to(language: str) -> None:
    sources = Messages(language).unread
    for message, variables in parsed(language).items():
        assert variables.references <= set(REFERENCE.findall(sources[message])), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_use_no_argument_that_english_does_not_get(language: str) -> None:
    """A list may also be used by its length."""
    for message, variables in messages(language).items():
        known = messages("en")[message]
        allowed = known | {f"{name}_count" for name in known} | {name.removesuffix("_count") for name in known}
        more = variables - allowed
        assert not more or more <= passed_by_code().get(message, set()), f"{language} {message}: {more}"


@cache
def passed_by_code() -> dict[str, set[str]]:
    """Message ids written in the source, each with the keyword arguments of the calls they stand in."""
    found: dict[str, set[str]] = {}
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                keywords = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        if LOOKS_LIKE_ID.match(argument.value):
                            found.setdefault(argument.value, set()).update(keywords)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and LOOKS_LIKE_ID.match(node.value):
                found.setdefault(node.value, set())
    return found


def test_every_id_in_the_source_has_a_message() -> None:
    games = {game.name for game in all_games()}  # a game may be called like its messages
    missing = sorted(set(passed_by_code()) - set(messages("en")) - games)
    assert missing == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_thing_of_a_game_has_a_name(game: Game[Any]) -> None:
    wanted = {f"{game.prefix}-{ref.replace(':', '-')}" for ref in game.names()}
    wanted |= {f"{game.prefix}-title", f"{game.prefix}-tagline", f"{game.prefix}-score-total"}
    wanted |= {f"{game.prefix}-score-{category}" for category in game.score_categories()}
    for option in game.variants:
        wanted.add(f"{game.prefix}-option-{option.name}")
        wanted |= {f"{game.prefix}-option-{option.name}-{word_of(value)}" for value in option.values}
    for kind in kinds_of_decision(game):
        wanted |= {f"{game.prefix}-ask-{kind}", f"{game.prefix}-kind-{kind}"}
    assert sorted(wanted - set(messages("en"))) == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_rule_that_the_game_cites_has_a_text(game: Game[Any]) -> None:
    folder = ROOT / "src" / "longhall" / "games" / game.name.replace("-", "_")
    sources = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    cited = {rule for source in sources for rule in re.findall(r'"([A-Z]{3}-[A-Z]+\d*-\d\d)"', source)}
    assert cited
    assert sorted(cited - set(messages("en"))) == []


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=IDS)
def test_all_that_a_game_tells_has_messages_with_their_arguments(game: Game[Any], seats: int) -> None:
    """Events, prompts, labels and refusals of random games."""
    for seed in range(5):
        match = random_match(game, seats, seed)
        for event in match.opening_events + [event for move in match.moves for event in move.events]:
            check(event.message, set(event.args))
    for number, state in enumerate(random_game(game, seats, 3)):
        for seat in game.to_act(state):
            decision = game.decision(state, seat)
            assert decision is not None
            check(decision.prompt, set(decision.args))
            for action in game.legal(state, seat):
                label = game.label(state, seat, action)
                check(label.message, set(label.args))
            if number % 10 == 0:
                for action in game.book.all:
                    refusal = game.refusal(state, seat, action)
                    if refusal is not None:
                        check(refusal.message, set(refusal.facts))


def check(message: str, args: set[str]) -> None:
    for language in LANGUAGES:
        assert message in messages(language), message
        used = {name.removesuffix("_count") for name in messages(language)[message]}
        assert used <= args, f"{language} {message} uses {used - args}, which is not passed"
