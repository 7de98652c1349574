"""Content packs at the table: offered by name, pinned by hash, kept in the store, named by sagas; bad ones refused."""

from __future__ import annotations

import asyncio
import io
import re
import shutil
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from longhall import __version__
from longhall.cli import main
from longhall.commands.content.content_template import content_files
from longhall.kernel.content.packs import read_pack
from longhall.kernel.records.saga import read_saga
from longhall.kernel.registry import find_game, forget_packs
from longhall.server.play import packs as offered_packs
from longhall.server.play.workers.pack_worker import MEMORY, MOST_DECISIONS, Trial, Verdict, try_pack
from longhall.server.runtime.settings import Settings
from longhall.speech import languages, speech

from ..conftest import Client, Served

ServeWith = Callable[..., Served]
GAME = "brian-boru"


def copy_content(game: str, folder: Path, *changes: tuple[str, str, str]) -> Path:
    """A game's own content in a folder, with some changes: file, what stands there, what is to stand there."""
    folder.mkdir(parents=True)
    for file in content_files(game):
        shutil.copy(file, folder)
    for name, old, new in changes:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def packed(files: dict[str, bytes | str], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Files as a zip archive."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", compression) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return made.getvalue()


def own_files(game: str = GAME) -> dict[str, bytes | str]:
    return {file.name: file.read_bytes() for file in content_files(game)}


async def judge_here(self: object, trial: Trial, patient: bool = False) -> Verdict:
    """A trial in this process: what the worker does, without the second that it takes to start one."""
    return try_pack(trial)


@pytest.fixture(autouse=True)
def no_packs() -> Iterator[None]:
    yield
    forget_packs()


@pytest.fixture
def trials_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offered_packs.PackTrials, "judge", judge_here)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two packs, one of them with a wrong line, and what is no pack."""
    place = tmp_path / "packs"
    town = re.search(r'name = "[^"]*"', (content_files(GAME)[0].parent / "board.toml").read_text(encoding="utf-8"))
    assert town is not None
    copy_content(GAME, place / "Our evening", ("board.toml", town[0], 'name = "Home of Mine"'))
    copy_content(GAME, place / "Broken", ("cards.toml", "source =", "sauce ="))
    (place / "notes.txt").write_text("not a pack", encoding="utf-8")
    return place


@pytest.fixture
def with_packs(serve_with: ServeWith, folder: Path, trials_here: None) -> Served:
    return serve_with(packs=folder, requests_per_minute=0, frames_per_second=0)


def pack_of(served: Served) -> dict[str, str]:
    (found,) = served.stranger().get(f"/api/games/{GAME}")["packs"]
    return dict(found)


def make_table(served: Served, host: Client, **more: Any) -> Any:
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(find_game(GAME).fewest - 1))]
    return host.post("/api/tables", {"game": GAME, "seats": seats, **more}, 201)["table"]


# At the table ------------------------------------------------------------------------------------------------------


def test_good_packs_are_offered_by_name_and_bad_ones_are_told(
    serve_with: ServeWith, folder: Path, trials_here: None, caplog: pytest.LogCaptureFixture
) -> None:
    served = serve_with(packs=folder)
    pack = pack_of(served)
    assert pack["name"] == "Our evening"
    assert pack["content"] == find_game(GAME).with_content(folder / "Our evening").content_hash
    assert [one["packs"] for one in served.stranger().get("/api/games")["games"] if one["name"] != GAME] == [[], []]
    assert re.search(r"the pack Broken is not offered: cards.toml:\d+: source is missing or empty\.", caplog.text)
    assert "notes" not in caplog.text


def test_a_table_pins_its_pack_and_is_drawn_from_it(with_packs: Served) -> None:
    host = with_packs.guest()
    pack = pack_of(with_packs)
    table = make_table(with_packs, host, pack=pack["content"], listed=True)
    assert (table["pack"], table["content"], table["playable"]) == ("Our evening", pack["content"], True)
    drawn = host.get(f"/api/games/{GAME}/content?content={pack['content']}")
    assert drawn["hash"] == pack["content"]
    assert "Home of Mine" in str(drawn["content"]["board"])
    ours = host.get(f"/api/games/{GAME}/content")
    assert ours["hash"] == find_game(GAME).content_hash
    assert ours["names"] == {}
    assert [row["pack"] for row in host.get("/api/tables")["tables"]] == ["Our evening"]
    assert [row["pack"] for row in host.get("/api/me/tables")["tables"]] == ["Our evening"]
    assert make_table(with_packs, host)["pack"] == ""


@pytest.mark.parametrize("pack", ["0123456789abcdef", "Our evening"])
def test_only_what_is_offered_can_be_chosen(with_packs: Served, pack: str) -> None:
    host = with_packs.guest()
    seats = [{"kind": "me"}] * find_game(GAME).fewest
    refused = host.post("/api/tables", {"game": GAME, "seats": seats, "pack": pack}, 404)
    assert refused["message"] == "error-no-such-pack"
    assert host.get(f"/api/games/{GAME}/content?content={pack}", 404)["message"] == "error-no-such-pack"


def test_rated_games_are_played_with_the_games_own_content(with_packs: Served) -> None:
    host = with_packs.guest()
    seats = [{"kind": "me"}] * find_game(GAME).fewest
    wish = {"game": GAME, "seats": seats, "pack": pack_of(with_packs)["content"], "terms": {"rated": True}}
    assert host.post("/api/tables", wish, 400)["message"] == "error-pack-rated"


def test_the_store_keeps_a_copy_from_which_games_go_on(
    serve_with: ServeWith, folder: Path, trials_here: None, tmp_path: Path
) -> None:
    first = serve_with(packs=folder, requests_per_minute=0, frames_per_second=0)
    people = [first.guest(f"Guest {number}") for number in range(find_game(GAME).fewest)]
    content = pack_of(first)["content"]
    table = first.running_table(people, pack=content)
    first.play(table, moves=20)
    done = first.finished_table(people, pack=content)
    shutil.rmtree(folder)
    forget_packs()  # as in another process
    again = serve_with(requests_per_minute=0, frames_per_second=0)
    room = again.table(table)
    assert (room.playable, room.game.pack_name, room.content) == (True, "Our evening", content)
    assert again.play(table).status == "finished"
    assert again.stranger().get(f"/api/tables/{done}")["table"]["pack"] == "Our evening"


def test_a_saga_names_the_pack_and_can_be_uploaded_again(with_packs: Served) -> None:
    people = [with_packs.guest(f"Guest {number}") for number in range(find_game(GAME).fewest)]
    content = pack_of(with_packs)["content"]
    done = with_packs.finished_table(people, pack=content)
    text = people[0].raw("GET", f"/api/tables/{done}/saga").text
    assert f"\ncontent: {content}\npack: Our evening\n" in text
    assert read_saga(text).match.game.content_hash == content
    made = people[0].post("/api/sagas", {"saga": text}, 201)["table"]
    assert (made["pack"], made["status"]) == ("Our evening", "finished")
    rematch = people[0].post(f"/api/tables/{done}/rematch", status=201)["table"]
    assert rematch["content"] == content
    forget_packs()
    with pytest.raises(Exception, match="error-saga-pack"):
        read_saga(text)


def test_names_of_a_pack_are_told(serve_with: ServeWith, tmp_path: Path, trials_here: None) -> None:
    change = ("gods.toml", 'name = "Freyr"', 'name = "Frey of Uppsala"')
    copy_content("pax-viking", tmp_path / "packs" / "Printed", change)
    served = serve_with(packs=tmp_path / "packs")
    (pack,) = served.stranger().get("/api/games/pax-viking")["packs"]
    drawn = served.stranger().get(f"/api/games/pax-viking/content?content={pack['content']}")
    assert drawn["names"] == {"tile:freyr": "Frey of Uppsala"}


def test_bots_play_with_a_pack(serve_with: ServeWith, folder: Path, trials_here: None) -> None:
    served = serve_with(packs=folder, requests_per_minute=0, bot_delay=0.0)
    host = served.guest()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (find_game(GAME).fewest - 1)]
    table = host.post("/api/tables", {"game": GAME, "seats": seats, "pack": pack_of(served)["content"]}, 201)
    host.post(f"/api/tables/{table['table']['id']}/start")
    room = served.table(table["table"]["id"])
    assert room.match is not None
    while sum(move.seat != 0 for move in room.match.moves) < 6:
        if room.to_act() == [0]:
            served.play(room.id, moves=1)
        served.call(asyncio.sleep, 0.02)
    assert served.server.metrics.bot_failures._value.get() == 0


def test_a_folder_that_is_not_there_is_told(serve_with: ServeWith, tmp_path: Path) -> None:
    with pytest.raises(BaseException, match="error-packs-folder"):
        serve_with(packs=tmp_path / "nothing")


def test_checks_and_exports_know_the_packs(
    serve_with: ServeWith, folder: Path, trials_here: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    served = serve_with(packs=folder, requests_per_minute=0, frames_per_second=0)
    people = [served.guest(f"Guest {number}") for number in range(find_game(GAME).fewest)]
    tables = [served.finished_table(people, pack=pack_of(served)["content"]) for _ in range(2)]
    forget_packs()
    assert main(["admin", "check", "--data", str(tmp_path), "--lang", "en"]) == 0, capsys.readouterr().out
    forget_packs()
    file, other = tmp_path / "all.jsonl", tmp_path / "other"
    assert main(["admin", "export", str(file), "--data", str(tmp_path)]) == 0
    assert file.read_text(encoding="utf-8").count('{"kind":"pack"') == 1
    assert main(["admin", "import", str(file), "--data", str(other)]) == 0
    assert main(["admin", "check", tables[0], "--data", str(other), "--lang", "en"]) == 0
    assert "exactly as stored" in capsys.readouterr().out


# Trials at the start ------------------------------------------------------------------------------------------------


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the packs that have been tried."""
    names: list[str] = []

    async def judge(self: object, trial: Trial, patient: bool = False) -> Verdict:
        names.append(trial.name)
        return try_pack(trial)

    monkeypatch.setattr(offered_packs.PackTrials, "judge", judge)
    return names


def test_a_pack_that_is_slow_to_try_delays_nobody(
    serve_with: ServeWith, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server answers and plays before the trial is over, and offers the pack afterwards."""
    over = asyncio.Event()

    async def slow(self: object, trial: Trial, patient: bool = False) -> Verdict:
        await over.wait()
        return try_pack(trial)

    monkeypatch.setattr(offered_packs.PackTrials, "judge", slow)
    served = serve_with(settled=False, packs=folder)
    assert served.stranger().get("/readyz")["status"] == "ready"
    assert served.stranger().get(f"/api/games/{GAME}")["packs"] == []
    assert make_table(served, served.guest())["pack"] == ""
    served.call(lambda: asyncio.sleep(0, over.set()))
    served.call(served.server.packs.settled)
    assert pack_of(served)["name"] == "Our evening"


def test_a_server_stops_while_a_pack_is_being_tried(
    serve_with: ServeWith, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: object, trial: Trial, patient: bool = False) -> Verdict:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(offered_packs.PackTrials, "judge", never)
    served = serve_with(settled=False, packs=folder)
    served.call(served.server.packs.stop)
    assert served.stranger().get(f"/api/games/{GAME}")["packs"] == []


def test_a_pack_is_tried_once(serve_with: ServeWith, folder: Path, tried: list[str]) -> None:
    """Until its files change; a bad one is told at every start."""
    assert pack_of(serve_with(packs=folder))["name"] == "Our evening"
    assert sorted(tried) == ["Broken", "Our evening"]
    assert pack_of(serve_with(packs=folder))["name"] == "Our evening"
    assert sorted(tried) == ["Broken", "Our evening"]
    file = folder / "Our evening" / "board.toml"
    file.write_text("# changed\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    serve_with(packs=folder)
    assert tried[2:] == ["Our evening"]


@pytest.mark.parametrize("spoilt", ["another version", "damaged", "a folder in its place"])
def test_what_was_found_by_another_version_is_forgotten(
    serve_with: ServeWith, folder: Path, tried: list[str], tmp_path: Path, spoilt: str
) -> None:
    serve_with(packs=folder)
    kept = tmp_path / "packs.json"
    text = kept.read_text(encoding="utf-8")
    if spoilt == "another version":
        kept.write_text(text.replace(f'"version":"{__version__}"', '"version":"0.0.1"'), encoding="utf-8")
        assert kept.read_text(encoding="utf-8") != text
    elif spoilt == "damaged":
        kept.write_text(text[:-9], encoding="utf-8")
    else:
        kept.unlink()
        kept.mkdir()
    assert pack_of(serve_with(packs=folder))["name"] == "Our evening"
    assert sorted(tried) == ["Broken", "Broken", "Our evening", "Our evening"]


def test_a_pack_that_took_too_long_once_is_tried_again(
    serve_with: ServeWith, folder: Path, monkeypatch: pytest.MonkeyPatch, trials_here: None
) -> None:
    async def busy(self: object, trial: Trial, patient: bool = False) -> Verdict:
        return Verdict(message="error-pack-costly")

    with monkeypatch.context() as patch:
        patch.setattr(offered_packs.PackTrials, "judge", busy)
        assert serve_with(packs=folder).stranger().get(f"/api/games/{GAME}")["packs"] == []
    assert pack_of(serve_with(packs=folder))["name"] == "Our evening"


# Checking an uploaded pack -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def checking(served: Served) -> Client:
    return served.guest("Packer")


def check(client: Client, archive: bytes, status: int = 200, lang: str = "en") -> Any:
    headers = {"content-type": "application/octet-stream", "accept-language": lang}
    return client.ask("POST", "/api/packs/check", status, content=archive, headers=headers)


@pytest.mark.parametrize("game", ["brian-boru", "pax-viking"])
def test_a_sound_pack_is_told_with_its_parts(checking: Client, game: str) -> None:
    """With the worker as it is."""
    files = own_files(game)
    report = check(checking, packed({f"mine/{name}": data for name, data in files.items()}))
    assert report["problem"] is None
    assert (report["game"], report["content"]) == (game, find_game(game).content_hash)
    assert sum(part["count"] for part in report["parts"]) > 50


@pytest.mark.parametrize("lang", languages())
def test_a_wrong_pack_is_told_with_file_line_and_reason(checking: Client, trials_here: None, lang: str) -> None:
    files = own_files()
    lines = str(files["cards.toml"], "utf-8").splitlines()  # type: ignore[arg-type]
    at = next(number for number, line in enumerate(lines) if line.startswith("source"))
    lines[at] = "source = 7"
    report = check(checking, packed({**files, "cards.toml": "\n".join(lines)}), lang=lang)
    problem = report["problem"]
    assert (problem["file"], problem["line"], problem["message"]) == ("cards.toml", at + 1, "error-content-type")
    assert problem["text"] == speech(lang).say("error-content-type", key="source", expected="text")
    assert report["game"] == ""


def bomb() -> bytes:
    """A hundred megabytes in a hundred kilobytes."""
    return packed({**own_files(), "cards.toml": b"\0" * 100_000_000})


def linked() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, data in own_files().items():
            archive.writestr(name, data)
        link = zipfile.ZipInfo("extra.toml")
        link.external_attr = 0o120777 << 16
        archive.writestr(link, "/etc/passwd")
    return made.getvalue()


def with_file(name: str, data: str | bytes) -> Callable[[], bytes]:
    return lambda: packed({**own_files(), name: data})


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "no archive": (lambda: b"not a zip at all", "error-pack-archive"),
    "nothing": (lambda: b"", "error-pack-archive"),
    "a cut archive": (lambda: packed(own_files())[:-40], "error-pack-archive"),
    "an empty archive": (lambda: packed({}), "error-pack-game"),
    "another game's files": (lambda: packed({"a.toml": "x = 1", "b.toml": "x = 1"}), "error-pack-game"),
    "a bomb": (bomb, "error-content-large"),
    "a path that climbs": (with_file("../../evil.toml", "x = 1"), "error-pack-path"),
    "an absolute path": (with_file("/tmp/evil.toml", "x = 1"), "error-pack-path"),
    "two folders": (with_file("other/cards.toml", "x = 1"), "error-pack-path"),
    "a strange name": (with_file("Ca rds$.toml", "x = 1"), "error-pack-path"),
    "a link": (linked, "error-pack-path"),
    "many files": (lambda: packed({f"f{n}.toml": "x = 1" for n in range(100)}), "error-content-many"),
    "deep lists": (with_file("cards.toml", "x = " + "[" * 20 + "]" * 20), "error-content-deep"),
    "very deep lists": (with_file("cards.toml", "x = " + "[" * 100_000 + "]" * 100_000), "error-content-deep"),
    "a huge number": (with_file("cards.toml", "x = " + "9" * 100_000), "error-content-syntax"),
    "no text": (with_file("cards.toml", b"\xff\xfe\x00"), "error-file-not-text"),
    "no TOML": (with_file("cards.toml", "x = [[["), "error-content-syntax"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_packs_are_refused(checking: Client, trials_here: None, kind: str) -> None:
    make, message = HOSTILE[kind]
    archive = make()
    assert len(archive) < 262_144
    problem = check(checking, archive)["problem"]
    assert problem["message"] == message
    assert problem["text"]
    assert "[" not in problem["text"]


def test_a_larger_upload_is_refused_by_its_size(checking: Client, serve_with: ServeWith) -> None:
    assert checking.get("/api/games")["largest_body"] == Settings().largest_body
    assert serve_with(largest_body=5000).stranger().get("/api/games")["largest_body"] == 5000
    assert check(checking, b"x" * 300_000, 413)["message"] == "error-too-large"


def test_only_people_may_let_packs_be_tried(served: Served) -> None:
    assert check(served.stranger(), b"", 401)["message"] == "error-who"


# Trials ------------------------------------------------------------------------------------------------------------


def judged(command: str, served: Served) -> Verdict:
    trials = offered_packs.PackTrials(("sh", "-c", command))
    return served.call(trials.judge, Trial("mine", {}))


@pytest.mark.parametrize("command", ["exit 1", "kill -9 $$", "echo no verdict", "cat >/dev/null; exit 137"])
def test_a_worker_that_ends_without_a_verdict_was_too_costly(served: Served, command: str) -> None:
    assert judged(command, served).message == "error-pack-costly"


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhall.server.play.workers.pack_worker.MOST_DECISIONS", 3)
    assert MOST_DECISIONS > 1000
    files = dict(read_pack(content_files(GAME)[0].parent))
    assert try_pack(Trial("mine", files)).message == "error-pack-no-end"


def test_what_breaks_in_a_trial_is_the_packs_doing(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise IndexError("no such post")

    monkeypatch.setattr("longhall.server.play.workers.pack_worker.play", breaks)
    found = try_pack(Trial("mine", dict(read_pack(content_files(GAME)[0].parent))))
    assert (found.message, found.facts) == ("error-pack-breaks", {"reason": "IndexError"})


# Limits --------------------------------------------------------------------------------------------------------------

LIMITED = "import longhall.server.play.workers.pack_worker as w; w.CPU_SECONDS = 1; w.limit_ourselves()"
ANSWERS = "import sys; sys.stdout.write('{}')"
"""A verdict without a complaint: what a stand-in says that nothing has stopped."""
EATS = "eaten = [bytearray(b'x' * 10_000_000) for _ in range(60)]"
"""600 MB, written to, so that they really are in memory."""


def stand_in(served: Served, code: str, **limits: Any) -> Verdict:
    """What is found of a pack whose trial runs this instead."""
    trials = offered_packs.PackTrials((sys.executable, "-c", code), **limits)
    return served.call(trials.judge, Trial("mine", {}))


def test_stand_ins_that_nothing_stops_pass(served: Served) -> None:
    assert stand_in(served, f"{EATS}; {ANSWERS}").message == ""
    assert stand_in(served, f"{LIMITED}; {ANSWERS}").message == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_trial_that_eats_processor_time_is_ended_by_the_system(served: Served) -> None:
    """By the limit that the worker gives itself: a second here, and time enough for the parent not to notice."""
    assert stand_in(served, f"{LIMITED}\nwhile True: pass").message == "error-pack-costly"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a process")
def test_a_trial_that_asks_for_too_much_memory_gets_none(served: Served) -> None:
    """By its own limit: the server, which looks now and then, would let it have twice as much here."""
    asks = f"taken = bytearray({MEMORY}); {ANSWERS}"
    assert stand_in(served, f"{LIMITED}; {asks}", memory=2 * MEMORY).message == "error-pack-costly"
    assert stand_in(served, asks, memory=2 * MEMORY).message == ""


def test_a_trial_that_eats_memory_is_ended_by_the_server(served: Served) -> None:
    """Where the system does not limit it: this stand-in waits for ever with more than it may have."""
    waits = f"{EATS}; import threading; threading.Event().wait()"
    assert stand_in(served, waits, memory=300_000_000).message == "error-pack-costly"


def test_a_trial_that_hangs_is_ended_by_the_server(served: Served) -> None:
    assert stand_in(served, "import threading; threading.Event().wait()", seconds=0.1).message == "error-pack-costly"


def test_a_pack_that_needs_too_much_memory_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def eats(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr("longhall.server.play.workers.pack_worker.play", eats)
    found = try_pack(Trial("mine", dict(read_pack(content_files(GAME)[0].parent))))
    assert found.message == "error-pack-costly"
