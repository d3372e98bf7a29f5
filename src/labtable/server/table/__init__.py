"""A table as a pure fold over its events: no asyncio, no sockets."""
