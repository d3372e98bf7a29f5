lure-scientia = Four quarter turns complete a project. No luck at all.
teaches-scientia = How a laboratory grows: projects, people and patience.
