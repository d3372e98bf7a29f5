"""What `labtable new` writes: a whole game of three sentences, in a package of its own, to be rewritten."""
