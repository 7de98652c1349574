# Brian Boru: everything the game says to players, apart from the texts of its rules (brian_boru_rules.ftl).

## Title

bru-title = Brian Boru: High King of Ireland
bru-tagline = Cards played in tricks win the towns of Ireland, while courtship, battle and church decide who rules its regions.

## Questions to the player

bru-ask-start-town = Choose a town for your first disc, in a region where nobody has a disc yet.
bru-ask-choose-two = { $count ->
        [one] Choose 1 more card of the packet to keep.
       *[other] Choose { $count } cards of the packet to keep, one after the other.
    }
bru-ask-lead-town = Choose a free town to lead: the marker goes there and it becomes the active town.
bru-ask-lead-card = { $active ->
        [no] No town is free: choose any card to lead.
       *[yes] Choose the card with which you lead for { $town }.
    }
bru-ask-follow = Choose a card to play to the trick; any card of your hand is allowed.
bru-ask-choose-row = Choose which row of { $card } you resolve.
bru-ask-buy-church = Choose whether to put 1 more disc in the church area for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }; you have { $coins }.
bru-ask-buy-raider = Choose whether to take 1 more raider from the battle area for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }; you have { $coins }.
bru-ask-buy-step = Choose whether to move up 1 more space on the marriage track for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }; you have { $coins }.
bru-ask-expand = Choose a free town to expand to for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }, or decline; you have { $coins }.
bru-ask-free-town = Choose a town from which to remove the Viking token.
bru-ask-any-town = Choose any free town of the board for your disc.
bru-ask-town-in-region = Choose a free town in { $region } for your disc.
bru-ask-princess = Choose what you make of the Princess of Denmark: an alliance with the Vikings for war, one for trade, or none.
bru-ask-lose-town = { $own ->
        [yes] Choose which of your towns falls to the Vikings.
       *[no] Choose which town falls to the Vikings among those that { $loser } controls.
    }
bru-ask-build-monastery = Choose a town you control for a monastery.

## What is being asked, as a short phrase

bru-kind-start-town = a town for your first disc
bru-kind-choose-two = a card of the packet to keep
bru-kind-lead-town = a town to lead
bru-kind-lead-card = a card to lead with
bru-kind-follow = a card to play to the trick
bru-kind-choose-row = a row of your card
bru-kind-buy-church = one more disc for the church area, or none
bru-kind-buy-raider = one more raider, or none
bru-kind-buy-step = one more space on the marriage track, or none
bru-kind-expand = a town to expand to, or none
bru-kind-free-town = a Viking token to remove
bru-kind-any-town = a free town anywhere on the board
bru-kind-town-in-region = a free town in the region of the marriage card
bru-kind-princess = your answer to the Princess of Denmark
bru-kind-lose-town = a town that falls to the Vikings
bru-kind-build-monastery = a town for a monastery

## Options to choose from

bru-do-start = Start in { $town }
bru-do-pick = Keep { $card }
bru-do-lead = Lead { $town }
bru-do-play = Play { $card }
bru-do-row = Take the { $row }: { $symbols }
bru-do-buy-church = 1 more disc for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }
bru-do-buy-raider = 1 more raider for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }
bru-do-buy-step = 1 more space for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }
bru-do-stop = Buy no more
bru-do-expand = Expand to { $town }
bru-do-decline = Decline
bru-do-free = Free { $town }
bru-do-settle = Put a disc in { $town }
bru-do-lose = Vikings take { $town }
bru-do-build = Monastery in { $town }
bru-do-princess = { $choice }

## Why an action is not allowed

bru-no-region-taken = { $town } cannot be your first town: another player already has a disc in { $region }.
bru-no-already-chosen = You have already chosen { $card }; chosen cards cannot be swapped.
bru-no-not-in-packet = The packet you hold does not contain { $card }.
bru-no-not-in-hand = You do not have { $card } in hand.
bru-no-town-occupied = { $town } is not free: there is already a disc in it.
bru-no-card-for-town = To lead { $town } you need a { $colour } or white card, and you have none.
bru-no-card-colour = You cannot lead with { $card }: the active town needs a { $colour } or white card.
bru-no-active-town = You may not expand to { $town }: it is the active town and stays free for the winner of the trick.
bru-no-road = You cannot expand to { $town }: no road joins it to a town you control.
bru-no-road-lost = You cannot expand to { $town }: your road to it starts in { $lost }, which the Vikings control.
bru-no-vikings-there = There is no Viking token in { $town }.
bru-no-declining = You cannot decline here; choose one of the options.
bru-no-other-region = { $town } is not in { $region }; choose a free town of that region.
bru-no-not-losers = { $town } cannot be lost: { $loser } does not control it.
bru-no-under-vikings = { $town } cannot get a monastery while the Vikings control it.
bru-no-not-yours = { $town } cannot get your monastery: you do not control it.
bru-no-has-monastery = { $town } already has a monastery, and a town can have only one.

## Events: setup and preparation

bru-start-player = { $seat } is the starting player by lot and takes the marker.
bru-start-town = { $seat } starts with a disc in { $town }.
bru-round = Round { $round } of { $rounds } begins.
bru-vikings-land = The Vikings land with { $count ->
        [one] 1 raider
       *[other] { $count } raiders
    } in the battle area.
bru-marriage-revealed = The marriage card of this round is revealed: { $marriage }.
bru-last-marriage-revealed = The last marriage card is revealed: { $marriage }. The marriage deck is empty, so this is the last round.

## Events: draft

bru-deal = Each player is dealt a packet of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; { $left ->
        [0] no card is left over
        [one] 1 card stays out of play, unseen
       *[other] { $left } cards stay out of play, unseen
    }.
bru-dealt = You are dealt { $cards }.
bru-picked = You keep { $card }.
bru-chosen = { $seat } keeps 2 cards of the packet.
bru-passed = Everybody has chosen, so all packets go to the left.
bru-received = You receive { $cards }.
bru-last-packet = There is nothing left to choose in this packet, so you keep { $cards }.

## Events: tricks

bru-marker-passed = { $seat } has no card that fits a free town and passes the marker to { $to }.
bru-lead-void = { $seat } has no card that fits a free town and may lead any free town with any card.
bru-leads-town = { $seat } leads and puts the marker on { $town }.
bru-no-active = No town is free, so { $seat } leads without an active town and nobody wins this trick.
bru-plays = { $seat } plays { $card }.
bru-trick-won = { $seat } wins the trick: { $card } is the highest of the { $colour } and white cards played.
bru-trick-unwon = No card played fits { $town }, so nobody wins the trick and the town stays free.
bru-primary = { $seat } has won the trick and resolves the primary action of { $card }.
bru-row = { $seat } has not won the trick and resolves the { $row } of { $card }.
bru-falls = Another disc is on the same space of the marriage track, so { $seat } moves down to { $space ->
        [0] the start space
       *[other] space { $space }
    }.
bru-last-cards = Everybody has 1 card left and discards it face down; the Action phase is over.

## Events: symbols

bru-takes-town = { $seat } puts a disc on { $town } and takes the marker.
bru-town-already-taken = { $town } already has a disc, so { $seat } takes only the marker.
bru-coins = { $seat } gains { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }.
bru-pays-coins = { $seat } loses { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }.
bru-coins-missing = { $seat } is short of { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } and { $points ->
        [0] has no points to lose instead
        [one] loses 1 point instead
       *[other] loses { $points } points instead
    }.
bru-renown = { $seat } gains { $count } renown.
bru-points = { $seat } gains { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
bru-church = { $seat } puts { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } in the church area and now has { $total } there.
bru-raiders = { $seat } takes { $count ->
        [one] 1 raider
       *[other] { $count } raiders
    } from the battle area and now has { $total }.
bru-raiders-gone = The battle area is empty, so { $seat } gets no further raiders.
bru-courts = { $seat } moves up { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } on the marriage track to space { $space }.
bru-at-top = { $seat } is on the top space of the marriage track and cannot move up further.
bru-bought-church = { $seat } pays { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } to put 1 more disc in the church area.
bru-bought-raider = { $seat } pays { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } to take 1 more raider from the battle area.
bru-bought-step = { $seat } pays { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } to move up 1 more space on the marriage track.
bru-expands = { $seat } pays { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } and expands along a road to { $town }.
bru-frees-town = { $seat } removes the Viking token from { $town }, which { $owner } now controls again.
bru-settles = { $seat } puts a disc in { $town }.

## Events: Marriage step

bru-no-wedding = All discs are on the start space of the marriage track, so the marriage card { $marriage } leaves the game.
bru-wedding = { $seat } is highest on the marriage track, on space { $space }, and takes the marriage card { $marriage }.
bru-region-full = No town in { $region } is free, so { $seat } gets no town there.
bru-princess-military = { $seat } chooses Military support: from now on all towns the Vikings control count for { $seat } in the Claim step.
bru-princess-trade = { $seat } chooses Establish trade: at the end of the game all towns the Vikings control count towards the number of regions of { $seat }.
bru-princess-spurn = { $seat } spurns the Princess of Denmark and gains { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
bru-back-to-start = The disc of { $seat } goes back to the start space of the marriage track.
bru-track-coins = { $seat } gains { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } for space { $space } of the marriage track.
bru-track-renown = { $seat } gains { $count } renown for space { $space } of the marriage track.
bru-track-town = { $seat } gets any free town for space { $space } of the marriage track.
bru-board-full = No town on the board is free, so { $seat } gets none from the marriage track.

## Events: Battle step

bru-repelled = No raider is left in the battle area: the Vikings are repelled and nobody loses a town.
bru-raid = The Vikings raid, as { $left ->
        [one] 1 raider is
       *[other] { $left } raiders are
    } left in the battle area. { $seats } { $seats_count ->
        [one] has
       *[other] each have
    } the fewest raiders ({ $fewest }) and must lose a town.
bru-raid-leader = { $seat } alone has the most raiders ({ $most }) and chooses each town that is lost.
bru-raid-no-leader = { $seats } tie for the most raiders ({ $most }), so all who lose a town choose it themselves.
bru-nothing-to-lose = { $seat } controls no town and loses nothing.
bru-loses-town = { $seat } loses { $town } to the Vikings (choice: { $chooser }).
bru-battle-cleared = { $count ->
        [one] 1 raider goes
       *[other] { $count } raiders go
    } from the battle area back to the supply.
bru-no-spoils = Nobody has raiders, so there are no spoils.
bru-spoils-tied = { $seats } tie for the most raiders ({ $most }), so nobody gets the first spoils.
bru-first-spoils = First spoils: { $seat } alone has the most raiders ({ $most }), gains 1 renown and now has { $points } renown, gains { $points ->
        [one] 1 point
       *[other] { $points } points
    } for it and returns all raiders.
bru-second-spoils = Second spoils: { $seats } now { $seats_count ->
        [one] has the most raiders ({ $most }), gains 1 point and returns 1 raider
       *[other] have the most raiders ({ $most } each); each gains 1 point and returns 1 raider
    }.

## Events: Church step

bru-church-empty = Nobody has a disc in the church area, so the first reward of the church is skipped.
bru-church-tied = { $seats } tie for the most discs in the church area ({ $most }), so the first reward is skipped.
bru-church-leader = { $seat } alone has the most discs in the church area ({ $most }) and gets the first reward.
bru-no-building-site = { $seat } controls no town without a monastery and cannot place one.
bru-builds = { $seat } puts a monastery around { $town }.
bru-takes-marker = { $seat } takes the marker and takes back { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } from the church area.
bru-second-church-reward = Second reward: { $most ->
        [0] nobody has a disc left in the church area, and { $seats } each gain 1 point
       *[other] { $seats } now { $seats_count ->
            [one] has the most discs in the church area ({ $most }), gains 1 point and takes back 1 disc
           *[other] have the most discs in the church area ({ $most } each); each gains 1 point and takes back 1 disc
        }
    }.
bru-third-church-reward = Third reward: { $seat } still has { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } in the church area, enough for a monastery.
bru-discs-back = { $seat } takes back { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } from the church area.

## Events: Claim step

bru-claim-turned = The claim token of { $region } is turned face up: its controlled towns count { $count } and reach the threshold of { $threshold }.
bru-claim-tied = { $seats } tie for the most towns in { $region } ({ $count }), so the claim token stays where it is.
bru-claim-viking-tie = { $seat } and the Vikings tie for the most towns in { $region } ({ $count }), so the claim token stays where it is.
bru-claim-taken = { $seat } alone has the most towns in { $region } ({ $count }) and takes the claim token.
bru-claim-kept = { $seat } alone has the most towns in { $region } ({ $count }) and keeps the claim token.
bru-claim-lost = The Vikings alone have the most towns in { $region } ({ $count }): { $seat } loses the claim token, which goes back to the board.
bru-claim-vikings = The Vikings alone have the most towns in { $region } ({ $count }), so the claim token stays on the board.

## Events: end of the game

bru-game-over = The marriage deck is empty and the last Upkeep phase is over: the game ends with end scoring.

## Names: towns

bru-town-1 = Inishkeel
bru-town-2 = Ailech
bru-town-3 = Derry
bru-town-4 = Assaroe
bru-town-5 = Tullaghoge
bru-town-6 = Clogher
bru-town-7 = Armagh
bru-town-8 = Dunseverick
bru-town-9 = Connor
bru-town-10 = Moira
bru-town-11 = Bangor
bru-town-12 = Downpatrick
bru-town-13 = Drumcliff
bru-town-14 = Sligo
bru-town-15 = Drumlane
bru-town-16 = Fenagh
bru-town-17 = Granard
bru-town-18 = Kells
bru-town-19 = Tara
bru-town-20 = Durrow
bru-town-21 = Clonmacnoise
bru-town-22 = Ardagh
bru-town-23 = Lusk
bru-town-24 = Áth Cliath
bru-town-25 = Wicklow
bru-town-26 = Inishglora
bru-town-27 = Killala
bru-town-28 = Boyle
bru-town-29 = Roscommon
bru-town-30 = Cong
bru-town-31 = Omey
bru-town-32 = Galway
bru-town-33 = Clonfert
bru-town-34 = Birr
bru-town-35 = Kildare
bru-town-36 = Aghaboe
bru-town-37 = Kilkenny
bru-town-38 = Leighlin
bru-town-39 = Arklow
bru-town-40 = Callan
bru-town-41 = Wexford
bru-town-42 = Waterford
bru-town-43 = Kilfenora
bru-town-44 = Kincora
bru-town-45 = Limerick
bru-town-46 = Cashel
bru-town-47 = Ardfert
bru-town-48 = Lismore
bru-town-49 = Inisfallen
bru-town-50 = Cork
bru-town-51 = Skellig
bru-town-52 = Ross
bru-town-53 = Aughagower

## Names: action cards

bru-card-1 = yellow 1
bru-card-2 = red 2
bru-card-3 = blue 3
bru-card-4 = yellow 4
bru-card-5 = red 5
bru-card-6 = blue 6
bru-card-7 = yellow 7
bru-card-8 = red 8
bru-card-9 = blue 9
bru-card-10 = yellow 10
bru-card-11 = red 11
bru-card-12 = blue 12
bru-card-13 = white 13
bru-card-14 = yellow 14
bru-card-15 = red 15
bru-card-16 = blue 16
bru-card-17 = yellow 17
bru-card-18 = red 18
bru-card-19 = blue 19
bru-card-20 = white 20
bru-card-21 = white 21
bru-card-22 = white 22
bru-card-23 = yellow 23
bru-card-24 = red 24
bru-card-25 = blue 25

## Names: regions

bru-region-northern-ui-neill = Northern Uí Néill
bru-region-ulaid = Ulaid
bru-region-breifne = Bréifne
bru-region-southern-ui-neill = Southern Uí Néill
bru-region-dubhlinn = Dubhlinn
bru-region-connaught = Connaught
bru-region-leinster = Leinster
bru-region-munster = Munster

## Names: marriage cards

bru-marriage-aodhan = Aodhán
bru-marriage-aoife = Aoife
bru-marriage-brigid = Brigid
bru-marriage-conall = Conall
bru-marriage-cormac = Cormac
bru-marriage-niall = Niall
bru-marriage-orlaith = Orlaith
bru-marriage-estrid = Princess of Denmark

## Names: symbols, colours, rows and the choices of the Princess of Denmark

bru-symbol-town = take active town
bru-symbol-coin = coin
bru-symbol-pay_coin = lose a coin
bru-symbol-church = church
bru-symbol-raider = raider
bru-symbol-courtship = courtship
bru-symbol-expand = expand
bru-symbol-remove_viking = remove Vikings
bru-symbol-renown = renown
bru-symbol-points = points
bru-symbol-any_town = any town
bru-colour-red = red
bru-colour-blue = blue
bru-colour-yellow = yellow
bru-colour-white = white
bru-row-upper = upper row
bru-row-lower = lower row
bru-choice-military = Military support
bru-choice-trade = Establish trade
bru-choice-spurn = Spurn

## Explanations: symbols

bru-explain-symbol-town = Put a disc on the active town and take the marker.
bru-explain-symbol-coin = Take 1 coin from the supply.
bru-explain-symbol-pay_coin = Return 1 coin to the supply. If you have no coin, you lose 2 points instead.
bru-explain-symbol-church = Put 1 of your discs in the church area. Then you may put more discs there for 2 coins each.
bru-explain-symbol-raider = Take 1 raider from the battle area. Then you may take more raiders for 2 coins each, as long as there are some left.
bru-explain-symbol-courtship = Move up 1 space on the marriage track. Then you may move up more spaces for 2 coins each.
bru-explain-symbol-expand = You may pay 5 coins to put a disc on a free town joined by a road to a town you control.
bru-explain-symbol-remove_viking = Remove 1 Viking token from the board. The owner of the disc below controls the town again.
bru-explain-symbol-renown = Take 1 renown. It is worth 1 point at the end and can score in the first spoils.
bru-explain-symbol-points = Gain the points shown.
bru-explain-symbol-any_town = Put a disc on any free town of the board.

## Explanations: marriage cards

bru-explain-marriage-aodhan = Gain 2 points and put a disc on a free town in Leinster.
bru-explain-marriage-aoife = Gain 2 points and 1 renown.
bru-explain-marriage-brigid = Gain 4 points.
bru-explain-marriage-conall = Gain 2 points and put a disc on a free town in Southern Uí Néill.
bru-explain-marriage-cormac = Gain 2 points and put a disc on a free town in Connaught.
bru-explain-marriage-niall = Gain 2 points and put a disc on a free town in Northern Uí Néill.
bru-explain-marriage-orlaith = Gain 2 points and put a disc on a free town in Munster.
bru-explain-marriage-estrid = Choose one at once: Military support, Establish trade, or Spurn for 4 points. This card comes in the last round.

## Explanations: the choices of the Princess of Denmark

bru-explain-choice-military = All towns the Vikings control count as yours in the Claim step and when claim tokens on the board are scored at the end.
bru-explain-choice-trade = At the end of the game, all towns the Vikings control count as yours for your number of regions.
bru-explain-choice-spurn = Discard the Princess of Denmark and gain 4 points at once.

## Phases

bru-phase-setup = Setup
bru-phase-draft = Draft
bru-phase-action = Action
bru-phase-upkeep = Upkeep
bru-phase-over = Game over

## Score sheet

bru-score-play = Points during the game
bru-score-coins = Most coins
bru-score-marker = Marker
bru-score-renown = Renown
bru-score-held = Claim tokens held
bru-score-half = Claim tokens on the board
bru-score-regions = Regions
bru-score-total = Total

## Table options

bru-option-lead_void = What happens if the leader has no card that fits a free town?
bru-option-lead_void-play_any = The leader chooses any free town and plays any card
bru-option-lead_void-pass_marker = The marker passes to the left to the first player who can lead
bru-option-five_player_last_card = What happens with the last card in hand when 5 people play?
bru-option-five_player_last_card-discard = It is discarded face down
bru-option-five_player_last_card-play = It is played as a fifth trick
bru-option-expand_into_active_town = May players expand into the active town?
bru-option-expand_into_active_town-false = No, it stays free for the winner of the trick
bru-option-expand_into_active_town-true = Yes, even before the winner of the trick acts
bru-option-remove_viking_mandatory = Must a Viking token be removed if there is one?
bru-option-remove_viking_mandatory-true = Yes, this cannot be declined
bru-option-remove_viking_mandatory-false = No, this can be declined
bru-option-church_zero_discs_rewarded = Can the second church reward go to players without discs in the church area?
bru-option-church_zero_discs_rewarded-false = No, at least 1 disc is needed
bru-option-church_zero_discs_rewarded-true = Yes, everybody gains 1 point if nobody has a disc there
bru-option-viking_tie_blocks = Does a tie with the Vikings keep a player from taking a claim token?
bru-option-viking_tie_blocks-true = Yes, the claim token stays where it is
bru-option-viking_tie_blocks-false = No, a player who ties only with the Vikings takes it
bru-option-vikings_contend_in_end_scoring = Do the Vikings compete when claim tokens on the board are scored at the end?
bru-option-vikings_contend_in_end_scoring-true = Yes, players with fewer towns than the Vikings gain nothing
bru-option-vikings_contend_in_end_scoring-false = No, only the players are compared
bru-option-monastery_double_in_end_scoring = Does a town with a monastery count as two when claim tokens on the board are scored at the end?
bru-option-monastery_double_in_end_scoring-true = Yes, as in the Claim step
bru-option-monastery_double_in_end_scoring-false = No, it counts as one
bru-option-show_trick_history = Can the cards of finished tricks be looked up during the round?
bru-option-show_trick_history-false = No, only those of the last one; the others have to be remembered
bru-option-show_trick_history-true = Yes, everybody can look them up

## Words of the board display

bru-word-coins = coins
bru-word-renown = renown
bru-word-points = points
bru-word-raiders = raiders
bru-word-church = church
bru-word-track = marriage track
bru-word-towns = towns
bru-word-marriages = marriage cards
bru-word-hand = hand
bru-word-packet = packet
bru-word-marker = marker
bru-word-active-town = active town
bru-word-battle-area = battle area
bru-word-marriage-card = marriage card
bru-word-monastery = monastery
bru-word-vikings = Vikings
bru-word-threshold = threshold
bru-word-round = Round { $round } of { $rounds }
bru-word-trick = Trick { $trick }
bru-word-trick-winner = winner of the trick
bru-word-finished-tricks = { $count ->
    [one] { $count } finished trick
   *[other] { $count } finished tricks
}
bru-word-free = free
bru-word-face-up = face up
bru-word-face-down = face down

## Explanations: what each player has

bru-explain-word-points = Points gained so far, without end scoring.
bru-explain-word-coins = Coins pay for extras and for expanding along roads. At the end, whoever alone has the most gains 1 point.
bru-explain-word-renown = Each renown is worth 1 point at the end.
bru-explain-word-raiders = If raiders are left in the battle area after a round, the player with the fewest raiders loses a town to the Vikings.
bru-explain-word-church = Discs in the church area. The most discs bring a monastery and the marker after each round.
bru-explain-word-track = The space on the marriage track. Whoever is furthest along takes the marriage card after the round.
bru-explain-word-towns = Towns under this player’s discs. The most towns in a region win its claim token once the threshold is reached.
bru-explain-word-hand = Cards in hand, and in the packet during the draft.
bru-explain-word-marker = Whoever has the marker leads the next trick. At the end it is worth 1 point.
bru-explain-score-total = The score if the game ended now, end scoring included.

## Places beside the map

bru-area-trick = the cards of the trick
bru-area-track = marriage track
bru-area-battle = battle area
bru-area-church = church area
