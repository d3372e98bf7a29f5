title = From ethanol to aspirin
about = Change a molecule, survive a Boom card, and plan a synthesis backwards.

aim = Be the first to turn your molecule into the target: aspirin. A warm-up comes first: ethanol, the alcohol of wine, in two manipulations.
molecule = Your molecule: two carbons with their hydrogens. At each end a yellow centre, R, has room for a single bond.
dice = A round begins with four dice. Each may give cards of its colour. Roll two Reagent dice and two Safety dice.
    .nudge = Choose two Reagent dice and two Safety dice, then roll them.
hydroxyl = You may take a reagent. Take no. 3, the hydroxyl: an O–H with a yellow centre.
    .nudge = Ethanol has one O–H. Reagent no. 3 brings it.
announce = Now announce a Reaction: a single bond at C2, where a yellow centre is waiting.
    .nudge = Choose the carbon C2, then the single bond with a reagent.
react = Which reagent reacts? The two yellow centres go, and a bond takes their place.
    .nudge = You hold one reagent that fits: no. 3.
boom = Your rival plays a Boom card, { card-patent }: the difficulty rises from 7 to 10. Answer with { card-master }, which takes 3 off.
    .nudge = Chemistry cards help your own manipulation. Play { card-master }.
roll = Back to 7. Roll the two black dice: 7 or more, and it works.
    .nudge = No other card is needed: roll the dice.
worked = An 8: it works. Without the old master this roll would have failed.
one-type = One hydrogen is missing at C1. But that is a Characterisation, and all manipulations of a turn are of one type. End your turn.
    .nudge = This was a turn of Reactions. End it, and the hydrogen comes next round.
more-dice = A new round, and no reagent is needed. Roll one Chemistry die, one Boom die and two Safety dice.
    .nudge = One Chemistry, one Boom, two Safety: cards to help you, to spoil a rival’s roll, to get tokens back.
hydrogen = Put a hydrogen on C1. A Characterisation is easier: 5 or more is enough.
    .nudge = Choose C1, where the last yellow centre is, and put a hydrogen there.
ethanol = Ethanol! Alcohol was one of the first molecules drawn with letters for atoms and lines for bonds, by Archibald Scott Couper in 1858.
backwards = Now aspirin. Chemists plan backwards, from the target to what is at hand. Elias James Corey won the 1990 Nobel Prize for making it a method.
right-side = Take aspirin apart in your mind. The ring, with all that hangs on it, is reagent no. 10. It comes last.
left-side = What is left is CH₃–C=O. Reagent no. 9 brings the C=O, and a CH₃ is part of your ethanol. End your turn.
    .nudge = The plan is made: reagents 9 and 10. End your turn to get them.
reagent-dice = You need two reagents. Roll three Reagent dice and one Safety die.
    .nudge = Only Reagent dice bring reagents: take all three.
take-ten = Take no. 10 first: it is the larger part of aspirin.
    .nudge = Look for the ring with COOH: reagent no. 10.
take-nine = And no. 9, for the C=O.
    .nudge = Look for the carbon with a double-bonded oxygen: reagent no. 9.
cut = Cut your ethanol between its carbons and keep C1. You keep the CH₃ and gain a yellow centre.
    .nudge = Choose the bond between C1 and C2, and keep C1.
join = It works again. Join a reagent at C1: one more single bond.
    .nudge = Choose C1: its new yellow centre is waiting.
join-nine = Use no. 9 now. No. 10 waits until the rest is ready.
    .nudge = The C=O sits between CH₃ and the ring, so no. 9 comes first.
two-to-go = Two manipulations to go! Cut the hydrogen off the C=O, then join no. 10. The game is yours now: finish aspirin first.
