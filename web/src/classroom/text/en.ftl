# The classroom, as the client says it.

## Making a class
class-title = Class
class-new = New class
class-new-lead =
    One code on the board, and thirty pupils sit at ten tables. Nobody needs an account, and nothing is
    installed.
class-guide = Guide for teachers
class-which-game = Which game?
class-how = How do you play?
class-seats = Seats at a table
class-bot-level = Bots fill empty seats
class-same-deal = Same deal at every table
class-same-deal-hint = All groups get the same cards, so that you can compare what they made of them.
class-names = Names
class-names-how = How pupils get a name
class-names-generated = Friendly names
class-names-list = Your list
class-names-free = Their own
class-means-generated = Everyone gets a name such as Curious Otter.
class-means-list = You paste names, and each pupil picks one.
class-means-free = Pupils type a name. Insults are refused.
class-paste = Names, one on each line
class-listed = { $count ->
    [one] One name
   *[other] { $count } names
}
class-name = Name of the class (optional)
class-name-example = 3B, physics
class-teacher = Your name, as pupils see it (optional)
class-teacher-example = Ms Lind
class-stored = Names and games are deleted when you end the class, or when its time is over.
class-make = Open the class
class-opening = Opening the class …
class-back = Back to your class

## Coming in
class-code = Class code
class-open-address = Open this address
class-type-code = and type this code
class-alone = Only this computer can open this address. To let pupils in, stop Labtable and start it for the network:
class-alone-guide = All devices must be in the same network. If your computer asks whether Python may receive connections, allow it.
class-qr = QR code that leads into this class
join-class = Join the class
class-not-in = That did not work.
class-who-are-you = Who are you?
class-pick-hint = Choose your name. Each name can be taken once.
class-no-names = All names are taken. Ask your teacher.
class-picking = choosing a name
class-you-are = You are
class-rename = Rename
class-other-name = Another name
class-another-name = Give me another name
class-face-back = Previous face
class-face-on = Next face
class-in = You are in.
class-your-table = You sit at table { $group }
class-with = together with
class-soon = The game opens by itself when your teacher starts it.
class-round-over = This round is over.
class-look-front = Look to the front.
class-my-result = See your table

## The teacher’s room
class-tools = Class
class-gathering = The pupils come in
class-round = Round { $round }
class-groups = Tables
class-pupils = { $count ->
    [0] Nobody is here yet
    [one] One pupil
   *[other] { $count } pupils
}
class-shuffle = Shuffle
class-nobody = Nobody is here yet.
class-nobody-hint = Show the code on the projector. Pupils who come in sit down at tables for { $name } by themselves.
class-table = Table { $group }
class-tables = { $count ->
    [one] One table
   *[other] { $count } tables
}
class-bots-fill = { $count ->
    [one] One bot ({ $level }) takes the empty seat.
   *[other] { $count } bots ({ $level }) take the empty seats.
}
class-no-bots = Every seat is taken by a pupil.
class-waiting = Waiting for pupils
class-late-hint = Pupils may come later: they take a bot’s seat or sit beside a partner.
class-start = Start all
class-move-hint = Drag a name to another table, or select it and press an arrow key. Press a name to change it.
class-moved = { $name } now sits at table { $group }.
class-new-table = New table
class-unplaced = Without a table
class-side-by-side = Two pupils share a seat.
class-settings = Settings of this round
class-pupil-name = Name of the pupil
class-sits-at = Sits at table
class-pupil-device = Move this pupil to another device
class-pupil-device-hint =
    The pupil types this code on the home page of the new device, and is back with the same name.
class-remove-pupil = Remove from the class
class-remove-sure = The name is deleted, and a bot plays on in the seat. The pupil can come in again with the code.
class-ban-pupil = Remove and keep out
class-ban-sure = This browser cannot come back. From now on newcomers wait at the door until you let them in.
class-door = Who comes in
class-door-open = With the code
class-door-line = Those I let in
class-door-cards = With a card
class-pupils-how = How many pupils?
class-pupils-means =
    This many can come in straight away. Without a number, up to twelve come in within ten seconds, and the others wait until you
    let them in.
class-door-means-open = Pupils with the code come in by themselves. If many come at once, the last ones wait for you.
class-door-means-line = Newcomers wait at the door until you let them in. Nobody who is in the class is sent out.
class-door-means-cards = You print a card for each pupil. Each card lets one pupil in, once.
class-close-door = Close the door
class-open-door = Open the door
class-line = { $count ->
    [one] One person is waiting at the door
   *[other] { $count } people are waiting at the door
}
class-line-crowd = Many came at once. Check that these are your pupils before you let them in.
class-line-hint = Newcomers wait until you let them in.
class-let-all = { $count ->
    [0] Nobody has the page open
    [one] Let one in
   *[other] Let all { $count } in
}
class-send-all = Send all away
class-let-in = Let { $name } in
class-send-away = Send { $name } away
class-at-door = You are at the door of the class.
class-door-name = Your teacher sees you as
class-door-wait = Keep this page open. It goes on by itself when your teacher lets you in.
class-door-leave = Leave
class-card-door = You need an entry card.
class-unlet-title = You were not let in.
class-unlet-text = Ask your teacher. Then you can come to the door again.
class-unlet-again = To the door
class-entry-cards = Entry cards
class-entry-cards-lead =
    Print the cards and hand one to each pupil. A card works once; afterwards the pupil’s browser is known.
class-entry-count = How many more cards?
class-entry-make = Make cards
class-entry-back = Back to the class
class-entry-left = { $made ->
    [0] There are no cards yet.
   *[other] Unused cards: { $count } of { $made }
}
class-entry-code = Code of your card
class-entry-have = Entry card? Type the code of your card
class-entry-go = Come in
class-entry-qr = QR code of this card
class-away-cards = { $count ->
    [one] Remove one pupil whose page is closed
   *[other] Remove { $count } pupils whose page is closed
}
class-away-remove = Remove
class-away-sure =
    These pupils have not opened the page, or have closed it. Real pupils can come in again with the code.
class-recovery-title = Your recovery key
class-recovery-text =
    With this key you come back to your class from any device, also when this browser has forgotten you. Write
    it down or print it now: it is not shown again.
class-recovery-where = To use it, open { $address } and choose “Back to a class”. Keep it away from pupils.
class-recovery-show = Show the key (not on the projector)
class-recovery-kept = I have it
class-recovery-new = New recovery key
class-recovery-sure = You get a new key, and the one before stops working.
class-recovery-ask = Back to a class, with your recovery key
class-recovery-type = Recovery key of the teacher
class-recovery-open = Open the class
class-recovery-wrong = This key opens no class. Look at it again. Perhaps the class has ended.
class-all-results = Results of all rounds
class-which-round = Which round?
class-at-table = Pupils at this table
class-second-device = Teach from a second device
class-second-device-hint = Type this code on the home page of the other device before it expires.
class-end = End the class
class-end-sure =
    All names, tables, results and homework of this class are deleted, also homework that is still due. Download the results first
    if you need them.
class-deleted-at = If you do nothing, the class is deleted on { $at }.

## The wall
class-wall = All tables
class-eyes = Eyes on me
class-eyes-text = Your teacher would like to say something.
class-go-on = Go on
class-resting = All screens are resting.
class-message = Message on every screen
class-message-example = Message on every screen (optional)
class-finished = finished
class-unfinished = not finished
class-last-move = last move after { $count } min
class-boards = Boards
class-finished-count = Tables finished: { $done } of { $count }
class-needy-first = Sort: help first
class-scores = Scores
class-finish-round = End the round
class-finish-sure = End the round for everybody?
class-finish-ends = { $count ->
    [one] One game still goes on. If you end the round, it stops where it is.
   *[other] { $count } games still go on. If you end the round, they stop where they are.
}
class-hands = Raised hands
class-raise-hand = Ask for help
class-hand-is-up = Your hand is up
class-hand-up = hand raised
class-helped = { $name }: done
class-asks = { $name } at table { $group } asks for help.
class-late = Came late
class-seat-at = Seat { $name } at
class-choose-table = Choose a table
class-flag-stuck = stuck
class-flag-waiting = waiting for { $name }
class-flag-finished = finished
class-flag-help = asks for help
class-turn-of = { $name } has been deciding for { $time }
class-seconds = { $count } s
class-open-table = Look at table { $group }
class-light-on = Show to all
class-light-off = Stop showing
class-look-here = Look at this table
class-point = Point
class-pointing = Press a thing on the table
class-point-off = Stop pointing
class-pointed = Every board now shows: { $thing }
class-to-wall = To the wall

## Polls
class-ask = Ask the class
class-ask-sure = Ask the class about { $name }’s decision?
class-ask-words = Your question, if you like: “From here, find …”
class-ask-how = Who answers
class-ask-how-now = All together, now
class-ask-how-step = Each alone: step of the lesson
class-ask-how-homework = Each alone: homework
class-ask-alone = Every pupil sees this position as its player saw it, plays an answer, and hands it in. You see all answers.
class-ask-keep-step = Add to the lesson plan
class-ask-keep-homework = Set this homework
class-ask-kept-step = The position is the last step of the lesson plan now.
class-ask-kept-homework = The position is homework now. Print the code cards: menu, Homework.
class-ask-shows =
    Everybody in the class, this table too, and everybody who sees the projector will see what only { $name } can see
    now: { $secret }.
class-poll = What would you play in { $name }’s place?
class-poll-hint = A question to the whole class, not a move. The games and their clocks rest meanwhile.
class-poll-rests = The games and their clocks rest until you go back to them. The time of the lesson goes on.
class-only-asked = This is a question, not a game.
class-answer-kept = Your answer is in. Wait for the others.
class-answer-lost = You chose this without giving it as your answer, so it does not count: { $answer }
class-answered = { $done } of { $count } have answered
class-show-answers = Show the answers
class-end-poll = Back to the games
class-no-answers = Nobody has answered yet.
class-your-answer = your answer
class-laureate-place = { $place ->
    [1] the Laureate’s choice
   *[other] the Laureate’s number { $place }
}

## The projector
class-which-table = Which table?
class-all-tables = All tables

## Results
class-results = Results of round { $round }
class-so-far = Round { $round } so far
class-again-same = Another round
class-again-shuffled = With shuffled tables
class-csv = Table as CSV
class-print = Print
class-together = Together
class-won = won
class-curves = How the tables scored
class-curves-hint = the leader’s score at each table; left: the start of the game, right: its end
class-curves-together = the common score of each table; left: the start of the game, right: its end
class-parted = Where the groups decided differently
class-parted-hint = same cards, same moves before, another choice
class-decided = { $name } decided
class-parted-board = Show what they had before them
class-not-parted = No group has decided differently yet.
class-tables-named = { $count ->
    [one] Table { $groups }
   *[other] Tables { $groups }
}
class-seat = Seat { $seat }

## The end
class-lost-title = This browser is not in the class.
class-lost-text =
    The class has ended, or this browser was never in it. If the class goes on, ask your teacher for the code of six characters.
class-lost-teacher = For teachers: back to a class, with your recovery key
class-over-title = The class has ended.
class-over-text = All names and tables of this class are deleted. There is nothing more to do here.

## Questions to all
class-question-all = Question to the whole class
class-question-pick = Choose an answer. Nobody sees yours until your teacher shows all answers.
class-question-change = Your answer is in. You can change it until your teacher shows all answers.
class-end-question = Close the question
class-ask-own = Ask a question
class-ask-own-hint =
    Everybody gets the question on a page of its own. Nobody sees how others answered, or what is right, until you
    show the answers.
class-question-text = What do you ask?
class-question-answers = Answers to choose from
class-question-answer = Answer { $number }
class-question-right = right
class-question-why = Why? (shown with the answers, optional)
class-right-answer = right answer
class-why = Why?
class-answer = Answer:
class-your-answer-is = Your answer: { $answer }
class-answer-again = Change my answer
class-would-play = What would you play at table { $group }?

## The lesson plan
class-plan = Lesson plan
class-goal = Goal:
class-time-over = time is over
class-step = Step { $number } of { $count }: { $kind }
class-kind-lesson = guided lesson
class-kind-game = game
class-kind-question = question
class-kind-puzzles = puzzles
class-kind-position = position
class-kind-closing = closing
class-next-step = Next: { $kind }
class-unseen = Go on without showing the answers?
class-unseen-text = Pupils have answered, and have not seen the answers and the reason yet.
class-unseen-go = Go on without
class-more-time = + { $count } min
class-step-done = { $done } of { $count } have finished
class-who-finished = Who has finished
class-step-of = Step { $number }: { $kind }
class-has-finished = has finished
class-has-not-finished = has not finished yet
class-plan-gallery = Ready plans
class-plan-load = Open a file
class-plan-save = Save as a file
class-plan-use = Use this plan
class-plan-drop = Without a plan
class-plan-none =
    Choose a ready plan, open one from a file, or write your own. A plan has a goal and steps: a guided lesson, games,
    questions, puzzles, and what pupils hand in. Everybody sees the goal and the time that is left.
class-plan-own = Write my own plan
class-plan-name = Name of the plan
class-plan-departs = Where the game departs from science:
class-plan-add = Add a step:
class-plan-minutes = minutes
class-plan-up = Earlier
class-plan-down = Later
class-plan-remove = Remove this step
class-plan-step-goal = Goal of this step (empty: the goal of the plan)
class-plan-hand-in = What pupils write or draw and hand in
class-plan-position =
    A position is taken from a game: open a table of the class, go to the moment, and press “Ask the class”.
class-plan-ask = What you ask
class-task-position = Answer alone
class-task-position-go = Open the position
class-meanwhile-step = You have finished this step. Your class calls you back by itself when it goes on.
class-plan-unreadable = This file holds no lesson plan.
class-task-lesson = Take the guided lesson
class-task-lesson-go = Begin the lesson
class-task-puzzles = Solve puzzles
class-task-puzzles-go = Open the puzzles
class-task-closing = To finish
class-task-finish = I have finished
class-task-done = Finished. Wait for the others.
class-task-finished = Finished.
class-meanwhile-finish = While the others finish
class-back-short = Class
class-meanwhile = While the others play
class-meanwhile-text = Your table has finished. Your class calls you back by itself when it goes on.
class-another-deal = Another deal, against bots

## What stays
class-needs = Needs you
class-flag-absent = absent
class-covered = a bot plays meanwhile
class-keep = Delete the class after
class-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
class-days = { $count ->
    [one] a day
   *[other] { $count } days
}
class-game-finished = Your game is finished.
class-game-stopped = Your game was stopped. This is how it stood:
class-by-pupil = Pupil by pupil
class-col-name = Name
class-col-table = Table
class-col-score = Score
class-col-rank = Place
class-col-decisions = Own choices
class-col-covered = By a bot while away
class-col-question = Question { $number }
class-right-share = { $share } % right
class-csv-columns = What the columns of the CSV mean
class-csv-explained =
    Each row is one pupil in one round. Place is the rank at the table, once its game is finished. Own choices are those that
    this pupil made and that were not undone. A card and where it then goes are one choice. Pupils who
    share a seat are counted apart. Choices by a bot are those that a bot made on this seat while the pupil was away. Minutes run
    from the start to the last choice at the table. Each question has a column of its own with the answer that the pupil chose.
class-sheets = Sheets for pupils
class-sheet-played = { $decisions ->
    [0] You sat at table { $group } with { $partners }. The round ended before you made a choice.
    [one] You sat at table { $group } with { $partners } and made one choice.
   *[other] You sat at table { $group } with { $partners } and made { $decisions } choices.
  }
class-sheet-rank = Your place at the table: { $rank }.
class-sheet-turning = What changed most: with choice { $decision } of the game, the score of { $name } went from { $before } to { $after }.
class-sheet-right = That is right.
class-sheet-wrong = The right answer: { $answer }
class-sheet-why = What happened at the moment that changed most? Why did it matter, and what would you do now?
class-sheet-now = What would you do differently in another game, and why?
class-sheet-laureate = The Laureate’s choice: { $answer }
class-sheet-learnt = What did you learn about science in this lesson that you did not know before?

## Privacy
privacy-link = What is stored
privacy-title = What is stored
privacy-lead =
    Labtable works without accounts and without e-mail. This page lists everything that this server keeps about
    a class, why, and for how long.
privacy-stored = Everything that is kept
privacy-what = What
privacy-why = What it is for
privacy-long = How long
privacy-what-name = Name and face on the name card
privacy-why-name = Shown to the teacher and to partners at the same table. It can be an invented name.
privacy-long-name = Until the class ends, at the latest after a day (or the time that the teacher sets).
privacy-what-groups = Tables, seats and raised hands
privacy-why-groups = So that the game goes on after a lost connection.
privacy-long-groups = Until the class ends, at the latest after a day (or the time that the teacher sets).
privacy-what-moves = Moves in the game, answers to polls, results
privacy-why-moves = To play, to compare the tables, and for the results of the lesson.
privacy-long-moves = Until the class ends. What the teacher downloads or prints is the school’s responsibility.
privacy-what-cookie = One cookie with a random number
privacy-why-cookie = So that a browser finds its seat again. Strictly necessary; it says nothing about a person.
privacy-long-cookie =
    30 days in the browser. The server keeps only its hash, as long as the class or the table exists.
privacy-what-network = The network address
privacy-why-network = To stop attacks. It is turned into a hash with a key that changes at every start.
privacy-long-network = In memory only, never on disk, not in any log.
privacy-what-browser = Language, preferences, album, last tables and class
privacy-why-browser = For your comfort. They stay in your browser and are not sent.
privacy-long-browser = Until you clear the browser’s data.
privacy-never = What does not exist here
privacy-never-accounts = No accounts, no e-mail addresses, no real names needed, no dates of birth.
privacy-never-tracking = No tracking, no statistics about persons, no advertising.
privacy-never-chat = No chat in a class. Strangers can neither see nor join it.
privacy-never-third = No other company receives anything. Fonts, pictures and scripts come from this server alone.
privacy-delete = Deleting
privacy-delete-text =
    The teacher ends the class in the menu: names, tables, moves and results are deleted at once. If nobody
    does, a timer does it. The teacher can remove a single pupil at any time. On a server with its own database
    file the bytes are overwritten at once. On a server with PostgreSQL nobody can ask for them any more; that
    database overwrites its files by itself, some hours or days later.
privacy-who = Who is responsible
privacy-who-text =
    Whoever runs this server: in a school usually the school itself. The program is free software, and it can
    run on a computer in the classroom without any connection to the internet.

# Homework

homework = Homework
homework-lead =
    A task for home, without accounts: every pupil has a code card, which opens it on any device until the class is deleted.
    The server plays every move again before it counts.
homework-kind = What
homework-kind-lesson = A lesson
homework-kind-puzzles = Puzzles
homework-kind-deal = A game
homework-lesson = Lesson: { $game }
homework-puzzles = { $count ->
    [one] A puzzle: { $game }
   *[other] { $count } puzzles: { $game }
  }
homework-deal = A game against bots: { $game }
homework-how-many = How many
homework-grade = How hard
homework-due = Due
homework-due-at = Due { $at }
homework-was-due = Was due { $at }. You can still hand it in.
homework-text = What you want to say about it
homework-set = Set this homework
homework-book = What was handed in
homework-pupil = Pupil
homework-parts = { $done } of { $all }
homework-done = done
homework-attempts = { $count ->
    [one] 1 attempt
   *[other] { $count } attempts
  }
homework-best = best result: { $score }
homework-late = late
homework-drop = Take back task { $number }
homework-drop-sure = What was handed in of it is deleted.
homework-cards = Code cards
homework-code = Code
homework-puzzle = Puzzle { $number }
homework-begin = Begin
homework-position = A position: { $game }
homework-position-title = What would you play here?
homework-position-hint = Play your answer. You can undo it until you hand it in.
homework-position-hand = Your hand
homework-position-you = You
homework-position-player = Player { $number }
homework-position-given = Your answer is handed in. You can still change it.
homework-position-online = A position is answered at your school’s address. Open the link on your code card.
homework-position-how = A position of a game as homework: open a table of the class, go to the moment, and press “Ask the class”.
homework-again = Try again
homework-waiting = { $count ->
    [one] One thing is done and not handed in yet.
   *[other] { $count } things are done and not handed in yet.
  }
homework-hand-in = Hand in
homework-waits = Done. Hand it in on the page of your homework when you are online.
homework-handed-in = Your homework was handed in.
homework-card = Your code card: { $code }. It opens your homework on any device. Write it down.
homework-offline = Do it without a network: open the games on a page that works offline
homework-unreadable = This address holds no homework. Open the link on your code card again.
homework-yours = Your homework

# Names that wait for the teacher

class-approve-names = Show typed names when I approve them
class-names-waiting = { $count ->
    [one] One name to approve
   *[other] { $count } names to approve
  }
class-approve-all = Approve all
class-approve = Approve
class-refuse-name = Refuse
class-name-now = is called { $name } until then
class-name-waits = Your teacher looks at “{ $name }” first.
