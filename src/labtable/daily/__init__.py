"""The deal of the day: from the date one deal for a player alone and one among rivals, the same for everybody."""

from labtable.daily.deals import Deal, deals_of, today
from labtable.daily.laureate_results import LaureateResults, kept, played

__all__ = ["Deal", "LaureateResults", "deals_of", "kept", "played", "today"]
