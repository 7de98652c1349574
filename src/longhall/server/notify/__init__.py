"""Notices to people who are away, and the safe way out to addresses they named."""
