"""Puzzles: positions with one clearly best decision, mined from games of bots and proved by a deep search."""

from labtable.puzzles.shelves import opened, shelf_of
from labtable.puzzles.types import Puzzle, PuzzleStep, Shelf

__all__ = ["Puzzle", "PuzzleStep", "Shelf", "opened", "shelf_of"]
