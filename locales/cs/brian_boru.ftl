# Brian Boru: všechno, co hra říká hráčům. Pravidla jsou v brian_boru_rules.ftl.
# Jména hráčů a názvy měst, karet a regionů přicházejí hotové, v prvním pádě; seznamy mají navíc svou délku v argumentu <název>_count.

## Hra

bru-title = Brian Boru: Velkokrál Irska
bru-tagline = Získávej města ve štyších, odrážej vikingy, podporuj církev a domlouvej sňatky, aby vláda nad Irskem připadla tobě.

## Události: příprava hry a kola

bru-start-player = Los určuje, kdo začíná: { $seat } si bere ukazatel aktivního města.
bru-start-town = { $seat } pokládá první disk na město { $town }.
bru-round = Začíná kolo { $round } z { $rounds }.
bru-game-over = Balíček sňatků je prázdný a fáze údržby je u konce, takže hra končí. Následuje závěrečné bodování.

## Události: fáze přípravy

bru-vikings-land = Odkrytá karta vikingů má sílu invaze { $count }, takže do bitevní oblasti { $count ->
        [one] přichází { $count } nájezdník
        [few] přicházejí { $count } nájezdníci
       *[other] přichází { $count } nájezdníků
    }.
bru-marriage-revealed = Odkrytá karta sňatku pro toto kolo: { $marriage }.
bru-last-marriage-revealed = Odkrytá karta sňatku: { $marriage }. Balíček sňatků je prázdný, takže se hraje poslední kolo.

## Události: fáze výběru karet

bru-deal = Každý hráč dostává sadu, ve které { $count ->
        [one] je { $count } karta
        [few] jsou { $count } karty
       *[other] je { $count } karet
    }. { $left ->
        [0] Rozdány jsou všechny karty akcí.
        [one] { $left } karta akce zůstává nerozdaná lícem dolů.
        [few] { $left } karty akcí zůstávají nerozdané lícem dolů.
       *[other] { $left } karet akcí zůstává nerozdaných lícem dolů.
    }
bru-dealt = Dostáváš sadu: { $cards }.
bru-picked = Vybíráš si kartu: { $card }.
bru-chosen = { $seat } už má vybráno.
bru-passed = Všichni mají vybráno, takže každý předává zbytek sady sousedovi po levici.
bru-received = Od souseda po pravici dostáváš sadu: { $cards }.
bru-last-packet = Z tak malé sady se už nevybírá, takže si ji bereš celou: { $cards }.

## Události: štychy

bru-marker-passed = { $seat } nemá kartu vhodnou k žádnému volnému městu, takže ukazatel aktivního města putuje doleva: bere si ho { $to }.
bru-lead-void = { $seat } nemá kartu vhodnou k žádnému volnému městu, takže smí zvolit kterékoli z nich a zahrát jakoukoli kartu.
bru-leads-town = { $seat } zahajuje štych a volí aktivní město: { $town }.
bru-no-active = Na herním plánu není žádné volné město, takže { $seat } zahajuje štych bez aktivního města a nikdo ho nevyhraje.
bru-plays = { $seat } hraje kartu: { $card }.
bru-trick-won = Štych vyhrává { $seat }: karta { $card } má nejvyšší hodnotu mezi bílými kartami a kartami v barvě aktivního města ({ $colour }).
bru-trick-unwon = Žádná zahraná karta není vhodná k městu { $town }, takže štych nikdo nevyhrává a město zůstává volné.
bru-primary = Karta { $card } vyhrává štych, takže { $seat } provádí její primární akci.
bru-row = Karta { $card } štych nevyhrává, takže { $seat } provádí jen její sekundární akci ({ $row }).
bru-falls = { $seat }: disk je na obsazeném poli stupnice sňatků, takže po akci klesá { $space ->
        [0] až na počáteční pole
       *[other] na nejbližší nižší pole bez disku, tedy na pole { $space }
    }.
bru-last-cards = Po posledním štychu každý hráč odhazuje lícem dolů kartu, která mu zbyla v ruce.

## Události: symboly

bru-takes-town = { $seat } pokládá disk na aktivní město { $town }, od této chvíle ho ovládá a bere si ukazatel aktivního města.
bru-town-already-taken = Na aktivním městě { $town } už po expanzi leží disk, takže { $seat } si bere jen ukazatel aktivního města.
bru-coins = { $seat } si bere ze společné zásoby { $count ->
        [one] { $count } minci
        [few] { $count } mince
       *[other] { $count } mincí
    }.
bru-pays-coins = { $seat } vrací do společné zásoby { $count ->
        [one] { $count } minci
        [few] { $count } mince
       *[other] { $count } mincí
    }.
bru-coins-missing = { $seat } nemá čím zaplatit: { $count ->
        [one] chybí { $count } mince
        [few] chybějí { $count } mince
       *[other] chybí { $count } mincí
    }, { $points ->
        [0] a protože nemá ani body, neztrácí nic
        [one] takže místo toho ztrácí { $points } bod
        [few] takže místo toho ztrácí { $points } body
       *[other] takže místo toho ztrácí { $points } bodů
    }.
bru-renown = { $seat } si bere ze společné zásoby { $count ->
        [one] { $count } žeton věhlasu
        [few] { $count } žetony věhlasu
       *[other] { $count } žetonů věhlasu
    }.
bru-points = { $seat } získává { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }.
bru-church = { $seat } pokládá do oblasti církve { $count ->
        [one] { $count } disk
        [few] { $count } disky
       *[other] { $count } disků
    } (celkem jich tam má { $total }).
bru-raiders = { $seat } si bere z bitevní oblasti { $count ->
        [one] { $count } nájezdníka
        [few] { $count } nájezdníky
       *[other] { $count } nájezdníků
    } (celkem jich má { $total }).
bru-raiders-gone = Bitevní oblast je prázdná, takže { $seat } si odtud nemůže vzít další nájezdníky.
bru-courts = { $seat } posouvá disk na stupnici sňatků o { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    } nahoru, na pole { $space }.
bru-at-top = { $seat } má disk na horním poli stupnice sňatků, takže další symbol námluv nemá účinek.
bru-bought-church = { $seat } platí { $cost ->
        [one] { $cost } minci
        [few] { $cost } mince
       *[other] { $cost } mincí
    } a přidává do oblasti církve 1 další disk.
bru-bought-raider = { $seat } platí { $cost ->
        [one] { $cost } minci
        [few] { $cost } mince
       *[other] { $cost } mincí
    } a bere si z bitevní oblasti 1 dalšího nájezdníka.
bru-bought-step = { $seat } platí { $cost ->
        [one] { $cost } minci
        [few] { $cost } mince
       *[other] { $cost } mincí
    } a posouvá disk na stupnici sňatků o 1 další pole nahoru.
bru-expands = { $seat } platí { $cost ->
        [one] { $cost } minci
        [few] { $cost } mince
       *[other] { $cost } mincí
    } a expanduje: pokládá disk na město { $town }.
bru-frees-town = { $seat } odstraňuje žeton vikinské nadvlády, který leží na městě { $town }; město opět ovládá { $owner }.
bru-settles = { $seat } pokládá disk na volné město { $town } a od této chvíle ho ovládá.

## Události: krok Sňatek

bru-wedding = { $seat } má disk na stupnici sňatků nejvýše (pole { $space }), takže si bere kartu sňatku: { $marriage }.
bru-no-wedding = Všechny disky jsou na počátečním poli stupnice sňatků, takže kartu sňatku nezískává nikdo a jde ze hry: { $marriage }.
bru-region-full = V regionu { $region } není žádné volné město, takže odměna nemá účinek: { $seat } město nezískává.
bru-princess-military = { $seat } volí možnost Vojenská podpora: v kroku Nárokování regionů a při bodování žetonů nároku na herním plánu si započítává všechna města ovládaná vikingy.
bru-princess-trade = { $seat } volí možnost Založení obchodu: v závěrečném bodování si do počtu regionů započítává všechna města ovládaná vikingy.
bru-princess-spurn = { $seat } volí možnost Odmítnutí ruky princezny: odhazuje kartu a získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
bru-back-to-start = Po sňatku vrací { $seat } disk na počáteční pole stupnice sňatků.
bru-track-coins = { $seat } získává za pole { $space } stupnice sňatků { $count ->
        [one] { $count } minci
        [few] { $count } mince
       *[other] { $count } mincí
    }.
bru-track-renown = { $seat } získává za pole { $space } stupnice sňatků { $count ->
        [one] { $count } žeton věhlasu
        [few] { $count } žetony věhlasu
       *[other] { $count } žetonů věhlasu
    }.
bru-track-town = { $seat } získává za pole { $space } stupnice sňatků libovolné město.
bru-board-full = Na herním plánu není žádné volné město, takže odměna libovolné město nemá účinek: { $seat } město nezískává.

## Události: krok Bitva

bru-repelled = V bitevní oblasti nezbývá žádný nájezdník, takže vikingové jsou odraženi a nikdo neztrácí město.
bru-raid = V bitevní oblasti { $left ->
        [one] zbývá { $left } nájezdník
        [few] zbývají { $left } nájezdníci
       *[other] zbývá { $left } nájezdníků
    }, takže dochází k nájezdu. Nejméně nájezdníků ({ $fewest }) { $seats_count ->
        [one] má { $seats }, takže ztrácí jedno město
       *[other] mají { $seats }, takže ztrácejí po jednom městě
    }.
bru-raid-leader = Ztracená města vybírá { $seat }, protože má samostatně nejvíce nájezdníků ({ $most }).
bru-raid-no-leader = Nejvíce nájezdníků ({ $most }) mají shodně: { $seats }. Každý, kdo ztrácí město, si ho proto vybírá sám.
bru-nothing-to-lose = { $seat } neovládá žádné město, takže nic neztrácí.
bru-loses-town = { $seat } ztrácí město { $town }, které od této chvíle ovládají vikingové (vybírá { $chooser }).
bru-battle-cleared = Z bitevní oblasti se do společné zásoby { $count ->
        [one] vrací { $count } nájezdník
        [few] vracejí { $count } nájezdníci
       *[other] vrací { $count } nájezdníků
    }.
bru-no-spoils = Nikdo nemá žádného nájezdníka, takže bitevní kořist nezískává nikdo.
bru-spoils-tied = Nejvíce nájezdníků ({ $most }) mají shodně: { $seats }. První kořist se proto vynechává.
bru-first-spoils = První kořist: { $seat } má samostatně nejvíce nájezdníků ({ $most }), takže si bere 1 žeton věhlasu, získává za své žetony věhlasu { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } a vrací všechny své nájezdníky.
bru-second-spoils = Druhá kořist: nejvíce nájezdníků ({ $most }) { $seats_count ->
        [one] má teď { $seats }, takže získává 1 bod a vrací 1 nájezdníka
       *[other] mají teď { $seats }, takže každému připadá 1 bod a každý vrací 1 nájezdníka
    }.

## Události: krok Církev

bru-church-empty = V oblasti církve není žádný disk, takže první odměna církve se vynechává.
bru-church-tied = Nejvíce disků v oblasti církve ({ $most }) mají shodně: { $seats }. První odměna církve se proto vynechává.
bru-church-leader = První odměna církve: { $seat } má samostatně nejvíce disků v oblasti církve ({ $most }).
bru-no-building-site = { $seat } neovládá žádné město bez kláštera, takže klášter postavit nemůže.
bru-builds = { $seat } staví klášter ve městě { $town }.
bru-takes-marker = { $seat } si bere ukazatel aktivního města a z oblasti církve si bere zpět všechny své disky ({ $count }).
bru-second-church-reward = { $most ->
        [0] Druhá odměna církve: v oblasti církve nemá disk nikdo a u tohoto stolu se odměňuje i taková remíza, takže po 1 bodu získávají: { $seats }.
       *[other] Druhá odměna církve: nejvíce disků v oblasti církve ({ $most }) { $seats_count ->
            [one] má teď { $seats }, takže získává 1 bod a bere si zpět 1 disk
           *[other] mají teď { $seats }, takže každému připadá 1 bod a každý si bere zpět 1 disk
        }.
    }
bru-third-church-reward = Třetí odměna církve: { $seat } má v oblasti církve stále alespoň 4 disky ({ $count }), takže staví klášter, pokud může.
bru-discs-back = { $seat } si bere z oblasti církve zpět všechny své disky ({ $count }).

## Události: krok Nárokování regionů

bru-claim-turned = Region { $region }: počet ovládaných měst ({ $count }) dosahuje prahové hodnoty ({ $threshold }), takže se žeton nároku otáčí lícem nahoru.
bru-claim-taken = Region { $region }: { $seat } má samostatně nejvíce měst ze všech hráčů ({ $count }) a bere si žeton nároku.
bru-claim-kept = Region { $region }: { $seat } má stále samostatně nejvíce měst ze všech hráčů ({ $count }) a žeton nároku si nechává.
bru-claim-tied = Region { $region }: nejvíce měst ({ $count }) mají shodně: { $seats }. Žeton nároku proto zůstává, kde je.
bru-claim-viking-tie = Region { $region }: { $seat } má nejvíce měst ({ $count }), ale vikingové jich mají stejně, takže žeton nároku zůstává, kde je.
bru-claim-vikings = Region { $region }: vikingové mají více měst ({ $count }) než kdokoli jiný, takže žeton nároku zůstává na herním plánu.
bru-claim-lost = Region { $region }: vikingové mají více měst ({ $count }) než kdokoli jiný, takže { $seat } přichází o žeton nároku a ten se vrací na herní plán.

## Odmítnutí

bru-no-region-taken = Město { $town } leží v regionu { $region }, kde už je disk jiného hráče; vyber město v jiném regionu.
bru-no-not-in-packet = Karta { $card } není ve tvé sadě.
bru-no-already-chosen = Karta { $card } už je mezi tvými vybranými kartami a ty nelze vyměnit.
bru-no-town-occupied = Na městě { $town } už leží disk; vyber volné město.
bru-no-card-for-town = Nemáš v ruce kartu vhodnou k městu { $town }: je potřeba karta v jeho barvě ({ $colour }), nebo bílá.
bru-no-card-colour = Karta { $card } se k aktivnímu městu nehodí; zahraj kartu v jeho barvě ({ $colour }), nebo bílou.
bru-no-not-in-hand = Karta { $card } není ve tvé ruce.
bru-no-active-town = Město { $town } je aktivní město, takže do něj nelze expandovat.
bru-no-road = Do města { $town } nevede silnice z žádného města, které ovládáš.
bru-no-road-lost = Silnice do města { $town } vede z města { $lost }, ale to ovládají vikingové, takže odtud nelze expandovat.
bru-no-vikings-there = Na městě { $town } neleží žeton vikinské nadvlády; vyber město, které ovládají vikingové.
bru-no-other-region = Město { $town } leží mimo uvedený region; vyber volné město v regionu { $region }.
bru-no-not-losers = Město { $town } neovládá { $loser }; ztratit lze jen ovládané město.
bru-no-under-vikings = Město { $town } ovládají vikingové, takže v něm nemůžeš postavit klášter.
bru-no-not-yours = Město { $town } neovládáš, takže v něm nemůžeš postavit klášter.
bru-no-has-monastery = Ve městě { $town } už klášter stojí; vyber město bez kláštera.
bru-no-declining = Tohle nelze odmítnout; vyber jednu z nabízených možností.

## Otázky

bru-ask-start-town = Vyber město pro svůj první disk, a to v regionu bez disků jiných hráčů.
bru-ask-choose-two = { $count ->
        [one] Vyber ze své sady ještě jednu kartu.
        [few] Vyber ze své sady { $count } karty, jednu po druhé.
       *[other] Vyber ze své sady { $count } karet, jednu po druhé.
    }
bru-ask-lead-town = Zahajuješ štych: vyber volné město, které se stane aktivním městem.
bru-ask-lead-card = { $active ->
        [yes] Aktivní město je { $town }. Zahraj kartu v jeho barvě, nebo bílou; pokud takovou nemáš, zahraj jakoukoli.
       *[no] Zahajuješ štych bez aktivního města: zahraj jakoukoli kartu z ruky.
    }
bru-ask-follow = Zahraj do štychu jakoukoli kartu z ruky.
bru-ask-choose-row = Karta { $card } štych nevyhrává: vyber jednu její sekundární akci.
bru-ask-buy-church = Můžeš přikoupit disk do oblasti církve. Cena: { $cost ->
        [one] { $cost } mince
        [few] { $cost } mince
       *[other] { $cost } mincí
    }, máš jich { $coins }.
bru-ask-buy-raider = Můžeš přikoupit nájezdníka z bitevní oblasti. Cena: { $cost ->
        [one] { $cost } mince
        [few] { $cost } mince
       *[other] { $cost } mincí
    }, máš jich { $coins }.
bru-ask-buy-step = Můžeš přikoupit posun o 1 pole na stupnici sňatků. Cena: { $cost ->
        [one] { $cost } mince
        [few] { $cost } mince
       *[other] { $cost } mincí
    }, máš jich { $coins }.
bru-ask-expand = Můžeš expandovat: vyber volné město spojené silnicí s tím, které ovládáš, nebo odmítni. Cena: { $cost ->
        [one] { $cost } mince
        [few] { $cost } mince
       *[other] { $cost } mincí
    }, máš jich { $coins }.
bru-ask-free-town = Vyber město, ze kterého odstraníš žeton vikinské nadvlády.
bru-ask-any-town = Vyber kterékoli volné město pro svůj disk.
bru-ask-town-in-region = Vyber volné město pro svůj disk v regionu { $region }.
bru-ask-princess = Dánská princezna čeká na odpověď: vyber Vojenskou podporu, Založení obchodu, nebo Odmítnutí ruky princezny.
bru-ask-lose-town = { $own ->
        [yes] Ztrácíš město ve prospěch vikingů: vyber jedno z těch, která ovládáš.
       *[no] { $loser } ztrácí město ve prospěch vikingů: vyber které.
    }
bru-ask-build-monastery = Vyber město pro svůj klášter: takové, které ovládáš a ve kterém klášter ještě není.

## Krátké názvy otázek

bru-kind-start-town = výběr města pro první disk
bru-kind-choose-two = výběr dvou karet ze sady
bru-kind-lead-town = volba aktivního města
bru-kind-lead-card = karta na zahájení štychu
bru-kind-follow = karta do štychu
bru-kind-choose-row = výběr sekundární akce
bru-kind-buy-church = přikoupení disku do oblasti církve
bru-kind-buy-raider = přikoupení nájezdníka
bru-kind-buy-step = přikoupení posunu na stupnici sňatků
bru-kind-expand = expanze
bru-kind-free-town = výběr města pro odstranění vikingů
bru-kind-any-town = výběr kteréhokoli volného města
bru-kind-town-in-region = výběr města v uvedeném regionu
bru-kind-princess = rozhodnutí o dánské princezně
bru-kind-lose-town = výběr ztraceného města
bru-kind-build-monastery = výběr města pro klášter

## Možné odpovědi

bru-do-start = Začít: { $town }
bru-do-pick = Vybrat: { $card }
bru-do-lead = Aktivní město: { $town }
bru-do-play = Zahrát: { $card }
bru-do-row = { $row }: { $symbols }
bru-do-buy-church = Přikoupit disk ({ $cost ->
        [one] { $cost } mince
        [few] { $cost } mince
       *[other] { $cost } mincí
    })
bru-do-buy-raider = Přikoupit nájezdníka ({ $cost ->
        [one] { $cost } mince
        [few] { $cost } mince
       *[other] { $cost } mincí
    })
bru-do-buy-step = Přikoupit posun ({ $cost ->
        [one] { $cost } mince
        [few] { $cost } mince
       *[other] { $cost } mincí
    })
bru-do-stop = Nekupovat
bru-do-expand = Expandovat: { $town }
bru-do-decline = Odmítnout
bru-do-free = Odstranit vikingy: { $town }
bru-do-settle = Položit disk: { $town }
bru-do-lose = Ztratit: { $town }
bru-do-build = Postavit klášter: { $town }
bru-do-princess = { $choice }

## Názvy: města

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

## Názvy: karty akcí

bru-card-1 = žlutá 1
bru-card-2 = červená 2
bru-card-3 = modrá 3
bru-card-4 = žlutá 4
bru-card-5 = červená 5
bru-card-6 = modrá 6
bru-card-7 = žlutá 7
bru-card-8 = červená 8
bru-card-9 = modrá 9
bru-card-10 = žlutá 10
bru-card-11 = červená 11
bru-card-12 = modrá 12
bru-card-13 = bílá 13
bru-card-14 = žlutá 14
bru-card-15 = červená 15
bru-card-16 = modrá 16
bru-card-17 = žlutá 17
bru-card-18 = červená 18
bru-card-19 = modrá 19
bru-card-20 = bílá 20
bru-card-21 = bílá 21
bru-card-22 = bílá 22
bru-card-23 = žlutá 23
bru-card-24 = červená 24
bru-card-25 = modrá 25

## Názvy: regiony

bru-region-northern-ui-neill = Severní Uí Néill
bru-region-ulaid = Ulaid
bru-region-breifne = Bréifne
bru-region-southern-ui-neill = Jižní Uí Néill
bru-region-dubhlinn = Dubhlinn
bru-region-connaught = Connaught
bru-region-leinster = Leinster
bru-region-munster = Munster

## Názvy: karty sňatků

bru-marriage-aodhan = Aodhán
bru-marriage-aoife = Aoife
bru-marriage-brigid = Brigid
bru-marriage-conall = Conall
bru-marriage-cormac = Cormac
bru-marriage-niall = Niall
bru-marriage-orlaith = Orlaith
bru-marriage-estrid = dánská princezna

## Názvy: symboly

bru-symbol-town = aktivní město
bru-symbol-coin = mince
bru-symbol-pay_coin = ztráta mince
bru-symbol-church = církev
bru-symbol-raider = nájezdník
bru-symbol-courtship = námluvy
bru-symbol-expand = expanze
bru-symbol-remove_viking = odstranění vikingů
bru-symbol-renown = věhlas
bru-symbol-points = body
bru-symbol-any_town = libovolné město

## Názvy: barvy, řádky sekundárních akcí, možnosti u dánské princezny

bru-colour-red = červená
bru-colour-blue = modrá
bru-colour-yellow = žlutá
bru-colour-white = bílá
bru-row-upper = horní řádek
bru-row-lower = spodní řádek
bru-choice-military = Vojenská podpora
bru-choice-trade = Založení obchodu
bru-choice-spurn = Odmítnutí ruky princezny

## Vysvětlení: symboly

bru-explain-symbol-town = Položíš disk na aktivní město, od této chvíle ho ovládáš, a vezmeš si ukazatel aktivního města.
bru-explain-symbol-coin = Vezmeš si 1 minci ze společné zásoby.
bru-explain-symbol-pay_coin = Vrátíš 1 minci do společné zásoby. Pokud žádnou nemáš, ztratíš místo ní 2 body, nejvýše však do nuly.
bru-explain-symbol-church = Položíš 1 disk do oblasti církve. Poté tam smíš za každé 2 mince přidat 1 další.
bru-explain-symbol-raider = Vezmeš si 1 nájezdníka z bitevní oblasti, pokud tam nějaký je. Poté si odtud smíš za každé 2 mince vzít 1 dalšího.
bru-explain-symbol-courtship = Posuneš disk na stupnici sňatků o 1 pole nahoru a smíš ho za každé 2 mince posunout o 1 další pole. Pokud je na konci akce na poli s jiným diskem, klesne na nejbližší nižší pole bez disku.
bru-explain-symbol-expand = Smíš zaplatit 5 mincí a položit disk na volné město spojené silnicí s městem, které ovládáš.
bru-explain-symbol-remove_viking = Odstraníš z herního plánu 1 žeton vikinské nadvlády. Město opět ovládá ten, komu patří odkrytý disk.
bru-explain-symbol-renown = Vezmeš si 1 žeton věhlasu. Přináší body na konci hry a při první kořisti.
bru-explain-symbol-points = Získáš uvedený počet bodů.
bru-explain-symbol-any_town = Položíš disk na kterékoli volné město na herním plánu a od této chvíle ho ovládáš.

## Vysvětlení: karty sňatků

bru-explain-marriage-aodhan = Přináší 2 body a volné město v regionu Leinster.
bru-explain-marriage-aoife = Přináší 2 body a 1 žeton věhlasu.
bru-explain-marriage-brigid = Přináší 4 body.
bru-explain-marriage-conall = Přináší 2 body a volné město v regionu Jižní Uí Néill.
bru-explain-marriage-cormac = Přináší 2 body a volné město v regionu Connaught.
bru-explain-marriage-niall = Přináší 2 body a volné město v regionu Severní Uí Néill.
bru-explain-marriage-orlaith = Přináší 2 body a volné město v regionu Munster.
bru-explain-marriage-estrid = Karta posledního kola. Kdo ji získá, zvolí si Vojenskou podporu, Založení obchodu, nebo Odmítnutí ruky princezny.

## Vysvětlení: možnosti u dánské princezny

bru-explain-choice-military = Kartu si necháš. V kroku Nárokování regionů a při bodování žetonů nároku na herním plánu se ti započítají všechna města ovládaná vikingy.
bru-explain-choice-trade = Kartu si necháš. V závěrečném bodování se ti do počtu regionů započítají všechna města ovládaná vikingy.
bru-explain-choice-spurn = Kartu odhodíš a ihned získáš 4 body.

## Fáze

bru-phase-setup = Příprava hry
bru-phase-draft = Fáze výběru karet
bru-phase-action = Fáze akcí
bru-phase-upkeep = Fáze údržby
bru-phase-over = Konec hry

## Bodování

bru-score-play = Body získané během hry
bru-score-coins = Nejvíce mincí
bru-score-marker = Ukazatel aktivního města
bru-score-renown = Žetony věhlasu
bru-score-held = Získané žetony nároku
bru-score-half = Polovina za žetony nároku na herním plánu
bru-score-regions = Počet regionů
bru-score-total = Celkem

## Nastavení stolu

bru-option-lead_void = Co dělá zahajující hráč, když žádná jeho karta není vhodná k volnému městu?
bru-option-lead_void-play_any = Zvolí libovolné volné město a zahraje jakoukoli kartu
bru-option-lead_void-pass_marker = Předá ukazatel doleva prvnímu hráči, který vhodnou kartu má
bru-option-five_player_last_card = Co se v pěti hráčích stane s poslední kartou v ruce?
bru-option-five_player_last_card-discard = Odhodí se lícem dolů bez účinku
bru-option-five_player_last_card-play = Zahraje se v pátém štychu
bru-option-expand_into_active_town = Smí se expandovat do aktivního města?
bru-option-expand_into_active_town-false = Ne, zůstává volné pro vítěze štychu
bru-option-expand_into_active_town-true = Ano, dokud nepřijde řada na vítěze štychu
bru-option-remove_viking_mandatory = Musí se vikingové odstranit, když na herním plánu leží jejich žeton nadvlády?
bru-option-remove_viking_mandatory-true = Ano, odmítnout to nelze
bru-option-remove_viking_mandatory-false = Ne, lze to odmítnout
bru-option-church_zero_discs_rewarded = Mohou druhou odměnu církve získat hráči bez disků v oblasti církve?
bru-option-church_zero_discs_rewarded-false = Ne, je potřeba alespoň 1 disk
bru-option-church_zero_discs_rewarded-true = Ano, nemá-li tam disk nikdo, získá každý 1 bod
bru-option-viking_tie_blocks = Brání remíza s vikingy hráči v zisku žetonu nároku?
bru-option-viking_tie_blocks-true = Ano, žeton zůstává, kde je
bru-option-viking_tie_blocks-false = Ne, kdo remizuje jen s vikingy, žeton si bere
bru-option-vikings_contend_in_end_scoring = Soupeří vikingové při bodování žetonů nároku na herním plánu?
bru-option-vikings_contend_in_end_scoring-true = Ano, kdo má méně měst než oni, nezíská nic
bru-option-vikings_contend_in_end_scoring-false = Ne, porovnávají se jen hráči
bru-option-monastery_double_in_end_scoring = Počítá se město s klášterem při bodování žetonů nároku na herním plánu jako dvě?
bru-option-monastery_double_in_end_scoring-true = Ano, stejně jako v kroku Nárokování regionů
bru-option-monastery_double_in_end_scoring-false = Ne, počítá se jako jedno
bru-option-show_trick_history = Lze se během kola podívat na karty z dohraných štychů?
bru-option-show_trick_history-false = Ne, jen na karty z posledního; ostatní je třeba si pamatovat
bru-option-show_trick_history-true = Ano, každý si je může prohlédnout

## Slova na herním plánu

bru-word-coins = mince
bru-word-renown = věhlas
bru-word-points = body
bru-word-raiders = nájezdníci
bru-word-church = církev
bru-word-track = stupnice sňatků
bru-word-towns = města
bru-word-marriages = karty sňatků
bru-word-hand = ruka
bru-word-packet = sada
bru-word-marker = ukazatel aktivního města
bru-word-active-town = aktivní město
bru-word-battle-area = bitevní oblast
bru-word-marriage-card = karta sňatku
bru-word-monastery = klášter
bru-word-vikings = vikingové
bru-word-threshold = prahová hodnota
bru-word-round = Kolo { $round } z { $rounds }
bru-word-trick = Štych { $trick }
bru-word-trick-winner = vítěz štychu
bru-word-finished-tricks = { $count ->
    [one] { $count } dohraný štych
    [few] { $count } dohrané štychy
   *[other] { $count } dohraných štychů
}
bru-word-free = volné
bru-word-face-up = lícem nahoru
bru-word-face-down = lícem dolů

## Vysvětlivky: co který hráč má

bru-explain-word-points = Dosud získané body, bez závěrečného bodování.
bru-explain-word-coins = Mincemi platíš za další účinky a za expanzi po silnicích. Na konci získá 1 bod hráč, který jich má jako jediný nejvíc.
bru-explain-word-renown = Každý žeton věhlasu má na konci hodnotu 1 bodu.
bru-explain-word-raiders = Zůstanou-li po kole v bitevní oblasti nájezdníci, hráč s nejmenším počtem nájezdníků ztratí město ve prospěch vikingů.
bru-explain-word-church = Disky v oblasti církve. Nejvíc disků přináší po každém kole klášter a ukazatel aktivního města.
bru-explain-word-track = Pole na stupnici sňatků. Kdo je na ní nejvýše, vezme si po kole kartu sňatku.
bru-explain-word-towns = Města s disky tohoto hráče. Kdo má v regionu nejvíc měst, získá jeho žeton nároku, jakmile je dosažena prahová hodnota.
bru-explain-word-hand = Karty v ruce a ve fázi výběru také v sadě.
bru-explain-word-marker = Kdo má ukazatel aktivního města, zahajuje příští štych. Na konci má hodnotu 1 bodu.
bru-explain-score-total = Skóre, kdyby hra skončila teď, včetně závěrečného bodování.

## Místa vedle mapy

bru-area-trick = karty štychu
bru-area-track = stupnice sňatků
bru-area-battle = bitevní oblast
bru-area-church = oblast církve
