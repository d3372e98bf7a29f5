"""The gate: is a new player better than the old one? Sequential tests on mirrored sets of deals."""
