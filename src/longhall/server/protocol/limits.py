"""How long and how large what people send may be: the same for requests, sockets and the browser's fields.

Not here: how often, which is for `runtime/rate_limits.py`, and how large a whole request may be, which is a setting.
"""

from __future__ import annotations

from typing import Final

PRINTABLE: Final = r"^[^\x00-\x1f\x7f]*$"
"""Anything but control characters."""
PRINTABLE_ID: Final = r"^[^\x00-\x1f\x7f]+$"
"""The same, and something of it."""
LONGEST_NAME: Final = 40
"""Of a person, an account or a seat."""
LONGEST_TABLE_NAME: Final = 80
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_SECRET: Final = 200
"""Of a session or a seat."""
LONGEST_ADDRESS: Final = 500
"""Where notices go."""
LONGEST_ACTION: Final = 200
LONGEST_CLIENT_ID: Final = 60
"""What a client calls a move or a frame of its own."""
LONGEST_BOT: Final = 20
LONGEST_WORD: Final = 40
"""A name from the program: of a game, an option or one of its values."""
LONGEST_SAYING: Final = 500
"""In the chat, without the spaces around it."""
LONGEST_NOTE: Final = 4000
"""What somebody notes for themselves at a table."""
LARGEST_SAGA: Final = 200_000
"""Letters of a game as text."""
LONGEST_REASON: Final = 500
"""Of a report, or of what moderators do."""
LONGEST_NETWORK: Final = 50
MOST_PLANNED: Final = 8
"""Answers that a seat plans at once."""
HIGHEST_SEAT: Final = 63
HIGHEST_VERSION: Final = 2**31 - 1
"""Of a table, and so of its moves: what a database keeps as an integer."""
MINUTES: Final = (0.05, 1440)
"""A live clock, at the start."""
INCREMENT: Final = (0, 3600)
"""Seconds added for every move."""
DAYS: Final = (0.0005, 60)
"""For each move of a game by turns."""
