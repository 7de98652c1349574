# Pax Viking: co mówią kafelki, placówki, jarlowie i karty warunków zwycięstwa. Teksty są złożone z samych
# efektów (pax-when, pax-verb, pax-place, pax-counter), więc nie mogą być z nimi sprzeczne.

## Co robią efekty

pax-verb-gain_silfr = { $who ->
        [opponent] wybrany przeciwnik zyskuje { $n } silfr
       *[self] zyskaj { $n } silfr
    } { $counter } { $max ->
        [0] {""}
       *[other] (najwyżej { $max })
    }
pax-verb-lose_silfr = { $who ->
        [opponent] wybrany przeciwnik traci { $n } silfr
        [each_opponent] każdy przeciwnik traci { $n } silfr
        [richest] najbogatszy przeciwnik traci { $n } silfr
        [encountered] napotkany przeciwnik traci { $n } silfr
        [challenged] wyzwany przeciwnik traci { $n } silfr
       *[self] strać { $n } silfr
    }
pax-verb-steal_silfr = zabierz { $n } silfr { $who ->
        [each_opponent] każdemu przeciwnikowi
        [richest] najbogatszemu przeciwnikowi
        [encountered] napotkanemu przeciwnikowi
        [challenged] wyzwanemu przeciwnikowi
       *[opponent] wybranemu przeciwnikowi
    }
pax-verb-draw = dobierz { $n ->
        [one] { $n } kafelek
        [few] { $n } kafelki
       *[many] { $n } kafelków
    }
pax-verb-take_tile = { $pay ->
        [0] {""}
       *[other] zapłać { $pay } silfr i
    } weź na rękę { $kind ->
        [venture] przedsięwzięcie
        [event] wydarzenie
        [god] boga
        [advocate] orędownika
       *[any] kafelek
    } { $source ->
        [track] z toru sagi
        [discard] ze stosu odrzuconych
       *[available] z toru sagi albo stosu odrzuconych
    } { $max_cost ->
        [0] {""}
       *[other] (pole { $max_cost } lub tańsze)
    } { $random ->
        [yes] losowo
       *[no] {""}
    }
pax-verb-discard_tiles = { $who ->
        [opponent] wybrany przeciwnik odrzuca
        [each_opponent] każdy przeciwnik odrzuca
       *[self] odrzuć
    } { $source ->
        [board_god] { $n ->
            [one] { $n } boga
            [few] { $n } bogów
           *[many] { $n } bogów
        } z planszy jarla
        [board_advocate] { $n ->
            [one] { $n } orędownika
            [few] { $n } orędowników
           *[many] { $n } orędowników
        } z planszy jarla
       *[hand] { $n ->
            [one] { $n } kafelek
            [few] { $n } kafelki
           *[many] { $n } kafelków
        } z ręki
    } { $random ->
        [yes] (losowo)
       *[no] {""}
    }
pax-verb-play_tile = zagraj z ręki { $kinds ->
        [god] boga
        [advocate] orędownika
       *[both] boga albo orędownika
    }, nie potrzebując langskipu
pax-verb-discount = { $what ->
        [venture] przedsięwzięcia na torze sagi kosztują cię
        [event] wydarzenia na torze sagi kosztują cię
        [god] bogowie na torze sagi kosztują cię
        [advocate] orędownicy na torze sagi kosztują cię
        [printed] ośrodki handlowe i potężni stronnicy kosztują cię
        [trade_centre] ośrodki handlowe kosztują cię
        [ally] potężni stronnicy kosztują cię
       *[any] kafelki na torze sagi kosztują cię
    } { $fixed ->
        [yes] { $to } silfr
       *[no] o { $by } silfr mniej
    }
pax-verb-hand_limit = limit ręki +{ $n }
pax-verb-journey_range = podróżujesz o { $n ->
        [one] { $n } węzeł
        [few] { $n } węzły
       *[many] { $n } węzłów
    } dalej
pax-verb-place_longships = umieść do { $n ->
        [one] { $n } langskipu
        [few] { $n } langskipów
       *[many] { $n } langskipów
    } z planszy jarla { $where ->
        [zone] w jednej placówce
       *[here] {""}
    } { $place }
pax-verb-move_longships = porusz { $n ->
        [all] każdy swój langskip
        [1] 1 swój langskip
       *[other] do { $n } swoich langskipów
    } o najwyżej { $nodes ->
        [one] { $nodes } węzeł
        [few] { $nodes } węzły
       *[many] { $nodes } węzłów
    }
pax-verb-refresh_longships = odnów { $n ->
        [all] wszystkie swoje langskipy
        [1] 1 swój langskip
       *[other] do { $n } swoich langskipów
    }
pax-verb-return_longships = zwróć { $n ->
        [one] { $n } langskip
        [few] { $n } langskipy
       *[many] { $n } langskipów
    } { $who ->
        [self] z własnych
        [each_opponent] każdego przeciwnika
        [encountered] napotkanego przeciwnika
        [challenged] wyzwanego przeciwnika
       *[opponent] wybranego przeciwnika
    } { $place }
pax-verb-strength = tam, gdzie masz langskip, przy wyzwaniach liczysz o { $n ->
        [one] { $n } langskip
        [few] { $n } langskipy
       *[many] { $n } langskipów
    } więcej
pax-verb-establish = { $may ->
        [yes] możesz ustanowić
       *[no] ustanów
    } { $what ->
        [trade_centre] ośrodek handlowy
        [ally] potężnego stronnika
       *[venture] przedsięwzięcie
    } { $place } { $cost ->
        [free] za darmo
       *[normal] za zwykły koszt
    }, nie potrzebując langskipu
pax-verb-return_followers = zwróć popleczników przeciwnika z { $n } { $what ->
        [venture] przedsięwzięcia
        [trade_centre] ośrodka handlowego
        [ally] potężnego stronnika
       *[any] placówki
    } { $place }, gdzie nie ma on langskipu
pax-verb-place_home = umieść swój znacznik siedziby { $place } (nie tworzy księstwa)
pax-verb-duchy = jeden region { $place }, w którym masz przedsięwzięcie, staje się twoim księstwem
pax-verb-extra_action = { $action ->
        [journey] możesz od razu podróżować
       *[parley] możesz od razu pertraktować
    } { $nodes ->
        [0] {""}
       *[other] o najwyżej { $nodes ->
            [one] { $nodes } węzeł
            [few] { $nodes } węzły
           *[many] { $nodes } węzłów
        }
    } { $discount ->
        [0] {""}
       *[other] , płacąc o { $discount } mniej
    } { $strength ->
        [0] {""}
       *[other] , licząc przy wyzwaniu o { $strength } więcej
    }
pax-verb-influence_action = możesz od razu użyć akcji wpływów { $follower ->
        [jarls] jarlów
        [sweden] Szwecji
        [theocracy] teokracji
       *[rus] Rusi
    } bez jej znacznika
pax-verb-influence_bonus = przy porównywaniu wpływów liczysz o { $n ->
        [one] { $n } poplecznika
        [few] { $n } popleczników
       *[many] { $n } popleczników
    } { $follower ->
        [jarls] jarlów
        [sweden] Szwecji
        [theocracy] teokracji
       *[rus] Rusi
    } więcej
pax-verb-votes = w althingu masz o { $n ->
        [one] { $n } głos
        [few] { $n } głosy
       *[many] { $n } głosów
    } więcej
pax-verb-protect = efekty i akcje wpływów przeciwników nie mogą { $what ->
        [advocates] zabierać ani odrzucać twoich orędowników
        [longships] zwracać twoich langskipów
       *[followers] zwracać ani podmieniać twoich popleczników w placówkach
    } { $place }
pax-verb-copy = skopiuj zdolność przedsięwzięcia przeciwnika { $place }, jakby leżało w tej placówce
pax-verb-followers_as_longships = połóż do { $n ->
        [one] { $n } poplecznika
        [few] { $n } popleczników
       *[many] { $n } popleczników
    } z planszy jarla na jednej swojej placówce; liczą się tam jako langskipy, ale nie mogą się poruszać
pax-verb-sweep_track = odrzuć { $n ->
        [one] { $n } najtańszy kafelek
        [few] { $n } najtańsze kafelki
       *[many] { $n } najtańszych kafelków
    } toru sagi i odśwież tor
pax-verb-control_ally_longships = przejmij kontrolę nad { $colour ->
        [black] czarnymi langskipami
        [grey] szarymi langskipami
        [white] białymi langskipami
       *[other] langskipami koloru { $colour }
    }, gdziekolwiek są
pax-verb-beside = połóż ten kafelek obok swojej planszy jarla
pax-verb-each = { $who ->
        [each_opponent] każdy przeciwnik
       *[all] każdy gracz
    } po kolei robi to ({ $then })
pax-verb-choose = wybierz jedno: { $options }
pax-verb-if = jeśli { $condition }: { $then }
pax-verb-pay = możesz { $n ->
        [0] odrzucić z ręki { $tiles ->
            [one] { $tiles } kafelek
            [few] { $tiles } kafelki
           *[many] { $tiles } kafelków
        }
       *[other] zapłacić { $n } silfr
    }; jeśli to zrobisz, { $then }

## Gdzie

pax-place-any = w dowolnym miejscu
pax-place-here = w tej placówce
pax-place-within = nie dalej niż { $distance ->
        [one] { $distance } węzeł
        [few] { $distance } węzły
       *[many] { $distance } węzłów
    } od tej placówki
pax-place-displaced = spośród właśnie wypartych
pax-place-west = w zachodniej strefie
pax-place-north = w północnej strefie
pax-place-east = we wschodniej strefie
pax-place-south = w południowej strefie
pax-place-region = w regionie { NAME($region, case: "gen") }

## Liczniki

pax-counter-own_followers = za każdego swojego ustanowionego poplecznika
pax-counter-own_types = za każdy rodzaj swoich ustanowionych popleczników
pax-counter-own_ventures = za każde swoje przedsięwzięcie { $place }
pax-counter-own_posts = za każdą swoją placówkę { $place }
pax-counter-own_longships_on_map = za każdy swój langskip na mapie
pax-counter-own_allies = za każdego swojego potężnego stronnika
pax-counter-own_trade_centres = za każdy swój ośrodek handlowy
pax-counter-own_advocates = za każdego swojego orędownika
pax-condition-has_god = masz ustanowionego boga
pax-condition-own_posts_at_least = masz co najmniej { $n ->
        [one] { $n } placówkę
        [few] { $n } placówki
       *[many] { $n } placówek
    } { $place }

## Kiedy

pax-when-any = Zawsze: { $text }.
pax-when-action_phase = { $once ->
        [yes] Raz na turę, w swojej fazie akcji
       *[no] W swojej fazie akcji
    }: { $text }.
pax-when-invest = { $once ->
        [yes] Raz na turę, gdy inwestujesz
       *[no] Gdy inwestujesz
    }: { $text }.
pax-when-journey = { $once ->
        [yes] Raz na turę, gdy podróżujesz
       *[no] Gdy podróżujesz
    }: { $text }.
pax-when-parley = { $once ->
        [yes] Raz na turę, gdy pertraktujesz
       *[no] Gdy pertraktujesz
    }: { $text }.
pax-when-activate = { $once ->
        [yes] Raz na turę, po aktywowaniu przedsięwzięcia
       *[no] Po aktywowaniu przedsięwzięcia
    }: { $text }.
pax-when-play = { $once ->
        [yes] Raz na turę, po zagraniu kafelka
       *[no] Po zagraniu kafelka
    }: { $text }.
pax-when-challenge = { $once ->
        [yes] Raz na turę, gdy rzucasz wyzwanie
       *[no] Gdy rzucasz wyzwanie
    }: { $text }.
pax-when-establish_venture = { $once ->
        [yes] Raz na turę, gdy ustanawiasz przedsięwzięcie
       *[no] Gdy ustanawiasz przedsięwzięcie
    } { $played ->
        [yes] przez zagranie
       *[no] {""}
    }: { $text }.
pax-when-establish_ally = { $once ->
        [yes] Raz na turę, gdy ustanawiasz potężnego stronnika
       *[no] Gdy ustanawiasz potężnego stronnika
    }: { $text }.
pax-when-longship_returned = { $once ->
        [yes] Raz na turę, gdy przeciwnik zwraca twój langskip
       *[no] Gdy przeciwnik zwraca twój langskip
    }: { $text }.
pax-when-influence = Faza wpływów: { $text }.
pax-when-solstice = Przesilenie zimowe: { $text }.
pax-when-activation = Aktywuj: { $text }.
pax-when-instant = Gdy ustanowisz tę placówkę: { $text }.
pax-when-event = Wydarzenie: { $text }.
pax-when-althing = Althing: { $text }.
pax-when-beside = Obok planszy jarla: { $text }
pax-join-and = { $first } i { $second }
pax-join-or = { $first } albo { $second }

## Zwycięstwo

pax-test-followers = { $n ->
        [one] { $n } ustanowiony poplecznik
        [few] { $n } ustanowionych popleczników
       *[many] { $n } ustanowionych popleczników
    } { $follower ->
        [jarls] jarlów
        [sweden] Szwecji
        [theocracy] teokracji
       *[rus] Rusi
    }
pax-test-followers_total = razem { $n ->
        [one] { $n } ustanowiony poplecznik
        [few] { $n } ustanowionych popleczników
       *[many] { $n } ustanowionych popleczników
    }
pax-test-followers_each_type = po { $n ->
        [one] { $n } ustanowionym popleczniku
        [few] { $n } ustanowionych popleczników
       *[many] { $n } ustanowionych popleczników
    } każdego rodzaju
pax-test-types_with_followers = rodzaje popleczników w liczbie { $n }, a w każdym co najmniej { $each } ustanowionych
pax-test-ventures = { $n ->
        [one] { $n } ustanowione przedsięwzięcie
        [few] { $n } ustanowione przedsięwzięcia
       *[many] { $n } ustanowionych przedsięwzięć
    }
pax-test-regions_with_venture = przedsięwzięcia w różnych regionach: { $n }
pax-test-duchies = { $n ->
        [one] { $n } księstwo
        [few] { $n } księstwa
       *[many] { $n } księstw
    }
pax-test-zones_with_duchy = księstwa w różnych strefach: { $n }
pax-test-trade_centres = { $n ->
        [one] { $n } ośrodek handlowy
        [few] { $n } ośrodki handlowe
       *[many] { $n } ośrodków handlowych
    }
pax-test-key_trade_centres = { $n ->
        [one] { $n } kluczowy ośrodek handlowy
        [few] { $n } kluczowe ośrodki handlowe
       *[many] { $n } kluczowych ośrodków handlowych
    }
pax-test-allies = { $n ->
        [one] { $n } potężny stronnik
        [few] { $n } potężnych stronników
       *[many] { $n } potężnych stronników
    }
pax-test-gods = { $n ->
        [one] { $n } ustanowiony bóg
        [few] { $n } ustanowionych bogów
       *[many] { $n } ustanowionych bogów
    }
pax-test-advocates = { $n ->
        [one] { $n } ustanowiony orędownik
        [few] { $n } ustanowionych orędowników
       *[many] { $n } ustanowionych orędowników
    }
pax-test-zones_with_post = ustanowione placówki w różnych strefach: { $n }
pax-test-posts_per_zone_min = w każdej strefie co najmniej { $n ->
        [one] { $n } ustanowiona placówka
        [few] { $n } ustanowione placówki
       *[many] { $n } ustanowionych placówek
    }
pax-test-influence_markers = w posiadaniu { $n ->
        [one] { $n } znacznik akcji wpływów
        [few] { $n } znaczniki akcji wpływów
       *[many] { $n } znaczników akcji wpływów
    }

## Symbole

pax-symbol-permanent = Zdolność stała działa, dopóki leży na niej twój poplecznik.
pax-symbol-solstice = Działa raz w każdym twoim przesileniu zimowym, dopóki leży na niej twój poplecznik.
pax-symbol-activate = Działa w akcji aktywuj: wyczerp swój odnowiony langskip w tej placówce.
pax-symbol-instant = Działa raz, w chwili ustanowienia placówki; ponownie dopiero wtedy, gdy ustanowi ją inny gracz.
pax-symbol-event = Po zagraniu jest rozpatrywane w jak najpełniejszym zakresie i usuwane z gry, a potem sprawdza się warunki zwycięstwa.
pax-symbol-althing = Najpierw wszyscy gracze głosują po kolei; przy co najmniej połowie głosów jest rozpatrywane. Warunki zwycięstwa sprawdza się w obu przypadkach.
pax-symbol-follower = Umieść tu poplecznika tego rodzaju, aby ustanowić.
pax-symbol-port = Do tej placówki wpływa się i wypływa z niej wyłącznie przez morze z jej portem.
pax-symbol-starter = W talii początkowej od { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
       *[many] { $players } graczy
    }.

## Źródło

pax-source-established = Znane z wydanej gry.
pax-source-reconstruction = Rekonstrukcja: stworzone tutaj, aby można było grać według zasad; nie pochodzi z wydanej gry.
pax-source-partly = Znane z wydanej gry: { $fields }. Reszta to rekonstrukcja.
