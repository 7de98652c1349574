"""Effects that only single cards have, by what they do."""
