lure-scientia = Four quarter turns complete a project. No luck at all.
teaches-scientia = How a laboratory grows: projects, people and patience.
glance-scientia-1 = Take project cards from four fields into your slots.
glance-scientia-2 = Turn them: four quarter turns complete a project.
glance-scientia-3 = Completed projects give flasks, cubes and steps on the tracks.
glance-scientia-4 = There is no luck after the draft: plan ahead.
