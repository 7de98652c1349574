"""For those who run a server: archives, checks and sizes, the time it has served."""
