"""The server as such: its page, its API page, its health, and who runs it."""
