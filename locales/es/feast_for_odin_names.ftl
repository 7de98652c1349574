# Nombres de las cosas de Un festín para Odín, salvo los oficios. Aparecen solos y dentro de frases de otros mensajes.
# Productos, losetas, edificios, barcos, armas y materiales en minúscula; casillas, grupos, fases y territorios en mayúscula.

## Productos

odn-good-peas = guisantes
odn-good-flax = lino
odn-good-beans = alubias
odn-good-grain = grano
odn-good-cabbage = col
odn-good-fruits = fruta
odn-good-mead = hidromiel
odn-good-stockfish = bacalao seco
odn-good-milk = leche
odn-good-salt_meat = carne salada
odn-good-game_meat = carne de caza
odn-good-sheep = oveja
odn-good-pregnant_sheep = oveja preñada
odn-good-whale_meat = carne de ballena
odn-good-cattle = vaca
odn-good-pregnant_cattle = vaca preñada
odn-good-oil = aceite
odn-good-hide = cuero
odn-good-wool = lana
odn-good-linen = tela de lino
odn-good-skin_and_bones = piel y huesos
odn-good-fur = pieles
odn-good-robe = túnica
odn-good-clothing = vestimenta
odn-good-rune_stone = piedra rúnica
odn-good-silverware = cubertería
odn-good-chest = arcón
odn-good-silk = seda
odn-good-spices = especias
odn-good-jewelry = joyas
odn-good-treasure_chest = cofre del tesoro
odn-good-silver_hoard = tesoro de plata

## Losetas especiales

odn-tile-glass_beads = cuentas de vidrio
odn-tile-helmet = casco
odn-tile-cloakpin = alfiler de capa
odn-tile-belt = cinturón
odn-tile-crucifix = crucifijo
odn-tile-drinking_horn = cuerno para beber
odn-tile-amber_figure = figura de ámbar
odn-tile-horseshoe = herradura
odn-tile-gold_brooch = broche de oro
odn-tile-forge_hammer = martillo de forja
odn-tile-fibula = fíbula
odn-tile-throwing_axe = hacha arrojadiza
odn-tile-chalice = cáliz
odn-tile-round_shield = escudo redondo
odn-tile-english_crown = corona de Inglaterra

## Materiales, armas, barcos, edificios

odn-resource-wood = madera
odn-resource-stone = piedra
odn-resource-ore = mineral
odn-resource-silver = plata

odn-weapon-bow = arco
odn-weapon-snare = trampa
odn-weapon-spear = lanza
odn-weapon-long_sword = espada larga

odn-ship-whaling_boat = ballenero
odn-ship-knarr = knarr
odn-ship-longship = drakkar

odn-building-shed = cobertizo
odn-building-stone_house = casa de piedra
odn-building-long_house = casa larga

## Tableros

odn-board-home = tablero individual
odn-board-shetland = Islas Shetland
odn-board-bear_island = Isla del Oso
odn-board-faroe_islands = Islas Feroe
odn-board-baffin_island = Isla de Baffin
odn-board-iceland = Islandia
odn-board-labrador = Labrador
odn-board-greenland = Groenlandia
odn-board-newfoundland = Terranova

## Tiras de montaña

odn-strip-1 = tira de montaña 1
odn-strip-2 = tira de montaña 2
odn-strip-3 = tira de montaña 3
odn-strip-4 = tira de montaña 4
odn-strip-5 = tira de montaña 5
odn-strip-6 = tira de montaña 6
odn-strip-7 = tira de montaña 7
odn-strip-8 = tira de montaña 8

## Fases de la ronda

odn-phase-1 = Nuevo vikingo
odn-phase-2 = Cosecha
odn-phase-3 = Giro de un territorio y plata
odn-phase-4 = Nueva arma
odn-phase-5 = Acciones
odn-phase-6 = Jugador inicial
odn-phase-7 = Ingresos
odn-phase-8 = Cría de animales
odn-phase-9 = Banquete
odn-phase-10 = Bonificaciones
odn-phase-11 = Montañas
odn-phase-12 = Regreso de los vikingos

## Categorías de oficios

odn-category-immediate = Inmediato
odn-category-anytime = En cualquier momento
odn-category-each_time = Cada vez
odn-category-as_soon_as = En cuanto

## Filas del tablero de acciones

odn-group-build_houses = Construcción de casas
odn-group-build_ships = Construcción de barcos
odn-group-hunting = Caza
odn-group-livestock_market = Mercado de ganado
odn-group-weekly_market = Mercado semanal
odn-group-products = Productos
odn-group-crafting = Artesanía
odn-group-mountains_and_trade = Montaña y comercio
odn-group-sailing = Navegación
odn-group-emigration_and_occupation = Emigración y oficios

## Casillas de acción: nombres cortos

odn-space-build_shed = Cobertizo
odn-space-build_whaling_boat = Ballenero
odn-space-hunting_game_1 = Caza con 1 vikingo
odn-space-stockfish_1 = Bacalao seco
odn-space-buy_stockfish = Bacalao seco por plata
odn-space-buy_salt_meat = Carne salada por plata
odn-space-market_beans = Alubias
odn-space-products_milk = Leche
odn-space-craft_linen = Tela de lino
odn-space-craft_rune_stone = Piedra rúnica
odn-space-mountain_2 = 2 unidades de una tira
odn-space-mountain_1_up_1 = 1 unidad y mejora de 1 producto
odn-space-upgrade_2 = Mejora de 2 productos
odn-space-overseas_trading_1 = Comercio de ultramar con 1 vikingo
odn-space-raiding = Incursión
odn-space-explore_near = Exploración: islas Shetland, islas Feroe
odn-space-occupation_draw = Robar 1 oficio
odn-space-occupation_play_1 = Jugar 1 oficio
odn-space-build_stone_house = Casa de piedra
odn-space-build_knarr = Knarr
odn-space-hunting_game_2 = Caza con 2 vikingos
odn-space-laying_a_snare = Trampeo
odn-space-buy_sheep = Oveja
odn-space-buy_cattle_milk = Vaca y leche
odn-space-market_flax = Lino y bacalao seco
odn-space-products_mead = Hidromiel
odn-space-craft_clothing = Vestimenta
odn-space-craft_chest = Arcón
odn-space-wood_per_player = Madera y mineral
odn-space-mountain_3_up_1 = 3 unidades y mejora de 1 producto
odn-space-upgrade_3 = Mejora de 3 productos
odn-space-overseas_trading_2 = Comercio de ultramar con 2 vikingos
odn-space-pillaging_2 = Saqueo con 2 vikingos
odn-space-explore_mid = Exploración: Islandia, Groenlandia, isla del Oso
odn-space-emigration_2 = Emigración con 2 vikingos
odn-space-occupation_play_2 = Jugar 2 oficios
odn-space-build_long_house = Casa larga
odn-space-build_longship = Drakkar
odn-space-whaling_3 = Caza de ballenas con 1 a 3 balleneros
odn-space-livestock_choice = Oveja o vaca
odn-space-market_fruits = Fruta, aceite y carne salada
odn-space-products_wool = Lana
odn-space-forge = Forja
odn-space-craft_runes_and_chests = Piedras rúnicas y arcones
odn-space-mountain_3_2 = 3+2 unidades de dos tiras
odn-space-upgrade_3_weapons_4 = Mejora de 3 productos y 4 armas
odn-space-upgrade_4 = Mejora de 4 productos
odn-space-special_sale = Venta especial
odn-space-pillaging_3 = Saqueo con 3 vikingos
odn-space-explore_far = Exploración: isla de Baffin, Labrador, Terranova
odn-space-emigration_3 = Emigración con 3 vikingos
odn-space-occupation_play_4 = Jugar 4 oficios
odn-space-build_house_and_ship = Casa y barco grande
odn-space-whaling_4 = Caza de ballenas con 1 ballenero
odn-space-buy_sheep_cattle = Oveja y vaca
odn-space-market_spices = Especias, leche y lana
odn-space-craft_robe_jewelry = Plata, túnica y joyas
odn-space-mountain_4_up2x2 = 4 unidades y mejora doble de 2 productos
odn-space-mountain_2222_or_up2x3 = 2+2+2+2 unidades o mejora doble de 3 productos
odn-space-plundering = Expolio
odn-space-emigration_4 = Ballenero por knarr, emigración
odn-space-imitate_1 = Imitación en la columna 1
odn-space-imitate_2 = Imitación en la columna 2
odn-space-imitate_3 = Imitación en la columna 3
odn-space-imitate_4 = Imitación en la columna 4

## Casillas de acción: qué cuestan y qué dan

odn-spacetext-build_shed = Paga 2 maderas y construye un cobertizo.
odn-spacetext-build_whaling_boat = Paga 1 madera y construye un ballenero.
odn-spacetext-hunting_game_1 = Tira el dado naranja; conviene sacar poco. Éxito: paga el resultado con madera o arcos y recibe 1 cuero y 1 carne de caza. Fracaso: 1 madera y 1 arco.
odn-spacetext-stockfish_1 = Toma 1 bacalao seco.
odn-spacetext-buy_stockfish = Paga 1 moneda de plata por 2 losetas de bacalao seco.
odn-spacetext-buy_salt_meat = Paga 2 monedas de plata por 2 losetas de carne salada.
odn-spacetext-market_beans = Toma 1 loseta de alubias y 1 moneda de plata.
odn-spacetext-products_milk = Toma 1, 2 o 3 losetas de leche si tienes 1, 2 o al menos 3 vacas.
odn-spacetext-craft_linen = Cambia 1 lino por 1 tela de lino.
odn-spacetext-craft_rune_stone = Cambia 1 piedra por 1 piedra rúnica y 1 moneda de plata.
odn-spacetext-mountain_2 = Toma hasta 2 unidades de una tira de montaña.
odn-spacetext-mountain_1_up_1 = Toma 1 unidad de una tira de montaña y mejora 1 producto.
odn-spacetext-upgrade_2 = Mejora hasta 2 productos, un nivel cada uno.
odn-spacetext-overseas_trading_1 = Con un knarr: paga 1 moneda de plata y voltea a su cara azul losetas verdes de tu reserva, como máximo una de cada producto.
odn-spacetext-raiding = Con un drakkar: tira el dado naranja, conviene sacar mucho, y suma piedra y espadas largas. Éxito: 1 loseta azul o especial que no supere el resultado. Fracaso: 1 piedra y 1 espada larga.
odn-spacetext-explore_near = Con un barco cualquiera: toma las islas Shetland o las islas Feroe.
odn-spacetext-occupation_draw = Roba 1 oficio y toma 1 moneda de plata.
odn-spacetext-occupation_play_1 = Paga 1 piedra o 1 mineral, juega 1 oficio y toma 1 moneda de plata.
odn-spacetext-build_stone_house = Paga 1 piedra y construye una casa de piedra.
odn-spacetext-build_knarr = Paga 2 maderas y construye un knarr.
odn-spacetext-hunting_game_2 = Tira el dado naranja; conviene sacar poco. Éxito: paga el resultado con madera o arcos y recibe 1 cuero y 1 carne de caza. Fracaso: 1 madera y 1 arco.
odn-spacetext-laying_a_snare = Tira el dado naranja; conviene sacar poco. Éxito: paga el resultado con madera o trampas y recibe 1 loseta de pieles y 1 trampa. Fracaso: 1 madera, 1 trampa y vuelve 1 vikingo.
odn-spacetext-buy_sheep = Paga 1 moneda de plata por 1 oveja.
odn-spacetext-buy_cattle_milk = Paga 3 monedas de plata por 1 vaca y 1 leche.
odn-spacetext-market_flax = Toma 1 lino, 1 bacalao seco y 1 moneda de plata.
odn-spacetext-products_mead = Toma 2 losetas de hidromiel y 2 monedas de plata.
odn-spacetext-craft_clothing = Cambia 1 cuero y 1 tela de lino por 1 vestimenta y 2 monedas de plata.
odn-spacetext-craft_chest = Cambia 1 madera o 1 mineral por 1 arcón y 1 moneda de plata.
odn-spacetext-wood_per_player = Toma de la reserva general 1 madera por jugador y 1 mineral.
odn-spacetext-mountain_3_up_1 = Toma hasta 3 unidades de una tira de montaña y mejora 1 producto.
odn-spacetext-upgrade_3 = Mejora hasta 3 productos, un nivel cada uno.
odn-spacetext-overseas_trading_2 = Con un knarr: paga 1 moneda de plata y voltea a su cara azul losetas verdes de tu reserva, como máximo una de cada producto.
odn-spacetext-pillaging_2 = Con un drakkar: tira el dado azul, conviene sacar mucho, y suma su mineral, piedra y espadas largas. Éxito: 1 loseta azul o especial que no supere el resultado. Fracaso: 1 piedra, 1 espada larga y vuelve 1 vikingo.
odn-spacetext-explore_mid = Con un knarr o un drakkar: toma Islandia, Groenlandia o la isla del Oso.
odn-spacetext-emigration_2 = Paga tanta plata como el número de la ronda y emigra con un knarr o un drakkar.
odn-spacetext-occupation_play_2 = Juega hasta 2 oficios.
odn-spacetext-build_long_house = Paga 2 piedras y construye una casa larga.
odn-spacetext-build_longship = Paga 2 maderas y construye un drakkar.
odn-spacetext-whaling_3 = Con 1 a 3 balleneros: tira el dado azul, conviene sacar poco, y resta su mineral. Éxito: paga el resultado con madera o lanzas y recibe 1 aceite, 1 loseta de piel y huesos y 1 carne de ballena. Fracaso: 1 madera, 1 lanza y vuelven 2 vikingos.
odn-spacetext-livestock_choice = Toma 1 oveja gratis o 1 vaca por 1 moneda de plata.
odn-spacetext-market_fruits = Toma 1 fruta, 1 aceite, 1 carne salada y 1 moneda de plata.
odn-spacetext-products_wool = Toma 1, 2 o 3 losetas de lana si tienes 1, 2 o al menos 3 ovejas.
odn-spacetext-forge = Cambia 1 mineral por joyas o por una loseta especial con tenazas que siga disponible.
odn-spacetext-craft_runes_and_chests = Cambia 2 piedras y 2 maderas por 2 piedras rúnicas y 2 arcones.
odn-spacetext-mountain_3_2 = Toma hasta 3 unidades de una tira de montaña y hasta 2 de otra.
odn-spacetext-upgrade_3_weapons_4 = Mejora hasta 3 productos, un nivel cada uno, y roba 4 cartas de arma.
odn-spacetext-upgrade_4 = Mejora hasta 4 productos, un nivel cada uno.
odn-spacetext-special_sale = Con un knarr: compra hasta 2 losetas especiales por su precio, pero no la corona de Inglaterra.
odn-spacetext-pillaging_3 = Con un drakkar: tira el dado azul, conviene sacar mucho, y suma su mineral, piedra y espadas largas. Éxito: 1 loseta azul o especial que no supere el resultado. Fracaso: 1 piedra, 1 espada larga y vuelve 1 vikingo.
odn-spacetext-explore_far = Con un drakkar: toma la isla de Baffin, Labrador o Terranova.
odn-spacetext-emigration_3 = Paga tanta plata como el número de la ronda y emigra con un knarr o un drakkar.
odn-spacetext-occupation_play_4 = Juega hasta 4 oficios.
odn-spacetext-build_house_and_ship = Paga 2 piedras y 2 maderas por una casa de piedra y un drakkar, o por una casa larga y un knarr.
odn-spacetext-whaling_4 = Con 1 ballenero: tira el dado azul, conviene sacar poco, y resta su mineral. Éxito: paga el resultado con madera o lanzas y recibe 1 aceite, 1 loseta de piel y huesos y 1 carne de ballena. Fracaso: 1 madera, 1 lanza y vuelven 2 vikingos.
odn-spacetext-buy_sheep_cattle = Paga 3 monedas de plata por 1 oveja y 1 vaca.
odn-spacetext-market_spices = Toma 1 loseta de especias y 1 moneda de plata, además 2 losetas de leche si tienes vacas y 1 lana si tienes ovejas.
odn-spacetext-craft_robe_jewelry = Toma 4 monedas de plata. Puedes cambiar 1 lana por 1 túnica y 1 cubertería por 1 loseta de joyas.
odn-spacetext-mountain_4_up2x2 = Toma hasta 4 unidades de una tira de montaña y mejora hasta 2 productos, dos niveles cada uno.
odn-spacetext-mountain_2222_or_up2x3 = Toma hasta 2 unidades de cada una de hasta cuatro tiras de montaña, o mejora hasta 3 productos, dos niveles cada uno.
odn-spacetext-plundering = Con al menos 2 drakkares: toma 1 tesoro de plata.
odn-spacetext-emigration_4 = Puedes cambiar 1 ballenero por 1 knarr y puedes emigrar por tanta plata como el número de la ronda.
odn-spacetext-imitate_1 = Realiza la acción de una casilla de la columna 1 ocupada por otro jugador.
odn-spacetext-imitate_2 = Realiza la acción de una casilla de la columna 2 ocupada por otro jugador.
odn-spacetext-imitate_3 = Realiza la acción de una casilla de la columna 3 ocupada por otro jugador.
odn-spacetext-imitate_4 = Realiza la acción de una casilla de la columna 4 ocupada por otro jugador.

## Casillas de acción: explicaciones

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
