# Hostina pro Odina: co hra říká hráčům, kromě názvů (feast_for_odin_names.ftl, feast_for_odin_cards.ftl) a pravidel
# (feast_for_odin_rules.ftl). Jména hráčů a názvy věcí přicházejí hotové, v prvním pádě; ve čtvrtém je dává NAME($thing, case: "acc").

## Hra

odn-title = Hostina pro Odina
odn-tagline = Vysílej vikingy na lov, za obchodem, na nájezdy i objevovat ostrovy a zakrývej své desky tím, co přivezou domů.

## Možnosti stolu

odn-option-length = Délka hry
odn-option-length-long = dlouhá, 7 kol
odn-option-length-short = krátká, 6 kol
odn-option-decks = Balíčky povolání
odn-option-decks-abc = A, B a C
odn-option-decks-a = jen A
odn-option-decks-b = jen B
odn-option-decks-c = jen C
odn-option-decks-ab = A a B
odn-option-decks-ac = A a C
odn-option-decks-bc = B a C
odn-option-solo_start = Počáteční povolání v sólové hře
odn-option-solo_start-draw = vylosované
odn-option-solo_start-choose = vybrané

## Bodování

odn-score-total = Celkem
odn-score-ships = Lodě
odn-score-emigrations = Emigrace
odn-score-islands = Ostrovy
odn-score-buildings = Kůlny a domy
odn-score-animals = Ovce a krávy
odn-score-occupations = Povolání
odn-score-silver = Stříbro
odn-score-crown = Anglická koruna
odn-score-home_minus = Domovská deska, nezakrytá pole
odn-score-islands_minus = Ostrovy, nezakrytá pole
odn-score-buildings_minus = Kůlny a domy, nezakrytá pole
odn-score-penalties = Tresty thingu

## Věci pojmenované jen zde

odn-resource-silver2 = dvojitá mince
    .acc = dvojitou minci
odn-die-hunting_game = lov
odn-die-laying_a_snare = kladení pastí
odn-die-whaling = lov velryb
odn-die-raiding = nájezd
odn-die-pillaging = drancování
odn-deed-build = budova
odn-deed-ship = loď
odn-deed-mountain = předměty z horských pásů
odn-deed-upgrade = vylepšení
odn-deed-upgradeone = vylepšení jednoho zboží
odn-deed-overseastrading = zámořský obchod
odn-deed-specialsale = zvláštní prodej
odn-deed-explore = objevování ostrovů
odn-deed-emigrate = emigrace
odn-deed-dieaction = hod kostkou
odn-deed-drawoccupation = povolání z balíčku
odn-deed-playoccupations = zahrání povolání
odn-deed-drawweapons = karty zbraní
odn-deed-forge = žeton s kleštěmi
odn-deed-gainper = zboží podle toho, kolik toho máš
odn-deed-gainoneof = jedna z několika věcí
odn-deed-tier = zboží podle toho, kolik toho máš
odn-deed-offer = další nabídka
odn-deed-choose = další volba
odn-deed-payoneof = jedna z několika cen
odn-deed-payweapons = odevzdání karet zbraní
odn-deed-payround = tolik stříbrných, kolikáté je kolo
odn-deed-vikingback = návrat vikinga z pole

## Otázky

odn-ask-turn = Tvůj tah v kole { $round }: zvol pole akce, nebo pasuj. Na náměstí thingu máš { $count ->
        [one] { $count } vikinga
        [few] { $count } vikingy
       *[other] { $count } vikingů
    }. Můžeš také pokládat žetony, kupovat lodě nebo nakládat rudu.
odn-ask-arrange = { $stage ->
        [board] Zvol desku. Pokládáš { NAME($thing, case: "acc") }.
        [spot] Zvol místo. Pokládáš { NAME($thing, case: "acc") }; deska: { $board }.
       *[what] Můžeš pokládat žetony na své desky, kupovat lodě nebo nakládat rudu; jinak skonči.
    }
odn-ask-where = { $stage ->
        [spot] Zvol místo. Pokládáš { NAME($thing, case: "acc") }; deska: { $board }.
       *[board] Zvol desku. Pokládáš { NAME($thing, case: "acc") }.
    }
odn-ask-lay-ore = { $stage ->
        [spot] Zvol pole pro rudu; deska: { $board }.
       *[what] Zvol desku, na kterou položíš rudu, nebo skonči.
    }
odn-ask-lay-stockfish = { $stage ->
        [spot] Zvol místo pro sušenou tresku; deska: { $board }.
       *[what] Zvol dům, do kterého přesuneš sušenou tresku z hodovního stolu (zbývá: { $count }), nebo skonči.
    }
odn-ask-instead-of-raid = Chceš místo nájezdu vylepšit 2 žetony zboží?
odn-ask-imitate = Zvol pole, jehož akci napodobíš.
odn-ask-mountain = Zvol horský pás a vezmi { $count ->
        [one] { $count } předmět
        [few] až { $count } předměty
       *[other] až { $count } předmětů
    }.
odn-ask-upgrade = { $steps ->
        [one] Zvol zboží k vylepšení (zbývá: { $count }), nebo skonči.
        [few] Zvol zboží k vylepšení o { $steps } stupně (zbývá: { $count }), nebo skonči.
       *[other] Zvol zboží k vylepšení o { $steps } stupňů (zbývá: { $count }), nebo skonči.
    }
odn-ask-upgrade-again = Toto zboží smíš vylepšit ještě o druhý stupeň.
odn-ask-overseas = Zvol zelené zboží, které otočíš na modrou stranu, nebo skonči.
odn-ask-sale = Zvol speciální žeton ke koupi (koupit můžeš ještě { $count }; máš { $silver ->
        [one] { $silver } stříbrný
        [few] { $silver } stříbrné
       *[other] { $silver } stříbrných
    }), nebo skonči.
odn-ask-explore = Zvol ostrov, který objevíš.
odn-ask-swap-boat = Zvol velrybářský člun, který vyměníš za knarr, nebo si čluny nech.
odn-ask-emigrate = Zvol loď, která emigruje. Cena: { $price ->
        [one] { $price } stříbrný
        [few] { $price } stříbrné
       *[other] { $price } stříbrných
    }.
odn-ask-boats = Zvol velrybářské čluny, které vyplují.
odn-ask-die = Akce: { $die }. Tvůj výsledek je { $result }. { $left ->
        [0] Žádný hod už nezbývá.
        [one] Zbývá { $left } hod.
        [few] Zbývají { $left } hody.
       *[other] Zbývá { $left } hodů.
    } Házej znovu, nebo ohlas úspěch či neúspěch.
odn-ask-pay-roll = K zaplacení: { $result }. Platíš kartami zbraní ({ $weapon }) a materiálem ({ $thing }): zvol, kolik karet zbraní použiješ.
odn-ask-loot = Zvol kořist: tvůj výsledek je { $result } a můžeš ho zvýšit až na { $most }.
odn-ask-second-loot = Za zbytek výsledku si smíš vzít druhý žeton.
odn-ask-pay-loot = K výsledku chybí { $missing }: zvol, kolik kamenů použiješ; zbytek zaplatí meče.
odn-ask-pay-swords = Odhazuješ { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: zvol, kolik z nich budou meče; ostatní budou kopí.
odn-ask-recall = Zvol, kolik vikingů se vrátí z pole na náměstí thingu.
odn-ask-feast = { $count ->
        [one] U hodovního stolu zbývá { $count } místo: podávej jídlo nebo stříbro, nebo ho nech prázdné.
        [few] U hodovního stolu zbývají { $count } místa: podávej jídlo nebo stříbro, nebo nech další místo prázdné.
       *[other] U hodovního stolu zbývá { $count } míst: podávej jídlo nebo stříbro, nebo nech další místo prázdné.
    }
odn-ask-play = Z ruky smíš zahrát { $count ->
        [one] { $count } povolání
       *[other] až { $count } povolání
    }.
odn-ask-card-before = Za čtyři vikingy smíš zahrát povolání hned, před akcí, nebo s tím počkat až po ní.
odn-ask-card-after = Za čtyři vikingy smíš nyní, po akci, zahrát povolání.
odn-ask-draw-or-play = Chceš místo dobrání zahrát povolání z ruky?
odn-ask-respond = Smíš použít: { $occupations }.
odn-ask-choose = Vyber si jedno.
odn-ask-offer = { $pay_count ->
        [0] Přijmeš to? Získáš: { $gain }.
       *[other] Chceš tuto výměnu? Dáš: { $pay }. Získáš: { $gain }.
    }
odn-ask-pay-one = Zvol, čím zaplatíš.
odn-ask-give = Zvol, co odevzdáš.
odn-ask-get = Zvol, co si vezmeš.
odn-ask-trade-in = Zvol loď, kterou odevzdáš.
odn-ask-return-ore = Zvol dlouhou loď, ze které vrátíš 1 rudu: ke každému hodu se přičte { $bonus }.
odn-ask-withdraw = Zvol pole, ze kterého si vezmeš vikinga zpět.
odn-ask-exchange = { $price ->
        [0] Zvol zboží k výměně, nebo skonči.
        [one] Zvol zboží k výměně za { $price } stříbrný, nebo skonči.
        [few] Zvol zboží k výměně za { $price } stříbrné, nebo skonči.
       *[other] Zvol zboží k výměně za { $price } stříbrných, nebo skonči.
    }
odn-ask-turn-tiles = Zvol žeton zboží, který otočíš na druhou stranu (zbývá: { $count }), nebo skonči.
odn-ask-fur-instead = Místo vylepšení smíš vyměnit 1 zvěřinu nebo 1 hedvábí za 1 kožešinu.
odn-ask-carry-out = { $price ->
        [0] Zvol pole, jehož akci provedeš bez vikingů, nebo žádné.
        [one] Zvol pole, jehož akci provedeš bez vikingů za { $price } stříbrný, nebo žádné.
        [few] Zvol pole, jehož akci provedeš bez vikingů za { $price } stříbrné, nebo žádné.
       *[other] Zvol pole, jehož akci provedeš bez vikingů za { $price } stříbrných, nebo žádné.
    }
odn-ask-build-ship = Zvol loď, kterou postavíš.
odn-ask-weapon-or-resource = Chceš místo karty zbraně stavební materiál?
odn-ask-starting-occupation = Vyber si počáteční povolání.

## O čem se rozhoduje, krátce

odn-kind-turn = pole akce, nebo pasování
odn-kind-arrange = pokládání žetonů, koupě lodí, nebo konec
odn-kind-where = místo pro žeton
odn-kind-lay-ore = místo pro rudu
odn-kind-lay-stockfish = místo pro sušenou tresku
odn-kind-instead-of-raid = vylepšení místo nájezdu
odn-kind-imitate = pole k napodobení
odn-kind-mountain = předměty z horského pásu
odn-kind-upgrade = zboží k vylepšení
odn-kind-upgrade-again = druhý stupeň téhož zboží
odn-kind-overseas = zelené zboží k otočení
odn-kind-sale = speciální žeton ke koupi
odn-kind-explore = ostrov k objevení
odn-kind-swap-boat = velrybářský člun k výměně
odn-kind-emigrate = loď, která emigruje
odn-kind-boats = velrybářské čluny, které vyplují
odn-kind-die = další hod, úspěch, nebo neúspěch
odn-kind-pay-roll = způsob zaplacení výsledku
odn-kind-loot = žeton jako kořist
odn-kind-second-loot = druhý žeton jako kořist
odn-kind-pay-loot = způsob zaplacení kořisti
odn-kind-pay-swords = meče, nebo kopí
odn-kind-recall = vikingové, kteří se vrátí
odn-kind-feast = co se podává dál
odn-kind-play = povolání k zahrání
odn-kind-card-before = povolání před akcí
odn-kind-card-after = povolání po akci
odn-kind-draw-or-play = zahrání povolání, nebo dobrání
odn-kind-respond = povolání k použití
odn-kind-choose = jeden z více účinků
odn-kind-offer = přijetí, nebo odmítnutí nabídky
odn-kind-pay-one = způsob platby
odn-kind-give = co odevzdáš
odn-kind-get = co si vezmeš
odn-kind-trade-in = loď k odevzdání
odn-kind-return-ore = dlouhá loď, ze které se vrátí ruda
odn-kind-withdraw = pole, ze kterého se vrátí viking
odn-kind-exchange = zboží k výměně
odn-kind-turn-tiles = žeton zboží k otočení
odn-kind-fur-instead = kožešina místo vylepšení
odn-kind-carry-out = pole k provedení bez vikingů
odn-kind-build-ship = loď ke stavbě
odn-kind-weapon-or-resource = stavební materiál, nebo karta zbraně
odn-kind-starting-occupation = počáteční povolání

## Možnosti

odn-do-place = { $space }
odn-do-place-for-nothing = { $space }: zaplatíš, ale nic nezískáš
odn-do-ask-midway = Ptát se mě i uprostřed akcí
odn-do-ask-no-more = Neptat se mě uprostřed akcí
odn-do-copy = Napodobit: { $space }
odn-do-pass = Pasovat
odn-do-done = Hotovo
odn-do-lay = Položit { NAME($thing, case: "acc") }
odn-do-on = { $number ->
        [one] { $board }
       *[other] { $board }, číslo { $number }
    }
odn-do-at = Řada { $row }, sloupec { $column }{ $turn ->
        [0] { "" }
       *[other] , otočení { $turn }
    }
odn-do-slot = Místo, kam patří { $thing }
odn-do-buy = Koupit { NAME($ship, case: "acc") }
odn-do-load = Naložit rudu: { $ship }
odn-do-unload = Vyložit rudu: { $ship }
odn-do-accept = Ano
odn-do-decline = Ne
odn-do-stop = Dost
odn-do-choose = { $pay_count ->
        [0] { $gain }
       *[other] { $pay } → { $gain }
    }
odn-do-spend = { $count } × { $weapon }, { $rest } × { $thing }
odn-do-spend-stones = { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }, zbytek ({ $rest }) meči
odn-do-spend-swords = { $count ->
        [one] { $count } meč
        [few] { $count } meče
       *[other] { $count } mečů
    }, { $rest } kopí
odn-do-recall = { $count ->
        [0] Nechat všechny
        [one] Vrátí se { $count } viking
        [few] Vrátí se { $count } vikingové
       *[other] Vrátí se { $count } vikingů
    }
odn-do-recall-paid = { $count ->
        [one] Vrátí se { $count } viking
        [few] Vrátí se { $count } vikingové
       *[other] Vrátí se { $count } vikingů
    } za { $price ->
        [one] { $price } stříbrný
        [few] { $price } stříbrné
       *[other] { $price } stříbrných
    }
odn-do-withdraw = { $space }
odn-do-carry-out = { $space }
odn-do-build = Postavit { NAME($ship, case: "acc") }
odn-do-give = Odevzdat { NAME($thing, case: "acc") }
odn-do-get = Vzít { NAME($thing, case: "acc") }
odn-do-raise = { $thing } → { $to }
odn-do-turn = Otočit { NAME($thing, case: "acc") }
odn-do-turn-all = Otočit po jednom od každého druhu
odn-do-take = { $items } ({ $strip })
odn-do-explore = Objevit { NAME($board, case: "acc") }
odn-do-emigrate = { $ore ->
        [0] { $ship }
       *[other] { $ship } (ruda: { $ore })
    }
odn-do-trade-in = { $ore ->
        [0] { $ship }
       *[other] { $ship } (ruda: { $ore })
    }
odn-do-roll = Házet znovu
odn-do-succeed = Úspěch
odn-do-fail = Neúspěch
odn-do-sail = Bez rudy { $plain }, s rudou { $loaded }
odn-do-serve = Podat { NAME($thing, case: "acc") }
odn-do-serve-upright = Podat nastojato { NAME($thing, case: "acc") }
odn-do-leave = Nechat místo prázdné
odn-do-play = Zahrát: { $occupation }
odn-do-use = Použít: { $occupation }
odn-do-keep = Ponechat si: { $occupation }
odn-do-buy-tile = { $tile } za { $price ->
        [one] { $price } stříbrný
        [few] { $price } stříbrné
       *[other] { $price } stříbrných
    }
odn-do-loot = { $thing } (hodnota meče { $sword })

## Proč to nejde

odn-no-thing = Tohle nemáš: { $thing }.
odn-no-other-thing = Tady nelze zvolit: { $thing }.
odn-no-choice = Možnost { $number } neexistuje nebo teď není dostupná.
odn-no-card = Toto povolání nemáš v ruce: { $occupation }.
odn-no-card-now = Toto povolání teď použít nelze: { $occupation }.
odn-no-starting-card = Mezi počátečními povoláními použitých balíčků není { $occupation }.
odn-no-such-space = V této hře takové pole není: { $space }.
odn-no-space-taken = Pole „{ $space }“ je obsazené; stojí na něm vikingové hráče { $seat }.
odn-no-space-blocked = Pole „{ $space }“ blokují tví vikingové z minulého kola.
odn-no-vikings = Pole „{ $space }“ vyžaduje { $count ->
        [one] { $count } vikinga
        [few] { $count } vikingy
       *[other] { $count } vikingů
    }; na náměstí thingu jich máš { $there }.
odn-no-ships = Nemáš lodě, které vyžaduje pole „{ $space }“.
odn-no-cost = Nemáš na zaplacení pole „{ $space }“.
odn-no-longer-paid = Po této odpovědi by ti nezbylo na zaplacení obsazovaného pole.
odn-no-action = Akce pole „{ $space }“ teď není možná.
odn-no-activity = Na poli „{ $space }“ teď nemáš co dělat.
odn-no-copy = Žádný jiný hráč nemá v tomto sloupci pole, jehož akci by šlo provést.
odn-no-copy-of = Pole „{ $space }“ napodobit nelze: musí být v témže sloupci, obsazené jiným hráčem a jeho akce pro tebe proveditelná.
odn-no-silver = Cena ve stříbrných je { $price }, ale máš jen { $silver }.
odn-no-berth-free = Pro tuto loď není volné kotviště: { $ship }.
odn-no-such-ship = Takovou loď nemáš: { $ship }.
odn-no-unloading = Z této lodi rudu vyložit nelze: { $ship }.
odn-no-loading-now = Ruda se nakládá před akcí nebo po ní, ne během ní.
odn-no-place = Na tvých deskách teď není místo, kam by šlo položit: { $thing }.
odn-no-room = { $board }: sem se nevejde { $thing }.
odn-no-room-for-ore = Ruda se sem nevejde.
odn-no-board-yet = Nejdřív zvol desku. Pokládáš: { $thing }.
odn-no-piece-held = Nejdřív zvol, co položíš.
odn-no-done-holding = Nejdřív polož, co držíš.
odn-no-spot = Sem položit nelze: { $thing }.
odn-no-green-beside = Zelený žeton ({ $thing }) se nesmí dotýkat jiného zeleného žetonu.
odn-no-orange-beside = Oranžový žeton ({ $thing }) se v domě nesmí dotýkat jiného oranžového žetonu.
odn-no-red-beside = Červený žeton ({ $thing }) se v domě nesmí dotýkat jiného červeného žetonu.
odn-no-overlap = Tady už něco leží, takže sem nelze položit: { $thing }.
odn-no-income-gap = Žeton ({ $thing }) by zakryl pole příjmu, i když pole vlevo od něj nebo pod ním zůstávají nezakrytá.
odn-no-hole = Žeton ({ $thing }) by zakryl pole, které zakrýt nelze.
odn-no-strip = Není vyložený: { $strip }.
odn-no-strip-again = Z tohoto pásu už předměty máš ({ $strip }); zvol jiný.
odn-no-so-many-items = Vzít smíš nejvýše { $count ->
        [one] { $count } předmět
        [few] { $count } předměty
       *[other] { $count } předmětů
    }.
odn-no-items = { $count ->
        [one] Na pásu zbývá jen { $count } předmět
        [few] Na pásu zbývají jen { $count } předměty
       *[other] Na pásu zbývá jen { $count } předmětů
    } ({ $strip }).
odn-no-higher = O { $steps ->
        [one] { $steps } stupeň
        [few] { $steps } stupně
       *[other] { $steps } stupňů
    } nelze vylepšit: { $thing }.
odn-no-raise-order = V této akci už nelze vylepšit: { $thing }. Cennější zboží se vylepšuje dřív.
odn-no-green = Zelené zboží to není: { $thing }.
odn-no-more-green = Nezbývají dva druhy, které by šlo otočit.
odn-no-turn-again = Tento druh už otočit nejde: { $thing }. Od každého druhu se otáčí jen jeden žeton.
odn-no-tile-left = Ve společné zásobě už není: { $thing }.
odn-no-for-sale = Koupit nelze: { $thing }.
odn-no-tile-order = V tomto prodeji už nelze koupit: { $thing }.
odn-no-island-here = Z tohoto pole nelze objevit: { $board }.
odn-no-island-left = Tuto desku už někdo má: { $board }.
odn-no-island-side = Touto stranou vzhůru ostrov neleží: { $board }.
odn-no-ship-for-island = Nemáš loď, která by sem doplula: { $board }.
odn-no-boats = { $count ->
        [one] Smíš použít právě { $count } svůj velrybářský člun.
        [few] Smíš použít 1 až { $count } své velrybářské čluny.
       *[other] Smíš použít 1 až { $count } svých velrybářských člunů.
    }
odn-no-more-rolls = Další hod už nemáš: házet smíš nejvýše { $count }krát.
odn-no-roll-at-zero = Při výsledku 0 musíš přestat házet.
odn-no-failure-at-zero = Při výsledku 0 nelze ohlásit neúspěch.
odn-no-success = Výsledek { $result } nemáš čím zaplatit, úspěch proto ohlásit nelze.
odn-no-such-payment = To nedá přesně { $result }.
odn-no-loot = Jako kořist si nelze vzít: { $thing }.
odn-no-reach = Hodnota meče je { $sword } ({ $thing }); dosáhneš nejvýše na { $most }.
odn-no-recall = { $count ->
        [one] Vrátí se nejvýše { $count } viking
        [few] Vrátí se nejvýše { $count } vikingové
       *[other] Vrátí se nejvýše { $count } vikingů
    }.
odn-no-recall-none = Vrátit se musí aspoň 1 viking.
odn-no-own-vikings = Na poli „{ $space }“ nestojí žádný tvůj viking.
odn-no-carry-out = Pole „{ $space }“ s tímto povoláním teď provést nelze.
odn-no-same-colour = Vedle jídla stejné barvy nesmí ležet: { $thing }.
odn-no-lengthwise = Naležato už jeden takový žeton leží; další musí stát nastojato: { $thing }.
odn-no-upright = Čtvercový žeton nemá kratší stranu: { $thing }.
odn-no-seats = { $count ->
        [one] Na poslední místo
        [few] Na poslední { $count } místa
       *[other] Na posledních { $count } míst
    } se nevejde { $thing }.
odn-no-more-food = Teď lze přidat už jen stříbro.
odn-no-three = Toto zboží nemáš právě třikrát: { $thing }.

## Události: příprava a fáze

odn-start-player = Začíná { $seat }.
odn-extension = Rozšiřující dílek ukazuje: { $space }.
odn-strip-revealed = Odkrývá se { $strip }: { $items }.
odn-strip-gone = Prázdný { $strip } jde ze hry.
odn-drawn = Bereš si do ruky povolání { $occupation }.
odn-draws = { $seat } dobírá povolání.
odn-deck-empty = Balíček povolání je prázdný, takže { $seat } nedobírá nic.
odn-round = Začíná kolo { $round } z { $rounds }.
odn-additional-viking = Od hodovního stolu { $count ->
        [one] přichází { $count } viking
        [few] přicházejí { $count } vikingové
       *[other] přichází { $count } vikingů
    } na každé náměstí thingu.
odn-harvest = Sklizeň: každý dostává { NAME($things, case: "acc") }.
odn-no-harvest = V tomto kole není sklizeň.
odn-island-turned = Ostrov se otáčí, nyní je to { $board }.
odn-island-silver = Na každý další volný ostrov { $count ->
        [one] přichází { $count } stříbrný
        [few] přicházejí { $count } stříbrné
       *[other] přichází { $count } stříbrných
    }.
odn-income = { $seat } má příjem { $count ->
        [one] { $count } stříbrný
        [few] { $count } stříbrné
       *[other] { $count } stříbrných
    }.
odn-born = { $seat } má nová zvířata: { $count } × { $thing }.
odn-pregnant = { $seat } má březí zvíře: { $thing }.
odn-feast = { $seat } má při hostině zaplnit { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }.
odn-serves = { $seat } podává { NAME($thing, case: "acc") } na { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }; zbývá { $left }.
odn-leaves-seat = { $seat } nechává jedno místo prázdné.
odn-feast-full = { $seat } má celý stůl prostřený.
odn-penalties = { $seat } dostává za prázdná místa { $count ->
        [one] { $count } trest thingu
        [few] { $count } tresty thingu
       *[other] { $count } trestů thingu
    }, tedy −{ $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
odn-mountains = Každý horský pás přichází o jeden předmět.
odn-vikings-return = Vikingové se vracejí z plánu akcí.
odn-game-over = Hra končí.

## Události: akce

odn-places = { $seat } umísťuje { $count ->
        [one] { $count } vikinga
        [few] { $count } vikingy
       *[other] { $count } vikingů
    }: { $space }.
odn-passes = { $count ->
        [0] { $seat } pasuje.
        [one] { $seat } pasuje, zbývá { $count } viking.
        [few] { $seat } pasuje, zbývají { $count } vikingové.
       *[other] { $seat } pasuje, zbývá { $count } vikingů.
    }
odn-no-vikings-left = { $seat } už nemá vikingy a pasuje.
odn-imitates = { $seat } napodobuje: { $space }.
odn-lapses = { $seat } už nemůže provést akci pole „{ $space }“.
odn-gains = { $seat } získává { $count } × { $thing }.
odn-pays = { $seat } platí { $count } × { $thing }.
odn-declines = { $seat } odmítá.
odn-asks-midway = { $seat } chce dotazy i uprostřed akcí.
odn-asks-no-more = { $seat } už nechce dotazy uprostřed akcí.
odn-gains-ship = { $seat } získává { NAME($ship, case: "acc") }.
odn-loses-ship = { $ore ->
        [0] { $seat } odevzdává { NAME($ship, case: "acc") }.
       *[other] { $seat } odevzdává { NAME($ship, case: "acc") }; propadá ruda: { $ore }.
    }
odn-buys-ship = { $seat } kupuje { NAME($ship, case: "acc") } za { $price ->
        [one] { $price } stříbrný
        [few] { $price } stříbrné
       *[other] { $price } stříbrných
    }.
odn-loads = { $seat } nakládá rudu: { $ship }.
odn-unloads = { $seat } vykládá rudu: { $ship }.
odn-no-berth = { $seat } nemá volné kotviště, takže loď nezískává: { $ship }.
odn-gains-building = { $seat } získává { NAME($building, case: "acc") }.
odn-none-left = Zásoba budov došla ({ $building }), takže { $seat } žádnou nezískává.
odn-lays = { $seat } pokládá { NAME($thing, case: "acc") }; { $board } (řada { $row }, sloupec { $column }{ $turn ->
        [0] { "" }
       *[other] , otočení { $turn }
    }).
odn-fills-slot = { $seat } ukládá { NAME($thing, case: "acc") }; { $board }.
odn-mountain-stop = { $seat } už další předměty nebere.
odn-upgrades = { $seat } vylepšuje: { $thing } → { $to }.
odn-upgrade-stop = { $seat } už další zboží nevylepšuje.
odn-turns = { $seat } otáčí: { $thing } → { $to }.
odn-exchanges = { $seat } vyměňuje: { $thing } → { $to }.
odn-lifts = { $seat } bere { NAME($thing, case: "acc") } z desky ({ $owner }). Díru vyplní dva žetony zboží.
odn-returns-ore = { $seat } vrací 1 rudu z lodi ({ $ship }): ke každému hodu se přičte { $bonus }.
odn-carries-out = { $seat } provádí bez vikingů: { $space }.
odn-explores = { $seat } objevuje { NAME($board, case: "acc") }.
odn-emigrates = { $seat } emigruje: { $ship }{ $ore ->
        [0] .
       *[other] ; propadá ruda: { $ore }.
    } V tomto kole { $seats ->
        [one] zbývá zaplnit { $seats } místo
        [few] zbývá zaplnit { $seats } místa
       *[other] zbývá zaplnit { $seats } míst
    }.
odn-boats = { $seat } vyráží na lov velryb, { $count ->
        [one] vyplouvá { $count } člun
        [few] vyplouvají { $count } čluny
       *[other] vyplouvá { $count } člunů
    } (ruda: { $ore }).
odn-rolls = { $change ->
        [0] { $seat } hází: { $roll }.
       *[other] { $seat } hází: { $roll }; po úpravě o { $change } je výsledek { $result }.
    }
odn-succeeds = { $seat } ohlašuje úspěch ({ $die }, výsledek { $result }).
odn-fails = { $seat } ohlašuje neúspěch ({ $die }, výsledek { $result }).
odn-vikings-back = { $seat } smí znovu umístit { $count ->
        [one] { $count } vikinga
        [few] { $count } vikingy
       *[other] { $count } vikingů
    }.
odn-plays = { $seat } hraje povolání { $occupation } (body: { $points }).
odn-uses = { $seat } používá povolání { $occupation }.
odn-occupation-acts = { $seat }: působí povolání { $occupation }.

## Chyby v souborech obsahu

odn-content-effect = „{ $of }“: neznámá položka „{ $given }“; známé jsou { $known }.
