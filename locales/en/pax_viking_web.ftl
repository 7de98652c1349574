# Pax Viking: what only the drawing of the table says.

pax-word-map = Map of the Viking world
pax-word-round = Round { $round }
pax-word-track = Saga track
pax-word-pile = { $count ->
        [one] 1 tile in the saga pile
       *[other] { $count } tiles in the saga pile
    }
pax-word-discards = { $count ->
        [one] Discard pile: 1 tile
       *[other] Discard pile: { $count } tiles
    }
pax-word-events-left = { $count ->
        [one] 1 event still to come
       *[other] { $count } events still to come
    }
pax-word-nothing = Nothing lies here.
pax-word-cost = cost: { $cost } silfr
pax-word-cost-mine = costs you { $cost } silfr instead of { $printed }
pax-word-too-dear = You cannot pay that now.
pax-word-silfr = { $count } silfr

## On the map

pax-word-longships-here = { $count ->
        [one] 1 longship
       *[other] { $count } longships
    }
pax-word-ally-longship = ally ({ $colour })
pax-word-commanded = commanded by { $player }
pax-word-renewed = renewed
pax-word-exhausted = exhausted
pax-word-held-by = held by { $player }
pax-word-port-to = port to { $sea }
pax-word-home-of = home of { $player }
pax-word-duchy-of = duchy of { $player }
pax-word-sworn = { $player }: { $count ->
        [one] 1 follower in the role of a longship
       *[other] { $count } followers in the role of longships
    }
pax-word-nodes-away = { $count ->
        [one] 1 node away
       *[other] { $count } nodes away
    }
pax-word-sail-from-home = sail from here

## Players

pax-word-count-silfr = silfr
pax-word-count-longships = longships: renewed on the map + on the jarl board
pax-word-count-ventures = established ventures
pax-word-count-posts = trade centres and powerful allies
pax-word-count-allies = ally longships
pax-word-count-duchies = duchies
pax-word-count-hand = tiles in hand / hand limit
pax-word-marker = influence marker
pax-word-influence = Influence
pax-word-influence-of = { $player }: { $follower } { $count }
pax-word-influence-holds = { $player }: { $follower } { $count }, holds the influence marker
pax-word-hand = My hand
pax-word-no-hand = You have no tiles in hand.
pax-word-jarl-board = My jarl board
pax-word-in-supply = { $count } on the jarl board
pax-word-at-home = { $count ->
        [one] 1 longship on the jarl board
       *[other] { $count } longships on the jarl board
    }

## Victory

pax-word-victory = Victory
pax-word-lacks = { $player } still lacks: { $what }
pax-word-met = { $player }: met
pax-word-not-for = { $player } cannot win by this card
pax-word-face-down = { $count ->
        [one] 1 card is face down
       *[other] { $count } cards are face down
    }
pax-word-warn-near = { $player } is close to { $card }! Missing: { $what }
pax-word-warn-now = { $player } could win by { $card } this turn! Missing: { $what }
pax-word-warn-met = { $player } meets { $card } and wins at the next check!

## Althing and trade

pax-word-althing = Althing
pax-word-event = Event
pax-word-votes-for = { $count } for
pax-word-votes-against = { $count } against
pax-word-votes-open = { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
pax-word-votes-sum = { $yes } for, { $no } against, { $all } votes in all
pax-word-votes-needed = It needs { $count } of { $all } votes.
pax-word-passed = Passed with { $yes } of { $votes } votes
pax-word-failed = Rejected with { $yes } of { $votes } votes
pax-word-offer = Trade offer
pax-word-offer-between = Offer: { $maker } to { $taker }
pax-word-counter-between = Counter-offer: { $maker } to { $taker }
pax-word-offer-secret = Only the two of them know what it says.
pax-word-offer-fold = Show or hide the offer
pax-word-you-give = You give
pax-word-you-get = You get
pax-word-their-choice = Tiles of their choice
pax-word-silfr-name = Silfr
pax-word-any-tiles = { $count ->
        [one] 1 tile of their choice
       *[other] { $count } tiles of their choice
    }

## About page

pax-about-sources = Pax Viking: the rules are complete, but the printed map and tiles are not available to us. The few things that the rulebook shows are kept: 4 of the 113 borders, something of 9 of the 33 regions and of 11 of the 46 posts, of 3 of the 8 jarls, of 2 of the 20 victory cards and of 4 of the 220 tiles. Nearly everything else on the table is reconstructed, with real peoples, places, gods and persons of the 9th to 11th centuries; it is not the printed game. The tooltip of each tile says what is known about it. Anyone who owns the box can enter its contents as a content pack.
pax-word-end-wastes = { $count ->
        [one] You have 1 action left; you would lose it.
       *[other] You have { $count } actions left; you would lose them.
    }
pax-word-missing = still missing
