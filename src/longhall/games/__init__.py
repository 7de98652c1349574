"""The games. Each folder here is one game and registers itself; nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil


def load_games() -> None:
    """Import every game's folder, so that the registry knows it."""
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            importlib.import_module(f"{__name__}.{module.name}")


load_games()
