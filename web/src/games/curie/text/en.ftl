lure-curie = A tower that keeps what you throw into it, and a glow in the dark.
teaches-curie = How radium was extracted from tonnes of ore, year by year.
