# Every sentence of The Dike.
aim = Keep the sea out together until the storm is over.
turn = On your turn you do two things, then the sea rises.
glance-1 = Walk to the next section, lay a sandbag on your section, or pump water out of it.
glance-2 = After two actions the sea rises at sections drawn by lot.
glance-3 = Water higher than a wall breaks the dike, and all have lost.
glance-4 = Hold for ten turns, and all have won.
option-weather = Weather
option-weather-breezy = Breezy: the sea rises twice a turn
option-weather-stormy = Stormy: the sea rises three times a turn

part-dike = Where the players stand
part-walls = Walls, and water below
part-bags = Sandbags left
part-turns = Turns held
part-actions = Actions left
cell-wall = Section { $section }: wall of { $count }
cell-water = Section { $section }: water at { $count }

prompt-turn = { $actions ->
    [one] What else do you do?
   *[other] What do you do first?
}
prompt-wait = { $who } is working on the dike.
action-walk = Walk to section { $section }
action-bag = Lay a sandbag on section { $section }
action-pump = Pump at section { $section }
action-rest = Rest
event-walked = { $who } walks to section { $section }.
event-bagged = { $who } lays a sandbag on section { $section }.
event-pumped = { $who } pumps at section { $section }.
event-rested = { $who } rests.
event-rose = The sea rises at section { $section }.
refusal-too-far = Walk to a section beside your own.
refusal-not-here = You can work only on the section where you stand.
refusal-no-bags = There are no sandbags left.
refusal-high-enough = This wall cannot be any higher.
refusal-dry = There is no water here.
ending-broken = The dike has broken. The sea has won.
ending-calm = The storm is over, and the dike has held!
