"""Settings: from flags, the environment and defaults, each in its type."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from longhall.kernel.errors import LonghallError
from longhall.server.runtime.settings import Settings, read_settings

WRITTEN: dict[str, tuple[str, Any, str, Any]] = {
    "str": ("here", "here", "there", "there"),
    "Duration": ("12h", "12h", "1d", "1d"),
    "int": ("7", 7, "1_000", 1000),
    "float": (".5", 0.5, "2", 2.0),
    "bool": ("no", False, "yes", True),
    "Path": ("a folder", Path("a folder"), "/another", Path("/another")),
    "Path | None": ("a folder", Path("a folder"), "/another", Path("/another")),
}
"""By type: what people write, and what it means; twice."""


@pytest.mark.parametrize(("name", "kind", "default"), [(one.name, one.type, one.default) for one in fields(Settings)])
def test_flags_win_over_the_environment_and_the_environment_over_the_default(
    name: str, kind: str, default: Any
) -> None:
    in_environment, meant_there, in_flag, meant_here = WRITTEN[kind]
    environ = {f"LONGHALL_{name.upper()}": in_environment, f"longhall_{name}": in_flag, name.upper(): in_flag}
    for given, around, wanted in (
        ({name: in_flag}, environ, meant_here),
        ({name: in_flag}, {}, meant_here),
        ({name: None}, environ, meant_there),
        ({}, environ, meant_there),
        ({name: None}, {}, default),
    ):
        found = read_settings({"language": "cs", **given}, around)
        assert getattr(found, name) == wanted
        assert type(getattr(found, name)) is type(wanted)
        setattr(found, name, default)
        assert found == Settings(), "nothing else has changed"


@pytest.mark.parametrize("word", ["1", "true", "Yes", "ON"])
def test_words_that_set_a_flag(word: str) -> None:
    assert read_settings({}, {"LONGHALL_BEHIND_TLS": word}).behind_tls is True


@pytest.mark.parametrize("word", ["", "0", "False", "no", "OFF"])
def test_words_that_do_not_set_a_flag(word: str) -> None:
    assert read_settings({}, {"LONGHALL_BEHIND_TLS": word}).behind_tls is False


def test_an_empty_text_is_a_value() -> None:
    assert read_settings({}, {"LONGHALL_TRUSTED_PROXIES": ""}).trusted_proxies == "", "nobody is trusted"


@pytest.mark.parametrize(
    ("name", "given"),
    [("port", "many"), ("port", "80.5"), ("port", ""), ("bot_delay", "1,5"), ("log_json", "perhaps")],
)
def test_a_wrong_value_is_told_with_its_setting(name: str, given: str) -> None:
    for flags, environ in (({}, {f"LONGHALL_{name.upper()}": given}), ({name: given}, {})):
        with pytest.raises(LonghallError) as refused:
            read_settings(flags, environ)
        assert refused.value.message == "error-setting"
        assert refused.value.facts == {"name": f"LONGHALL_{name.upper()}", "given": given}


@pytest.mark.parametrize(
    ("written", "used"),
    [
        ("sqlite:////srv/longhall.db", "sqlite+aiosqlite:////srv/longhall.db"),
        ("sqlite+aiosqlite:////srv/longhall.db", "sqlite+aiosqlite:////srv/longhall.db"),
        ("postgresql://longhall:secret@db/longhall", "postgresql+asyncpg://longhall:secret@db/longhall"),
        ("postgres://db/longhall", "postgresql+asyncpg://db/longhall"),
    ],
)
def test_a_database_is_named_as_everywhere_else(written: str, used: str) -> None:
    assert Settings(database=written).database_url == used


@pytest.mark.parametrize("written", ["mysql://me:secret@db/longhall", "sqlite+pysqlite:///longhall.db", "longhall.db"])
def test_a_database_of_another_kind_is_refused_without_its_password(written: str) -> None:
    with pytest.raises(LonghallError) as refused:
        _ = Settings(database=written).database_url
    assert refused.value.message == "error-setting"
    assert refused.value.facts["name"] == "LONGHALL_DATABASE"
    assert "secret" not in str(refused.value)
