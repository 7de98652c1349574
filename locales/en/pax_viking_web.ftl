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
pax-word-silfr = { $count } silfr
pax-word-silfr-more = Silfr:

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

## Players

pax-word-count-silfr = silfr
pax-word-count-longships = longships: renewed on the map + on the jarl board
pax-word-count-ventures = established ventures
pax-word-count-posts = trade centres and powerful allies
pax-word-count-allies = ally longships
pax-word-count-duchies = duchies
pax-word-count-hand = tiles in hand / hand limit
pax-word-marker = influence marker
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
pax-word-missing = { $player }: { $count } missing
pax-word-met = { $player }: met
pax-word-not-for = { $player } cannot win by this card
pax-word-face-down = { $count ->
        [one] 1 card is face down
       *[other] { $count } cards are face down
    }
pax-word-warn-near = { $player } is close to { $card }!
pax-word-warn-met = { $player } meets { $card } and wins at the next check!

## Althing and trade

pax-word-althing = Althing
pax-word-event = Event
pax-word-votes-for = { $count } for
pax-word-votes-against = { $count } against
pax-word-offer = Trade offer
pax-word-offer-between = Offer: { $maker } to { $taker }
pax-word-counter-between = Counter-offer: { $maker } to { $taker }
pax-word-offer-secret = Only the two of them know what it says.
pax-word-gives = { $player } gives
pax-word-any-tiles = { $count ->
        [one] 1 tile of their choice
       *[other] { $count } tiles of their choice
    }

## About page

pax-about-sources = Pax Viking: the rules are complete, but the printed map and tiles are not open to us. The few things that the rulebook shows are kept: 4 of the 113 borders, something of 9 of the 33 regions and of 11 of the 46 posts, of 3 of the 8 jarls, of 2 of the 20 victory cards and of 4 of the 220 tiles. Nearly all else on the table is reconstructed, with real peoples, places, gods and persons of the 9th to 11th centuries; it is not the printed game. Each tile says under the mouse what is known of it. Whoever owns the box can enter its contents as a content pack.
