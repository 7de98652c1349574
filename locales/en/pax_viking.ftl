# Pax Viking: what the game asks and offers and why it refuses. What happens is in pax_viking_events.ftl, names are in
# pax_viking_names.ftl, texts of tiles and cards in pax_viking_texts.ftl, the rules in pax_viking_rules.ftl.

## Title

pax-title = Pax Viking
pax-tagline = Jarls sail from Vinland to Chang'an, win followers and trade centres, and vote on the events of the age.

## Questions to the player

pax-ask-action = Choose your next action: { $count ->
        [0] you have no action left
        [one] you have 1 action left
       *[other] you have { $count } actions left
    } and { $silfr } silfr.
pax-ask-activate = Choose which longship at { $post } is exhausted for the activation.
pax-ask-sail = Your longship is at { $place }. { $count ->
        [0] It can go no further: stop or trade.
        [one] Choose where it sails; it has 1 node left.
       *[other] Choose where it sails; it has { $count } nodes left.
    }
pax-goods-given = { $given ->
        [0] { $give_silfr } silfr
       *[other] { $give }{ $give_silfr ->
            [0] {""}
           *[other] {" "}and { $give_silfr } silfr
        }
    }
pax-goods-got = { $wanted ->
        [0] { $want_silfr } silfr
       *[other] { $want }{ $want_silfr ->
            [0] {""}
           *[other] {" "}and { $want_silfr } silfr
        }
    }
pax-tiles-wanted = { $any_tiles ->
        [one] 1 tile of their choice
       *[other] { $any_tiles } tiles of their choice
    }
pax-tiles-asked = { $any_tiles ->
        [one] 1 tile of your choice
       *[other] { $any_tiles } tiles of your choice
    }
pax-goods-wanted = { $any_tiles ->
        [0] { pax-goods-got }
       *[other] { $wanted ->
            [0] { pax-tiles-wanted }
           *[other] { $want }, { pax-tiles-wanted }
        }{ $want_silfr ->
            [0] {""}
           *[other] {" "}and { $want_silfr } silfr
        }
    }
pax-goods-asked = { $any_tiles ->
        [0] { pax-goods-got }
       *[other] { $wanted ->
            [0] { pax-tiles-asked }
           *[other] { $want }, { pax-tiles-asked }
        }{ $want_silfr ->
            [0] {""}
           *[other] {" "}and { $want_silfr } silfr
        }
    }
pax-pieces-given = { $give_held_count ->
        [0] longships at { $give_ships }
       *[other] { $give_held }{ $give_ships_count ->
            [0] {""}
           *[other] {" "}and longships at { $give_ships }
        }
    }
pax-pieces-wanted = { $want_held_count ->
        [0] longships at { $want_ships }
       *[other] { $want_held }{ $want_ships_count ->
            [0] {""}
           *[other] {" "}and longships at { $want_ships }
        }
    }
pax-ask-make-offer = Make an offer to { $partner }. You give { pax-goods-given }; you want { pax-goods-wanted }.{ $give_held_count ->
        [0] { $give_ships_count ->
            [0] {""}
           *[other] {" "}You also give { pax-pieces-given }.
        }
       *[other] {" "}You also give { pax-pieces-given }.
    }{ $want_held_count ->
        [0] { $want_ships_count ->
            [0] {""}
           *[other] {" "}You also want { pax-pieces-wanted }.
        }
       *[other] {" "}You also want { pax-pieces-wanted }.
    }
pax-ask-answer-offer = { $seat } offers you { pax-goods-given } for { pax-goods-asked }.{ $give_held_count ->
        [0] { $give_ships_count ->
            [0] {""}
           *[other] {" "}You also get { pax-pieces-given }.
        }
       *[other] {" "}You also get { pax-pieces-given }.
    }{ $want_held_count ->
        [0] { $want_ships_count ->
            [0] {""}
           *[other] {" "}You also give { pax-pieces-wanted }.
        }
       *[other] {" "}You also give { pax-pieces-wanted }.
    } What do you say?
pax-ask-hand-over = Choose { $count ->
        [one] a tile
       *[other] { $count } tiles, one at a time,
    } from your hand for { $partner }.
pax-ask-place-venture = Choose the post for { $tile }.
pax-ask-replace = All spaces are taken: choose which tile gives way to { $tile }.
pax-ask-event-post = Choose the post at which you play { $tile }.
pax-ask-vote = Althing: do you vote for { $tile }? So far { $yes } for and { $no } against.
pax-ask-challenge = Choose whom you challenge at { $post }.
pax-ask-challenge-return = Choose which longship of { $seat } returns from { $post }.
pax-ask-establish = Establish { $post } for { $cost } silfr?
pax-ask-jarls-move = Choose which longship moves to { $post }.
pax-ask-return-there = Choose whose longship returns from { $post }, or nobody's.
pax-ask-strike = Choose which longship of { $seat } returns from { $post }.
pax-ask-sweden-place = { $kind ->
        [venture] You have drawn the venture { $tile }. Choose a post of its area for a longship, or decline.
       *[other] You have drawn { $tile }, which is no venture. It stays in your hand; nobody else learns what it is.
    }
pax-ask-sweden-play = Play { $tile } at { $post }?
pax-ask-hand-limit = Your hand limit is { $limit }: discard { $count ->
        [one] 1 tile
       *[other] { $count } tiles, one at a time
    }.
pax-ask-bonus = Choose which ability you use first.
pax-ask-give-silfr = Choose which opponent gains { $count } silfr.
pax-ask-take-silfr = { $steals ->
        [yes] Choose from which opponent you take up to { $count } silfr.
       *[no] Choose which opponent pays up to { $count } silfr.
    }
pax-ask-draw = { $count ->
        [one] Draw 1 tile?
       *[other] Draw a tile? You may draw { $count } more.
    }
pax-ask-take-tile = { $cost ->
        [0] Choose a tile to take.
       *[other] Choose a tile to take for { $cost } silfr.
    }
pax-ask-discard-whose = Choose which opponent discards.
pax-ask-discard = Choose a tile to discard; { $count ->
        [one] 1 is to go
       *[other] { $count } are to go
    }.
pax-ask-play-tile = Choose a tile to play onto your jarl board.
pax-ask-sweep = Discard the cheapest { $count ->
        [one] tile
       *[other] { $count } tiles
    } of the saga track?
pax-ask-place-longships = Choose a post for up to { $count ->
        [one] 1 longship
       *[other] { $count } longships
    } from your jarl board.
pax-ask-place-more = Place one more longship at { $post }? { $count ->
        [one] 1 more is possible.
       *[other] { $count } more are possible.
    }
pax-ask-move-longships = Choose a longship to move up to { $count ->
        [one] 1 node
       *[other] { $count } nodes
    }, or stop.
pax-ask-move = Your longship is at { $place }: choose where it moves; { $count ->
        [one] 1 node is left
       *[other] { $count } nodes are left
    }.
pax-ask-refresh-longships = Choose an exhausted longship to renew; { $count ->
        [one] 1 is
       *[other] { $count } are
    } allowed.
pax-ask-return-whose = Choose whose longship returns.
pax-ask-return-longship = Choose which longship of { $seat } returns.
pax-ask-establish-post = Choose a post to establish.
pax-ask-return-followers = Choose the post whose followers return.
pax-ask-make-duchy = Choose the region that becomes your duchy.
pax-ask-swear-post = Choose your post where followers serve as longships.
pax-ask-swear = Choose a follower to serve as a longship at { $post }; { $count ->
        [one] 1 more is allowed
       *[other] { $count } more are allowed
    }.
pax-ask-mark-ally = Choose which ally longship you mark; { $count ->
        [one] 1 home marker is
       *[other] { $count } home markers are
    } left.
pax-ask-choose = { $source }: choose one of the effects, in the order of its text.
pax-ask-pay = { $source }: { $cost ->
        [0] discard { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        } for the effect?
       *[other] pay { $cost } silfr for the effect?
    }
pax-ask-pay-tile = Choose a tile to pay with; { $count ->
        [one] 1 is
       *[other] { $count } are
    } needed.
pax-ask-copy = Choose which venture's ability you copy.
pax-ask-extra-action = { $action ->
        [journey] Take an extra journey, or decline.
       *[parley] Take an extra parley, or decline.
    }
pax-ask-free-influence = Use the influence action of { $follower }, or decline.
pax-ask-solo-invest = Invest once, or not; you have { $silfr } silfr.
pax-ask-solo-action = Choose your next action: { $count ->
        [0] you have no action left
        [one] you have 1 action left
       *[other] you have { $count } actions left
    } and { $silfr } silfr.
pax-ask-pay-longship = Choose which longship is exhausted for the action.
pax-ask-lay-tile = Choose the post for { $tile }.
pax-ask-take-there = Take { $tile } at { $post } with the Rus action? Choose the longship to exhaust for it.
pax-ask-lose-tile = Choose which god or advocate you lose.

## What is being asked, as a short phrase

pax-kind-action = your next action
pax-kind-activate = a longship to exhaust
pax-kind-sail = where your longship sails
pax-kind-make-offer = a trade offer
pax-kind-answer-offer = an answer to a trade offer
pax-kind-hand-over = tiles to hand over
pax-kind-place-venture = a post for a venture
pax-kind-replace = a tile that gives way
pax-kind-event-post = the post of an event
pax-kind-vote = a vote in the althing
pax-kind-challenge = whom you challenge
pax-kind-challenge-return = a longship that returns
pax-kind-establish = whether you establish the post
pax-kind-jarls-move = a longship for the Jarls action
pax-kind-return-there = whose longship returns
pax-kind-strike = a longship that returns
pax-kind-sweden-place = a post for the Sweden action
pax-kind-sweden-play = whether you play the drawn venture
pax-kind-hand-limit = a tile to discard
pax-kind-bonus = the order of your abilities
pax-kind-give-silfr = who gains silfr
pax-kind-take-silfr = who loses silfr
pax-kind-draw = whether you draw
pax-kind-take-tile = a tile to take
pax-kind-discard-whose = who discards
pax-kind-discard = a tile to discard
pax-kind-play-tile = a tile to play
pax-kind-sweep = whether the track is swept
pax-kind-place-longships = a post for longships
pax-kind-place-more = one more longship, or none
pax-kind-move-longships = a longship to move
pax-kind-move = where a longship moves
pax-kind-refresh-longships = a longship to renew
pax-kind-return-whose = whose longship returns
pax-kind-return-longship = a longship that returns
pax-kind-establish-post = a post to establish
pax-kind-return-followers = a post whose followers return
pax-kind-make-duchy = a region for a duchy
pax-kind-swear-post = a post for followers in the role of longships
pax-kind-swear = a follower in the role of a longship
pax-kind-mark-ally = an ally longship to mark
pax-kind-choose = one of several effects
pax-kind-pay = whether you pay
pax-kind-pay-tile = a tile to pay with
pax-kind-copy = a venture to copy
pax-kind-extra-action = an extra action
pax-kind-free-influence = an influence action
pax-kind-solo-invest = your investment
pax-kind-solo-action = your next action
pax-kind-pay-longship = a longship to exhaust
pax-kind-lay-tile = a post for a tile
pax-kind-take-there = a tile to take
pax-kind-lose-tile = a tile to lose

## Options

pax-do-end = End your actions
pax-do-draw = Draw a tile
pax-do-stop = Stop
pax-do-decline = Decline
pax-do-stay = No longship moves
pax-do-establish = Establish
pax-do-go = Do it
pax-do-pay = Pay
pax-do-place = Place one more longship
pax-do-buy = Buy { $tile } for { $cost } silfr
pax-do-buy-planned = Buy { $tile }
pax-do-play = Play { $tile }
pax-do-activate = Activate { $post }
pax-do-parley = Parley at { $post }
pax-do-jarls = Jarls action at { $post }
pax-do-sweden = Sweden action
pax-do-rus = Rus action: take { $tile }
pax-do-theocracy = Theocracy action: establish { $post }
pax-do-use = Use { $tile }
pax-do-use-post = Use { $post }
pax-do-use-jarl = Use the ability of { $jarl }
pax-do-journey = Journey with a longship at { $place }
pax-do-journey-board = Journey from your jarl board
pax-do-journey-ally = Journey: { $colour } longship at { $place }
pax-do-ship = Your longship at { $place }
pax-do-ship-board = A longship on your jarl board
pax-do-ship-ally = The { $colour } longship at { $place }
pax-do-spent = Your exhausted longship at { $place }
pax-do-spent-board = An exhausted longship on your jarl board
pax-do-spent-ally = Exhausted { $colour } longship: { $place }
pax-do-strike = The longship at { $place }
pax-do-strike-ally = The { $colour } longship at { $place }
pax-do-strike-follower = A follower in the role of a longship
pax-do-to = Sail to { $place }
pax-do-at = { $post }
pax-do-duchy = Duchy in { $region }
pax-do-trade = Trade with { $seat }
pax-do-challenge = Challenge { $seat }
pax-do-against = { $seat }
pax-do-offer = Make the offer
pax-do-cancel = No trade
pax-do-accept = Accept
pax-do-refuse = Refuse
pax-do-counter = Make a counter-offer
pax-do-give = Give { $tile }
pax-do-want = Ask for { $tile }
pax-do-ask-tiles = Ask for { $count ->
        [one] 1 tile of their choice
       *[other] { $count } tiles of their choice
    }
pax-do-add-silfr = Give { $count } silfr
pax-do-ask-silfr = Ask for { $count } silfr
pax-do-give-post = Give { $post } with your followers there
pax-do-want-post = Ask for { $post } and its followers
pax-do-give-ship = Give a longship at { $place }
pax-do-want-ship = Ask for a longship at { $place }
pax-do-give-spent = Give exhausted longship: { $place }
pax-do-want-spent = Ask for exhausted longship: { $place }
pax-do-give-board = Give { $tile } and its follower
pax-do-want-board = Ask for { $tile } and its follower
pax-do-vote-yes = Vote for it
pax-do-vote-no = Vote against it
pax-do-take = Take { $tile }
pax-do-discard = Discard { $tile }
pax-do-replace = Replace { $tile }
pax-do-option = Effect { $count }
pax-do-swear = A follower of { $follower }

## Refusals: actions and abilities

pax-no-more-actions = You have taken all { $count } actions of this turn.
pax-no-marker = You do not hold the influence marker for this action.
pax-no-marker-left = You have used this influence marker in this turn already.
pax-no-influence-target = This influence action cannot be taken like this now.
pax-no-such-ability = You cannot use this ability now.
pax-no-declining = An event is resolved as fully as possible: this cannot be declined.
pax-no-option = This effect would change nothing now.
pax-no-solo-action = This action is not part of a solo turn: you invest once before your actions, and parleys take place by themselves at the end.

## Refusals: tiles

pax-no-not-on-track = { $tile } does not lie on the saga track.
pax-no-price = { $tile } costs you { $cost } silfr, and you have { $count }.
pax-no-not-in-hand = { $tile } is not in that hand, or it is given already.
pax-no-not-available = { $tile } cannot be chosen here.
pax-no-not-on-board = { $tile } does not lie on such a space of your jarl board.
pax-no-requirement = You have no longship alone at a post in the area of { $tile }.
pax-no-other-area = { $post } is not a post for { $tile }: it lies outside its area, or it is taken.
pax-no-printed-post = { $post } is a printed post and can never be replaced.
pax-no-not-alone = You are not alone at { $post }.
pax-no-copy = At { $post } there is no venture of an opponent that you could copy now.

## Refusals: longships

pax-no-longship = There is no such longship.
pax-no-exhausted = That longship is exhausted and cannot journey.
pax-no-journey-without-node = A journey goes at least 1 node.
pax-no-nodes-left = The longship has no node left to reach { $place }.
pax-no-way-from-home = The first node from your homes does not lead to { $place }.
pax-no-way-post = No node leads from { $start } to { $place }: a post is entered and left by its port or its river region only.
pax-no-way-black = The border between { $start } and { $place } cannot be crossed, or they do not touch.
pax-no-longship-there = You have no longship at { $post }.
pax-no-renewed = You have no renewed longship at { $post }.
pax-no-renewed-longship = You have no renewed longship left.
pax-no-other-place = { $post } is out of reach of this effect.

## Refusals: posts

pax-no-own-post = Your own followers are at { $post } already.
pax-no-own-venture = There is no venture of yours at { $post }.
pax-no-not-own-post = None of your followers is at { $post }.
pax-no-effect = Activating { $post } would change nothing now.
pax-no-symbol = { $post } is empty and shows no follower.
pax-no-followers = You lack the { $count ->
        [one] follower
       *[other] { $count } followers
    } for { $post }.
pax-no-follower = No follower of this type is left on your jarl board: { $follower }.
pax-no-cost = Establishing { $post } costs { $cost } silfr, and you have { $count }.
pax-no-protected = The followers at { $post } are protected.
pax-no-guarded = The followers at { $post } are guarded by a longship.
pax-no-duchy = { $region } cannot become your duchy now.
pax-no-one-weaker = No opponent at { $post } has fewer longships than you.
pax-no-weaker = { $seat } counts { $other } there and you count { $count }: you need more.
pax-no-such-opponent = { $seat } cannot be chosen here.

## Refusals: trade

pax-no-encounter = None of your longships has encountered { $seat }.
pax-no-more-offers = No more offers now: { $window } are allowed at each stop of a journey and { $turn } in a turn.
pax-no-more-items = An offer names at most { $count } tiles on each side.
pax-no-not-known = You do not know that { $seat } has { $tile }; ask for a tile of their choice.
pax-no-silfr = { $seat } has only { $count } silfr.
pax-no-tiles = { $seat } has only { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } in hand.
pax-no-second-sum = The offer already names silfr on this side.
pax-no-empty-counter = A counter-offer must name something.
pax-no-empty-trade = There is nothing to accept: make an offer or refuse.
pax-no-second-counter = A counter-offer can only be accepted or refused.
pax-no-piece = { $piece } cannot be traded now. It must belong to the giver and not be on the journey, and whoever receives it needs pieces of their own for it, and a free space for a god or an advocate.
pax-no-pieces-traded = At this table longships and followers are not traded.

## Areas

pax-area-board = the jarl board
pax-area-empire = the empire
pax-area-track = the saga track
pax-area-pile = the saga pile
pax-area-discard = the discard pile

## Phases

pax-phase-influence = Influence
pax-phase-action = Actions
pax-phase-solstice = Winter solstice
pax-phase-over = Game over

## Score sheet

pax-score-cards = Victory cards fulfilled
pax-score-silfr = Silfr (breaks ties)
pax-score-total = Established followers
pax-score-winners = { $players_count ->
        [one] { $players } wins the game!
       *[other] { $players } share the victory!
    }

## Table options

pax-option-level = Which victory cards are played with?
pax-option-level-standard = Standard
pax-option-level-beginner = Beginner
pax-option-level-hard = Hard
pax-option-level-legendary = Legendary
pax-option-level-beginner_standard = Two beginner and two standard cards
pax-option-level-beginner_hard = Two beginner and two hard cards
pax-option-level-beginner_legendary = Two beginner and two legendary cards
pax-option-level-standard_hard = Two standard and two hard cards
pax-option-level-standard_legendary = Two standard and two legendary cards
pax-option-level-hard_legendary = Two hard and two legendary cards
pax-option-level-one_of_each = One card of each level
pax-option-bragi = Are the victory cards face down at first (Bragi mode)?
pax-option-bragi-false = No, all are face up
pax-option-bragi-true = Yes, each resolved event turns one up
pax-option-deck = What is the saga pile made of?
pax-option-deck-random = Random tiles, 12 for each player
pax-option-deck-starter = The starter deck
pax-option-deck-custom = A custom starter deck: 4 ventures, 3 events, 2 gods and 3 advocates for each player
pax-option-hands = Are tiles in hand secret?
pax-option-hands-secret = Yes, but bought tiles stay known
pax-option-hands-open = No, all hands are open
pax-option-trade_pieces = Can longships, and followers with what they stand on, be traded, too?
pax-option-trade_pieces-false = No, only silfr and tiles from hand (house rule)
pax-option-trade_pieces-true = Yes: the receiver replaces them with pieces of their own
pax-option-experienced_1 = Does player 1 win only by the harder cards of a mixed game?
pax-option-experienced_1-false = No
pax-option-experienced_1-true = Yes
pax-option-experienced_2 = Does player 2 win only by the harder cards of a mixed game?
pax-option-experienced_2-false = No
pax-option-experienced_2-true = Yes
pax-option-experienced_3 = Does player 3 win only by the harder cards of a mixed game?
pax-option-experienced_3-false = No
pax-option-experienced_3-true = Yes
pax-option-experienced_4 = Does player 4 win only by the harder cards of a mixed game?
pax-option-experienced_4-false = No
pax-option-experienced_4-true = Yes
pax-option-experienced_5 = Does player 5 win only by the harder cards of a mixed game?
pax-option-experienced_5-false = No
pax-option-experienced_5-true = Yes
pax-option-experienced_6 = Does player 6 win only by the harder cards of a mixed game?
pax-option-experienced_6-false = No
pax-option-experienced_6-true = Yes
pax-option-solo_jarl = Which jarl faces the Nordic Empire?
pax-option-solo_jarl-random = A random one
pax-option-solo_jarl-eric = Eric the Victorious, for an easier game
pax-option-solo_events = How many events has the pile of the Nordic Empire? More make the game easier.
pax-option-solo_events-12 = 12 events
pax-option-solo_events-8 = 8 events
pax-option-solo_events-10 = 10 events
pax-option-solo_events-14 = 14 events
pax-option-solo_events-16 = 16 events
pax-option-solo_events-20 = 20 events

## Errors in described positions

error-given-tile = There is no tile “{ $given }”.
error-given-tile-twice = A tile cannot be in two places: { $given }.
error-given-place = There is no such place: “{ $given }”.
error-given-printed = “{ $given }” is a printed post and can hold no venture.
error-given-no-symbol = “{ $given }” shows no follower; put a venture there first.
error-given-no-follower = No follower of that type is left: { $given }.
error-given-no-space = There is no free space for “{ $given }” on the jarl board.
