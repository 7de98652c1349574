# The browser: pages, buttons and notes around the games. Games' own words are in their own files.

## Everywhere

web-home = Home
web-home-label = Longhall, home page
web-nav = Main
web-nav-thumb = Main, at the bottom
web-nav-lobby = Tables
web-nav-mine = My games
web-nav-finished = Finished games
web-nav-learn = Learn
web-nav-rules = Rules
web-skip-to-content = Skip to the content
web-new-window = opens in a new window
web-close = Close
web-save = Save
web-saved = Saved.
web-copied = Link copied.
web-more = Show more
web-loading = One moment…
web-try-again = Try again
web-offline = The server cannot be reached. The rules are still here; everything else comes back with the connection.
web-failed = That did not work. Please try again.
web-unreachable = The server does not answer right now.
web-unofficial = An unofficial fan implementation
web-zoom-in = Zoom in
web-zoom-out = Zoom out

## Home

web-what = One table for three board games of the Viking age: with friends near and far, or against bots, in four languages.
web-quick = Play { $game } now
web-quick-none = Play now
web-quick-note = Against bots, right here in the browser. No account, nothing to install.
web-quick-why = You play { $game } against { $count ->
        [one] one bot
       *[other] { $count } bots
    }. What shall they call you?
web-games = The games
web-play-bots = Play against bots
web-with-friends = With friends
web-coming = Coming to the table later
web-seats-range = { $fewest } to { $most } players
web-minutes = { $minutes } minutes
web-join = Join a table
web-join-field = Link or code of the table
web-join-go = Go to the table
web-join-or = No invitation?
web-join-lobby = See which tables are open
web-join-unreadable = This is neither a link to a table nor its code.
web-mine-running = My running games
web-mine-all = All { $count } games

## Titles of games that are not at the table yet

web-pax-title = Pax Viking
web-pax-tagline = Longships carry trade and sagas from Vinland to Miklagard; whoever binds the most of the known world to their name wins.
web-odn-title = A Feast for Odin
web-odn-tagline = Hunt, trade, raid and explore, and cover your home with what you bring back, piece by piece like a woven cloth.

## A name

web-name-ask = What is your name?
web-your-name = Your name
web-name-why = A name is enough. It is asked only once.
web-name-log-in = I have an account
web-name-go = Come in

## Lists of tables

web-lobby = Open tables
web-lobby-empty = No table is waiting for players right now.
web-lobby-empty-do = Set one up that everybody can see
web-lobby-why = You sit down at { $table } for a game of { $game }.
web-look = Have a look
web-sit-down = Sit down
web-open-table = Go to the table
web-mine = My games
web-mine-yours = Waiting for me
web-mine-others = Waiting for others
web-mine-open = Not started yet
web-mine-empty = You are not sitting at any table.
web-mine-empty-do = Find a game
web-status-open = Not started yet
web-status-running = Running
web-your-turn = Your turn
web-bot = Bot
web-winner = Winner
web-player = Player
web-players = Players
web-seat-free = free seat
web-rated = rated
web-finished = Finished games
web-finished-whose = Whose games
web-finished-mine = Mine
web-finished-all = Everybody’s
web-finished-empty-mine = None of your games is finished yet.
web-finished-empty-all = No public game is finished yet.
web-see-result = Result
web-replay-watch = Watch the replay
web-saga = A game from a file
web-saga-what = A saga is a whole game as readable text. Open one to step through it, or to play on where it stopped.
web-saga-wrong = This saga cannot be read; line { $line }: { $reason }
web-saga-open = Open a saga file
web-saga-why = The saga gets a table of its own, under your name.
web-ratings = Ratings: { $game }
web-ratings-what = A cautious estimate of playing strength from rated games; it rises as more games confirm it.
web-ratings-place = Place
web-ratings-rating = Rating
web-ratings-games = Games
web-ratings-wins = Wins

## A new table

web-new-table = New table
web-new-why = You are the host of this table. What shall the others call you?
web-game = Game
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = I sit here
web-seat-me-named = { $name } (you)
web-seat-name = Name at seat { $number }
web-seat-open-long = Free: somebody joins by link
web-bot-greedy = Bot, thinks ahead
web-bot-random = Bot, plays at random
web-bot-other = Bot: { $bot }
web-fill-bots = Fill up with bots
web-hot-seat = Several of you at this device: a curtain between the turns hides each hand from the others.
web-no-seat = You do not sit at this table yourself; you only watch.
web-open-note = { $count ->
        [one] One seat is free. You get a link to send.
       *[other] { $count } seats are free. You get a link to send.
    }
web-full-note = All seats are taken: the game begins at once.
web-visibility = Who finds it
web-private = Those with the link
web-listed = Everybody
web-pace = Pace
web-pace-none = No clock
web-pace-live = In one sitting
web-pace-turns = By turns
web-pace-minutes = Minutes for each player
web-pace-increment = Seconds added per move
web-pace-days = Days for each move
web-pace-live-is = { $minutes } min + { $seconds } s
web-pace-turns-is = { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-more-terms = Name, undo, rating
web-table-name = Name of the table
web-undo-policy = Taking moves back
web-undo-own = Own moves, until something new is revealed or another player acts
web-undo-consent = Further back too, if all others agree
web-undo-never = Never
web-absent-policy = When a clock runs out
web-absent-bot = A bot plays on until the player returns
web-absent-resign = The player is out of the game
web-rated-wish = Rated game
web-rated-what = Counts for the ratings of everybody who sits here.
web-game-options = Rules of this game
web-options-changed = { $count ->
        [one] one changed
       *[other] { $count } changed
    }
web-options-what = Where people read the rulebook differently, the table decides. The recommended reading is chosen already.
web-make-table = Set up the table
web-make-and-start = Begin the game

## Profile and settings

web-profile = Profile
web-me = Who I am
web-me-guest = You are here as a guest. This browser remembers you.
web-me-account = You are logged in as { $name }.
web-me-nobody = Nobody knows you here yet. A name is enough.
web-welcome = Welcome!
web-account = Account
web-account-claim = Make an account
web-account-make = Make the account
web-account-why = With an account you play on any device and take all your seats with you. No e-mail address needed.
web-account-name = Name
web-password = Password
web-log-in = Log in
web-log-in-why = Then you are yourself on this device too.
web-log-in-guest = You are here as a guest; seats taken as this guest stay with the guest.
web-log-out = Log out
web-logged-out = You are logged out.
web-look-and-feel = Language and look
web-language = Language
web-theme = Light
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Hearth fire
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-motion = Movement
web-motion-auto = As the device
web-motion-full = Moving
web-motion-still = Still
web-at-the-table = At the table
web-confirm-end = Ask once before my turn ends
web-confirm-end-what = A choice that passes the turn to others, or brings something to light, counts only after you confirm it. What you can still take back goes through at once.
web-stepper = Show automatic phases step by step
web-stepper-what = With the numbers that decided them.
web-sound = Sound when it is my turn
web-sound-what = One quiet tone, only while the page is in the background.
web-notices = Turn notices
web-notices-what = Only while you are away, with the name of the table and what is asked.
web-notify = Notices from this browser
web-notify-what = While Longhall is open in a tab.
web-notify-push = Also when Longhall is closed.
web-notify-refused = The browser does not allow notices from this page; its own settings can change that.
web-webhook = Address for notices
web-webhook-what = A webhook (https://…), the webhook of a Discord or Slack channel, tgram://token/chat, ntfy://topic or ntfys://host/topic, and mailto:you@example.org where the server sends mail.

## Learning and rules

web-learn = Learn
web-learn-what = Short lessons on a real board, built from examples of the rules. You need not have read anything before.
web-learn-by-playing = Learn by playing
web-lesson-step = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-finish = Finish
web-lesson-again = Start again
web-lesson-all = All lessons
web-lesson-your-move = Your move
web-lesson-other = That is allowed, too, but not what this lesson is about. Try the glowing one: { $option }.
web-lesson-events = What has just happened
web-lesson-done = Well done!
web-lesson-following = Next lesson
web-lesson-state-done = done
web-lesson-state-begun = begun
web-rules = Rules
web-rules-what = In our own words, every rule under its own number. Refusals and the log refer to these numbers.
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] No rule found
        [one] One rule found
       *[other] { $count } rules found
    }
web-rules-none = No rule contains all these words.
web-rules-coming = The rules of this game come together with the game.
web-rules-chapters = Chapters
web-rule-link = Rule { $rule }: copy its link

## About

web-about = About Longhall
web-about-what = Longhall is a table for board games of the Viking age, made by people who love them: free, open, without advertising.
web-about-unofficial = An unofficial fan implementation
web-about-unofficial-text = Longhall is not made, endorsed or supported by the designers or publishers of these games. The games, their names and their art belong to those who made them:
web-about-design = Design
web-about-house = Published by
web-about-own = No text or picture of the publishers is used here. The rules are told in our own words, the boards are drawn by us, and names that the printed games do not give, such as those of the towns, are ours.
web-about-buy = If you enjoy a game at this table, buy the box: it is the better way to play with people around you, and it pays those who thought it up.
web-about-sources = Where the rules come from
web-about-sources-text = From the printed rulebooks in several languages, compared with each other. Where they leave something open or differ, the table has an option with a recommended reading, and the rule says so.
web-about-works = What we stand on
web-about-private = What this server keeps
web-about-private-text = Your name, your games and, if you make an account, your password in a form that nobody can read back. One cookie remembers who you are. No trackers, nothing from other servers.
web-public-domain = public domain
web-credit-icons = Icons by Lorc, Delapouite and others, recoloured
web-credit-coast = Coastlines
web-credit-alegreya = Letters for reading, and small capitals
web-credit-uncial = Letters of the game titles
web-credit-fluent = Sentences with correct plurals in every language
web-credit-svelte = The pages
web-credit-server = The server
web-credit-mypyc = Fast rules and bots

## Not found

web-lost = There is nothing here
web-lost-text = This address leads nowhere. Perhaps a letter of the link was lost on the way.

## Brian Boru

web-bru-map = Map of Ireland
web-bru-wins = winning
web-bru-no-cards-yet = No cards played yet
web-bru-regions = Regions
