"""Routes to a target, and what they advise."""
