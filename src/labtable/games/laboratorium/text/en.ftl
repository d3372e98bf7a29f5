# The aim and a turn, for newcomers
aim = Be the first to turn your molecule into the target.
turn = Choose four dice for new cards. Then announce manipulations (changes to your molecule), one after another: two black dice decide whether each succeeds.
glance-1 = Everybody starts from a reagent and works towards the same target.
glance-2 = Roll four coloured dice: each gives up to two cards of its colour.
glance-3 = Announce a manipulation: a change to your molecule. The others may play Boom cards against it, you may play Chemistry cards for it.
glance-4 = Two dice must reach the difficulty: 7 for a Reaction, 5 for a Characterisation. 10 or more always succeeds, 2 always fails.
glance-5 = All manipulations of a turn are of one type, and you need your three safety tokens.
glance-6 = The first molecule equal to the target wins at once.
legend-yellow = Yellow centre: room for a single bond.
legend-purple = Purple centre: room for a double bond.
legend-coat = Safety token: without all three you cannot announce.
legend-boum = Boom card: makes another player’s manipulation harder.
legend-chimie = Chemistry card: helps your own manipulation.
legend-securite = Safety card: brings back a lost token.

# Options and endings
option-target = Target molecule
option-target-aspirin = Aspirin (easy)
option-target-cinnamaldehyde = Cinnamaldehyde (easy)
option-target-myrcene = Myrcene (medium)
option-target-linalool = Linalool (medium)
option-target-vanillin = Vanillin (hard)
option-target-coumarin = Coumarin (hard)
option-target-resveratrol = Resveratrol (hard)
option-reagents = Reagent piles
option-reagents-suggested = Those suggested for the target
option-reagents-all = All ten
option-hydroxyl = Hydroxyls in one step
option-hydroxyl-off = No: the oxygen of an O–H comes with a reagent
option-hydroxyl-on = Yes: a yellow centre may become an O–H
option-piles = Reagents by their numbers, such as 1,2,8
reagents-no-route = Labtable finds no route to this target from { $count ->
    [one] reagent { $reagents } alone
   *[other] reagents { $reagents }
}: choose more of them.
setup-reagents-chosen = Those that you choose
setup-no-route = No route from these reagents
option-molecule = Your own molecule, as SMILES or by name
setup-steps = { $steps ->
        [one] One manipulation
        *[other] { $steps } manipulations
    } on a route that Labtable knows
setup-own = A molecule of your own
setup-own-hint = Up to 14 carbons and 7 oxygens, within reach of the ten reagents
setup-reads = Letters are atoms, = is a double bond, brackets hold a branch, equal numbers close a ring. Hydrogens are added.
setup-stays = The target stays as it is drawn.
setup-known = Known by name
own-too-long = A molecule is written in at most { $most } characters; this text has { $length }.
own-without-rdkit = To read a molecule of your own, Labtable needs RDKit: install it with `pip install 'labtable[chem]'`, or choose one of the names that it knows: { $names }.
own-near = Labtable does not know { $molecule }. Did you mean: { $names }?
own-unknown = { $molecule } is neither a SMILES nor a name that Labtable knows, such as styrene or limonene.
own-words = { $molecule } has more than one word: write one name that Labtable knows, or one SMILES with nothing after it.
own-stereo = { $molecule } says how the molecule is arranged in space (@, / or \). Tokens are flat and cannot show that: write it without these signs.
own-impossible = { $molecule } is not a molecule: an atom has more bonds than it can have, or a ring written in small letters is not aromatic.
own-atom = { $molecule } has { $element ->
    [any] a reactive centre
   *[other] an atom of { $element }
}; a target holds only carbon, hydrogen and oxygen.
own-charge = { $molecule } has a charge or an isotope; tokens show plain atoms only.
own-too-heavy = { $molecule } has { $count } carbons and oxygens; each player has only { $carbons } carbons and { $oxygens } oxygens.
own-only-hydrogen = { $molecule } is only hydrogen; a target has a carbon or an oxygen.
own-radical = { $molecule } has a radical; tokens show plain atoms only.
own-triple-bond = { $molecule } has a triple bond; tokens show single and double bonds only.
own-other-bond = { $molecule } has a bond that is neither single nor double; tokens show no other.
own-too-many = { $molecule } has { $count } { $token ->
    [carbon] carbons
    [oxygen] oxygens
    [hydrogen] hydrogens
   *[centre] centres
}; each player has only { $most }.
own-not-whole = { $molecule } is not a whole molecule: it needs atoms, and no reactive centre.
own-pieces = { $molecule } is more than one molecule; a target is one piece.
own-two-doubles = { $molecule } has two double bonds on one atom; a token has only one double face.
own-ring = { $molecule } has a ring of { $size }; rings have five or six atoms.
own-not-flat = { $molecule } cannot be laid flat: two of its rings share more than one bond, or a ring would lie on top of an atom.
own-too-many-rings = { $molecule } has too many rings for the table.
own-out-of-reach = { $molecule } is out of reach: Labtable finds no route to it from the ten reagents.
ending-synthesis = The molecule is made and the patent filed.
ending-out-of-time = Nobody made the molecule in time.

# Names
target-aspirin = aspirin
target-cinnamaldehyde = cinnamaldehyde
target-myrcene = myrcene
target-linalool = linalool
target-vanillin = vanillin
target-coumarin = coumarin
target-resveratrol = resveratrol
target-own = your own molecule
reagent-methyl = no. { $number } methyl
reagent-ethylidyne = no. { $number } open ethylidyne
reagent-hydroxyl = no. { $number } hydroxyl
reagent-phenylene = no. { $number } para-phenylene
reagent-isoprene-unit = no. { $number } isoprene unit
reagent-methylidene = no. { $number } methylidene
reagent-methine = no. { $number } CH hinge
reagent-phenyl = no. { $number } phenyl
reagent-carboxyl = no. { $number } carboxyl
reagent-hydroxyphenyl = no. { $number } hydroxyphenyl
card-acid = Acid Splash
card-fire = Fire Breaks Out
card-flask = Cracked Flask
card-can = Empty Can
card-patent = Patent Filed
card-balance = Miscalibrated Balance
card-alarm = Fire Alarm
card-master = Old Master Chemist
card-catalyst = Catalyst
card-protocol = Detailed Protocol
card-hood = Fume Hood
card-retry = Second Try
card-clean-coat = Clean Coat
card-new-extinguisher = Refilled Extinguisher
card-new-glassware = New Glassware
effect-difficulty = difficulty { $change }
effect-change = { $change }
effect-lose-coat = coat lost
effect-lose-extinguisher = extinguisher lost
effect-lose-glassware = glassware lost
effect-lose-reagent = a reagent is lost
effect-end-turn = ends the turn
effect-keep-reagent = reagent kept after a failure
effect-ignore-boum = cancels a Boom card
effect-reroll = second roll after a failure
effect-recover-coat = coat returns
effect-recover-extinguisher = extinguisher returns
effect-recover-glassware = glassware returns
safety-coat = coat
safety-extinguisher = extinguisher
safety-glassware = glassware
colour-reagent = Reagent
colour-chimie = Chemistry
colour-boum = Boom
colour-securite = Safety
dice-name = { $count ->
        [one] 1 { $colour } die
        *[other] { $count } { $colour } dice
    }
manipulation-single-bond = formation of a single bond
manipulation-double-bond = formation of a double bond
manipulation-cleavage = Zewail’s selective cleavage
manipulation-double-cleavage = Zewail’s double cleavage
manipulation-addition = addition on a double bond
manipulation-elimination = elimination to a double bond
manipulation-split = change of hybridisation, purple to yellow
manipulation-merge = change of hybridisation, yellow to purple
manipulation-single-ring = ring by a single bond
manipulation-double-ring = ring by a double bond
manipulation-hydrogen = characterisation of a hydrogen
manipulation-hydroxyl = characterisation of a hydroxyl
manipulation-oxygen = characterisation of an oxygen

# What is asked
prompt-start = Choose the reagent you start from, on the way to { $target }.
prompt-dice = Choose four coloured dice to roll.
prompt-take = { $left ->
        [one] Take a reagent.
        *[other] Take a reagent: { $left } to take.
    }
prompt-take-resale = The resale succeeded: take another reagent, or none.
prompt-discard = You hold more than three cards of one colour: put one back.
prompt-announce-recover = You cannot announce anything without your { $tokens }: play { $cards } first, or end your turn.
prompt-announce-resell = You cannot announce anything without your { $tokens }, and no Safety card in your hand brings it back: resell a reagent, or end your turn.
prompt-announce = Change your molecule: choose what to try, or end your turn.
prompt-reagent = Choose the reagent from your hand that reacts.
prompt-partner = Choose the other end of the ring.
prompt-boum = Play Boom cards against it, or let it go on.
prompt-chimie = Play Chemistry cards to help your manipulation, or roll the dice.
prompt-ignore = Choose the Boom card that your Fume Hood cancels.
prompt-reroll = The roll failed. Play Second Try, or accept the result?
prompt-lose = Critical failure: which safety token do you lose?
prompt-wait-start = { $who } chooses a starting reagent.
prompt-wait-dice = { $who } chooses dice.
prompt-wait-take = { $who } takes a reagent.
prompt-wait-take-resale = { $who } may take another reagent.
prompt-wait-discard = { $who } must put a card back.
prompt-wait-announce = { $who } chooses a manipulation.
prompt-wait-reagent = { $who } chooses a reagent to react.
prompt-wait-partner = { $who } chooses the other end of the ring.
prompt-wait-boum = { $who } may play Boom cards.
prompt-wait-chimie = { $who } may play Chemistry cards.
prompt-wait-ignore = { $who } chooses the Boom card to cancel.
prompt-wait-reroll = { $who } may play Second Try.
prompt-wait-lose = { $who } chooses a safety token to lose.

# Actions
action-start = Start from { $reagent }
action-choose = Take { $reagent }
action-dice = Roll { $most } and { $last }
action-give-reagent = Put { $reagent } back on its pile
action-give-card = Put { $card } under its pile
action-resell = Resell { $reagent }
action-end = End the turn
action-single = Bond a reagent to { $atom } by a single bond
action-double = Bond a reagent to { $atom } by a double bond
action-cleave = Cut { $atom }–{ $other } and keep { $atom } (selective cleavage)
action-cleave-double = Cut { $atom }={ $other } and keep { $atom } (double cleavage)
action-cleave-hydrogen = Cut a hydrogen off { $atom } (selective cleavage)
action-addition = Make { $atom }={ $other } a single bond (addition)
action-elimination = Make a double bond between { $atom } and { $other } (elimination)
action-no-bond = Bond { $slot } of { $atom } (there is none)
action-hybridise = Change the hybridisation of { $atom }
action-close-single = Close a ring from { $atom } by a single bond
action-close-double = Close a ring from { $atom } by a double bond
action-hydrogen = Put a hydrogen on { $atom }
action-hydroxyl = Put an O–H on { $atom }
action-oxygen = Put a double-bonded oxygen on { $atom }
action-partner = Close the ring at { $atom }
action-use = React with { $reagent }
action-use-other = React with { $reagent }, by its other centre
action-use-centre = React with { $reagent }, by its centre no. { $number }
action-play = { $rolls ->
        [0] Play { $card }
        *[other] Play { $card }, then the dice roll
    }: { $effects }
action-play-odds = { $rolls ->
        [0] Play { $card }
        *[other] Play { $card }, then the dice roll
    }: { $effects }. Chance of success { $before } % → { $after } %
action-pass-boum = Play no more Boom cards
action-pass-chimie = Roll the dice
action-pass-reroll = Accept the result
action-pass-take = Take no reagent
action-ignore = Cancel { $card }
action-lose = Lose the { $token }
action-securite = Play { $card } to get a safety token back: { $token }

# What happened
chance-success = It succeeds.
chance-failure = It fails.
chance-critical = Two ones: it fails, and a safety token is lost.
chance-dice = { $dice }: { $whole }.{ $tenth } cards on average, at least one
chance-resale = { $reagent } goes back on its pile, and another reagent is taken.
chance-no-resale = { $reagent } goes back on its pile, and nothing is given for it.
loss-full = There are already three { $colour } cards in the hand: for every new one, a card goes back under its pile.
loss-reaction = Until the turn ends, only Reactions can be announced.
loss-characterisation = Until the turn ends, only Characterisations can be announced.
loss-effect = { $card } has no effect here: { $effect }.
event-started = { $who } starts from { $reagent }.
event-rolled = { $who } rolls a { $colour } die: { $cards ->
        [0] nothing
        [one] one card
        *[other] { $cards } cards
    }.
event-took = { $who } takes { $reagent }.
event-drew = { $who } draws { $card }.
event-drew-hidden = { $who } draws a { $colour } card.
event-discarded = { $who } puts { $card } under its pile.
event-returned = { $who } puts { $reagent } back on its pile.
event-resold = { $who } resells { $reagent } and rolls { $die }.
event-announced = { $who } announces: { $manipulation }, at { $atom }.
event-closing = { $who } will close the ring at { $atom }.
event-used = { $who } reacts with { $reagent }.
event-played = { $who } plays { $card }.
event-ignored = { $who } cancels { $card }: it counts for nothing.
event-threw = { $who } rolls { $sum } with the black dice against a difficulty of { $difficulty }.
event-done = { $who } succeeds: { $manipulation }.
event-failed = { $who } fails: the molecule stays as it was.
event-lost = { $who } loses a safety token: { $token }.
event-recovered = { $who } gets a safety token back: { $token }.
event-turn-ended = The turn of { $who } ends.
event-round = Round { $round } begins; { $who } is first.
event-last-round = Round { $round } is the last one; { $who } is first. If nobody makes the molecule now, nobody wins.
event-synthesised = { $who } has made { $target } and wins!
event-out-of-time = Forty rounds are over and nobody has made the molecule: nobody wins.
event-passed-boum = { $who } plays no more Boom cards.
event-passed-chimie = { $who } rolls the dice.
event-passed-reroll = { $who } accepts the result.
event-passed-take = { $who } takes no reagent.

# Why not
refusal-pile-not-in-play = That reagent is not used in this game; take one of the piles on the table.
refusal-pile-empty = That pile is empty; take another reagent.
refusal-reagent-in-hand = You already hold that reagent, and a hand never has two of a kind; take another.
refusal-not-in-hand = You do not hold that card; play one from your hand.
refusal-not-that-colour = You do not have too many cards of that colour; put back one of the colour of which you hold more than three.
refusal-resale-too-late = You can resell one reagent a turn, before your first announcement; wait for your next turn.
refusal-just-resold = You have just resold that reagent; take another one.
refusal-tokens-missing = You need all three safety tokens to announce; play the Safety card that brings back the missing one.
refusal-other-type = All manipulations of a turn are of one type; end your turn to change between Reactions and Characterisations.
refusal-no-such-atom = Your molecule has no such atom; choose one that it has.
refusal-no-yellow-centre = That atom has no yellow centre; choose one that has, or cut off a hydrogen there first.
refusal-no-purple-centre = That atom has no purple centre; choose one that has, or merge two yellow centres there first.
refusal-centre-used = That centre has already been used this turn; you can use it again next turn.
refusal-no-reagent = You need a reagent in your hand with a centre of that colour; roll reagent dice to get one.
refusal-no-such-centre = That reagent has no such centre; choose another one.
refusal-box-too-small = A molecule has at most 14 carbons, 7 oxygens, 18 hydrogens and 10 centres; cut something off first.
refusal-no-such-bond = Your molecule has no such bond; choose one that it has.
refusal-bond-used = You have already tried that bond this turn; you can try it again next turn.
refusal-ring-bond = Cutting a bond of a ring would not split anything off; cut one outside the ring.
refusal-no-hydrogen = That atom bears no hydrogen; choose one that does.
refusal-carbon-only = Additions and eliminations happen between two carbons; choose a bond between carbons.
refusal-two-doubles = An atom has at most one double bond, because its token has no face for two; choose atoms without one.
refusal-no-partner = No free centre of that colour is at the right distance; a ring has five or six atoms.
refusal-ring-size = A ring has five or six atoms; choose a centre at that distance.
refusal-variant-off = The hydroxyl variant is off in this game: the oxygen of an O–H comes with a reagent.
refusal-nothing-to-ignore = There is no such Boom card on the table; cancel one that was played.
refusal-token-not-lost = You still have that token; keep the card until you lose it.
refusal-token-gone = You have already lost that token; choose one that you still have.
refusal-overlap = The new ring would lie on top of another one; rings share at most one bond. Choose ends that make a ring beside the others.
refusal-no-room = One of these carbons is surrounded by rings, so there is no room for a centre; choose a double bond on the outside.
refusal-hybridised-carbon = Only centres on a carbon change their colour; choose a carbon.
refusal-two-yellow = This needs two yellow centres on one carbon; choose a carbon that has two.
refusal-yellow-pair = An elimination needs a yellow centre on each of the two carbons; cut a hydrogen off first.
refusal-reagent-not-held = You do not hold that reagent; react with one in your hand.
refusal-nothing-to-resell = You can resell only a reagent that you hold.
refusal-not-held = You do not hold that card; put back one of your own.
refusal-no-safety-card = You hold no such Safety card; roll Safety dice to draw one.
resting-pile = Cards of this pile come from its dice: roll them, and the cards are drawn for you.

# A hint from the route finder
hint-start = A route starts from { $reagent } and takes { $left ->
        [one] one manipulation
        *[other] { $left } manipulations
    }.
hint-none = The route finder knows no way from this molecule to the target.
hint-ready = { $left ->
        [one] One manipulation
        *[other] { $left } manipulations
    } to go on the route that Labtable knows, and no reagent is missing.
hint-later = { $left ->
        [one] One manipulation
        *[other] { $left } manipulations
    } to go on the route that Labtable knows, but none of them is possible this turn.
hint-cards = { $left ->
        [one] One manipulation
        *[other] { $left } manipulations
    } to go on the route that Labtable knows. Still missing: { $reagents }.
hint-now = { $left ->
        [one] One manipulation
        *[other] { $left } manipulations
    } to go on the route that Labtable knows. Next: { $action }.
hint-now-with = { $left ->
        [one] One manipulation
        *[other] { $left } manipulations
    } to go on the route that Labtable knows. Next: { $action }: { $reagent }.
hint-give = Put back { $reagent }: the route needs it last, or not at all.
hint-tokens = A safety token must come back first: { $tokens }.
hint-tokens-with = A safety token must come back first: { $tokens }. Play { $cards }.
hint-use = The route takes { $reagent } here.
hint-partner = The route closes the ring at { $atom }.

# The board
board-round = Round { $number }
board-target = Target: { $target }
board-piles = Piles: { $chimie } chemistry, { $boum } boom, { $securite } safety
board-stock = Reagents: { $list }
board-hand = { $chimie } chemistry, { $boum } boom, { $securite } safety
board-announced = { $manipulation } · difficulty { $difficulty }
board-played = On the table: { $list }
board-no-molecule = no molecule yet
board-first = first
board-missing = without: { $list }
board-safe = all three safety tokens
board-legend = number: atom · ● yellow centre · ◆ purple centre · ─ single · ═ double · ┄ aromatic bond · ○ ◇ centre used this turn
board-molecule = Your molecule
board-whose = Molecule of
board-atom-ring = in a ring of { $size }
board-atom-single = single bond to { $atom }
board-atom-double = double bond to { $atom }
board-atom-aromatic = aromatic bond to { $atom }
board-atom-hydrogens = { $count ->
    [one] one hydrogen
   *[other] { $count } hydrogens
  }
board-atom-yellow = { $count ->
    [one] one yellow centre
   *[other] { $count } yellow centres
  }
board-atom-purple = { $count ->
    [one] one purple centre
   *[other] { $count } purple centres
  }
board-atom-free = { $count } of them free
board-atom-done = as in the target
board-atom-there = in its place, not yet as in the target
board-atom-surplus = not part of the target
board-atom-missing = still missing in your molecule
board-goal-atom = Target, { $atom }
board-differs = What your molecule still lacks
board-one-bond = one bond
board-two-bonds = two bonds
board-roll = The roll
board-roll-of = { $who }’s roll
board-to-reach = to reach with two dice
board-dice = Resource dice
board-dice-hint = Press a die once for each one you roll; press its number to put one back.
board-dice-most = No more { $colour } dice: at most { $count } with this choice.
board-dice-rest = Each die gives nothing, one or two cards of its colour.
board-die = { $colour } die, { $count } chosen
board-die-back = Put back a { $colour } die
board-all-piles = Piles
board-left = { $count } left
board-step-announce = Announce
board-step-roll = Roll
board-safety = Your safety tokens
board-held = held
board-lost = lost
board-your-hand = Your hand
board-fragment-methyl = Methyl
board-fragment-ethylidyne = Open ethylidyne
board-fragment-hydroxyl = Hydroxyl
board-fragment-phenylene = Para-phenylene
board-fragment-isoprene-unit = Isoprene unit
board-fragment-methylidene = Methylidene
board-fragment-methine = CH hinge
board-fragment-phenyl = Phenyl
board-fragment-carboxyl = Carboxyl
board-fragment-hydroxyphenyl = Hydroxyphenyl

# Did you know: science and history in our own words
note-benzene = Michael Faraday found benzene in 1825, in what was left over from making lamp gas.
note-urea = In 1828 Friedrich Wöhler made urea, a substance of the living body, without any living thing.
note-aspirin = In 1763 Edward Stone reported that willow bark helps against fever. In 1897 Felix Hoffmann made a relative of what works in it, pure: acetylsalicylic acid, or aspirin.
note-croquet = August Wilhelm Hofmann built molecules of croquet balls in 1865. White hydrogen, black carbon, red oxygen: his colours have stayed.
note-lines = Archibald Scott Couper was the first to draw bonds as lines between letters, in 1858. Alexander Crum Brown’s formulas of 1864 already look much like ours.
note-backwards = Chemists plan a synthesis backwards, from the target to what is at hand. Elias James Corey won the Nobel Prize of 1990 for showing how.
board-route = Route
board-route-silent = There is no advice about the route just now.
board-stand = Atoms:
board-stand-done = in place
board-stand-there = with bonds to change
board-stand-missing = still to add
board-to-go = { $left ->
        [0] Molecule made
        [one] one manipulation to go
        *[other] { $left } manipulations to go
    }
board-manipulates = announced by { $who }
board-type-reaction = Reaction
board-type-characterisation = Characterisation
board-needs-reaction = Bonds or centres R change: { $difficulty } or more with two dice
board-needs-characterisation = A centre R becomes H or O: { $difficulty } or more with two dice
board-odds = { $success } of { $ways } throws reach { $difficulty }
board-chance = to succeed
board-roll-success = It works.
board-roll-failure = It fails.
board-roll-success-critical = 10 or more always works.
board-roll-failure-critical = Critical failure: you lose a safety token.
board-owed = +{ $count }
board-against = against { $difficulty }
board-how-start = Make { $target } before the others. Begin by pressing a reagent pile: its fragment is your first molecule.
board-how-dice = Each round everyone rolls four dice of their choice: a reagent die gives fragments to build with, the others give cards.
board-how-manipulate = Then, in turn, change your molecule: join a reagent at a centre R, cut a bond or a hydrogen, turn a centre into H or O. Press the atom or the bond.
board-how-boum = The others may spoil it with Boom cards; you answer with Chemistry cards. Safety cards bring lost safety tokens back.
board-how-roll = Two black dice decide. Hydrogens and oxygens are easier than reactions. With no centre left and all atoms as in the target, you win at once.
board-gave = { $count ->
        [0] nothing
        [one] one card
        *[other] { $count } cards
    }
board-to-go-short = { $left } to go

# What made the scores
score-says = { $number ->
    [0] { "" }
   *[other] target made
}
score-made = { $who } made { $target } in round { $round }: the first to do so wins, and nothing else counts.

# What only the player to move can see, where others look on
own-secret = the cards in the hand

# What the rulebook does not say
gap-share = How many tokens each player has
gap-dice = The faces of the dice
gap-reagents = The reagents
gap-boum = The Boom cards
gap-chimie = The Chemistry cards
gap-securite = The Safety cards
gap-own = Molecules that you can choose by name

# How far players are from what a reason speaks of
aim-target = { $count ->
    [0] { $target } is made.
    [one] { $who } has 1 manipulation left to { $target }.
   *[other] { $who } has { $count } manipulations left to { $target }.
}
aim-reagent = { $count ->
    [0] { $reagent }, which the route needs, is not in hand.
   *[1] { $reagent }, which the route needs, is in hand.
}

# What is true of a position
fact-card = { $who } has a card for later: { $card }.
fact-no-token = Without this safety token { $who } may not announce anything: { $tokens }.
fact-none-needed = { $who } needs no more reagents on the way to { $target }.
fact-missing = On the way to { $target }, { $who } still lacks { $reagents }.
fact-all-held = { $who } holds every reagent for the way to { $target }: { $reagents }.

# What a reason counts: what one move leaves more or fewer of than another
holding-reagents = { $count ->
    [one] 1 reagent
   *[other] { $count } reagents
}
holding-cards = { $count ->
    [one] 1 other card
   *[other] { $count } other cards
}
holding-tokens = { $count ->
    [one] 1 safety token
   *[other] { $count } safety tokens
}

# A molecule beside its target
difference-bond-single = { $atom } and { $other } must be joined by a single bond.
difference-bond-double = { $atom } and { $other } must be joined by a double bond.
difference-bond-aromatic = { $atom } and { $other } must be joined by an aromatic bond.
difference-lacks = Your { $atom } lacks the { $group } that { $goal } of the target has.
difference-missing = The { $group } of the target is missing.
difference-hydrogens = Your { $atom } has { $here ->
    [one] one hydrogen
   *[other] { $here } hydrogens
  }; the target has { $hydrogens } there.
difference-surplus = { $count ->
    [one] { $atoms } is not part of the target.
   *[other] { $atoms } are not part of the target.
  }
group-hydroxyl = hydroxyl group
group-carbonyl = oxygen with a double bond
group-methyl = methyl group
group-aldehyde = aldehyde group
group-carboxyl = carboxyl group
group-formula = group { $formula }
