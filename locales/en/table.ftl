# What the table says: who sits where, what may be done when, and what the server cannot do.

## What happened at a table

table-joined = { $name } sits down.
table-left = { $name } gets up.
table-kicked = The host asks { $name } to get up.
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
table-undo-asked = { $seat } would like to go back to { $move ->
        [0] the start
       *[other] the position after move { $move }
    }.
table-undo-denied = { $seat } does not agree to go back.
table-undo-withdrawn = { $seat } no longer asks to go back.
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
table-page-text = This server answers programs; the browser client is not installed here.
table-page-docs = What it answers

## Refused moves

refused-not-started = The game has not started yet.
refused-no-such-action = { $given } is not an action of this game.

## People

error-who = Please say who you are first: come in as a guest or log in.
error-secret = This session or seat link is not valid any more; please come in again.
error-seat-only = A seat's link allows playing that seat only; come in as a guest or log in for this.
error-login = Name and password do not fit together.
error-name-empty = Please give a name.
error-password-short = The password needs at least { $fewest ->
        [one] 1 character
       *[other] { $fewest } characters
    }.
error-account-already = You have an account already.
error-account-taken = There is an account called { $given } already; please choose another name.

## Tables and seats

error-no-such-table = There is no table { $given }; please check the link.
error-no-such-seat = There is no seat { $given }: this table has { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }.
error-table-full = All seats are taken; you can watch.
error-table-not-open = This can be done only before the game starts.
error-table-not-running = This can be done only while the game is being played.
error-table-not-finished = This can be done only after the game has ended.
error-seat-taken = Seat { $seat } is taken.
error-seated-already = You sit at this table already; choose a seat if you want another one.
error-seats-open = { $count ->
        [one] 1 seat is
       *[other] { $count } seats are
    } still open; wait for players or give the seats to bots.
error-not-host = Only the host of the table may do this.
error-not-yours = Seat { $seat } is not yours.
error-not-seated = You do not sit at this table.
error-seat-link = This seat link is not valid any more; ask for a new one.
error-seat-lent = A bot plays your seat at present; take it back first.
error-not-lendable = Seat { $seat } cannot be lent: a person must play it.
error-not-lent = Seat { $seat } cannot be taken back: it is not lent to a bot.
error-read-only = This game of { $game } was begun with rules version { $rules }, or other content than this server has; it can be looked at, but not played.
error-rematch-made = Somebody else has made the rematch already.

## Taking back

error-undo-never = At this table nothing is taken back.
error-undo-barrier = This cannot be taken back: something has come to light, or somebody else has decided since.
error-undo-no-consent = At this table nobody can ask to go back further.
error-undo-no-wish = Nobody has asked to go back.

## Looking back

error-saga-hidden = The saga of a game can be had when it is over; until then it would tell what is hidden.
error-table-starting = The game is just about to start.
error-chance-alone = At this table the server alone chose the seed; nothing can be added to it.
error-chance-early = Nobody has asked for this number yet: the host has not started the game.
error-chance-nonce = This is not the number that the seat committed to.
error-chance-form = 64 hexadecimal digits are needed here.
error-chance-elsewhere = This game goes on from another one, so its seed did not give all of its chance; check the first game.

## Chat

error-chat-nobody = Come in as a guest or log in to speak.
error-chat-empty = There is nothing to say in this message.
error-chat-long = The message is too long: it has { $given } characters, and { $most } fit.
error-chat-fast = You are speaking very fast; please wait a moment.
error-chat-muted = The host has muted you at this table.
error-chat-no-such-person = Nobody like that has spoken or sits at this table.

## Sockets

error-hello = The first message through a socket must say who comes; reload the page.
error-protocol = This page is older or newer than the server; reload it.
error-frame = This message cannot be understood: { $reason }.
error-too-slow = You receive or send too slowly or too much at a time; connect again.
error-which-seat = You have several seats here; say which one this is for.
error-curtain = Lift the curtain of this seat first.

## Requests

error-stale = The table has moved on since; please look at it and decide again.
error-request = The request is not formed as it should be; what is wrong is here: { $place }.
error-too-large = This is too large; at most { $most ->
        [one] 1 byte is
       *[other] { $most } bytes are
    } taken.
error-too-often = Too many requests; please wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
error-origin = This page may not ask here; open the server's own address.
error-own-header = The request lacks the header X-Longhall: 1.
error-host = The address of the server in this request makes no sense.
error-no-such-page = There is nothing here; please check the address.
error-no-such-method = This cannot be done here.

## The server

error-store = The database does not answer at this moment; nothing has changed, please try again.
error-slow = This takes too long at this moment; please look whether it was done, and try again if not.
error-not-ready = The server is about to end; please come back in a moment.
error-unforeseen = Something went wrong in the server. Tell its keeper this number: { $request }.
error-setting = The setting { $name } cannot be { $given }.
error-data-folder = The data folder { $given } cannot be made; choose another one with --data.
error-newer-schema = The database has version { $found }, but this program knows only versions up to { $known }; install the newer program.
error-web-folder = There is no built browser client in { $given }: index.html is missing.
error-port = Nothing can listen on { $address }: the port is in use or not allowed; choose another one with --port.

## The command longhall serve

cli-serve-about = run a server where people play, for friends at home or a club
cli-serve-listening = Longhall listens on { $address } (end with Ctrl+C).
cli-serve-ended = Longhall has ended; everything is kept.
cli-word-address = ADDRESS
cli-arg-host = the address of this machine to listen on; 0.0.0.0 lets others in
cli-arg-port = the port to listen on
cli-arg-data = the folder for the database
cli-arg-database = the address of a PostgreSQL database instead of the folder
cli-arg-redis = the address of Redis, if several processes serve together
cli-arg-address = how people reach the server from outside, for links
cli-arg-behind-tls = people come in by https, through a proxy
cli-arg-trusted-proxies = addresses of proxies that may say who comes in, separated by commas
cli-arg-origins = further origins whose pages may ask, separated by commas
cli-arg-bot-workers = how many processes think for bots
cli-arg-bot-seconds = how long a bot may think about one decision
cli-arg-reveal-seconds = how many seconds a start waits for browsers to reveal their part of the seed
cli-arg-bot-delay = how many seconds a bot waits at least before it moves
cli-arg-notice-seconds = after how many seconds away a notice is sent
cli-arg-private-notices = notices may go to addresses of this machine and its networks
cli-arg-smtp = the mail server for notices by mail, such as smtp://user:password@mail.example.org
cli-arg-mail-from = the sender of such mail
cli-arg-contact = whom push services may ask about this server: a mailto: or https: address
cli-arg-log-json = write the log as JSON
cli-arg-largest-body = the largest request, in bytes
cli-arg-largest-frame = the largest message through a socket, in bytes
cli-arg-requests-per-minute = how many requests one address may send in a minute; 0 is no limit
cli-arg-frames-per-second = how many messages one seat may send in a second; 0 is no limit
cli-arg-sockets-per-address = how many sockets and streams one address may have open at once; 0: no limit
cli-arg-guest-days = after how many days guests without a seat are forgotten
cli-arg-expire-hours = every how many hours such guests are looked for; 0: never
cli-arg-web = the folder of the built browser client
