"""Pax Viking."""

from ...kernel.registry import register
from .content.loader import load_content
from .game import PaxViking

GAME = PaxViking(load_content())
register(GAME)
