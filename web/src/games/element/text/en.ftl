lure-element = Protons, neutrons, electrons: build the atoms that the goals ask for.
teaches-element = What an atom is made of, and why the elements differ.
glance-element-1 = Play cards: each adds its particles to one of three boards, or moves them between two.
glance-element-2 = When a board holds exactly the particles of a goal, claim the goal.
glance-element-3 = Heavier elements are worth more.
glance-element-4 = The game ends with the last goal.
