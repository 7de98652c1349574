# What the table says: who sits where, what may be done when, and what the server cannot do.

## What happened at a table

table-joined = { $name } sits down.
table-left = { $name } leaves the table.
table-kicked = The host removes { $name } from the table.
table-plan-open = The host leaves seat { $seat } open.
table-plan-me = { $name } takes a seat.
table-plan-bot = The bot { $name } takes a seat.
table-claimed = { $name } takes over this seat with its link.
table-lent = A bot plays for { $name } for the time being.
table-clock-bot = { $name } is out of time; a bot plays on.
table-taken = { $name } is back and plays again.
table-resigned = { $name } resigns; a bot plays the seat to the end.
table-clock-resign = { $name } is out of time and resigns.
table-undone = { $seat } takes back { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.
table-undone-by-consent = All agree: the game goes back to { $move ->
        [0] its start
       *[other] the position after move { $move }
    }.
table-undo-asked = { $seat } requests an undo to { $move ->
        [0] the start
       *[other] the position after move { $move }
    }.
table-undo-denied = { $seat } declines the undo request.
table-undo-withdrawn = { $seat } withdraws the undo request.
table-rematch = There is a rematch at another table: { $table }.
table-muted = The host mutes { $name } in the chat.
table-unmuted = { $name } may speak in the chat again.
table-chance-added = { $seat } adds a number to the seed of chance.
table-chance-left-out = { $seat } did not answer in time: that seat's number is not in the seed.
table-chance-fair = Chance was fair: the seed fits the hash told at the start and gives { $count ->
        [one] the 1 outcome
       *[other] all { $count } outcomes
    } of the game.

## The bare page

table-page-title = Longhall is running
table-page-text = This server offers its API only; the browser client is not installed.
table-page-docs = API documentation

## Refused moves

refused-not-started = The game has not started yet.
refused-no-such-action = { $given } is not an action of this game.

## People

error-who = Please identify yourself first: continue as a guest or log in.
error-secret = This session or seat link is no longer valid; please log in again or continue as a guest.
error-seat-only = A seat link only allows playing that seat; continue as a guest or log in for this.
error-login = Wrong name or password.
error-name-empty = Please give a name.
error-password-short = The password needs at least { $fewest ->
        [one] 1 character
       *[other] { $fewest } characters
    }.
error-account-already = You already have an account.
error-account-taken = There already is an account called { $given }; please choose another name.
error-name-taken = The name { $given } belongs to somebody with an account here, or looks like theirs; please choose another one.
error-name-letters = The name { $given } has characters that cannot be used here; please choose another one.
error-name-long = This name is too long: at most { $most ->
        [one] 1 character fits
       *[other] { $most } characters fit
    }.
error-account-none = You are here as a guest; make an account first.
error-password-wrong = This is not your present password.
error-no-such-session = This session has ended already.

## Tables and seats

error-no-such-table = There is no table { $given }; please check the link.
error-no-such-seat = There is no seat { $given }: this table has { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }.
error-table-full = All seats are taken; you can watch.
error-table-not-open = This is possible only before the game starts.
error-table-not-running = This is possible only while the game is running.
error-table-not-finished = This is possible only after the game has ended.
error-seat-taken = Seat { $seat } is taken.
error-seated-already = You already have a seat at this table; choose a seat if you want another one.
error-seats-open = { $count ->
        [one] 1 seat is
       *[other] { $count } seats are
    } still open; wait for players or give the seats to bots.
error-not-host = Only the host of the table may do this.
error-not-yours = Seat { $seat } is not yours.
error-not-seated = You do not sit at this table.
error-seat-link = This seat link is no longer valid; ask for a new one.
error-seat-lent = A bot is playing your seat; take over from it first.
error-not-lendable = Seat { $seat } cannot be lent: a person must play it.
error-lend-present = Seat { $seat } cannot be lent by the host: its player is here, or was a moment ago.
error-lend-rated = At a rated table only the players themselves can lend their seats.
error-lend-clock = At this table the clock decides when a bot plays for somebody.
error-not-lent = Seat { $seat } cannot be taken back: it is not lent to a bot.
error-read-only = This game of { $game } was begun with rules version { $rules }, or with other content than this server has; it can be viewed, but not played.
error-rematch-made = Someone else has already created the rematch.

## Taking back

error-undo-never = Undo is switched off at this table.
error-undo-barrier = This cannot be undone: hidden information was revealed, or another player has moved since.
error-undo-no-consent = At this table you cannot request an undo any further back.
error-undo-no-wish = There is no undo request.
error-undo-rated = At a rated table you cannot undo past a point where hidden information was revealed, not even by consent.

## Looking back

error-saga-hidden = You can download the saga after the game; before that it would reveal hidden information.
error-table-starting = The game is just about to start.
error-chance-alone = At this table the server alone chose the seed; nothing can be added to it.
error-chance-early = Nobody has asked for this number yet: the host has not started the game.
error-chance-nonce = This is not the number that the seat committed to.
error-chance-form = 64 hexadecimal digits are needed here.
error-chance-elsewhere = This game goes on from another one, so its seed did not give all of its chance; check the first game.

## Chat

error-chat-nobody = Continue as a guest or log in to chat.
error-chat-empty = The message is empty.
error-chat-long = The message is too long: it has { $given } characters, and the limit is { $most }.
error-chat-fast = You are sending messages too fast; please wait a moment.
error-chat-muted = The host has muted you at this table.
error-chat-no-such-person = There is no such person at this table.

## Sockets

error-hello = Connection not identified; reload the page.
error-protocol = This page is older or newer than the server; reload it.
error-frame = The server does not understand this message: { $reason }. Reload the page.
error-too-slow = Your connection receives too slowly or sends too much at once; please reconnect.
error-which-seat = You hold several seats here; choose the one this is for.
error-curtain = Lift the curtain of this seat first.

## Requests

error-stale = The game has changed since; please check the position and decide again.
error-request = Malformed request: { $place }.
error-too-large = This is too large; the limit is { $most ->
        [one] 1 byte
       *[other] { $most } bytes
    }.
error-client-id = Another move was already made under this id; send a new move under a new id.
error-too-often = Too many requests; please wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
error-origin = Requests from this site are not allowed; open the server's own address.
error-own-header = The request lacks the header X-Longhall: 1.
error-host = The Host header of this request is invalid.
error-no-such-page = Not found; please check the address.
error-no-such-method = This method is not allowed here.

## The server

error-store = The database is not responding right now; nothing has changed, please try again.
error-slow = This is taking too long; please check whether it was done, and try again if not.
error-not-ready = The server is shutting down; please come back in a moment.
error-unforeseen = Something went wrong on the server. Give this number to the administrator: { $request }.
error-setting = The setting { $name } cannot be { $given }.
error-no-such-pack = There is no content pack with the hash “{ $given }” here.
error-pack-rated = Rated games are played with the game's own content.
error-pack-breaks = A trial game with this pack broke down: { $reason }.
error-pack-no-end = A trial game with this pack had no end after { $most } decisions.
error-pack-costly = Trial games with this pack took more time or memory than any game may.
error-packs-folder = There is no folder { $given } for content packs.
error-data-folder = The data folder { $given } cannot be created; choose another one with --data.
error-newer-schema = The database has version { $found }, but this program knows only versions up to { $known }; install the newer version.
error-web-folder = There is no built browser client in { $given }: index.html is missing.
error-port = Cannot listen on { $address }: the port is in use or not allowed; choose another one with --port.

## The command longhall serve

cli-serve-about = run a server where people play, for friends at home or a club
cli-serve-listening = Longhall is listening on { $address } (stop with Ctrl+C).
cli-serve-no-display = No display was found: open { $address } in a browser yourself.
cli-serve-ended = Longhall has stopped; everything is saved.
cli-word-address = ADDRESS
cli-arg-open = open the page in the browser, as longhall without a command does
cli-arg-no-open = do not open the browser
cli-arg-host = the address to listen on; 0.0.0.0 accepts connections from other machines
cli-arg-port = the port to listen on
cli-arg-data = the folder for the database
cli-arg-packs = a folder of content packs that tables can be made with
cli-arg-database = the address of a PostgreSQL database instead of the folder
cli-arg-redis = the address of Redis, if several processes run together
cli-arg-address = the public address of the server, for links
cli-arg-behind-tls = the server is reached over HTTPS, through a proxy
cli-arg-trusted-proxies = proxies whose X-Forwarded-For is trusted, separated by commas
cli-arg-origins = further origins that may send requests, separated by commas
cli-arg-bot-workers = number of worker processes for bots
cli-arg-bot-seconds = how many seconds a bot may think about one decision
cli-arg-reveal-seconds = how many seconds a start waits for browsers to reveal their part of the seed
cli-arg-bot-delay = minimum delay before a bot moves, in seconds
cli-arg-bot-pondering = bots think ahead while the player before them is asked
cli-arg-analysis-workers = how many finished games are analysed at once; 0: none
cli-arg-analysis-seconds = how many seconds of processor time the analysis of a game may take
cli-arg-rate-neighbours = rated games count between people who share an address, too
cli-arg-notice-seconds = after how many seconds away a notice is sent
cli-arg-private-notices = notices may go to addresses of this machine and its networks
cli-arg-smtp = the mail server for notices by mail, such as smtp://user:password@mail.example.org
cli-arg-mail-from = the sender of such mail
cli-arg-contact = contact address for push services: mailto: or https:
cli-arg-log-json = write the log as JSON
cli-arg-largest-body = the largest request, in bytes
cli-arg-largest-frame = the largest WebSocket message, in bytes
cli-arg-requests-per-minute = how many requests one address may send per minute; 0: no limit
cli-arg-frames-per-second = how many messages one seat may send per second; 0: no limit
cli-arg-sockets-per-address = how many sockets and streams one address may have open at once; 0: no limit
cli-arg-guest-days = after how many days guests without a seat are removed
cli-arg-expire-hours = how often such guests are looked for, in hours; 0: never
cli-arg-web = the folder of the built browser client

## Moderation

error-banned = You are banned from this server. Reason: { $reason }
error-banned-until = You are banned from this server until { $until }. Reason: { $reason }
error-banned-address = Nothing can be changed from your address; it is banned from this server. Reason: { $reason }
error-banned-address-until = Nothing can be changed from your address; it is banned from this server until { $until }. Reason: { $reason }
error-chat-silenced = The moderators have muted you in all chats. Reason: { $reason }
error-chat-silenced-until = The moderators have muted you in all chats until { $until }. Reason: { $reason }
error-not-moderator = Only moderators of this server may do this.
error-moderator-safe = { $name } is a moderator and can be neither muted nor banned.
error-network = { $given } is neither an address nor a network such as 203.0.113.0/24.
error-network-wide = { $given } is too many addresses at once; the prefix must have at least { $least } bits.
error-network-own = { $given } has your own address in it.
error-no-such-person = There is no such person here.
error-no-such-report = This report does not exist, or has been dealt with.
error-no-such-sanction = This mute or ban does not exist, or is over.
error-report-self = You cannot report yourself.
error-report-many = { $most } of your reports are open; please wait until the moderators have read them.
