"""Tables in memory: who sits there, what they do, what is kept of it."""
