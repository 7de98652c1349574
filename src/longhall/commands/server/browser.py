"""The person's own browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping


def has_display(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a window could be shown: always on Windows and macOS, unless it is a session over the network."""
    if environ.get("SSH_CONNECTION") or environ.get("CI"):
        return False
    if platform in ("win32", "darwin"):
        return True
    # BROWSER names a program that the person has chosen, perhaps one for the terminal or for another machine.
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def show_page(address: str) -> bool:
    """Open a page in a new tab; whether a browser was found."""
    try:
        return webbrowser.open_new_tab(address)
    except webbrowser.Error:
        return False
