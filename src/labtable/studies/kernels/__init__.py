"""The loops of studies that compile around a game's rules."""
