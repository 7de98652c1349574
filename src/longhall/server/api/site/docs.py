"""The API's own page: the schema as plain HTML, without a script and without anything from elsewhere."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Any

from fastapi import FastAPI
from fastapi.responses import HTMLResponse, JSONResponse

from .schema import add_told

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
:root { color-scheme: light dark }
code, .path { font-family: ui-monospace, monospace }
.method { font-weight: bold; text-transform: uppercase }
details { border-bottom: 1px solid #8886; padding: .3rem 0 }
summary { cursor: pointer }
table { border-collapse: collapse; margin: .5rem 0 }
td, th { text-align: left; vertical-align: top; padding: .1rem .8rem .1rem 0 }
h2 { margin-top: 2.5rem }
.faded { opacity: .7 }
"""


def add_docs(app: FastAPI) -> None:
    """Serve `/api/openapi.json` and `/api/docs`; both are made once, in a thread, as it takes a second."""
    add_told(app)
    pages: list[str] = []

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(app.openapi))

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        if not pages:
            pages.append(await asyncio.to_thread(lambda: page(app.openapi())))
        return HTMLResponse(pages[0])


def page(schema: dict[str, Any]) -> str:
    """The whole page."""
    info = schema["info"]
    groups: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            groups.setdefault(operation.get("tags", ["other"])[0], []).append(endpoint(path, method, operation))
    shapes = schema.get("components", {}).get("schemas", {})
    parts = [f"<h2>{escape(name)}</h2>\n" + "\n".join(group) for name, group in groups.items()]
    parts.append("<h2>shapes</h2>\n" + "\n".join(shape(name, shapes[name]) for name in sorted(shapes)))
    about = "".join(f"<p>{escape(line)}</p>" for line in info.get("description", "").split("\n\n"))
    title = escape(f"{info['title']} {info['version']}")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>{about}"
        f'<p><a href="/api/openapi.json">openapi.json</a></p>' + "\n".join(parts) + "</html>"
    )


def endpoint(path: str, method: str, operation: dict[str, Any]) -> str:
    """One endpoint, folded."""
    rows = [
        f"<tr><td><code>{escape(p['name'])}</code></td><td>{escape(p['in'])}</td><td>{kind(p['schema'])}</td>"
        f"<td>{escape(p.get('description', ''))}</td></tr>"
        for p in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body is not None:
        rows.append(f"<tr><td>body</td><td></td><td>{kind(body)}</td><td></td></tr>")
    for status, answer in operation.get("responses", {}).items():
        shapes = [kind(content.get("schema", {})) for content in answer.get("content", {}).values()]
        rows.append(
            f"<tr><td>{escape(status)}</td><td></td><td>{' '.join(shapes)}</td>"
            f"<td>{escape(answer.get('description', ''))}</td></tr>"
        )
    return (
        f"<details><summary><span class=method>{escape(method)}</span> <span class=path>{escape(path)}</span> "
        f"<span class=faded>{escape(operation.get('description', ''))}</span></summary>"
        f"<table>{''.join(rows)}</table></details>"
    )


def shape(name: str, schema: dict[str, Any]) -> str:
    """One shape with its fields."""
    needed = schema.get("required", [])
    rows = [
        f"<tr><td><code>{escape(field)}</code></td><td>{kind(about)}</td><td>{'needed' if field in needed else ''}</td>"
        f"<td>{escape(about.get('description', ''))}</td></tr>"
        for field, about in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return (
        f'<details id="{escape(name)}"><summary><code>{escape(name)}</code> <span class=faded>{about}</span></summary>'
        f"<table>{''.join(rows)}</table></details>"
    )


def kind(schema: dict[str, Any]) -> str:
    """What a value is, with a link where it is a shape of its own."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(kind(part) for part in schema[key])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"<code>{escape(str(value) or '(empty)')}</code>" for value in values)
    if "prefixItems" in schema:
        return "list of exactly " + ", ".join(kind(part) for part in schema["prefixItems"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    limits = [f"{word} {schema[key]}" for key, word in LIMITS.items() if key in schema]
    return escape(" ".join([str(schema.get("type", "anything")), *limits]))


LIMITS = {"minimum": "from", "maximum": "up to", "minLength": "at least", "maxLength": "at most"}
