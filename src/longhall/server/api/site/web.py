"""Serves the browser client, if it is installed: the files of the build, and its page for every other path."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from ....kernel.errors import LonghallError
from ....speech import speech
from ...runtime.settings import Settings
from ..errors import language_of

BUNDLED = Path(__file__).parents[3] / "web"
NOT_PAGES = ("/api/", "/healthz", "/readyz", "/metrics", "/ws/", "/stream/")
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
HASHED = "assets"
"""The folder of the build whose files carry their hash in the name."""
PACKABLE: Final = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
"""Files that get much smaller by compressing; fonts and pictures are compressed by themselves."""
WORTH_PACKING: Final = 1000
"""Bytes; what is shorter is sent as it is."""
MOST_PACKED: Final = 400
"""Compressed files that are kept in memory: more than the build has."""


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

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        if f"/{path}".startswith(NOT_PAGES) or path == "api":
            raise LonghallError("error-no-such-page")
        if folder is not None:
            return client_file(folder, path, "gzip" in request.headers.get("accept-encoding", ""))
        if path:
            raise LonghallError("error-no-such-page")
        return bare_page(language_of(request.headers))


def client_file(folder: Path, path: str, packed: bool) -> Response:
    """A file of the build, or its page, which finds its way by the path itself."""
    try:
        file = (folder / path).resolve()
        is_file = path and file.is_relative_to(folder) and file.is_file()
    except (OSError, ValueError):  # longer than any path, or with letters that none has
        raise LonghallError("error-no-such-page") from None
    if is_file:
        hashed = file.relative_to(folder).parts[0] == HASHED
        return sent(file, FOR_EVER if hashed else EACH_TIME, packed)
    if path.startswith(f"{HASHED}/"):
        raise LonghallError("error-no-such-page")
    return sent(folder / "index.html", EACH_TIME, packed)


def sent(file: Path, keep: str, packed: bool) -> Response:
    """A file as an answer, compressed where that helps and can be read."""
    headers = {"cache-control": keep}
    about = file.stat()
    if not packed or file.suffix not in PACKABLE or about.st_size < WORTH_PACKING:
        return FileResponse(file, headers=headers)
    headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(file.name)[0] or "text/plain"
    return Response(in_gzip(file, about.st_mtime_ns), media_type=kind, headers=headers)


@lru_cache(MOST_PACKED)
def in_gzip(file: Path, changed: int) -> bytes:
    """A file, compressed once for all who ask; `changed`: when it was written, as a newer one may take its place."""
    return gzip.compress(file.read_bytes(), mtime=0)


def bare_page(lang: str) -> Response:
    """The page of a server on which only the API is installed."""
    say = speech(lang).say
    title, text, docs = (escape(say(f"table-page-{part}")) for part in ("title", "text", "docs"))
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>{title}</title><h1>{title}</h1><p>{text}</p><p><a href="/api/docs">{docs}</a></p></html>'
    )
