# Pax Viking: co říká jen kresba stolu.

pax-word-map = Mapa světa vikingů
pax-word-round = { $round }. kolo
pax-word-track = Stupnice ságy
pax-word-pile = { $count ->
        [one] 1 dílek v hromádce ságy
        [few] { $count } dílky v hromádce ságy
        [many] { $count } dílku v hromádce ságy
       *[other] { $count } dílků v hromádce ságy
    }
pax-word-discards = { $count ->
        [one] Odhozené: 1 dílek
        [few] Odhozené: { $count } dílky
        [many] Odhozené: { $count } dílku
       *[other] Odhozené: { $count } dílků
    }
pax-word-events-left = { $count ->
        [one] Zbývá 1 událost
        [few] Zbývají { $count } události
        [many] Zbývá { $count } události
       *[other] Zbývá { $count } událostí
    }
pax-word-nothing = Nic tu neleží.
pax-word-cost = cena: { $cost } silfr
pax-word-cost-mine = stojí tě { $cost } silfr místo { $printed }
pax-word-too-dear = Na to teď nemáš.
pax-word-silfr = { $count } silfr

## Na mapě

pax-word-longships-here = { $count ->
        [one] 1 drakar
        [few] { $count } drakary
        [many] { $count } drakaru
       *[other] { $count } drakarů
    }
pax-word-ally-longship = spojenec ({ $colour })
pax-word-commanded = velí { $player }
pax-word-renewed = stav: obnovený
pax-word-exhausted = stav: vyčerpaný
pax-word-held-by = drží { $player }
pax-word-port-to = přístav: { $sea }
pax-word-home-of = sídlo: { $player }
pax-word-duchy-of = vévodství: { $player }
pax-word-sworn = { $player }: { $count ->
        [one] 1 stoupenec v roli drakaru
        [few] { $count } stoupenci v roli drakarů
        [many] { $count } stoupence v roli drakarů
       *[other] { $count } stoupenců v roli drakarů
    }
pax-word-nodes-away = { $count ->
        [one] vzdálenost: 1 uzel
        [few] vzdálenost: { $count } uzly
        [many] vzdálenost: { $count } uzlu
       *[other] vzdálenost: { $count } uzlů
    }
pax-word-sail-from-home = vyplout odtud

## Hráči

pax-word-count-silfr = silfr
pax-word-count-longships = drakary: obnovené na mapě + na desce jarla
pax-word-count-ventures = zřízené podniky
pax-word-count-posts = obchodní střediska a mocní spojenci
pax-word-count-allies = drakary spojenců
pax-word-count-duchies = vévodství
pax-word-count-hand = dílky v ruce / limit ruky
pax-word-marker = ukazatel vlivu
pax-word-influence = Vliv
pax-word-influence-of = { $player }: { $follower } { $count }
pax-word-influence-holds = { $player }: { $follower } { $count }, má ukazatel vlivu
pax-word-hand = Moje ruka
pax-word-no-hand = Nemáš v ruce žádné dílky.
pax-word-jarl-board = Moje deska jarla
pax-word-in-supply = na desce jarla: { $count }
pax-word-at-home = { $count ->
        [one] 1 drakar na desce jarla
        [few] { $count } drakary na desce jarla
        [many] { $count } drakaru na desce jarla
       *[other] { $count } drakarů na desce jarla
    }

## Vítězství

pax-word-victory = Vítězství
pax-word-lacks = { $player } – chybí: { $what }
pax-word-met = { $player }: splněno
pax-word-not-for = { $player }: touto kartou vyhrát nelze
pax-word-face-down = { $count ->
        [one] 1 karta je zakrytá
        [few] { $count } karty jsou zakryté
        [many] { $count } karty je zakryto
       *[other] { $count } karet je zakrytých
    }
pax-word-warn-near = { $player } má blízko ke kartě „{ $card }“! Chybí: { $what }
pax-word-warn-now = { $player } může v tomto tahu vyhrát kartou „{ $card }“! Chybí: { $what }
pax-word-warn-met = { $player } splňuje kartu „{ $card }“ a při příští kontrole vyhraje!

## Althing a obchod

pax-word-althing = Althing
pax-word-event = Událost
pax-word-votes-for = pro: { $count }
pax-word-votes-against = proti: { $count }
pax-word-votes-open = { $count ->
        [one] 1 hlas
        [few] { $count } hlasy
        [many] { $count } hlasu
       *[other] { $count } hlasů
    }
pax-word-votes-sum = pro: { $yes }, proti: { $no }, hlasů celkem: { $all }
pax-word-votes-needed = Je třeba hlasů: { $count } z { $all }.
pax-word-passed = Schváleno, hlasů pro: { $yes } z { $votes }
pax-word-failed = Zamítnuto, hlasů pro: { $yes } z { $votes }
pax-word-offer = Nabídka obchodu
pax-word-offer-between = Nabídka: { $maker } → { $taker }
pax-word-counter-between = Protinabídka: { $maker } → { $taker }
pax-word-offer-secret = Co obsahuje, vědí jen ti dva.
pax-word-offer-fold = Ukázat nebo skrýt nabídku
pax-word-you-give = Dáváš
pax-word-you-get = Dostaneš
pax-word-their-choice = Dílky podle volby druhé strany
pax-word-silfr-name = Silfr
pax-word-any-tiles = { $count ->
        [one] 1 dílek podle vlastní volby
        [few] { $count } dílky podle vlastní volby
        [many] { $count } dílku podle vlastní volby
       *[other] { $count } dílků podle vlastní volby
    }

## Stránka o hře

pax-about-sources = Pax Viking: pravidla jsou úplná, ale tištěnou mapu a dílky k dispozici nemáme. Zachováno je to málo, co ukazují pravidla: 4 ze 113 hranic a část údajů o 9 z 33 regionů, 11 ze 46 stanic, 3 z 8 jarlů, 2 z 20 karet vítězství a 4 z 220 dílků. Téměř vše ostatní je rekonstrukce se skutečnými národy, místy, bohy a osobami 9. až 11. století; není to tištěná hra. Bublina u každého dílku říká, co je o něm známo. Kdo má krabici, může její obsah zadat jako vlastní balíček.
pax-word-end-wastes = { $count ->
        [one] Zbývá ti { $count } akce; propadne.
        [few] Zbývají ti { $count } akce; propadnou.
       *[other] Zbývá ti { $count } akcí; propadnou.
    }
pax-word-missing = chybí
