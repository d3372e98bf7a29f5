"""One board a game: how the terminal draws its view."""
