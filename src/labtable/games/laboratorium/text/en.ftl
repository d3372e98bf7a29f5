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
option-hydroxyl-off = No: oxygen first, then hydrogen
option-hydroxyl-on = Yes: a yellow centre may become an O–H
option-molecule = Your own molecule, as SMILES or by name
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
reagent-ethylidene = no. { $number } open ethylidene
reagent-oxygen = no. { $number } oxygen bridge
reagent-phenylene = no. { $number } para-phenylene
reagent-ethylene = no. { $number } ethylene bridge
reagent-vinyl = no. { $number } vinyl
reagent-methine = no. { $number } CH hinge
reagent-phenyl = no. { $number } phenyl
reagent-carbonyl = no. { $number } carbonyl
reagent-carboxyl = no. { $number } carboxyl
card-acid = Acid Splash
card-fire = Fire Breaks Out
card-flask = Cracked Flask
card-can = Empty Can
card-patent = Patent Filed
card-balance = Balance out of True
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
effect-lose-reagent = reagent lost
effect-end-turn = ends the turn
effect-keep-reagent = reagent kept
effect-ignore-boum = ignore a Boom
effect-reroll = roll again
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
prompt-take = Take a reagent card.
prompt-discard = You hold four cards of one colour: put one back.
prompt-announce = Announce a manipulation, or end your turn.
prompt-reagent = Choose the reagent card that reacts.
prompt-partner = Choose the other end of the ring.
prompt-boum = Play Boom cards against this manipulation, or let it be.
prompt-chimie = Play Chemistry cards, or roll.
prompt-ignore = Which Boom card do you ignore?
prompt-reroll = It failed. Try a second time, or let it stand?
prompt-lose = Critical failure: which safety token do you lose?
prompt-wait-start = { $who } chooses a starting reagent.
prompt-wait-dice = { $who } chooses dice.
prompt-wait-take = { $who } takes a reagent.
prompt-wait-discard = { $who } has a card too many.
prompt-wait-announce = { $who } manipulates.
prompt-wait-reagent = { $who } chooses a reagent to react.
prompt-wait-partner = { $who } chooses the other end of the ring.
prompt-wait-boum = { $who } may play Boom cards.
prompt-wait-chimie = { $who } may play Chemistry cards.
prompt-wait-ignore = { $who } chooses the Boom card to ignore.
prompt-wait-reroll = { $who } may try a second time.
prompt-wait-lose = { $who } loses a safety token.

# Actions
action-start = Start from { $reagent }
action-choose = Take { $reagent }
action-dice = Roll { $reagent } reagent, { $chimie } chemistry, { $boum } boom, { $securite } safety
action-give-reagent = Put back { $reagent }
action-give-card = Put { $card } under its pile
action-resell = Resell { $reagent }
action-end = End the turn
action-single = Single bond with a reagent at { $atom }
action-double = Double bond with a reagent at { $atom }
action-cleave = Cut { $atom }–{ $other } and keep { $atom }
action-cleave-double = Cut { $atom }={ $other } and keep { $atom }
action-cleave-hydrogen = Cut a hydrogen off { $atom }
action-addition = Addition on { $atom }={ $other }
action-elimination = Elimination between { $atom } and { $other }
action-no-bond = Bond { $slot } of { $atom }
action-hybridise = Change the hybridisation of { $atom }
action-close-single = Close a ring from { $atom } by a single bond
action-close-double = Close a ring from { $atom } by a double bond
action-hydrogen = Put a hydrogen on { $atom }
action-hydroxyl = Put an O–H on { $atom }
action-oxygen = Put a double-bonded oxygen on { $atom }
action-partner = Close the ring at { $atom }
action-use = React with { $reagent }
action-use-other = React with { $reagent }, by its other centre
action-play = Play { $card }
action-pass-boum = No (more) Boom card
action-pass-chimie = Roll the dice
action-pass-reroll = Let it stand
action-ignore = Ignore { $card }
action-lose = Lose the { $token }
action-securite = Play { $card } to get a token back

# What happened
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
event-returned = { $reagent } goes back on its pile ({ $who }).
event-resold = { $who } resells { $reagent } and rolls { $die }.
event-announced = { $who } announces: { $manipulation }, at { $atom }.
event-closing = { $who } will close the ring at { $atom }.
event-used = { $who } reacts with { $reagent }.
event-played = { $who } plays { $card }.
event-ignored = { $who } ignores { $card }.
event-threw = The black dice show { $sum } against a difficulty of { $difficulty }.
event-done = { $who } succeeds: { $manipulation }.
event-failed = { $who } fails.
event-lost = { $who } loses a safety token: { $token }.
event-recovered = { $who } gets a safety token back: { $token }.
event-turn-ended = The turn of { $who } ends.
event-round = Round { $round } begins; { $who } is first.
event-synthesised = { $who } has made { $target } and wins!
event-out-of-time = The laboratory closes: nobody made the molecule.
event-passed-boum = { $who } plays no (more) Boom card.
event-passed-chimie = { $who } rolls.
event-passed-reroll = { $who } lets the roll stand.

# Why not
refusal-pile-not-in-play = That reagent is not used in this game; take one of the piles on the table.
refusal-pile-empty = That pile is empty; take another reagent.
refusal-reagent-in-hand = You hold that reagent already, and never two of a kind; take another.
refusal-not-in-hand = You do not hold that card.
refusal-not-that-colour = You have no card too many of that colour; put back one of the crowded colour.
refusal-resale-too-late = You may resell one reagent, before your first announcement of the turn.
refusal-just-resold = You have just resold that reagent; take another one.
refusal-tokens-missing = You need all three safety tokens; play the Safety card that brings yours back.
refusal-other-type = All manipulations of a turn are of one type: either Reactions or Characterisations.
refusal-no-such-atom = There is no such atom in your molecule.
refusal-no-yellow-centre = There are not enough yellow centres there.
refusal-no-purple-centre = There is no purple centre there.
refusal-centre-used = That centre has had its manipulation of this turn; it is free again next turn.
refusal-no-reagent = You need a reagent card with a centre of that colour.
refusal-no-such-centre = That card has no such centre.
refusal-box-too-small = Your share of the box has no tokens left for that: 14 carbons, 7 oxygens, 18 hydrogens, 10 centres.
refusal-no-such-bond = There is no such bond.
refusal-bond-used = That bond was tried already this turn.
refusal-ring-bond = A bond inside a ring splits nothing off; cut one outside it.
refusal-no-hydrogen = There is no hydrogen there.
refusal-carbon-only = That manipulation is for carbons only.
refusal-aromatic = An aromatic ring stays as it is: no addition there.
refusal-two-doubles = An atom has at most one double bond: its token has no face for two.
refusal-no-partner = No free centre of that colour is far enough for a ring of five or six.
refusal-ring-size = That would not be a ring of five or six atoms.
refusal-variant-off = The hydroxyl variant is off in this game: bring the oxygen first, then the hydrogen.
refusal-nothing-to-ignore = No such Boom card lies on the table.
refusal-after-the-roll = Second Try is played after a roll that failed.
refusal-only-reroll = After the roll, only Second Try can be played.
refusal-token-not-lost = You still have that token.
refusal-token-gone = That token is gone already; choose one you still have.

# A hint from the route finder
hint-start = A shortest route starts from { $reagent } and takes { $left } manipulations.
hint-none = The route finder knows no way on from this molecule.
hint-ready = { $left ->
        [one] One manipulation
        *[other] { $left } manipulations
    } to go on a shortest route, and no reagent is missing.
hint-later = { $left ->
        [one] One manipulation
        *[other] { $left } manipulations
    } to go on a shortest route, but none of them this turn.
hint-cards = { $left ->
        [one] One manipulation
        *[other] { $left } manipulations
    } to go on a shortest route. Still missing: { $reagents }.
hint-now = { $left ->
        [one] One manipulation
        *[other] { $left } manipulations
    } to go on a shortest route. Next: { $action }.
hint-now-with = { $left ->
        [one] One manipulation
        *[other] { $left } manipulations
    } to go on a shortest route. Next: { $action }: { $reagent }.
hint-give = Put back { $reagent }: the shortest route needs it least.
hint-tokens = A safety token must come back first: { $tokens }.
hint-use = The shortest route takes { $reagent } here.
hint-partner = The shortest route closes the ring at { $atom }.

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
board-whose = Whose molecule
board-atom = { $atom }: { $hydrogens } hydrogen, { $yellow } yellow and { $purple } purple centres, { $free } of them free
board-one-bond = one bond
board-two-bonds = two bonds
board-roll = The roll
board-to-reach = to reach with two dice
board-dice = Resource dice
board-dice-hint = Press a die once for each one you roll; press its number to put one back.
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
board-fragment-ethylidene = Open ethylidene
board-fragment-oxygen = Oxygen bridge
board-fragment-phenylene = Para-phenylene
board-fragment-ethylene = Ethylene bridge
board-fragment-vinyl = Vinyl
board-fragment-methine = CH hinge
board-fragment-phenyl = Phenyl
board-fragment-carbonyl = Carbonyl
board-fragment-carboxyl = Carboxyl

# Did you know: science and history in our own words
note-benzene = Michael Faraday found benzene in 1825, in what was left over from making lamp gas.
note-urea = In 1828 Friedrich Wöhler made urea, a substance of the living body, without any living thing.
note-aspirin = Willow bark was chewed against pain for ages; in 1897 Felix Hoffmann made pure acetylsalicylic acid: aspirin.
note-croquet = August Wilhelm Hofmann built molecules of croquet balls in 1865. White hydrogen, black carbon, red oxygen: his colours have stayed.
note-lines = Bonds are drawn as lines between letters since the 1860s; Alexander Crum Brown was among the first.
note-backwards = Chemists plan a synthesis backwards, from the target to what is at hand. Elias James Corey won the Nobel Prize of 1990 for showing how.
board-hint = Hint
board-stand-done = done
board-stand-there = to finish
board-stand-missing = missing
board-to-go = { $left ->
        [0] Molecule made
        [one] one manipulation to go
        *[other] { $left } manipulations to go
    }
board-manipulates = announced by { $who }
board-type-reaction = Reaction
board-type-characterisation = Characterisation
board-needs = { $difficulty } or more with two dice
board-odds = { $success } of { $ways } throws reach { $difficulty }
board-chance = to succeed
board-roll-success = It works.
board-roll-failure = It fails.
board-roll-success-critical = 10 or more always works.
board-roll-failure-critical = Critical failure: a safety token goes.
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
