"""What of the search is compiled: `tree` (the same for every game) and `loops` (bound to one game)."""
