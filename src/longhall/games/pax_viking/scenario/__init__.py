"""The words of scenarios: positions to begin with, and facts to expect."""
