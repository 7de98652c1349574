"""Tests of the server's requests."""
