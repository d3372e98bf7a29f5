"""What of a batch is compiled: `secrets` (the same for every game) and `loops` (bound to one game)."""
