# A club's pages: reports and moderation, terms and privacy, one's own data.

## Reports

web-report-who = Whom?
web-report-why = What happened?
web-report-what = The moderators of this server read it, with the last lines of this table's chat. The person is not told who reported them.
web-report-send = Send the report
web-report-sent = Thank you; the moderators will look at it.
web-report-line = { $by } about { $about }, { $date }
web-report-called = (then called { $name })
web-report-guest = a guest
web-report-context = { $count ->
        [one] What was said: { $count } line
       *[other] What was said: { $count } lines
    }
web-report-table = To the table
web-report-answer = What came of it
web-report-close = Close the report

## Moderation

web-moderation = Moderation
web-reports = { $count ->
        [0] Open reports
        [one] { $count } open report
       *[other] { $count } open reports
    }
web-reports-none = Nobody has reported anything.
web-sanctions = Muted and banned
web-sanctions-none = Nobody is muted or banned.
web-is-muted = is muted
web-is-banned = is banned
web-until = until { $date }
web-sanction-kind = What is to be done
web-sanction-mute = Mute
web-sanction-ban = Ban
web-sanction-address = Ban an address
web-sanction-network = Address or network
web-sanction-span = For how long
web-sanction-reason = Reason
web-sanction-do = Do it
web-sanction-lift = Lift
web-for-hour = an hour
web-for-day = a day
web-for-week = a week
web-for-month = 30 days
web-for-ever = for ever
web-moderation-log = What moderators and hosts did
web-moderation-log-none = Nothing yet.
web-moderation-older = Earlier
web-did-keeper = Whoever runs the server
web-did-mute = { $by } muted { $about }
web-did-ban = { $by } banned { $about }
web-did-ban-network = { $by } banned the addresses { $about }
web-did-lift = { $by } ended what held for { $about }
web-did-lift-network = { $by } let the addresses { $about } in again
web-did-close = { $by } closed a report about { $about }
web-did-moderator = { $by } made { $about } a moderator
web-did-no-moderator = { $by } took moderation away from { $about }
web-did-host-mute = { $by } muted { $about } at a table of theirs
web-did-host-unmute = { $by } let { $about } speak again at a table of theirs

## Terms and privacy

web-terms-by = This server is run by { $name }.
web-terms-house = The house
web-terms-house-text = Play fair and be kind. Moderators may mute or ban whoever is not, and say why.
web-kept = What is kept of you
web-kept-name = Your name, your language, and for accounts a hash of the password; the password itself is kept nowhere.
web-kept-sessions = { $days ->
        [one] Where you are logged in, with the name of the browser, for { $days } day after the log-in, or until you end it.
       *[other] Where you are logged in, with the name of the browser, for { $days } days after the log-in, or until you end it.
    }
web-kept-guests = { $days ->
        [one] Guests who sit at no table are forgotten after { $days } day without a visit.
       *[other] Guests who sit at no table are forgotten after { $days } days without a visit.
    }
web-kept-games = Your games with all moves, results and ratings, what you wrote in the chat and your notes. Games with others stay when you leave; you are then called N. N. in them.
web-kept-notices = Where notices go, if you want any: to your browser through its maker, or to an address that you gave.
web-kept-mail = Mail for notices goes through the mail server of this house.
web-kept-addresses = Your network address is in the server's log, and in its memory for the moderators; with rated games only an unreadable form of it is kept, until the game is counted.
web-kept-reports = Reports, mutes and bans, and a log of what moderators, and hosts at their tables, did.
web-kept-backups = { $count ->
        [one] Backups hold all of this, too; the newest { $count } is kept.
       *[other] Backups hold all of this, too; the newest { $count } are kept.
    }
web-kept-nothing = Nothing is sold, measured by others, or loaded from elsewhere.
web-cookies = Cookies
web-cookies-what = There are two, both needed for what you asked for. Your browser keeps your settings itself; the server does not see them.
web-cookie-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-cookie-session = knows you again until you log out
web-cookie-device = tells that this browser has logged in before, so that others' wrong guesses do not lock you out
web-rights = Your data are yours
web-rights-text = On your own page you can download all that is kept of you, correct your name, and delete your account with everything that belongs to it.
web-my-data = My data
web-my-data-what = All that this server keeps of you, and your finished games as sagas, in one zip file.
web-my-data-get = Download
