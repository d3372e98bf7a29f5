title = A molecule of your own
about = Choose any target, write it as SMILES, and plan the way to it. Here it is isoprene.

any-molecule = The first to make the target wins, and the target can be a molecule of your own. Here it is isoprene, the brick of natural rubber.
smiles = In the waiting room, write its name or its SMILES: CC(=C)C=C. Letters are atoms, = is a double bond, brackets hold a branch.
limits = Your molecule may have carbon, hydrogen and oxygen, single and double bonds, and rings of five or six atoms. A route to it must exist.
start = Plan backwards. In the middle sits a carbon with a CH₃ and room for two bonds: that is reagent no. 2. Start from it.
    .nudge = Look for a CH₃ beside a carbon with a yellow and a purple centre: no. 2.
dice = Two parts are missing: =CH₂ and –CH=CH₂. Roll three Reagent dice and one Chemistry die.
    .nudge = You need reagents: three Reagent dice and one Chemistry die.
hinge = Take no. 7, the CH hinge. Its purple centre can form a double bond.
    .nudge = Only one reagent besides no. 2 has a purple centre: no. 7.
vinyl = And no. 6, the vinyl group: it is the right-hand part of isoprene, ready-made.
    .nudge = Look for –CH=CH₂ with one yellow centre: no. 6.
double = Purple joins purple: form a double bond at C1.
    .nudge = Choose C1, which has the purple centre, then the double bond.
use-hinge = Use no. 7. A double bond is a Reaction like any other: 7 or more.
    .nudge = No. 7 has the purple centre that is needed.
single = A carbon has four bonds. Three of C1 are done, and its yellow centre is the fourth: form a single bond there.
    .nudge = Choose C1 again: the yellow centre is still free.
use-vinyl = Use no. 6, the vinyl group.
    .nudge = No. 6 brings –CH=CH₂.
rubber = All five carbons are there. In 1860 Greville Williams heated rubber, found this molecule in the vapours and named it isoprene.
one-to-go = One manipulation to go: next round put a hydrogen on C3, with 5 or more. End your turn and win your own molecule!
