"""A match: seed, options and decisions; its log, undo, previews and files."""
