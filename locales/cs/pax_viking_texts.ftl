# Pax Viking: co říkají dílky, stanice, jarlové a karty vítězství. Texty se skládají přímo z efektů
# (pax-when, pax-verb, pax-place, pax-counter), takže s nimi nemohou být v rozporu.

## Co dělají efekty

pax-verb-gain_silfr = { $who ->
        [opponent] zvolený soupeř získá { $n } silfr
       *[self] získej { $n } silfr
    } { $counter } { $max ->
        [0] {""}
       *[other] (nejvýše { $max })
    }
pax-verb-lose_silfr = { $who ->
        [opponent] zvolený soupeř ztratí { $n } silfr
        [each_opponent] každý soupeř ztratí { $n } silfr
        [richest] nejbohatší soupeř ztratí { $n } silfr
        [encountered] potkaný soupeř ztratí { $n } silfr
        [challenged] vyzvaný soupeř ztratí { $n } silfr
       *[self] ztrať { $n } silfr
    }
pax-verb-steal_silfr = vezmi { $n } silfr { $who ->
        [each_opponent] každému soupeři
        [richest] nejbohatšímu soupeři
        [encountered] potkanému soupeři
        [challenged] vyzvanému soupeři
       *[opponent] zvolenému soupeři
    }
pax-verb-draw = dober si { $n ->
        [one] { $n } dílek
        [few] { $n } dílky
       *[other] { $n } dílků
    }
pax-verb-take_tile = { $pay ->
        [0] {""}
       *[other] zaplať { $pay } silfr a
    } vezmi si do ruky { $kind ->
        [venture] podnik
        [event] událost
        [god] boha
        [advocate] přímluvce
       *[any] dílek
    } { $source ->
        [track] ze stupnice ságy
        [discard] z odhozených dílků
       *[available] ze stupnice ságy nebo z odhozených dílků
    } { $max_cost ->
        [0] {""}
       *[other] (pole { $max_cost } nebo levnější)
    } { $random ->
        [yes] náhodně
       *[no] {""}
    }
pax-verb-discard_tiles = { $who ->
        [opponent] zvolený soupeř odhodí
        [each_opponent] každý soupeř odhodí
       *[self] odhoď
    } { $source ->
        [board_god] { $n ->
            [one] { $n } boha
            [few] { $n } bohy
           *[other] { $n } bohů
        } z desky jarla
        [board_advocate] { $n ->
            [one] { $n } přímluvce
            [few] { $n } přímluvce
           *[other] { $n } přímluvců
        } z desky jarla
       *[hand] { $n ->
            [one] { $n } dílek
            [few] { $n } dílky
           *[other] { $n } dílků
        } z ruky
    } { $random ->
        [yes] (náhodně)
       *[no] {""}
    }
pax-verb-play_tile = zahraj z ruky { $kinds ->
        [god] boha
        [advocate] přímluvce
       *[both] boha nebo přímluvce
    }, aniž potřebuješ drakar
pax-verb-discount = { $what ->
        [venture] podniky na stupnici ságy tě stojí
        [event] události na stupnici ságy tě stojí
        [god] bohové na stupnici ságy tě stojí
        [advocate] přímluvci na stupnici ságy tě stojí
        [printed] obchodní střediska a mocní spojenci tě stojí
        [trade_centre] obchodní střediska tě stojí
        [ally] mocní spojenci tě stojí
       *[any] dílky na stupnici ságy tě stojí
    } { $fixed ->
        [yes] { $to } silfr
       *[no] o { $by } silfr méně
    }
pax-verb-hand_limit = limit ruky +{ $n }
pax-verb-journey_range = cestuješ o { $n ->
        [one] { $n } uzel
        [few] { $n } uzly
       *[other] { $n } uzlů
    } dál
pax-verb-place_longships = umísti z desky jarla až { $n ->
        [one] { $n } drakar
        [few] { $n } drakary
       *[other] { $n } drakarů
    } { $where ->
        [zone] do jedné stanice
       *[here] {""}
    } { $place }
pax-verb-move_longships = pohni { $n ->
        [all] každým svým drakarem
        [1] 1 svým drakarem
       *[other] až { $n } svými drakary
    } nejvýše o { $nodes ->
        [one] { $nodes } uzel
        [few] { $nodes } uzly
       *[other] { $nodes } uzlů
    }
pax-verb-refresh_longships = obnov { $n ->
        [all] všechny své drakary
        [1] 1 svůj drakar
        [few] až { $n } své drakary
       *[other] až { $n } svých drakarů
    }
pax-verb-return_longships = vrať { $n ->
        [one] { $n } drakar
        [few] { $n } drakary
       *[other] { $n } drakarů
    } { $who ->
        [self] ze svých
        [each_opponent] každého soupeře
        [encountered] potkaného soupeře
        [challenged] vyzvaného soupeře
       *[opponent] zvoleného soupeře
    } { $place }
pax-verb-strength = kde máš drakar, počítáš při výzvách o { $n ->
        [one] { $n } drakar
        [few] { $n } drakary
       *[other] { $n } drakarů
    } víc
pax-verb-establish = { $may ->
        [yes] smíš zřídit
       *[no] zřiď
    } { $what ->
        [trade_centre] obchodní středisko
        [ally] mocného spojence
       *[venture] podnik
    } { $place } { $cost ->
        [free] zdarma
       *[normal] za běžnou cenu
    }, aniž potřebuješ drakar
pax-verb-return_followers = vrať soupeřovy stoupence { $what ->
        [venture] z { $n } podniku
        [trade_centre] z { $n } obchodního střediska
        [ally] od { $n } mocného spojence
       *[any] z { $n } stanice
    } { $place }, kde nemá drakar
pax-verb-place_home = umísti jeden svůj ukazatel sídla { $place } (nevytváří vévodství)
pax-verb-duchy = jeden region { $place }, kde máš podnik, se stane tvým vévodstvím
pax-verb-extra_action = { $action ->
        [journey] smíš hned cestovat
       *[parley] smíš hned vyjednávat
    } { $nodes ->
        [0] {""}
       *[other] nejvýše o { $nodes ->
            [one] { $nodes } uzel
            [few] { $nodes } uzly
           *[other] { $nodes } uzlů
        }
    } { $discount ->
        [0] {""}
       *[other] a zaplatit o { $discount } méně
    } { $strength ->
        [0] {""}
       *[other] a počítat při výzvě o { $strength } víc
    }
pax-verb-influence_action = smíš hned použít akci vlivu { $follower ->
        [jarls] Jarlů
        [sweden] Švédska
        [theocracy] Teokracie
       *[rus] Rusi
    } bez jejího ukazatele
pax-verb-influence_bonus = při porovnání vlivu počítáš o { $n ->
        [one] { $n } stoupence
        [few] { $n } stoupence
       *[other] { $n } stoupenců
    } { $follower ->
        [jarls] Jarlů
        [sweden] Švédska
        [theocracy] Teokracie
       *[rus] Rusi
    } víc
pax-verb-votes = na althingu máš o { $n ->
        [one] { $n } hlas
        [few] { $n } hlasy
       *[other] { $n } hlasů
    } víc
pax-verb-protect = efekty a akce vlivu soupeřů nesmí { $what ->
        [advocates] brát ani odhazovat tvé přímluvce
        [longships] vracet tvé drakary
       *[followers] vracet ani nahrazovat tvé stoupence ve stanicích
    } { $place }
pax-verb-copy = použij schopnost soupeřova podniku { $place }, jako by ležel v této stanici
pax-verb-followers_as_longships = polož z desky jarla až { $n ->
        [one] { $n } stoupence
        [few] { $n } stoupence
       *[other] { $n } stoupenců
    } na jednu svou stanici; počítají se tam jako drakary, ale nemohou se hýbat
pax-verb-sweep_track = odhoď { $n ->
        [one] { $n } nejlevnější dílek
        [few] { $n } nejlevnější dílky
       *[other] { $n } nejlevnějších dílků
    } stupnice ságy a doplň ji
pax-verb-control_ally_longships = převezmi { $colour ->
        [black] černé drakary
        [grey] šedé drakary
        [white] bílé drakary
       *[other] drakary barvy { $colour }
    }, ať jsou kdekoli
pax-verb-beside = nech si tento dílek vedle své desky jarla
pax-verb-each = { $who ->
        [each_opponent] každý soupeř
       *[all] každý hráč
    } postupně udělá toto ({ $then })
pax-verb-choose = vyber jedno: { $options }
pax-verb-if = pokud { $condition }: { $then }
pax-verb-pay = smíš { $n ->
        [0] odhodit z ruky { $tiles ->
            [one] { $tiles } dílek
            [few] { $tiles } dílky
           *[other] { $tiles } dílků
        }
       *[other] zaplatit { $n } silfr
    }; když to uděláš, { $then }

## Kde

pax-place-any = kdekoli
pax-place-here = v této stanici
pax-place-within = nejvýše { $distance ->
        [one] { $distance } uzel
        [few] { $distance } uzly
       *[other] { $distance } uzlů
    } od této stanice
pax-place-displaced = z právě vytlačených
pax-place-west = v západní zóně
pax-place-north = v severní zóně
pax-place-east = ve východní zóně
pax-place-south = v jižní zóně
pax-place-region = v regionu { NAME($region, case: "gen") }

## Počítadla

pax-counter-own_followers = za každého svého usazeného stoupence
pax-counter-own_types = za každý typ svých usazených stoupenců
pax-counter-own_ventures = za každý svůj podnik { $place }
pax-counter-own_posts = za každou svou stanici { $place }
pax-counter-own_longships_on_map = za každý svůj drakar na mapě
pax-counter-own_allies = za každého svého mocného spojence
pax-counter-own_trade_centres = za každé své obchodní středisko
pax-counter-own_advocates = za každého svého přímluvce
pax-condition-has_god = máš usazeného boha
pax-condition-own_posts_at_least = máš aspoň { $n ->
        [one] { $n } stanici
        [few] { $n } stanice
       *[other] { $n } stanic
    } { $place }

## Kdy

pax-when-any = Vždy: { $text }.
pax-when-action_phase = { $once ->
        [yes] Jednou za tah, ve své fázi akcí
       *[no] Ve své fázi akcí
    }: { $text }.
pax-when-invest = { $once ->
        [yes] Jednou za tah, když investuješ
       *[no] Když investuješ
    }: { $text }.
pax-when-journey = { $once ->
        [yes] Jednou za tah, když cestuješ
       *[no] Když cestuješ
    }: { $text }.
pax-when-parley = { $once ->
        [yes] Jednou za tah, když vyjednáváš
       *[no] Když vyjednáváš
    }: { $text }.
pax-when-activate = { $once ->
        [yes] Jednou za tah, po aktivaci podniku
       *[no] Po aktivaci podniku
    }: { $text }.
pax-when-play = { $once ->
        [yes] Jednou za tah, po zahrání dílku
       *[no] Po zahrání dílku
    }: { $text }.
pax-when-challenge = { $once ->
        [yes] Jednou za tah, když vyzveš soupeře
       *[no] Když vyzveš soupeře
    }: { $text }.
pax-when-establish_venture = { $once ->
        [yes] Jednou za tah, když zřídíš podnik
       *[no] Když zřídíš podnik
    } { $played ->
        [yes] jeho zahráním
       *[no] {""}
    }: { $text }.
pax-when-establish_ally = { $once ->
        [yes] Jednou za tah, když zřídíš mocného spojence
       *[no] Když zřídíš mocného spojence
    }: { $text }.
pax-when-longship_returned = { $once ->
        [yes] Jednou za tah, když soupeř vrátí tvůj drakar
       *[no] Když soupeř vrátí tvůj drakar
    }: { $text }.
pax-when-influence = Fáze vlivu: { $text }.
pax-when-solstice = Zimní slunovrat: { $text }.
pax-when-activation = Aktivace: { $text }.
pax-when-instant = Když zřídíš tuto stanici: { $text }.
pax-when-event = Událost: { $text }.
pax-when-althing = Althing: { $text }.
pax-when-beside = Vedle desky jarla: { $text }
pax-join-and = { $first } a { $second }
pax-join-or = { $first } nebo { $second }

## Vítězství

pax-test-followers = { $n ->
        [one] { $n } usazený stoupenec
        [few] { $n } usazení stoupenci
       *[other] { $n } usazených stoupenců
    } { $follower ->
        [jarls] Jarlů
        [sweden] Švédska
        [theocracy] Teokracie
       *[rus] Rusi
    }
pax-test-followers_total = celkem { $n ->
        [one] { $n } usazený stoupenec
        [few] { $n } usazení stoupenci
       *[other] { $n } usazených stoupenců
    }
pax-test-followers_each_type = od každého typu { $n ->
        [one] { $n } usazený stoupenec
        [few] { $n } usazení stoupenci
       *[other] { $n } usazených stoupenců
    }
pax-test-types_with_followers = { $n ->
        [one] { $n } typ
        [few] { $n } typy
       *[other] { $n } typů
    }, každý aspoň s tolika usazenými stoupenci: { $each }
pax-test-ventures = { $n ->
        [one] { $n } zřízený podnik
        [few] { $n } zřízené podniky
       *[other] { $n } zřízených podniků
    }
pax-test-regions_with_venture = podniky v různých regionech: { $n }
pax-test-duchies = { $n ->
        [one] { $n } vévodství
        [few] { $n } vévodství
       *[other] { $n } vévodství
    }
pax-test-zones_with_duchy = vévodství v různých zónách: { $n }
pax-test-trade_centres = { $n ->
        [one] { $n } obchodní středisko
        [few] { $n } obchodní střediska
       *[other] { $n } obchodních středisek
    }
pax-test-key_trade_centres = { $n ->
        [one] { $n } klíčové obchodní středisko
        [few] { $n } klíčová obchodní střediska
       *[other] { $n } klíčových obchodních středisek
    }
pax-test-allies = { $n ->
        [one] { $n } mocný spojenec
        [few] { $n } mocní spojenci
       *[other] { $n } mocných spojenců
    }
pax-test-gods = { $n ->
        [one] { $n } usazený bůh
        [few] { $n } usazení bohové
       *[other] { $n } usazených bohů
    }
pax-test-advocates = { $n ->
        [one] { $n } usazený přímluvce
        [few] { $n } usazení přímluvci
       *[other] { $n } usazených přímluvců
    }
pax-test-zones_with_post = zřízené stanice v různých zónách: { $n }
pax-test-posts_per_zone_min = v každé zóně aspoň { $n ->
        [one] { $n } zřízená stanice
        [few] { $n } zřízené stanice
       *[other] { $n } zřízených stanic
    }
pax-test-influence_markers = v držení { $n ->
        [one] { $n } ukazatel vlivu
        [few] { $n } ukazatele vlivu
       *[other] { $n } ukazatelů vlivu
    }

## Symboly

pax-symbol-permanent = Stálá schopnost působí, dokud na ní leží tvůj stoupenec.
pax-symbol-solstice = Působí jednou při každém tvém zimním slunovratu, dokud na ní leží tvůj stoupenec.
pax-symbol-activate = Používá se akcí aktivace: vyčerpej svůj obnovený drakar v této stanici.
pax-symbol-instant = Působí jednou, ve chvíli, kdy stanici zřídíš; znovu až tehdy, když ji zřídí jiný hráč.
pax-symbol-event = Po zahrání se vyhodnotí v co nejúplnějším rozsahu a odstraní ze hry; pak se ověří vítězství.
pax-symbol-althing = Nejdřív všichni hráči postupně hlasují; při aspoň polovině hlasů se událost vyhodnotí. Vítězství se ověří v obou případech.
pax-symbol-follower = Zřídíš umístěním stoupence tohoto typu.
pax-symbol-port = Do této stanice se vplouvá a z ní vyplouvá jen přes moře s jejím přístavem.
pax-symbol-starter = Ve startovním balíčku od { $players ->
        [one] { $players } hráče
        [few] { $players } hráčů
       *[other] { $players } hráčů
    }.

## Zdroj

pax-source-established = Známo z vydané hry.
pax-source-reconstruction = Rekonstrukce: vytvořeno zde, aby se dalo hrát podle pravidel; nepochází z vydané hry.
pax-source-partly = Známo z vydané hry: { $fields }. Zbytek je rekonstrukce.
