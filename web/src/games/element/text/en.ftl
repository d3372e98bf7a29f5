lure-element = Protons, neutrons, electrons: build the atoms that the goals ask for.
teaches-element = What an atom is made of, and why the elements differ.
