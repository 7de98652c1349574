# Názvy věcí ve hře Hostina pro Odina kromě povolání. Stojí samostatně i uvnitř vět jiných zpráv, v prvním pádě,
# nebo když si věta řekne NAME($thing, case: "acc"), ve čtvrtém.
# Zboží, žetony, budovy, lodě, zbraně a materiál malým písmenem; pole, skupiny, fáze a ostrovy velkým.

## Zboží

odn-good-peas = hrách
    .acc = hrách
odn-good-flax = len
    .acc = len
odn-good-beans = fazole
    .acc = fazole
odn-good-grain = obilí
    .acc = obilí
odn-good-cabbage = zelí
    .acc = zelí
odn-good-fruits = ovoce
    .acc = ovoce
odn-good-mead = medovina
    .acc = medovinu
odn-good-stockfish = sušená treska
    .acc = sušenou tresku
odn-good-milk = mléko
    .acc = mléko
odn-good-salt_meat = solené maso
    .acc = solené maso
odn-good-game_meat = zvěřina
    .acc = zvěřinu
odn-good-sheep = ovce
    .acc = ovci
odn-good-pregnant_sheep = březí ovce
    .acc = březí ovci
odn-good-whale_meat = velrybí maso
    .acc = velrybí maso
odn-good-cattle = kráva
    .acc = krávu
odn-good-pregnant_cattle = březí kráva
    .acc = březí krávu
odn-good-oil = olej
    .acc = olej
odn-good-hide = kůže
    .acc = kůži
odn-good-wool = vlna
    .acc = vlnu
odn-good-linen = plátno
    .acc = plátno
odn-good-skin_and_bones = kůže a kosti
    .acc = kůži a kosti
odn-good-fur = kožešina
    .acc = kožešinu
odn-good-robe = roucho
    .acc = roucho
odn-good-clothing = oděv
    .acc = oděv
odn-good-rune_stone = runový kámen
    .acc = runový kámen
odn-good-silverware = stříbrný příbor
    .acc = stříbrný příbor
odn-good-chest = truhla
    .acc = truhlu
odn-good-silk = hedvábí
    .acc = hedvábí
odn-good-spices = koření
    .acc = koření
odn-good-jewelry = šperky
    .acc = šperky
odn-good-treasure_chest = truhlice s pokladem
    .acc = truhlici s pokladem
odn-good-silver_hoard = stříbrný poklad
    .acc = stříbrný poklad

## Speciální žetony

odn-tile-glass_beads = skleněné korálky
    .acc = skleněné korálky
odn-tile-helmet = helma
    .acc = helmu
odn-tile-cloakpin = spona
    .acc = sponu
odn-tile-belt = opasek
    .acc = opasek
odn-tile-crucifix = krucifix
    .acc = krucifix
odn-tile-drinking_horn = picí roh
    .acc = picí roh
odn-tile-amber_figure = jantarová figurka
    .acc = jantarovou figurku
odn-tile-horseshoe = podkova
    .acc = podkovu
odn-tile-gold_brooch = zlatá brož
    .acc = zlatou brož
odn-tile-forge_hammer = kovářské kladivo
    .acc = kovářské kladivo
odn-tile-fibula = fibula
    .acc = fibulu
odn-tile-throwing_axe = vrhací sekera
    .acc = vrhací sekeru
odn-tile-chalice = kalich
    .acc = kalich
odn-tile-round_shield = kulatý štít
    .acc = kulatý štít
odn-tile-english_crown = anglická koruna
    .acc = anglickou korunu

## Barvy žetonů

odn-colour-orange = oranžová
odn-colour-red = červená
odn-colour-green = zelená
odn-colour-blue = modrá
odn-colour-special = speciální

## Materiál, zbraně, lodě, budovy

odn-resource-wood = dřevo
    .acc = dřevo
odn-resource-stone = kámen
    .acc = kámen
odn-resource-ore = ruda
    .acc = rudu
odn-resource-silver = stříbro
    .acc = stříbro

odn-weapon-bow = luk
    .acc = luk
odn-weapon-snare = past
    .acc = past
odn-weapon-spear = kopí
    .acc = kopí
odn-weapon-long_sword = meč
    .acc = meč

odn-ship-whaling_boat = velrybářský člun
    .acc = velrybářský člun
odn-ship-knarr = knarr
    .acc = knarr
odn-ship-longship = dlouhá loď
    .acc = dlouhou loď

odn-building-shed = kůlna
    .acc = kůlnu
odn-building-stone_house = kamenný dům
    .acc = kamenný dům
odn-building-long_house = dlouhý dům
    .acc = dlouhý dům

## Desky

odn-board-home = domovská deska
    .acc = domovskou desku
odn-board-shetland = Shetlandy
    .acc = Shetlandy
odn-board-bear_island = Medvědí ostrov
    .acc = Medvědí ostrov
odn-board-faroe_islands = Faerské ostrovy
    .acc = Faerské ostrovy
odn-board-baffin_island = Baffinův ostrov
    .acc = Baffinův ostrov
odn-board-iceland = Island
    .acc = Island
odn-board-labrador = Labrador
    .acc = Labrador
odn-board-greenland = Grónsko
    .acc = Grónsko
odn-board-newfoundland = Newfoundland
    .acc = Newfoundland

## Horské pásy

odn-strip-1 = horský pás 1
odn-strip-2 = horský pás 2
odn-strip-3 = horský pás 3
odn-strip-4 = horský pás 4
odn-strip-5 = horský pás 5
odn-strip-6 = horský pás 6
odn-strip-7 = horský pás 7
odn-strip-8 = horský pás 8

## Fáze kola

odn-phase-1 = Nový viking
odn-phase-2 = Sklizeň
odn-phase-3 = Otočení ostrova a stříbro
odn-phase-4 = Nová zbraň
odn-phase-5 = Akce
odn-phase-6 = Začínající hráč
odn-phase-7 = Příjem
odn-phase-8 = Rozmnožování zvířat
odn-phase-9 = Hostina
odn-phase-10 = Bonusy
odn-phase-11 = Horské pásy
odn-phase-12 = Návrat vikingů

## Kategorie povolání

odn-category-immediate = Okamžitě
odn-category-anytime = Kdykoli
odn-category-each_time = Pokaždé
odn-category-as_soon_as = Jakmile

## Řádky plánu akcí

odn-group-build_houses = Stavba domů
odn-group-build_ships = Stavba lodí
odn-group-hunting = Lov
odn-group-livestock_market = Dobytčí trh
odn-group-weekly_market = Týdenní trh
odn-group-products = Produkty
odn-group-crafting = Řemesla
odn-group-mountains_and_trade = Hory a obchod
odn-group-sailing = Plavby
odn-group-emigration_and_occupation = Emigrace a povolání

## Pole akcí: krátké názvy

odn-space-build_shed = Kůlna
odn-space-build_whaling_boat = Velrybářský člun
odn-space-hunting_game_1 = Lov s 1 vikingem
odn-space-stockfish_1 = Sušená treska
odn-space-buy_stockfish = Sušená treska za stříbro
odn-space-buy_salt_meat = Solené maso za stříbro
odn-space-market_beans = Fazole
odn-space-products_milk = Mléko
odn-space-craft_linen = Plátno
odn-space-craft_rune_stone = Runový kámen
odn-space-mountain_2 = 2 předměty z pásu
odn-space-mountain_1_up_1 = 1 předmět a vylepšení 1 žetonu zboží
odn-space-upgrade_2 = Vylepšení 2 žetonů zboží
odn-space-overseas_trading_1 = Zámořský obchod s 1 vikingem
odn-space-raiding = Nájezd
odn-space-explore_near = Objevování: Shetlandy, Faerské ostrovy
odn-space-occupation_draw = Dobrání 1 povolání
odn-space-occupation_play_1 = Zahrání 1 povolání
odn-space-build_stone_house = Kamenný dům
odn-space-build_knarr = Knarr
odn-space-hunting_game_2 = Lov se 2 vikingy
odn-space-laying_a_snare = Kladení pastí
odn-space-buy_sheep = Ovce
odn-space-buy_cattle_milk = Kráva a mléko
odn-space-market_flax = Len a sušená treska
odn-space-products_mead = Medovina
odn-space-craft_clothing = Oděv
odn-space-craft_chest = Truhla
odn-space-wood_per_player = Dřevo a ruda
odn-space-mountain_3_up_1 = 3 předměty a vylepšení 1 žetonu zboží
odn-space-upgrade_3 = Vylepšení 3 žetonů zboží
odn-space-overseas_trading_2 = Zámořský obchod se 2 vikingy
odn-space-pillaging_2 = Drancování se 2 vikingy
odn-space-explore_mid = Objevování: Island, Grónsko, Medvědí ostrov
odn-space-emigration_2 = Emigrace se 2 vikingy
odn-space-occupation_play_2 = Zahrání 2 povolání
odn-space-build_long_house = Dlouhý dům
odn-space-build_longship = Dlouhá loď
odn-space-whaling_3 = Lov velryb s 1 až 3 čluny
odn-space-livestock_choice = Ovce nebo kráva
odn-space-market_fruits = Ovoce, olej a solené maso
odn-space-products_wool = Vlna
odn-space-forge = Kovárna
odn-space-craft_runes_and_chests = Runové kameny a truhly
odn-space-mountain_3_2 = 3+2 předměty z pásů
odn-space-upgrade_3_weapons_4 = Vylepšení 3 žetonů zboží a 4 zbraně
odn-space-upgrade_4 = Vylepšení 4 žetonů zboží
odn-space-special_sale = Zvláštní prodej
odn-space-pillaging_3 = Drancování se 3 vikingy
odn-space-explore_far = Objevování: Baffinův ostrov, Labrador, Newfoundland
odn-space-emigration_3 = Emigrace se 3 vikingy
odn-space-occupation_play_4 = Zahrání 4 povolání
odn-space-build_house_and_ship = Dům a velká loď
odn-space-whaling_4 = Lov velryb s 1 člunem
odn-space-buy_sheep_cattle = Ovce a kráva
odn-space-market_spices = Koření, mléko a vlna
odn-space-craft_robe_jewelry = Stříbro, roucho a šperky
odn-space-mountain_4_up2x2 = 4 předměty a dvojité vylepšení 2 žetonů zboží
odn-space-mountain_2222_or_up2x3 = 2+2+2+2 předměty, nebo dvojité vylepšení 3 žetonů zboží
odn-space-plundering = Plenění
odn-space-emigration_4 = Člun za knarr, emigrace
odn-space-imitate_1 = Napodobení v 1. sloupci
odn-space-imitate_2 = Napodobení ve 2. sloupci
odn-space-imitate_3 = Napodobení ve 3. sloupci
odn-space-imitate_4 = Napodobení ve 4. sloupci

## Pole akcí: co stojí a co dávají

odn-spacetext-build_shed = Zaplať 2 dřeva a postav kůlnu.
odn-spacetext-build_whaling_boat = Zaplať 1 dřevo a postav velrybářský člun.
odn-spacetext-hunting_game_1 = Házej oranžovou kostkou, dobré jsou nízké hody. Úspěch: za výsledek zaplacený dřevem nebo luky získej 1 kůži a 1 zvěřinu. Neúspěch: 1 dřevo a 1 luk.
odn-spacetext-stockfish_1 = Vezmi si 1 sušenou tresku.
odn-spacetext-buy_stockfish = Zaplať 1 stříbrný za 2 sušené tresky.
odn-spacetext-buy_salt_meat = Zaplať 2 stříbrné za 2 solená masa.
odn-spacetext-market_beans = Vezmi si 1 fazole a 1 stříbrný.
odn-spacetext-products_milk = Vezmi si 1, 2 nebo 3 mléka, máš-li 1, 2 nebo aspoň 3 krávy.
odn-spacetext-craft_linen = Vyměň 1 len za 1 plátno.
odn-spacetext-craft_rune_stone = Vyměň 1 kámen za 1 runový kámen a 1 stříbrný.
odn-spacetext-mountain_2 = Vezmi až 2 předměty z jednoho horského pásu.
odn-spacetext-mountain_1_up_1 = Vezmi 1 předmět z horského pásu a vylepši 1 žeton zboží.
odn-spacetext-upgrade_2 = Vylepši až 2 žetony zboží, každý o jeden stupeň.
odn-spacetext-overseas_trading_1 = S knarrem: zaplať 1 stříbrný a otoč zelené žetony osobní zásoby na modrou stranu, nejvýše jeden od každého druhu.
odn-spacetext-raiding = S dlouhou lodí: házej oranžovou kostkou, dobré jsou vysoké hody, a přidej kameny a meče. Úspěch: 1 modrý nebo speciální žeton do výše výsledku. Neúspěch: 1 kámen a 1 meč.
odn-spacetext-explore_near = S jakoukoli lodí: vezmi si Shetlandy nebo Faerské ostrovy.
odn-spacetext-occupation_draw = Dober 1 povolání a vezmi si 1 stříbrný.
odn-spacetext-occupation_play_1 = Zaplať 1 kámen nebo 1 rudu, zahraj 1 povolání a vezmi si 1 stříbrný.
odn-spacetext-build_stone_house = Zaplať 1 kámen a postav kamenný dům.
odn-spacetext-build_knarr = Zaplať 2 dřeva a postav knarr.
odn-spacetext-hunting_game_2 = Házej oranžovou kostkou, dobré jsou nízké hody. Úspěch: za výsledek zaplacený dřevem nebo luky získej 1 kůži a 1 zvěřinu. Neúspěch: 1 dřevo a 1 luk.
odn-spacetext-laying_a_snare = Házej oranžovou kostkou, dobré jsou nízké hody. Úspěch: za výsledek zaplacený dřevem nebo pastmi získej 1 kožešinu a 1 past. Neúspěch: 1 dřevo, 1 past a 1 viking zpět.
odn-spacetext-buy_sheep = Zaplať 1 stříbrný za 1 ovci.
odn-spacetext-buy_cattle_milk = Zaplať 3 stříbrné za 1 krávu a 1 mléko.
odn-spacetext-market_flax = Vezmi si 1 len, 1 sušenou tresku a 1 stříbrný.
odn-spacetext-products_mead = Vezmi si 2 medoviny a 2 stříbrné.
odn-spacetext-craft_clothing = Vyměň 1 kůži a 1 plátno za 1 oděv a 2 stříbrné.
odn-spacetext-craft_chest = Vyměň 1 dřevo nebo 1 rudu za 1 truhlu a 1 stříbrný.
odn-spacetext-wood_per_player = Vezmi si ze společné zásoby 1 dřevo za každého hráče a 1 rudu.
odn-spacetext-mountain_3_up_1 = Vezmi až 3 předměty z jednoho horského pásu a vylepši 1 žeton zboží.
odn-spacetext-upgrade_3 = Vylepši až 3 žetony zboží, každý o jeden stupeň.
odn-spacetext-overseas_trading_2 = S knarrem: zaplať 1 stříbrný a otoč zelené žetony osobní zásoby na modrou stranu, nejvýše jeden od každého druhu.
odn-spacetext-pillaging_2 = S dlouhou lodí: házej modrou kostkou, dobré jsou vysoké hody, a přidej její rudu, kameny a meče. Úspěch: 1 modrý nebo speciální žeton do výše výsledku. Neúspěch: 1 kámen, 1 meč a 1 viking zpět.
odn-spacetext-explore_mid = S knarrem nebo dlouhou lodí: vezmi si Island, Grónsko nebo Medvědí ostrov.
odn-spacetext-emigration_2 = Zaplať tolik stříbrných, kolikáté je kolo, a emigruj s knarrem nebo dlouhou lodí.
odn-spacetext-occupation_play_2 = Zahraj až 2 povolání.
odn-spacetext-build_long_house = Zaplať 2 kameny a postav dlouhý dům.
odn-spacetext-build_longship = Zaplať 2 dřeva a postav dlouhou loď.
odn-spacetext-whaling_3 = S 1 až 3 velrybářskými čluny: házej modrou kostkou, dobré jsou nízké hody, a odečti rudu na člunech. Úspěch: za výsledek zaplacený dřevem nebo kopími získej 1 olej, 1 kůži a kosti a 1 velrybí maso. Neúspěch: 1 dřevo, 1 kopí a 2 vikingové zpět.
odn-spacetext-livestock_choice = Vezmi si 1 ovci zdarma, nebo 1 krávu za 1 stříbrný.
odn-spacetext-market_fruits = Vezmi si 1 ovoce, 1 olej, 1 solené maso a 1 stříbrný.
odn-spacetext-products_wool = Vezmi si 1, 2 nebo 3 vlny, máš-li 1, 2 nebo aspoň 3 ovce.
odn-spacetext-forge = Vyměň 1 rudu za šperky nebo za dosud dostupný speciální žeton s kleštěmi.
odn-spacetext-craft_runes_and_chests = Vyměň 2 kameny a 2 dřeva za 2 runové kameny a 2 truhly.
odn-spacetext-mountain_3_2 = Vezmi až 3 předměty z jednoho horského pásu a až 2 z jiného.
odn-spacetext-upgrade_3_weapons_4 = Vylepši až 3 žetony zboží, každý o jeden stupeň, a dober 4 karty zbraní.
odn-spacetext-upgrade_4 = Vylepši až 4 žetony zboží, každý o jeden stupeň.
odn-spacetext-special_sale = S knarrem: kup až 2 speciální žetony za jejich ceny, ne však anglickou korunu.
odn-spacetext-pillaging_3 = S dlouhou lodí: házej modrou kostkou, dobré jsou vysoké hody, a přidej její rudu, kameny a meče. Úspěch: 1 modrý nebo speciální žeton do výše výsledku. Neúspěch: 1 kámen, 1 meč a 1 viking zpět.
odn-spacetext-explore_far = S dlouhou lodí: vezmi si Baffinův ostrov, Labrador nebo Newfoundland.
odn-spacetext-emigration_3 = Zaplať tolik stříbrných, kolikáté je kolo, a emigruj s knarrem nebo dlouhou lodí.
odn-spacetext-occupation_play_4 = Zahraj až 4 povolání.
odn-spacetext-build_house_and_ship = Zaplať 2 kameny a 2 dřeva za kamenný dům a dlouhou loď, nebo za dlouhý dům a knarr.
odn-spacetext-whaling_4 = S 1 velrybářským člunem: házej modrou kostkou, dobré jsou nízké hody, a odečti rudu na člunu. Úspěch: za výsledek zaplacený dřevem nebo kopími získej 1 olej, 1 kůži a kosti a 1 velrybí maso. Neúspěch: 1 dřevo, 1 kopí a 2 vikingové zpět.
odn-spacetext-buy_sheep_cattle = Zaplať 3 stříbrné za 1 ovci a 1 krávu.
odn-spacetext-market_spices = Vezmi si 1 koření a 1 stříbrný, k tomu 2 mléka, máš-li krávu, a 1 vlnu, máš-li ovci.
odn-spacetext-craft_robe_jewelry = Vezmi si 4 stříbrné. Smíš vyměnit 1 vlnu za 1 roucho a 1 stříbrný příbor za 1 šperky.
odn-spacetext-mountain_4_up2x2 = Vezmi až 4 předměty z jednoho horského pásu a vylepši až 2 žetony zboží, každý o dva stupně.
odn-spacetext-mountain_2222_or_up2x3 = Vezmi až 2 předměty z každého z nejvýše čtyř horských pásů, nebo vylepši až 3 žetony zboží, každý o dva stupně.
odn-spacetext-plundering = S aspoň 2 dlouhými loděmi: vezmi si 1 stříbrný poklad.
odn-spacetext-emigration_4 = Smíš vyměnit 1 velrybářský člun za 1 knarr a smíš emigrovat za tolik stříbrných, kolikáté je kolo.
odn-spacetext-imitate_1 = Proveď akci pole v 1. sloupci, které je obsazeno jiným hráčem.
odn-spacetext-imitate_2 = Proveď akci pole ve 2. sloupci, které je obsazeno jiným hráčem.
odn-spacetext-imitate_3 = Proveď akci pole ve 3. sloupci, které je obsazeno jiným hráčem.
odn-spacetext-imitate_4 = Proveď akci pole ve 4. sloupci, které je obsazeno jiným hráčem.

## Pole akcí: vysvětlení

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
