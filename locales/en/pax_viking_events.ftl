# Pax Viking: what the game tells of its course. What it asks and offers and why it refuses is in pax_viking.ftl.

## Events: set-up

pax-cards = The victory cards of this game: { $victories }.
pax-start-venture = { $tile } lies at { $post } from the start.
pax-jarl = { $seat } plays { $jarl }.
pax-first = { $seat } begins.
pax-solo = { $jarl } faces the Nordic Empire; { $count ->
        [one] 1 event is
       *[other] { $count } events are
    } to come. Establish all your followers before the pile runs out.

## Events: turns

pax-turn = Round { $round }: it is the turn of { $seat }.
pax-takes-marker = { $seat } has the most followers of { $follower } ({ $count }) and takes the influence marker.
pax-loses-marker = { $seat } no longer leads in { $follower } and gives the influence marker back.
pax-ability = { $seat } uses { $source }.
pax-influence-action = { $seat } uses the influence action of { $follower }.
pax-solstice = Winter solstice of { $seat }.
pax-income = { $seat } gains { $count } silfr for { $count ->
        [one] 1 follower type
       *[other] { $count } follower types
    }.

## Events: saga tiles

pax-draws = { $seat } draws a tile.
pax-drawn = You draw { $tile }.
pax-draws-tile = { $seat } draws { $tile }.
pax-buys = { $seat } buys { $tile } for { $cost } silfr.
pax-track-discarded = { $tile } goes from the cheapest space to the discard pile.
pax-track-filled = The saga track is filled with { $tiles }.
pax-swept = { $tiles_count ->
        [one] { $tiles } is
       *[other] { $tiles } are
    } swept off the saga track.
pax-takes-tile = { $seat } takes { $tile }{ $cost ->
        [0] .
       *[other] {" "}for { $cost } silfr.
    }
pax-discards = { $seat } discards { $tile }.
pax-discards-board = { $seat } discards { $tile } from the jarl board.
pax-plays = { $seat } plays { $tile }.
pax-plays-venture = { $seat } plays { $tile } at { $post }.
pax-venture-replaced = { $tile } at { $post } is replaced and discarded.
pax-joins-board = { $tile } is established on the jarl board of { $seat }.
pax-joins-board-alone = { $tile } comes to the jarl board of { $seat }, who has no follower left for it.
pax-board-follower-returns = The follower of { $seat } on { $tile } returns.
pax-beside = { $seat } puts { $tile } beside the jarl board.
pax-copies = { $seat } copies { $tile }.
pax-activates = { $seat } activates { $tile } at { $post }.

## Events: events and althing

pax-plays-event = { $seat } plays the event { $tile } at { $post }.
pax-votes-yes = { $seat } votes for it with { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }.
pax-votes-no = { $seat } votes against it with { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }.
pax-althing-passed = The althing resolves { $tile }: { $yes } of { $votes } votes are for it, which is at least half.
pax-althing-failed = The althing rejects { $tile }: only { $yes } of { $votes } votes are for it.
pax-event-ends = { $tile } leaves the game.
pax-card-turned = The victory card { $victory } is turned up.

## Events: longships and posts

pax-sails = { $seat } sails from { $start } to { $place }.
pax-journey-ends = { $seat } ends the journey at { $place }.
pax-places = { $seat } places { $count ->
        [one] a longship
       *[other] { $count } longships
    } at { $post }.
pax-renews = { $seat } renews { $count ->
        [one] 1 longship
       *[other] { $count } longships
    }.
pax-longship-returns = A longship of { $seat } returns from { $place }.
pax-longship-removed = A longship of the empire at { $place } leaves the game.
pax-sworn-returns = A follower of { $seat } in the role of a longship returns from { $post }.
pax-swears = A follower of { $seat } ({ $follower }) serves as a longship at { $post }.
pax-parleys = { $seat } parleys at { $post }.
pax-challenges = { $seat } challenges { $opponent } at { $post }: { $count } against { $other }.
pax-displaced = { $count ->
        [one] Another longship
       *[other] { $count } other longships
    } of { $seat } must leave for { $place }.
pax-establishes = { $seat } establishes { $post } with { $count ->
        [one] a follower
       *[other] { $count } followers
    } of { $follower }{ $cost ->
        [0] .
       *[other] {" "}for { $cost } silfr.
    }
pax-followers-return = { $count ->
        [one] The follower
       *[other] The { $count } followers
    } of { $seat } at { $post } { $count ->
        [one] returns
       *[other] return
    }.
pax-takes-centre = { $seat } takes the trade-centre tile of { $post }.
pax-takes-advocate = { $seat } takes { $tile } from { $opponent }.
pax-home = { $seat } puts a home marker at { $post }.
pax-duchy = { $seat } now has a duchy in { $region }.
pax-duchy-falls = The duchy of { $seat } in { $region } falls.
pax-commands = { $seat } takes command of { $count ->
        [one] 1 longship
       *[other] { $count } longships
    } ({ $colour }).
pax-control-ends = { $seat } loses command of { $count ->
        [one] 1 ally longship
       *[other] { $count } ally longships
    }.

## Events: silfr and trade

pax-gains = { $seat } gains { $count } silfr.
pax-pays = { $seat } pays { $count } silfr.
pax-steals = { $seat } takes { $count } silfr from { $opponent }.
pax-opens-trade = { $seat } trades with { $partner }.
pax-offers = { $seat } offers { $partner } { pax-goods-given } for { pax-goods-wanted }.
pax-counters = { $seat } makes { $partner } a counter-offer: { pax-goods-given } for { pax-goods-wanted }.
pax-offer-pieces = { $seat } would also give { $held_count ->
        [0] longships at { $ships }
       *[other] { $held }{ $ships_count ->
            [0] {""}
           *[other] {" "}and longships at { $ships }
        }
    }.
pax-longship-given = { $seat } puts a longship in its place: { $place }.
pax-accepts = { $seat } accepts the offer of { $partner } and chooses { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } to hand over.
pax-refuses = { $seat } refuses the offer of { $partner }.
pax-trade-ends = { $seat } makes { $partner } no offer.
pax-traded = The trade is made: { $seat } gives { pax-goods-given }, { $partner } gives { pax-goods-got }.
pax-traded-known = Among the tiles that go from { $seat } to { $partner } you know: { $tiles }.
pax-traded-tiles = The trade is made: { $seat } gives { $given ->
        [0] no tile
        [one] 1 tile
       *[other] { $given } tiles
    } and { $give_silfr } silfr, { $partner } gives { $wanted ->
        [0] no tile
        [one] 1 tile
       *[other] { $wanted } tiles
    } and { $want_silfr } silfr.

## Events: the Nordic Empire

pax-empire-sails = The empire sails from { $start } to { $post }.
pax-empire-places = The empire places a longship at { $post }.
pax-empire-establishes = The empire establishes { $post } with { $count ->
        [one] a follower
       *[other] { $count } followers
    }.
pax-empire-event = The event { $tile } is revealed; { $count ->
        [0] it was the last one
        [one] 1 more is to come
       *[other] { $count } more are to come
    }.
pax-event-ignored = { $tile } means nothing to the empire and is ignored.
pax-empire-takes = The empire takes { $tile }; a longship comes instead.
pax-empire-raids = The empire raids { $post }: all your pieces there return.
pax-auto-parley = Parley at { $post }: { $count } against { $other }.
pax-lays = { $tile } lies at { $post }.
pax-no-room = No post is free for { $tile }, which is discarded.
pax-takes-from-map = { $seat } takes { $tile } at { $post }; all pieces of the empire there leave the game.
pax-solo-won = All followers of { $seat } are established: the Nordic Empire is beaten.
pax-solo-lost = No event is left to reveal: the Nordic Empire wins against { $seat }.

## Events: the end

pax-ends-by-track = No tile is left on the saga track: the game ends, and all victory cards are checked once more.
pax-ends-by-stall = No tile has left the saga pile or the track for five rounds: the game ends as if the track were empty.
pax-fulfils = { $seat } fulfils { $victory }.
pax-wins = { $seats_count ->
        [one] { $seats } wins the game.
       *[other] { $seats } share the victory.
    }
