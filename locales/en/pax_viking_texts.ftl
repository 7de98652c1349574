# Pax Viking: what tiles, posts, jarls and victory cards say. The texts are composed of the
# effects themselves (pax-when, pax-verb, pax-place, pax-counter), so that they cannot disagree with them.

## What effects do

pax-verb-gain_silfr = { $who ->
        [opponent] an opponent of your choice gains { $n } silfr
       *[self] gain { $n } silfr
    } { $counter } { $max ->
        [0] {""}
       *[other] (at most { $max })
    }
pax-verb-lose_silfr = { $who ->
        [opponent] an opponent of your choice loses { $n } silfr
        [each_opponent] each opponent loses { $n } silfr
        [richest] the richest opponent loses { $n } silfr
        [encountered] an encountered opponent loses { $n } silfr
        [challenged] the challenged opponent loses { $n } silfr
       *[self] lose { $n } silfr
    }
pax-verb-steal_silfr = take { $n } silfr from { $who ->
        [each_opponent] each opponent
        [richest] the richest opponent
        [encountered] an encountered opponent
        [challenged] the challenged opponent
       *[opponent] an opponent of your choice
    }
pax-verb-draw = draw { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
pax-verb-take_tile = { $pay ->
        [0] {""}
       *[other] pay { $pay } silfr to
    } take { $kind ->
        [venture] a venture
        [event] an event
        [god] a god
        [advocate] an advocate
       *[any] a tile
    } into your hand { $source ->
        [track] from the saga track
        [discard] from the discard pile
       *[available] from the saga track or the discard pile
    } { $max_cost ->
        [0] {""}
       *[other] (space { $max_cost } or cheaper)
    } { $random ->
        [yes] at random
       *[no] {""}
    }
pax-verb-discard_tiles = { $who ->
        [opponent] an opponent of your choice discards
        [each_opponent] each opponent discards
       *[self] discard
    } { $source ->
        [board_god] { $n ->
            [one] { $n } god
           *[other] { $n } gods
        } from the jarl board
        [board_advocate] { $n ->
            [one] { $n } advocate
           *[other] { $n } advocates
        } from the jarl board
       *[hand] { $n ->
            [one] { $n } tile
           *[other] { $n } tiles
        } from hand
    } { $random ->
        [yes] at random
       *[no] {""}
    }
pax-verb-play_tile = play { $kinds ->
        [god] a god
        [advocate] an advocate
       *[both] a god or an advocate
    } from your hand without needing a longship
pax-verb-discount = { $what ->
        [venture] ventures on the saga track
        [event] events on the saga track
        [god] gods on the saga track
        [advocate] advocates on the saga track
        [printed] trade centres and powerful allies
        [trade_centre] trade centres
        [ally] powerful allies
       *[any] tiles on the saga track
    } cost you { $fixed ->
        [yes] { $to }
       *[no] { $by } less
    }
pax-verb-hand_limit = hand limit +{ $n }
pax-verb-journey_range = your journeys reach { $n ->
        [one] { $n } node
       *[other] { $n } nodes
    } farther
pax-verb-place_longships = place up to { $n ->
        [one] { $n } longship
       *[other] { $n } longships
    } from your jarl board { $where ->
        [zone] at one post
       *[here] {""}
    } { $place }
pax-verb-move_longships = move { $n ->
        [all] each of your longships
        [1] 1 of your longships
       *[other] up to { $n } of your longships
    } up to { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }
pax-verb-refresh_longships = renew { $n ->
        [all] all your longships
        [1] 1 of your longships
       *[other] up to { $n } of your longships
    }
pax-verb-return_longships = return { $n ->
        [one] { $n } longship
       *[other] { $n } longships
    } of { $who ->
        [self] your own
        [each_opponent] each opponent
        [encountered] an encountered opponent
        [challenged] the challenged opponent
       *[opponent] an opponent of your choice
    } { $place }
pax-verb-strength = where you have a longship, you count as having { $n ->
        [one] { $n } more longship
       *[other] { $n } more longships
    } in any challenge
pax-verb-establish = { $may ->
        [yes] you may
       *[no] {""}
    } establish { $what ->
        [trade_centre] a trade centre
        [ally] a powerful ally
       *[venture] a venture
    } { $place } { $cost ->
        [free] for free
       *[normal] at its normal cost
    }, without needing a longship
pax-verb-return_followers = return an opponent's followers from { $n } { $what ->
        [venture] venture
        [trade_centre] trade centre
        [ally] powerful ally
       *[any] post
    } { $place } where that opponent has no longship
pax-verb-place_home = place one of your home markers { $place } (it is no duchy)
pax-verb-duchy = one region with a venture of yours { $place } becomes your duchy
pax-verb-extra_action = { $action ->
        [journey] you may journey at once
       *[parley] you may parley at once
    } { $nodes ->
        [0] {""}
       *[other] up to { $nodes ->
            [one] { $nodes } node
           *[other] { $nodes } nodes
        }
    } { $discount ->
        [0] {""}
       *[other] and pay { $discount } less
    } { $strength ->
        [0] {""}
       *[other] and count as having { $strength } more in the challenge
    }
pax-verb-influence_action = you may use the influence action { $follower ->
        [jarls] of the Jarls
        [sweden] of Sweden
        [theocracy] of the Theocracy
       *[rus] of the Rus
    } at once, without its marker
pax-verb-influence_bonus = when influence is compared, you count { $n ->
        [one] { $n } more follower
       *[other] { $n } more followers
    } { $follower ->
        [jarls] of the Jarls
        [sweden] of Sweden
        [theocracy] of the Theocracy
       *[rus] of the Rus
    }
pax-verb-votes = you have { $n ->
        [one] { $n } more vote
       *[other] { $n } more votes
    } in an althing
pax-verb-protect = opponents' effects and influence actions cannot { $what ->
        [advocates] take or discard your advocates
        [longships] return your longships
       *[followers] return or replace your followers on posts
    } { $place }
pax-verb-copy = use the ability of an opponent's venture { $place } as if it stood here
pax-verb-followers_as_longships = put up to { $n ->
        [one] { $n } follower
       *[other] { $n } followers
    } from your jarl board on one post of yours; they count as longships there but cannot move
pax-verb-sweep_track = discard the { $n ->
        [one] { $n } cheapest tile
       *[other] { $n } cheapest tiles
    } of the saga track and refresh it
pax-verb-control_ally_longships = take control of the { $colour ->
        [black] black
        [grey] grey
        [white] white
       *[other] { $colour }
    } longships, wherever they are
pax-verb-beside = keep this tile beside your jarl board
pax-verb-each = { $who ->
        [each_opponent] each opponent
       *[all] every player
    } in turn order does this ({ $then })
pax-verb-choose = choose one: { $options }
pax-verb-if = if { $condition }: { $then }
pax-verb-pay = you may { $n ->
        [0] discard { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        } from your hand
       *[other] pay { $n } silfr
    }; if you do, { $then }

## Where

pax-place-any = anywhere
pax-place-here = at this post
pax-place-within = within { $distance ->
        [one] { $distance } node
       *[other] { $distance } nodes
    } of this post
pax-place-displaced = from among those just driven out
pax-place-west = in the West
pax-place-north = in the North
pax-place-east = in the East
pax-place-south = in the South
pax-place-region = in the region { $region }

## Counters

pax-counter-own_followers = for each of your established followers
pax-counter-own_types = for each type of follower you have established
pax-counter-own_ventures = for each of your ventures { $place }
pax-counter-own_posts = for each of your posts { $place }
pax-counter-own_longships_on_map = for each of your longships on the map
pax-counter-own_allies = for each of your powerful allies
pax-counter-own_trade_centres = for each of your trade centres
pax-counter-own_advocates = for each of your advocates
pax-condition-has_god = you have an established god
pax-condition-own_posts_at_least = you have at least { $n ->
        [one] { $n } post
       *[other] { $n } posts
    } { $place }

## When

pax-when-any = Always: { $text }.
pax-when-action_phase = { $once ->
        [yes] Once a turn, in your action phase
       *[no] In your action phase
    }: { $text }.
pax-when-invest = { $once ->
        [yes] Once a turn, when you invest
       *[no] When you invest
    }: { $text }.
pax-when-journey = { $once ->
        [yes] Once a turn, when you journey
       *[no] When you journey
    }: { $text }.
pax-when-parley = { $once ->
        [yes] Once a turn, when you parley
       *[no] When you parley
    }: { $text }.
pax-when-activate = { $once ->
        [yes] Once a turn, after you activate a venture
       *[no] After you activate a venture
    }: { $text }.
pax-when-play = { $once ->
        [yes] Once a turn, after you play a tile
       *[no] After you play a tile
    }: { $text }.
pax-when-challenge = { $once ->
        [yes] Once a turn, when you challenge
       *[no] When you challenge
    }: { $text }.
pax-when-establish_venture = { $once ->
        [yes] Once a turn, when you establish a venture
       *[no] When you establish a venture
    } { $played ->
        [yes] by playing it
       *[no] {""}
    }: { $text }.
pax-when-establish_ally = { $once ->
        [yes] Once a turn, when you establish a powerful ally
       *[no] When you establish a powerful ally
    }: { $text }.
pax-when-longship_returned = { $once ->
        [yes] Once a turn, when an opponent returns one of your longships
       *[no] When an opponent returns one of your longships
    }: { $text }.
pax-when-influence = Influence phase: { $text }.
pax-when-solstice = Winter solstice: { $text }.
pax-when-activation = Activate: { $text }.
pax-when-instant = When you establish this post: { $text }.
pax-when-event = Event: { $text }.
pax-when-althing = Althing: { $text }.
pax-when-beside = Beside your jarl board: { $text }
pax-join-and = { $first } and { $second }
pax-join-or = { $first } or { $second }

## Victory

pax-test-followers = { $n ->
        [one] { $n } established follower
       *[other] { $n } established followers
    } { $follower ->
        [jarls] of the Jarls
        [sweden] of Sweden
        [theocracy] of the Theocracy
       *[rus] of the Rus
    }
pax-test-followers_total = { $n ->
        [one] { $n } established follower
       *[other] { $n } established followers
    } in all
pax-test-followers_each_type = { $n ->
        [one] { $n } established follower
       *[other] { $n } established followers
    } of each type
pax-test-types_with_followers = { $n ->
        [one] { $n } type
       *[other] { $n } types
    } with { $each } established followers each
pax-test-ventures = { $n ->
        [one] { $n } established venture
       *[other] { $n } established ventures
    }
pax-test-regions_with_venture = ventures in { $n ->
        [one] { $n } region
       *[other] { $n } different regions
    }
pax-test-duchies = { $n ->
        [one] { $n } duchy
       *[other] { $n } duchies
    }
pax-test-zones_with_duchy = duchies in { $n ->
        [one] { $n } zone
       *[other] { $n } different zones
    }
pax-test-trade_centres = { $n ->
        [one] { $n } trade centre
       *[other] { $n } trade centres
    }
pax-test-key_trade_centres = { $n ->
        [one] { $n } key trade centre
       *[other] { $n } key trade centres
    }
pax-test-allies = { $n ->
        [one] { $n } powerful ally
       *[other] { $n } powerful allies
    }
pax-test-gods = { $n ->
        [one] { $n } established god
       *[other] { $n } established gods
    }
pax-test-advocates = { $n ->
        [one] { $n } established advocate
       *[other] { $n } established advocates
    }
pax-test-zones_with_post = established posts in { $n ->
        [one] { $n } zone
       *[other] { $n } different zones
    }
pax-test-posts_per_zone_min = at least { $n ->
        [one] { $n } established post
       *[other] { $n } established posts
    } in each zone
pax-test-influence_markers = { $n ->
        [one] { $n } influence marker
       *[other] { $n } influence markers
    } in hand

## Symbols

pax-symbol-permanent = A permanent ability works as long as your follower is on it.
pax-symbol-solstice = Used once in each of your winter solstices, as long as your follower is on it.
pax-symbol-activate = Used with the activate action: exhaust a renewed longship of yours at this post.
pax-symbol-instant = Used once, at the moment you establish the post; again only when another player establishes it.
pax-symbol-event = Resolved as fully as possible when it is played, then removed from the game; then victory is checked.
pax-symbol-althing = First all players vote in turn order; with at least half of the votes it is resolved. Victory is checked either way.
pax-symbol-follower = Place a follower of this type here to establish it.
pax-symbol-port = This post is entered and left only through the sea that holds its port.
pax-symbol-starter = In the starter deck from { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.

## Source

pax-source-established = Known from the published game.
pax-source-reconstruction = Reconstructed: made here so that the rules can be played, not taken from the published game.
pax-source-partly = Known from the published game: { $fields }. The rest is reconstructed.
