"""Sentences out of message ids."""

from __future__ import annotations

import pytest
from playing import GAME

from longhall.kernel.errors import BadFile, LonghallError, Refusal, Refused
from longhall.kernel.events import EVERYBODY, Event
from longhall.kernel.step import Label
from longhall.speech import Speech, best_language, languages, rule_ids, rule_sections, speech, together

PLAYERS = ["Ola", "Ala", "Inés"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "A, B and C"), ("pl", "A, B i C"), ("cs", "A, B a C"), ("es", "A, B y C")],
)
def test_lists_are_joined_as_one_says_them(lang: str, text: str) -> None:
    join = speech(lang).join
    assert join(["A", "B", "C"]) == text
    assert join(["A"]) == "A"
    assert join([]) == ""


def test_spanish_says_e_before_i() -> None:
    join = speech("es").join
    assert join(["Ola", "Inés"]) == "Ola e Inés"
    assert join(["Ola", "Hilda"]) == "Ola e Hilda"
    assert join(["agua", "hielo"]) == "agua y hielo"
    assert join(["Inés", "Ola"]) == "Inés y Ola"


def test_a_missing_message_is_shown_in_brackets() -> None:
    assert speech("pl").say("no-such-message", count=3) == "[no-such-message]"
    assert not speech("pl").has("no-such-message")
    assert speech("pl").has("cli-join")


def test_names_of_players_and_things() -> None:
    polish = speech("pl")
    assert polish.name(GAME, "seat:2", PLAYERS) == "Inés"
    assert polish.name(GAME, "town:27") == "Killala"
    assert polish.name(GAME, "colour:red") == "czerwony"
    assert polish.name(GAME, "seat:7", PLAYERS) == "[seat:7]"
    assert polish.name(GAME, "town:99") == "[bru-town-99]"


def test_an_event_names_its_things_and_counts_its_lists() -> None:
    event = Event("bru-second-spoils", "BRU-BATTLE-15", {"seats": ["seat:0", "seat:2"], "most": 3}, EVERYBODY, False)
    assert (
        speech("en").event(GAME, event, PLAYERS).startswith("Second spoils: Ola and Inés now have the most raiders (3")
    )
    alone = Event("bru-second-spoils", "BRU-BATTLE-15", {"seats": ["seat:0"], "most": 3}, EVERYBODY, False)
    assert speech("en").event(GAME, alone, PLAYERS).startswith("Second spoils: Ola now has the most raiders (3)")


@pytest.mark.parametrize(("count", "text"), [(1, "1 ruch."), (2, "2 ruchy."), (5, "5 ruchów."), (22, "22 ruchy.")])
def test_polish_plurals(count: int, text: str) -> None:
    assert speech("pl").say("cli-save-done", file="x", moves=count).endswith(text)


@pytest.mark.parametrize(("count", "text"), [(1, "1 tah."), (2, "2 tahy."), (5, "5 tahů."), (22, "22 tahů.")])
def test_czech_plurals(count: int, text: str) -> None:
    assert speech("cs").say("cli-save-done", file="x", moves=count).endswith(text)


def test_labels_and_refusals() -> None:
    assert speech("en").label(GAME, Label("bru-do-play", {"card": "card:13"}), PLAYERS) == "Play white 13"
    refusal = Refusal("BRU-TRICK-04", "refused-other-question", question="bru-kind-follow")
    assert speech("en").refusal(GAME, refusal, PLAYERS).endswith("a card to play to the trick.")


def test_errors_tell_the_place() -> None:
    say = speech("en").error
    assert (
        say(BadFile("x.saga", 7, "error-saga-move", given="dance")) == "x.saga:7: dance is not an action of this game."
    )
    assert say(BadFile("x.saga", 0, "error-file-not-text")) == "x.saga: The file is not text in UTF-8."
    assert say(LonghallError("error-no-such-bot", given="x", known=["a", "b"])).endswith("a and b.")
    refused = Refused(Refusal("BRU-TRICK-09", "bru-no-not-in-hand", card="card:13"))
    assert say(refused, GAME, PLAYERS) == "You do not have white 13 in hand."


def test_words_that_only_look_like_references_stay() -> None:
    assert speech("en").arguments(GAME, {"given": "p1: play 13", "where": "a:b", "n": 3}) == {
        "given": "p1: play 13",
        "where": "a:b",
        "n": 3,
    }


def test_languages() -> None:
    assert languages() == ["en", "cs", "es", "pl"]
    assert Speech("cs").say("cli-language") == "čeština"
    assert speech("cs") is speech("cs")


@pytest.mark.parametrize(
    ("env", "given", "lang"),
    [
        ({}, None, "en"),
        ({"LANG": "pl_PL.UTF-8"}, None, "pl"),
        ({"LANG": "C.UTF-8"}, None, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "cs_CZ"}, None, "cs"),
        ({"LANG": "de_DE.UTF-8"}, None, "en"),
        ({"LANG": "pl_PL.UTF-8", "LONGHALL_LANG": "es"}, None, "es"),
        ({"LANG": "pl_PL.UTF-8", "LONGHALL_LANG": "es"}, "cs", "cs"),
        ({"LANG": "es-MX"}, "", "es"),
    ],
)
def test_the_best_language(env: dict[str, str], given: str | None, lang: str) -> None:
    assert best_language(env, given) == lang


def test_rules_of_a_game() -> None:
    assert "BRU-TRICK-05" in rule_ids(GAME)
    assert "BRU-TRICK" not in rule_ids(GAME)
    assert "BRU-TRICK" in rule_sections(GAME)


def test_what_is_there_several_times_is_said_once() -> None:
    """But each figure is said, and the length of the list stays what it is."""
    assert together(["coin", "raider", "coin", "coin"]) == ["coin ×3", "raider"]
    assert together([2, 2, "x"]) == ["2", "2", "x"]
    said = speech("en").say("refused-not-asked", seats=["Ida", "Olaf", "Ida"])
    assert "Ida ×2 and Olaf" in said
