"""The table server: tables that friends play at, live. It asks the engine for every rule and holds none of its own."""
