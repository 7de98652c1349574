# For administrators: the command longhall admin. And the notices that people get while they are away.

## Notices

notice-turn = It is your turn at “{ $table }” ({ $game }).
notice-started = The game has started at “{ $table }” ({ $game }).
notice-finished = The game at “{ $table }” ({ $game }) is over.
notice-rematch = There is a rematch for you at “{ $table }” ({ $game }).
notice-clock-bot = Your time ran out at “{ $table }” ({ $game }); a bot plays for you until you take your seat back.
notice-clock-resign = Your time ran out at “{ $table }” ({ $game }), and your seat has resigned.
notice-mail-footer = You get this mail because this address is set for turn notices at { $address }. You can change that there, under your name.

error-notice-form = Invalid notification settings: { $reason }
error-notice-kind = Notices cannot be sent by { $given }; possible are these: { $known }.
error-notice-retired = Notices by { $given } are no longer supported. Please choose another way: a webhook, Discord, Slack, Telegram, ntfy or mail.
error-notice-no-mail = This server sends no mail. Please choose another way for your notices.
error-notice-address = Invalid notification address; please check it.
error-notice-inside = Notices cannot be sent to { $host }: it is not an address of the open internet.
error-notice-push = This is not a browser's subscription to notices.

## Hints

error-hint-rated = There are no hints while a rated game is played.
error-hint-not-asked = There is nothing to decide on this seat now.
error-hint-not-option = { $given } was not one of the options of that decision.

## The commands

cli-doctor-about = Check what a server on this machine has and lacks, and what to do about it.
cli-admin-list-about = List the tables of a server.
cli-admin-export-about = Write tables to a file, as lines of JSON, and finished games as sagas.
cli-admin-import-about = Add tables from such a file, or finished games from sagas; nothing is overwritten.
cli-admin-delete-about = Delete tables with everything that belongs to them.
cli-admin-expire-guests-about = Remove guests who sit at no table and have not been seen for a while.
cli-admin-check-about = Replay every stored game and compare the result with what is stored. Run it before an upgrade.
cli-admin-backup-about = Make a consistent copy of the database while the server runs.
cli-admin-vacuum-about = Remove what nobody needs any more and free disk space.

cli-word-file = FILE
cli-word-files = FILE
cli-word-table = TABLE
cli-word-tables = TABLE
cli-word-status = STATUS

cli-arg-file = the file to write; it must not exist yet
cli-arg-files = files to read: exports, or sagas with names that end in .saga
cli-arg-table = only this table; may be given several times
cli-arg-tables = the tables, by the id in their link
cli-arg-status = only tables with this status: open, running or finished
cli-arg-sagas = the folder for finished games as sagas
cli-arg-people = also accounts and guests with their ratings, password hashes, and the server's keys
cli-arg-yes = confirm
cli-arg-days = days since they were last seen; default: the server's setting

## Lists

admin-list-id = table
admin-list-game = game
admin-list-status = status
admin-list-moves = moves
admin-list-changed = last change
admin-list-name = name
admin-list-people = seats
admin-list-count = { $count ->
        [0] There are no tables.
        [one] { $count } table.
       *[other] { $count } tables.
    }
admin-status-open = open
admin-status-running = running
admin-status-finished = finished
admin-no-such-status = There is no status { $given }; choose one of these: { $known }.

## Writing and reading

admin-exported = { $count ->
        [one] Wrote { $count } table
       *[other] Wrote { $count } tables
    } to { $file }. Keep this file as private as the database.
admin-sagas-written = { $count ->
        [one] Wrote { $count } saga
       *[other] Wrote { $count } sagas
    } to { $file }; { $others ->
        [0] no table was left out.
        [one] { $others } table was left out, as its game is not over or has other rules.
       *[other] { $others } tables were left out, as their games are not over or have other rules.
    }
admin-imported = Added: { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } and { $people ->
        [one] { $people } person
       *[other] { $people } people
    }. Already there: { $known ->
        [one] { $known } table
       *[other] { $known } tables
    }.
admin-imported-saga = { $file } is now the table { $table }.
admin-import-host = Archive
admin-import-progress = Adding
admin-import-line = this line cannot be used: { $reason }
admin-import-first = an export must begin with exactly one header line.
admin-import-format = this export has format { $found }, but this program reads format { $ours }.
admin-import-cut = the export is incomplete; its end is missing.
admin-import-unfinished = only finished games can be added from a saga; players can upload others in the browser.

## Removing

admin-delete-sure = { $count ->
        [one] This table
       *[other] These { $count } tables
    } would be deleted for good. If you are sure, run the command again with --yes.
admin-deleted = { $count ->
        [one] Deleted { $count } table
       *[other] Deleted { $count } tables
    }.
admin-expired = Removed { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    } without a seat, not seen for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.

## Checking

admin-check-progress = Replaying
admin-check-game = this program does not know the game { $game }.
admin-check-table = the stored table cannot be read: { $reason }
admin-check-rules = begun with rules version { $rules } or other content; this program plays version { $ours } of { $game }, so the game is read-only (status: { $status }).
admin-check-gap = entry { $entry } of the log is missing.
admin-check-entry = entry { $entry } of the log is not possible: { $reason }
admin-check-damaged = entry { $entry } of the log is damaged: { $reason }
admin-check-snapshot = the snapshot at entry { $entry } does not match the log.
admin-check-status = stored as { $stored }, but the log leads to { $found }.
admin-check-result = the stored result does not match the log.
admin-check-seats = the stored seats do not match the log.
admin-check-chance = chance did not come from the seed: { $reason }
admin-check-file = The file { $file } is damaged: { $reason }. Restore it from a backup; tables that are not named above can be exported first.
admin-check-resting = { $count ->
        [one] { $count } finished game has
       *[other] { $count } finished games have
    } other rules or content: read-only, which does not prevent an upgrade.
admin-check-bad = Something is wrong with { $bad } of { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }: do not upgrade until you know why.
admin-check-sound = { $count ->
        [one] Replayed { $count } table; it is
       *[other] Replayed { $count } tables; they are
    } exactly as stored.

## The database

admin-backed-up = Backup written to { $file } ({ $size } MB) and checked.
admin-backup-postgresql = Back up PostgreSQL with its own tool:
admin-backup-damaged = The backup of { $given } is damaged, probably because the database is; nothing was written.
admin-backup-failed = { $given } cannot be written: { $reason }
admin-tidied = Removed: { $snapshots ->
        [one] { $snapshots } old snapshot
       *[other] { $snapshots } old snapshots
    } and { $sessions ->
        [one] { $sessions } expired session
       *[other] { $sessions } expired sessions
    }. The database had { $before } MB and has { $after } MB now.
admin-no-database = There is no database of a server at { $given }; say where it is with --data or --database.
admin-other-schema = The database has version { $found }, and this program works with version { $ours }. Bring an older database up to date with longhall admin upgrade; for a newer one, install the newer version.
admin-database-failed = Database error ({ $reason }); is the database reachable, and is there space on the disk?

## longhall doctor

admin-doctor-program = Program
admin-doctor-compiled = longhall { $version }, compiled, Python { $python }
admin-doctor-plain = longhall { $version }, not compiled, Python { $python }: games and bots run at about a quarter of the speed
admin-doctor-plain-todo = Install a wheel for this machine, or a C compiler and the headers of Python, and install longhall again.
admin-doctor-games = Games
admin-doctor-games-good = { $games }
admin-doctor-games-bad = a game cannot be loaded: { $reason }
admin-doctor-games-todo = Install longhall again, and remove or update packages that add games.
admin-doctor-page = Page
admin-doctor-page-good = the browser client is in { $folder }
admin-doctor-page-none = the browser client is not built: people could only use the API
admin-doctor-page-todo = Install longhall from a wheel, or run make setup; LONGHALL_WEB names another folder.
admin-doctor-port = Port
admin-doctor-port-free = { $address } is free
admin-doctor-port-taken = { $address } is in use or not allowed; perhaps longhall is already running there
admin-doctor-port-todo = To start another server, choose another port with --port.
admin-doctor-database = Database
admin-doctor-database-good = { $address }, schema { $found }
admin-doctor-database-new = { $address } is empty and will be set up by the first start
admin-doctor-database-old = { $address } has the older schema { $found }; the next start brings it to { $ours }
admin-doctor-database-old-todo = Stop the server, and run longhall admin upgrade: it checks every game and makes a backup first.
admin-doctor-database-newer = { $address } has the schema { $found }; this program knows only { $ours }
admin-doctor-database-newer-todo = Install the newer longhall that has used this database.
admin-doctor-database-away = { $address } does not answer: { $reason }
admin-doctor-database-away-todo = Is it running, and are address, user and password right? A damaged SQLite file is replaced by a backup.
admin-doctor-database-closed = nothing can be written to the folder { $folder }
admin-doctor-database-closed-todo = Choose another folder with --data, or allow this user to write there.
admin-doctor-redis = Redis
admin-doctor-redis-none = not set: one process needs none
admin-doctor-redis-good = answers
admin-doctor-redis-away = does not answer: { $reason }
admin-doctor-redis-todo = Start it or correct LONGHALL_REDIS. Until then, processes hear of each other's moves only every few seconds.
admin-doctor-mail = Mail
admin-doctor-mail-none = not set: no notices by mail
admin-doctor-mail-good = the mail server accepts { $sender }
admin-doctor-mail-away = the mail server refuses: { $reason }
admin-doctor-mail-todo = Correct LONGHALL_SMTP and LONGHALL_MAIL_FROM.
admin-doctor-disk = Disk
admin-doctor-disk-free = { $free } GB free in { $folder }
admin-doctor-disk-todo = Free some space: when the disk is full, nobody can move.
admin-doctor-clock = Clock
admin-doctor-clock-good = right
admin-doctor-clock-back = behind: the newest move in the database was made { $seconds } seconds from now
admin-doctor-clock-differs = differs from the clock of the database server by { $seconds } seconds
admin-doctor-clock-free = nothing keeps it right: the system does not compare it with the network
admin-doctor-clock-todo = Let the system set its clock, for example with systemd-timesyncd or chrony.
admin-doctor-descriptors = Descriptors
admin-doctor-descriptors-good = up to { $most } connections and files at once
admin-doctor-descriptors-any = not limited
admin-doctor-descriptors-few = only { $most } connections and files at once
admin-doctor-descriptors-todo = Raise LimitNOFILE in the unit, or ulimit -n.
admin-doctor-good = Everything is in order.
admin-doctor-notes = { $count ->
        [one] It works; { $count } thing could be better.
       *[other] It works; { $count } things could be better.
    }
admin-doctor-bad = { $count ->
        [one] { $count } thing must be put right before a server can work.
       *[other] { $count } things must be put right before a server can work.
    }
