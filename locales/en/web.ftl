# The browser: pages, buttons and notes around the games. Games' own words are in their own files.

## Everywhere

web-home = Home
web-home-label = Longhall, home page
web-nav = Main
web-nav-thumb = Main, at the bottom of the screen
web-nav-lobby = Tables
web-nav-mine = My games
web-nav-finished = Finished games
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-nav-rules = Rules
web-skip-to-content = Skip to the content
web-new-window = opens in a new window
web-close = Close
web-save = Save
web-saved = Saved.
web-copied = Link copied.
web-more = Show more
web-loading = Loading…
web-try-again = Try again
web-offline = Cannot reach the server. The rules are still available; everything else comes back with the connection.
web-failed = That did not work. Please try again.
web-unreachable = The server is not responding right now.
web-unofficial = An unofficial fan implementation
web-zoom-in = Zoom in
web-zoom-out = Zoom out

## Home

web-what = One table for three board games of the Viking age: with friends near and far, or against bots, in four languages.
web-quick = Play { $game } now
web-quick-none = Play now
web-quick-note = Against bots, right here in the browser. No account, nothing to install.
web-games = The games
web-play-bots = Play against bots
web-with-friends = With friends
web-coming = Coming later
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

## A name

web-name-ask = What is your name?
web-your-name = Your name
web-name-why = A name is enough. You are asked only once.
web-name-log-in = I have an account
web-name-go = Continue

## Lists of tables

web-lobby = Open tables
web-lobby-empty = No table is waiting for players right now.
web-lobby-empty-do = Create a public table
web-lobby-why = You are about to join { $table } ({ $game }).
web-look = Watch
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

## A new table

web-new-table = New table
web-new-why = You are the host of this table. What name should the others see?
web-game = Game
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = I sit here
web-seat-me-named = { $name } (you)
web-seat-name = Name at seat { $number }
web-seat-open-long = Open: someone joins by link
web-bot-other = Bot: { $bot }
web-level = Level of the bots
web-level-chosen = Bot level: { $level }
web-levels-mixed = Bot levels: mixed
web-level-for-all = One level for all
web-level-for-each = Each its own
web-level-every-game = Applies to every game that you start right away.
web-level-of = Level of { $name }
web-fill-bots = Fill up with bots
web-hot-seat = Several of you at this device: a curtain between the turns hides each hand from the others.
web-no-seat = You are not playing at this table yourself; you only watch.
web-open-note = { $count ->
        [one] One seat is free. You get a link to send.
       *[other] { $count } seats are free. You get a link to send.
    }
web-full-note = All seats are taken: the game starts immediately.
web-visibility = Visibility
web-private = Anyone with the link
web-listed = Everyone
web-pace = Time control
web-pace-none = No clock
web-pace-live = Live
web-pace-turns = Turn-based
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
web-undo-policy = Undo
web-undo-own = Own moves, until something new is revealed or another player acts
web-undo-consent = Further back too, if all others agree
web-undo-never = Never
web-absent-policy = When a clock runs out
web-absent-bot = A bot plays on until the player returns
web-absent-resign = The player resigns
web-rated-wish = Rated game
web-rated-what = Counts for the ratings of everybody here who has an account.
web-game-options = Options of this game
web-options-changed = { $count ->
        [one] one changed
       *[other] { $count } changed
    }
web-options-what = Where people interpret the rulebook differently, the table decides. The recommended interpretation is preselected.
web-make-table = Create table
web-make-and-start = Start the game

## Profile and settings

web-profile = Profile
web-me = You
web-me-guest = You are playing as a guest. This browser remembers you.
web-me-account = You are logged in as { $name }.
web-me-nobody = You are not logged in. Just pick a name.
web-welcome = Welcome!
web-account = Account
web-account-claim = Make an account
web-account-make = Make the account
web-account-why = With an account you play on any device and take all your seats with you. No e-mail address needed.
web-account-name = Name
web-password = Password
web-log-in = Log in
web-log-in-why = Log in to use your account on this device too.
web-log-in-guest = You are playing as a guest; seats that you took as this guest do not move to the account.
web-log-out = Log out
web-password-change = Change password
web-password-old = Current password
web-password-new = New password
web-password-what = All other devices are logged out.
web-password-changed = Your password is changed; all other devices are logged out.
web-sessions = Where you are logged in
web-session-this = This browser
web-session-unknown = Unknown browser
web-session-seen = last used { $when }
web-session-end = Log out
web-session-end-what = Log out { $browser }, last used { $when }
web-sessions-end = Log out everywhere else
web-session-ended = Logged out there.
web-account-delete = Delete account
web-account-delete-what = Your running games are resigned and your seats at open tables given up. Chat, ratings and notices are deleted. In games with others you are called N. N. from then on; games without others are deleted. This cannot be undone.
web-account-delete-now = Delete for good
web-account-deleted = Your account is deleted.
web-logged-out = You are logged out.
web-look-and-feel = Language and appearance
web-language = Language
web-theme = Theme
web-theme-auto = Match device
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-motion = Animations
web-motion-auto = Match device
web-motion-full = On
web-motion-still = Off
web-at-the-table = At the table
web-confirm-end = Ask once before my turn ends
web-confirm-end-what = A choice that passes the turn to others, or reveals something, counts only after you confirm it. What you can still undo goes through at once.
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
web-lesson-step = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-help = Show me
web-lesson-do = Do it for me
web-lesson-back = Back
web-lesson-finish = Finish
web-lesson-again = Start again
web-lesson-all = All lessons
web-lesson-your-move = Your move
web-lesson-other = That is also legal, but this lesson is about something else. Try the highlighted option: { $option }.
web-lesson-this = Do this: { $option }.
web-lesson-events = What has just happened
web-lesson-done = Well done!
web-lesson-following = Next lesson
web-lesson-state-done = done
web-lesson-state-begun = started
web-rules = Rules
web-rules-what = In our own words, every rule under its own number. Refused moves and the log refer to these numbers.
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] No rule found
        [one] One rule found
       *[other] { $count } rules found
    }
web-rules-none = No rule contains all these words.
web-rules-coming = This game has no rules pages yet.
web-rules-chapters = Chapters
web-rules-leaf = Previous and next chapter
web-rule-link = Rule { $rule }: copy its link

## About

web-about = About Longhall
web-about-what = Longhall is a table for Viking-age board games, made by people who love them: free, open, without advertising.
web-about-unofficial = An unofficial fan implementation
web-about-unofficial-text = Longhall is not made, endorsed or supported by the designers or publishers of these games. The games, their names and their art belong to those who made them:
web-about-design = Design
web-about-house = Published by
web-about-own = No text or picture of the publishers is used here. The rules are told in our own words, the boards are drawn by us, and names that the printed games do not give, such as those of the towns, are ours.
web-about-buy = If you enjoy a game at this table, buy the box: it is the better way to play with people around you, and it pays those who thought it up.
web-about-sources = Where the rules come from
web-about-sources-text = From the printed rulebooks in several languages, compared with each other. Where they leave something open or differ, the table has an option with a recommended interpretation, and the rule says so.
web-about-works = Built with
web-about-private = What this server keeps
web-about-private-text = Your name, your games and, if you make an account, a hash of your password. One cookie remembers who you are. No trackers, nothing loaded from other servers.
web-public-domain = public domain
web-credit-icons = Icons by Lorc, Delapouite and others, recoloured
web-credit-coast = Coastlines
web-credit-alegreya = Text font and small caps
web-credit-uncial = Title font
web-credit-fluent = Messages with correct plurals
web-credit-svelte = Browser client
web-credit-server = Server
web-credit-mypyc = Compiled rules and bots

## Not found

web-lost = Page not found
web-lost-text = There is nothing at this address. Perhaps part of the link is missing.

## Brian Boru

web-bru-map = Map of Ireland
web-bru-wins = winning
web-bru-no-cards-yet = No cards played yet
web-bru-regions = Regions

## The guided game

web-guided = Guided game
web-guided-alone = Guided, solo
web-guided-first = Start a guided game
web-guided-note = A real game against beginner bots, with a coach at your side. No account, no name needed.
web-guest-name = Newcomer

## Content packs

web-pack = Content
web-pack-ours = The game's own
web-pack-what = Somebody's own boards, cards and tiles, which this server offers.
web-pack-named = content pack: { $name }
web-packs = Content packs
web-packs-what = A content pack is a game's boards, cards and tiles as you have them: from your own box, corrected, or of your own making. The rules stay the same.
web-packs-offered = Offered here
web-packs-none = This server offers none. Whoever runs it can start it with a folder of packs.
web-pack-check = Check a pack
web-pack-check-what = Put the .toml files of the pack into one zip archive. They are checked and tried in a few games; nothing is stored.
web-pack-file = Zip archive
web-pack-check-go = Check it
web-pack-checking = It is being checked; some games are played with it.
web-pack-why = Under what name do you want to have it checked?
web-pack-large = The archive may have at most { $most } kB.
web-pack-right = This pack is in order, for { $game }.
web-pack-column-file = File
web-pack-column-part = Part
web-pack-column-count = Records
web-terms = Terms and privacy
