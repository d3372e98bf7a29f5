"""The coach: a finished game reviewed, decision by decision, from what each seat could know."""

from labtable.coach.reviewer import review
from labtable.coach.types import Judged, Review

__all__ = ["Judged", "Review", "review"]
