"""Lessons as files, checked by the engine, and one being given."""
