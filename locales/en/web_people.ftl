# The browser: pages about people. Running games to watch, invitations, players and their ratings, friends. Loaded with these pages.

## The hall

web-hall-places = The hall
web-watch = Running games
web-watch-what = Watch games that are being played. You see what everybody at the table sees; what players keep secret stays secret.
web-watch-empty = Nobody is playing in public right now.
web-watch-empty-do = Watch a finished game instead
web-watch-round = Round { $round }
web-watch-since = started { $when }
web-watch-count = { $count ->
        [0] no spectators
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-which-game = Game
web-every-game = All games

## Watching

web-watching = You are watching.
web-watching-what = You see what everybody may see.
web-watching-others = Other running games
web-watching-leave = Leave

## Before the start

web-room-to-tables = ← Back to the open tables
web-room-home = ← Back to the home page
web-invited-by = { $name } invites you to play { $game }.
web-invited = You are invited to play { $game }.
web-invited-seats = { $count ->
        [0] All { $seats } seats are taken.
        [one] One of { $seats } seats is free.
       *[other] { $count } of { $seats } seats are free.
    }
web-terms-rating = Rating
web-terms-rated = Rated: the game counts for those who have an account
web-terms-casual = Not rated
web-terms-usual = as usual

## Statistics of a player

web-statistics = My statistics
web-statistics-what = Finished games that were played here. Points are averages, beside those of all people here in games with as many players.
web-statistics-none = You have not finished a game yet.
web-statistics-none-theirs = No finished game yet.
web-statistics-nobody = Your games are counted from your first one on.
web-statistics-recent = Recent games
web-statistics-recent-none = No public game.
web-statistics-placed = { $players ->
        [1] alone
       *[other] place { $place } of { $players }
    }
web-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-players-count = { $count ->
        [one] alone
       *[other] { $count } players
    }
web-statistics-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-statistics-wins = { $count ->
        [one] { $count } win
       *[other] { $count } wins
    } ({ $share })
web-statistics-rating = rating { $rating }
web-statistics-places = Places
web-statistics-points = Points by category
web-statistics-own = own
web-statistics-all = everybody
web-statistics-best = Best game: { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
web-statistics-go = Games, places and points, beside those of all others

## Ranking

web-ranking = Ranking
web-ranking-what = Those who have played at least { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }. The rating is a cautious estimate that grows as more games confirm it.
web-ranking-mine = You are number { $place } of { $count }.
web-ranking-soon = { $count ->
        [one] One more rated game, and you are in the ranking.
       *[other] { $count } more rated games, and you are in the ranking.
    }
web-ranking-to-me = Show my place
web-ranking-empty = Nobody has played enough rated games yet.
web-ranking-page = { $from } to { $to } of { $count }
web-ranking-before = Better ones
web-ranking-after = Further down
web-ratings-place = Place
web-ratings-rating = Rating
web-ratings-games = Games
web-ratings-wins = Wins
web-rated-news = Ratings now:
web-not-rated = This game was not rated.
web-rating-rules = Which games count
web-rating-rule-accounts = Only people with accounts are compared, and there must be at least two of them: guests could be anybody.
web-rating-rule-seats = Nobody has more than one seat.
web-rating-rule-browser = Two accounts that were used in the same browser do not count against each other.
web-rating-rule-address = Two accounts that play from the same internet address do not count against each other.
web-rating-rule-often = Five games a day count between the same two people, in each game.
web-rating-rule-left = Whoever resigns, or leaves the end to a bot, has lost.

## Friends

web-friends = Friends
web-friends-nobody = Give yourself a name, and you can make friends here.
web-friends-begin = Begin
web-friends-link = Play with me
web-friends-link-what = Send this link to somebody. Whoever accepts is your friend: you see when they are at a table, and can invite each other.
web-friends-guest = As a guest you are known in this browser only; an account keeps your friends.
web-friends-share = Share the link
web-friends-renew = New link
web-friends-empty = No friends here yet.
web-friends-blocked = Blocked ({ $count })
web-friends-unblock = Unblock
web-friend-at-table = at the table { $table } ({ $game })
web-friend-playing = at a table
web-friend-lately = here lately
web-friend-away = last seen { $when }
web-friend-guest = guest
web-friend-more = Remove or block { $name }
web-friend-remove = Remove
web-friend-block = Block
web-friend-keep = Keep
web-friend-invite = Invite
web-friend-invited = Invited
web-invite-friends = Call friends
web-invite-none = Make friends by a link of your own
web-invitations = Invitations
web-invited-to = { $name } invites you to { $game }, table { $table }.
web-invitation-decline = Decline
web-become = { $name } would like to play with you
web-become-what = As friends you see when the other is at a table, and can invite each other. You can end that at any time.
web-become-accept = Be friends
web-become-not = Not now
web-become-yours = This is your own link
web-become-why = What name should { $name } see?

## A name, later

web-name-later = You played as { $name }. What should the others call you?
