title = A molecule of your own
about = Choose any target, write it as SMILES, and plan the way to it. Here it is isoprene.

any-molecule = The first to make the target wins, and the target can be a molecule of your own. Here it is isoprene, the brick of natural rubber.
smiles = In the waiting room, write its name or its SMILES: CC(=C)C=C. Letters are atoms, = is a double bond, brackets hold a branch.
limits = Your molecule may have carbon, hydrogen and oxygen, single and double bonds, and rings of five or six atoms. A route to it must exist.
start = Plan backwards. In the middle of isoprene a carbon with a CH₃ has a double bond. Reagent no. 5, the isoprene unit, has them too. Start from it.
    .nudge = Look for the longest chain, with a CH₃ and a double bond: no. 5.
dice = The part –CH=CH₂ is missing. Roll three Reagent dice and one Chemistry die.
    .nudge = You need reagents: three Reagent dice and one Chemistry die.
hinge = Take no. 7, the CH hinge. Its yellow centre can form a single bond, its purple one a double bond.
    .nudge = Only one reagent has a yellow and a purple centre: no. 7.
methylidene = And no. 6, the methylidene: a =CH₂ for the end of isoprene.
    .nudge = Look for one CH₂ with a purple centre: no. 6.
cut = Your chain is too long. Cut it between C2 and C3, and keep C3 with its double bond.
    .nudge = Choose the bond between C2 and C3, and keep C3.
single = C4 bears the CH₃, and its yellow centre is free: form a single bond there.
    .nudge = Choose C4, then the single bond with a reagent.
use-hinge = Use no. 7. This is a Reaction too: 7 or more.
    .nudge = No. 7 has the yellow centre that is needed.
double = The hinge is C1 now. Purple joins purple: form a double bond there.
    .nudge = Choose C1, which has the purple centre, then the double bond.
use-methylidene = Use no. 6, the methylidene.
    .nudge = No. 6 brings =CH₂.
rubber = All five carbons are there. In 1860 Greville Williams heated rubber, found this molecule in the vapours and named it isoprene.
one-to-go = One manipulation to go: next round put a hydrogen on C3, with 5 or more. End your turn and win your own molecule!
