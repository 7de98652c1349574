"""What is sent over the wire: text is compressed for whoever can read it, and for nobody else."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from ..conftest import Client, Served

SCRIPT = b"export const towns = 25;\n" * 400
FONT = bytes(range(256)) * 40
PLAIN = {"accept-encoding": "identity"}
PACKED = {"accept-encoding": "gzip, br"}


@pytest.fixture
def visitor(tmp_path: Path, serve_with: Callable[..., Served]) -> Client:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>" + "<p>Longhall</p>" * 200)
    (web / "assets" / "code-1a2b.js").write_bytes(SCRIPT)
    (web / "assets" / "tiny-1a2b.css").write_text("a{}")
    (web / "assets" / "letters-1a2b.woff2").write_bytes(FONT)
    return serve_with(web=web).stranger()


def test_a_script_is_compressed_for_who_asks_for_it(visitor: Client) -> None:
    answer = visitor.raw("GET", "/assets/code-1a2b.js", headers=PACKED)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.content == SCRIPT
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT)) < len(SCRIPT) / 4


@pytest.mark.parametrize("headers", [PLAIN, {"accept-encoding": "br"}])
def test_nobody_gets_what_they_cannot_read(visitor: Client, headers: dict[str, str]) -> None:
    answer = visitor.raw("GET", "/assets/code-1a2b.js", headers=headers)
    assert "content-encoding" not in answer.headers
    assert answer.content == SCRIPT
    assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/assets/letters-1a2b.woff2", "/assets/tiny-1a2b.css"])
def test_what_gains_nothing_is_sent_as_it_is(visitor: Client, path: str) -> None:
    assert "content-encoding" not in visitor.raw("GET", path, headers=PACKED).headers


def test_a_file_that_was_replaced_is_sent_anew(visitor: Client, tmp_path: Path) -> None:
    visitor.raw("GET", "/", headers=PACKED)
    (tmp_path / "web" / "index.html").write_text("<!doctype html>" + "<p>Newer</p>" * 300)
    assert "Newer" in visitor.raw("GET", "/", headers=PACKED).text


def test_answers_of_the_api_are_compressed(visitor: Client) -> None:
    answer = visitor.raw("GET", "/api/games/pax-viking/content", headers=PACKED)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json() == visitor.raw("GET", "/api/games/pax-viking/content", headers=PLAIN).json()


@pytest.mark.parametrize("path", ["/", "/table/1", "/assets/code-1a2b.js"])
def test_a_monitor_may_ask_for_headers_alone(visitor: Client, path: str) -> None:
    answer = visitor.raw("HEAD", path)
    assert answer.status_code == 200
    assert answer.content == b""
