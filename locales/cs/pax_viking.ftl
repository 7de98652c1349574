# Pax Viking: na co se hra ptá, co nabízí a proč něco odmítá. Průběh hry je v pax_viking_events.ftl, názvy jsou
# v pax_viking_names.ftl, texty dílků a karet v pax_viking_texts.ftl, pravidla v pax_viking_rules.ftl.
# Jména hráčů a názvy stanic, regionů, dílků a typů stoupenců přicházejí hotové, v prvním pádě. Jiný pád, má-li ho název,
# dává NAME($region, case: "gen"), v pevném textu pax-region-burtas.gen. Seznamy mají navíc svou délku v argumentu
# <název>_count. Místo hráče může vystupovat soupeř ze sólového režimu: Severská říše.

## Hra

pax-title = Pax Viking
pax-tagline = Jarlové plují od Vinlandu až po Čchang-an, získávají stoupence a obchodní střediska a hlasují o událostech své doby.

## Otázky pro hráče

pax-ask-action = Vyber další akci. { $count ->
        [0] Nezbývá ti žádná akce
        [one] Zbývá ti { $count } akce
        [few] Zbývají ti { $count } akce
       *[other] Zbývá ti { $count } akcí
    }, máš { $silfr } silfr.
pax-ask-activate = Vyber drakar, který vyčerpáš, aby se aktivovala stanice { $post }.
pax-ask-sail = Tvůj drakar je zde: { $place }. { $count ->
        [0] Dál už nedopluje: zastav se, nebo obchoduj.
        [one] Vyber, kam popluje; zbývá mu { $count } uzel.
        [few] Vyber, kam popluje; zbývají mu { $count } uzly.
       *[other] Vyber, kam popluje; zbývá mu { $count } uzlů.
    }
pax-goods-given = { $given ->
        [0] { $give_silfr } silfr
       *[other] { $give }{ $give_silfr ->
            [0] {""}
           *[other] {" "}a { $give_silfr } silfr
        }
    }
pax-goods-got = { $wanted ->
        [0] { $want_silfr } silfr
       *[other] { $want }{ $want_silfr ->
            [0] {""}
           *[other] {" "}a { $want_silfr } silfr
        }
    }
pax-tiles-wanted = { $any_tiles ->
        [one] { $any_tiles } dílek podle volby druhé strany
        [few] { $any_tiles } dílky podle volby druhé strany
       *[other] { $any_tiles } dílků podle volby druhé strany
    }
pax-tiles-asked = { $any_tiles ->
        [one] { $any_tiles } dílek podle své volby
        [few] { $any_tiles } dílky podle své volby
       *[other] { $any_tiles } dílků podle své volby
    }
pax-goods-wanted = { $any_tiles ->
        [0] { pax-goods-got }
       *[other] { $wanted ->
            [0] { pax-tiles-wanted }
           *[other] { $want }, { pax-tiles-wanted }
        }{ $want_silfr ->
            [0] {""}
           *[other] {" "}a { $want_silfr } silfr
        }
    }
pax-goods-asked = { $any_tiles ->
        [0] { pax-goods-got }
       *[other] { $wanted ->
            [0] { pax-tiles-asked }
           *[other] { $want }, { pax-tiles-asked }
        }{ $want_silfr ->
            [0] {""}
           *[other] {" "}a { $want_silfr } silfr
        }
    }
pax-pieces-given = { $give_held_count ->
        [0] drakary: { $give_ships }
       *[other] { $give_held }{ $give_ships_count ->
            [0] {""}
           *[other] ; drakary: { $give_ships }
        }
    }
pax-pieces-wanted = { $want_held_count ->
        [0] drakary: { $want_ships }
       *[other] { $want_held }{ $want_ships_count ->
            [0] {""}
           *[other] ; drakary: { $want_ships }
        }
    }
pax-ask-make-offer = Sestav nabídku, kterou dostane { $partner }. Dáváš: { pax-goods-given }. Chceš: { pax-goods-wanted }.{ $give_held_count ->
        [0] { $give_ships_count ->
            [0] {""}
           *[other] {" "}Figurky, které dáváš: { pax-pieces-given }.
        }
       *[other] {" "}Figurky, které dáváš: { pax-pieces-given }.
    }{ $want_held_count ->
        [0] { $want_ships_count ->
            [0] {""}
           *[other] {" "}Figurky, které chceš: { pax-pieces-wanted }.
        }
       *[other] {" "}Figurky, které chceš: { pax-pieces-wanted }.
    }
pax-ask-answer-offer = { $seat } ti dává nabídku. Dostaneš: { pax-goods-given }. Dáš: { pax-goods-asked }.{ $give_held_count ->
        [0] { $give_ships_count ->
            [0] {""}
           *[other] {" "}Figurky, které dostaneš: { pax-pieces-given }.
        }
       *[other] {" "}Figurky, které dostaneš: { pax-pieces-given }.
    }{ $want_held_count ->
        [0] { $want_ships_count ->
            [0] {""}
           *[other] {" "}Figurky, které dáš: { pax-pieces-wanted }.
        }
       *[other] {" "}Figurky, které dáš: { pax-pieces-wanted }.
    } Jak odpovíš?
pax-ask-hand-over = { $partner } od tebe dostane { $count ->
        [one] { $count } dílek z ruky: vyber ho.
        [few] { $count } dílky z ruky: vybírej je po jednom.
       *[other] { $count } dílků z ruky: vybírej je po jednom.
    }
pax-ask-place-venture = Vyber stanici, ve které bude ležet { $tile }.
pax-ask-replace = Všechna místa jsou obsazená. Vyber dílek, jehož místo zaujme { $tile }.
pax-ask-event-post = Vyber stanici, ve které zahraješ událost { $tile }.
pax-ask-vote = Althing: hlasuješ pro událost { $tile }? Dosavadní hlasy: pro { $yes }, proti { $no }.
pax-ask-challenge = Vyber, koho ve stanici { $post } vyzveš.
pax-ask-challenge-return = Vyber drakar, který se vrátí ze stanice { $post } ({ $seat }).
pax-ask-establish = Zřídíš stanici { $post } za { $cost } silfr?
pax-ask-jarls-move = Vyber drakar, kterým pohneš do stanice { $post }.
pax-ask-return-there = Vyber, čí drakar se vrátí ze stanice { $post }, nebo nech všechny na místě.
pax-ask-strike = Vyber drakar, který se vrátí ze stanice { $post } ({ $seat }).
pax-ask-sweden-place = { $kind ->
        [venture] Dobraný podnik: { $tile }. Vyber v jeho oblasti stanici pro drakar, nebo to odmítni.
       *[other] Dobraný dílek { $tile } není podnik. Zůstane ti v ruce a nikdo jiný se nedozví, co to je.
    }
pax-ask-sweden-play = Zahraješ ve stanici { $post } podnik { $tile }?
pax-ask-hand-limit = Tvůj limit ruky je { $limit }. Odhoď { $count ->
        [one] { $count } dílek
        [few] { $count } dílky, jeden po druhém
       *[other] { $count } dílků, jeden po druhém
    }.
pax-ask-bonus = Vyber, kterou schopnost použiješ jako první.
pax-ask-give-silfr = Vyber soupeře, který získá { $count } silfr.
pax-ask-take-silfr = { $steals ->
        [yes] Vyber soupeře, kterému vezmeš až { $count } silfr.
       *[no] Vyber soupeře, který zaplatí až { $count } silfr.
    }
pax-ask-draw = { $count ->
        [one] Dobereš si { $count } dílek?
        [few] Dobereš si dílek? Můžeš si dobrat ještě { $count } dílky.
       *[other] Dobereš si dílek? Můžeš si dobrat ještě { $count } dílků.
    }
pax-ask-take-tile = { $cost ->
        [0] Vyber dílek, který si vezmeš.
       *[other] Vyber dílek, který si vezmeš za { $cost } silfr.
    }
pax-ask-discard-whose = Vyber soupeře, který bude odhazovat.
pax-ask-discard = Vyber dílek k odhození; { $count ->
        [one] je třeba odhodit { $count } dílek
        [few] je třeba odhodit { $count } dílky
       *[other] je třeba odhodit { $count } dílků
    }.
pax-ask-play-tile = Vyber dílek, který zahraješ na svou desku jarla.
pax-ask-sweep = Odhodíš ze stupnice ságy { $count ->
        [one] nejlevnější dílek
        [few] { $count } nejlevnější dílky
       *[other] { $count } nejlevnějších dílků
    }?
pax-ask-place-longships = Vyber stanici, do které ze své desky jarla umístíš až { $count ->
        [one] { $count } drakar
        [few] { $count } drakary
       *[other] { $count } drakarů
    }.
pax-ask-place-more = Umístíš do stanice { $post } další drakar? { $count ->
        [one] Můžeš umístit ještě { $count } drakar.
        [few] Můžeš umístit ještě { $count } drakary.
       *[other] Můžeš umístit ještě { $count } drakarů.
    }
pax-ask-move-longships = Vyber drakar, kterým pohneš nejvýše o { $count ->
        [one] { $count } uzel
        [few] { $count } uzly
       *[other] { $count } uzlů
    }, nebo skonči.
pax-ask-move = Tvůj drakar je zde: { $place }. Vyber, kam se pohne; { $count ->
        [one] zbývá mu { $count } uzel
        [few] zbývají mu { $count } uzly
       *[other] zbývá mu { $count } uzlů
    }.
pax-ask-refresh-longships = Vyber vyčerpaný drakar, který obnovíš; smíš obnovit { $count ->
        [one] { $count } drakar
        [few] { $count } drakary
       *[other] { $count } drakarů
    }.
pax-ask-return-whose = Vyber, čí drakar se vrátí.
pax-ask-return-longship = Vyber drakar, který se vrátí ({ $seat }).
pax-ask-establish-post = Vyber stanici, kterou zřídíš.
pax-ask-return-followers = Vyber stanici, ze které se vrátí stoupenci.
pax-ask-make-duchy = Vyber region, který se stane tvým vévodstvím.
pax-ask-swear-post = Vyber svou stanici, ve které budou stoupenci sloužit jako drakary.
pax-ask-swear = Vyber stoupence, který bude ve stanici { $post } sloužit jako drakar; { $count ->
        [one] smíš vybrat ještě { $count } stoupence
        [few] smíš vybrat ještě { $count } stoupence
       *[other] smíš vybrat ještě { $count } stoupenců
    }.
pax-ask-mark-ally = Vyber spojenecký drakar, který označíš; { $count ->
        [one] zbývá ti { $count } ukazatel sídla
        [few] zbývají ti { $count } ukazatele sídla
       *[other] zbývá ti { $count } ukazatelů sídla
    }.
pax-ask-choose = { $source }: vyber jeden z efektů, v pořadí podle popisu.
pax-ask-pay = { $source }: { $cost ->
        [0] odhodíš za tento efekt { $count ->
            [one] { $count } dílek
            [few] { $count } dílky
           *[other] { $count } dílků
        }?
       *[other] zaplatíš za tento efekt { $cost } silfr?
    }
pax-ask-pay-tile = Vyber dílek, kterým zaplatíš; { $count ->
        [one] je potřeba { $count } dílek
        [few] jsou potřeba { $count } dílky
       *[other] je potřeba { $count } dílků
    }.
pax-ask-copy = Vyber podnik, jehož schopnost zkopíruješ.
pax-ask-extra-action = { $action ->
        [journey] Proveď akci cestování navíc, nebo ji odmítni.
       *[parley] Proveď akci vyjednávání navíc, nebo ji odmítni.
    }
pax-ask-free-influence = Proveď akci vlivu { NAME($follower, case: "gen") }, nebo ji odmítni.
pax-ask-solo-invest = Můžeš jednou investovat; máš { $silfr } silfr.
pax-ask-solo-action = Vyber další akci. { $count ->
        [0] Nezbývá ti žádná akce
        [one] Zbývá ti { $count } akce
        [few] Zbývají ti { $count } akce
       *[other] Zbývá ti { $count } akcí
    }, máš { $silfr } silfr.
pax-ask-pay-longship = Vyber drakar, který za akci vyčerpáš.
pax-ask-lay-tile = Vyber stanici, ve které bude ležet { $tile }.
pax-ask-take-there = Chceš si akcí Rusi vzít ze stanice { $post } dílek { $tile }? Vyber drakar, který za to vyčerpáš.
pax-ask-lose-tile = Vyber boha nebo přímluvce, o kterého přijdeš.

## O co v otázce jde, krátce

pax-kind-action = tvá další akce
pax-kind-activate = drakar k vyčerpání
pax-kind-sail = kam popluje tvůj drakar
pax-kind-make-offer = obchodní nabídka
pax-kind-answer-offer = odpověď na nabídku
pax-kind-hand-over = dílky k předání
pax-kind-place-venture = stanice pro podnik
pax-kind-replace = dílek, který bude nahrazen
pax-kind-event-post = stanice události
pax-kind-vote = hlas na althingu
pax-kind-challenge = koho vyzveš
pax-kind-challenge-return = drakar, který se vrátí
pax-kind-establish = zda stanici zřídíš
pax-kind-jarls-move = drakar pro akci Jarlů
pax-kind-return-there = čí drakar se vrátí
pax-kind-strike = drakar, který se vrátí
pax-kind-sweden-place = stanice pro akci Švédska
pax-kind-sweden-play = zda dobraný podnik zahraješ
pax-kind-hand-limit = dílek k odhození
pax-kind-bonus = pořadí tvých schopností
pax-kind-give-silfr = kdo získá silfr
pax-kind-take-silfr = kdo ztratí silfr
pax-kind-draw = zda si dobereš dílek
pax-kind-take-tile = dílek, který si vezmeš
pax-kind-discard-whose = kdo bude odhazovat
pax-kind-discard = dílek k odhození
pax-kind-play-tile = dílek k zahrání
pax-kind-sweep = zda odhodíš dílky ze stupnice ságy
pax-kind-place-longships = stanice pro drakary
pax-kind-place-more = další drakar, nebo žádný
pax-kind-move-longships = drakar, kterým pohneš
pax-kind-move = kam se drakar pohne
pax-kind-refresh-longships = drakar k obnovení
pax-kind-return-whose = čí drakar se vrátí
pax-kind-return-longship = drakar, který se vrátí
pax-kind-establish-post = stanice ke zřízení
pax-kind-return-followers = stanice, ze které se vrátí stoupenci
pax-kind-make-duchy = region pro vévodství
pax-kind-swear-post = stanice pro stoupence v roli drakarů
pax-kind-swear = stoupenec v roli drakaru
pax-kind-mark-ally = spojenecký drakar k označení
pax-kind-choose = jeden z několika efektů
pax-kind-pay = zda zaplatíš
pax-kind-pay-tile = dílek, kterým zaplatíš
pax-kind-copy = podnik ke zkopírování
pax-kind-extra-action = akce navíc
pax-kind-free-influence = akce vlivu
pax-kind-solo-invest = tvá investice
pax-kind-solo-action = tvá další akce
pax-kind-pay-longship = drakar k vyčerpání
pax-kind-lay-tile = stanice pro dílek
pax-kind-take-there = dílek, který si vezmeš
pax-kind-lose-tile = dílek, o který přijdeš

## Možnosti

pax-do-end = Ukončit akce
pax-do-draw = Dobrat si dílek
pax-do-stop = Skončit
pax-do-decline = Odmítnout
pax-do-stay = Nehýbat žádným drakarem
pax-do-establish = Zřídit
pax-do-go = Provést
pax-do-pay = Zaplatit
pax-do-place = Umístit další drakar
pax-do-buy = Koupit za { $cost } silfr: { $tile }
pax-do-buy-planned = Koupit: { $tile }
pax-do-play = Zahrát: { $tile }
pax-do-activate = Aktivovat: { $post }
pax-do-parley = Vyjednávat: { $post }
pax-do-jarls = Akce Jarlů: { $post }
pax-do-sweden = Akce Švédska
pax-do-rus = Akce Rusi, vzít si: { $tile }
pax-do-theocracy = Akce Teokracie, zřídit: { $post }
pax-do-use = Použít: { $tile }
pax-do-use-post = Použít: { $post }
pax-do-use-jarl = Použít schopnost jarla: { $jarl }
pax-do-journey = Cestovat drakarem odsud: { $place }
pax-do-journey-board = Cestovat drakarem z desky jarla
pax-do-journey-ally = Cestovat drakarem ({ $colour }): { $place }
pax-do-ship = Tvůj drakar: { $place }
pax-do-ship-board = Drakar z desky jarla
pax-do-ship-ally = Spojenecký drakar ({ $colour }): { $place }
pax-do-spent = Tvůj vyčerpaný drakar: { $place }
pax-do-spent-board = Vyčerpaný drakar z desky jarla
pax-do-spent-ally = Vyčerpaný drakar ({ $colour }): { $place }
pax-do-strike = Drakar: { $place }
pax-do-strike-ally = Spojenecký drakar ({ $colour }): { $place }
pax-do-strike-follower = Stoupenec v roli drakaru
pax-do-to = Plout: { $place }
pax-do-at = { $post }
pax-do-duchy = Vévodství: { $region }
pax-do-trade = Obchodovat: { $seat }
pax-do-challenge = Vyzvat: { $seat }
pax-do-against = { $seat }
pax-do-offer = Předložit nabídku
pax-do-cancel = Neobchodovat
pax-do-accept = Přijmout
pax-do-refuse = Odmítnout
pax-do-counter = Předložit protinabídku
pax-do-give = Dát: { $tile }
pax-do-want = Požádat o: { $tile }
pax-do-ask-tiles = Žádat { $count ->
        [one] { $count } dílek podle volby dávajícího
        [few] { $count } dílky podle volby dávajícího
       *[other] { $count } dílků podle volby dávajícího
    }
pax-do-add-silfr = Dát { $count } silfr
pax-do-ask-silfr = Požádat o { $count } silfr
pax-do-give-post = Dát stanici se stoupenci: { $post }
pax-do-want-post = Žádat stanici se stoupenci: { $post }
pax-do-give-ship = Dát drakar: { $place }
pax-do-want-ship = Žádat drakar: { $place }
pax-do-give-spent = Dát vyčerpaný drakar: { $place }
pax-do-want-spent = Žádat vyčerpaný drakar: { $place }
pax-do-give-board = Dát dílek { $tile } i se stoupencem
pax-do-want-board = Žádat dílek { $tile } i se stoupencem
pax-do-vote-yes = Hlasovat pro
pax-do-vote-no = Hlasovat proti
pax-do-take = Vzít si: { $tile }
pax-do-discard = Odhodit: { $tile }
pax-do-replace = Nahradit: { $tile }
pax-do-option = Efekt { $count }
pax-do-swear = Stoupenec { NAME($follower, case: "gen") }

## Odmítnutí: akce a schopnosti

pax-no-more-actions = V tomto tahu už máš všechny akce za sebou ({ $count }).
pax-no-marker = Ukazatel vlivu pro tuto akci nemáš.
pax-no-marker-left = Tento ukazatel vlivu už je v tomto tahu vyčerpaný.
pax-no-influence-target = Tuto akci vlivu teď takto provést nelze.
pax-no-such-ability = Tuto schopnost teď použít nemůžeš.
pax-no-declining = Událost se vyhodnocuje v co nejúplnějším rozsahu, takže tohle odmítnout nejde.
pax-no-option = Tento efekt by teď nic nezměnil.
pax-no-solo-action = Tato akce do sólového tahu nepatří: investuješ jednou před akcemi a vyjednávání proběhnou sama na konci.

## Odmítnutí: dílky

pax-no-not-on-track = Tento dílek na stupnici ságy neleží: { $tile }.
pax-no-price = Dílek { $tile } tě stojí { $cost } silfr a ty máš { $count }.
pax-no-not-in-hand = Tento dílek v ruce není, nebo už je součástí nabídky: { $tile }.
pax-no-not-available = Tento dílek tu nelze vybrat: { $tile }.
pax-no-not-on-board = Tento dílek na takovém místě tvé desky jarla neleží: { $tile }.
pax-no-requirement = V žádné stanici v oblasti dílku { $tile } není tvůj drakar sám.
pax-no-other-area = Stanice { $post } není pro dílek { $tile }: leží mimo jeho oblast, nebo je obsazená.
pax-no-printed-post = { $post } je vytištěná stanice a nikdy ji nelze nahradit.
pax-no-not-alone = Ve stanici { $post } tvé drakary nejsou samy.
pax-no-copy = Ve stanici { $post } není žádný soupeřův podnik, jehož schopnost by se teď dala zkopírovat.

## Odmítnutí: drakary

pax-no-longship = Takový drakar tu není.
pax-no-exhausted = Tento drakar je vyčerpaný a nemůže cestovat.
pax-no-journey-without-node = Cesta vede aspoň přes 1 uzel.
pax-no-nodes-left = Drakaru už nezbývá uzel, aby doplul sem: { $place }.
pax-no-way-from-home = První uzel z tvých sídel sem nevede: { $place }.
pax-no-way-post = Takový uzel neexistuje: { $start } → { $place }. Do stanice se vplouvá a z ní vyplouvá jen přes její přístav nebo její říční region.
pax-no-way-black = Tuto hranici nelze překročit, nebo spolu regiony nesousedí: { $start } → { $place }.
pax-no-longship-there = Ve stanici { $post } nemáš drakar.
pax-no-renewed = Ve stanici { $post } nemáš obnovený drakar.
pax-no-renewed-longship = Nemáš už žádný obnovený drakar.
pax-no-other-place = Tento efekt na stanici { $post } nedosáhne.

## Odmítnutí: stanice

pax-no-own-post = Ve stanici { $post } už jsou tvoji stoupenci.
pax-no-own-venture = Ve stanici { $post } není tvůj podnik.
pax-no-not-own-post = Ve stanici { $post } není žádný tvůj stoupenec.
pax-no-effect = Aktivace stanice { $post } by teď nic nezměnila.
pax-no-symbol = Stanice { $post } je prázdná a nemá symbol stoupence.
pax-no-followers = Pro stanici { $post } { $count ->
        [one] ti chybí stoupenec
       *[other] ti chybějí stoupenci (potřeba: { $count })
    }.
pax-no-follower = Na desce jarla už nemáš stoupence tohoto typu: { $follower }.
pax-no-cost = Zřízení stanice { $post } stojí { $cost } silfr a ty máš { $count }.
pax-no-protected = Stoupenci ve stanici { $post } jsou chránění.
pax-no-guarded = Stoupence ve stanici { $post } střeží drakar.
pax-no-duchy = Tento region se teď tvým vévodstvím stát nemůže: { $region }.
pax-no-one-weaker = Žádný soupeř ve stanici { $post } nemá méně drakarů než ty.
pax-no-weaker = Síla ve stanici: { $seat } { $other }, ty { $count }. Potřebuješ víc.
pax-no-such-opponent = Tohoto soupeře tu nelze vybrat: { $seat }.

## Odmítnutí: obchod

pax-no-encounter = Žádný tvůj drakar tohoto soupeře nepotkal: { $seat }.
pax-no-more-offers = Další nabídku už předložit nelze. Nejvyšší počet nabídek při jedné zastávce na cestě: { $window }, za celý tah: { $turn }.
pax-no-more-items = Počet dílků na žádné straně nabídky nesmí být vyšší než { $count }.
pax-no-not-known = Nevíš, zda { $seat } má tento dílek: { $tile }. Požádej o dílek podle volby druhé strany.
pax-no-silfr = { $seat } má jen { $count } silfr.
pax-no-tiles = { $seat } má v ruce jen { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }.
pax-no-second-sum = Nabídka už na této straně silfr obsahuje.
pax-no-empty-counter = Protinabídka musí něco obsahovat.
pax-no-empty-trade = Není co přijmout: předlož nabídku, nebo odmítni.
pax-no-second-counter = Protinabídku lze jen přijmout, nebo odmítnout.
pax-no-piece = Tohle teď vyměnit nejde: { $piece }. Musí to patřit té straně, která dává, a nesmí to být na cestě, a druhá strana pro to musí mít vlastní figurky, pro boha nebo přímluvce i volné místo.
pax-no-pieces-traded = U tohoto stolu se s drakary ani stoupenci neobchoduje.

## Oblasti

pax-area-board = deska jarla
pax-area-empire = Severská říše
pax-area-track = stupnice ságy
pax-area-pile = hromádka ságy
pax-area-discard = odhozené dílky

## Fáze

pax-phase-influence = Fáze vlivu
pax-phase-action = Fáze akcí
pax-phase-solstice = Zimní slunovrat
pax-phase-over = Konec hry

## Výsledek

pax-score-cards = Splněné karty vítězství
pax-score-silfr = Silfr (rozhoduje remízy)
pax-score-total = Usazení stoupenci
pax-score-winners = { $players_count ->
        [one] Vyhrává { $players }!
       *[other] O vítězství se dělí { $players }!
    }

## Nastavení stolu

pax-option-level = S jakými kartami vítězství se hraje?
pax-option-level-standard = Standardní
pax-option-level-beginner = Pro začátečníky
pax-option-level-hard = Těžké
pax-option-level-legendary = Legendární
pax-option-level-beginner_standard = Dvě pro začátečníky a dvě standardní
pax-option-level-beginner_hard = Dvě pro začátečníky a dvě těžké
pax-option-level-beginner_legendary = Dvě pro začátečníky a dvě legendární
pax-option-level-standard_hard = Dvě standardní a dvě těžké
pax-option-level-standard_legendary = Dvě standardní a dvě legendární
pax-option-level-hard_legendary = Dvě těžké a dvě legendární
pax-option-level-one_of_each = Jedna z každé úrovně
pax-option-bragi = Leží karty vítězství na začátku lícem dolů (Bragiho režim)?
pax-option-bragi-false = Ne, všechny leží lícem vzhůru
pax-option-bragi-true = Ano, každá vyhodnocená událost jednu odkryje
pax-option-deck = Z čeho se skládá hromádka ságy?
pax-option-deck-random = Z náhodných dílků, 12 na hráče
pax-option-deck-starter = Ze startovního balíčku
pax-option-deck-custom = Z vlastního startovního balíčku: 4 podniky, 3 události, 2 bohové a 3 přímluvci na hráče
pax-option-hands = Jsou dílky v ruce tajné?
pax-option-hands-secret = Ano, ale koupené dílky zůstávají známé
pax-option-hands-open = Ne, všichni hrají s odkrytou rukou
pax-option-trade_pieces = Smí se obchodovat i s drakary a se stoupenci včetně toho, na čem stojí?
pax-option-trade_pieces-false = Ne, jen se silfr a dílky z ruky (domácí pravidlo)
pax-option-trade_pieces-true = Ano: příjemce je nahradí vlastními figurkami
pax-option-experienced_1 = Vyhrává hráč 1 ve hře se smíšenými úrovněmi jen těžšími kartami?
pax-option-experienced_1-false = Ne
pax-option-experienced_1-true = Ano
pax-option-experienced_2 = Vyhrává hráč 2 ve hře se smíšenými úrovněmi jen těžšími kartami?
pax-option-experienced_2-false = Ne
pax-option-experienced_2-true = Ano
pax-option-experienced_3 = Vyhrává hráč 3 ve hře se smíšenými úrovněmi jen těžšími kartami?
pax-option-experienced_3-false = Ne
pax-option-experienced_3-true = Ano
pax-option-experienced_4 = Vyhrává hráč 4 ve hře se smíšenými úrovněmi jen těžšími kartami?
pax-option-experienced_4-false = Ne
pax-option-experienced_4-true = Ano
pax-option-experienced_5 = Vyhrává hráč 5 ve hře se smíšenými úrovněmi jen těžšími kartami?
pax-option-experienced_5-false = Ne
pax-option-experienced_5-true = Ano
pax-option-experienced_6 = Vyhrává hráč 6 ve hře se smíšenými úrovněmi jen těžšími kartami?
pax-option-experienced_6-false = Ne
pax-option-experienced_6-true = Ano
pax-option-solo_jarl = Který jarl se postaví Severské říši?
pax-option-solo_jarl-random = Náhodný
pax-option-solo_jarl-eric = Erik Vítězný, pro snazší hru
pax-option-solo_events = Kolik událostí má hromádka Severské říše? Čím víc, tím snazší hra.
pax-option-solo_events-12 = 12 událostí
pax-option-solo_events-8 = 8 událostí
pax-option-solo_events-10 = 10 událostí
pax-option-solo_events-14 = 14 událostí
pax-option-solo_events-16 = 16 událostí
pax-option-solo_events-20 = 20 událostí

## Chyby v popsaných pozicích

error-given-tile = Dílek „{ $given }“ neexistuje.
error-given-tile-twice = Dílek nemůže být na dvou místech: { $given }.
error-given-place = Takové místo neexistuje: „{ $given }“.
error-given-printed = „{ $given }“ je vytištěná stanice a podnik v ní ležet nemůže.
error-given-no-symbol = „{ $given }“ nemá symbol stoupence; nejdřív tam polož podnik.
error-given-no-follower = Stoupenec tohoto typu už nezbývá: { $given }.
error-given-no-space = Na desce jarla není volné místo pro „{ $given }“.
