"""Brian Boru: High King of Ireland."""

from ...kernel.registry import register
from .content.loader import load_content
from .game import BrianBoru

GAME = BrianBoru(load_content())
register(GAME)
