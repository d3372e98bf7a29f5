"""The contract of a game, and what is read from its folder."""
