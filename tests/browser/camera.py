"""Pictures and short films of what people see, for the README and the documentation."""

from __future__ import annotations

import base64
import io
import os
from itertools import pairwise
from pathlib import Path
from typing import Any

from people import ARTEFACTS, Person
from PIL import Image
from playwright.sync_api import Locator

TO = Path(os.environ.get("LONGHALL_PICTURES", ARTEFACTS))
"""Where they go: `make pictures` names docs/pictures."""
QUALITY = 50
"""Of single pictures; films have less of it, as nobody looks at one of their frames for long."""
WIDE = 960
"""How wide a film is, in pixels."""
SHORTEST = 0.12
"""Seconds; of frames that follow each other faster only the last is kept."""
LONGEST = 1.6
"""Seconds; nobody watches a page longer on which nothing happens."""
LAST = 2.0
ASIDE = (640.0, 12.0)
"""Where the mouse rests: over nothing that would explain itself."""

# A film shows no mouse by itself.
POINTER = """() => {
  const dot = document.createElement('div');
  dot.style.cssText = `position: fixed; z-index: 9999; left: 50%; top: 60%;
    width: 18px; height: 18px; margin: -9px 0 0 -9px; border-radius: 50%; pointer-events: none;
    background: #c33b; border: 2px solid #fff;
    transition: left .35s, top .35s, scale .15s`;
  document.body.append(dot);
  const follow = (event) => { dot.style.left = event.clientX + 'px'; dot.style.top = event.clientY + 'px'; };
  addEventListener('mousemove', follow, true);
  addEventListener('mousedown', () => (dot.style.scale = 1.7), true);
  addEventListener('mouseup', () => (dot.style.scale = 1), true);
}"""


def photograph(person: Person, name: str, part: Locator | None = None) -> Path:
    """A picture of the page, or of a part of it, as small as text stays sharp in it."""
    TO.mkdir(parents=True, exist_ok=True)
    person.page.mouse.move(0, 0)  # where it explains nothing
    shot = Image.open(io.BytesIO((part or person.page).screenshot()))
    shot.convert("RGB").save(TO / f"{name}.webp", quality=QUALITY, method=6)
    return TO / f"{name}.webp"


class Film:
    """What the page shows from `start` to `end`, frame by frame as the browser draws it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.frames: list[tuple[float, bytes]] = []
        self._camera = person.context.new_cdp_session(person.page)
        self._camera.on("Page.screencastFrame", self._keep)

    def _keep(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self._camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def start(self) -> None:
        self.person.page.evaluate(POINTER)
        self._camera.send("Page.startScreencast", {"format": "jpeg", "quality": 90})

    def click(self, x: float, y: float) -> None:
        """Go there slowly enough to be followed, click, and go aside."""
        self.person.page.mouse.move(x, y)
        self.person.page.wait_for_timeout(700)
        self.person.page.mouse.down()
        self.person.page.wait_for_timeout(120)
        self.person.page.mouse.up()
        self.person.page.wait_for_timeout(300)
        self.person.page.mouse.move(*ASIDE)

    def end(self, name: str) -> Path:
        """Write the film."""
        self._camera.send("Page.stopScreencast")
        frames = sorted(self.frames, key=lambda frame: frame[0])  # a busy browser may tell of them out of order
        kept = frames[:1]
        for frame in frames[1:]:
            if frame[0] - kept[-1][0] < SHORTEST and len(kept) > 1:
                kept[-1] = (kept[-1][0], frame[1])
            else:
                kept.append(frame)
        seconds = [min(LONGEST, later - sooner) for (sooner, _), (later, _) in pairwise(kept)] + [LAST]
        pictures = [small(Image.open(io.BytesIO(data))) for _, data in kept]
        TO.mkdir(parents=True, exist_ok=True)
        pictures[0].save(
            TO / f"{name}.webp",
            save_all=True,
            append_images=pictures[1:],
            duration=[round(1000 * one) for one in seconds],
            loop=0,
            quality=46,
            method=5,
            minimize_size=True,
        )
        return TO / f"{name}.webp"


def small(shot: Image.Image) -> Image.Image:
    """As wide as films are."""
    return shot.convert("RGB").resize((WIDE, round(shot.height * WIDE / shot.width)), Image.Resampling.LANCZOS)
