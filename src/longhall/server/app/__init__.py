"""How a server is put together: its parts, its middleware, its process."""
