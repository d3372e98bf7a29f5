"""Tables and classes in SQLite or PostgreSQL."""
