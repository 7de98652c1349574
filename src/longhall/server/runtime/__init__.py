"""What any part may need: settings, logs, metrics, rate limits."""
