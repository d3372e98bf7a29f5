# Every sentence of Ferries.
aim = Earn the most points by sending ferries onto three lanes.
turn = On your turn you play or discard one card, then draw.
glance-1 = Play a card that is higher than the last one on the lane of its colour.
glance-2 = A card earns one point; the very next number earns three.
glance-3 = After an 8 a lane begins anew.
glance-4 = Instead you may discard a card. The game ends when all cards are gone.
own-secret = your hand

part-lanes = Lanes
part-deck = Deck
part-discards = Discards
part-points = Points
part-hand = Hand
card-red = red { $value }
card-green = green { $value }
card-blue = blue { $value }
card-back = { $count ->
    [one] one card
   *[other] { $count } cards
}
lane-red = { $value ->
    [0] red lane, empty
   *[other] red lane
}
lane-green = { $value ->
    [0] green lane, empty
   *[other] green lane
}
lane-blue = { $value ->
    [0] blue lane, empty
   *[other] blue lane
}

prompt-turn = Play a card onto its lane, or discard one.
prompt-wait = { $who } is choosing a card.
action-play = Play { $card }
action-discard = Discard { $card }
event-played = { $points ->
    [one] { $who } plays { $card } and earns one point.
   *[other] { $who } plays { $card } and earns { $points } points.
}
event-discarded = { $who } discards { $card }.
event-cleared-red = The red lane is empty again.
event-cleared-green = The green lane is empty again.
event-cleared-blue = The blue lane is empty again.
event-drew = { $who } draws a card.
event-drew-card = { $who } draws { $card }.
refusal-not-in-hand = You do not hold this card.
refusal-too-low = It must be higher than the last card on its lane.
ending-no-cards = All cards are played.
