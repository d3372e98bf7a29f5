lure-laboratorium = Build the molecule first. Mind the neighbours.
teaches-laboratorium = How molecules are made: bonds, fragments and reactions.
glance-laboratorium-1 = Choose a target molecule and build it, reagent by reagent.
glance-laboratorium-2 = Roll the dice: a reaction works, or it fails.
glance-laboratorium-3 = Chemistry cards help you, Boom cards spoil things for the others.
glance-laboratorium-4 = The first player to complete the target wins.
