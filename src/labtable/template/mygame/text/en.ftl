# Every sentence of My Game. Add fr.ftl and es.ftl beside it for French and Spanish; until then these are shown.
aim = Take the last pebble.
turn = On your turn you take one, two or three.
glance-1 = Fifteen pebbles lie on a pile.
glance-2 = Take one, two or three of them.
glance-3 = The last pebble wins.

part-pile = Pile of pebbles
part-taken = Pebbles taken

prompt-take = How many pebbles do you take?
prompt-wait = { $who } is taking pebbles.
action-take = { $pebbles ->
    [one] Take one pebble
   *[other] Take { $pebbles } pebbles
}
event-took = { $pebbles ->
    [one] { $who } takes one pebble.
   *[other] { $who } takes { $pebbles } pebbles.
}
refusal-too-few = There are not so many pebbles left.
ending-last-pebble = The last pebble is taken.
