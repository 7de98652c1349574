"""Serves the browser client, if it is installed: the files of the build, and its page for every other path."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from ...kernel.errors import LonghallError
from ...speech import speech
from ..runtime.settings import Settings
from .errors import language_of

BUNDLED = Path(__file__).parents[2] / "web"
NOT_PAGES = ("/api/", "/healthz", "/readyz", "/metrics", "/ws/", "/stream/")
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
HASHED = "assets"
"""The folder of the build whose files carry their hash in the name."""


def web_folder(settings: Settings) -> Path | None:
    """Where the built client lies, if anywhere."""
    if settings.web is not None:
        if not (settings.web / "index.html").is_file():
            raise LonghallError("error-web-folder", given=str(settings.web))
        return settings.web.resolve()
    return BUNDLED.resolve() if (BUNDLED / "index.html").is_file() else None


def add_web(app: FastAPI, settings: Settings) -> None:
    """Serve the client for every path that nothing else answers; call this last."""
    folder = web_folder(settings)

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        if f"/{path}".startswith(NOT_PAGES) or path == "api":
            raise LonghallError("error-no-such-page")
        if folder is not None:
            return client_file(folder, path)
        if path:
            raise LonghallError("error-no-such-page")
        return bare_page(language_of(request.headers))


def client_file(folder: Path, path: str) -> Response:
    """A file of the build, or its page, which finds its way by the path itself."""
    try:
        file = (folder / path).resolve()
        is_file = path and file.is_relative_to(folder) and file.is_file()
    except (OSError, ValueError):  # longer than any path, or with letters that none has
        raise LonghallError("error-no-such-page") from None
    if is_file:
        hashed = file.relative_to(folder).parts[0] == HASHED
        return FileResponse(file, headers={"cache-control": FOR_EVER if hashed else EACH_TIME})
    if path.startswith(f"{HASHED}/"):
        raise LonghallError("error-no-such-page")
    return FileResponse(folder / "index.html", headers={"cache-control": EACH_TIME})


def bare_page(lang: str) -> Response:
    """The page of a server on which only the API is installed."""
    say = speech(lang).say
    title, text, docs = (escape(say(f"table-page-{part}")) for part in ("title", "text", "docs"))
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>{title}</title><h1>{title}</h1><p>{text}</p><p><a href="/api/docs">{docs}</a></p></html>'
    )
