"""Tests of the server. A package, so that its shared fixtures do not hide those of all tests."""
