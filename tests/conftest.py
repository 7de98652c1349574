"""The tests. What they share is in `at_random.py`, which lies beside this file so that all of them find it."""
