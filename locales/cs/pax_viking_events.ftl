# Pax Viking: co hra říká o svém průběhu. Na co se ptá, co nabízí a proč něco odmítá, je v pax_viking.ftl.
# Jména a názvy přicházejí hotové, v prvním pádě; seznamy mají navíc svou délku v argumentu <název>_count.
# Místo hráče může vystupovat soupeř ze sólového režimu: Severská říše.

## Události: příprava hry

pax-cards = Karty vítězství v této hře: { $victories }.
pax-start-venture = Od začátku leží ve stanici { $post } podnik { $tile }.
pax-jarl = { $seat } hraje za jarla: { $jarl }.
pax-first = Začíná { $seat }.
pax-solo = { $jarl } stojí proti Severské říši. { $count ->
        [one] V hromádce je { $count } událost.
        [few] V hromádce jsou { $count } události.
       *[other] V hromádce je { $count } událostí.
    } Usaď všechny své stoupence, než hromádka dojde.

## Události: tahy

pax-turn = Kolo { $round }, na tahu je { $seat }.
pax-takes-marker = { $seat } má nejvíc stoupenců { NAME($follower, case: "gen") } ({ $count }) a bere si ukazatel vlivu.
pax-loses-marker = { $seat } už nemá převahu stoupenců { NAME($follower, case: "gen") } a vrací ukazatel vlivu.
pax-ability = { $seat } používá schopnost: { $source }.
pax-influence-action = { $seat } provádí akci vlivu { NAME($follower, case: "gen") }.
pax-solstice = Zimní slunovrat: { $seat }.
pax-income = { $seat } získává { $count } silfr za { $count ->
        [one] { $count } typ stoupenců
        [few] { $count } typy stoupenců
       *[other] { $count } typů stoupenců
    }.

## Události: dílky ságy

pax-draws = { $seat } si dobírá dílek.
pax-drawn = Dobíráš si dílek: { $tile }.
pax-draws-tile = { $seat } si dobírá dílek: { $tile }.
pax-buys = { $seat } kupuje za { $cost } silfr dílek: { $tile }.
pax-track-discarded = Z nejlevnějšího pole se odhazuje dílek: { $tile }.
pax-track-filled = Stupnice ságy se doplňuje: { $tiles }.
pax-swept = { $tiles_count ->
        [one] Ze stupnice ságy mizí dílek
       *[other] Ze stupnice ságy mizí dílky
    }: { $tiles }.
pax-takes-tile = { $seat } si bere { $cost ->
        [0] dílek
       *[other] za { $cost } silfr dílek
    }: { $tile }.
pax-discards = { $seat } odhazuje dílek: { $tile }.
pax-discards-board = { $seat } odhazuje z desky jarla dílek: { $tile }.
pax-plays = { $seat } hraje dílek: { $tile }.
pax-plays-venture = { $seat } hraje ve stanici { $post } podnik: { $tile }.
pax-venture-replaced = Ve stanici { $post } je nahrazen a odhozen podnik: { $tile }.
pax-joins-board = { $seat } zřizuje na desce jarla dílek: { $tile }.
pax-joins-board-alone = { $seat } pokládá na desku jarla dílek { $tile }, ale stoupence už pro něj nemá.
pax-board-follower-returns = Z dílku { $tile } se vrací stoupenec ({ $seat }).
pax-beside = { $seat } si pokládá vedle desky jarla dílek: { $tile }.
pax-copies = { $seat } kopíruje schopnost: { $tile }.
pax-activates = { $seat } aktivuje ve stanici { $post } podnik: { $tile }.

## Události: události a althing

pax-plays-event = { $seat } hraje ve stanici { $post } událost: { $tile }.
pax-votes-yes = { $seat } hlasuje pro ({ $count ->
        [one] { $count } hlas
        [few] { $count } hlasy
       *[other] { $count } hlasů
    }).
pax-votes-no = { $seat } hlasuje proti ({ $count ->
        [one] { $count } hlas
        [few] { $count } hlasy
       *[other] { $count } hlasů
    }).
pax-althing-passed = Althing schvaluje událost { $tile }: hlasů pro je { $yes } z { $votes }, tedy aspoň polovina.
pax-althing-failed = Althing zamítá událost { $tile }: hlasů pro je jen { $yes } z { $votes }.
pax-event-ends = Událost { $tile } se odstraňuje ze hry.
pax-card-turned = Odkrývá se karta vítězství: { $victory }.

## Události: drakary a stanice

pax-sails = { $seat } pluje: { $start } → { $place }.
pax-journey-ends = { $seat } končí cestu zde: { $place }.
pax-places = { $seat } umisťuje do stanice { $post } { $count ->
        [one] { $count } drakar
        [few] { $count } drakary
       *[other] { $count } drakarů
    }.
pax-renews = { $seat } obnovuje { $count ->
        [one] { $count } drakar
        [few] { $count } drakary
       *[other] { $count } drakarů
    }.
pax-longship-returns = Vrací se drakar ({ $seat }), který byl zde: { $place }.
pax-longship-removed = Ze hry se odstraňuje drakar říše, který byl zde: { $place }.
pax-sworn-returns = Ze stanice { $post } se vrací stoupenec v roli drakaru ({ $seat }).
pax-swears = { $seat } posílá do stanice { $post } stoupence { NAME($follower, case: "gen") }, aby tam sloužil jako drakar.
pax-parleys = { $seat } vyjednává ve stanici { $post }.
pax-challenges = { $seat } vyzývá soupeře ve stanici { $post }. Poměr sil: { $seat } { $count }, { $opponent } { $other }.
pax-displaced = { $seat }: { $count ->
        [one] { $count } další drakar musí odplout
        [few] { $count } další drakary musí odplout
       *[other] { $count } dalších drakarů musí odplout
    } sem: { $place }.
pax-establishes = { $seat } zřizuje stanici { $post }: { $count ->
        [one] { $count } stoupenec
        [few] { $count } stoupenci
       *[other] { $count } stoupenců
    } { NAME($follower, case: "gen") }{ $cost ->
        [0] .
       *[other] , cena { $cost } silfr.
    }
pax-followers-return = Ze stanice { $post } { $count ->
        [one] se vrací { $count } stoupenec
        [few] se vracejí { $count } stoupenci
       *[other] se vrací { $count } stoupenců
    } ({ $seat }).
pax-takes-centre = { $seat } si bere destičku obchodního střediska: { $post }.
pax-takes-advocate = { $seat } získává přímluvce: { $tile }. Přichází o něj { $opponent }.
pax-home = { $seat } umisťuje ukazatel sídla do stanice { $post }.
pax-duchy = { $seat } má nové vévodství: { $region }.
pax-duchy-falls = { $seat } přichází o vévodství: { $region }.
pax-commands = { $seat } přebírá { $count ->
        [one] { $count } spojenecký drakar
        [few] { $count } spojenecké drakary
       *[other] { $count } spojeneckých drakarů
    } ({ $colour }).
pax-control-ends = { $seat } přestává ovládat { $count ->
        [one] { $count } spojenecký drakar
        [few] { $count } spojenecké drakary
       *[other] { $count } spojeneckých drakarů
    }.

## Události: silfr a obchod

pax-gains = { $seat } získává { $count } silfr.
pax-pays = { $seat } platí { $count } silfr.
pax-steals = { $seat } bere soupeři { $count } silfr; přichází o ně { $opponent }.
pax-opens-trade = { $seat } zahajuje obchod; druhou stranou je { $partner }.
pax-offers = { $seat } předkládá nabídku, kterou dostává { $partner }. Dává: { pax-goods-given }. Chce: { pax-goods-wanted }.
pax-counters = { $seat } předkládá protinabídku, kterou dostává { $partner }. Dává: { pax-goods-given }. Chce: { pax-goods-wanted }.
pax-offer-pieces = { $seat } v této nabídce dává také: { $held_count ->
        [0] drakary: { $ships }
       *[other] { $held }{ $ships_count ->
            [0] {""}
           *[other] ; drakary: { $ships }
        }
    }.
pax-longship-given = { $seat } staví drakar na jeho místo: { $place }.
pax-accepts = { $seat } přijímá nabídku, kterou předkládá { $partner }, a vybírá { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    } k předání.
pax-refuses = { $seat } odmítá nabídku, kterou předkládá { $partner }.
pax-trade-ends = { $seat } nabídku nepředkládá; druhou stranou je { $partner }.
pax-traded = Obchod je uzavřen. { $seat } dává: { pax-goods-given }. { $partner } dává: { pax-goods-got }.
pax-traded-known = Dílky mění majitele: dává { $seat }, dostává { $partner }. Znáš z nich: { $tiles }.
pax-traded-tiles = Obchod je uzavřen. { $seat } dává { $given ->
        [0] 0 dílků
        [one] { $given } dílek
        [few] { $given } dílky
       *[other] { $given } dílků
    } a { $give_silfr } silfr, { $partner } dává { $wanted ->
        [0] 0 dílků
        [one] { $wanted } dílek
        [few] { $wanted } dílky
       *[other] { $wanted } dílků
    } a { $want_silfr } silfr.

## Události: Severská říše

pax-empire-sails = Říše pluje: { $start } → { $post }.
pax-empire-places = Říše umisťuje drakar do stanice { $post }.
pax-empire-establishes = Říše zřizuje stanici { $post }: { $count ->
        [one] { $count } stoupenec
        [few] { $count } stoupenci
       *[other] { $count } stoupenců
    }.
pax-empire-event = Odkrývá se událost { $tile }; { $count ->
        [0] je poslední
        [one] zbývá ještě { $count }
        [few] zbývají ještě { $count }
       *[other] zbývá jich ještě { $count }
    }.
pax-event-ignored = Událost { $tile } se říše netýká, a proto se přeskakuje.
pax-empire-takes = Říše bere dílek { $tile }; místo něj připlouvá drakar.
pax-empire-raids = Říše přepadá stanici { $post }: všechno, co tam máš, se vrací.
pax-auto-parley = Vyjednávání ve stanici { $post }: { $count } proti { $other }.
pax-lays = Ve stanici { $post } teď leží { $tile }.
pax-no-room = Pro dílek { $tile } není žádná volná stanice, a proto se odhazuje.
pax-takes-from-map = { $seat } si bere ze stanice { $post } dílek { $tile }; všechno, co tam má říše, se odstraňuje ze hry.
pax-solo-won = Všichni stoupenci jsou usazení: { $seat } poráží Severskou říši.
pax-solo-lost = Není už co odkrýt, události došly: vítězí Severská říše a { $seat } prohrává.

## Události: konec hry

pax-ends-by-track = Na stupnici ságy už nezbývá žádný dílek. Hra končí a naposledy se ověřují všechny karty vítězství.
pax-ends-by-stall = Za posledních pět kol neubyl z hromádky ani ze stupnice ságy žádný dílek, takže hra končí, jako by byla stupnice prázdná.
pax-fulfils = { $seat } splňuje kartu vítězství: { $victory }.
pax-wins = { $seats_count ->
        [one] Vyhrává { $seats }.
       *[other] O vítězství se dělí: { $seats }.
    }
