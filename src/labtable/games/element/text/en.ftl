# Options
option-scenario = Scenario: what the world needs
option-scenario-first-light = First Light
option-scenario-breath-of-air = A Breath of Air
option-scenario-hungry-fields = Hungry Fields
option-scenario-battery-drought = Battery Drought
option-scenario-bones-and-bridges = Bones and Bridges
option-scenario-silent-screens = Silent Screens
option-scenario-salt-of-the-earth = Salt of the Earth
option-scenario-first-ten = The First Ten
option-scenario-empty-pharmacy = The Empty Pharmacy
option-powers = Characters and Power Play cards
option-powers-on = With characters and their powers
option-powers-off = Without: only particles, for a first game
option-characters = Characters chosen for the seats, in order (curie,,ozzy); an empty place is dealt

# Endings
ending-last-goal = The last goal has been taken. The world has what it needs.
ending-lab-closed = Closing time: the laboratory goes dark, and the points are counted as they stand.

# Refusals
refusal-no-such-card = You do not hold that card.
refusal-no-plays-left = You have made both plays of this turn. Take a goal, or end your turn.
refusal-no-room-for-card = None of the three bohrds has free electron places for this card. Play another one.
refusal-power-too-late = Power Play cards come before your second play. Keep it for your next turn.
refusal-curie-at-work = Marie Curie is at work: play particle cards at value 1, or end your turn.
refusal-no-match = This bohrd matches no goal in the row. Protons, neutrons and electrons must all be exact.
refusal-no-replacement = Only Saint Elmo Brady can do that, once for each Power Play card of this turn.
refusal-not-hydrogen = That bohrd is not a hydrogen atom: it takes one proton, one electron and nothing else.
refusal-still-plays = You still have a play to make before your turn can end.
refusal-playable = You can only discard when none of your particle cards can be played. Play one instead.
refusal-wrong-value = Place exactly as many particles as the card says.
refusal-rings-full = There are not enough free electron places on that bohrd; it has 36.
refusal-not-enough-there = There are not that many of these particles on that bohrd.
refusal-no-removal = Particles stay on the bohrds; only Lewis, Ball and Yocchi can take their own kind away.

# Prompts
prompt-wait = { $who } is thinking.
prompt-turn = { $plays ->
    [one] Your turn: one more card to play.
   *[other] Your turn: { $plays } cards to play.
  }
prompt-place = Where do the particles of { $card } go?
prompt-swap = Einstein: exchange one particle on a bohrd for one of another kind.
prompt-discard = { $count ->
    [one] Ozzy lets go: discard one more card.
   *[other] Ozzy lets go: discard { $count } cards.
  }
prompt-curie = Curie: play as many cards as you like, each worth 1, then end your turn.
prompt-end = Take a goal, or end your turn.

# Actions
action-play = Play { $card }
action-power = Play a Power Play card: { $character }
action-claim = Take { $element } from bohrd { $bohrd } for { $points } points
action-claim-nothing = Take a goal with bohrd { $bohrd }
action-replace = Turn the hydrogen on bohrd { $bohrd } into oxygen
action-end = End your turn
action-discard = Discard { $card }
action-add = Add { $what } to bohrd { $bohrd }
action-move = Move { $what } from bohrd { $source } to bohrd { $target }
action-remove = Remove { $what } from bohrd { $bohrd }
action-swap = Exchange { $out } for { $into } on bohrd { $bohrd }

# Events
event-played = { $who } plays { $card }.
event-power = { $who } plays a Power Play card: { $character } sets to work.
event-added = Bohrd { $bohrd } gains { $what }.
event-moved = From bohrd { $source } to bohrd { $target }: { $what }.
event-removed = Bohrd { $bohrd } loses { $what }.
event-swapped = On bohrd { $bohrd }, { $out } becomes { $into }.
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
character-einstein-power = Exchange one particle on a bohrd for one of another kind. It costs no play.
character-lewis = Gilbert Lewis
character-lewis-power = This turn your electron cards are worth 1, 2 or 3, and may also remove.
character-curie = Marie Curie
character-curie-power = Play your whole hand, each card worth 1; then draw five, and your turn is over.
character-ball = Alice Ball
character-ball-power = This turn your proton cards are worth 1, 2 or 3, and may also remove.
character-ozzy = Ozzy the Octopus
character-ozzy-power = Draw up to eight cards to choose from; after your plays discard down to five.
character-yocchi = Yocchi
character-yocchi-power = This turn your neutron cards are worth 1, 2 or 3, and may also remove.
character-brady = Saint Elmo Brady
character-brady-power = Until your turn ends you may turn one finished hydrogen into oxygen.

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
scenario-first-ten-O = Almost everything burns in it.
scenario-first-ten-F = None pulls harder at electrons.
scenario-first-ten-Ne = A full second ring: it binds with nothing.

scenario-empty-pharmacy-story = The night pharmacy has a queue at the door and nothing in its drawers. Salts, gases and the frames of molecules: a town can do without much, but not without these.
scenario-empty-pharmacy-H = Its nuclei make the picture in an MRI scanner.
scenario-empty-pharmacy-Li = Its salts steady the mood.
scenario-empty-pharmacy-C = The frame of nearly every medicine.
scenario-empty-pharmacy-N = Liquid, it freezes warts and keeps cells for years.
scenario-empty-pharmacy-O = First help for lungs that fail.
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
board-still = still
board-lacks = { $element } lacks { $pieces }
board-empty = empty
board-hand = Your hand
board-hand-hidden = { $count ->
    [one] one card
   *[other] { $count } cards
  }
board-no-goals = no goal yet
board-turn = Turn { $turn } (closing time after { $last })
board-deck = Deck { $count }
board-discards = Discards: { $cards }
board-plays = { $plays ->
    [one] one play left
   *[other] { $plays } plays left
  }
board-power-on = power at work
board-character = { $character }: { $power }

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
note-pea = If an atom were as large as a stadium, its nucleus would be a pea in the middle.
note-rings = Niels Bohr put electrons on rings in 1913. Nature is more blurred, but the rings still count well.
note-neutron = James Chadwick found the neutron in 1932; until then nobody knew what made nuclei so heavy.
note-gaps = Mendeleev left gaps in his table of 1869. Gallium, scandium and germanium were found later, and fitted.
note-sun = Helium was seen in the light of the Sun in 1868, 27 years before anybody found it on Earth.
note-moseley = Henry Moseley showed in 1913 that the number of an element is the charge of its nucleus.
