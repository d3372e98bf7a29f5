"""Nets that have learned a game: how an observation goes in (`inputs`), and the files that hold them (`files`)."""
