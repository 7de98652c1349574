# Prohlížeč: stránky o lidech. Běžící hry ke sledování, pozvánky, hráči a jejich hodnocení, přátelé. Načítají se s těmito stránkami.

## The hall

web-hall-places = Místa v síni
web-watch = Probíhající hry
web-watch-what = Sleduj hry, které se právě hrají. Vidíš to, co všichni u stolu; co hráči tají, zůstane utajené.
web-watch-empty = Teď nikdo nehraje veřejně.
web-watch-empty-do = Podívej se na dohranou hru
web-watch-round = { $round }. kolo
web-watch-since = začátek: { $when }
web-watch-count = { $count ->
        [0] žádní diváci
        [one] { $count } divák
        [few] { $count } diváci
       *[many] { $count } diváků
    }
web-which-game = Hra
web-every-game = Všechny hry

## Watching

web-watching = Sleduješ tuto hru.
web-watching-what = Vidíš to, co smějí vidět všichni.
web-watching-others = Další probíhající hry
web-watching-leave = Odejít

## Before the start

web-room-to-tables = ← Zpět k otevřeným stolům
web-room-home = ← Zpět na úvodní stránku
web-invited-by = { $name } tě zve na hru { $game }.
web-invited = Máš pozvánku na hru { $game }.
web-invited-seats = { $count ->
        [0] Všechna místa ({ $seats }) jsou obsazená.
        [one] Volné je { $count } místo z { $seats }.
        [few] Volná jsou { $count } místa z { $seats }.
       *[many] Volných je { $count } míst z { $seats }.
    }
web-terms-rating = Hodnocení
web-terms-rated = Hodnocená hra: počítá se hráčům s účtem
web-terms-casual = Nehodnocená
web-terms-usual = obvyklé

## Statistics of a player

web-statistics = Moje statistiky
web-statistics-what = Dohrané hry odehrané zde. Body jsou průměry, vedle nich průměry všech lidí zde ve hrách se stejným počtem hráčů.
web-statistics-none = Ještě nemáš dohranou hru.
web-statistics-none-theirs = Zatím žádná dohraná hra.
web-statistics-nobody = Tvé hry se počítají od té první.
web-statistics-recent = Poslední hry
web-statistics-recent-none = Žádná veřejná hra.
web-statistics-placed = { $players ->
        [1] sólo
       *[other] { $place }. místo z { $players }
    }
web-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[many] { $count } bodů
    }
web-players-count = { $count ->
        [one] sólo
        [few] { $count } hráči
       *[many] { $count } hráčů
    }
web-statistics-games = { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[many] { $count } her
    }
web-statistics-wins = { $count ->
        [one] { $count } výhra
        [few] { $count } výhry
       *[many] { $count } výher
    } ({ $share })
web-statistics-rating = hodnocení { $rating }
web-statistics-places = Umístění
web-statistics-points = Body podle kategorií
web-statistics-own = vlastní
web-statistics-all = všichni
web-statistics-best = Nejlepší hra: { $count ->
        [one] { $count } bod.
        [few] { $count } body.
       *[many] { $count } bodů.
    }
web-statistics-go = Hry, umístění a body ve srovnání se všemi ostatními

## Ranking

web-ranking = Žebříček
web-ranking-what = Ti, kdo odehráli aspoň { $count ->
        [one] { $count } hodnocenou hru
        [few] { $count } hodnocené hry
       *[many] { $count } hodnocených her
    }. Hodnocení je opatrný odhad, který roste, jak ho další hry potvrzují.
web-ranking-mine = Tvé pořadí: { $place }. z { $count }.
web-ranking-soon = { $count ->
        [one] Ještě { $count } hodnocená hra a máš místo v žebříčku.
        [few] Ještě { $count } hodnocené hry a máš místo v žebříčku.
       *[many] Ještě { $count } hodnocených her a máš místo v žebříčku.
    }
web-ranking-to-me = Ukázat mé místo
web-ranking-empty = Nikdo zatím neodehrál dost hodnocených her.
web-ranking-page = { $from }–{ $to } z { $count }
web-ranking-before = Lepší
web-ranking-after = Dál dolů
web-ratings-place = Pořadí
web-ratings-rating = Hodnocení
web-ratings-games = Hry
web-ratings-wins = Výhry
web-rated-news = Hodnocení nyní:
web-not-rated = Tato hra se nehodnotila.
web-rating-rules = Které hry se počítají
web-rating-rule-accounts = Srovnávají se jen lidé s účtem, a to aspoň dva: hostem může být kdokoli.
web-rating-rule-seats = Nikdo nemá víc než jedno místo.
web-rating-rule-browser = Dva účty používané ve stejném prohlížeči se proti sobě nepočítají.
web-rating-rule-address = Dva účty hrající ze stejné internetové adresy se proti sobě nepočítají.
web-rating-rule-often = Mezi týmiž dvěma lidmi se v každé hře počítá pět partií denně.
web-rating-rule-left = Kdo se vzdá nebo nechá konec na botovi, prohrál.

## Friends

web-friends = Přátelé
web-friends-nobody = Zadej jméno a můžeš tu mít přátele.
web-friends-begin = Začít
web-friends-link = Zahraj si se mnou
web-friends-link-what = Pošli někomu tento odkaz. Kdo ho přijme, bude mezi tvými přáteli: uvidíš, kdy je u stolu, můžeš ho pozvat a on tebe taky.
web-friends-guest = Hosta zná jen tento prohlížeč; s účtem ti přátelé zůstanou.
web-friends-share = Sdílet odkaz
web-friends-renew = Nový odkaz
web-friends-empty = Zatím tu nemáš přátele.
web-friends-blocked = Blokovaní ({ $count })
web-friends-unblock = Odblokovat
web-friend-at-table = u stolu { $table } ({ $game })
web-friend-playing = u stolu
web-friend-lately = nedávno tady
web-friend-away = naposledy { $when }
web-friend-guest = host
web-friend-more = Odebrat nebo zablokovat: { $name }
web-friend-remove = Odebrat
web-friend-block = Zablokovat
web-friend-keep = Nechat
web-friend-invite = Pozvat
web-friend-invited = Pozváno
web-invite-friends = Zavolej přátele
web-invite-none = Získej přátele vlastním odkazem
web-invitations = Pozvánky
web-invited-to = { $name } tě zve na hru { $game }, stůl { $table }.
web-invitation-decline = Odmítnout
web-become = { $name } si s tebou chce zahrát
web-become-what = Přátelé vidí, kdy je ten druhý u stolu, a mohou se navzájem zvát. Můžeš to kdykoli ukončit.
web-become-accept = Být přáteli
web-become-not = Teď ne
web-become-yours = Tohle je tvůj vlastní odkaz
web-become-why = Jaké jméno má { $name } vidět?

## A name, later

web-name-later = Hraješ jako { $name }. Jak ti mají ostatní říkat?
