lure-element = Protons, neutrons, electrons: make the atom the world asks for.
teaches-element = What an atom is made of, and why the elements differ.
glance-element-1 = Play cards: each adds its particles to one of three boards, or moves them between two.
glance-element-2 = When a board has just the particles of a goal, claim it.
glance-element-3 = Heavier elements are worth more.
glance-element-4 = The last goal ends the game.
