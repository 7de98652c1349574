# Nazwy rzeczy w grze Uczta dla Odyna, z wyjątkiem pomocników. Stoją jako podpisy i wewnątrz zdań innych wiadomości, w
# mianowniku albo, gdy zdanie prosi o NAME($thing, case: "acc"), w bierniku. Dobra, żetony, budynki, łodzie, broń i materiały małą literą; pola akcji, grupy, fazy i wyspy wielką.

## Dobra

odn-good-peas = groch
    .acc = groch
odn-good-flax = len
    .acc = len
odn-good-beans = fasola
    .acc = fasolę
odn-good-grain = zboże
    .acc = zboże
odn-good-cabbage = kapusta
    .acc = kapustę
odn-good-fruits = owoce
    .acc = owoce
odn-good-mead = miód pitny
    .acc = miód pitny
odn-good-stockfish = sztokfisz
    .acc = sztokfisz
odn-good-milk = mleko
    .acc = mleko
odn-good-salt_meat = mięso peklowane
    .acc = mięso peklowane
odn-good-game_meat = dziczyzna
    .acc = dziczyznę
odn-good-sheep = owca
    .acc = owcę
odn-good-pregnant_sheep = ciężarna owca
    .acc = ciężarną owcę
odn-good-whale_meat = mięso wieloryba
    .acc = mięso wieloryba
odn-good-cattle = krowa
    .acc = krowę
odn-good-pregnant_cattle = ciężarna krowa
    .acc = ciężarną krowę
odn-good-oil = olej
    .acc = olej
odn-good-hide = skóra
    .acc = skórę
odn-good-wool = pled
    .acc = pled
odn-good-linen = płótno
    .acc = płótno
odn-good-skin_and_bones = skóra i kości
    .acc = skórę i kości
odn-good-fur = futro
    .acc = futro
odn-good-robe = tunika
    .acc = tunikę
odn-good-clothing = szata
    .acc = szatę
odn-good-rune_stone = kamień runiczny
    .acc = kamień runiczny
odn-good-silverware = srebrne sztućce
    .acc = srebrne sztućce
odn-good-chest = kufer
    .acc = kufer
odn-good-silk = jedwab
    .acc = jedwab
odn-good-spices = przyprawy
    .acc = przyprawy
odn-good-jewelry = biżuteria
    .acc = biżuterię
odn-good-treasure_chest = skrzynia skarbów
    .acc = skrzynię skarbów
odn-good-silver_hoard = srebrne skarby
    .acc = srebrne skarby

## Żetony specjalne

odn-tile-glass_beads = szklane paciorki
    .acc = szklane paciorki
odn-tile-helmet = hełm
    .acc = hełm
odn-tile-cloakpin = szpila do płaszcza
    .acc = szpilę do płaszcza
odn-tile-belt = pas
    .acc = pas
odn-tile-crucifix = krucyfiks
    .acc = krucyfiks
odn-tile-drinking_horn = róg do picia
    .acc = róg do picia
odn-tile-amber_figure = bursztynowa figurka
    .acc = bursztynową figurkę
odn-tile-horseshoe = podkowa
    .acc = podkowę
odn-tile-gold_brooch = złota brosza
    .acc = złotą broszę
odn-tile-forge_hammer = młot kowalski
    .acc = młot kowalski
odn-tile-fibula = fibula
    .acc = fibulę
odn-tile-throwing_axe = topór do rzucania
    .acc = topór do rzucania
odn-tile-chalice = kielich
    .acc = kielich
odn-tile-round_shield = okrągła tarcza
    .acc = okrągłą tarczę
odn-tile-english_crown = Korona Anglii
    .acc = Koronę Anglii

## Kolory żetonów

odn-colour-orange = pomarańczowy
odn-colour-red = czerwony
odn-colour-green = zielony
odn-colour-blue = niebieski
odn-colour-special = specjalny

## Materiały, broń, łodzie, budynki

odn-resource-wood = drewno
    .acc = drewno
odn-resource-stone = kamień
    .acc = kamień
odn-resource-ore = ruda
    .acc = rudę
odn-resource-silver = srebro
    .acc = srebro

odn-weapon-bow = łuk i strzała
    .acc = łuk i strzałę
odn-weapon-snare = pułapka
    .acc = pułapkę
odn-weapon-spear = włócznia
    .acc = włócznię
odn-weapon-long_sword = miecz
    .acc = miecz

odn-ship-whaling_boat = wielorybnik
    .acc = wielorybnik
odn-ship-knarr = knara
    .acc = knarę
odn-ship-longship = langskip
    .acc = langskip

odn-building-shed = szopa
    .acc = szopę
odn-building-stone_house = kamienny dom
    .acc = kamienny dom
odn-building-long_house = długi dom
    .acc = długi dom

## Plansze

odn-board-home = plansza osady
    .acc = planszę osady
odn-board-shetland = Szetlandy
    .acc = Szetlandy
odn-board-bear_island = Wyspa Niedźwiedzia
    .acc = Wyspę Niedźwiedzią
odn-board-faroe_islands = Wyspy Owcze
    .acc = Wyspy Owcze
odn-board-baffin_island = Ziemia Baffina
    .acc = Ziemię Baffina
odn-board-iceland = Islandia
    .acc = Islandię
odn-board-labrador = Labrador
    .acc = Labrador
odn-board-greenland = Grenlandia
    .acc = Grenlandię
odn-board-newfoundland = Nowa Fundlandia
    .acc = Nową Fundlandię

## Wzgórza

odn-strip-1 = wzgórze 1
odn-strip-2 = wzgórze 2
odn-strip-3 = wzgórze 3
odn-strip-4 = wzgórze 4
odn-strip-5 = wzgórze 5
odn-strip-6 = wzgórze 6
odn-strip-7 = wzgórze 7
odn-strip-8 = wzgórze 8

## Fazy rundy

odn-phase-1 = Dodatkowy wiking
odn-phase-2 = Żniwa
odn-phase-3 = Odwrócenie planszy wyspy i dołożenie monet
odn-phase-4 = Dodatkowa broń
odn-phase-5 = Akcje
odn-phase-6 = Ustalenie gracza rozpoczynającego
odn-phase-7 = Dochód
odn-phase-8 = Rozmnażanie zwierząt
odn-phase-9 = Uczta
odn-phase-10 = Premie za pola specjalne
odn-phase-11 = Nowe wzgórza i uporządkowanie zasobów
odn-phase-12 = Usunięcie wikingów z planszy akcji

## Kategorie pomocników

odn-category-immediate = Natychmiastowa
odn-category-anytime = Działająca zawsze
odn-category-each_time = Działająca warunkowo
odn-category-as_soon_as = Kiedy… wtedy…

## Rzędy planszy akcji

odn-group-build_houses = Budowa domów
odn-group-build_ships = Budowa łodzi
odn-group-hunting = Łowy
odn-group-livestock_market = Targ zwierzęcy
odn-group-weekly_market = Jarmark
odn-group-products = Produkty
odn-group-crafting = Rzemiosło
odn-group-mountains_and_trade = Wzgórza i handel
odn-group-sailing = Żegluga
odn-group-emigration_and_occupation = Emigracja i pomocnicy

## Pola akcji: krótkie nazwy

odn-space-build_shed = Szopa
odn-space-build_whaling_boat = Wielorybnik
odn-space-hunting_game_1 = Polowanie (1 wiking)
odn-space-stockfish_1 = Sztokfisz
odn-space-buy_stockfish = Sztokfisze za srebro
odn-space-buy_salt_meat = Mięso peklowane za srebro
odn-space-market_beans = Fasola
odn-space-products_milk = Mleko
odn-space-craft_linen = Płótno
odn-space-craft_rune_stone = Kamień runiczny
odn-space-mountain_2 = 2 dobra ze wzgórza
odn-space-mountain_1_up_1 = 1 dobro ze wzgórza, ulepsz 1 dobro
odn-space-upgrade_2 = Ulepsz 2 dobra
odn-space-overseas_trading_1 = Handel morski (1 wiking)
odn-space-raiding = Rabunek
odn-space-explore_near = Odkrywanie: Szetlandy, Wyspy Owcze
odn-space-occupation_draw = Dociągnij 1 pomocnika
odn-space-occupation_play_1 = Zagraj 1 pomocnika
odn-space-build_stone_house = Kamienny dom
odn-space-build_knarr = Knara
odn-space-hunting_game_2 = Polowanie (2 wikingów)
odn-space-laying_a_snare = Zastawianie pułapek
odn-space-buy_sheep = Owca
odn-space-buy_cattle_milk = Krowa i mleko
odn-space-market_flax = Len i sztokfisz
odn-space-products_mead = Miód pitny
odn-space-craft_clothing = Szata
odn-space-craft_chest = Kufer
odn-space-wood_per_player = Drewno i ruda
odn-space-mountain_3_up_1 = 3 dobra ze wzgórza, ulepsz 1 dobro
odn-space-upgrade_3 = Ulepsz 3 dobra
odn-space-overseas_trading_2 = Handel morski (2 wikingów)
odn-space-pillaging_2 = Plądrowanie (2 wikingów)
odn-space-explore_mid = Odkrywanie: Islandia, Grenlandia, Wyspa Niedźwiedzia
odn-space-emigration_2 = Emigracja (2 wikingów)
odn-space-occupation_play_2 = Zagraj 2 pomocników
odn-space-build_long_house = Długi dom
odn-space-build_longship = Langskip
odn-space-whaling_3 = Połów wielorybów (do 3 łodzi)
odn-space-livestock_choice = Owca albo krowa
odn-space-market_fruits = Owoce, olej i mięso peklowane
odn-space-products_wool = Pledy
odn-space-forge = Kuźnia
odn-space-craft_runes_and_chests = Kamienie runiczne i kufry
odn-space-mountain_3_2 = 3+2 dobra ze wzgórz
odn-space-upgrade_3_weapons_4 = Ulepsz 3 dobra, 4 karty broni
odn-space-upgrade_4 = Ulepsz 4 dobra
odn-space-special_sale = Sprzedaż okazyjna
odn-space-pillaging_3 = Plądrowanie (3 wikingów)
odn-space-explore_far = Odkrywanie: Ziemia Baffina, Labrador, Nowa Fundlandia
odn-space-emigration_3 = Emigracja (3 wikingów)
odn-space-occupation_play_4 = Zagraj 4 pomocników
odn-space-build_house_and_ship = Dom i duża łódź
odn-space-whaling_4 = Połów wielorybów (1 łódź)
odn-space-buy_sheep_cattle = Owca i krowa
odn-space-market_spices = Przyprawy, mleko i pled
odn-space-craft_robe_jewelry = Srebro, tunika i biżuteria
odn-space-mountain_4_up2x2 = 4 dobra ze wzgórza, ulepsz podwójnie 2 dobra
odn-space-mountain_2222_or_up2x3 = 2+2+2+2 dobra ze wzgórz albo ulepsz podwójnie 3 dobra
odn-space-plundering = Najazd
odn-space-emigration_4 = Wielorybnik na knarę, emigracja
odn-space-imitate_1 = Naśladowanie w kolumnie 1
odn-space-imitate_2 = Naśladowanie w kolumnie 2
odn-space-imitate_3 = Naśladowanie w kolumnie 3
odn-space-imitate_4 = Naśladowanie w kolumnie 4

## Pola akcji: co kosztują i co dają

odn-spacetext-build_shed = Zapłać 2 drewna i zbuduj szopę.
odn-spacetext-build_whaling_boat = Zapłać 1 drewno i zbuduj wielorybnik.
odn-spacetext-hunting_game_1 = Rzuć pomarańczową kostką, im niższy wynik, tym lepiej. Sukces: zapłać drewnem lub łukami tyle, ile wynosi wynik, i weź 1 skórę i 1 dziczyznę. Porażka: 1 drewno i 1 łuk i strzała.
odn-spacetext-stockfish_1 = Weź 1 sztokfisz.
odn-spacetext-buy_stockfish = Zapłać 1 srebrną monetę za 2 sztokfisze.
odn-spacetext-buy_salt_meat = Zapłać 2 srebrne monety za 2 mięsa peklowane.
odn-spacetext-market_beans = Weź 1 fasolę i 1 srebrną monetę.
odn-spacetext-products_milk = Weź 1, 2 lub 3 mleka, jeśli masz 1, 2 lub co najmniej 3 krowy.
odn-spacetext-craft_linen = Wymień 1 len na 1 płótno.
odn-spacetext-craft_rune_stone = Wymień 1 kamień na 1 kamień runiczny i 1 srebrną monetę.
odn-spacetext-mountain_2 = Weź do 2 dóbr z jednego wzgórza.
odn-spacetext-mountain_1_up_1 = Weź 1 dobro ze wzgórza i ulepsz 1 dobro.
odn-spacetext-upgrade_2 = Ulepsz do 2 dóbr o jeden poziom.
odn-spacetext-overseas_trading_1 = Mając knarę, zapłać 1 srebrną monetę i odwróć na niebieską stronę zielone żetony z zasobów, najwyżej po jednym każdego rodzaju.
odn-spacetext-raiding = Mając langskip, rzuć pomarańczową kostką, dobry jest wysoki wynik; dodaj kamienie i miecze. Sukces: 1 niebieski lub specjalny żeton o wartości do wyniku. Porażka: 1 kamień i 1 miecz.
odn-spacetext-explore_near = Mając dowolną łódź, zdobądź Szetlandy albo Wyspy Owcze.
odn-spacetext-occupation_draw = Dociągnij 1 kartę pomocnika i weź 1 srebrną monetę.
odn-spacetext-occupation_play_1 = Zapłać 1 kamień albo 1 rudę, zagraj 1 pomocnika i weź 1 srebrną monetę.
odn-spacetext-build_stone_house = Zapłać 1 kamień i zbuduj kamienny dom.
odn-spacetext-build_knarr = Zapłać 2 drewna i zbuduj knarę.
odn-spacetext-hunting_game_2 = Rzuć pomarańczową kostką, im niższy wynik, tym lepiej. Sukces: zapłać drewnem lub łukami tyle, ile wynosi wynik, i weź 1 skórę i 1 dziczyznę. Porażka: 1 drewno i 1 łuk i strzała.
odn-spacetext-laying_a_snare = Rzuć pomarańczową kostką, im niższy wynik, tym lepiej. Sukces: zapłać drewnem lub pułapkami tyle, ile wynosi wynik, i weź 1 futro i 1 pułapkę. Porażka: 1 drewno, 1 pułapka i powrót 1 wikinga.
odn-spacetext-buy_sheep = Zapłać 1 srebrną monetę za 1 owcę.
odn-spacetext-buy_cattle_milk = Zapłać 3 srebrne monety za 1 krowę i 1 mleko.
odn-spacetext-market_flax = Weź 1 len, 1 sztokfisz i 1 srebrną monetę.
odn-spacetext-products_mead = Weź 2 miody pitne i 2 srebrne monety.
odn-spacetext-craft_clothing = Wymień 1 skórę i 1 płótno na 1 szatę i 2 srebrne monety.
odn-spacetext-craft_chest = Wymień 1 drewno albo 1 rudę na 1 kufer i 1 srebrną monetę.
odn-spacetext-wood_per_player = Weź z zasobów ogólnych po 1 drewnie za każdego gracza i 1 rudę.
odn-spacetext-mountain_3_up_1 = Weź do 3 dóbr z jednego wzgórza i ulepsz 1 dobro.
odn-spacetext-upgrade_3 = Ulepsz do 3 dóbr o jeden poziom.
odn-spacetext-overseas_trading_2 = Mając knarę, zapłać 1 srebrną monetę i odwróć na niebieską stronę zielone żetony z zasobów, najwyżej po jednym każdego rodzaju.
odn-spacetext-pillaging_2 = Mając langskip, rzuć niebieską kostką, dobry jest wysoki wynik; dodaj jego rudę, kamienie i miecze. Sukces: 1 niebieski lub specjalny żeton o wartości do wyniku. Porażka: 1 kamień, 1 miecz i powrót 1 wikinga.
odn-spacetext-explore_mid = Mając knarę albo langskip, zdobądź Islandię, Grenlandię albo Wyspę Niedźwiedzią.
odn-spacetext-emigration_2 = Zapłać tyle srebrnych monet, ile wynosi numer rundy, i emigruj knarą albo langskipem.
odn-spacetext-occupation_play_2 = Zagraj do 2 pomocników.
odn-spacetext-build_long_house = Zapłać 2 kamienie i zbuduj długi dom.
odn-spacetext-build_longship = Zapłać 2 drewna i zbuduj langskip.
odn-spacetext-whaling_3 = Mając od 1 do 3 wielorybników, rzuć niebieską kostką, im niższy wynik, tym lepiej; odejmij ich rudę. Sukces: zapłać drewnem lub włóczniami tyle, ile wynosi wynik, i weź 1 olej, 1 żeton „skóra i kości” i 1 mięso wieloryba. Porażka: 1 drewno, 1 włócznia i powrót 2 wikingów.
odn-spacetext-livestock_choice = Weź 1 owcę za darmo albo 1 krowę za 1 srebrną monetę.
odn-spacetext-market_fruits = Weź 1 żeton owoców, 1 olej, 1 mięso peklowane i 1 srebrną monetę.
odn-spacetext-products_wool = Weź 1, 2 lub 3 pledy, jeśli masz 1, 2 lub co najmniej 3 owce.
odn-spacetext-forge = Wymień 1 rudę na biżuterię albo na dostępny żeton specjalny z symbolem kleszczy.
odn-spacetext-craft_runes_and_chests = Wymień 2 kamienie i 2 drewna na 2 kamienie runiczne i 2 kufry.
odn-spacetext-mountain_3_2 = Weź do 3 dóbr z jednego wzgórza i do 2 z innego.
odn-spacetext-upgrade_3_weapons_4 = Ulepsz do 3 dóbr o jeden poziom i dociągnij 4 karty broni.
odn-spacetext-upgrade_4 = Ulepsz do 4 dóbr o jeden poziom.
odn-spacetext-special_sale = Mając knarę, kup po podanych cenach do 2 żetonów specjalnych, ale nie Koronę Anglii.
odn-spacetext-pillaging_3 = Mając langskip, rzuć niebieską kostką, dobry jest wysoki wynik; dodaj jego rudę, kamienie i miecze. Sukces: 1 niebieski lub specjalny żeton o wartości do wyniku. Porażka: 1 kamień, 1 miecz i powrót 1 wikinga.
odn-spacetext-explore_far = Mając langskip, zdobądź Ziemię Baffina, Labrador albo Nową Fundlandię.
odn-spacetext-emigration_3 = Zapłać tyle srebrnych monet, ile wynosi numer rundy, i emigruj knarą albo langskipem.
odn-spacetext-occupation_play_4 = Zagraj do 4 pomocników.
odn-spacetext-build_house_and_ship = Zapłać 2 kamienie i 2 drewna za kamienny dom i langskip albo za długi dom i knarę.
odn-spacetext-whaling_4 = Mając wielorybnik, rzuć niebieską kostką, im niższy wynik, tym lepiej; odejmij rudę jednej łodzi. Sukces: zapłać drewnem lub włóczniami tyle, ile wynosi wynik, i weź 1 olej, 1 żeton „skóra i kości” i 1 mięso wieloryba. Porażka: 1 drewno, 1 włócznia i powrót 2 wikingów.
odn-spacetext-buy_sheep_cattle = Zapłać 3 srebrne monety za 1 owcę i 1 krowę.
odn-spacetext-market_spices = Weź 1 żeton przypraw i 1 srebrną monetę, a do tego 2 mleka, jeśli masz krowę, i 1 pled, jeśli masz owcę.
odn-spacetext-craft_robe_jewelry = Weź 4 srebrne monety. Możesz wymienić 1 pled na 1 tunikę i 1 żeton srebrnych sztućców na 1 biżuterię.
odn-spacetext-mountain_4_up2x2 = Weź do 4 dóbr z jednego wzgórza i ulepsz do 2 dóbr o dwa poziomy.
odn-spacetext-mountain_2222_or_up2x3 = Weź do 2 dóbr z każdego z najwyżej czterech wzgórz albo ulepsz do 3 dóbr o dwa poziomy.
odn-spacetext-plundering = Mając co najmniej 2 langskipy, weź 1 żeton srebrnych skarbów.
odn-spacetext-emigration_4 = Możesz wymienić 1 wielorybnik na 1 knarę i możesz emigrować za tyle srebrnych monet, ile wynosi numer rundy.
odn-spacetext-imitate_1 = Wykonaj akcję z pola kolumny 1 zajętego przez innego gracza.
odn-spacetext-imitate_2 = Wykonaj akcję z pola kolumny 2 zajętego przez innego gracza.
odn-spacetext-imitate_3 = Wykonaj akcję z pola kolumny 3 zajętego przez innego gracza.
odn-spacetext-imitate_4 = Wykonaj akcję z pola kolumny 4 zajętego przez innego gracza.

## Pola akcji: objaśnienia

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
