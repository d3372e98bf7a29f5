# Scientia in English.

# The aim and a turn, for newcomers
aim = Finish project cards to collect flasks and advance your four fields: the player with the most points wins when flasks or tech cubes run out.
turn = Take a card into a free slot, or turn your cards up to two times. A card that is turned four times is finished and brings its effects.
glance-1 = A card goes upright into a slot. Turn it four times and it is finished.
glance-2 = A finished card gives you its flasks, advances its field by one space, and brings its effects from top to bottom.
glance-3 = Then it goes back to the project boards, for anybody to take.
glance-4 = A fifth tech cube opens a slot, and so do five flasks in your pool.
glance-5 = When the tech cubes or the flasks of the supply run out: this round, then one more turn for everybody.
glance-6 = Points: your flasks, the spaces of your tech cubes, the special points of the last two spaces, and 1 for each unfinished card.
legend-turn = Turn of a card: four turns finish it.
legend-flask = Flask: 1 point in your pool.
legend-step = A field advances one space.
legend-card = One of your cards.
legend-board = A project on the project boards.
legend-copy = The effects of another card.
legend-cube = Tech cube.

# Names
no-card = an empty slot
field-physics = Physics
field-chemistry = Chemistry
field-biology = Biology
field-astronomy = Astronomy
card-gravity = Gravity
card-inertia = Inertia
card-friction = Friction
card-pressure = Pressure
card-electricity = Electricity
card-magnetism = Magnetism
card-optics = Optics
card-sound = Sound
card-energy = Energy
card-heat = Heat
card-relativity = Relativity
card-quantum = Quantum
card-atom = Atom
card-molecule = Molecule
card-acids-and-bases = Acids and Bases
card-combustion = Combustion
card-catalyst = Catalyst
card-distillation = Distillation
card-periodic-table = Periodic Table
card-electrolysis = Electrolysis
card-solution = Solution
card-crystal = Crystal
card-polymer = Polymer
card-radioactivity = Radioactivity
card-dna = DNA
card-cell = Cell
card-photosynthesis = Photosynthesis
card-respiration = Respiration
card-evolution = Evolution
card-ecosystem = Ecosystem
card-neuron = Neuron
card-immunity = Immunity
card-metabolism = Metabolism
card-heredity = Heredity
card-symbiosis = Symbiosis
card-mutation = Mutation
card-rotation = Rotation
card-orbit = Orbit
card-eclipse = Eclipse
card-comet = Comet
card-constellation = Constellation
card-tides = Tides
card-nebula = Nebula
card-supernova = Supernova
card-planet = Planet
card-moon-phases = Moon Phases
card-black-hole = Black Hole
card-big-bang = Big Bang

# Options and endings
option-set = The twelve projects
option-set-first = The first step of science
option-set-collaborating = Collaborating fields
option-set-best = The best of scientific achievement
option-set-random = A random legal set
option-cards = Twelve projects by number, instead of a set
setup-own = Twelve of your own choice
setup-choose = Choose …
setup-look = Look
setup-title = Which twelve projects?
setup-none = None
setup-hint = Every field needs one base project (with a house) and two others. Two sheets side by side are the two faces of one card; only one of them can be in play.
setup-base = base: { $has } of { $count }
setup-others = others: { $has } of { $count }
setup-use = Use these projects
option-payments = Payments before an arrow
option-payments-optional = may be declined
option-payments-forced = must be made by a player who can pay
option-first_player = First player
option-first_player-first_seat = the first seat
option-first_player-random = drawn by lot
option-miniature = Miniature, for analysis
option-miniature-off = off
option-miniature-on = on: six cards
ending-tech-cubes = The tech cubes ran out, and the last round is over.
ending-flasks = The flasks ran out, and the last round is over.

# The lines of a card
line-plain = { $effects }
line-if = if { $condition } → { $effects }
line-else = if that was not possible → { $effects }
line-return = return { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} → { $effects }
line-give-up = give back one of your unfinished cards (its flasks go to your pool) → { $effects }
line-choose = choose: { $first }, or { $second }
word-per = { $effect } for each { $what }
word-per-max = { $effect } for each { $what } (at most { $most })
word-rotate-other = turn one of your cards { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
word-rotate-another = turn another of your cards { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
word-rotate-each = turn each of your cards { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
word-rotate-it = turn that card { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
word-rotate-last = turn the last of these cards { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
word-gain = gain { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
}
word-put-own = put { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on one of your cards
word-put-another = put { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on another of your cards
word-put-each = put { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on each of your cards
word-put-it = put { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on that card
word-put-last = put { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on the last of these cards
word-put-board = put { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on a project on the project boards
word-put-elsewhere = put { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on another project on the project boards
word-take = take { $number ->
    [one] a card
   *[other] { $number } cards
}
word-advance-own = advance { $field }
word-advance-other = advance a field other than { $field }
word-advance-another = advance one more field other than { $field }
word-advance-its = advance the field of that card
word-collect-board = collect up to { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} from a project on the project boards
word-collect-board-all = collect all flasks from a project on the project boards
word-collect-own-all = collect all flasks from one of your cards
word-copy-base = apply the effects of a base project on the project boards
word-copy-own = apply the effects of one of your unfinished cards
word-attract = move all flasks from a project on the project boards onto one of your cards
word-extra-action = carry out one more action at once: take a card, or turn your cards twice
word-exchange = exchange one of your unfinished cards for a project on the project boards (its turns and flasks stay)
word-rearrange = move flasks among your cards as you like
word-scatter = put { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on one project of each field on the project boards
count-card = card in your slots
count-field = different field in your slots
count-foreign = other field among your other cards
count-kin = card of its field in your slots
count-ripe = field whose leading cube is on one of the last two spaces
count-cube = tech cube beyond your fourth
count-rotated = card turned by this project
count-finished = card finished by this project
count-collected = flask collected by this project
if-card = your slots hold at least { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
if-field = your slots hold at least { $number ->
    [one] { $number } field
   *[other] { $number } different fields
}
if-foreign = your other cards have at least { $number ->
    [one] { $number } other field
   *[other] { $number } other fields
}
if-kin = your slots hold at least { $number ->
    [one] { $number } card
   *[other] { $number } cards
} of its field
if-ripe = in at least { $number ->
    [one] { $number } field
   *[other] { $number } fields
} your leading cube is on one of the last two spaces
if-cube = you have at least { $number ->
    [one] { $number } tech cube
   *[other] { $number } tech cubes
} beyond the fourth
if-rotated = this project has turned at least { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
if-finished = that card is now finished
if-collected = this project has collected at least { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
}
if-no-card = your slots are empty
if-no-field = your slots hold no field
if-no-foreign = your other cards have no other field
if-no-kin = your slots hold no card of its field
if-no-ripe = none of your leading cubes is on one of the last two spaces
if-no-cube = you have no tech cube beyond the fourth
if-no-rotated = this project has turned no card
if-no-finished = that card is not finished
if-no-collected = this project has collected no flask

# What is asked
prompt-over = The game is over.
prompt-wait = { $who } is deciding.
prompt-draft = Take your first card.
prompt-act = Your turn: take a card, or turn your cards up to two times.
prompt-act-take = Your turn: take a card.
prompt-act-turn = Your turn: turn your cards up to two times.
prompt-order = Several of your cards are finished. Which one do you complete next?
prompt-take = { $card }: take a card from the project boards.
prompt-rotate = { $card }: which card do you turn { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}?
prompt-put-own = { $card }: which of your cards receives { $number ->
    [one] the flask
   *[other] the { $number } flasks
}?
prompt-put-board = { $card }: which project receives { $number ->
    [one] the flask
   *[other] the { $number } flasks
}?
prompt-advance = { $card }: which field do you advance?
prompt-collect-board = { $card }: from which project do you collect flasks?
prompt-collect-own = { $card }: from which of your cards do you collect the flasks?
prompt-copy-base = { $card }: which base project do you copy?
prompt-copy-own = { $card }: which of your cards do you copy?
prompt-pay = { $card }: do you return { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} to { $effects }?
prompt-attract-from = { $card }: from which project do you take the flasks?
prompt-attract-to = { $card }: on which of your cards do you put the flasks?
prompt-choose = { $card }: which of its two effects do you apply?
prompt-extra-action = { $card }: one more action. Take a card, or turn your cards up to two times.
prompt-extra-action-take = { $card }: one more action. Take a card.
prompt-extra-action-turn = { $card }: one more action. Turn your cards up to two times.
prompt-exchange = { $card }: which of your cards do you exchange?
prompt-exchange-for = { $card }: which project do you receive in exchange?
prompt-give-up = { $card }: do you give back one of your unfinished cards to { $effects }?
prompt-rearrange = { $card }: move a flask from one of your cards to another, or stop. { $number ->
    [one] { $number } move is left.
   *[other] { $number } moves are left.
}

# Actions
action-take = Take { $card }{ $flasks ->
    [0] {""}
    [one] {" "}with { $flasks } flask
   *[other] {" "}with { $flasks } flasks
}
action-rotate-once = Turn { $card } (slot { $slot }) once
action-rotate-twice = Turn { $card } (slot { $slot }) twice
action-rotate-pair = Turn { $card } (slot { $slot }) and { $other } (slot { $otherslot }) once each
action-pick-stack = Choose { $card } on the project boards
action-pick-slot = Choose { $card } (slot { $slot })
action-order = Complete { $card } (slot { $slot })
action-rotate = Turn { $card } (slot { $slot }) { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
action-put-own = Put { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on { $card } (slot { $slot })
action-put-board = Put { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on { $card }
action-collect-board = Collect flasks from { $card } ({ $flasks } there)
action-collect-own = Collect the flasks of { $card } (slot { $slot })
action-copy-base = Copy { $card }
action-copy-own = Copy { $card } (slot { $slot })
action-attract-from = Take all flasks from { $card } ({ $flasks } there)
action-attract-to = Put them on { $card } (slot { $slot })
action-exchange = Exchange { $card } (slot { $slot })
action-exchange-for = Receive { $card }{ $flasks ->
    [0] {""}
    [one] {" "}with { $flasks } flask
   *[other] {" "}with { $flasks } flasks
}
action-give-up = Give back { $card } (slot { $slot }) to { $effects }
action-advance = Advance { $field }
action-pay = Return { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} to { $effects }
action-accept = Pay
action-decline = Do not pay
action-keep-flasks = Do not pay: keep the flasks
action-keep-cards = Do not pay: keep the cards
action-stop = Stop moving flasks
action-move = Move a flask from { $card } (slot { $slot }) to { $other } (slot { $otherslot })
action-side = Choose effect { $number }
action-choose = Choose: { $effects }

# What happened
loss-line = { $card } does nothing here: { $line }.
event-takes = { $who } takes { $card } into slot { $slot }{ $number ->
    [0] {""}
    [one] {" "}with { $number } flask
   *[other] {" "}with { $number } flasks
}.
event-rotates = { $who } turns { $card } (slot { $slot }): { $number } of 4.
event-finishes = { $who } turns { $card } (slot { $slot }): { $number } of 4, finished.
event-completes = { $who } completes { $card }.
event-brings-flasks = { $card } brings { $who } { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
}.
event-advances = { $who } advances { $field }.
event-new-cube = { $who } places a new tech cube in { $field }.
event-full = { $who } has four tech cubes in { $field }, which advances no further.
event-opens-slot-by-cubes = { $who } opens a slot with the fifth tech cube.
event-opens-slot-by-flasks = { $who } opens a slot with five flasks.
event-gains = { $who } gains { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
}.
event-puts-own = { $who } puts { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on { $card } (slot { $slot }).
event-puts-board = { $who } puts { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} on { $card } on the project boards.
event-collects-board = { $who } collects { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} from { $card } on the project boards.
event-collects-own = { $who } collects { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} from { $card } (slot { $slot }).
event-copies = { $who } copies { $card }.
event-pays = { $who } returns { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
}.
event-declines = { $who } does not pay.
event-attracts = { $who } moves { $number ->
    [one] { $number } flask
   *[other] { $number } flasks
} from { $card } to the card in slot { $slot }.
event-chooses = { $who } chooses: { $effects }.
event-extra-action = { $who } acts once more.
event-exchanges = { $who } exchanges { $card } (slot { $slot }) for { $other }.
event-gives-up = { $who } gives back { $card }{ $number ->
    [0] {""}
    [one] {" "}and keeps its { $number } flask
   *[other] {" "}and keeps its { $number } flasks
}.
event-moves-flask = { $who } moves a flask from slot { $slot } to slot { $otherslot }.
event-stops = { $who } stops moving flasks.
event-card-returns = { $card } goes back to the project boards.
event-end-begins-tech-cubes = The tech cubes have run out. This round is finished, then everybody has one more turn.
event-end-begins-flasks = The flasks have run out. This round is finished, then everybody has one more turn.
event-new-round = Round { $number } begins.
event-first = { $who } is the first player, drawn by lot.
event-game-over = The last round is over.

# Why not
refusal-no-free-slot = All your slots are full. Finish a card to free its slot.
refusal-no-copy-left = No copy of this project is left on the project boards. Choose another one.
refusal-slot-closed = This slot is still closed. A fifth tech cube or five flasks in your pool open one.
refusal-slot-empty = There is no card in this slot. Choose a slot with a card.
refusal-card-finished = This card is already finished. Choose an unfinished one.
refusal-one-turn-left = This card needs only one more turn. Turn it once, alone or together with another card.
refusal-not-finished = This card is not finished. Choose a card that has been turned four times.
refusal-already-turned = This project has already turned that card. Choose another one.
refusal-already-given-flasks = This project has already put flasks there. Choose another card.
refusal-no-flasks-there = There are no flasks there. Choose a card with flasks.
refusal-not-a-base-card = Only a base project can be copied. Choose one with the base mark.
refusal-copies-itself = A project that copies cannot be copied. Choose another one.
refusal-own-field = This project advances a field other than its own. Choose another field.
refusal-field-full = This field already has four tech cubes and cannot advance. Choose another one.
refusal-already-advanced = This project has already advanced that field. Choose another one.
refusal-other-field = One project of each field receives flasks, in this order: Physics, Chemistry, Biology, Astronomy. Choose a project of the next field.
refusal-not-enough-flasks = You do not have enough flasks in your pool to pay. You can only decline.
refusal-must-pay = At this table payments are forced. You can pay, so you must.
refusal-nothing-to-do = This would have no effect now. Choose something that has one.

# The terminal's board
board-draft = The draft
board-round = Round { $number }
board-last-round = last round: { $number }
board-supply = Supply: { $cubes } tech cubes, { $flasks } flasks
board-spares = from the box: { $cubes } tech cubes, { $flasks } flasks
board-base = b
board-closed = closed
board-empty = empty
board-player = { $who }: { $score } points
board-pool = pool { $flasks }
board-cubes = cubes { $cubes }
board-legend = ▮ on the board · ▯ away · ✓ completed this turn · ○◔◑◕● turns · ⚗ flasks · ■ tech cube · + special points · b base

# The icons of the cards
icons-legend =
    ↻ turn · ⚗ flask · + into your pool or slots · ▯ your card · ▤ project boards · ▸ goes to · ▲ advance · ⧉ copy · ⇄ exchange or rearrange ·
    ⊕ one more action · − pay · → only if the condition before it was met · ? if · | or · ∅ if that was not possible · ∀ all ·
    • that card · ′ another · * each · ≠ another field than · × for each · ≤ at most · ᵇ base · ² on the last two spaces ·
    ■ tech cube beyond your fourth · ◈ different field · ◇ other field among your other cards · ◆ card of its field · ● finished ·
    P Physics · C Chemistry · B Biology · A Astronomy

# The board in the browser
board-copies = { $copies ->
    [0] no copy left
    [one] { $copies } copy left
   *[other] { $copies } copies left
}
board-flasks = { $flasks ->
    [one] { $flasks } flask
   *[other] { $flasks } flasks
}
board-completed = completed this turn: { $copies }
board-slot = Slot { $slot }
board-turns = { $turns } of 4
board-opens-tech = opens with { $count } tech cubes
board-opens-flask = opens with { $count } flasks
board-opens = A fifth tech cube or five flasks in your pool open a slot.
board-track = cubes on { $spaces }, value { $value }, special points { $special }
board-technology = Technology
board-flask-pool = Flasks
board-unfinished = Unfinished cards
board-desk-of = Desk of { $who }
board-desk = Your desk
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-reading = Reading
board-look = Point at a project to read what finishing it brings.
board-edges = The edge under the pointer counts the turns of a card: ○, •, ••, •••.
board-finish = Finishing a card
board-finish-flasks = its flasks into your pool
board-finish-field = its field advances
board-finish-effects = its effects, from the top
board-finish-back = back to the boards
board-finishing = when it is finished
board-studied = its effects are being applied
board-until = When either supply is empty: this round, then one more turn for everybody.
board-special-physics = Last two spaces: the value of your best field again.
board-special-chemistry = Last two spaces: points for each of your tech cubes.
board-special-biology = Last two spaces: a fixed number of points.
board-special-astronomy = Last two spaces: points for the flasks in your pool.
event-picks = { $who } picks { $card }.

# Did you know: science and history in our own words
note-photograph = Photograph 51, taken by Raymond Gosling with Rosalind Franklin in 1952, showed that DNA is a helix.
note-ellipse = Johannes Kepler took years over Tycho Brahe’s measurements before Mars gave up its ellipse, in a book of 1609.
note-catalysis = Jöns Jacob Berzelius gave catalysis its name in 1835, long before anybody knew how it works.
note-patience = Seventeen years lie between Darwin’s sketch of evolution of 1842 and his book of 1859.
note-journals = The first two scientific journals began in 1665, in Paris and in London, two months apart.
note-friction = Leonardo wrote down the laws of friction in his notebooks about 1493; Guillaume Amontons found them again in 1699.

# What made the scores
score-made = { $who } has { $score } points: { $flasks } for flasks, { $technology } for technology, { $special } special points, { $unfinished } for unfinished cards.
tie-shared = Equal points at the top: the victory is shared.

# What the rulebook does not say
gap-tracks = What the spaces of a field are worth
gap-miniature = The miniature
gap-numbers = The numbers of the cards
gap-base = Which projects are base projects
gap-cards-physics = The Physics cards
gap-cards-chemistry = The Chemistry cards
gap-cards-biology = The Biology cards
gap-cards-astronomy = The Astronomy cards

# How far players are from what a reason speaks of
aim-card = { $count ->
    [one] { $card } (slot { $slot }) of { $who } lacks 1 turn.
   *[other] { $card } (slot { $slot }) of { $who } lacks { $count } turns.
}
aim-slot-cubes = { $count ->
    [one] { $who } lacks 1 tech cube for one more slot.
   *[other] { $who } lacks { $count } tech cubes for one more slot.
}
aim-slot-flasks = { $count ->
    [one] { $who } lacks 1 flask for one more slot.
   *[other] { $who } lacks { $count } flasks for one more slot.
}

# What is true of a position
fact-can-complete = { $who } can complete { $card } (slot { $slot }) in the next turn.
fact-last-copy = { $who } has the last copy of { $card }: nobody else can take it now.
fact-full = All slots of { $who } are full: no card can be taken.

# What a reason counts: what one move leaves more or fewer of than another
holding-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
holding-flasks = { $count ->
    [one] 1 flask
   *[other] { $count } flasks
}
holding-projects = { $count ->
    [one] 1 project under way
   *[other] { $count } projects under way
}
