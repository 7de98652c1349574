# Pax Viking: co gra mówi o swoim przebiegu. O co pyta, co proponuje i dlaczego odmawia, jest w pax_viking.ftl.
# Imiona graczy i nazwy przychodzą gotowe, w mianowniku; listy mają też swoją długość w argumencie <nazwa>_count.
# Zamiast gracza może wystąpić przeciwnik z gry solo: Imperium.

## Wydarzenia: przygotowanie rozgrywki

pax-cards = Karty warunków zwycięstwa w tej grze: { $victories }.
pax-start-venture = Początkowe przedsięwzięcie w placówce { $post }: { $tile }.
pax-jarl = { $seat } gra jako { $jarl }.
pax-first = Zaczyna { $seat }.
pax-solo = { $jarl } staje przeciw Imperium Nordyckiemu. { $count ->
        [one] W stosie jest { $count } wydarzenie.
        [few] W stosie są { $count } wydarzenia.
       *[many] W stosie jest { $count } wydarzeń.
    } Ustanów wszystkich swoich popleczników, zanim stos się wyczerpie.

## Wydarzenia: tury

pax-turn = Runda { $round }, tura: { $seat }.
pax-takes-marker = { $seat } ma najwięcej popleczników { NAME($follower, case: "gen") } ({ $count }) i bierze znacznik akcji wpływów.
pax-loses-marker = { $seat } nie ma już większości popleczników { NAME($follower, case: "gen") } i oddaje znacznik akcji wpływów.
pax-ability = { $seat } korzysta ze zdolności: { $source }.
pax-influence-action = { $seat } wykonuje akcję wpływów { NAME($follower, case: "gen") }.
pax-solstice = Przesilenie zimowe: { $seat }.
pax-income = { $seat } zyskuje { $count } silfr za { $count ->
        [one] { $count } rodzaj popleczników
        [few] { $count } rodzaje popleczników
       *[many] { $count } rodzajów popleczników
    }.

## Wydarzenia: kafelki sagi

pax-draws = { $seat } dobiera kafelek.
pax-drawn = Dobierasz kafelek: { $tile }.
pax-draws-tile = { $seat } dobiera kafelek: { $tile }.
pax-buys = { $seat } kupuje za { $cost } silfr kafelek: { $tile }.
pax-track-discarded = { $tile } trafia z najtańszego pola na stos odrzuconych kafelków.
pax-track-filled = Tor sagi zostaje uzupełniony: { $tiles }.
pax-swept = { $tiles_count ->
        [one] Z toru sagi znika kafelek
       *[other] Z toru sagi znikają kafelki
    }: { $tiles }.
pax-takes-tile = { $seat } bierze { $cost ->
        [0] kafelek
       *[other] za { $cost } silfr kafelek
    }: { $tile }.
pax-discards = { $seat } odrzuca kafelek: { $tile }.
pax-discards-board = { $seat } odrzuca z planszy jarla kafelek: { $tile }.
pax-plays = { $seat } zagrywa kafelek: { $tile }.
pax-plays-venture = { $seat } zagrywa w placówce { $post } kafelek: { $tile }.
pax-venture-replaced = { $tile } w placówce { $post }: kafelek zostaje podmieniony i odrzucony.
pax-joins-board = { $seat } ustanawia na planszy jarla kafelek: { $tile }.
pax-joins-board-alone = { $seat } kładzie na planszy jarla kafelek { $tile }, ale nie ma już dla niego poplecznika.
pax-board-follower-returns = Poplecznik z kafelka { $tile } zostaje zwrócony ({ $seat }).
pax-beside = { $seat } kładzie obok planszy jarla kafelek: { $tile }.
pax-copies = { $seat } kopiuje zdolność: { $tile }.
pax-activates = { $seat } aktywuje w placówce { $post } przedsięwzięcie: { $tile }.

## Wydarzenia: wydarzenia i althing

pax-plays-event = { $seat } zagrywa w placówce { $post } wydarzenie: { $tile }.
pax-votes-yes = { $seat } głosuje za ({ $count ->
        [one] { $count } głos
        [few] { $count } głosy
       *[many] { $count } głosów
    }).
pax-votes-no = { $seat } głosuje przeciw ({ $count ->
        [one] { $count } głos
        [few] { $count } głosy
       *[many] { $count } głosów
    }).
pax-althing-passed = Althing przyjmuje wydarzenie { $tile }: głosów za jest { $yes } z { $votes }, czyli co najmniej połowa.
pax-althing-failed = Althing odrzuca wydarzenie { $tile }: głosów za jest tylko { $yes } z { $votes }.
pax-event-ends = { $tile }: wydarzenie zostaje usunięte z gry.
pax-card-turned = Odkryta zostaje karta warunków zwycięstwa: { $victory }.

## Wydarzenia: langskipy i placówki

pax-sails = { $seat } płynie: { $start } → { $place }.
pax-journey-ends = { $seat } kończy podróż tutaj: { $place }.
pax-places = { $seat } umieszcza w placówce { $post } { $count ->
        [one] { $count } langskip
        [few] { $count } langskipy
       *[many] { $count } langskipów
    }.
pax-renews = { $seat } odnawia { $count ->
        [one] { $count } langskip
        [few] { $count } langskipy
       *[many] { $count } langskipów
    }.
pax-longship-returns = Langskip zostaje zwrócony ({ $seat }): { $place }.
pax-longship-removed = Langskip Imperium zostaje usunięty z gry: { $place }.
pax-sworn-returns = Poplecznik w roli langskipu zostaje zwrócony z placówki { $post } ({ $seat }).
pax-swears = { $seat } umieszcza w placówce { $post } poplecznika { NAME($follower, case: "gen") } w roli langskipu.
pax-parleys = { $seat } pertraktuje w placówce { $post }.
pax-challenges = { $seat } rzuca wyzwanie w placówce { $post }. Stosunek sił: { $seat } { $count }, { $opponent } { $other }.
pax-displaced = { $seat }: { $count ->
        [one] { $count } pozostały langskip musi odpłynąć
        [few] { $count } pozostałe langskipy muszą odpłynąć
       *[many] { $count } pozostałych langskipów musi odpłynąć
    } ({ $place }).
pax-establishes = { $seat } ustanawia placówkę { $post }: { $count ->
        [one] { $count } poplecznik
       *[other] { $count } popleczników
    } { NAME($follower, case: "gen") }{ $cost ->
        [0] .
       *[other] , koszt { $cost } silfr.
    }
pax-followers-return = { $count ->
        [one] Poplecznik zostaje zwrócony
       *[other] Poplecznicy ({ $count }) zostają zwróceni
    } z placówki { $post } ({ $seat }).
pax-takes-centre = { $seat } bierze płytkę ośrodka handlowego: { $post }.
pax-takes-advocate = { $seat } zabiera orędownika { $tile }; traci go { $opponent }.
pax-home = { $seat } umieszcza znacznik siedziby w placówce { $post }.
pax-duchy = { $seat } ma teraz księstwo: { $region }.
pax-duchy-falls = { $seat } traci księstwo: { $region }.
pax-commands = { $seat } przejmuje kontrolę nad { $count ->
        [one] { $count } langskipem
       *[other] { $count } langskipami
    } potężnego stronnika ({ $colour }).
pax-control-ends = { $seat } traci kontrolę nad { $count ->
        [one] { $count } langskipem
       *[other] { $count } langskipami
    } potężnego stronnika.

## Wydarzenia: silfr i handel

pax-gains = { $seat } zyskuje { $count } silfr.
pax-pays = { $seat } płaci { $count } silfr.
pax-steals = { $seat } zabiera { $count } silfr; traci je { $opponent }.
pax-opens-trade = { $seat } zaczyna handel; druga strona to { $partner }.
pax-offers = { $seat } składa ofertę, którą dostaje { $partner }. Daje: { pax-goods-given }. Chce: { pax-goods-wanted }.
pax-counters = { $seat } składa kontrofertę, którą dostaje { $partner }. Daje: { pax-goods-given }. Chce: { pax-goods-wanted }.
pax-offer-pieces = { $seat } daje w tej ofercie także: { $held_count ->
        [0] langskipy: { $ships }
       *[other] { $held }{ $ships_count ->
            [0] {""}
           *[other] ; langskipy: { $ships }
        }
    }.
pax-longship-given = { $seat } stawia langskip w to miejsce: { $place }.
pax-accepts = { $seat } przyjmuje ofertę, którą składa { $partner }, i wybiera { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    } do oddania.
pax-refuses = { $seat } odrzuca ofertę, którą składa { $partner }.
pax-trade-ends = { $seat } nie składa oferty; druga strona to { $partner }.
pax-traded = Handel doszedł do skutku. { $seat } daje: { pax-goods-given }. { $partner } daje: { pax-goods-got }.
pax-traded-known = Kafelki zmieniają właściciela: oddaje { $seat }, dostaje { $partner }. Znasz wśród nich: { $tiles }.
pax-traded-tiles = Handel doszedł do skutku. { $seat } daje { $given ->
        [0] 0 kafelków
        [one] { $given } kafelek
        [few] { $given } kafelki
       *[many] { $given } kafelków
    } i { $give_silfr } silfr, a { $partner } daje { $wanted ->
        [0] 0 kafelków
        [one] { $wanted } kafelek
        [few] { $wanted } kafelki
       *[many] { $wanted } kafelków
    } i { $want_silfr } silfr.

## Wydarzenia: Imperium Nordyckie

pax-empire-sails = Imperium płynie: { $start } → { $post }.
pax-empire-places = Imperium umieszcza langskip w placówce { $post }.
pax-empire-establishes = Imperium ustanawia placówkę { $post }: { $count ->
        [one] { $count } poplecznik
       *[other] { $count } popleczników
    }.
pax-empire-event = Odkryte wydarzenie: { $tile }; { $count ->
        [0] było ostatnie
        [one] zostało jeszcze { $count }
        [few] zostały jeszcze { $count }
       *[many] zostało jeszcze { $count }
    }.
pax-event-ignored = { $tile }: to wydarzenie nie dotyczy Imperium i zostaje zignorowane.
pax-empire-takes = Imperium zabiera kafelek { $tile }; zamiast niego przybywa langskip.
pax-empire-raids = Imperium napada na placówkę { $post }: wszystkie twoje elementy zostają z niej zwrócone.
pax-auto-parley = Automatyczna pertraktacja w placówce { $post }: { $count } przeciw { $other }.
pax-lays = { $tile } leży teraz w placówce { $post }.
pax-no-room = Żadna placówka nie jest wolna dla kafelka { $tile }, więc zostaje on odrzucony.
pax-takes-from-map = { $seat } bierze z placówki { $post } kafelek { $tile }; wszystkie elementy Imperium w tej placówce zostają usunięte z gry.
pax-solo-won = Wszyscy poplecznicy są ustanowieni: { $seat } zwycięża Imperium Nordyckie.
pax-solo-lost = Nie ma już wydarzeń do odkrycia: Imperium Nordyckie wygrywa, a { $seat } przegrywa.

## Wydarzenia: koniec gry

pax-ends-by-track = Na torze sagi nie ma już kafelków. Gra się kończy, a wszystkie warunki zwycięstwa sprawdza się po raz ostatni.
pax-ends-by-stall = Przez pięć rund żaden kafelek nie opuścił stosu ani toru sagi, więc gra kończy się tak, jakby tor był pusty.
pax-fulfils = { $seat } spełnia warunek zwycięstwa: { $victory }.
pax-wins = { $seats_count ->
        [one] Wygrywa { $seats }.
       *[other] Zwycięstwem dzielą się: { $seats }.
    }
