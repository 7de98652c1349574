# The table page

web-agree = Agree
web-away = away
web-back-to-now = Back to current position
web-beside = Beside the board
web-board = The board
web-board-view = Board for a shared screen
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-choices = Your choices
web-confirm = Confirm: { $choice }
web-copy-link = Copy the link
web-curtain = { $player }’s turn
web-curtain-hint = Pass the device. Nobody else should look.
web-curtain-lift = { $player }: show my cards
web-deny = Decline
web-first = To the start
web-analyse = Analyse
web-analysis = Analysis
web-fork = Play on from here
web-fork-as = as { $player } against bots
web-fork-all = all seats, taking turns
web-game-over = The game is over.
web-get-up = Leave seat
web-hide-list = Hide the list
web-hint = Hint
web-do-it = Do it
web-host-starts = The host starts the game when every seat is taken.
web-invite = Invite friends
web-jump-here = Show move { $move }
web-kick = Remove from seat
web-last = To the end
web-lend = Let a bot play for me
web-link-connecting = Connecting…
web-link-lost = Connection lost, trying again…
web-link-late = Moves of others may arrive a few seconds late.
web-log = Log
web-menu = Menu
web-move = Move
web-move-of = Move { $move } of { $last }
web-mute = Hide messages from { $name }
web-mute-here = Mute { $name } for everybody at this table
web-unmute-here = Let { $name } speak again
web-next = Next
web-no-drawing = This game has no board graphics yet; play it from the list of choices.
web-no-such-table = There is no such table.
web-notes = Notes
web-picture = Picture to share
web-previous = Previous
web-qr = QR code for { $link }
web-rematch = Play again
web-replay = Replay
web-resign = Resign
web-resign-sure = Really resign? A bot plays on, and you come last.
web-resigned = resigned
web-restart-turn = Restart turn
web-result = Result
web-saga-download = Download the saga
web-score = Score
web-score-chart = Score over time
web-score-now = If the game ended now
web-seat-bot = Add a bot
web-seat-open = open seat
web-see-rule = Read the rule
web-why = Why? { $rule }
web-seed = Seed { $seed }; its hash was published at the start: { $hash }
web-fair-promise = Fair chance: the server and the browser of everybody at the table make the seed together, and nobody can choose it. The server's commitment: { $hash }
web-fair-hash = Start hash of this game, kept by your browser: { $hash }
web-seed-shared = Seed { $seed }; start hash { $hash }
web-starting = Starting …
web-fair-yes = Checked in this browser: your number is in the seed, nothing has changed since the start, and { $count ->
        [one] the 1 outcome of chance follows
       *[other] all { $count } outcomes of chance follow
    } from the seed.
web-fair-seen = Checked in this browser: nothing has changed since the start, and { $count ->
        [one] the 1 outcome of chance follows
       *[other] all { $count } outcomes of chance follow
    } from the seed. Your browser gave no number; { $given ->
        [one] 1 seat
       *[other] { $given } seats
    } did.
web-fair-late = This browser did not see the start, so it can only say that the game agrees with itself: { $count ->
        [one] the 1 outcome of chance follows
       *[other] all { $count } outcomes of chance follow
    } from the seed that was revealed.
web-fair-alone = The server alone chose the seed of this game. It fits its hash, and { $count ->
        [one] the 1 outcome of chance follows
       *[other] all { $count } outcomes of chance follow
    } from it.
web-unfair-advice = Your browser does not give its number. Ask the host before you play.
web-unfair-record = Not in order: the start record does not fit its hash.
web-unfair-start = Not in order: the start hash is not the one that this browser saw first.
web-unfair-server = Not in order: the server's commitment is not the one that this browser saw first.
web-unfair-seats = Not in order: the start record tells of another table, other options or other seats than the page shows.
web-unfair-replaced = Your seat's number comes from another browser. If that was not you, do not trust the chance of this game.
web-unfair-secret = Not in order: the server's secret is not the one that it committed to.
web-unfair-nonce = Not in order: the number of { $player } is not the one that was committed to.
web-unfair-seed = Not in order: the seed does not follow from what was committed to.
web-unfair-dropped = Your number is not in the seed: it came too late, or the server left it out. For you, chance rests on the others.
web-unfair-outcome = Not in order: outcome of chance number { $number } does not follow from the seed.
web-seed-hash = Fair chance: hash of the seed { $hash }
web-send = Send
web-settings = Settings
web-share-move = Copy a link to this move
web-shown-out = The host removed you from your seat; you can take any open seat.
web-stale = The game changed before your move arrived. This is the current position.
web-start = Start the game
web-step-back = Step back
web-take-back = Take over from the bot
web-thinking = Thinking…
web-to-act = to move
web-to-rematch = Go to the rematch
web-undo = Undo
web-undo-ask = Request undo
web-undo-ask-here = Request undo to here
web-undo-wished = { $player } requests an undo to move { $move }.
web-undo-withdraw = Withdraw
web-verify = Check it
web-waiting-for = Waiting for { $players }.
web-what-happened = What happened
web-why-not = Not now:
web-why-not-how = Why not now? Click it, or press ?.
web-working = One moment…
web-show-list = { $count ->
        [one] Show the choice as a list
       *[other] List all { $count } choices
    }
web-start-waiting = { $count ->
        [one] One seat is still open
       *[other] { $count } seats are still open
    }
web-winners = { $players_count ->
        [one] Winner: { $players }
       *[other] Shared victory: { $players }
    }

## Player aid and coach

web-aid = Player aid
web-coach = Coach
web-coach-on = Coach on
web-coach-off = Coach off
web-report = Report { $name }
web-report-whom = Report somebody
