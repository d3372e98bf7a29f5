# What is said only where there is no server, in the folder that `labtable site` writes.
anywhere-here = On this device
anywhere-here-text = Games, bots and rules are in this page. Your games stay in this browser.
anywhere-needs-server = Friends on other devices and classes need a Labtable server.
anywhere-starting = Getting ready to play …
anywhere-ready = Ready to play.
anywhere-kept = Saved on this device: from now on you can play without a network.
anywhere-no-wasm = This browser cannot run Labtable, because it has no WebAssembly. Please use a newer browser.
anywhere-no-files =
    A part of Labtable could not be downloaded. Check your connection and load the page again; it goes on from there.
anywhere-no-memory =
    This device has too little memory for Labtable. Close other tabs or programs and load the page again.
anywhere-crashed = Labtable has stopped in this tab. Load the page again: your games are stored in this browser.
anywhere-elsewhere = Labtable is open in another tab.
anywhere-elsewhere-text = Only one tab can play, so that no move is lost.
anywhere-take = Play in this tab
anywhere-forgetful =
    This browser stores nothing for Labtable: it is forbidden, or there is no room left. Your game goes on as long as this
    tab is open. At the end you can download it.
anywhere-new = A new version of Labtable is here.
anywhere-new-use = Use it now
anywhere-later = Later

## Sentences of the client that are said otherwise here
offline = Labtable cannot go on in this tab. Load the page again: your games are stored in this browser.
stale =
    A part of this page could not be loaded. Labtable has been updated, or there is no network. Your games are safe in this
    browser.
lost-title = This table is not here.
lost-text = Tables are stored in the browser in which they were made. This one does not have it.
shut-title = This table is no longer here.
shut-text = It has been deleted in this browser.
home-pitch = Five published science board games in your browser.
    Play against bots that know what they are doing, or with friends around one screen. No server, and no network after the
    first visit.
make-table = Share this screen
make-table-hint =
    You and your friends play on this screen and pass it on. In the waiting room, take a seat for each of you.
open-seat-hint = for somebody at this screen
way-friends = Around one screen
way-friends-text = Sit down together and pass the screen on. Everyone looks away while one of you decides.
way-class-text = Friends on other devices and classes need a Labtable server. Ask whoever gave you this page.
foot-privacy =
    We measure nothing, and nothing leaves this device. Your games are stored in this browser until you delete them.
log-out = Delete everything here
log-out-sure = All games, the album and your preferences are deleted from this browser.
delete-table-sure = The game and all its moves are deleted from this browser.
privacy-lead =
    Labtable runs in this page alone. Nobody else receives anything: neither names nor moves nor results.
privacy-what-moves = Your games
privacy-why-moves = To play, to go on later, and for the review.
privacy-long-moves = In this browser only, until you delete the table or the browser’s data.
privacy-what-browser = Language, preferences, album and last tables
privacy-long-browser = In this browser only, until you clear its data.
privacy-never-third = No other company receives anything. Everything comes from the place where you opened this page.
privacy-delete-text =
    “Delete this table” in a table’s menu deletes that game. “Delete everything here” in the preferences deletes all.
daily-none-yet = The Laureate has not played this deal here yet. It plays while this page is open.
coach-rivals-friends-hint =
    You come to a waiting room, where each of you takes a seat at this screen. Bots take the seats that stay empty.
coach-again-invite = Share this screen
not-covered =
    Not covered: the players’ names and the times of their moves. Here this page checks its own game. To check it elsewhere,
    note seal and fingerprint, save the game and run “labtable verify FILE --seal … --fingerprint …”.
server-unavailable = That cannot be done now. Nothing was changed. Please try again.
server-too-busy = This page is too busy now. Nothing was changed. Please try again.
server-damaged = This table cannot be opened. It stays stored in this browser; your other games are not affected.
server-newer = A newer version of Labtable wrote this game. Load this page again where there is a network, so that it is updated.
server-too-slow = A game with these options cannot be prepared on this device. Please choose others.
fault-share = This game could not be confirmed: the random number of this browser is not in the deal.
checked-server = This page worked out the hashes, and dealt and played the game again.
checked-here = This page worked out the hashes, and dealt and played the game again.
fair-shares = This page drew the key and the random number by itself.
fair-own =
    So nothing was changed since the deal, as far as this browser can be trusted: against whoever controls this device the check
    proves nothing.
fair-others =
    So nothing was changed since the deal, as far as this browser can be trusted: against whoever controls this device the check
    proves nothing.
fair-withheld = A random number that was promised did not come from { $names }.
fair-alone =
    This page drew the cards by itself, and nothing was changed since, as far as this browser can be trusted: against whoever
    controls this device the check proves nothing.
