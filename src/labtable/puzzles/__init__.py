"""Puzzles: positions with one clearly best decision, mined from games of bots and proved by a deep search."""

from labtable.puzzles.shapes import Puzzle, PuzzleStep, Shelf
from labtable.puzzles.shelves import opened, shelf_of

__all__ = ["Puzzle", "PuzzleStep", "Shelf", "opened", "shelf_of"]
