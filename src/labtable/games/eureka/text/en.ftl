# Eureka! in English.

# The aim and a turn, for newcomers
aim = Together, play every card before all of you are stuck: each card left over is a point, and 0 is perfect.
turn = Play one card: a suit only goes up. The next number brings a penalty, skipping numbers brings a bonus. Pass only if nothing fits.
glance-1 = There are four suits. The first card of a suit may have any number, and brings neither penalty nor bonus.
glance-2 = A penalty makes the next moves harder. A bonus helps all of you.
glance-3 = You do not see the hands of the others, and nobody may speak about cards.
glance-4 = When everybody has passed in a row, the game is over. A few cards left still earn respect.
legend-red = Red, art. Bonus: the next move brings no penalty. Penalty: the next move brings no bonus.
legend-blue = Blue, society. Bonus: take back the last card of another suit. Penalty: a market card goes to another player.
legend-yellow = Yellow, logic. Bonus: share a card that anyone may play. Penalty: the next player plays at random.
legend-green = Green, nature. Bonus: exchange a card. Penalty: the next card must be green.
verdict-at-most = { $most ->
    [0] 0 cards left
    [one] at most 1 card left
   *[other] at most { $most } cards left
}
verdict-above = { $least ->
    [one] 1 card left or more
   *[other] { $least } cards left or more
}
board-cards-left = { $number ->
    [0] no cards left
    [one] 1 card left
   *[other] { $number } cards left
}
board-left-beside = { $hands } in your hand, { $beside } beside it: the top card of the deck and cards set aside count too.

phantom = The phantom
phantom-within = the phantom
to-phantom = to the phantom
to-seat = to { $who }
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
bonus-blue-help = The last card of another suit goes back into the hand.
bonus-yellow-help = A card of the hand is put face up on the table: anyone may play it.
bonus-green-help = The player, or another whom the player names, exchanges a card with the market or with another player, or renews the market.
penalty-red-help = The next move brings no bonus.
penalty-blue-help = A market card goes to another player.
penalty-yellow-help = The next player plays a random card.
penalty-green-help = The next card must be green: players pass until one of them can play green.

option-library = Library of Alexandria
option-library-off = not used
option-library-on = opens after every third penalty, for one statement
option-phantom = Phantom (advanced game for two)
option-phantom-off = only the two of you
option-phantom-on = a phantom takes the third seat

## What is asked

prompt-statement = Can you go first? Low cards make a good start.
prompt-starter = Everybody has spoken. Who goes first?
prompt-draft = Before the first turn everybody gives one card away. Which card do you give { $to }?
prompt-draft-row = Put a card of your hand into the phantom’s row. Then choose one of the row for the other player.
prompt-draft-deck = You took the top card. Put one card of your hand under the deck.
prompt-turn = Your turn: play a card.
prompt-turn-pass = Your turn: none of your cards fits, so pass.
prompt-random = Mad experiments: draw a random card of your hand. If it fits, it is played.
prompt-mutation = Mutation: play a green card.
prompt-mutation-pass = Mutation: you have no green card that fits, so pass.
prompt-phantom-turn = The phantom’s turn: choose its move.
prompt-phantom-random = Mad experiments: draw a random card of the phantom’s row. If it fits, it is played.
prompt-after = Use the wild card now, or end your turn.
prompt-epiphany = Epiphany: do you want the next move to bring no penalty?
prompt-recover = Social revolution: from which suit do you take the last card into your hand?
prompt-share = Shared knowledge: which card do you put on the table for everybody?
prompt-beneficiary = Evolution: who makes the exchange?
prompt-exchange = Evolution: take a market card, exchange with a player, or renew the market.
prompt-swap = You take { $card } from the market. Which card of yours goes there?
prompt-give = Which card do you give { $to }?
prompt-give-back = Which card do you give back { $to }?
prompt-clash-card = Cultural clash: { $known ->
    [1] which market card do you give { $to }?
   *[0] which market card do you give to another player?
}
prompt-clash-seat = Who receives { $card }?
prompt-place = { $equal } of the row has the same number as { $card }. On which side of it does the new card go?
prompt-row-take = Which card is taken from the row?
prompt-phantom-share = Shared knowledge: does the phantom put its card on the table for everybody?
prompt-phantom-exchange = Evolution: which market card goes to the phantom?
prompt-on-top = Which card of your hand goes on top of the deck?
prompt-phantom-give = The phantom takes { $card } from the market. Which of its cards goes there?
prompt-over = { $ending } { $verdict }

wait = { $who } { $what }
wait-statement = says whether they can go first.
wait-starter = names the player who goes first.
wait-draft = chooses a card to give away.
wait-draft-row = chooses a card for the phantom’s row.
wait-draft-deck = chooses a card to put under the deck.
wait-turn = plays a card or passes.
wait-random = has to draw a random card.
wait-mutation = must play a green card or pass.
wait-phantom-turn = chooses the phantom’s move.
wait-phantom-random = draws a random card for the phantom.
wait-after = may use the wild card.
wait-epiphany = may apply an epiphany.
wait-recover = may recover a card.
wait-share = may share a card.
wait-beneficiary = decides who makes the exchange.
wait-exchange = may make an exchange.
wait-swap = chooses a card for the market.
wait-give = chooses a card to give.
wait-give-back = chooses a card to give back.
wait-clash-card = must choose a market card for another player.
wait-clash-seat = decides who gets the market card.
wait-place = places a card in the phantom’s row.
wait-row-take = takes a card from the phantom’s row.
wait-phantom-share = decides whether the phantom shares.
wait-phantom-exchange = chooses a market card for the phantom.
wait-on-top = chooses a card for the top of the deck.
wait-phantom-give = chooses which card the phantom gives to the market.

## Actions

action-can-start = “I can go first.”
action-cannot-start = “I can’t go first.”
action-play = Play { $card }{ $step ->
    [open] {" "}and open the suit
    [consecutive] , the next number: penalty { $effect }
    [spared] , the next number: no penalty
    [robbed] , skipping numbers: no bonus
    [idle] , skipping numbers: { $effect } would do nothing
   *[jump] , skipping numbers: bonus { $effect }
}
action-phantom-play = The phantom plays { $card }{ $step ->
    [open] {" "}and opens the suit
    [consecutive] , the next number: penalty { $effect }
    [spared] , the next number: no penalty
    [robbed] , skipping numbers: no bonus
    [idle] , skipping numbers: { $effect } would do nothing
   *[jump] , skipping numbers: bonus { $effect }
}
action-draft = Give { $card } { $to }
action-under = Put { $card } under the deck
action-share = Share { $card }
action-swap = Give { $card } to the market for { $taken }
action-give = Give { $card } { $to }
action-give-back = Give { $card } back { $to }
action-on-top = Put { $card } on top of the deck
action-pick = Pick { $card }
action-take = Take { $card }
action-take-market = Take { $card } from the market
action-take-phantom = Take { $card } from the market for the phantom
action-recover = Take back the last { $suit } card
action-starter = { $who } goes first
action-starter-me = Go first
action-beneficiary = Let { $who } make the exchange
action-beneficiary-me = Make the exchange yourself
action-partner = Exchange with { $who }
action-partner-deck = Exchange with the deck: take its top card
action-clash = Give { $card } { $to }
action-choose = Choose { $who }
action-pass = Pass
action-phantom-pass = The phantom passes
action-random = Draw a random card
action-phantom-random = Draw a random card of the row
action-decline = Do not use the bonus
action-accept = Yes: the next move brings no penalty
action-phantom-share = The phantom shares its card
action-phantom-give = { $card } goes to the market
action-phantom-give-top = The top card of the deck goes to the market
action-new-market = Put the market under the deck and lay out a new one
action-done = End the turn
action-wild = Use the wild card for { $bonus }: { $help }
action-before = To the left of the card with the same number
action-after = To the right of the card with the same number
action-before-card = To the left of { $card }
action-after-card = To the right of { $card }
action-delay = Delay the card by one round and take the next one into the hand
action-set-aside = Set the card aside: it counts as one point
action-say-stuck = “I have { $number } { $number ->
    [one] card
   *[other] cards
} I can’t play.”
action-say-high = “I only have high cards in { $suits }.”
action-say-avoid = “Don’t play { $suit }.”

## Refusals

refusal-phantom-cannot-start = The phantom cannot go first: choose one of the two players.
refusal-not-in-hand = That card is neither in your hand nor shared on the table: play one that is.
refusal-too-low = Suits only go up: play a card that is higher than the last one of its suit.
refusal-only-green = Mutation: the next card must be green. Play a green card, or pass if none fits.
refusal-random-first = Mad experiments: draw the random card first.
refusal-must-play = You have a card that fits: you can pass only when none does.
refusal-not-your-card = That card is not in your hand: choose one that is.
refusal-not-in-market = That card is not in the market: choose one that is.
refusal-suit-empty = There is no card to recover: choose a suit other than blue that has cards.
refusal-not-the-blue-one = Social revolution does not reach the blue suit: choose another suit.
refusal-no-such-player = Nobody sits there: choose a player of this game.
refusal-not-yourself = Choose another player, not yourself.
refusal-hand-empty = You need a card in your hand for that.
refusal-wild-used = The wild card is not available: it comes with four or five players and works once.
refusal-no-library = This game is played without the Library of Alexandria: it is chosen when a game is set up.
refusal-library-closed = The library is closed: it opens after every third penalty.
refusal-not-true = Your hand says otherwise: choose a statement that is true.
refusal-not-the-leftmost = The phantom plays the leftmost card of its row that fits: choose that one.
refusal-not-in-row = That card is not in the phantom’s row: choose one that is.
refusal-phantom-cannot = The phantom has no card to exchange: choose something else.
refusal-not-the-highest = The phantom takes the highest card of the market that can be played: choose that one.
refusal-already-delayed = This card has been delayed once already: now it is played.
refusal-cannot-delay = A card can be delayed only if it can be played and the deck has another card for you to take.
refusal-can-be-played = That card can be played: play or delay it. Only a card that does not fit is set aside.
refusal-not-beside-the-deck = That card is not beside the deck: choose one that is, or the top card.
refusal-no-cards = Market and deck are empty: there is no card to lay out. Choose another exchange, or do not use the bonus.

## What has happened

loss-bonus = { $effect } does nothing here: the bonus is lost.
event-said-can = { $who }: “I can go first.”
event-said-cannot = { $who }: “I can’t go first.”
event-starts = { $who } goes first.
event-gave = { $who } gives { $card } { $to }.
event-gave-hidden = { $who } gives a card { $to }.
event-played = { $who } { $step ->
    [open] opens with { $card }.
    [consecutive] plays { $card }, the next number: it goes upside down.
   *[jump] plays { $card }, skipping numbers.
}
event-bonus = Bonus: { $effect }. { $help }
event-penalty = Penalty: { $effect }. { $help }
event-no-bonus = Plagiarism: no { $effect } this time.
event-no-penalty = Epiphany: no { $effect } this time.
event-last-card = It was the last card of { $who }: no penalty.
event-last-green = Green is complete: no penalty.
event-epiphany = { $who } has an epiphany: the next move brings no penalty.
event-recovered = { $who } recovers { $card }.
event-shared = { $who } shares { $card }: it lies open for everybody.
event-handed = { $who } lets { $to } make the exchange.
event-kept = { $who } makes the exchange.
event-swapped = { $who } takes { $taken } from the market and leaves { $given }.
event-new-market = { $who } renews the market.
event-refilled = New in the market: { $card }.
event-clashed = { $who } gives { $card } from the market { $to }.{ $unfit }
event-clashed-self = { $who } takes { $card } from the market.{ $unfit }
fits = { "" }
unfit = { " " }It does not fit: { $suit } is at { $top }.
event-shown = { $who } draws { $card }, which does not fit: everyone sees it, and it goes back.
event-passed = { $who } passes.
event-declined = { $who } does not use it.
event-wild = { $who } uses the wild card: { $bonus }.
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
    [before] to the left
   *[after] to the right
} of { $equal }, which has the same number.
event-row-gave = { $who } receives { $card } from the phantom’s row.
event-row-got = { $who } puts { $card } into the phantom’s row.
event-revealed = The phantom reveals { $card }.
event-delayed = The phantom’s { $card } is delayed by one round; { $taken } comes into the player’s hand.
event-set-aside = The phantom cannot play { $card }: it is set aside and counts as one point.
event-on-top = { $who } puts { $card } on top of the deck.
event-under = { $who } puts { $card } under the deck.
event-took = { $who } takes { $card }.
event-shuffled = The deck is shuffled, with the cards beside it.
event-done = { $who } ends their turn.
event-chose-card = { $who } chooses { $card } from the market.{ $unfit }
event-chose-partner = { $who } exchanges with { $to }.
event-delayed-hidden = The phantom’s { $card } is delayed by one round; the next card of the deck goes to the player’s hand.
event-under-hidden = { $who } puts a card under the deck.
event-took-hidden = { $who } takes a card.

## The end

ending-cleared = Every card is played!
ending-passed = All players who still had cards have passed.
ending-played-out = Hand and deck are used up.
verdict-nobel = Ask for a Nobel Prize.
verdict-respect = Very good: you have earned respect.
verdict-improve = There is room for improvement.
verdict-caves = Back to the caves.
verdict-sell = Time to sell the game.

## Words on the table

board-market = Market
board-deck = Deck
board-table = Shared with everybody
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
board-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
board-you = you
board-out = finished
board-none-left = no cards left
board-unopened = not opened
board-next-move = Next move
board-no-penalty = no penalty
board-no-bonus = no bonus
board-epiphany = Epiphany: no penalty
board-plagiarism = Plagiarism: no bonus
board-mad = Mad experiments: a random card
board-mutation = Mutation: green only
board-can-start = can go first
board-cannot-start = can’t go first

## The 52 personalities

person-thutmose = Thutmose
note-thutmose = In the 14th century BCE he ran the royal sculpture workshop at Amarna, where the painted bust of Nefertiti waited for 33 centuries.
person-anyte = Anyte of Tegea
note-anyte = Around 300 BCE she turned small things, a pet, a spring, a child’s grave, into Greek epigrams that are still read.
person-cai-wenji = Cai Wenji
note-cai-wenji = Poet and musician of Han China, she spent twelve years a captive among nomads; famous songs about it bear her name.
person-beatus = Beatus of Liébana
note-beatus = An 8th-century monk in northern Spain whose commentary on the Apocalypse inspired some of the boldest painted books of the Middle Ages.
person-comtessa-de-dia = Comtessa de Dia
note-comtessa-de-dia = A woman troubadour who sang of love in Occitan; one of her songs is the only one by a trobairitz to survive with its tune.
person-michelangelo = Michelangelo
note-michelangelo = He thought of himself as a sculptor, and painted the ceiling of the Sistine Chapel all the same (1475–1564).
person-maria-de-zayas = María de Zayas
note-maria-de-zayas = In 17th-century Spain her bestselling tales asked why women were given needles instead of books.
person-mozart = Wolfgang Amadeus Mozart
note-mozart = He composed from the age of five and left more than six hundred works, from serenades to operas (1756–1791).
person-goya = Francisco de Goya
note-goya = Painter to kings, he showed war and fear as nobody had dared before (1746–1828).
person-alice-guy = Alice Guy
note-alice-guy = Around 1896 she used the new film camera to tell a story, and became the first woman to direct a film.
person-picasso = Pablo Picasso
note-picasso = With Georges Braque he took things apart and painted all their sides at once: Cubism (1881–1973).
person-aretha-franklin = Aretha Franklin
note-aretha-franklin = The Queen of Soul brought the fire of gospel to the radio, and spelled out R-E-S-P-E-C-T (1942–2018).
person-miyamoto = Shigeru Miyamoto
note-miyamoto = Video-game designer from Kyoto Prefecture who gave the world a leaping plumber and the kingdom of Hyrule (born 1952).
person-gargi = Gargi Vachaknavi
note-gargi = In the Upanishads this Vedic philosopher questions a sage about what the world is woven on, and does not let go.
person-plato = Plato
note-plato = Pupil of Socrates and teacher of Aristotle, he wrote philosophy as conversation and founded the Academy (c. 427–347 BCE).
person-ban-zhao = Ban Zhao
note-ban-zhao = She completed the great history of the Han dynasty that her brother had left unfinished (c. 45–116).
person-al-tabari = Al-Tabari
note-al-tabari = His history runs from the creation of the world to his own day, and names its sources for most stories (839–923).
person-averroes = Averroes
note-averroes = Judge and physician of Córdoba, he explained Aristotle so well that Europe called him simply the Commentator (1126–1198).
person-teresa-of-avila = Teresa of Ávila
note-teresa-of-avila = Mystic, writer and tireless traveller, she reformed the Carmelites and founded convent after convent (1515–1582).
person-juana-ines = Juana Inés de la Cruz
note-juana-ines = A Mexican nun with a famous library, who defended a woman’s right to study in brilliant verse and prose (c. 1648–1695).
person-voltaire = Voltaire
note-voltaire = His pen fought fanaticism with wit, and cleared the name of Jean Calas, executed though innocent (1694–1778).
person-olympe-de-gouges = Olympe de Gouges
note-olympe-de-gouges = When the Revolution declared the rights of man, she wrote the declaration of the rights of woman (1748–1793).
person-marx = Karl Marx
note-marx = He read history as a struggle over who owns the means of work, and much of the next century took sides (1818–1883).
person-jane-addams = Jane Addams
note-jane-addams = At Hull House in Chicago she made a home for newcomers, and for the idea of social work (1860–1935).
person-martin-luther-king = Martin Luther King
note-martin-luther-king = He led the American civil-rights movement without violence, and shared a dream with the world (1929–1968).
person-charles-tilly = Charles Tilly
note-charles-tilly = He studied strikes and uprisings over centuries and showed that protest, too, has a repertoire (1929–2008).
person-tapputi = Tapputi-Belatekallim
note-tapputi = A perfume maker at the Assyrian palace around 1200 BCE: the first chemist whose name is written down, on a clay tablet.
person-archimedes = Archimedes
note-archimedes = He weighed ideas and crowns in Syracuse, and ran from his bath with the cry that names this game (c. 287–212 BCE).
person-hypatia = Hypatia of Alexandria
note-hypatia = She taught mathematics and astronomy to anyone who would listen, in a city that no longer wanted to hear it (died 415).
person-al-khwarizmi = Al-Khwarizmi
note-al-khwarizmi = A scholar of 9th-century Baghdad: from a book of his we have the word algebra, from his name the word algorithm.
person-fibonacci = Fibonacci
note-fibonacci = A merchant’s son from Pisa whose book of 1202 taught Europe to calculate with ten digits, and counted rabbits along the way (c. 1170–1240).
person-martine-de-bertereau = Martine de Bertereau
note-martine-de-bertereau = She searched Europe for ores and wrote to the king of the riches under his feet, in a time that took it for sorcery.
person-newton = Isaac Newton
note-newton = One law for the apple and the Moon, one prism for all the colours of white light (1642–1727).
person-emilie-du-chatelet = Émilie du Châtelet
note-emilie-du-chatelet = She translated Newton into French with a commentary of her own, and argued that energy goes with the square of the speed (1706–1749).
person-ada-lovelace = Ada Lovelace
note-ada-lovelace = In 1843 she published a program for a computer that had not been built (1815–1852).
person-kovalevskaya = Sofia Kovalevskaya
note-kovalevskaya = The first woman to earn a modern doctorate in mathematics, and later professor in Stockholm (1850–1891).
person-einstein = Albert Einstein
note-einstein = A clerk at the patent office who rethought space, time and light; the Nobel Prize came for the light (1879–1955).
person-dorothy-vaughan = Dorothy Vaughan
note-dorothy-vaughan = She led a group of human computers at NACA, and taught them and herself to program the machines that came (1910–2008).
person-hawking = Stephen Hawking
note-hawking = He found that black holes glow a little, and told millions of readers about time (1942–2018).
person-imhotep = Imhotep
note-imhotep = Counsellor of King Djoser and builder of the first pyramid in the 27th century BCE; later ages made him a god of healing.
person-agnodice = Agnodice
note-agnodice = The story goes that she practised medicine in Athens disguised as a man, until her patients won the law over.
person-ptolemy = Ptolemy
note-ptolemy = In 2nd-century Alexandria he drew the Earth on a grid and set the planets circling around it for 1400 years.
person-sun-simiao = Sun Simiao
note-sun-simiao = A Tang physician who gathered thousands of remedies and asked that every patient be treated alike (581–682).
person-hildegard = Hildegard of Bingen
note-hildegard = An abbess who described plants and ailments as keenly as her visions, and composed the music besides (1098–1179).
person-copernicus = Nicolaus Copernicus
note-copernicus = He moved the Sun to the middle, and thereby the Earth out of it (1473–1543).
person-galileo = Galileo Galilei
note-galileo = He turned a spyglass to the sky, found moons around Jupiter, and had to deny what followed from it (1564–1642).
person-wang-zhenyi = Wang Zhenyi
note-wang-zhenyi = She explained eclipses with a lamp, a mirror and a table, and wrote that daughters can learn as sons do (1768–1797).
person-darwin = Charles Darwin
note-darwin = From island birds, fossils and twenty years of patience he drew the origin of species (1809–1882).
person-pasteur = Louis Pasteur
note-pasteur = He showed that germs spoil the milk and cause disease, and saved a boy from rabies (1822–1895).
person-mcclintock = Barbara McClintock
note-mcclintock = In speckled maize she saw genes that jump; the Nobel Prize took thirty years to believe her (1902–1992).
person-esther-lederberg = Esther Lederberg
note-esther-lederberg = She discovered the virus lambda in bacteria, and copied whole colonies with a piece of velvet (1922–2006).
person-elizabeth-blackburn = Elizabeth Blackburn
note-elizabeth-blackburn = With Carol Greider she found the enzyme that mends the ends of chromosomes, and with it a clock of our cells (born 1948).

# What made the scores
score-says = { $number ->
    [one] { $number } card left
   *[other] { $number } cards left
}
score-left = { $who } had { $number ->
    [one] 1 card left
   *[other] { $number } cards left
}.
score-phantom-left = The phantom had { $number ->
    [one] 1 card left
   *[other] { $number } cards left
}.
score-set-aside = { $number ->
    [one] 1 card was set aside
   *[other] { $number } cards were set aside
}.
score-better = Fewer is better: with { $most ->
    [0] none
   *[other] at most { $most }
}, the verdict would have been kinder.

# What only the player to move can see, where others look on
own-secret = the cards in the hand

# What the rulebook does not say
gap-phantom-column = The verdict of games with a phantom
gap-high-card = What a high card is

# Par: what the deal allowed
par-exact = With all hands and the deck open, { $par ->
    [0] every card could have been played
    [one] { $par } card would have been left at best
   *[other] { $par } cards would have been left at best
}; you left { $score }.
par-reached = With all hands and the deck open, { $par ->
    [one] { $par } card, perhaps fewer,
   *[other] { $par } cards, perhaps fewer,
} would have been left; you left { $score }.

# What a statement proves
concluded-exactly = So every bot imagined only hands in which { $who } held exactly { $number } of these: { $cards }.
concluded-some = So every bot imagined only hands in which { $who } held at least one of these: { $cards }.
concluded-none = So every bot imagined only hands in which { $who } held none of these: { $cards }.
concluded-nothing = This proves nothing about the hand, and no bot left out a card because of it.

# How far players are from what a reason speaks of
aim-card = { $count ->
    [0] { $card } fits no longer: its suit is past it.
    [1] { $card } is the next number of its suit, which brings a penalty.
    [2] { $card } would open its suit.
   *[3] { $card } would skip numbers of its suit, which brings a bonus.
}

# What is true of a position
fact-again = { $count ->
    [one] { $cards } fits again.
   *[other] { $cards } fit again.
}
fact-all-fit = Every card of { $who } can still be played.
fact-chain = { $who } can play { $cards } one after the other: none of them brings a penalty.
fact-neighbours = { $who } holds { $card } and { $other }: played one after the other, the second brings a penalty.
fact-passed-held = { $count ->
    [one] { $cards } is passed over, though somebody still holds it.
   *[other] { $cards } are passed over, though the team still holds them.
}
fact-passed-unseen = { $count ->
    [one] { $cards } is passed over before anybody has seen it.
   *[other] { $cards } are passed over before anybody has seen them.
}

# What a reason counts: what one move leaves more or fewer of than another
holding-stuck = { $count ->
    [one] 1 stuck card
   *[other] { $count } stuck cards
}
holding-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
