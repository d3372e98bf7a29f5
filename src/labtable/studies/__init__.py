"""Studies: what a game is like, measured over many games (docs/STUDIES.md)."""
