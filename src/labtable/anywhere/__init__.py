"""The product in a page, with no server: what a browser is given so that it can play by itself."""
