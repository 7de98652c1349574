"""Who runs this server, and what it keeps of people, for how long: the facts of the page about terms and privacy."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from fastapi import Request
from pydantic import BaseModel, Field

from ....speech import FALLBACK
from ...auth.accounts import SESSION_DAYS
from ...auth.cookies import COOKIE, DEVICE
from ...auth.devices import DEVICE_DAYS
from ...runtime.settings import Settings
from ..dependencies import AServer
from ..errors import language_of
from ..routers import open_router

router = open_router("club", 503, prefix="/api")
LONGEST_TERMS: Final = 100_000
"""Bytes of the keeper's own text."""


class Cookie(BaseModel):
    """A cookie, for how many days it stays."""

    name: str
    days: int


class Club(BaseModel):
    """What this server tells about itself."""

    name: str = Field(description="Who runs it; empty: they have not said.")
    contact: str = Field(description="How to reach them: a mailto: or https: address; empty: they have not said.")
    terms: str = Field(description="Their own text, in Markdown; empty: there is none.")
    session: Cookie
    device: Cookie
    guest_days: int = Field(description="After how many days guests without a seat are removed.")
    backups: int = Field(description="How many scheduled backups are kept; 0: there are none.")
    mails: bool = Field(description="Whether notices may go by mail.")


@router.get("/club")
async def club(server: AServer, request: Request) -> Club:
    """Who runs this server, and what it keeps of people; the text in the language of `Accept-Language`."""
    settings = server.settings
    return Club(
        name=settings.club,
        contact=settings.contact if settings.club else "",
        terms=await asyncio.to_thread(own_terms, settings, language_of(request.headers)),
        session=Cookie(name=COOKIE, days=SESSION_DAYS),
        device=Cookie(name=DEVICE, days=DEVICE_DAYS),
        guest_days=settings.guest_days,
        backups=settings.backup_keep if settings.backup_every else 0,
        mails=bool(settings.smtp),
    )


def own_terms(settings: Settings, language: str) -> str:
    """The keeper's text: one file for all, or of a folder the file of the language, else the English one."""
    if settings.terms is None:
        return ""
    place = settings.terms
    files = [place / f"{language}.md", place / f"{FALLBACK}.md"] if place.is_dir() else [place]
    return next((read_start(file) for file in files if file.is_file()), "")


def read_start(file: Path) -> str:
    """A text, not longer than anybody reads."""
    with file.open("rb") as opened:
        return opened.read(LONGEST_TERMS).decode(errors="replace")
