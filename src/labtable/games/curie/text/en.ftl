# The aim and a turn, for newcomers
aim = Earn the most points before the timeline reaches 1934: turn pitchblende into uranium, uranium into radium, and radium into points.
turn = Cubes fall from the tower: take some, or write a Thesis instead. Then buy a card, transform cubes and validate experiments as far as your cubes reach.
glance-1 = Workshop: cubes go into the tower, and what falls out may be taken by anyone.
glance-2 = Research: take up to 3 cubes, or write your next Thesis and receive its bonus.
glance-3 = Experimentation: buy one card, transform cubes, validate Experiment tiles, turn over your objective, in any order.
glance-4 = Rest: only 3 cubes may stay in your Erlenmeyer flask. A validated beaker lets you take 1 more, a validated round-bottom flask lets you keep 1 more.
glance-5 = When the timeline moves, everybody may use the new date.
glance-6 = The round in which 1934 is reached is the last. The player with the most points wins. The Marie Curie tile is worth 1 point to whoever holds it at the end.
legend-pitchblende = Pitchblende: the ore. 2 become 1 uranium.
legend-uranium = Uranium: 2 become 1 radium.
legend-radium = Radium: 2 of them and 1 uranium become 1 point. With the Marie Curie tile no uranium is needed.
legend-points = Point: whoever has the most wins.
legend-timeline = The timeline moves one date.
legend-thesis = Write your next Thesis.
legend-experiment = Take an Experiment tile: beaker or round-bottom flask.
legend-card = Take a card of the row for free.
legend-refresh = Four new cards come into the row.
legend-marie-curie = The Marie Curie tile: cheaper points, and 1 point at the end.

# Cubes, effects
amount-pitchblende = { $count } pitchblende
amount-uranium = { $count } uranium
amount-radium = { $count } radium
amount-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
items = { $items }
nothing = nothing
gain-marie-curie = the Marie Curie tile
gain-timeline = the timeline moves
gain-thesis = a Thesis
gain-experiment = an Experiment tile
gain-card = a free card
gain-refresh = four new cards in the row
either = { $one }; { $other }
per-thesis = { $gain } for each Thesis written, { $most } times at most
deal = { $cost } → { $gain }
deal-needs = { $needs }: { $deal }
needs-university = with { $count ->
    [one] a University card
   *[other] { $count } University cards
}
needs-validated = with { $count } validated experiments
needs-theses = with { $count ->
    [one] a Thesis
   *[other] { $count } Theses
}
needs-unmet = with an unmet objective worth { $count ->
    [one] 1 point at most
   *[other] { $count } points at most
}
column-full = column full
last-space = the last round

# Components
card-advertising = Advertising
card-instruments = Instruments
card-research = Research
card-workshop = Workshop
card-university = University
glass-beaker = beaker
glass-flask = round-bottom flask
objective-theses = four Theses
objective-every-category = a card of every category
objective-full-category = one complete category
objective-five-tiles = five Experiment tiles
objective-nobel = 1 point more for each Nobel prize

# The timeline
date-1867 = 1867
date-1883 = 1883
date-1891 = 1891
date-1893 = 1893
date-1894 = 1894
date-1895 = 1895
date-1897 = 1897
date-1898-july = July 1898
date-1898-december = December 1898
date-1902 = 1902
date-1903 = 1903
date-1906 = 1906
date-1909 = 1909
date-1910 = 1910
date-1911 = 1911
date-1914 = 1914
date-1916 = 1916
date-1921 = 1921
date-1925 = 1925
date-1934 = 1934
milestone-1867 = Maria Skłodowska is born in Warsaw.
milestone-1883 = Maria leaves school at fifteen with a gold medal.
milestone-1891 = She takes the train to Paris and enrols at the Sorbonne.
milestone-1893 = She comes first in her degree in physics.
milestone-1894 = She earns a second degree, in mathematics, and meets Pierre Curie.
milestone-1895 = Marie and Pierre marry and ride off on their bicycles.
milestone-1897 = Irène is born, and Marie turns to the rays of uranium.
milestone-1898-july = A new element is announced and named after Poland: polonium.
milestone-1898-december = A second new element glows by itself: radium.
milestone-1902 = After years in the shed, a tenth of a gram of radium chloride.
milestone-1903 = The Nobel prize in physics, with Pierre Curie and Henri Becquerel.
milestone-1906 = Pierre is killed in a street accident. Marie takes over his course at the Sorbonne.
milestone-1909 = Paris decides to build a Radium Institute for her.
milestone-1910 = She isolates radium as a metal.
milestone-1911 = The Nobel prize in chemistry, hers alone.
milestone-1914 = The Institute is finished, war breaks out, and she sets up an X-ray service.
milestone-1916 = With a driving licence she takes her X-ray cars to the front herself.
milestone-1921 = The women of America give her a gram of radium.
milestone-1925 = In Warsaw she lays the first stone of a Radium Institute.
milestone-1934 = Marie Curie dies on 4 July. Her notebooks are radioactive to this day.

# Prompts
prompt-over = The game is over.
way-card = buy a card
way-transform = transform cubes
way-validate = validate an experiment
prompt-research = Research: take { $left ->
    [one] 1 cube
   *[other] up to { $left } cubes
}, or write Thesis { $level } instead. What you leave stays for the others.
prompt-research-thesis = Research: there is no cube at the foot of the tower. Write Thesis { $level }, or pass.
prompt-research-cubes = Research: take { $left ->
    [one] 1 cube
   *[other] up to { $left } cubes
}. Your four Theses are written. What you leave stays for the others.
prompt-collect = You may take { $left ->
    [one] 1 more cube
   *[other] { $left } more cubes
}, or stop. What you leave stays for the others.
prompt-experimentation = Experimentation: { $ways }, or end your turn.
prompt-experimentation-done = Experimentation: nothing more is possible. End your turn.
prompt-experimentation-objective = Your objective is met: turn it over for { $points }. Or go on experimenting, or end your turn.
prompt-rest = Rest: your Erlenmeyer flask may keep { $keep } cubes. Return { $excess ->
    [one] 1 cube
   *[other] { $excess } cubes
} to the supply.
prompt-card = Free card: which one do you take? It costs nothing, and you receive its bonus.
prompt-pile = Choose an Experiment pile. A validated beaker: take 1 more cube each turn; a validated flask: keep 1 more.
prompt-timeline-free = Timeline, { $date }: you may take { $gain } for free.
prompt-timeline = Timeline, { $date }: do you pay { $cost } to receive { $gain }?
prompt-timeline-transform = Timeline, { $date }: { $effect }. To use it, transform cubes first. Or let it pass.
prompt-timeline-lost = Timeline, { $date }: { $effect }. You can no longer pay for it. Let it pass.
waiting-research = { $who } takes { $left ->
    [one] 1 cube
   *[other] up to { $left } cubes
} or writes Thesis { $level }.
waiting-research-thesis = { $who } may write Thesis { $level }.
waiting-research-cubes = { $who } takes { $left ->
    [one] 1 cube
   *[other] up to { $left } cubes
}.
waiting-collect = { $who } may take { $left ->
    [one] 1 more cube
   *[other] { $left } more cubes
}.
waiting-experimentation = { $who } is experimenting.
waiting-experimentation-done = { $who } is about to end the turn.
waiting-experimentation-objective = { $who } is experimenting and can turn over the objective for { $points }.
waiting-rest = { $who } returns { $excess ->
    [one] a cube
   *[other] { $excess } cubes
}.
waiting-card = { $who } chooses a free card.
waiting-pile = { $who } chooses an Experiment tile.
waiting-timeline-free = { $who } decides about { $date }: { $gain }, for free.
waiting-timeline = { $who } decides about { $date }: { $cost } → { $gain }.
waiting-timeline-transform = { $who } decides about { $date }: { $effect }.
waiting-timeline-lost = { $who } lets { $date } pass: { $effect }.

# Actions
action-take = Take { $cubes }
action-write = Write Thesis { $level }. Its bonus is one of these: { $gains }
action-buy = Buy { $card } for { $cost }. Bonus: { $bonus }
action-card = Take { $card } for free. Bonus: { $bonus }
action-transform = Transform { $cost } into { $gain }
action-transform-marie-curie = Transform { $cost } into { $gain }, with the Marie Curie tile
action-validate = Validate { $glass } { $slot }: { $deal }
action-validate-nothing = Validate { $glass } { $slot }
action-pile-beaker = Take the beaker: { $deal }. Once validated, it allows taking 1 more cube each turn
action-pile-flask = Take the round-bottom flask: { $deal }. Once validated, it allows keeping 1 more cube each turn
action-return = Return { $cubes }
action-apply = Pay { $cost } and receive { $gain }
action-apply-free = Take { $gain }
action-let-pass = Let { $date } pass: keep the cubes
action-let-pass-free = Let { $date } pass: take nothing
action-objective = Turn over the objective ({ $objective }) for { $points }
action-objective-nobel = Turn over the objective ({ $objective })
action-stop-collecting = Stop taking cubes
action-collect-nothing = Take no cubes
action-end-turn = End the turn

# Refusals
refusal-no-cube-available = There is no cube of this colour at the foot of the tower. Take one that is there.
refusal-cubes-taken = You have taken cubes this turn. A Thesis is written before any cube is taken, instead of them.
refusal-all-theses-written = You have written all four Theses. Take cubes instead.
refusal-not-in-row = There is no card of this category in the row. Choose one that is there.
refusal-card-bought = You have already bought a card this turn. You may buy another in your next turn.
refusal-category-full = Your column of this category is full. Choose another category.
refusal-cannot-pay = Your Erlenmeyer flask does not hold the cubes that this costs. Take or transform some first.
refusal-no-product = The supply has no such cube left to give. This will be possible again when cubes have gone back to the supply.
refusal-no-marie-curie = Only the player with the Marie Curie tile can do this. Without it, a point costs 1 uranium more.
refusal-no-tile = There is no Experiment tile in this slot. Validate one that you have.
refusal-tile-validated = This experiment is already validated. Each tile is validated once.
refusal-no-slot = You already have three tiles of this kind. Take one of the other kind.
refusal-not-in-flask = Your Erlenmeyer flask holds no cube of this colour. Return one that it holds.
refusal-objective-done = You have already turned over your objective. It scores once.
refusal-objective-nobel = Your objective scores by itself, each time you pay for a Nobel prize.
refusal-objective-not-met = You have not met your objective yet. You can turn it over when its condition is met.
resting-date-past = The timeline has passed this date. A date is used when the timeline reaches it, and only then.
resting-date-ahead = The timeline has not reached this date. It moves one date whenever an effect with the clock says so; then every player may use the date.
resting-supply = Cubes come out of the supply when the Workshop throws them, or when a transformation or a bonus gives them.
resting-theses = Theses are written in this order: I, II, III and IV.
resting-tower = Nobody can take cubes that are still in the tower. Take those at its foot.
resting-workshop = Nobody chooses here: at the beginning of each turn the cubes of the marked space are thrown into the tower.
resting-marie-curie = A bonus that shows this tile gives it to you: you take it from the middle or from the player who has it.

# Events
event-first = { $who } has the First Player token.
event-turn = It is the turn of { $who }.
event-thrown = Into the tower: { $cubes }.
event-fell = Fallen out of the tower: { $cubes }.
event-took = { $who } takes { $cubes }.
event-collected = { $who } { $count ->
    [0] takes no cube.
    [one] stops at 1 cube.
   *[other] stops at { $count } cubes.
}
event-wrote = { $who } writes Thesis { $level }: { $bonus }.
event-bought = { $who } buys { $card }, card { $number } of this category: { $bonus }.
event-took-card = { $who } takes { $card } for free, card { $number } of this category: { $bonus }.
event-revealed = { $card } comes into the row.
event-transformed = { $who } transforms { $cost } into { $gain }.
event-validated-beaker = { $who } validates a beaker: { $deal }. From now on { $who } takes 1 more cube each turn.
event-validated-flask = { $who } validates a round-bottom flask: { $deal }. From now on { $who } keeps 1 more cube each turn.
event-paired = { $who } has validated both tiles of row { $slot }, which make a pair.
event-took-tile-beaker = { $who } takes a beaker: { $deal }.
event-took-tile-flask = { $who } takes a round-bottom flask: { $deal }.
event-gained = { $who } receives { $cubes }.
event-short = The supply is short: { $who } goes without { $cubes }.
event-points = { $who } scores { $count ->
    [one] 1 point
   *[other] { $count } points
}.
event-marie-curie = { $who } takes the Marie Curie tile.
event-marie-curie-from = { $who } takes the Marie Curie tile from { $holder }.
event-refreshed = { $who } puts the cards of the row under the deck.
event-no-card-to-take = There is no card in the row that { $who } can take.
event-no-tile-to-take = { $who } has no free slot for an Experiment tile.
event-no-thesis-left = { $who } has written all four Theses and draws no more.
event-objective = { $who } reaches the objective, { $objective }: { $points }.
event-nobel-turned = { $who } turns over the Nobel objective: both prizes have been awarded.
event-advanced = { $date }. { $milestone } { $why }
cause-clock = The clock of the Workshop moved the timeline.
cause-player = { $who } moved the timeline.
cause-waited = The timeline had one more move to make.
event-applied = { $who } uses { $date }: { $effect }.
event-let-pass = { $who } lets { $date } pass.
event-last-round = This is the last round. It is played to its end.
event-rested = { $who } rests.
event-returned = { $who } returns { $cubes }.
event-flipped = The Workshop tile is turned to side { $side }.
event-over = The game is over.

# What is lost
loss-not-collected = { $count ->
    [one] 1 more cube
   *[other] { $count } more cubes
} could be taken here.
loss-excess = The Erlenmeyer flask holds { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} too many, which must go back.

# Option, ending
option-first_player = First player
option-first_player-random = drawn by lot
option-first_player-first_seat = the first seat
ending-timeline = The timeline has reached 1934 and the round is complete.

# The board
board-timeline = Timeline
board-workshop = Workshop, side { $side }
board-round = Round { $number }
board-last-round = Round { $number }, the last
board-flip = then flip
board-tower = Tower
board-thrown = thrown
board-fell = fell
board-stuck = stuck
board-available = Available
board-supply = Supply
board-row = Activity cards
board-deck = deck
board-under-deck = at its bottom
board-number = no. { $number } of { $maximum }
board-experiments = Experiment piles
board-left = { $count } left
board-theses = Theses
board-transformations = Transformations
board-take = take
board-keep = keep
board-cards = Cards
board-objective = Objective
board-done = done
board-objective-met = met
board-objective-missed = missed
board-objective-ready = can be turned over now
board-empty = empty
board-middle = in the middle
board-legend = P pitchblende  U uranium  R radium  ★ point  ◷ timeline  ✎ Thesis  ⚗ Experiment tile  ▤ free card  ↻ new row  MC Marie Curie tile  ◎ objective not met
board-marie-curie = Marie Curie tile
board-marker-here = the marker is here
board-costs = costs { $cost }
board-experiment-tiles = Experiments
board-laboratory = Your laboratory
board-laboratory-of = Laboratory of { $who }
board-flask = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}, { $keep } may stay
board-first = starts
board-places = Parts of the table
board-place-timeline = Timeline
board-place-tower = Tower
board-place-cards = Cards
board-place-laboratory = Laboratory
board-place-others = Others
board-step-workshop = Workshop
board-step-research = Research
board-step-experimentation = Experimentation
board-step-rest = Rest
board-pairs = Facing pairs
board-nobels = Nobel prizes
board-points = Points
board-would-reach = would be reached
board-lacks = lacks
board-progress = { $done } of { $goal }
board-validated-beaker = +1 take
board-validated-flask = +1 keep
board-at-the-end = at the end

# Did you know: science and history in our own words
note-tonnes = The Curies extracted about a tenth of a gram of radium chloride from tonnes of pitchblende residue.
note-notebooks = Her notebooks are still radioactive: they are kept in boxes lined with lead.
note-word = The word “radioactive” is theirs: it first appears in a paper that the Curies published in 1898.
note-polonium = The Curies named polonium after Poland, her country, which was on no map at the time.
note-two-prizes = Nobody else has won the Nobel Prize in two sciences: physics in 1903, chemistry in 1911.
note-x-ray-cars = In the First World War she equipped some twenty cars with X-ray machines, and drove one herself.

# What made the scores
score-made-with-tile = { $who } has { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $earned } earned in play, and 1 for the Marie Curie tile.
tie-shared = Equal in points and in cubes at the top: the victory is shared.
tie-radium = Equal points at the top: whoever has more radium wins.
tie-uranium = Equal points and radium at the top: whoever has more uranium wins.
tie-pitchblende = Equal points, radium and uranium at the top: whoever has more pitchblende wins.

# What the rulebook does not say
gap-cubes = How many cubes there are
gap-tower = What stays in the tower
gap-experiments = The Experiment tiles
gap-experiments-beaker-b12 = One of the beakers
gap-experiments-flask-f12 = One of the round-bottom flasks
gap-theses = The Thesis tiles
gap-workshop = What the Workshop throws into the tower
gap-timeline = Dates and effects of the timeline

# How far players are from what a reason speaks of
aim-objective = { $count ->
    [0] { $who } has met the objective ({ $objective }).
    [one] { $who } lacks 1 step to the objective ({ $objective }).
   *[other] { $who } lacks { $count } steps to the objective ({ $objective }).
}

# What is true of a position
fact-pays-experiment = { $who } has the cubes for an Experiment ({ $glass }): { $deal }.
fact-one-short = { $who } lacks only { $lacks } for an Experiment ({ $glass }): { $deal }.
fact-pays-point = { $who } has the cubes for 1 point: { $cost }.
fact-marie-curie = { $who } has the Marie Curie tile: { $cost } can become 1 point.
fact-pays-card = { $who } has the cubes for the card { $card } (bonus: { $bonus }).
fact-pays-date = { $who } has the cubes for the date { $date }: { $deal }.

# What a reason counts: what one move leaves more or fewer of than another
holding-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
holding-radium = { $count ->
    [one] 1 radium
   *[other] { $count } radium
}
holding-uranium = { $count ->
    [one] 1 uranium
   *[other] { $count } uranium
}
holding-pitchblende = { $count ->
    [one] 1 pitchblende
   *[other] { $count } pitchblende
}
