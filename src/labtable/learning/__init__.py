"""Learning a game by playing it: `labtable train` (the extra `labtable[train]`). Nothing here is needed to play."""
