"""Sockets, event streams, what goes over them, and the bus between processes."""
