"""The board and the alerts name figures, and labels of them, that `/metrics` tells."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from ..conftest import SEATS, Served

DOCS = Path(__file__).parents[3] / "docs"
FIGURE = re.compile(r"\b(?:longhall|process)_\w+")
LABELS = re.compile(r"(?:by|without) \(([^)]*)\)|\{([^}]*)\}")
FROM_PROMETHEUS = {"job", "instance"}
BOARD: dict[str, Any] = json.loads((DOCS / "monitoring" / "grafana.json").read_text(encoding="utf-8"))
ALERTS: list[dict[str, Any]] = yaml.safe_load((DOCS / "monitoring" / "alerts.yml").read_text(encoding="utf-8"))[
    "groups"
][0]["rules"]
PAGE = (DOCS / "monitoring.md").read_text(encoding="utf-8")
QUESTIONS = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
QUESTIONS += [rule["expr"] for rule in ALERTS]


@pytest.fixture(scope="module")
def told(served: Served) -> dict[str, set[str]]:
    """By figure: its labels, after a game was played and something was refused."""
    served.play(served.running_table([served.guest(f"G{number}") for number in range(SEATS)]), 10)
    served.server.metrics.refused.labels("any").inc()
    served.server.metrics.bot_seconds.labels("greedy").observe(0.1)
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(served.stranger().raw("GET", "/metrics").text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def test_every_figure_and_label_of_board_and_alerts_is_told(told: dict[str, set[str]]) -> None:
    for question in QUESTIONS:
        named = FIGURE.findall(question)
        assert set(named) <= told.keys(), question
        labels = {
            re.split(r"[=!]", label)[0].strip()
            for part in LABELS.findall(question)
            for label in ",".join(part).split(",")
        }
        known = set[str]().union(*(told[name] for name in named), FROM_PROMETHEUS)
        assert labels - {""} <= known, question


def test_every_figure_is_on_the_page(told: dict[str, set[str]]) -> None:
    told_of = [name for name in told if name.startswith("longhall_") and not name.endswith("_created")]
    own = {re.sub(r"_(bucket|count|sum)$", "", name) for name in told_of}
    assert own - set(FIGURE.findall(PAGE)) == set()
    assert {name for name in FIGURE.findall(PAGE) if name.startswith("longhall_")} == own


def test_every_alert_is_described() -> None:
    described = set(re.findall(r"`(Longhall\w+)`", PAGE))
    assert described == {rule["alert"] for rule in ALERTS}
    assert {rule["labels"]["severity"] for rule in ALERTS} == {"page", "ticket"}
    assert all(rule["annotations"]["summary"] for rule in ALERTS)


def test_brackets_are_closed() -> None:
    """No parser of PromQL is at hand; this finds what is typed wrong most often."""
    for question in QUESTIONS:
        for left, right in ("()", "{}", "[]"):
            assert question.count(left) == question.count(right), question


def test_panels_lie_side_by_side() -> None:
    ids = [panel["id"] for panel in BOARD["panels"]]
    assert len(set(ids)) == len(ids)
    places = [panel["gridPos"] for panel in BOARD["panels"]]
    cells = [
        (x, y) for at in places for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len(set(cells)) == len(cells)
    assert max(x for x, _ in cells) < 24
