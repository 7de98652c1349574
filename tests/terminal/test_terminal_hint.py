"""`hint` in the terminal: options with their numbers, reasons and a probable answer, in every language."""

from __future__ import annotations

import pytest
from playing import GAME, LANGUAGES, MISSING, longhall

from longhall.bots import explain
from longhall.bots.counsel import Counsel, LikelyReply, Offer
from longhall.kernel.match import Match
from longhall.kernel.step import Label
from longhall.speech import speech
from longhall.terminal import table as terminal_table
from longhall.terminal.ask import list_options
from longhall.terminal.hint import hint_reply, hint_table, hint_why, odds

NAMES = ["Astrid", "Bran", "Ciara"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser that is soon ready, however busy the machine is."""

    def advise(game: object, state: object, seat: int, seed: int) -> Counsel:
        return explain.advise(game, state, seat, seed, explain.Effort("beginner", 0.0, 4))  # type: ignore[arg-type]

    monkeypatch.setattr(terminal_table, "advise", advise)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_tells_what_to_type_and_why(lang: str) -> None:
    words = ["play", "brian-boru", "--seats", "human,random,random", "--seed", "7", "--lang", lang]
    ran = longhall(*words, typed="hint\nquit\n")
    assert not MISSING.search(ran.out)
    after = ran.out.split("> hint\n")[1]
    assert after.strip()[0].isdigit()
    assert ran.code == 0


def test_help_tells_of_it() -> None:
    ran = longhall("play", "brian-boru", "--seats", "human,random,random", "--seed", "7", typed="help\nquit\n")
    assert "what a master would do, and why" in " ".join(ran.out.split())


def test_odds_are_chances_where_the_game_knows_them() -> None:
    match = Match(GAME, {}, 3, seed="7")
    option = GAME.legal(match.state, GAME.to_act(match.state)[0])[0]
    offer = Offer(option, 1.26)
    assert odds(offer, speech("en")) == "−1.3 pts"
    offer.win_chance = 0.417
    assert odds(offer, speech("en")) == "42% to win"
    assert odds(Offer(option, 0.0), speech("en")) == ""


def test_the_parts_of_a_hint() -> None:
    match = Match(GAME, {}, 3, seed="7")
    seat = GAME.to_act(match.state)[0]
    options = list_options(GAME, match.state, seat, speech("en"), NAMES)
    counsel = Counsel([Offer(options[2].action, 0.0), Offer(options[0].action, 2.0)])
    table = hint_table(counsel, options, speech("en"))
    assert [cell.plain for cell in table.columns[0]._cells] == [str(options[2].number), str(options[0].number)]  # type: ignore[union-attr]
    assert hint_reply(counsel, GAME, speech("en"), NAMES) == ""
    label = GAME.label(match.state, seat, options[1].action)
    counsel.reply = LikelyReply(1, Label(label.message, label.args))
    assert hint_reply(counsel, GAME, speech("en"), NAMES) == f"Bran will probably answer: {options[1].label}"


def test_reasons_are_a_sentence() -> None:
    counsel = Counsel([])
    assert hint_why(counsel, GAME, speech("en")) == ""
    counsel.reasons = [("coins", 1.3), ("church", 0.6), ("marriage", -0.5), ("marker", 0.4)]
    said = "That way you have more coins to spend and you stand better in the church; in return, "
    assert hint_why(counsel, GAME, speech("en")) == said + "you are worse placed for the marriage."
    counsel.reasons = [("coins", 1.3), ("church", 0.2), ("marriage", 0.01)]
    assert hint_why(counsel, GAME, speech("en")) == "That way you have more coins to spend."
    counsel.reasons = [("claims", -1.0)]
    assert hint_why(counsel, GAME, speech("en")).startswith("It is the best you have, although ")


def test_a_game_without_clauses_names_the_parts() -> None:
    counsel = Counsel([])
    counsel.reasons = [("unheard-of", 1.0)]
    assert "more of this: [bru-reason-unheard-of]" in hint_why(counsel, GAME, speech("en"))
