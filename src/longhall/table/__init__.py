"""The server: tables where people really play. Knows the kernel and the registry, and no game."""
