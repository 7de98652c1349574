"""Players' clocks, deadlines, and the time that they are read against."""
