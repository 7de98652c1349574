# Pax Viking: to, co mówi tylko rysunek stołu.

pax-word-map = Mapa świata wikingów
pax-word-round = Runda { $round }
pax-word-track = Tor sagi
pax-word-pile = { $count ->
        [one] 1 kafelek w stosie sagi
        [few] { $count } kafelki w stosie sagi
        [many] { $count } kafelków w stosie sagi
       *[other] { $count } kafelka w stosie sagi
    }
pax-word-discards = { $count ->
        [one] Stos odrzuconych: 1 kafelek
        [few] Stos odrzuconych: { $count } kafelki
        [many] Stos odrzuconych: { $count } kafelków
       *[other] Stos odrzuconych: { $count } kafelka
    }
pax-word-events-left = { $count ->
        [one] Pozostało 1 wydarzenie
        [few] Pozostały { $count } wydarzenia
        [many] Pozostało { $count } wydarzeń
       *[other] Pozostało { $count } wydarzenia
    }
pax-word-nothing = Nic tu nie leży.
pax-word-cost = koszt: { $cost } silfr
pax-word-cost-mine = kosztuje cię { $cost } silfr zamiast { $printed }
pax-word-too-dear = Teraz cię na to nie stać.
pax-word-silfr = { $count } silfr

## Na mapie

pax-word-longships-here = { $count ->
        [one] 1 langskip
        [few] { $count } langskipy
        [many] { $count } langskipów
       *[other] { $count } langskipu
    }
pax-word-ally-longship = potężny stronnik ({ $colour })
pax-word-commanded = dowodzi { $player }
pax-word-renewed = stan: odnowiony
pax-word-exhausted = stan: wyczerpany
pax-word-held-by = należy do: { $player }
pax-word-port-to = port: { $sea }
pax-word-home-of = siedziba: { $player }
pax-word-duchy-of = księstwo: { $player }
pax-word-sworn = { $player }: { $count ->
        [one] 1 poplecznik w roli langskipu
        [few] { $count } poplecznicy w roli langskipów
        [many] { $count } popleczników w roli langskipów
       *[other] { $count } poplecznika w roli langskipów
    }
pax-word-nodes-away = { $count ->
        [one] odległość: 1 węzeł
        [few] odległość: { $count } węzły
        [many] odległość: { $count } węzłów
       *[other] odległość: { $count } węzła
    }
pax-word-sail-from-home = wypłyń stąd

## Gracze

pax-word-count-silfr = silfr
pax-word-count-longships = langskipy: odnowione na mapie + na planszy jarla
pax-word-count-ventures = ustanowione przedsięwzięcia
pax-word-count-posts = ośrodki handlowe i potężni stronnicy
pax-word-count-allies = langskipy potężnych stronników
pax-word-count-duchies = księstwa
pax-word-count-hand = kafelki na ręce / limit ręki
pax-word-marker = znacznik akcji wpływów
pax-word-influence = Wpływy
pax-word-influence-of = { $player }: { $follower } { $count }
pax-word-influence-holds = { $player }: { $follower } { $count }, ma znacznik akcji wpływów
pax-word-hand = Moja ręka
pax-word-no-hand = Nie masz kafelków na ręce.
pax-word-jarl-board = Moja plansza jarla
pax-word-in-supply = na planszy jarla: { $count }
pax-word-at-home = { $count ->
        [one] 1 langskip na planszy jarla
        [few] { $count } langskipy na planszy jarla
        [many] { $count } langskipów na planszy jarla
       *[other] { $count } langskipu na planszy jarla
    }

## Zwycięstwo

pax-word-victory = Zwycięstwo
pax-word-lacks = { $player } – brakuje: { $what }
pax-word-met = { $player }: warunek spełniony
pax-word-not-for = { $player }: ta karta nie daje zwycięstwa
pax-word-face-down = { $count ->
        [one] 1 karta jest zakryta
        [few] { $count } karty są zakryte
        [many] { $count } kart jest zakrytych
       *[other] { $count } karty jest zakryte
    }
pax-word-warn-near = { $player } ma już blisko do karty „{ $card }”! Brakuje: { $what }
pax-word-warn-now = { $player } może w tej turze wygrać kartą „{ $card }”! Brakuje: { $what }
pax-word-warn-met = { $player } spełnia warunki karty „{ $card }” i wygra przy najbliższym sprawdzeniu!

## Althing i handel

pax-word-althing = Althing
pax-word-event = Wydarzenie
pax-word-votes-for = za: { $count }
pax-word-votes-against = przeciw: { $count }
pax-word-votes-open = { $count ->
        [one] 1 głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    }
pax-word-votes-sum = za: { $yes }, przeciw: { $no }, wszystkich głosów: { $all }
pax-word-votes-needed = Potrzeba głosów: { $count } z { $all }.
pax-word-passed = Przyjęto, głosy za: { $yes } z { $votes }
pax-word-failed = Odrzucono, głosy za: { $yes } z { $votes }
pax-word-offer = Oferta handlowa
pax-word-offer-between = Oferta: { $maker } → { $taker }
pax-word-counter-between = Kontroferta: { $maker } → { $taker }
pax-word-offer-secret = Treść oferty znają tylko oni.
pax-word-offer-fold = Pokaż lub ukryj ofertę
pax-word-you-give = Dajesz
pax-word-you-get = Dostajesz
pax-word-their-choice = Kafelki do wyboru drugiej strony
pax-word-silfr-name = Silfr
pax-word-any-tiles = { $count ->
        [one] 1 kafelek do wyboru oddającego
        [few] { $count } kafelki do wyboru oddającego
        [many] { $count } kafelków do wyboru oddającego
       *[other] { $count } kafelka do wyboru oddającego
    }

## Strona o grze

pax-about-sources = Pax Viking: zasady są kompletne, ale wydrukowana mapa i kafelki nie są nam dostępne. Zachowano to niewiele, co pokazuje instrukcja: 4 ze 113 granic oraz część danych o 9 z 33 regionów, 11 z 46 placówek, 3 z 8 jarlów, 2 z 20 kart warunków zwycięstwa i 4 z 220 kafelków. Prawie cała reszta jest odtworzona z użyciem prawdziwych ludów, miejsc, bogów i postaci z IX–XI wieku; to nie jest wydrukowana gra. Dymek każdego kafelka mówi, co o nim wiadomo. Kto ma pudełko, może wprowadzić jego zawartość jako własny pakiet.
pax-word-end-wastes = { $count ->
        [one] Została ci { $count } akcja; przepadnie.
        [few] Zostały ci { $count } akcje; przepadną.
       *[many] Zostało ci { $count } akcji; przepadną.
    }
pax-word-missing = brakuje
