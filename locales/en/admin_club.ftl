# For those who run a club: backups, upgrades, and their settings on the command line.

## Backups

cli-admin-restore-about = Put a backup in the place of the database; the server must not be running.
cli-word-backup = BACKUP
cli-word-duration = TIME
cli-arg-backup = the backup to put back: a copy made by longhall admin backup, by the schedule or by pg_dump
cli-arg-club = the name of whoever runs the server, for the page about terms and privacy
cli-arg-terms = your own text for that page: a Markdown file, or a folder with one for each language
cli-arg-backup-every = how often the server makes a backup by itself, such as 12h or 1d; empty: never
cli-arg-backup-to = the folder for those backups; default: backups in the data folder
cli-arg-backup-keep = how many of those backups are kept

admin-restored = { $file } is now the database; the next start of the server brings it up to date if it is older.
admin-restored-before = What was there before is kept in { $file }; remove it when you no longer need it.
admin-restore-kind = { $given } is not a backup of this kind of database: SQLite and PostgreSQL each need their own.
admin-restore-failed = { $given } cannot be put back: { $reason }
admin-in-use = { $given } is in use: stop the server first. Nothing was changed.
admin-no-tool = { $tool } is not installed here; it comes with PostgreSQL.
admin-tool-failed = { $tool } failed: { $reason }

admin-doctor-backup = Backups
admin-doctor-backup-none = not set: only what longhall admin backup writes
admin-doctor-backup-first = every { $every } to { $folder }; there is none yet
admin-doctor-backup-good = every { $every } to { $folder }; the newest is from { $made }
admin-doctor-backup-late = every { $every } to { $folder }, but the newest is from { $made }
admin-doctor-backup-late-todo = Is the server running? Its log says why a backup failed.
admin-doctor-backup-tool = { $tool } is missing, without which there are no backups of this database
admin-doctor-backup-tool-todo = Install the client programs of PostgreSQL, in the version of the database server.
admin-doctor-backup-todo = Choose another folder with --backup-to, or allow this user to write there.
admin-doctor-packs = Packs
admin-doctor-packs-none = not set: games are played with their own content
admin-doctor-packs-good = { $names_count } in { $folder }: { $names }
admin-doctor-packs-empty = { $folder } is empty
admin-doctor-packs-bad = in { $folder } this cannot be used: { $names }
admin-doctor-packs-bad-todo = Run longhall content check with it: it says file, line and reason.
admin-doctor-packs-todo = Choose another folder with --packs.
admin-doctor-terms = Terms
admin-doctor-terms-none = not set: the page shows only what the server keeps
admin-doctor-terms-good = { $place }
admin-doctor-terms-away = there is no text in { $place }
admin-doctor-terms-todo = It takes a Markdown file, or a folder with en.md and others; --terms names it.

## Upgrades

cli-admin-upgrade-about = Bring the database to this program's version: check every game, make a backup, migrate.
cli-admin-downgrade-about = Bring the database back to the version of an older program; no move is lost.
cli-word-version = VERSION
cli-arg-version = the version of the database to go back to; default: the one before the last upgrade

admin-upgrade-none = The database has this program's version already: { $found }.
admin-upgrade-stopped = Nothing was changed.
admin-upgrade-returned = The database is again as it was before, with version { $found }, from the backup { $file }.
admin-upgraded = The database had version { $found } and has version { $ours } now. You can start the server.
admin-upgrade-back = The way back: longhall admin downgrade { $version } of this program keeps all moves, longhall admin restore { $file } brings back this moment. Then install the older program.
admin-upgrade-kept = The database as it was before is kept in { $file }.
admin-upgrade-failed = The migration failed, and nothing was changed: { $reason }. There is a backup, too: { $file }
admin-downgraded = The database had version { $found } and has version { $version } now. Install the program that it belongs to before you start the server.
admin-no-such-version = The database has version { $found } and cannot go back to { $given }; older versions are these: { $known }.
admin-no-way-down = Version { $given } of the database cannot be undone; put back a backup from before with longhall admin restore.
admin-no-upgrade = There is no backup of an upgrade in { $folder }; say which version to go back to.

## Moderators

cli-admin-moderator-about = Make an account a moderator, or list those who are.
cli-word-account = ACCOUNT
cli-arg-account = the account, by the name to log in with; none: list all moderators
cli-arg-remove = not a moderator any more

admin-moderators = { $count ->
        [0] There are no moderators.
        [one] { $count } moderator.
       *[other] { $count } moderators.
    }
admin-moderator-made = { $name } is a moderator now.
admin-moderator-gone = { $name } is not a moderator any more.
admin-no-account = There is no account { $given }.
