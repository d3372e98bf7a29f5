# The aim and a turn, for newcomers
aim = Build atoms that match the goals in the row: a goal is worth 10 points and one more for each of its protons. The player with the most points wins.
turn = Play two particle cards: add the particles to a bohrd (an atom board), or move as many from one bohrd to another. Take a goal whenever a bohrd matches it exactly.
glance-1 = The bohrds, boards on which atoms are built, belong to everybody: what you build, another player may finish.
glance-2 = A particle card adds exactly its value to one bohrd, or moves exactly that many to another bohrd.
glance-3 = After each play you draw a card.
glance-4 = A goal is taken in your own turn when a bohrd has exactly its protons, neutrons and electrons.
glance-5 = A Power Play card uses your character’s power. It comes before your first play.
glance-6 = The game ends when the last goal is taken.
legend-proton = Proton: how many there are says which element it is.
legend-neutron = Neutron: their number must match too.
legend-electron = Electron: it sits on the rings, from the inside out.
legend-power = Power Play: the power of your character.
legend-bohrd = Bohrd: the game’s word for an atom board, with rings for the electrons, as Niels Bohr thought of them.

# Options
option-scenario = Scenario: what the world needs
option-scenario-suggested = Suggested for your number of players
option-scenario-first-light = First Light
option-scenario-breath-of-air = A Breath of Air
option-scenario-hungry-fields = Hungry Fields
option-scenario-battery-drought = Battery Drought
option-scenario-bones-and-bridges = Bones and Bridges
option-scenario-silent-screens = Silent Screens
option-scenario-salt-of-the-earth = Salt of the Earth
option-scenario-first-ten = The First Ten
option-scenario-empty-pharmacy = The Empty Pharmacy
setup-scenario = { $grade }, about { $minutes } minutes. Goals: { $goals }.
setup-without-characters = Without powers there are no characters to choose. Leave the characters out, or play with powers.
setup-character-too-far = { $character } is chosen for seat { $seat }, but only { $players } play. Choose another seat.
setup-character-twice = { $character } is chosen for two seats; each character can sit at one seat only.
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
option-powers = Characters and Power Play cards
option-powers-on = With characters and their powers
option-powers-off = Without them: particles only, for a first game
option-characters = Characters chosen for the seats in order, such as curie,,ozzy; empty places are dealt
option-brady = Saint Elmo Brady, whose power makes oxygen
option-brady-always = Dealt in every scenario
option-brady-with-oxygen = Dealt only in scenarios with oxygen
option-closing_time = Closing time
option-closing_time-on = The laboratory closes when a game has lasted very long (not in the rulebook)
option-closing_time-off = It never closes: only the last goal ends the game
option-first_player = First player
option-first_player-random = drawn by lot
option-first_player-first_seat = the first seat

# Endings
ending-last-goal = The last goal has been taken. The world has what it needs.
ending-lab-closed = Closing time: the laboratory shuts, and the points count as they stand.
ending-beyond-repair = There are too many electrons on the bohrds: no goal can be built any more. The points count as they stand.

# Refusals
refusal-no-such-card = You do not have that card in your hand. Choose one that you have.
refusal-no-plays-left = You have made both plays of this turn. Take a goal, or end your turn.
refusal-no-room-for-card = No bohrd has enough free electron places for this card. Play another card.
refusal-power-too-late = A Power Play card comes before your first particle card. Keep this one for your next turn.
refusal-curie-at-work = Marie Curie’s power asks you to play all your particle cards, each worth 1. Nothing else ends this turn.
refusal-no-match = This bohrd matches no goal in the row. Its protons, neutrons and electrons must all be those of one goal.
refusal-no-replacement = Only Saint Elmo Brady’s power can do that, once for each of his Power Play cards played this turn.
refusal-not-hydrogen = This bohrd is not a hydrogen atom. It must hold one proton, one electron and nothing else.
refusal-still-plays = You can end your turn after your second play. Play a particle card first.
refusal-playable = You can discard a card only when none of your particle cards can be played. Play one of them instead.
refusal-wrong-value = Place exactly as many particles as the card is worth.
refusal-rings-full = That bohrd has 36 electron places, and too few of them are free. Choose another bohrd.
refusal-not-enough-there = That bohrd does not hold that many of these particles. Choose another bohrd, or add the particles.
refusal-no-removal = You can add or move particles, but not remove them. Only the powers of Lewis, Ball and Yocchi remove particles.
resting-goal = No bohrd matches this goal yet. One must hold exactly its protons, neutrons and electrons.
resting-deck = Cards are drawn for you: one after each play.

# Prompts
prompt-wait = { $who } is thinking.
prompt-turn = { $plays ->
    [one] Your turn: play one more card.
   *[other] Your turn: play { $plays } cards.
  }
prompt-place = { $card }: add { $what } to a bohrd, or move as many from one bohrd to another.
prompt-place-free = { $card } is worth { $least } to { $most } this turn: add so many particles to a bohrd, move them to another, or remove them.
prompt-swap = Einstein: exchange one particle on a bohrd for one of another kind.
prompt-discard = { $count ->
    [one] Ozzy: discard one more card.
   *[other] Ozzy: discard { $count } cards.
  }
prompt-curie = Marie Curie: play all your particle cards, each worth 1.
prompt-end = Both plays are made: end your turn.
prompt-end-claim = Take { $goals }, or end your turn.
prompt-turn-claim = { $plays ->
    [one] Your turn: take { $goals } now, or play one more card first.
   *[other] Your turn: take { $goals } now, or play { $plays } cards first.
  }
loss-goal = { $goals } can be taken now. After the turn others can take it.

# Actions
action-play = Play { $card }
action-power = Use the power of { $character }
action-power-nobody = Play a Power Play card
action-claim = Take { $element } from bohrd { $bohrd } for { $points } points
action-claim-nothing = Take a goal with bohrd { $bohrd }
action-replace = Turn the hydrogen on bohrd { $bohrd } into oxygen
action-end = End the turn
action-discard = Discard { $card }
action-add = Add { $what } to bohrd { $bohrd }
action-move = Move { $what } from bohrd { $source } to bohrd { $target }
action-remove = Remove { $what } from bohrd { $bohrd }
action-swap = Exchange { $out } for { $into } on bohrd { $bohrd }

# Events
event-played = { $who } plays { $card }.
event-power = { $who } plays a Power Play card and uses the power of { $character }.
event-completed = Bohrd { $bohrd } is { $element } now, a goal for { $worth } points.
event-added = { $who } adds { $what } to bohrd { $bohrd }.
event-moved = { $who } moves { $what } from bohrd { $source } to bohrd { $target }.
event-removed = { $who } takes { $what } off bohrd { $bohrd }.
event-swapped = On bohrd { $bohrd }, { $out } is exchanged for { $into }.
event-replaced = The hydrogen on bohrd { $bohrd } becomes oxygen.
event-drew = { $who } draws a card.
event-drew-card = { $who } draws { $card }.
event-reshuffled = The discards are shuffled into a new deck.
event-discarded = { $who } discards { $card }.
event-claimed = { $who } takes { $element } from bohrd { $bohrd }: { $points } points.
event-goal-shown = A new goal: { $element }.
event-stopped = { $who } ends the turn.
event-turn = It is the turn of { $who }.

# Cards and particles
card-power = Power Play
card-proton = Proton { $value }
card-neutron = Neutron { $value }
card-electron = Electron { $value }
pieces-proton = { $count ->
    [one] one proton
   *[other] { $count } protons
  }
pieces-neutron = { $count ->
    [one] one neutron
   *[other] { $count } neutrons
  }
pieces-electron = { $count ->
    [one] one electron
   *[other] { $count } electrons
  }
piece-proton = a proton
piece-neutron = a neutron
piece-electron = an electron

# Characters
character-nobody = nobody
character-einstein = Albert Einstein
character-einstein-power = Exchange one particle on a bohrd for a particle of another kind. Then make your two plays.
character-lewis = Gilbert Lewis
character-lewis-power = For one turn your electron cards are worth 1, 2 or 3, as you choose, and may also remove electrons.
character-curie = Marie Curie
character-curie-power = Play all your particle cards, each worth 1, without drawing. Then draw five cards, and your turn is over.
character-ball = Alice Ball
character-ball-power = For one turn your proton cards are worth 1, 2 or 3, as you choose, and may also remove protons.
character-ozzy = Ozzy the Octopus
character-ozzy-power = Draw four cards, so that you hold eight. After your two plays, discard two cards.
character-yocchi = Yocchi
character-yocchi-power = For one turn your neutron cards are worth 1, 2 or 3, as you choose, and may also remove neutrons.
character-brady = Saint Elmo Brady
character-brady-power = Until after your second play, you may turn one complete hydrogen atom into an oxygen atom.

# Scenarios: a small true story each, and why each element is wanted
scenario-first-light-story = In its first minutes the universe made hydrogen, helium and a trace of lithium. Beryllium and boron came later, chipped off heavier atoms. Begin where everything began.
scenario-first-light-H = Fuel of every young star.
scenario-first-light-He = What the Sun makes of hydrogen.
scenario-first-light-Li = The Big Bang left a trace of it.
scenario-first-light-Be = Chipped off heavier atoms by cosmic rays.
scenario-first-light-B = Mostly the work of cosmic rays, too.

scenario-breath-of-air-story = A station under the sea must make its own air. Four fifths of what we breathe is nitrogen, one fifth oxygen, and the traces have their uses.
scenario-breath-of-air-H = With oxygen, the water in every breath.
scenario-breath-of-air-He = Mixed with oxygen it lets divers work at depth.
scenario-breath-of-air-C = As carbon dioxide it feeds every leaf.
scenario-breath-of-air-N = 78 % of dry air; it keeps fire in check.
scenario-breath-of-air-O = What the lungs are after: 21 % of dry air.
scenario-breath-of-air-Ne = 18 parts in a million of the air we breathe.

scenario-hungry-fields-story = Ammonia made from air and hydrogen grows the food of about half of all people. A field asks for more than that: some elements by the sack, some by the pinch.
scenario-hungry-fields-H = Three of them with one nitrogen: ammonia.
scenario-hungry-fields-B = A pinch of it ties plant cell walls together.
scenario-hungry-fields-N = Every protein holds it; crops take it from the soil.
scenario-hungry-fields-Mg = The atom in the middle of chlorophyll.
scenario-hungry-fields-P = Part of DNA; roots and seeds ask for it.

scenario-battery-drought-story = Phones, cars and whole towns want to store the sunshine of noon for the night. In a battery ions wander between two poles; somebody has to make the ions and the poles.
scenario-battery-drought-Li = The ion that wanders when a phone is charged.
scenario-battery-drought-Be = In copper, for contacts that stay springy.
scenario-battery-drought-C = Graphite takes the lithium in, layer by layer.
scenario-battery-drought-O = The other pole is a metal oxide.
scenario-battery-drought-F = In the salt that carries lithium across.
scenario-battery-drought-Na = As common as salt: batteries for the grid.

scenario-bones-and-bridges-story = What is light and still bears weight? Bones, bicycle frames, wings and bridges answer in different ways, and the ways have run out of atoms.
scenario-bones-and-bridges-Be = Light and very stiff: the mirrors of the Webb telescope.
scenario-bones-and-bridges-C = Carbon fibre, and the hardness in steel.
scenario-bones-and-bridges-Mg = More than half of what we carry is in our bones.
scenario-bones-and-bridges-Al = A third of the weight of steel.
scenario-bones-and-bridges-Si = In sand, in glass and in cement.

scenario-silent-screens-story = A screen lights up because chips, glass and tiny lamps agree. When the shelves of the chip makers are empty, every screen falls silent.
scenario-silent-screens-He = Cools wafers while chips are etched.
scenario-silent-screens-B = A few atoms of it make silicon conduct.
scenario-silent-screens-N = With gallium, the crystal of white LEDs.
scenario-silent-screens-Ne = Most of the gas in lasers that draw chips.
scenario-silent-screens-Al = In the glass of screens, against scratches.
scenario-silent-screens-Si = The crystal that nearly every chip is cut from.

scenario-salt-of-the-earth-story = Send a current through salt water and you get lye, chlorine and hydrogen: the beginning of soap, of paper and of clean drinking water. Chemistry starts at the salt mine.
scenario-salt-of-the-earth-H = It bubbles off while salt water turns to lye.
scenario-salt-of-the-earth-O = Nearly half of the Earth's crust, by weight.
scenario-salt-of-the-earth-Na = From salt to lye: soap begins with it.
scenario-salt-of-the-earth-S = For sulfuric acid, the workhorse of industry.
scenario-salt-of-the-earth-Cl = A little of it keeps drinking water safe.

scenario-first-ten-story = The shelves of the school are empty, and tomorrow is the lesson on the periodic table. Its first two rows are ten elements, from the simplest atom to the most contented one.
scenario-first-ten-H = One proton, one electron: the simplest atom.
scenario-first-ten-He = Seen in sunlight before it was found on Earth.
scenario-first-ten-Li = The lightest metal: it floats on oil.
scenario-first-ten-Be = Emeralds are one of its minerals.
scenario-first-ten-B = In the glass of flasks and oven dishes.
scenario-first-ten-C = Four bonds: the scaffold of living things.
scenario-first-ten-N = Three bonds hold its pair of atoms together.
scenario-first-ten-O = Fire needs it, and so do you.
scenario-first-ten-F = None pulls harder at electrons.
scenario-first-ten-Ne = A full second ring: it binds with nothing.

scenario-empty-pharmacy-story = The night pharmacy has a queue at the door and nothing in its drawers. Salts, gases and the frames of molecules: a town can do without much, but not without these.
scenario-empty-pharmacy-H = Its nuclei make the picture in an MRI scanner.
scenario-empty-pharmacy-Li = Its salts steady the mood.
scenario-empty-pharmacy-C = The frame of nearly every medicine.
scenario-empty-pharmacy-N = Liquid, it freezes warts and keeps cells for years.
scenario-empty-pharmacy-O = First aid for failing lungs.
scenario-empty-pharmacy-F = In toothpaste, and in one medicine in five.
scenario-empty-pharmacy-Na = In saline: nine grams of salt in a litre.
scenario-empty-pharmacy-Mg = Its sulfate prevents seizures in pregnancy.

# The terminal's board
board-goals = Goals
board-pile = Face down: { $symbols }
board-pile-empty = no goals left face down
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-needs = { $protons } p  { $neutrons } n  { $electrons } e
board-bohrd = Bohrd { $bohrd }
board-matches = matches { $element }
board-still = needs
board-lacks = { $element } lacks { $pieces }
board-empty = empty
board-hand = Your hand
board-hand-hidden = { $count ->
    [one] one card
   *[other] { $count } cards
  }
board-no-goals = no goal
board-turn = { $last ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of at most { $last }
}
board-deck = Deck { $count }
board-discards = Discards: { $cards }
board-plays = { $plays ->
    [0] no plays left
    [one] one play left
   *[other] { $plays } plays left
  }
board-power-on = power at work
board-power-card = With a Power Play card: { $power }
board-character = { $character }. With a Power Play card: { $power }

# Elements
element-H = hydrogen
element-He = helium
element-Li = lithium
element-Be = beryllium
element-B = boron
element-C = carbon
element-N = nitrogen
element-O = oxygen
element-F = fluorine
element-Ne = neon
element-Na = sodium
element-Mg = magnesium
element-Al = aluminium
element-Si = silicon
element-P = phosphorus
element-S = sulfur
element-Cl = chlorine
element-Ar = argon
element-K = potassium
element-Ca = calcium
element-Sc = scandium
element-Ti = titanium
element-V = vanadium
element-Cr = chromium
element-Mn = manganese
element-Fe = iron
element-Co = cobalt
element-Ni = nickel
element-Cu = copper
element-Zn = zinc
element-Ga = gallium
element-Ge = germanium
element-As = arsenic
element-Se = selenium
element-Br = bromine
element-Kr = krypton
board-table = Periodic table, hydrogen to krypton
board-element = { $number } { $element }: average mass { $mass }
board-key-goal = goal
board-key-made = made
board-key-later = in the pile
board-key-protons = protons on a bohrd
board-discarded = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
board-proton = Protons
board-neutron = Neutrons
board-electron = Electrons

# Did you know: science and history in our own words
note-stadium = If an atom were as large as a stadium, its nucleus would fit in your hand.
note-rings = Niels Bohr put electrons on rings in 1913. We now know that electrons form clouds, but the rings still show how many belong to each shell.
note-neutron = James Chadwick found the neutron in 1932. Ernest Rutherford had guessed twelve years before that such a particle exists.
note-gaps = Mendeleev left gaps in his table of 1869. Gallium, scandium and germanium were found later, and fitted.
note-sun = Helium was seen in the light of the Sun in 1868, 27 years before anybody found it on Earth.
note-moseley = Henry Moseley showed in 1913 that the number of an element is the charge of its nucleus.

# The characters' lives, in our own words; the sources are in gallery.py
person-einstein = Albert Einstein (1879–1955)
note-einstein = In 1905 he explained why grains in water never stop trembling: molecules too small to see are hitting them. From the trembling one can count and measure the molecules. Jean Perrin did so by 1909, and hardly anybody doubted any more that atoms exist. His Nobel Prize of 1921 was for light: it gives its energy in portions.
person-lewis = Gilbert Newton Lewis (1875–1946)
note-lewis = In 1916 he proposed that two atoms are held together by a pair of electrons that they share, and drew molecules with dots that chemistry classes still use. He was nominated for the Nobel Prize 41 times and never received it.
person-curie = Marie Curie (1867–1934)
note-curie = With her husband Pierre she discovered polonium and radium in 1898, and she named their effect radioactivity. She was the first woman to win a Nobel Prize, and the first person to win two: in physics in 1903 and in chemistry in 1911.
person-ball = Alice Augusta Ball (1892–1916)
note-ball = At the age of 23 she found how to turn the oil of the chaulmoogra tree into a form that could be injected. It was the best treatment of leprosy until the 1940s. She was the first woman and the first African American to earn a master’s degree at the College of Hawaii, died at 24, and was given credit only years later.
person-ozzy = Ozzy the Octopus
note-ozzy = Ozzy is an invention of the game’s authors: a lab assistant who can hold eight samples at once. Real octopuses are nearly as surprising: about two thirds of their nerve cells are in their arms, so an arm can feel its way and grasp without waiting for the brain.
person-yocchi = Yocchi
note-yocchi = Yocchi is an invention of the game’s authors: a dinosaur who is a chemist and an expert on eggs. Real dinosaurs looked after theirs: in 1995 scientists described the fossil of a dinosaur that had died sitting on its nest, as birds do.
person-brady = Saint Elmo Brady (1884–1966)
note-brady = In 1916, at the University of Illinois, he became the first African American with a doctorate in chemistry; his thesis asked how an oxygen atom in an organic acid changes its strength. He then built up chemistry teaching at four Black colleges, among them Tuskegee, Howard and Fisk.

# What made the scores
score-made = { $who } has { $score } points: { $goals }.
score-nothing = { $who } has taken no goal: 0 points.
score-goal = { $element } { $points }
tie-shared = Equal in points, goals and heaviest atom: the victory is shared.
tie-goals = Equal points at the top: whoever has more goals wins.
tie-heaviest = Equal points and goals at the top: whoever has the heaviest atom wins.

# What the album tells of an element: what a scenario says of it. Only goals can be collected.
about-H = { scenario-first-ten-H }
about-He = { scenario-first-ten-He }
about-Li = { scenario-first-ten-Li }
about-Be = { scenario-first-ten-Be }
about-B = { scenario-first-ten-B }
about-C = { scenario-first-ten-C }
about-N = { scenario-first-ten-N }
about-O = { scenario-first-ten-O }
about-F = { scenario-first-ten-F }
about-Ne = { scenario-first-ten-Ne }
about-Na = { scenario-salt-of-the-earth-Na }
about-Mg = { scenario-hungry-fields-Mg }
about-Al = { scenario-bones-and-bridges-Al }
about-Si = { scenario-silent-screens-Si }
about-P = { scenario-hungry-fields-P }
about-S = { scenario-salt-of-the-earth-S }
about-Cl = { scenario-salt-of-the-earth-Cl }

# What only the player to move can see, where others look on
own-secret = the cards in the hand

# What the rulebook does not say
gap-particle-deck = How many particle cards there are
gap-bohrd = The places of the electrons
gap-opening-hours = When the laboratory closes
gap-elements = Mass numbers and shells
gap-scenarios = Scenarios and their goals

# How far players are from what a reason speaks of
aim-atom = { $count ->
    [0] Bohrd { $bohrd } is { $element }, with { $turn } to play.
    [one] Bohrd { $bohrd } is 1 particle away from { $element }, with { $turn } to play.
   *[other] Bohrd { $bohrd } is { $count } particles away from { $element }, with { $turn } to play.
}
aim-hand = { $count ->
    [0] The cards in hand are not enough for { $element } on bohrd { $bohrd }.
   *[1] The cards in hand are enough for { $element } on bohrd { $bohrd }.
}

# What is true of a position
fact-finish = { $who } holds { $cards }: that finishes { $element } on bohrd { $bohrd }.
fact-lacks = For { $element }, bohrd { $bohrd } lacks { $lacks }. { $who } holds { $cards } for it.
fact-there = Bohrd { $bohrd } is { $element }, and { $who } can take it.
fact-one-card = One card would finish { $element } on bohrd { $bohrd } for { $who }: { $card }.
fact-two-cards = Two cards could finish { $element } on bohrd { $bohrd } for { $who }.
fact-nobody = Without a Power Play card, { $who } cannot finish any goal next.
fact-spoiled = { $who } could have finished { $element } on bohrd { $bohrd } with { $count ->
    [one] one card
   *[other] two cards
}, and now cannot.
fact-useless = Bohrd { $bohrd } holds too much for every goal in the row: what goes there helps no rival.

# What a reason counts: what one move leaves more or fewer of than another
holding-powers = { $count ->
    [one] 1 Power Play card
   *[other] { $count } Power Play cards
}
holding-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
