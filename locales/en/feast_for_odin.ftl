# A Feast for Odin: what the game says to players, apart from names (feast_for_odin_names.ftl, feast_for_odin_cards.ftl)
# and the texts of its rules (feast_for_odin_rules.ftl).

## Title

odn-title = A Feast for Odin
odn-tagline = Send out your Vikings to hunt, trade, raid and explore, and cover your boards with what they bring home.

## Options of a table

odn-option-length = Length of the game
odn-option-length-long = long, 7 rounds
odn-option-length-short = short, 6 rounds
odn-option-decks = Decks of occupations
odn-option-decks-abc = A, B and C
odn-option-decks-a = A only
odn-option-decks-b = B only
odn-option-decks-c = C only
odn-option-decks-ab = A and B
odn-option-decks-ac = A and C
odn-option-decks-bc = B and C
odn-option-solo_start = Starting occupation when playing alone
odn-option-solo_start-draw = drawn by lot
odn-option-solo_start-choose = chosen

## Score sheet

odn-score-total = Total
odn-score-ships = Ships
odn-score-emigrations = Emigrations
odn-score-islands = Islands
odn-score-buildings = Sheds and houses
odn-score-animals = Sheep and cattle
odn-score-occupations = Occupations
odn-score-silver = Silver
odn-score-crown = English Crown
odn-score-home_minus = Home board, uncovered
odn-score-islands_minus = Islands, uncovered
odn-score-buildings_minus = Sheds and houses, uncovered
odn-score-penalties = Thing penalties

## Things named only here

odn-resource-silver2 = double silver coin
odn-die-hunting_game = hunting
odn-die-laying_a_snare = laying a snare
odn-die-whaling = whaling
odn-die-raiding = raiding
odn-die-pillaging = pillaging
odn-deed-build = a building
odn-deed-ship = a ship
odn-deed-mountain = items from mountain strips
odn-deed-upgrade = upgrades
odn-deed-upgradeone = an upgrade of one good
odn-deed-overseastrading = overseas trading
odn-deed-specialsale = a special sale
odn-deed-explore = exploration
odn-deed-emigrate = emigration
odn-deed-dieaction = a roll of the die
odn-deed-drawoccupation = an occupation from the pile
odn-deed-playoccupations = playing an occupation
odn-deed-drawweapons = weapon cards
odn-deed-forge = a tile with the tongs
odn-deed-gainper = goods depending on how many you have
odn-deed-gainoneof = one thing of several
odn-deed-tier = goods depending on how many you have
odn-deed-offer = a further offer
odn-deed-choose = a further choice
odn-deed-payoneof = one of several prices
odn-deed-payweapons = weapon cards to give up
odn-deed-payround = silver equal to the number of the round
odn-deed-vikingback = a Viking back from the space

## Questions to the player

odn-ask-turn = Your turn in round { $round }: choose an action space, with { $count ->
        [one] 1 Viking
       *[other] { $count } Vikings
    } on your Thing square, or pass. You may also lay pieces, buy ships or load ore.
odn-ask-arrange = { $stage ->
        [board] Choose the board for { $thing }.
        [spot] Choose where { $thing } goes on { $board }.
       *[what] You may lay pieces on your boards, buy ships or load ore; or you are done.
    }
odn-ask-where = { $stage ->
        [spot] Choose where { $thing } goes on { $board }.
       *[board] Choose the board for { $thing }.
    }
odn-ask-lay-ore = { $stage ->
        [spot] Choose the field for the ore on { $board }.
       *[what] Choose the board on which you lay an ore, or stop.
    }
odn-ask-lay-stockfish = { $stage ->
        [spot] Choose where the stockfish goes. Board: { $board }.
       *[what] Choose the house into which you move a stockfish from your feast table ({ $count } left), or stop.
    }
odn-ask-instead-of-raid = Upgrade 2 goods instead of raiding?
odn-ask-imitate = Choose the space whose action you imitate.
odn-ask-mountain = Choose a mountain strip and take up to { $count ->
        [one] 1 item
       *[other] { $count } items
    }.
odn-ask-upgrade = { $steps ->
        [one] Choose a good to upgrade ({ $count } left), or stop.
       *[other] Choose a good to upgrade by { $steps } levels ({ $count } left), or stop.
    }
odn-ask-upgrade-again = You may upgrade this good by a second level.
odn-ask-overseas = Choose a green good to turn to its blue side, or stop.
odn-ask-sale = Choose a special tile to buy ({ $count } left, you have { $silver } silver), or stop.
odn-ask-explore = Choose the island you explore.
odn-ask-swap-boat = Choose a whaling boat to exchange for a knarr, or keep your boats.
odn-ask-emigrate = Choose the ship that emigrates; it costs { $price } silver.
odn-ask-boats = Choose the whaling boats that go out.
odn-ask-die = { $die }: your result is { $result }. { $left ->
        [0] No roll is left.
        [one] 1 roll is left.
       *[other] { $left } rolls are left.
    } Roll again, or declare success or failure.
odn-ask-pay-roll = Pay { $result } with { $weapon } and { $thing }: choose how many weapon cards you spend.
odn-ask-loot = Choose your loot: your result is { $result }, and you can raise it to { $most }.
odn-ask-second-loot = You may take a second tile with what is left of your result.
odn-ask-pay-loot = Your result lacks { $missing }: choose how many stones you spend; swords pay the rest.
odn-ask-pay-swords = Spend { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: choose how many of them are long swords; spears pay the rest.
odn-ask-recall = Choose how many Vikings return from the space to your Thing square.
odn-ask-feast = { $count ->
        [one] 1 seat of your feast table is left: serve food or silver, or leave it empty.
       *[other] { $count } seats of your feast table are left: serve food or silver, or leave the next one empty.
    }
odn-ask-play = You may play { $count ->
        [one] 1 occupation
       *[other] up to { $count } occupations
    } from your hand.
odn-ask-card-before = For four Vikings you may play an occupation now, before the action, or wait until after it.
odn-ask-card-after = For four Vikings you may play an occupation now, after the action.
odn-ask-draw-or-play = Play an occupation from your hand instead of drawing one?
odn-ask-respond = You may use { $occupations }.
odn-ask-choose = Choose one.
odn-ask-offer = { $pay_count ->
        [0] Do you want { $gain }?
       *[other] Give { $pay } for { $gain }?
    }
odn-ask-pay-one = Choose what you pay with.
odn-ask-give = Choose what you give up.
odn-ask-get = Choose what you take.
odn-ask-trade-in = Choose the ship you give up.
odn-ask-return-ore = Choose the longship that returns 1 ore: each roll gets +{ $bonus }.
odn-ask-withdraw = Choose the space from which you take a Viking back.
odn-ask-exchange = { $price ->
        [0] Choose a good to exchange, or stop.
       *[other] Choose a good to exchange for { $price } silver, or stop.
    }
odn-ask-turn-tiles = Choose a goods tile to turn to its other side ({ $count } left), or stop.
odn-ask-fur-instead = You may give a game meat or a silk for a fur instead of the upgrade.
odn-ask-carry-out = { $price ->
        [0] Choose a space whose action you carry out without Vikings, or none.
       *[other] Choose a space whose action you carry out without Vikings for { $price } silver, or none.
    }
odn-ask-build-ship = Choose the ship you build.
odn-ask-weapon-or-resource = Take a building resource instead of a weapon card?
odn-ask-starting-occupation = Choose your starting occupation.

## What is being asked, as a short phrase

odn-kind-turn = an action space, or pass
odn-kind-arrange = pieces to lay, ships to buy, or done
odn-kind-where = where the piece goes
odn-kind-lay-ore = where the ore goes
odn-kind-lay-stockfish = where the stockfish goes
odn-kind-instead-of-raid = upgrades instead of a raid
odn-kind-imitate = the space to imitate
odn-kind-mountain = items from a mountain strip
odn-kind-upgrade = a good to upgrade
odn-kind-upgrade-again = a second level for this good
odn-kind-overseas = a green good to turn
odn-kind-sale = a special tile to buy
odn-kind-explore = an island to explore
odn-kind-swap-boat = a whaling boat to exchange
odn-kind-emigrate = a ship that emigrates
odn-kind-boats = the whaling boats that go out
odn-kind-die = another roll, success or failure
odn-kind-pay-roll = how the result is paid
odn-kind-loot = a tile as loot
odn-kind-second-loot = a second tile as loot
odn-kind-pay-loot = how the loot is paid
odn-kind-pay-swords = long swords or spears
odn-kind-recall = Vikings that return
odn-kind-feast = what you serve next
odn-kind-play = an occupation to play
odn-kind-card-before = an occupation before the action
odn-kind-card-after = an occupation after the action
odn-kind-draw-or-play = an occupation to play, or draw
odn-kind-respond = an occupation to use
odn-kind-choose = one of several effects
odn-kind-offer = an offer to accept or decline
odn-kind-pay-one = what you pay with
odn-kind-give = what you give up
odn-kind-get = what you take
odn-kind-trade-in = a ship to give up
odn-kind-return-ore = a longship that returns ore
odn-kind-withdraw = a space to take a Viking back from
odn-kind-exchange = a good to exchange
odn-kind-turn-tiles = a goods tile to turn
odn-kind-fur-instead = a fur instead of the upgrade
odn-kind-carry-out = a space to carry out without Vikings
odn-kind-build-ship = the ship to build
odn-kind-weapon-or-resource = a resource or a weapon card
odn-kind-starting-occupation = your starting occupation

## Options to choose from

odn-do-place = { $space }
odn-do-place-for-nothing = { $space }: you pay, but gain nothing
odn-do-ask-midway = Ask me in the middle of actions, too
odn-do-ask-no-more = Do not ask me in the middle of actions
odn-do-copy = Imitate { $space }
odn-do-pass = Pass
odn-do-done = Done
odn-do-lay = Lay { $thing }
odn-do-on = { $number ->
        [one] { $board }
       *[other] { $board }, number { $number }
    }
odn-do-at = Row { $row }, column { $column }{ $turn ->
        [0] { "" }
       *[other] , turned ({ $turn })
    }
odn-do-slot = Place for { $thing }
odn-do-buy = Buy a { $ship }
odn-do-load = Load ore on a { $ship }
odn-do-unload = Take ore off a { $ship }
odn-do-accept = Yes
odn-do-decline = No
odn-do-stop = Enough
odn-do-choose = { $pay_count ->
        [0] { $gain }
       *[other] { $pay } for { $gain }
    }
odn-do-spend = { $count } × { $weapon }, { $rest } × { $thing }
odn-do-spend-stones = { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }, { $rest } in swords
odn-do-spend-swords = { $count ->
        [one] 1 long sword
       *[other] { $count } long swords
    }, { $rest ->
        [one] 1 spear
       *[other] { $rest } spears
    }
odn-do-recall = { $count ->
        [0] Leave all of them
        [one] 1 Viking returns
       *[other] { $count } Vikings return
    }
odn-do-recall-paid = { $count ->
        [one] 1 Viking returns
       *[other] { $count } Vikings return
    }, for { $price } silver
odn-do-withdraw = { $space }
odn-do-carry-out = { $space }
odn-do-build = Build a { $ship }
odn-do-give = Give { $thing }
odn-do-get = Take { $thing }
odn-do-raise = { $thing } becomes { $to }
odn-do-turn = Turn { $thing }
odn-do-turn-all = Turn one of each kind
odn-do-take = { $items } from { $strip }
odn-do-explore = Explore { $board }
odn-do-emigrate = { $ore ->
        [0] { $ship }
       *[other] { $ship } with { $ore } ore
    }
odn-do-trade-in = { $ore ->
        [0] { $ship }
       *[other] { $ship } with { $ore } ore
    }
odn-do-roll = Roll again
odn-do-succeed = Success
odn-do-fail = Failure
odn-do-sail = { $plain } without ore, { $loaded } with ore
odn-do-serve = Serve { $thing }
odn-do-serve-upright = Serve { $thing }, upright
odn-do-leave = Leave a seat empty
odn-do-play = Play { $occupation }
odn-do-use = Use { $occupation }
odn-do-keep = Keep { $occupation }
odn-do-buy-tile = { $tile } for { $price } silver
odn-do-loot = { $thing } (sword value { $sword })

## Why an action is not allowed

odn-no-thing = You have no { $thing }.
odn-no-other-thing = { $thing } cannot be chosen here.
odn-no-choice = Choice { $number } does not exist or is not possible now.
odn-no-card = { $occupation } is not in your hand.
odn-no-card-now = { $occupation } cannot be used now.
odn-no-starting-card = { $occupation } is not a starting occupation of the decks in play.
odn-no-such-space = { $space } is not in this game.
odn-no-space-taken = { $space } is taken: Vikings of { $seat } stand there.
odn-no-space-blocked = { $space } is blocked by your Vikings of the last round.
odn-no-vikings = { $space } needs { $count ->
        [one] 1 Viking
       *[other] { $count } Vikings
    }; you have { $there } on the Thing square.
odn-no-ships = You do not have the ships that { $space } needs.
odn-no-cost = You cannot pay for { $space }.
odn-no-longer-paid = With this answer you could not pay for the space you are taking.
odn-no-action = The action of { $space } is not possible now.
odn-no-activity = There is nothing you could do at { $space }.
odn-no-copy = No other player holds a space of this column whose action you could carry out.
odn-no-copy-of = You cannot imitate { $space }: another player must hold it, in the same column, and you must be able to carry it out.
odn-no-silver = That costs { $price } silver; you have { $silver }.
odn-no-berth-free = There is no free berth for a { $ship }.
odn-no-such-ship = You have no { $ship } like that.
odn-no-unloading = Ore cannot be taken off a { $ship }.
odn-no-loading-now = Ore is loaded before or after an action, not in the middle of it.
odn-no-place = { $thing } fits nowhere on your boards now.
odn-no-room = { $thing } does not fit on { $board }.
odn-no-room-for-ore = The ore does not fit there.
odn-no-board-yet = Choose the board for { $thing } first.
odn-no-piece-held = Choose first what you lay.
odn-no-done-holding = Lay the piece you have picked up first.
odn-no-spot = { $thing } cannot lie there.
odn-no-green-beside = { $thing } may not touch another green tile.
odn-no-orange-beside = In a house { $thing } may not touch another orange tile.
odn-no-red-beside = In a house { $thing } may not touch another red tile.
odn-no-overlap = { $thing } would overlap what lies there.
odn-no-income-gap = { $thing } would cover an income field while fields to its left or below are uncovered.
odn-no-hole = { $thing } would cover a field that cannot be covered.
odn-no-strip = { $strip } is not on the table.
odn-no-strip-again = You have taken from { $strip } already; choose another one.
odn-no-so-many-items = You may take at most { $count ->
        [one] 1 item
       *[other] { $count } items
    }.
odn-no-items = { $strip } has only { $count ->
        [one] 1 item
       *[other] { $count } items
    } left.
odn-no-higher = { $thing } cannot be upgraded by { $steps ->
        [one] 1 level
       *[other] { $steps } levels
    }.
odn-no-raise-order = { $thing } cannot be upgraded any more in this action; better goods are upgraded first.
odn-no-green = { $thing } is not a green good.
odn-no-more-green = There are no two kinds left to turn.
odn-no-turn-again = One { $thing } has been turned, or its turn is over; only one of each kind is turned.
odn-no-tile-left = { $thing } is not in the general supply any more.
odn-no-for-sale = { $thing } cannot be bought.
odn-no-tile-order = { $thing } cannot be bought any more in this sale.
odn-no-island-here = { $board } cannot be explored from this space.
odn-no-island-left = The board of { $board } has been taken.
odn-no-island-side = { $board } does not lie face up.
odn-no-ship-for-island = You have no ship that reaches { $board }.
odn-no-boats = You may use 1 to { $count } of your whaling boats.
odn-no-more-rolls = You have rolled { $count ->
        [one] once
       *[other] { $count } times
    }; that is all.
odn-no-roll-at-zero = With a result of 0 you must stop rolling.
odn-no-failure-at-zero = With a result of 0 you cannot fail.
odn-no-success = You cannot pay for success with a result of { $result }.
odn-no-such-payment = That does not pay { $result } exactly.
odn-no-loot = { $thing } cannot be taken as loot.
odn-no-reach = { $thing } has a sword value of { $sword }; you can reach { $most }.
odn-no-recall = At most { $count ->
        [one] 1 Viking returns
       *[other] { $count } Vikings return
    }.
odn-no-recall-none = At least 1 Viking returns.
odn-no-own-vikings = None of your Vikings stands on { $space }.
odn-no-carry-out = You cannot carry out { $space } with this occupation now.
odn-no-same-colour = { $thing } would lie next to food of the same colour.
odn-no-lengthwise = Another { $thing } lies lengthwise already; this one must stand upright.
odn-no-upright = { $thing } is square; it has no upright side.
odn-no-seats = { $thing } does not fit on { $count ->
        [one] the last seat
       *[other] the last { $count } seats
    }.
odn-no-more-food = Only silver can be added now.
odn-no-three = You do not have exactly three of { $thing }.

## Events: set-up and phases

odn-start-player = { $seat } is the start player.
odn-extension = The extension tile shows { $space }.
odn-strip-revealed = { $strip } is revealed: { $items }.
odn-strip-gone = { $strip } is empty and leaves the game.
odn-drawn = You take { $occupation } into your hand.
odn-draws = { $seat } draws an occupation.
odn-deck-empty = The pile of occupations is empty; { $seat } draws nothing.
odn-round = Round { $round } of { $rounds } begins.
odn-additional-viking = { $count ->
        [one] 1 Viking comes
       *[other] { $count } Vikings come
    } from the feast table to each Thing square.
odn-harvest = Harvest: everybody gets { $things }.
odn-no-harvest = There is no harvest this round.
odn-island-turned = An island board is turned over: { $board }.
odn-island-silver = { $count } silver is put on every other island that nobody has taken.
odn-income = { $seat } gets an income of { $count } silver.
odn-born = Animals of { $seat } give birth: { $count } × { $thing }.
odn-pregnant = One { $thing } of { $seat } becomes pregnant.
odn-feast = { $seat } must deal with { $count ->
        [one] 1 seat
       *[other] { $count } seats
    } at the feast.
odn-serves = { $seat } serves { $thing } on { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }; { $left } left.
odn-leaves-seat = { $seat } leaves a seat empty.
odn-feast-full = { $seat } has filled the whole table.
odn-penalties = { $seat } takes { $count ->
        [one] 1 Thing penalty
       *[other] { $count } Thing penalties
    } for empty seats, minus { $points } points.
odn-mountains = Every mountain strip loses an item.
odn-vikings-return = The Vikings return from the action board.
odn-game-over = The game is over.

## Events: actions

odn-places = { $seat } places { $count ->
        [one] 1 Viking
       *[other] { $count } Vikings
    }: { $space }.
odn-passes = { $count ->
        [0] { $seat } passes.
        [one] { $seat } passes with 1 Viking left.
       *[other] { $seat } passes with { $count } Vikings left.
    }
odn-no-vikings-left = { $seat } has no Vikings left and passes.
odn-imitates = { $seat } imitates { $space }.
odn-lapses = { $seat } can no longer carry out the action of { $space }.
odn-gains = { $seat } gets { $count } × { $thing }.
odn-pays = { $seat } pays { $count } × { $thing }.
odn-declines = { $seat } declines.
odn-asks-midway = { $seat } wants to be asked in the middle of actions, too.
odn-asks-no-more = { $seat } no longer wants to be asked in the middle of actions.
odn-gains-ship = { $seat } gets a { $ship }.
odn-loses-ship = { $seat } gives up a { $ship }{ $ore ->
        [0] .
       *[other] ; { $ore } ore is lost.
    }
odn-buys-ship = { $seat } buys a { $ship } for { $price } silver.
odn-loads = { $seat } loads an ore on a { $ship }.
odn-unloads = { $seat } takes an ore off a { $ship }.
odn-no-berth = { $seat } has no berth for a { $ship } and gets none.
odn-gains-building = { $seat } builds a { $building }.
odn-none-left = No { $building } is left for { $seat }.
odn-lays = { $seat } lays { $thing } on { $board } (row { $row }, column { $column }{ $turn ->
        [0] { "" }
       *[other] , turned { $turn }
    }).
odn-fills-slot = { $seat } stores { $thing } in the { $board }.
odn-mountain-stop = { $seat } takes no more items.
odn-upgrades = { $seat } upgrades { $thing } to { $to }.
odn-upgrade-stop = { $seat } upgrades no more goods.
odn-turns = { $seat } turns { $thing } to { $to }.
odn-exchanges = { $seat } exchanges { $thing } for { $to }.
odn-lifts = { $seat } takes { $thing } from a board of { $owner }; two goods fill the hole.
odn-returns-ore = { $seat } returns 1 ore from a { $ship }: each roll gets +{ $bonus }.
odn-carries-out = { $seat } carries out { $space } without Vikings.
odn-explores = { $seat } explores { $board }.
odn-emigrates = { $seat } lets a { $ship } emigrate{ $ore ->
        [0] { "" }
       *[other] , losing { $ore } ore
    }; { $seats ->
        [one] 1 seat remains
       *[other] { $seats } seats remain
    } to be served this round.
odn-boats = { $seat } goes whaling with { $count ->
        [one] 1 boat
       *[other] { $count } boats
    } and { $ore } ore.
odn-rolls = { $seat } rolls { $roll }{ $change ->
        [0] .
       *[other] ; changed by { $change }, the result is { $result }.
    }
odn-succeeds = { $seat } declares success ({ $die }, result { $result }).
odn-fails = { $seat } fails ({ $die }, result { $result }).
odn-vikings-back = { $count ->
        [one] 1 Viking
       *[other] { $count } Vikings
    } of { $seat } may be placed again.
odn-plays = { $seat } plays { $occupation } ({ $points } points).
odn-uses = { $seat } uses { $occupation }.
odn-occupation-acts = { $occupation } of { $seat } takes effect.

## Errors in content files

odn-content-effect = In { $of }, { $given } is not known; known are { $known }.
