"""Processes that think: bots, previews, reviews."""
