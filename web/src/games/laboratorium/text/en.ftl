lure-laboratorium = Build the molecule first. Mind the neighbours.
teaches-laboratorium = How molecules are made: bonds, fragments and reactions.
