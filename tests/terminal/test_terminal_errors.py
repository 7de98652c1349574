"""Bad input: one clear sentence on standard error, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from playing import GAME, LANGUAGES, MISSING, longhall

from longhall.kernel.match import Match
from longhall.kernel.records.saga import write_saga

NO_PACK = "nowhere: There is no such content folder."
WRONG: list[tuple[list[str], str]] = [
    (["playy"], "There is no command playy; perhaps you mean play?"),
    (["scenario"], "scenario is only half a command; write scenario check."),
    (["--nope"], "There is no option --nope; see longhall serve --help."),
    (["play", "--nope"], "There is no option --nope; see longhall play --help."),
    (["play", "--see", "7"], "There is no option --see; see longhall play --help."),
    (["play", "--seed"], "--seed needs a value; see longhall play --help."),
    (["play", "--lang"], "--lang needs a value"),
    (["play", "--lang", "xx"], "There is no language xx; choose one of these: en, cs, es and pl."),
    (["play", "brian-boru", "more"], "Unexpected argument more; see longhall play --help."),
    (
        ["play", "chess"],
        "There is no game called chess; choose one of these: brian-boru, feast-for-odin and pax-viking.",
    ),
    (["play", "--seats", "human,greedy"], "brian-boru is played with 3 to 5 players, not with 2."),
    (["play", "--seats", "human,alien,random"], "alien cannot sit at the table"),
    (["play", "--names", "A,B"], "2 names were given for 4 seats; give one name for each seat."),
    (["play", "--names", "A,A,B,C"], "Two players have the same name"),
    (["play", "--option", "colour=red"], "There is no table option colour"),
    (["play", "--option", "lead_void=maybe"], "The table option lead_void cannot be maybe"),
    (["play", "--option", "lead_void"], "lead_void is not a table option; write it as name=value."),
    (["replay"], "FILE.saga is missing; see longhall replay --help."),
    (["replay", "nowhere.saga"], "nowhere.saga: The file cannot be read"),
    (["replay", "GAME", "--at", "500"], "There is no move 500"),
    (["replay", "GAME", "--at", "many"], "--at needs a whole number from 0 upwards, not many."),
    (["replay", "GAME", "--seat", "4"], "There is no seat 4; this game has 3 seats."),
    (["verify", "ILLEGAL"], "illegal.saga:11: p1 play 3 is not allowed at this point"),
    (["verify", "UNKNOWN"], "unknown.saga:11: dance 3 is not an action of this game."),
    (["verify", "BINARY"], "binary.saga: The file is not text in UTF-8."),
    (["replay", "CUT"], "cut.saga:1: The header seats is missing."),
    (["rules"], "RULE_ID is missing"),
    (["rules", "BRU-TRICK-99"], "There is no rule BRU-TRICK-99; rules that look like it: BRU-TRICK"),
    (["rules", "?!"], "There is no rule ?!."),
    (["rules", "--coverage", "chess"], "There is no game called chess"),
    (["rules", "--coverage", "brian-boru", "--scenarios", "nowhere"], "There is no folder nowhere with scenarios"),
    (["scenario", "check"], "FILE_OR_FOLDER is missing"),
    (["scenario", "check", "nowhere.yaml"], "nowhere.yaml: The file cannot be read"),
    (["simulate", "--games", "0"], "--games needs a whole number from 1 upwards, not 0."),
    (["simulate", "--games", "²"], "--games needs a whole number from 1 upwards, not ²."),
    (["replay", "GAME", "--at=--5"], "--at needs a whole number from 0 upwards, not --5."),
    (["simulate", "--players", "9"], "brian-boru is played with 3 to 5 players, not with 9."),
    (["simulate", "--bots", "alien"], "There is no bot called alien"),
    (["simulate", "--bots", "random,greedy"], "2 bots were given for 4 seats"),
    (["arena", "--bots", "alien"], "There is no bot called alien"),
    (["arena", "--bots", "random:5"], "There is no variant random:5"),
    (["arena", "--bots", "random,random,random", "--players", "2"], "3 bots were given for 2 seats"),
    (["arena", "--bots", "random", "--players", "2"], "brian-boru is played with 3 to 5 players, not with 2."),
    (["arena", "--bots", "random", "--players", "3", "--sprt", "30,0"], "A sequential test needs two different shares"),
    (["arena", "--bots", "random", "--players", "3", "--sprt", "much"], "much is no sequential test"),
    (["arena", "--workers", "0"], "--workers needs a whole number from 1 upwards, not 0."),
    (["arena", "--option", "colour=red", "--bots", "random", "--players", "3"], "There is no table option colour"),
    (
        ["arena", "--bots", "random", "--players", "3", "--games", "1", "--json", "nowhere/result.json"],
        "nowhere/result.json cannot be written",
    ),
    (["tune", "brian-boru"], "FILE is missing; see longhall tune --help."),
    (["tune", "chess", "--out", "x.json"], "There is no game called chess"),
    (["tune", "brian-boru", "--solo", "--out", "x.json"], "brian-boru is played with 3 to 5 players, not with 1."),
    (["tune", "brian-boru", "--knowledge", "deep", "--out", "x.json"], "This game has no figures called deep."),
    (["tune", "--resume", "nowhere.json"], "nowhere.json is not the file of a search for figures."),
    (["learn", "brian-boru"], "FILE is missing; see longhall learn --help."),
    (["learn", "chess", "--out", "x.json"], "There is no game called chess"),
    (
        ["learn", "brian-boru", "--players", "2", "--out", "x.json"],
        "brian-boru is played with 3 to 5 players, not with 2.",
    ),
    (["learn", "--resume", "nowhere.json"], "nowhere.json is not a file that longhall learn has written."),
    (["simulate", "--json=yes"], "--json takes no value"),
    (["content", "check", "--content", "nowhere"], NO_PACK),
    (["bench", "--game", "chess"], "There is no game called chess"),
]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Sagas, one good and the others damaged."""
    folder = tmp_path_factory.mktemp("sagas")
    match = Match(GAME, {}, 3, "7")
    match.act(2, GAME.book.all[0])
    good = write_saga(match, ["Ola", "Ala", "Ela"])
    texts = {
        "GAME": good,
        "ILLEGAL": good + "2. p1 play 3\n",
        "UNKNOWN": good + "2. p1 dance 3\n",
        "CUT": "\n".join(line for line in good.splitlines() if not line.startswith("seats:")),
    }
    found = {}
    for name, text in texts.items():
        file = folder / f"{name.lower()}.saga"
        file.write_text(text, encoding="utf-8")
        found[name] = str(file)
    binary = folder / "binary.saga"
    binary.write_bytes(b"\xff\xfe\x00")
    return {**found, "BINARY": str(binary)}


@pytest.mark.parametrize(
    ("words", "sentence"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_one_sentence_and_exit_code_two(words: list[str], sentence: str, files: dict[str, str]) -> None:
    ran = longhall(*(files.get(word, word) for word in words))
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("longhall: ")
    assert sentence in ran.err


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_errors_are_in_the_readers_language(lang: str, files: dict[str, str]) -> None:
    for words, _ in WRONG:
        if "--lang" in words:
            continue
        named = [files.get(word, word) for word in words]
        english, own = longhall(*named), longhall("--lang", lang, *named)
        assert own.code == 2
        assert own.err.count("\n") == 1
        assert not MISSING.search(own.err)
        assert own.err != english.err


def test_a_bad_language_is_told_in_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran = longhall("--lang=xx", "play")
    assert "There is no language xx" in ran.err
