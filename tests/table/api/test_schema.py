"""The API under schemathesis: whatever fits the schema gets an answer that the schema tells, and never a 500."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import just
from pydantic import TypeAdapter
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Match

from at_random import THOROUGH
from longhall.server.app.factory import create_app
from longhall.server.runtime.settings import Settings

from ..conftest import SEATS, Client, Served

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 60 if THOROUGH else 6
"""For each of a hundred endpoints."""
BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_the_schema_is_openapi_3_1(served: Served) -> None:
    schema = served.stranger().get("/api/openapi.json")
    assert schema["openapi"].startswith("3.1")
    names = [operation["operationId"] for path in schema["paths"].values() for operation in path.values()]
    assert len(names) == len(set(names))
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), (method, path)
            for parameter in operation.get("parameters", []):
                assert parameter.get("description"), (method, path, parameter["name"])
            if path.startswith("/api/tables/{table}"):
                assert {"400", "401", "403", "404", "409", "413", "422", "429", "503"} <= set(operation["responses"])


def operations(served: Served) -> list[Any]:
    """All endpoints, as schemathesis sees them."""
    schema = schemathesis.openapi.from_dict(served.app.openapi())
    found: list[Any] = list(schema.get_all_operations())
    return [result.ok() for result in found]


@pytest.mark.slow
def test_the_api_keeps_its_promises(served: Served) -> None:
    people = [served.guest(f"Guest {number}") for number in range(1, SEATS + 1)]
    tables = [served.open_table(people[0]), served.running_table(people), served.finished_table(people)]
    tried = 0
    fine: set[str] = set()

    def check(operation: Any, case: Any) -> None:
        nonlocal tried
        tried += 1
        if "table" in (case.path_parameters or {}) and tried % 3:
            case.path_parameters["table"] = tables[tried % len(tables)]
        if send(people[0] if tried % 4 else served.stranger(), case) < 300:
            fine.add(operation.label)

    for operation in operations(served):
        if "x-ndjson" not in str(operation.definition.raw):
            BOUNDED(given(just(operation), operation.as_strategy())(check))()
    assert tried > 300
    assert len(fine) > 15, "some of what is sent must be accepted"


def send(client: Client, case: Any) -> int:
    """Send a generated request and check the answer against the schema; its status."""
    if case.path.endswith("/api/sessions") and case.method == "DELETE":
        client = client.served.guest("Passing by")
    sent = case.as_transport_kwargs(base_url="http://hall.test")
    known = {key: sent[key] for key in ("method", "url", "params", "json", "content", "data", "headers") if key in sent}
    known["headers"] = {
        name: value
        for name, value in dict(known.get("headers") or {}).items()
        if name.lower() not in ("authorization", "cookie", "host", "content-length", "origin")
    }
    data = known.pop("data", None)
    if isinstance(data, bytes | str):
        known["content"] = data
    method = known.pop("method")
    answer = client.raw(method, known.pop("url"), **known)
    case.validate_response(schemathesis.Response.from_httpx(answer, verify=True), checks=CHECKS)
    return answer.status_code


def test_nothing_is_left_for_the_first_request_to_work_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """FastAPI describes the endpoints of an included router when a request first comes by: 150 ms, for a person."""
    app = create_app(Settings(data=tmp_path))
    made: list[object] = []
    real = TypeAdapter.__init__

    def counted(self: TypeAdapter[object], *args: Any, **more: Any) -> None:
        made.append(args)
        real(self, *args, **more)

    monkeypatch.setattr(TypeAdapter, "__init__", counted)
    scope = {"type": "http", "method": "GET", "path": "/api/tables/none/view", "root_path": "", "headers": []}
    assert any(route.matches(scope)[0] == Match.FULL for route in app.routes)
    assert made == []
