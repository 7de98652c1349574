# Terminál: příkaz longhall, jeho nápověda a chyby a to, co je vidět při hře.

## Jazyk sám

cli-language = čeština
cli-join = { $rest } a { $last }

## Nápověda

cli-about = Jeden stůl pro tři deskové hry z doby vikingů: v terminálu, proti botům i s přáteli, ve čtyřech jazycích.
cli-help-usage = použití
cli-help-arguments = co uvést
cli-help-options = volby
cli-help-more = Jak použít příkaz: longhall PŘÍKAZ --help. Bez příkazu otevře longhall stůl v prohlížeči; longhall play je hra v terminálu.

cli-play-about = Zahraj si v tomto terminálu proti botům nebo s ostatními u téže klávesnice.
cli-games-about = Vypiš hry s jejich nastaveními stolu, boty a jazyky.
cli-rules-about = Ukaž znění pravidla nebo kapitoly, případně která pravidla hry mají scénář.
cli-replay-about = Projdi si uloženou hru tah po tahu.
cli-verify-about = Ověř ságu: zda je každý tah dovolený a každý výsledek losování odpovídá zveřejněnému semínku náhody.
cli-scenario-check-about = Ověř soubory se scénáři či lekcemi a vypiš, co nesouhlasí.
cli-content-check-about = Zkontroluj herní plány, karty a dílky hry.
cli-content-template-about = Ulož kopii herních plánů, karet a dílků hry, kterou lze upravovat.
cli-content-edit-about = Zapisuj plány, karty a dílky z vlastní krabice jeden po druhém; balíček zůstává ve tvé složce.
cli-simulate-about = Nech boty odehrát mnoho her a vypiš rychlost, výsledky a vše, co se pokazí.
cli-arena-about = Nech boty odehrát stejná rozdání z každého místa a vypiš, jak jsou silní.
cli-tune-about = Hledej lepší váhy pro boty hry v mnoha hrách proti jejich dřívějším verzím.
cli-learn-about = Nauč síť pro boty hry na hrách, které hrají sami proti sobě.
cli-selfplay-about = Nech boty hrát a zapiš každé rozhodnutí do datové sady, k učení.
cli-dataset-describe-about = Ukaž, co je v datové sadě.
cli-bench-about = Změř, jak rychle hry běží.
cli-version-about = Vypiš verzi a zda běží zkompilovaná.

cli-word-command = PŘÍKAZ
cli-word-lang = JAZYK
cli-word-game = HRA
cli-word-seats = MÍSTA
cli-word-names = JMÉNA
cli-word-seed = SEMÍNKO
cli-word-option = NÁZEV=HODNOTA
cli-word-folder = SLOŽKA
cli-word-number = ČÍSLO
cli-word-hash = OTISK
cli-word-saga = SOUBOR.saga
cli-word-paths = SOUBOR_NEBO_SLOŽKA
cli-word-rule = PRAVIDLO
cli-word-bots = BOTI
cli-word-knowledge = VÁHY
cli-word-two-shares = DOLNÍ,HORNÍ
cli-word-numbers = ČÍSLA
cli-word-dataset = SADA
cli-word-share = PODÍL

cli-arg-game = hra, například brian-boru
cli-arg-seats = kdo kde sedí, odděleno čárkami: human (člověk) nebo bot, například human,casual,strong,master
cli-arg-names = jména hráčů oddělená čárkami, pro každé místo jedno
cli-arg-seed = semínko náhody; stejné semínko dá znovu stejnou hru
cli-arg-option = nastavení stolu; lze uvést vícekrát (vypíše je longhall games)
cli-arg-content = složka s jinými herními plány a kartami, než jsou vlastní
cli-arg-folder = nová nebo prázdná složka pro kopii
cli-arg-saga = uložená hra
cli-arg-at = tah, kterým začít; 0 je příprava hry
cli-arg-seat = místo, ze kterého se díváš, počítáno od 1; jinak jsi divák
cli-arg-paths = soubory se scénáři či lekcemi nebo složky s nimi
cli-arg-rule = pravidlo, například BRU-TRICK-05, nebo kapitola, například BRU-TRICK
cli-arg-coverage = ukaž, která pravidla této hry mají scénář
cli-arg-scenarios = složka se scénáři; není-li uvedena, tests/rules
cli-arg-players = kolik hraje hráčů
cli-arg-games = kolik her
cli-arg-bots = jeden bot pro všechna místa, nebo pro každé jeden, odděleno čárkami
cli-arg-hash = otisk začátku, který byl vidět před hrou, k porovnání
cli-arg-check-bots = ať se i boti rozhodnou znovu, k porovnání
cli-arg-json = vypiš JSON, pro programy
cli-arg-arena-bots = boti oddělení čárkami; poslední zabere i zbývající místa; greedy:480 je greedy se 480 liniemi, master:24 je Mistr s nejvýše 24
cli-arg-arena-games = kolik her, zaokrouhleno nahoru na celá rozdání: každé rozdání se hraje jednou z každého místa
cli-arg-workers = kolik procesů hraje najednou; výchozí je jeden, s --ray tolik, kolik má cluster jader
cli-arg-workers-all = kolik procesů hraje najednou; výchozí je počet dostupných jader tohoto počítače, s --ray tolik, kolik má cluster jader
cli-arg-ray = rozděl práci pomocí Raye: bez adresy na jádra tohoto počítače, s adresou (HOST:PORT nebo auto) na tento cluster
cli-arg-sprt = skonči, jakmile je podíl výher prvního bota jistě blíž jedné z těchto dvou hodnot: podílů, třeba 0.25,0.3, nebo bodů Elo, třeba 0,30
cli-arg-reference-lines = kolik linií hry projde obyčejný greedy při rozhodnutí; jinak 120
cli-arg-timed = boti dodržují svůj čas jako při hře s lidmi; hry se pak mohou pokaždé lišit
cli-arg-calibration = porovnej také šance na výhru, které udává znalost prvního bota, s tím, jak hry dopadly
cli-arg-json-file = zapiš výsledek také do tohoto souboru jako JSON
cli-arg-minutes = jak dlouho hledat; potom se změří zlepšení
cli-arg-generations = skonči po tolika generacích, pokud to bude dřív, než uplynou minuty
cli-arg-out = soubor pro váhy a popis, jak byly nalezeny; zapisuje se po každé generaci
cli-arg-resume = pokračuj v hledání z jeho souboru; všechno ostatní se bere z něj
cli-arg-lines = kolik linií hry dostane rozhodnutí; 0: jen rychlá odpověď
cli-arg-solo = hledej váhy pro sólovou hru
cli-arg-knowledge = váhy na začátek: hand nebo soubor z bot/figures této hry
cli-arg-population = kolik kandidátů má generace
cli-arg-tune-games = kolik her odehraje každý kandidát v generaci
cli-arg-check-games = na kolika hrách s novými rozdáními se změří zlepšení; 0: na žádné
cli-arg-learn-players = počty hráčů oddělené čárkami; střídají se a zápasy se hrají s prvním z nich
cli-arg-rounds = kolik je kol hraní, učení a zápasu; jinak 3
cli-arg-learn-games = kolik her se odehraje v každém kole; 1000, pokud nejsou zadány hry ani minuty
cli-arg-learn-minutes = jak dlouho se v každém kole nejvýš hraje
cli-arg-match-games = kolik her má nejvýš zápas na konci kola
cli-arg-match-deep = kolik dalších linií dostanou v zápase nejlepší možnosti rozhodnutí
cli-arg-match-horizons = ke kolika horizontům hry se tyto linie sledují
cli-arg-hidden = kolik skrytých jednotek má síť
cli-arg-share = jaká část hodnoty pozice je naučená, nad 0 a nejvýš 1; zbytek dají váhy
cli-arg-learn-tree = hraj hry a zápasy se stromem: prohledávej i odpovědi všech hráčů
cli-arg-learn-policy = uč i politiku: které možnosti stojí za pohled
cli-arg-learn-keep-value = uč jen politiku; síť, která hodnotí pozice, zůstane beze změny
cli-arg-learn-compare = uč síť z možností porovnaných tím, že se každá dohraje do konce hry
cli-arg-learn-out = soubor pro síť a popis, jak vznikla; vedle něj se ukládají hry
cli-arg-learn-resume = pokračuj v učení z jeho souboru; všechno kromě počtu kol se bere z něj
cli-arg-dataset = datová sada: složka, kterou zapsal longhall selfplay, nebo jeden z jejích souborů
cli-arg-selfplay-bots = boti oddělení čárkami; poslední obsadí i zbývající místa a od hry ke hře se všichni posunou o jedno místo
cli-arg-selfplay-players = počty hráčů oddělené čárkami; střídají se
cli-arg-selfplay-games = kolik her má mít datová sada nakonec
cli-arg-tries = jak často bot zvolí jednu ze svých tří nejlepších možností místo té nejlepší, aby se hry víc lišily; výchozí je nikdy
cli-arg-shard-games = kolik her má každý soubor; výchozí je 1000
cli-arg-selfplay-out = složka pro datovou sadu, například games.parquet
cli-arg-selfplay-resume = pokračuj v přerušené datové sadě, nebo ji zvětši
cli-arg-lang = jazyk: en, pl, cs nebo es
cli-arg-help = ukaž tuto nápovědu

## Příkazový řádek, který nelze použít

cli-usage-wrong = Příkaz není srozumitelný; viz { $see }.
cli-usage-value = Za { $given } chybí hodnota; viz { $see }.
cli-usage-flag = Za { $given } se hodnota neuvádí; viz { $see }.
cli-usage-option = Volba { $given } neexistuje; viz { $see }.
cli-usage-extra = Slovo „{ $given }“ je navíc; viz { $see }.
cli-usage-missing = Chybí { $word }; viz { $see }.
cli-usage-number = Za { $argument } musí být celé číslo, nejméně { $fewest }, a ne „{ $given }“.
cli-usage-share = Za { $argument } musí být číslo větší než 0 a nejvýš 1, a ne „{ $given }“.
cli-usage-pair = „{ $given }“ není nastavení stolu; zapiš je jako název=hodnota.
cli-usage-half = „{ $given }“ je teprve půlka příkazu; napiš { $known }.
cli-usage-command = Příkaz „{ $given }“ neexistuje; nemáš na mysli { $known }? Všechny vypíše longhall --help.

cli-error-language = Jazyk „{ $given }“ tu není; vyber jeden z těchto: { $known }.
cli-error-player = „{ $given }“ u stolu sedět nemůže; na každém místě je jedno z tohoto: { $known }.
cli-error-name-count = Počet uvedených jmen je { $names }, ale počet míst je { $seats }; uveď pro každé místo jedno jméno.
cli-error-name-twice = Dva hráči mají stejné jméno; dej každému jiné.
cli-error-bot-count = Počet uvedených botů je { $bots }, ale počet míst je { $seats }; uveď jednoho pro všechna, nebo pro každé místo jednoho.
cli-error-seat = Místo { $given } neexistuje; u tohoto stolu { $seats ->
        [one] je { $seats } místo
        [few] jsou { $seats } místa
       *[other] je { $seats } míst
    }.
cli-error-rule = Pravidlo { $given } neexistuje{ $known_count ->
        [0] .
       *[other] ; podobná jsou: { $known }.
    }
cli-error-scenario-folder = Složka se scénáři { $given } neexistuje; uveď ji pomocí --scenarios.
cli-error-no-scenarios = Nejsou tam žádné soubory se scénáři.
cli-error-physical = Seznam čistě fyzických pravidel musí u každého pravidla uvádět důvod.
cli-error-folder-full = Složka { $given } není prázdná; uveď novou, aby se nic nepřepsalo.
cli-error-folder-closed = Do složky { $given } nelze zapisovat.

## Stůl

cli-names = Astrid, Bran, Ciara, Dag, Emer, Finn
cli-you = (ty)
cli-player-human = člověk
cli-player-bot = bot: { $bot }
cli-play-players = U stolu: { $players }.
cli-play-hash = Otisk semínka náhody jako záruka poctivosti: { $hash }
cli-play-hint = Napiš číslo možnosti; ? ukáže pravidlo, ze kterého otázka plyne, help všechny příkazy.
cli-hint-thinking = Hledání nápovědy
cli-play-thinking = Boti přemýšlejí
cli-play-curtain = Ke klávesnici teď patří { $player }; { $player }, stiskni Enter.
cli-play-left = Hra byla opuštěna po { $moves ->
        [one] { $moves } tahu
       *[other] { $moves } tazích
    }.
cli-play-seed = Semínko náhody bylo { $seed }; jeho otisk byl znám od začátku: { $hash }
cli-play-over = Hra skončila. Ještě můžeš napsat save SOUBOR.saga, log, board nebo score; prázdný řádek končí.

cli-ask-no-number = Možnost { $given } neexistuje; napiš jedno z uvedených čísel.
cli-ask-unclear = „{ $given }“ není srozumitelné; napiš číslo, akci, například play 13, nebo help.
cli-ask-why = ({ $rule }; napiš ? a přečteš si ho)
cli-ask-help =
    číslo               možnost s tímto číslem
    play 13             akce zapsaná slovy jako v souborech saga
    ?                   pravidlo, ze kterého plyne otázka nebo odmítnutí, a význam značek
    ? mince             o symbolu, městě, kartě nebo regionu; také ? 13, ? BRU-TRICK-05 nebo libovolné slovo z pravidel
    undo                vezmi zpět svůj poslední tah, pokud od té doby nic nevyšlo najevo
    hint                co by udělal mistr a proč
    save SOUBOR.saga    ulož hru
    log                 co se dělo naposledy; log all: všechno
    board               nakresli stůl znovu
    score               body, kdyby hra skončila teď
    quit                opusť hru

cli-undo-done = Vzato zpět: { $move }
cli-undo-nothing = Není co vzít zpět: po tvém posledním tahu se odhalily skryté informace, nebo táhl jiný hráč.
cli-save-no-name = Uveď, kam uložit: save SOUBOR.saga
cli-save-exists = Soubor { $file } už existuje; zvol jiný název.
cli-save-failed = Soubor { $file } nelze zapsat; zkontroluj, zda složka existuje a zda do ní smíš psát.
cli-save-done = Uloženo v souboru { $file }: { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }.
cli-explain-nothing = O „{ $given }“ tu není nic známo.
cli-log-forced = (jiná volba nebyla)

cli-score-now = Kdyby hra skončila teď:
cli-score-place = Místo
cli-score-nobody = Nikdo nevyhrál.
cli-score-winners = { $players_count ->
        [one] Vyhrává { $players }
       *[other] O vítězství se dělí { $players }
    }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }!

## Přehrávání a ověřování

cli-replay-keys = Enter nebo n: dál; p: zpět; číslo: daný tah; q: konec
cli-replay-unclear = Napiš n, p, q nebo číslo od 0 do { $last }.
cli-replay-end = To byl poslední tah.
cli-replay-start = Tohle je začátek.
cli-verify-shared = Otisk začátku { $hash }. Semínko vzniklo společně, ze serveru a od těchto hráčů: { $players }.
cli-verify-nobody = Otisk začátku { $hash }. K semínku nikdo z hráčů nepřispěl: pochází jen ze serveru.
cli-verify-alone = Semínko zvolila jediná strana (server staršího druhu, nebo program, ve kterém se hrálo).
cli-verify-left-out = { $player }: závazek k číslu existoval, ale číslo v semínku není.
cli-verify-back = { $count ->
        [one] { $count } tah byl vzat zpět; jeho losování bylo ověřeno také.
        [few] { $count } tahy byly vzaty zpět; jejich losování bylo ověřeno také.
       *[other] { $count } tahů bylo vzato zpět; jejich losování bylo ověřeno také.
    }
cli-verify-bots = Rozhodnutí botů shodná s těmi, která boti tohoto programu učiní se semínkem hry: { $same } z { $all }.
cli-verify-bots-timed = Jiná rozhodnutí botů, kteří po několika sekundách přestanou přemýšlet: { $count }. U stolu mohli mít méně času než tady, takže to nic nedokazuje.
cli-verify-done = Sága je v pořádku. Počet dovolených tahů: { $moves }; počet výsledků losování, které všechny odpovídají semínku: { $outcomes }.

## Scénáře a pravidla

cli-scenario-check-progress = Ověřování scénářů
cli-scenario-check-differs = { $title }: { $where } má být { $expected }, ale je { $found }.
cli-scenario-check-done = Ověřené scénáře: { $checked }; { $differing ->
        [0] všechny souhlasí
        [one] { $differing } nesouhlasí
        [few] { $differing } nesouhlasí
       *[other] { $differing } nesouhlasí
    }{ $unreadable ->
        [0] .
        [one] ; { $unreadable } soubor nelze použít.
        [few] ; { $unreadable } soubory nelze použít.
       *[other] ; { $unreadable } souborů nelze použít.
    }
cli-coverage-rule = Pravidlo
cli-coverage-scenarios = Scénáře
cli-coverage-text = Znění
cli-coverage-physical = fyzické
cli-coverage-done = { $rules ->
        [one] { $rules } pravidlo
        [few] { $rules } pravidla
       *[other] { $rules } pravidel
    }: se scénářem { $covered }, čistě fyzických { $physical }, bez scénáře { $without }.

## Simulace, měření, obsah

cli-simulate-progress = Hraje se
cli-simulate-games = { $games ->
        [one] { $games } hra odehrána
        [few] { $games } hry odehrány
       *[other] { $games } her odehráno
    } za { $seconds } s.
cli-simulate-interrupted = Přerušeno: počítají se hry, které byly dohrány.
cli-simulate-speed = { $games } her/s, { $decisions } rozhodnutí/s, po každém se kontrolují invarianty.
cli-simulate-length = Rozhodnutí v jedné hře: { $shortest } až { $longest }.
cli-simulate-seat = Místo
cli-simulate-bot = Bot
cli-simulate-mean = Průměr bodů
cli-simulate-wins = Výhry
cli-simulate-sound = Žádný invariant nebyl porušen.
cli-simulate-broken = { $count ->
        [one] { $count } porušený invariant:
        [few] { $count } porušené invarianty:
       *[other] { $count } porušených invariantů:
    }

cli-arena-interrupted = Přerušeno: počítají se jen rozdání odehraná z každého místa.
cli-arena-share = Rovný podíl na výhrách je { $share }. V závorkách nebo za ±: 95% intervaly; u hodnocení směrodatná odchylka.
cli-arena-rating = Hodnocení
cli-arena-decision = ms na rozhodnutí, medián / nejvíc
cli-arena-turn = s na tah, medián / nejvíc
cli-arena-sprt-higher = Sekvenční test: { $bot } vyhrává spíš { $high } než { $low } (logaritmus poměru věrohodností { $ratio }).
cli-arena-sprt-lower = Sekvenční test: { $bot } vyhrává spíš { $low } než { $high } (logaritmus poměru věrohodností { $ratio }).
cli-arena-sprt-open = Sekvenční test: mezi { $low } a { $high } pro bota { $bot } nerozhodnuto (logaritmus poměru věrohodností { $ratio }).
cli-arena-no-chances = Znalost tohoto bota neudává šance na výhru.
cli-arena-calibration = { $count ->
        [one] { $count } předpověď
        [few] { $count } předpovědi
       *[other] { $count } předpovědí
    } výhry; očekávaná chyba kalibrace { $error }.
cli-arena-count = Předpovědi
cli-arena-forecast = Předpověď
cli-arena-won = Výhry

cli-tune-start = { $count ->
        [one] { $count } váha
        [few] { $count } váhy
       *[other] { $count } vah
    } k vyladění.
cli-tune-generation = Generace { $generation }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }: průměrné hodnocení { $mean }, nejlepší { $best }, krok { $step }
cli-tune-checking = Měří se zlepšení
cli-tune-gain-wins = Proti váhám ze začátku: { $share } výher ({ $low } – { $high }); rovný podíl je { $equal }.
cli-tune-gain-points = Oproti váhám ze začátku, na stejných rozdáních: v průměru { $points } b. ({ $low } – { $high }).
cli-tune-done = Váhy jsou v souboru { $file }.

cli-learn-matching = Zápas proti dosud nejlepší síti
cli-learn-round = Kolo { $round }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }: chyba kalibrace { $error }, chyba bodů { $points }, na hrách mimo učení.
cli-learn-round-policy = Kolo { $round }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, politika: překvapení { $surprise } (při stejných šancích { $equal }, v nejlepším případě { $least }); v { $agrees } rozhodnutí mimo učení je na prvním místě volba prohledávání.
cli-learn-round-compared = Kolo { $round }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }: { $decisions ->
        [one] v { $decisions } rozhodnutí
       *[other] ve { $decisions } rozhodnutích
    } mimo učení dopadly možnosti o { $by_hand } bodu jinak než podle ručního ohodnocení a o { $learned } bodu jinak než se sítí.
cli-learn-match-wins = Zápas proti dosud nejlepší: { $mean } výher ({ $low } – { $high }); rovný podíl je { $equal }.
cli-learn-match-points = Oproti dosud nejlepší, na stejných rozdáních: v průměru { $mean } b. ({ $low } – { $high }).
cli-learn-match-alone = Oproti dosud nejlepší, na stejných rozdáních: výhry { $mean } ({ $low } – { $high }).
cli-learn-kept = Nová síť je lepší a zůstává.
cli-learn-not-kept = Není jisté, že je nová síť lepší; zůstává dosud nejlepší.
cli-learn-done = Nejlepší výsledek je v souboru { $file }.
cli-learn-interrupted = Přerušeno: hry a dokončená kola jsou uložena; pokračuj s --resume { $file }.
cli-selfplay-done = { $file } obsahuje { $games ->
        [one] { $games } hru
        [few] { $games } hry
       *[other] { $games } her
    }.
cli-selfplay-interrupted = Přerušeno: { $file } obsahuje { $games ->
        [one] { $games } hru
        [few] { $games } hry
       *[other] { $games } her
    }; pokračuj s --resume.
cli-dataset-game = Hra
cli-dataset-rules = pravidla { $rules }
cli-dataset-made = Vznik
cli-dataset-made-by = longhall { $version }, formát { $format }, semínko { $seed }
cli-dataset-bots = Boti
cli-dataset-options = Volby
cli-dataset-games = Hry
cli-dataset-seats = { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }
cli-dataset-decisions = Rozhodnutí
cli-dataset-decisions-each = { $count }, { $each } na hru
cli-dataset-actions = Akce
cli-dataset-actions-taken = zvoleno { $taken } z { $all }
cli-dataset-values = Hodnoty
cli-dataset-valued = u { $share } rozhodnutí, která mají průměrně { $options } možností
cli-dataset-observation = Pozorování
cli-dataset-layout = čísel: { $numbers }, částí: { $parts }
cli-dataset-files = Soubory
cli-dataset-size = { $files ->
        [one] { $files } soubor
        [few] { $files } soubory
       *[other] { $files } souborů
    }, { $megabytes } MB

cli-bench-progress = Měření
cli-bench-game = Hra
cli-bench-seats = Hráčů
cli-bench-figure = Co
cli-bench-value = Nejlepší z 5
cli-bench-figure-random-play = náhodná hra
cli-bench-figure-clone = kopie pozice
cli-bench-figure-view-as-json = pohled jako JSON
cli-bench-figure-unlike-a-plain-loop = proti obyčejné smyčce v Pythonu
cli-bench-figure-places-of-a-tile = všechna místa dílku, deska napůl plná
cli-bench-unit-decisions-s = rozhodnutí/s
cli-bench-unit-us = µs
cli-bench-unit-decisions-per-loop = rozhodnutí na 1000 otáček

cli-content-edit-part = Která část? Zadej číslo, Enter končí.
cli-content-edit-record = Který záznam? Zadej číslo, { $new }, nebo { $delete } a číslo; Enter vrací zpět.
cli-content-edit-field = Napiš klíč = hodnota pro změnu pole, klíč = pro jeho odstranění. Enter záznam uloží, { $cancel } změny zahodí.
cli-content-edit-number = Zadej číslo od 1 do { $most }.
cli-content-edit-kept = Soubor { $file } je zapsaný; celý balíček je v pořádku (otisk { $hash }).
cli-content-edit-cancelled = Nic se nezměnilo.
cli-content-edit-no-drawing = Tohle zatím nejde nakreslit.
cli-content-check-done = { $game }: obsah je v pořádku (otisk { $hash }).
cli-content-template-done = Počet souborů uložených do složky { $folder }: { $count }. Zkontroluješ je příkazem: longhall content check { $game } --content { $folder }. Hraješ s nimi příkazem: longhall play { $game } --content { $folder }.

## Hry a verze

cli-games-facts = pro { $fewest } až { $most ->
        [few] { $most } hráče
       *[other] { $most } hráčů
    } · pravidla verze { $rules } · obsah { $content }
cli-games-options = Nastavení stolu:
cli-games-default = (výchozí)
cli-games-bots = Boti
cli-games-languages = Jazyky
cli-version-compiled = jádro a hry jsou zkompilované
cli-version-plain = jádro a hry nejsou zkompilované

## Kreslení hry Brian Boru

cli-bru-head-region = region
cli-bru-head-threshold = práh/body
cli-bru-head-claim = nárok
cli-bru-head-counts = kdo kolik
cli-bru-head-towns = města
cli-bru-head-points = body
cli-bru-head-points-short = body
cli-bru-head-coins = mince
cli-bru-head-renown = věhlas
cli-bru-head-raiders = nájezdníci
cli-bru-head-church = církev
cli-bru-head-space = stupnice
cli-bru-head-claims = nároky
cli-bru-head-claims-short = nároky
cli-bru-head-cards = karty
cli-bru-head-cards-short = karty
cli-bru-head-track = Stupnice sňatků
cli-bru-head-history = Zahráno v tomto kole
cli-bru-head-hand = Tvoje ruka
cli-bru-head-picked = Necháváš si
cli-bru-head-packet = Sada
cli-bru-head-primary = při výhře
cli-bru-head-upper = jinak horní řádek
cli-bru-head-lower = nebo spodní řádek
cli-bru-wins = vyhrává
cli-bru-battle = v bitevní oblasti zbývá nájezdníků: { $left } z { $strength }
cli-bru-about-town = Město č. { $number }; barva: { $colour }; region: { $region }.
cli-bru-about-roads = { $roads_count ->
        [0] Nevede tam žádná silnice.
        [one] Silnice vede sem: { $roads }.
       *[other] Silnice vedou sem: { $roads }.
    }
cli-bru-about-disc = Leží tu disk hráče { $player }.
cli-bru-about-monastery = Stojí tu klášter, takže se město počítá jako dvě.
cli-bru-about-vikings = Město ovládají vikingové.
cli-bru-about-active = Tohle je aktivní město.
cli-bru-about-region = Region má { $towns ->
        [one] { $towns } město
        [few] { $towns } města
       *[other] { $towns } měst
    }; prahová hodnota žetonu nároku: { $threshold }, bodová hodnota: { $points }.
cli-bru-about-claim = Žeton nároku má { $player }.

## Pax Viking v terminálu

cli-pax-round = Kolo { $round }
cli-pax-silfr = silfr
cli-pax-sum = celkem
cli-pax-duchies = vévodství
cli-pax-hand = ruka
cli-pax-longships = drakary
cli-pax-track = Stupnice ságy
cli-pax-pile = hromádka: { $count }
cli-pax-discards = odhozené: { $count }
cli-pax-events = události v balíčku: { $count }
cli-pax-face-down = Karty vítězství lícem dolů: { $count }
cli-pax-waters = Vody
cli-pax-my-hand = Tvá ruka
cli-pax-port = přístav: { $sea }
cli-pax-cost = cena: { $cost }
cli-pax-sign-follower = usazení stoupenci
cli-pax-sign-renewed = obnovený drakar
cli-pax-sign-exhausted = vyčerpaný drakar
cli-pax-sign-marker = ukazatel vlivu
