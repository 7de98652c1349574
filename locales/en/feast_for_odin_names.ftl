# Names of the things in A Feast for Odin, except its occupations. They stand as labels and inside sentences of other messages:
# goods, tiles, buildings, ships, weapons and resources in lower case, spaces, groups, phases and islands in upper case.

## Goods

odn-good-peas = peas
odn-good-flax = flax
odn-good-beans = beans
odn-good-grain = grain
odn-good-cabbage = cabbage
odn-good-fruits = fruits
odn-good-mead = mead
odn-good-stockfish = stockfish
odn-good-milk = milk
odn-good-salt_meat = salt meat
odn-good-game_meat = game meat
odn-good-sheep = sheep
odn-good-pregnant_sheep = pregnant sheep
odn-good-whale_meat = whale meat
odn-good-cattle = cattle
odn-good-pregnant_cattle = pregnant cattle
odn-good-oil = oil
odn-good-hide = hide
odn-good-wool = wool
odn-good-linen = linen
odn-good-skin_and_bones = skin and bones
odn-good-fur = fur
odn-good-robe = robe
odn-good-clothing = clothing
odn-good-rune_stone = rune stone
odn-good-silverware = silverware
odn-good-chest = chest
odn-good-silk = silk
odn-good-spices = spices
odn-good-jewelry = jewelry
odn-good-treasure_chest = treasure chest
odn-good-silver_hoard = silver hoard

## Special tiles

odn-tile-glass_beads = glass beads
odn-tile-helmet = helmet
odn-tile-cloakpin = cloakpin
odn-tile-belt = belt
odn-tile-crucifix = crucifix
odn-tile-drinking_horn = drinking horn
odn-tile-amber_figure = amber figure
odn-tile-horseshoe = horseshoe
odn-tile-gold_brooch = gold brooch
odn-tile-forge_hammer = forge hammer
odn-tile-fibula = fibula
odn-tile-throwing_axe = throwing axe
odn-tile-chalice = chalice
odn-tile-round_shield = round shield
odn-tile-english_crown = English Crown

## Resources, weapons, ships, buildings

odn-resource-wood = wood
odn-resource-stone = stone
odn-resource-ore = ore
odn-resource-silver = silver

odn-weapon-bow = bow
odn-weapon-snare = snare
odn-weapon-spear = spear
odn-weapon-long_sword = long sword

odn-ship-whaling_boat = whaling boat
odn-ship-knarr = knarr
odn-ship-longship = longship

odn-building-shed = shed
odn-building-stone_house = stone house
odn-building-long_house = long house

## Boards

odn-board-home = home board
odn-board-shetland = Shetland
odn-board-bear_island = Bear Island
odn-board-faroe_islands = Faroe Islands
odn-board-baffin_island = Baffin Island
odn-board-iceland = Iceland
odn-board-labrador = Labrador
odn-board-greenland = Greenland
odn-board-newfoundland = Newfoundland

## Mountain strips

odn-strip-1 = mountain strip 1
odn-strip-2 = mountain strip 2
odn-strip-3 = mountain strip 3
odn-strip-4 = mountain strip 4
odn-strip-5 = mountain strip 5
odn-strip-6 = mountain strip 6
odn-strip-7 = mountain strip 7
odn-strip-8 = mountain strip 8

## Phases of a round

odn-phase-1 = New Viking
odn-phase-2 = Harvest
odn-phase-3 = Turning islands and adding silver
odn-phase-4 = New weapon
odn-phase-5 = Actions
odn-phase-6 = Start player
odn-phase-7 = Income
odn-phase-8 = Animal breeding
odn-phase-9 = Feast
odn-phase-10 = Bonuses
odn-phase-11 = Mountains
odn-phase-12 = Return of the Vikings

## Categories of occupations

odn-category-immediate = Immediate
odn-category-anytime = Always
odn-category-each_time = Each time
odn-category-as_soon_as = As soon as

## Rows of the action board

odn-group-build_houses = Build Houses
odn-group-build_ships = Build Ships
odn-group-hunting = Hunting
odn-group-livestock_market = Livestock Market
odn-group-weekly_market = Weekly Market
odn-group-products = Products
odn-group-crafting = Crafting
odn-group-mountains_and_trade = Mountains and Trade
odn-group-sailing = Sailing
odn-group-emigration_and_occupation = Emigration and Occupation

## Action spaces: short names

odn-space-build_shed = Shed
odn-space-build_whaling_boat = Whaling boat
odn-space-hunting_game_1 = Hunting with 1 Viking
odn-space-stockfish_1 = Stockfish
odn-space-buy_stockfish = Stockfish for silver
odn-space-buy_salt_meat = Salt meat for silver
odn-space-market_beans = Beans
odn-space-products_milk = Milk
odn-space-craft_linen = Linen
odn-space-craft_rune_stone = Rune stone
odn-space-mountain_2 = 2 items
odn-space-mountain_1_up_1 = 1 item, upgrade 1 good
odn-space-upgrade_2 = Upgrade 2 goods
odn-space-overseas_trading_1 = Overseas trading with 1 Viking
odn-space-raiding = Raiding
odn-space-explore_near = Explore: Shetland, Faroe Islands
odn-space-occupation_draw = Draw 1 occupation
odn-space-occupation_play_1 = Play 1 occupation
odn-space-build_stone_house = Stone house
odn-space-build_knarr = Knarr
odn-space-hunting_game_2 = Hunting with 2 Vikings
odn-space-laying_a_snare = Laying a snare
odn-space-buy_sheep = Sheep
odn-space-buy_cattle_milk = Cattle and milk
odn-space-market_flax = Flax and stockfish
odn-space-products_mead = Mead
odn-space-craft_clothing = Clothing
odn-space-craft_chest = Chest
odn-space-wood_per_player = Wood and ore
odn-space-mountain_3_up_1 = 3 items, upgrade 1 good
odn-space-upgrade_3 = Upgrade 3 goods
odn-space-overseas_trading_2 = Overseas trading with 2 Vikings
odn-space-pillaging_2 = Pillaging with 2 Vikings
odn-space-explore_mid = Explore: Iceland, Greenland, Bear Island
odn-space-emigration_2 = Emigration with 2 Vikings
odn-space-occupation_play_2 = Play 2 occupations
odn-space-build_long_house = Long house
odn-space-build_longship = Longship
odn-space-whaling_3 = Whaling with up to 3 boats
odn-space-livestock_choice = Sheep or cattle
odn-space-market_fruits = Fruits, oil and salt meat
odn-space-products_wool = Wool
odn-space-forge = Forge
odn-space-craft_runes_and_chests = Rune stones and chests
odn-space-mountain_3_2 = 3+2 items
odn-space-upgrade_3_weapons_4 = Upgrade 3 goods, 4 weapons
odn-space-upgrade_4 = Upgrade 4 goods
odn-space-special_sale = Special sale
odn-space-pillaging_3 = Pillaging with 3 Vikings
odn-space-explore_far = Explore: Baffin Island, Labrador, Newfoundland
odn-space-emigration_3 = Emigration with 3 Vikings
odn-space-occupation_play_4 = Play 4 occupations
odn-space-build_house_and_ship = House and large ship
odn-space-whaling_4 = Whaling with 1 boat
odn-space-buy_sheep_cattle = Sheep and cattle
odn-space-market_spices = Spices, milk and wool
odn-space-craft_robe_jewelry = Silver, robe and jewelry
odn-space-mountain_4_up2x2 = 4 items, double upgrade 2 goods
odn-space-mountain_2222_or_up2x3 = 2+2+2+2 items or double upgrade 3 goods
odn-space-plundering = Plundering
odn-space-emigration_4 = Whaling boat to knarr, emigration
odn-space-imitate_1 = Imitation in column 1
odn-space-imitate_2 = Imitation in column 2
odn-space-imitate_3 = Imitation in column 3
odn-space-imitate_4 = Imitation in column 4

## Action spaces: what they cost and give

odn-spacetext-build_shed = Pay 2 wood and build a shed.
odn-spacetext-build_whaling_boat = Pay 1 wood and build a whaling boat.
odn-spacetext-hunting_game_1 = Roll the orange die, low is good. Success: pay the result in wood or bows for 1 hide and 1 game meat. Failure: 1 wood and 1 bow.
odn-spacetext-stockfish_1 = Take 1 stockfish.
odn-spacetext-buy_stockfish = Pay 1 silver for 2 stockfish.
odn-spacetext-buy_salt_meat = Pay 2 silver for 2 salt meat.
odn-spacetext-market_beans = Take 1 beans and 1 silver.
odn-spacetext-products_milk = Take 1, 2 or 3 milk if you have 1, 2 or at least 3 cattle.
odn-spacetext-craft_linen = Exchange 1 flax for 1 linen.
odn-spacetext-craft_rune_stone = Exchange 1 stone for 1 rune stone and 1 silver.
odn-spacetext-mountain_2 = Take up to 2 items from one mountain strip.
odn-spacetext-mountain_1_up_1 = Take 1 item from a mountain strip and upgrade 1 good.
odn-spacetext-upgrade_2 = Upgrade up to 2 goods by one level each.
odn-spacetext-overseas_trading_1 = With a knarr: pay 1 silver and turn green tiles of your supply to their blue side, at most one of each kind.
odn-spacetext-raiding = With a longship: roll the orange die, high is good, and add stone and long swords. Success: 1 blue or special tile up to the result. Failure: 1 stone and 1 long sword.
odn-spacetext-explore_near = With any ship: take Shetland or the Faroe Islands.
odn-spacetext-occupation_draw = Draw 1 occupation and take 1 silver.
odn-spacetext-occupation_play_1 = Pay 1 stone or 1 ore to play 1 occupation, and take 1 silver.
odn-spacetext-build_stone_house = Pay 1 stone and build a stone house.
odn-spacetext-build_knarr = Pay 2 wood and build a knarr.
odn-spacetext-hunting_game_2 = Roll the orange die, low is good. Success: pay the result in wood or bows for 1 hide and 1 game meat. Failure: 1 wood and 1 bow.
odn-spacetext-laying_a_snare = Roll the orange die, low is good. Success: pay the result in wood or snares for 1 fur and 1 snare. Failure: 1 wood, 1 snare and 1 Viking back.
odn-spacetext-buy_sheep = Pay 1 silver for 1 sheep.
odn-spacetext-buy_cattle_milk = Pay 3 silver for 1 cattle and 1 milk.
odn-spacetext-market_flax = Take 1 flax, 1 stockfish and 1 silver.
odn-spacetext-products_mead = Take 2 mead and 2 silver.
odn-spacetext-craft_clothing = Exchange 1 hide and 1 linen for 1 clothing and 2 silver.
odn-spacetext-craft_chest = Exchange 1 wood or 1 ore for 1 chest and 1 silver.
odn-spacetext-wood_per_player = Take 1 wood for each player and 1 ore from the general supply.
odn-spacetext-mountain_3_up_1 = Take up to 3 items from one mountain strip and upgrade 1 good.
odn-spacetext-upgrade_3 = Upgrade up to 3 goods by one level each.
odn-spacetext-overseas_trading_2 = With a knarr: pay 1 silver and turn green tiles of your supply to their blue side, at most one of each kind.
odn-spacetext-pillaging_2 = With a longship: roll the blue die, high is good, and add its ore, stone and long swords. Success: 1 blue or special tile up to the result. Failure: 1 stone, 1 long sword and 1 Viking back.
odn-spacetext-explore_mid = With a knarr or a longship: take Iceland, Greenland or Bear Island.
odn-spacetext-emigration_2 = Pay silver equal to the round number and emigrate with a knarr or a longship.
odn-spacetext-occupation_play_2 = Play up to 2 occupations.
odn-spacetext-build_long_house = Pay 2 stone and build a long house.
odn-spacetext-build_longship = Pay 2 wood and build a longship.
odn-spacetext-whaling_3 = With 1 to 3 whaling boats: roll the blue die, low is good, minus their ore. Success: pay the result in wood or spears for 1 oil, 1 skin and bones and 1 whale meat. Failure: 1 wood, 1 spear and 2 Vikings back.
odn-spacetext-livestock_choice = Take 1 sheep for nothing or 1 cattle for 1 silver.
odn-spacetext-market_fruits = Take 1 fruits, 1 oil, 1 salt meat and 1 silver.
odn-spacetext-products_wool = Take 1, 2 or 3 wool if you have 1, 2 or at least 3 sheep.
odn-spacetext-forge = Exchange 1 ore for jewelry or for a special tile with tongs that is still available.
odn-spacetext-craft_runes_and_chests = Exchange 2 stone and 2 wood for 2 rune stones and 2 chests.
odn-spacetext-mountain_3_2 = Take up to 3 items from one mountain strip and up to 2 from another.
odn-spacetext-upgrade_3_weapons_4 = Upgrade up to 3 goods by one level each and draw 4 weapon cards.
odn-spacetext-upgrade_4 = Upgrade up to 4 goods by one level each.
odn-spacetext-special_sale = With a knarr: buy up to 2 special tiles at their prices, but not the English Crown.
odn-spacetext-pillaging_3 = With a longship: roll the blue die, high is good, and add its ore, stone and long swords. Success: 1 blue or special tile up to the result. Failure: 1 stone, 1 long sword and 1 Viking back.
odn-spacetext-explore_far = With a longship: take Baffin Island, Labrador or Newfoundland.
odn-spacetext-emigration_3 = Pay silver equal to the round number and emigrate with a knarr or a longship.
odn-spacetext-occupation_play_4 = Play up to 4 occupations.
odn-spacetext-build_house_and_ship = Pay 2 stone and 2 wood for a stone house and a longship, or for a long house and a knarr.
odn-spacetext-whaling_4 = With 1 whaling boat: roll the blue die, low is good, minus its ore. Success: pay the result in wood or spears for 1 oil, 1 skin and bones and 1 whale meat. Failure: 1 wood, 1 spear and 2 Vikings back.
odn-spacetext-buy_sheep_cattle = Pay 3 silver for 1 sheep and 1 cattle.
odn-spacetext-market_spices = Take 1 spices and 1 silver, also 2 milk if you have cattle and 1 wool if you have sheep.
odn-spacetext-craft_robe_jewelry = Take 4 silver. You may exchange 1 wool for 1 robe and 1 silverware for 1 jewelry.
odn-spacetext-mountain_4_up2x2 = Take up to 4 items from one mountain strip and upgrade up to 2 goods by two levels each.
odn-spacetext-mountain_2222_or_up2x3 = Take up to 2 items from each of up to four mountain strips, or upgrade up to 3 goods by two levels each.
odn-spacetext-plundering = With at least 2 longships: take 1 silver hoard.
odn-spacetext-emigration_4 = You may exchange 1 whaling boat for 1 knarr, and you may emigrate for silver equal to the round number.
odn-spacetext-imitate_1 = Carry out the action of a space in column 1 that another player occupies.
odn-spacetext-imitate_2 = Carry out the action of a space in column 2 that another player occupies.
odn-spacetext-imitate_3 = Carry out the action of a space in column 3 that another player occupies.
odn-spacetext-imitate_4 = Carry out the action of a space in column 4 that another player occupies.

## Action spaces: explanations

odn-explain-space-build_shed = { odn-spacetext-build_shed }
odn-explain-space-build_whaling_boat = { odn-spacetext-build_whaling_boat }
odn-explain-space-hunting_game_1 = { odn-spacetext-hunting_game_1 }
odn-explain-space-stockfish_1 = { odn-spacetext-stockfish_1 }
odn-explain-space-buy_stockfish = { odn-spacetext-buy_stockfish }
odn-explain-space-buy_salt_meat = { odn-spacetext-buy_salt_meat }
odn-explain-space-market_beans = { odn-spacetext-market_beans }
odn-explain-space-products_milk = { odn-spacetext-products_milk }
odn-explain-space-craft_linen = { odn-spacetext-craft_linen }
odn-explain-space-craft_rune_stone = { odn-spacetext-craft_rune_stone }
odn-explain-space-mountain_2 = { odn-spacetext-mountain_2 }
odn-explain-space-mountain_1_up_1 = { odn-spacetext-mountain_1_up_1 }
odn-explain-space-upgrade_2 = { odn-spacetext-upgrade_2 }
odn-explain-space-overseas_trading_1 = { odn-spacetext-overseas_trading_1 }
odn-explain-space-raiding = { odn-spacetext-raiding }
odn-explain-space-explore_near = { odn-spacetext-explore_near }
odn-explain-space-occupation_draw = { odn-spacetext-occupation_draw }
odn-explain-space-occupation_play_1 = { odn-spacetext-occupation_play_1 }
odn-explain-space-build_stone_house = { odn-spacetext-build_stone_house }
odn-explain-space-build_knarr = { odn-spacetext-build_knarr }
odn-explain-space-hunting_game_2 = { odn-spacetext-hunting_game_2 }
odn-explain-space-laying_a_snare = { odn-spacetext-laying_a_snare }
odn-explain-space-buy_sheep = { odn-spacetext-buy_sheep }
odn-explain-space-buy_cattle_milk = { odn-spacetext-buy_cattle_milk }
odn-explain-space-market_flax = { odn-spacetext-market_flax }
odn-explain-space-products_mead = { odn-spacetext-products_mead }
odn-explain-space-craft_clothing = { odn-spacetext-craft_clothing }
odn-explain-space-craft_chest = { odn-spacetext-craft_chest }
odn-explain-space-wood_per_player = { odn-spacetext-wood_per_player }
odn-explain-space-mountain_3_up_1 = { odn-spacetext-mountain_3_up_1 }
odn-explain-space-upgrade_3 = { odn-spacetext-upgrade_3 }
odn-explain-space-overseas_trading_2 = { odn-spacetext-overseas_trading_2 }
odn-explain-space-pillaging_2 = { odn-spacetext-pillaging_2 }
odn-explain-space-explore_mid = { odn-spacetext-explore_mid }
odn-explain-space-emigration_2 = { odn-spacetext-emigration_2 }
odn-explain-space-occupation_play_2 = { odn-spacetext-occupation_play_2 }
odn-explain-space-build_long_house = { odn-spacetext-build_long_house }
odn-explain-space-build_longship = { odn-spacetext-build_longship }
odn-explain-space-whaling_3 = { odn-spacetext-whaling_3 }
odn-explain-space-livestock_choice = { odn-spacetext-livestock_choice }
odn-explain-space-market_fruits = { odn-spacetext-market_fruits }
odn-explain-space-products_wool = { odn-spacetext-products_wool }
odn-explain-space-forge = { odn-spacetext-forge }
odn-explain-space-craft_runes_and_chests = { odn-spacetext-craft_runes_and_chests }
odn-explain-space-mountain_3_2 = { odn-spacetext-mountain_3_2 }
odn-explain-space-upgrade_3_weapons_4 = { odn-spacetext-upgrade_3_weapons_4 }
odn-explain-space-upgrade_4 = { odn-spacetext-upgrade_4 }
odn-explain-space-special_sale = { odn-spacetext-special_sale }
odn-explain-space-pillaging_3 = { odn-spacetext-pillaging_3 }
odn-explain-space-explore_far = { odn-spacetext-explore_far }
odn-explain-space-emigration_3 = { odn-spacetext-emigration_3 }
odn-explain-space-occupation_play_4 = { odn-spacetext-occupation_play_4 }
odn-explain-space-build_house_and_ship = { odn-spacetext-build_house_and_ship }
odn-explain-space-whaling_4 = { odn-spacetext-whaling_4 }
odn-explain-space-buy_sheep_cattle = { odn-spacetext-buy_sheep_cattle }
odn-explain-space-market_spices = { odn-spacetext-market_spices }
odn-explain-space-craft_robe_jewelry = { odn-spacetext-craft_robe_jewelry }
odn-explain-space-mountain_4_up2x2 = { odn-spacetext-mountain_4_up2x2 }
odn-explain-space-mountain_2222_or_up2x3 = { odn-spacetext-mountain_2222_or_up2x3 }
odn-explain-space-plundering = { odn-spacetext-plundering }
odn-explain-space-emigration_4 = { odn-spacetext-emigration_4 }
odn-explain-space-imitate_1 = { odn-spacetext-imitate_1 }
odn-explain-space-imitate_2 = { odn-spacetext-imitate_2 }
odn-explain-space-imitate_3 = { odn-spacetext-imitate_3 }
odn-explain-space-imitate_4 = { odn-spacetext-imitate_4 }
