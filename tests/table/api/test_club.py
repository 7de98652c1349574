"""The facts of the page about terms and privacy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..conftest import Served


def test_the_facts_are_those_of_the_server(serve_with: Callable[..., Served]) -> None:
    served = serve_with(guest_days=30, backup_every="1d", backup_keep=5, contact="mailto:x@example.org")
    told = served.stranger().get("/api/club")
    assert told == {
        "name": "",
        "contact": "",
        "terms": "",
        "session": {"name": "longhall", "days": 180},
        "device": {"name": "longhall-device", "days": 400},
        "guest_days": 30,
        "backups": 5,
        "mails": False,
    }


def test_who_runs_it_and_their_own_text(serve_with: Callable[..., Served], tmp_path: Path) -> None:
    folder = tmp_path / "terms"
    folder.mkdir()
    (folder / "en.md").write_text("# Be kind", encoding="utf-8")
    (folder / "pl.md").write_text("# Bądź miły", encoding="utf-8")
    served = serve_with(club="The club of Kiel", contact="mailto:hall@example.org", terms=folder)

    def terms(language: str) -> str:
        return str(served.stranger().get("/api/club", headers={"Accept-Language": language})["terms"])

    assert (terms("en"), terms("pl"), terms("cs")) == ("# Be kind", "# Bądź miły", "# Be kind")
    told = served.stranger().get("/api/club")
    assert (told["name"], told["contact"]) == ("The club of Kiel", "mailto:hall@example.org")
    (folder / "en.md").write_bytes(b"x" * 200_000 + b"\xff")
    assert len(terms("en")) == 100_000, "and it is read anew"


def test_one_file_for_all_and_one_that_is_gone(serve_with: Callable[..., Served], tmp_path: Path) -> None:
    file = tmp_path / "terms.md"
    file.write_bytes(b"caf\xe9")
    served = serve_with(terms=file)
    assert served.stranger().get("/api/club")["terms"] == "caf\ufffd"
    file.unlink()
    assert served.stranger().get("/api/club")["terms"] == ""
