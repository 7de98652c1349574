"""Prints the OpenAPI schema of the server, with all messages and views, from which the browser client's types are made.

Starts nothing.
"""

from __future__ import annotations

import json

from longhall.server.app.factory import create_app
from longhall.server.runtime.settings import Settings

# A database that is named but never opened: nothing is written.
print(json.dumps(create_app(Settings(database="sqlite+aiosqlite:///never-opened")).openapi()))
