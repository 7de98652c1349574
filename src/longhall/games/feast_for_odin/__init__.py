"""A Feast for Odin."""

from ...kernel.registry import register
from .content.loader import load_content
from .game import FeastForOdin

GAME = FeastForOdin(load_content())
register(GAME)
