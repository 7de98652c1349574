"""Whole games at the terminal, and everything a person can type on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playing import GAME, LANGUAGES, MISSING, longhall, play, whole_game

from longhall.kernel.chance import commitment
from longhall.kernel.records.saga import write_saga
from longhall.speech import speech

NAMES = ["Astrid", "Bran", "Ciara", "Dag", "Emer"]
AGAINST_THREE = "human,random,random,random"
FIRST = whole_game(AGAINST_THREE, "7").match.moves[0]
"""With this seed Dag places the first disc."""
DAGS_TOWN = FIRST.action.target
DAGS_NAME = speech("en").name(GAME, FIRST.action.targets[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_each_language(lang: str) -> None:
    script = whole_game(AGAINST_THREE, "7")
    ran = play(AGAINST_THREE, "7", "--lang", lang, typed=script.typed)
    assert ran.code == 0, ran.out[-2000:]
    assert not ran.err
    assert not MISSING.search(ran.out)
    score = GAME.score(script.match.state)
    say = speech(lang).say
    winners = [NAMES[seat] for seat in score.winners]
    assert say("cli-score-winners", players=winners, points=max(score.totals)) in ran.out
    assert commitment("7") in ran.out
    assert ran.out.index(commitment("7")) < ran.out.index(say("bru-score-regions"))
    for total in score.totals:
        assert str(total) in ran.out[ran.out.rindex(say("bru-score-total")) :].splitlines()[0]


@pytest.mark.parametrize(
    ("seats", "option"), [("random,human,random", ""), ("random,random,random,random,human", "play")]
)
def test_other_tables(seats: str, option: str) -> None:
    options: dict[str, object] = {"show_trick_history": "false"}
    if option:
        options = {"five_player_last_card": option}
    script = whole_game(seats, "other", options)
    words = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    ran = play(seats, "other", *words, typed=script.typed)
    assert ran.code == 0, ran.out[-2000:]
    assert not MISSING.search(ran.out)
    assert ("Played this round" in ran.out) == bool(option)


def test_the_log_tells_a_person_all_they_may_know_and_nothing_else() -> None:
    script = whole_game(AGAINST_THREE, "7")
    ran = play(AGAINST_THREE, "7", typed=script.typed)
    told = " ".join(ran.out.split())
    events = script.match.opening_events + [event for move in script.match.moves for event in move.events]
    sentence = {id(event): " ".join(speech("en").event(GAME, event, NAMES).split()) for event in events}
    seen = {sentence[id(event)] for event in events if event.seen_by(0)}
    hidden = {sentence[id(event)] for event in events if not event.seen_by(0)} - seen
    assert hidden
    assert all(one in told for one in seen)
    assert not any(one in told for one in hidden)


def test_bots_alone_are_watched_by_a_spectator() -> None:
    ran = play("random,random,random", "7", typed="")
    assert ran.code == 0
    assert "You are dealt" not in ran.out
    assert "Your hand" not in ran.out
    assert "(you)" not in ran.out
    assert "keeps 2 cards of the packet" in ran.out
    assert "The seed was 7" in ran.out


def test_the_same_seed_gives_the_same_game() -> None:
    assert play("random,random,random", "7", typed="").out == play("random,random,random", "7", typed="").out


def test_hot_seat_hides_each_person_from_the_other() -> None:
    seats = "human,human,random"
    script = whole_game(seats, "7")
    ran = play(seats, "7", typed=script.typed)
    assert ran.code == 0, ran.out[-2000:]
    start, *turns = ran.out.split("Pass the keyboard to ")
    assert "You are dealt" not in start
    assert len(turns) > 20
    assert {turn.split(";")[0] for turn in turns} == {"Astrid", "Bran"}
    events = [event for move in script.match.moves for event in move.events]
    hidden = {}
    for seat in (0, 1):
        seen = {speech("en").event(GAME, event, NAMES) for event in events if event.seen_by(seat)}
        hidden[NAMES[seat]] = {speech("en").event(GAME, event, NAMES) for event in events} - seen
    for turn in turns:
        told = " ".join(turn.split())
        assert not any(one in told for one in hidden[turn.split(";")[0]])


def test_names_are_on_the_table_and_their_letters_differ() -> None:
    ran = play("human,random,random", "7", "--names", "Ola,Olga,Żaneta", typed="quit\n")
    assert "O Ola (you)" in ran.out
    assert "L Olga" in ran.out
    assert "Ż Żaneta" in ran.out


# On the way --------------------------------------------------------------------------------------------------------


def test_end_of_input_and_quit_leave_politely() -> None:
    for typed in ("", "quit\n"):
        ran = play(AGAINST_THREE, "7", typed=typed)
        assert ran.code == 0
        assert ran.out.rstrip().endswith("You left the game after 1 move.")


def test_a_number_means_what_is_printed_on_the_board() -> None:
    ran = play(AGAINST_THREE, "7", typed="27\nquit\n")
    assert "Astrid starts with a disc in Killala." in ran.out
    assert "27⚔A" in ran.out


def test_an_illegal_move_is_refused_and_the_question_mark_shows_the_rule() -> None:
    ran = play(AGAINST_THREE, "7", typed=f"start {DAGS_TOWN}\n?\nquit\n")
    assert ran.code == 2
    refused, explained = ran.out.split(f"> start {DAGS_TOWN}\n")[1].split("> ?\n")
    assert f"{DAGS_NAME} cannot be your first town" in refused
    assert "BRU-SETUP-12" in refused
    assert speech("en").say("BRU-SETUP-12") in " ".join(explained.split())


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99; type one of the numbers shown."),
        ("abracadabra", "“abracadabra” was not understood; type a number, an action such as play 13, or help."),
        ("play 3", "This does not answer the current question: a town for your first disc."),
        ("²", "“²” was not understood"),
        ("log ²", f"Dag starts with a disc in {DAGS_NAME}. BRU-SETUP-11"),
        ("save", "Say where to save: save FILE.saga"),
        ("save /no/such/folder/x.saga", "/no/such/folder/x.saga cannot be written"),
        ("undo", "Nothing can be undone"),
        ("help", "? coin"),
        ("score", "If the game ended now:"),
        ("log", f"Dag starts with a disc in {DAGS_NAME}. BRU-SETUP-11"),
        ("log 1", f"Dag starts with a disc in {DAGS_NAME}. BRU-SETUP-11"),
        ("board", "Northern Uí Néill"),
        ("BOARD", "Northern Uí Néill"),
        ("?", "Each player puts one disc in a town of their choice."),
        ("?", "⌂ take active town"),
        ("? coin", "Take 1 coin from the supply."),
        ("? pay_coin", "Return 1 coin to the supply."),
        ("? brigid", "Gain 4 points."),
        ("? 27", "Town 27; colour: red; region: Connaught."),
        ("? killala", "Roads lead to 14 Sligo"),
        (f"? {DAGS_NAME}", "It has a disc of Dag."),
        ("? white 13", "else upper row: coin, coin, expand"),
        ("? breifne", "its claim token is turned face up at 2 controlled towns and is worth 3 points"),
        ("? BRU-TRICK-05", "BRU-TRICK-05 · Action phase and tricks"),
        ("? bru-trick-05", "The leader then plays a card from hand"),
        ("? threshold", "BRU-COMP-13"),
        ("? abracadabra", "Nothing found about “abracadabra”."),
    ],
)
def test_what_can_be_typed_instead_of_a_move(typed: str, answer: str) -> None:
    ran = play(AGAINST_THREE, "7", typed=f"{typed}\n")
    after = ran.out.split(f"> {typed}\n")[1]
    assert answer in " ".join(after.split())
    assert "You left the game after 1 move." in after


def test_explanations_understand_the_readers_words() -> None:
    ran = play(AGAINST_THREE, "7", "--lang", "pl", typed="? najezdzca\n? MONETA\n")
    assert speech("pl").say("bru-explain-symbol-raider") in " ".join(ran.out.split())
    assert speech("pl").say("bru-explain-symbol-coin") in " ".join(ran.out.split())


def test_undo_takes_back_until_something_comes_to_light() -> None:
    ran = play(AGAINST_THREE, "7", typed="27\npick 1\nundo\npick 2\nlog\npick 24\nundo\n")
    assert "Undone: pick 1" in ran.out
    log = ran.out.split("> log\n")[1]
    assert "You keep red 2." in log
    assert "You keep yellow 1." not in log.split("> pick 24")[0]
    assert "Nothing can be undone" in ran.out.split("> undo\n")[-1]


def test_save_verify_replay(tmp_path: Path) -> None:
    script = whole_game("human,random,random", "7")
    file = tmp_path / "game.saga"
    half = tmp_path / "half.saga"
    typed = [*script.lines[:10], f"save {half}", *script.lines[10:], f"save {tmp_path / 'game'}", "score", ""]
    ran = play("human,random,random", "7", typed="\n".join(typed) + "\n")
    assert ran.code == 0
    assert f"Saved in {file}, with {len(script.match.moves)} moves." in " ".join(ran.out.split())
    assert "seed: 7" in file.read_text(encoding="utf-8")
    assert "seed:" not in half.read_text(encoding="utf-8")

    verified = longhall("verify", str(file))
    assert verified.code == 0
    assert f"The saga is valid: {len(script.match.moves)} legal moves" in verified.out
    assert "its chance cannot be checked" in longhall("verify", str(half)).err

    replayed = longhall("replay", str(file))
    assert replayed.code == 0
    assert f"{len(script.match.moves)}. " in replayed.out
    assert not MISSING.search(replayed.out)
    assert "You are dealt" not in replayed.out
    assert "pick " not in replayed.out

    mine = longhall("replay", str(file), "--seat", "1")
    assert "You are dealt" in mine.out
    at_start = longhall("replay", str(file), "--at", "0", "--lang", "es")
    assert at_start.code == 0
    assert "Total" not in at_start.out


def test_save_never_overwrites_another_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.saga"
    other = tmp_path / "other.saga"
    other.write_text("precious", encoding="utf-8")
    typed = f"save {other}\nsave {mine}\n27\nsave {mine}\n"
    ran = play(AGAINST_THREE, "7", typed=typed)
    assert f"{other} exists already" in " ".join(ran.out.split())
    assert other.read_text(encoding="utf-8") == "precious"
    assert "start 27" in mine.read_text(encoding="utf-8")


def test_after_the_end_one_can_look_around() -> None:
    script = whole_game("human,random,random", "7")
    ran = play("human,random,random", "7", typed=script.typed + "log 1\nplay 3\nundo\nquit\nnot read\n")
    after = ran.out.split("You can still type")[1]
    assert "The marriage deck is empty" in after
    assert "The game is over; nothing more can be played." in after
    assert "Nothing can be undone" in after
    assert "not read" not in after


def old_saga(tmp_path: Path, broken: bool) -> Path:
    """A finished game of another rules version; if broken, with a move that the present rules do not know."""
    script = whole_game("human,random,random", "7")
    text = write_saga(script.match, NAMES[:3]).replace(f"\nrules: {GAME.rules_version}\n", "\nrules: 0\n")
    file = tmp_path / "old.saga"
    file.write_text(re.sub(r"\n30\. (p\d) .*", r"\n30. \1 fly away", text) if broken else text, encoding="utf-8")
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_of_other_rules_are_shown_and_checked_as_far_as_ours_go(tmp_path: Path, lang: str) -> None:
    say = speech(lang).say
    told = say("cli-old-saga", rules="0", ours=GAME.rules_version)
    whole = old_saga(tmp_path, broken=False)
    for command in ("replay", "verify"):
        ran = longhall(command, str(whole), "--lang", lang)
        assert ran.code == 0, ran.err
        assert told in " ".join(ran.out.split())
        assert not MISSING.search(ran.out)
    part = old_saga(tmp_path, broken=True)
    ran = longhall("replay", str(part), "--lang", lang)
    assert ran.code == 0, ran.err
    after = ran.out[ran.out.index("old.saga:") :]
    assert "fly away" in after
    assert "\n31. " in after
    ran = longhall("verify", str(part), "--lang", lang)
    assert ran.code == 0, ran.err
    assert "old.saga:" in ran.out
    assert "29" in ran.out
