"""Where long work runs."""
