"""Tables: finding and joining one, playing there, and looking back at it."""
