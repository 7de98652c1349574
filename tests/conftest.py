"""The tests. What they share is in `playing.py`, which lies beside this file so that all of them find it."""
