# Eureka! in English.

phantom = The phantom
card = { $suit ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} { $value }
suit-red = red
suit-blue = blue
suit-yellow = yellow
suit-green = green
knowledge-red = Artistic knowledge
knowledge-blue = Social knowledge
knowledge-yellow = Formal knowledge
knowledge-green = Natural knowledge
bonus-red = Epiphany
bonus-blue = Social revolution
bonus-yellow = Shared knowledge
bonus-green = Evolution
penalty-red = Plagiarism
penalty-blue = Cultural clash
penalty-yellow = Mad experiments
penalty-green = Mutation
bonus-red-help = The next move brings no penalty.
bonus-blue-help = Recover the last card of another suit.
bonus-yellow-help = Put a card from your hand face up before you: anyone may play it.
bonus-green-help = You, or someone you name, exchange with the market or with a player, or renew the market.
penalty-red-help = The next move brings no bonus.
penalty-blue-help = Take a market card and give it to another player.
penalty-yellow-help = The next player plays a random card.
penalty-green-help = The next move must be green; pass until someone can.

option-library = Library of Alexandria
option-library-off = closed for the whole game
option-library-on = opens after every third penalty
option-phantom = Phantom (advanced game for two)
option-phantom-off = only the two of you
option-phantom-on = a phantom takes the third chair

## What is asked

prompt-statement = Look at your hand. Can you go first?
prompt-starter = Everyone has spoken. Who goes first?
prompt-draft = Pass a card to the player before you.
prompt-draft-row = Put a card of yours into the phantom’s row.
prompt-draft-deck = You took the top card. Put one card of your hand under the deck.
prompt-turn = Your turn: play a card, or pass if none fits.
prompt-random = Mad experiments: you play a random card of your hand.
prompt-mutation = Mutation: only green will do. Play a green card, or pass.
prompt-phantom-turn = The phantom’s turn: move it.
prompt-phantom-random = Mad experiments: draw a random card of the phantom’s row.
prompt-after = You may still use the wild card, or end your turn.
prompt-epiphany = Epiphany: shall the next move be free of penalties?
prompt-recover = Social revolution: which suit gives back its last card?
prompt-share = Shared knowledge: which card do you put on the table for all?
prompt-beneficiary = Evolution: who makes the exchange?
prompt-exchange = Evolution: take a market card, exchange with a player, or renew the market.
prompt-swap = You take { $card } from the market. Which card of yours goes there?
prompt-give = Which card do you give to { $who }?
prompt-give-back = Which card do you give back to { $who }?
prompt-clash-card = Cultural clash: { $known ->
    [1] which market card goes to { $who }?
   *[0] which market card do you hand to another player?
}
prompt-clash-seat = Who receives { $card }?
prompt-place = { $card } has an equal in the row. Which side of it?
prompt-row-take = Which card of the row is given away?
prompt-phantom-share = Shared knowledge: shall the phantom lay its card open for all?
prompt-phantom-exchange = Evolution: which market card goes to the phantom?
prompt-on-top = Which card of yours goes on top of the deck?
prompt-over = { $ending } { $verdict }

wait = { $who } { $what }
wait-statement = says whether to go first or not.
wait-starter = names the player who goes first.
wait-draft = chooses a card to pass on.
wait-draft-row = chooses a card for the phantom’s row.
wait-draft-deck = chooses a card to put under the deck.
wait-turn = is to play.
wait-random = has to draw a random card.
wait-mutation = looks for a green card.
wait-phantom-turn = moves the phantom.
wait-phantom-random = draws a random card for the phantom.
wait-after = may use the wild card.
wait-epiphany = may have an epiphany.
wait-recover = may recover a card.
wait-share = may share a card.
wait-beneficiary = decides who evolves.
wait-exchange = may make an exchange.
wait-swap = chooses a card for the market.
wait-give = chooses a card to give.
wait-give-back = chooses a card to give back.
wait-clash-card = must pick a market card for someone else.
wait-clash-seat = decides who gets the market card.
wait-place = places a card in the phantom’s row.
wait-row-take = takes a card from the phantom’s row.
wait-phantom-share = decides whether the phantom shares.
wait-phantom-exchange = exchanges for the phantom.
wait-on-top = chooses a card for the top of the deck.

## Actions

action-can-start = “I can go first.”
action-cannot-start = “I can’t go first.”
action-play = Play { $card }{ $step ->
    [open] {" "}and open the suit
    [consecutive] {" "}right after the last one: { $effect }
   *[jump] {" "}with a jump: { $effect }
}
action-phantom-play = The phantom plays { $card }{ $step ->
    [open] {" "}and opens the suit
    [consecutive] {" "}right after the last one: { $effect }
   *[jump] {" "}with a jump: { $effect }
}
action-draft = Pass { $card } to { $who }
action-under = Put { $card } under the deck
action-share = Share { $card }
action-swap = Give { $card } to the market for { $taken }
action-give = Give { $card } to { $who }
action-give-back = Give { $card } back to { $who }
action-on-top = Put { $card } on top of the deck
action-pick = Pick { $card }
action-take = Take { $card }
action-recover = Recover the last card of { $suit }
action-starter = { $who } goes first
action-starter-me = You go first
action-beneficiary = Hand evolution to { $who }
action-beneficiary-me = Evolve yourself
action-partner = Exchange with { $who }
action-partner-deck = Take the top card of the deck
action-clash = Give { $card } to { $who }
action-choose = Choose { $who }
action-pass = Pass
action-phantom-pass = The phantom passes
action-random = Draw a random card
action-phantom-random = Draw a random card of the row
action-decline = No, thank you
action-accept = Yes: no penalty for the next move
action-phantom-share = The phantom shares its card
action-new-market = Put the market under the deck and lay out a new one
action-done = End the turn
action-wild = Wild card: { $bonus }
action-before = Left of its equals
action-after = Right of its equals
action-delay = Delay the card, and take the next one
action-set-aside = Set the card aside
action-say-stuck = “I have { $number } { $number ->
    [one] card
   *[other] cards
} I can’t play.”
action-say-high = “I only have high cards in { $suits }.”
action-say-avoid = “Don’t play { $suit }.”

## Refusals

refusal-no-low-card = You hold no card from 1 to 3: say that you can’t go first.
refusal-has-a-one = You hold a 1: say that you can go first.
refusal-phantom-cannot-start = One of the two of you goes first, never the phantom.
refusal-not-in-hand = That card is neither in your hand nor shared on the table.
refusal-too-low = Suits only go up: this one has already come as far, or further.
refusal-only-green = Mutation: the next move must be green.
refusal-random-first = Mad experiments: a random card comes first.
refusal-must-play = You have a card that fits: you must play it.
refusal-not-your-card = That card is not in your hand: choose one that is.
refusal-not-in-market = That card is not in the market: choose one that is.
refusal-suit-empty = There is no card in that suit to recover.
refusal-not-the-blue-one = Social revolution recovers from any suit but the blue one.
refusal-no-such-player = Nobody sits there.
refusal-not-yourself = Choose another player, not yourself.
refusal-hand-empty = You have no card in hand for that.
refusal-wild-used = There is no wild card to use: it comes with four or five players, and works once.
refusal-no-library = This game is played without the Library of Alexandria.
refusal-library-closed = The library is closed: it opens after every third penalty.
refusal-not-true = Your hand says otherwise: only what is true may be told.
refusal-not-the-leftmost = The phantom plays the leftmost card that fits.
refusal-not-in-row = That card is not in the phantom’s row: choose one that is.
refusal-phantom-cannot = The phantom has nothing to exchange.
refusal-not-the-highest = The phantom takes the highest card of the market that can be played.
refusal-already-delayed = This card has been delayed once: now it is played.
refusal-cannot-delay = Only a card that can be played is delayed, and the deck must have another to take.
refusal-can-be-played = That card can be played: only what cannot is set aside.

## What has happened

event-said-can = { $who }: “I can go first.”
event-said-cannot = { $who }: “I can’t go first.”
event-starts = { $who } will go first.
event-gave = { $who } gives { $card } to { $to }.
event-gave-hidden = { $who } gives a card to { $to }.
event-played = { $who } { $step ->
    [open] opens with { $card }.
    [consecutive] plays { $card }, upside down.
   *[jump] plays { $card } with a jump.
}
event-bonus = Bonus: { $effect }.
event-penalty = Penalty: { $effect }.
event-no-bonus = Plagiarism: no { $effect } this time.
event-no-penalty = Epiphany: { $effect } is spared.
event-last-card = It was the last card of { $who }: no penalty.
event-last-green = Green is complete: no penalty.
event-epiphany = { $who } has an epiphany: the next move is free of penalties.
event-recovered = { $who } recovers { $card }.
event-shared = { $who } shares { $card } with all.
event-handed = { $who } hands evolution to { $to }.
event-kept = { $who } will evolve.
event-swapped = { $who } takes { $taken } from the market and leaves { $given }.
event-new-market = { $who } renews the market.
event-refilled = { $card } comes to the market.
event-clashed = { $who } gives { $card } from the market to { $to }.
event-clashed-self = { $who } takes { $card } from the market.
event-shown = { $who } draws { $card }, which does not fit: it is shown and goes back.
event-passed = { $who } passes.
event-declined = { $who } declines.
event-wild = { $who } turns the wild card: { $bonus }.
event-library-opened = The Library of Alexandria opens.
event-said-stuck = { $who }: “I have { $number } { $number ->
    [one] card
   *[other] cards
} I can’t play.”
event-said-high = { $who }: “I only have high cards in { $suits }.”
event-said-avoid = { $who }: “Don’t play { $suit }.”
event-finished = { $who } has no cards left.
event-ended = { $ending } { $verdict }
event-placed = { $who } puts { $card } { $side ->
    [before] before
   *[after] after
} its equals.
event-row-gave = { $who } receives { $card } from the phantom’s row.
event-row-got = { $who } puts { $card } into the phantom’s row.
event-revealed = The phantom turns up { $card }.
event-delayed = { $card } is delayed; you take { $taken }.
event-set-aside = { $card } is set aside.
event-on-top = { $who } puts { $card } on top of the deck.
event-under = { $who } puts { $card } under the deck.
event-took = { $who } takes { $card }.
event-shuffled = The deck is shuffled.

## The end

ending-cleared = Every card is played!
ending-passed = Nobody can go on.
ending-hand-empty = Your hand is empty.
verdict-nobel = Ask for a Nobel Prize.
verdict-respect = Very good, with all respect.
verdict-improve = There is room for improvement.
verdict-caves = Back to the caves.
verdict-sell = Time to sell the game.

## Words on the table

board-market = Market
board-deck = Deck
board-table = On the table for all
board-hand = Hand
board-row = Row
board-set-aside = Set aside
board-wild = Wild card
board-wild-ready = ready
board-wild-used = used
board-library = Library
board-library-open = open
board-library-closed = closed
board-penalties = Penalties
board-points = Points
board-cards = cards
board-you = you
board-out = out
board-unopened = not opened
board-next-move = Next move
board-epiphany = Epiphany: no penalty
board-plagiarism = Plagiarism: no bonus
board-mad = Mad experiments: a random card
board-mutation = Mutation: green only
board-can-start = can go first
board-cannot-start = can’t go first

