"""How fast the games run, measured: on this machine, in one run, beside peers."""
