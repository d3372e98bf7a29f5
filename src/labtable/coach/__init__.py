"""The coach: a finished game reviewed, decision by decision, from what each seat could know."""

from labtable.coach.reviewing import review
from labtable.coach.shapes import Judged, Review

__all__ = ["Judged", "Review", "review"]
