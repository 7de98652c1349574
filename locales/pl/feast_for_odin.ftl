# Uczta dla Odyna: to, co gra mówi graczom, poza nazwami (feast_for_odin_names.ftl, feast_for_odin_cards.ftl) i zasadami
# (feast_for_odin_rules.ftl). Imiona graczy i nazwy rzeczy przychodzą gotowe, w mianowniku; biernik daje NAME($thing, case: "acc").

## Gra

odn-title = Uczta dla Odyna
odn-tagline = Wysyłaj wikingów na łowy, handel, rabunek i odkrywanie wysp, a zdobytymi dobrami zakrywaj swoje plansze.

## Opcje stołu

odn-option-length = Długość gry
odn-option-length-long = długa, 7 rund
odn-option-length-short = krótka, 6 rund
odn-option-decks = Talie pomocników
odn-option-decks-abc = A, B i C
odn-option-decks-a = tylko A
odn-option-decks-b = tylko B
odn-option-decks-c = tylko C
odn-option-decks-ab = A i B
odn-option-decks-ac = A i C
odn-option-decks-bc = B i C
odn-option-solo_start = Początkowy pomocnik w grze jednoosobowej
odn-option-solo_start-draw = losowany
odn-option-solo_start-choose = wybierany

## Punktacja

odn-score-total = Razem
odn-score-ships = Łodzie
odn-score-emigrations = Emigracja
odn-score-islands = Wyspy
odn-score-buildings = Szopy i domy
odn-score-animals = Owce i krowy
odn-score-occupations = Pomocnicy
odn-score-silver = Srebrne monety
odn-score-crown = Korona Anglii
odn-score-home_minus = Plansza osady, niezakryte pola
odn-score-islands_minus = Wyspy, niezakryte pola
odn-score-buildings_minus = Szopy i domy, niezakryte pola
odn-score-penalties = Kary Ting

## Rzeczy nazwane tylko tutaj

odn-resource-silver2 = podwójna srebrna moneta
    .acc = podwójną srebrną monetę
odn-die-hunting_game = polowanie
odn-die-laying_a_snare = zastawianie pułapek
odn-die-whaling = połów wielorybów
odn-die-raiding = rabunek
odn-die-pillaging = plądrowanie
odn-deed-build = budynek
odn-deed-ship = łódź
odn-deed-mountain = dobra ze wzgórz
odn-deed-upgrade = ulepszenia
odn-deed-upgradeone = ulepszenie jednego dobra
odn-deed-overseastrading = handel morski
odn-deed-specialsale = sprzedaż okazyjna
odn-deed-explore = odkrywanie wysp
odn-deed-emigrate = emigracja
odn-deed-dieaction = rzut kostką
odn-deed-drawoccupation = pomocnik ze stosu
odn-deed-playoccupations = zagranie pomocnika
odn-deed-drawweapons = karty broni
odn-deed-forge = żeton z symbolem kleszczy
odn-deed-gainper = dobra zależnie od liczby
odn-deed-gainoneof = jedna z kilku rzeczy
odn-deed-tier = dobra zależnie od liczby
odn-deed-offer = dalsza propozycja
odn-deed-choose = dalszy wybór
odn-deed-payoneof = jeden z kilku kosztów
odn-deed-payweapons = oddanie kart broni
odn-deed-payround = tyle srebra, ile wynosi numer rundy
odn-deed-vikingback = powrót wikinga z pola

## Pytania

odn-ask-turn = Twoja tura w rundzie { $round }: wybierz pole akcji albo spasuj. Na placu Ting masz { $count ->
        [one] { $count } wikinga
       *[other] { $count } wikingów
    }. Możesz też układać żetony, kupować łodzie i ładować rudę.
odn-ask-arrange = { $stage ->
        [board] Wybierz planszę, na którą trafi { $thing }.
        [spot] Wybierz miejsce. Układasz { NAME($thing, case: "acc") }; plansza: { $board }.
       *[what] Możesz układać żetony na swoich planszach, kupować łodzie i ładować rudę albo zakończyć.
    }
odn-ask-where = { $stage ->
        [spot] Wybierz miejsce. Układasz { NAME($thing, case: "acc") }; plansza: { $board }.
       *[board] Wybierz planszę, na którą trafi { $thing }.
    }
odn-ask-lay-ore = { $stage ->
        [spot] Wybierz pole na rudę; plansza: { $board }.
       *[what] Wybierz planszę, na której kładziesz rudę, albo zakończ.
    }
odn-ask-lay-stockfish = { $stage ->
        [spot] Wybierz miejsce na sztokfisz; plansza: { $board }.
       *[what] Wybierz dom, do którego przenosisz sztokfisz ze stołu biesiadnego (zostało: { $count }), albo zakończ.
    }
odn-ask-instead-of-raid = Czy zamiast rabunku ulepszasz 2 dobra?
odn-ask-imitate = Wybierz pole, którego akcję naśladujesz.
odn-ask-mountain = Wybierz wzgórze i weź { $count ->
        [one] { $count } dobro
       *[other] do { $count } dóbr
    }.
odn-ask-upgrade = { $steps ->
        [one] Wybierz dobro do ulepszenia (zostało: { $count }) albo zakończ.
       *[other] Wybierz dobro do ulepszenia o tyle poziomów: { $steps } (zostało dóbr: { $count }), albo zakończ.
    }
odn-ask-upgrade-again = Możesz ulepszyć to dobro o drugi poziom.
odn-ask-overseas = Wybierz zielone dobro, które odwracasz na niebieską stronę, albo zakończ.
odn-ask-sale = Wybierz żeton specjalny do kupienia (możesz kupić jeszcze { $count }; masz { $silver ->
        [one] { $silver } srebrną monetę
        [few] { $silver } srebrne monety
       *[many] { $silver } srebrnych monet
    }) albo zakończ.
odn-ask-explore = Wybierz wyspę, którą odkrywasz.
odn-ask-swap-boat = Wybierz wielorybnik do wymiany na knarę albo zachowaj swoje wielorybniki.
odn-ask-emigrate = Wybierz łódź, którą emigrujesz. Koszt to { $price ->
        [one] { $price } srebrna moneta
        [few] { $price } srebrne monety
       *[many] { $price } srebrnych monet
    }.
odn-ask-boats = Wybierz wielorybniki, które wypływają na połów.
odn-ask-die = Akcja: { $die }. Twój wynik to { $result }. { $left ->
        [0] Nie masz już rzutów.
        [one] Został ci jeszcze { $left } rzut.
        [few] Zostały ci jeszcze { $left } rzuty.
       *[many] Zostało ci jeszcze { $left } rzutów.
    } Rzuć ponownie albo ogłoś sukces lub porażkę.
odn-ask-pay-roll = Do zapłacenia: { $result }. Płacisz kartami broni ({ $weapon }) i materiałem ({ $thing }): wybierz, ile kart broni oddajesz.
odn-ask-loot = Wybierz łup: twój wynik to { $result }, a możesz go podnieść do { $most }.
odn-ask-second-loot = Za to, co zostało z wyniku, możesz wziąć drugi żeton.
odn-ask-pay-loot = Do wyniku brakuje { $missing }: wybierz, ile kamieni oddajesz; resztę opłacają miecze.
odn-ask-pay-swords = Odrzucasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: wybierz, ile z nich to miecze; resztę stanowią włócznie.
odn-ask-recall = Wybierz, ilu wikingów wraca z tego pola na plac Ting.
odn-ask-feast = { $count ->
        [one] Przy stole biesiadnym zostało { $count } wolne miejsce: podaj żywność lub srebro albo zostaw je puste.
        [few] Przy stole biesiadnym zostały { $count } wolne miejsca: podaj żywność lub srebro albo zostaw następne puste.
       *[many] Przy stole biesiadnym zostało { $count } wolnych miejsc: podaj żywność lub srebro albo zostaw następne puste.
    }
odn-ask-play = Możesz zagrać z ręki { $count ->
        [one] { $count } pomocnika
       *[other] do { $count } pomocników
    }.
odn-ask-card-before = Za czterech wikingów możesz zagrać pomocnika teraz, przed akcją, albo poczekać, aż ją wykonasz.
odn-ask-card-after = Za czterech wikingów możesz zagrać pomocnika teraz, po akcji.
odn-ask-draw-or-play = Czy zamiast dociągać pomocnika, zagrywasz pomocnika z ręki?
odn-ask-respond = Możesz skorzystać z pomocnika: { $occupations }.
odn-ask-choose = Wybierz jedną możliwość.
odn-ask-offer = { $pay_count ->
        [0] Czy chcesz to dostać: { $gain }?
       *[other] Oddajesz: { $pay }. Dostajesz: { $gain }. Zgadzasz się?
    }
odn-ask-pay-one = Wybierz, czym płacisz.
odn-ask-give = Wybierz, co oddajesz.
odn-ask-get = Wybierz, co bierzesz.
odn-ask-trade-in = Wybierz łódź, którą oddajesz.
odn-ask-return-ore = Wybierz langskip, z którego odkładasz 1 rudę: do każdego rzutu dodajesz { $bonus }.
odn-ask-withdraw = Wybierz pole, z którego zabierasz wikinga.
odn-ask-exchange = { $price ->
        [0] Wybierz dobro do wymiany albo zakończ.
        [one] Wybierz dobro do wymiany za { $price } srebrną monetę albo zakończ.
        [few] Wybierz dobro do wymiany za { $price } srebrne monety albo zakończ.
       *[many] Wybierz dobro do wymiany za { $price } srebrnych monet albo zakończ.
    }
odn-ask-turn-tiles = Wybierz żeton dobra, który odwracasz na drugą stronę (zostało: { $count }), albo zakończ.
odn-ask-fur-instead = Zamiast ulepszenia możesz wymienić 1 dziczyznę lub 1 jedwab na 1 futro.
odn-ask-carry-out = { $price ->
        [0] Wybierz pole, którego akcję wykonujesz bez wikingów, albo zrezygnuj.
        [one] Wybierz pole, którego akcję wykonujesz bez wikingów za { $price } srebrną monetę, albo zrezygnuj.
        [few] Wybierz pole, którego akcję wykonujesz bez wikingów za { $price } srebrne monety, albo zrezygnuj.
       *[many] Wybierz pole, którego akcję wykonujesz bez wikingów za { $price } srebrnych monet, albo zrezygnuj.
    }
odn-ask-build-ship = Wybierz łódź, którą budujesz.
odn-ask-weapon-or-resource = Czy zamiast karty broni bierzesz materiał budowlany?
odn-ask-starting-occupation = Wybierz początkowego pomocnika.

## O co chodzi w pytaniu, krótko

odn-kind-turn = pole akcji albo pas
odn-kind-arrange = żetony do ułożenia, łodzie do kupienia albo koniec
odn-kind-where = miejsce na żeton
odn-kind-lay-ore = miejsce na rudę
odn-kind-lay-stockfish = miejsce na sztokfisz
odn-kind-instead-of-raid = ulepszenia zamiast rabunku
odn-kind-imitate = pole do naśladowania
odn-kind-mountain = dobra ze wzgórza
odn-kind-upgrade = dobro do ulepszenia
odn-kind-upgrade-again = drugi poziom dla tego dobra
odn-kind-overseas = zielone dobro do odwrócenia
odn-kind-sale = żeton specjalny do kupienia
odn-kind-explore = wyspa do odkrycia
odn-kind-swap-boat = wielorybnik do wymiany
odn-kind-emigrate = łódź do emigracji
odn-kind-boats = wielorybniki na połów
odn-kind-die = kolejny rzut, sukces albo porażka
odn-kind-pay-roll = sposób zapłacenia wyniku
odn-kind-loot = żeton jako łup
odn-kind-second-loot = drugi żeton jako łup
odn-kind-pay-loot = sposób zapłacenia za łup
odn-kind-pay-swords = miecze albo włócznie
odn-kind-recall = wracający wikingowie
odn-kind-feast = następna potrawa na stół
odn-kind-play = pomocnik do zagrania
odn-kind-card-before = pomocnik przed akcją
odn-kind-card-after = pomocnik po akcji
odn-kind-draw-or-play = pomocnik do zagrania albo dociągnięcie
odn-kind-respond = pomocnik do użycia
odn-kind-choose = jedno z kilku działań
odn-kind-offer = propozycja do przyjęcia albo odrzucenia
odn-kind-pay-one = sposób zapłaty
odn-kind-give = rzecz do oddania
odn-kind-get = rzecz do wzięcia
odn-kind-trade-in = łódź do oddania
odn-kind-return-ore = langskip, z którego wraca ruda
odn-kind-withdraw = pole, z którego wraca wiking
odn-kind-exchange = dobro do wymiany
odn-kind-turn-tiles = żeton dobra do odwrócenia
odn-kind-fur-instead = futro zamiast ulepszenia
odn-kind-carry-out = pole do wykonania bez wikingów
odn-kind-build-ship = łódź do zbudowania
odn-kind-weapon-or-resource = materiał budowlany albo karta broni
odn-kind-starting-occupation = początkowy pomocnik

## Możliwości do wyboru

odn-do-place = { $space }
odn-do-place-for-nothing = { $space }: płacisz, ale nic nie zyskujesz
odn-do-ask-midway = Pytaj mnie także pośrodku akcji
odn-do-ask-no-more = Nie pytaj mnie pośrodku akcji
odn-do-copy = Naśladuj: { $space }
odn-do-pass = Spasuj
odn-do-done = Gotowe
odn-do-lay = Połóż { NAME($thing, case: "acc") }
odn-do-on = { $number ->
        [one] { $board }
       *[other] { $board }, numer { $number }
    }
odn-do-at = Rząd { $row }, kolumna { $column }{ $turn ->
        [0] { "" }
       *[other] , obrót ({ $turn })
    }
odn-do-slot = Miejsce na materiał: { $thing }
odn-do-buy = Kup { NAME($ship, case: "acc") }
odn-do-load = Załaduj rudę: { $ship }
odn-do-unload = Wyładuj rudę: { $ship }
odn-do-accept = Tak
odn-do-decline = Nie
odn-do-stop = Wystarczy
odn-do-choose = { $pay_count ->
        [0] { $gain }
       *[other] { $gain } (koszt: { $pay })
    }
odn-do-spend = { $count } × { $weapon }, { $rest } × { $thing }
odn-do-spend-stones = { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }, w mieczach { $rest }
odn-do-spend-swords = { $count ->
        [one] { $count } miecz
        [few] { $count } miecze
       *[many] { $count } mieczy
    }, { $rest ->
        [one] { $rest } włócznia
        [few] { $rest } włócznie
       *[many] { $rest } włóczni
    }
odn-do-recall = { $count ->
        [0] Zostaw wszystkich
        [one] Wraca { $count } wiking
       *[other] Wraca { $count } wikingów
    }
odn-do-recall-paid = { $count ->
        [one] Wraca { $count } wiking
       *[other] Wraca { $count } wikingów
    } za { $price ->
        [one] { $price } srebrną monetę
        [few] { $price } srebrne monety
       *[many] { $price } srebrnych monet
    }
odn-do-withdraw = { $space }
odn-do-carry-out = { $space }
odn-do-build = Zbuduj { NAME($ship, case: "acc") }
odn-do-give = Oddaj { NAME($thing, case: "acc") }
odn-do-get = Weź { NAME($thing, case: "acc") }
odn-do-raise = { $thing } → { $to }
odn-do-turn = Odwróć { NAME($thing, case: "acc") }
odn-do-turn-all = Odwróć po jednym z każdego rodzaju
odn-do-take = { $strip }: { $items }
odn-do-explore = Odkryj { NAME($board, case: "acc") }
odn-do-emigrate = { $ore ->
        [0] { $ship }
       *[other] { $ship }, ruda: { $ore }
    }
odn-do-trade-in = { $ore ->
        [0] { $ship }
       *[other] { $ship }, ruda: { $ore }
    }
odn-do-roll = Rzuć ponownie
odn-do-succeed = Sukces
odn-do-fail = Porażka
odn-do-sail = Bez rudy: { $plain }, z rudą: { $loaded }
odn-do-serve = Podaj { NAME($thing, case: "acc") }
odn-do-serve-upright = Podaj pionowo { NAME($thing, case: "acc") }
odn-do-leave = Zostaw puste miejsce
odn-do-play = Zagraj: { $occupation }
odn-do-use = Użyj: { $occupation }
odn-do-keep = Zatrzymaj: { $occupation }
odn-do-buy-tile = { $tile } za { $price ->
        [one] { $price } srebrną monetę
        [few] { $price } srebrne monety
       *[many] { $price } srebrnych monet
    }
odn-do-loot = { $thing } (wartość miecza { $sword })

## Odmowy

odn-no-thing = Nie masz tej rzeczy: { $thing }.
odn-no-other-thing = Tego nie można tu wybrać: { $thing }.
odn-no-choice = Możliwości numer { $number } nie ma albo nie da się teraz z niej skorzystać.
odn-no-card = Na ręce nie masz tego pomocnika: { $occupation }.
odn-no-card-now = Z tego pomocnika nie można teraz skorzystać: { $occupation }.
odn-no-starting-card = Wśród początkowych pomocników używanych talii nie ma tej karty: { $occupation }.
odn-no-such-space = W tej grze nie ma pola „{ $space }”.
odn-no-space-taken = Pole „{ $space }” jest zajęte: stoją tam wikingowie gracza { $seat }.
odn-no-space-blocked = Pole „{ $space }” blokują twoi wikingowie z poprzedniej rundy.
odn-no-vikings = Pole „{ $space }” wymaga { $count ->
        [one] { $count } wikinga
       *[other] { $count } wikingów
    }; na placu Ting masz { $there }.
odn-no-ships = Nie masz łodzi, których wymaga pole „{ $space }”.
odn-no-cost = Nie stać cię na pole „{ $space }”.
odn-no-longer-paid = Przy takiej odpowiedzi nie byłoby cię stać na zajmowane pole.
odn-no-action = Akcja pola „{ $space }” nie jest teraz możliwa.
odn-no-activity = Na polu „{ $space }” nie możesz nic zrobić.
odn-no-copy = Żaden inny gracz nie zajmuje w tej kolumnie pola, którego akcję możesz wykonać.
odn-no-copy-of = Nie możesz naśladować pola „{ $space }”: musi je zajmować inny gracz, w tej samej kolumnie, a ty musisz móc wykonać jego akcję.
odn-no-silver = Kosztuje to { $price ->
        [one] { $price } srebrną monetę
        [few] { $price } srebrne monety
       *[many] { $price } srebrnych monet
    }; masz { $silver }.
odn-no-berth-free = W zatoce nie ma wolnego stanowiska na tę łódź: { $ship }.
odn-no-such-ship = Nie masz takiej łodzi: { $ship }.
odn-no-unloading = Z tej łodzi nie można zabrać rudy: { $ship }.
odn-no-loading-now = Rudę ładuje się przed akcją albo po niej, a nie w jej trakcie.
odn-no-place = Na twoich planszach nie ma teraz miejsca na to: { $thing }.
odn-no-room = Tu się to nie zmieści: { $thing }; plansza: { $board }.
odn-no-room-for-ore = Ruda się tam nie zmieści.
odn-no-board-yet = Najpierw wybierz planszę, na którą trafi { $thing }.
odn-no-piece-held = Najpierw wybierz, co kładziesz.
odn-no-done-holding = Najpierw połóż to, co jest już wybrane.
odn-no-spot = Tam to leżeć nie może: { $thing }.
odn-no-green-beside = Zielone żetony nie mogą stykać się krawędziami: { $thing }.
odn-no-orange-beside = W domu pomarańczowe żetony nie mogą stykać się krawędziami: { $thing }.
odn-no-red-beside = W domu czerwone żetony nie mogą stykać się krawędziami: { $thing }.
odn-no-overlap = W tym miejscu coś już leży, a żetony nie mogą na siebie nachodzić: { $thing }.
odn-no-income-gap = Żeton zakryłby pole dochodu, choć pola na lewo od niego lub poniżej są niezakryte: { $thing }.
odn-no-hole = Żeton zakryłby pole, którego nie można zakryć: { $thing }.
odn-no-strip = Tego wzgórza nie ma na stole: { $strip }.
odn-no-strip-again = Z tego wzgórza dobra są już zabrane ({ $strip }); wybierz inne.
odn-no-so-many-items = Możesz wziąć najwyżej { $count ->
        [one] { $count } dobro
        [few] { $count } dobra
       *[many] { $count } dóbr
    }.
odn-no-items = Na tym wzgórzu ({ $strip }) { $count ->
        [one] zostało tylko { $count } dobro
        [few] zostały tylko { $count } dobra
       *[many] zostało tylko { $count } dóbr
    }.
odn-no-higher = Tego dobra nie można ulepszyć o { $steps ->
        [one] { $steps } poziom
        [few] { $steps } poziomy
       *[many] { $steps } poziomów
    }: { $thing }.
odn-no-raise-order = Tego dobra nie można już ulepszyć w tej akcji: { $thing }. Lepsze dobra ulepsza się najpierw.
odn-no-green = To nie jest zielone dobro: { $thing }.
odn-no-more-green = Nie ma już dwóch rodzajów do odwrócenia.
odn-no-turn-again = Tego dobra nie można już odwrócić: { $thing }. Odwracasz najwyżej po jednym z każdego rodzaju.
odn-no-tile-left = Tego żetonu nie ma już w zasobach ogólnych: { $thing }.
odn-no-for-sale = Tego żetonu nie można kupić: { $thing }.
odn-no-tile-order = Tego żetonu nie można już kupić w tej sprzedaży: { $thing }.
odn-no-island-here = Tej wyspy nie można odkryć z tego pola: { $board }.
odn-no-island-left = Plansza tej wyspy jest już zdobyta: { $board }.
odn-no-island-side = Ta strona planszy nie leży ku górze: { $board }.
odn-no-ship-for-island = Nie masz łodzi, którą można tam dopłynąć: { $board }.
odn-no-boats = Liczba użytych wielorybników musi wynosić od 1 do { $count }.
odn-no-more-rolls = Masz już za sobą { $count ->
        [one] { $count } rzut
        [few] { $count } rzuty
       *[many] { $count } rzutów
    } i więcej rzucać nie możesz.
odn-no-roll-at-zero = Przy wyniku 0 musisz przestać rzucać.
odn-no-failure-at-zero = Przy wyniku 0 nie możesz ogłosić porażki.
odn-no-success = Przy wyniku { $result } nie stać cię na sukces.
odn-no-such-payment = To nie daje dokładnie { $result }.
odn-no-loot = Tego nie można wziąć jako łup: { $thing }.
odn-no-reach = Wartość miecza to { $sword } ({ $thing }), a możesz osiągnąć najwyżej { $most }.
odn-no-recall = Wrócić może najwyżej { $count ->
        [one] { $count } wiking
       *[other] { $count } wikingów
    }.
odn-no-recall-none = Wrócić musi co najmniej 1 wiking.
odn-no-own-vikings = Na polu „{ $space }” nie stoi żaden twój wiking.
odn-no-carry-out = Ten pomocnik nie pozwala teraz wykonać akcji pola „{ $space }”.
odn-no-same-colour = Obok leżałaby żywność tego samego koloru: { $thing }.
odn-no-lengthwise = Jeden taki żeton już leży poziomo ({ $thing }), więc następny musi leżeć pionowo.
odn-no-upright = To kwadratowy żeton, nie da się go ułożyć pionowo: { $thing }.
odn-no-seats = Tu się to nie zmieści ({ $thing }): { $count ->
        [one] zostało tylko { $count } wolne miejsce
        [few] zostały tylko { $count } wolne miejsca
       *[many] zostało tylko { $count } wolnych miejsc
    }.
odn-no-more-food = Teraz można dołożyć tylko srebro.
odn-no-three = Nie masz dokładnie trzech takich żetonów: { $thing }.

## Wydarzenia: przygotowanie gry i fazy

odn-start-player = Gracz rozpoczynający: { $seat }.
odn-extension = Żeton rozszerzający pokazuje pole „{ $space }”.
odn-strip-revealed = Odkryte zostaje { $strip }: { $items }.
odn-strip-gone = Puste wzgórze wypada z gry: { $strip }.
odn-drawn = Bierzesz na rękę pomocnika: { $occupation }.
odn-draws = { $seat } dociąga kartę pomocnika.
odn-deck-empty = Stos pomocników jest pusty, więc { $seat } nic nie dociąga.
odn-round = Zaczyna się runda { $round } z { $rounds }.
odn-additional-viking = Ze stołu biesiadnego na każdy plac Ting przechodzi { $count ->
        [one] { $count } wiking
       *[other] { $count } wikingów
    }.
odn-harvest = Żniwa: każdy dostaje { NAME($things, case: "acc") }.
odn-no-harvest = W tej rundzie jest nieurodzaj.
odn-island-turned = Plansza wyspy zostaje odwrócona: { $board }.
odn-island-silver = Na każdą inną niezdobytą wyspę { $count ->
        [one] trafia { $count } srebrna moneta
        [few] trafiają { $count } srebrne monety
       *[many] trafia { $count } srebrnych monet
    }.
odn-income = { $seat } dostaje dochód: { $count ->
        [one] { $count } srebrna moneta
        [few] { $count } srebrne monety
       *[many] { $count } srebrnych monet
    }.
odn-born = { $seat }: rodzą się młode, { $count } × { $thing }.
odn-pregnant = { $seat }: { $thing } zachodzi w ciążę.
odn-feast = { $seat } ma na uczcie do zakrycia { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }.
odn-serves = { $seat } podaje na stół { NAME($thing, case: "acc") }; zakrywa { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }, wolnych zostaje { $left }.
odn-leaves-seat = { $seat } zostawia puste miejsce.
odn-feast-full = { $seat } ma zakryty cały stół.
odn-penalties = { $seat } dostaje za puste miejsca { $count ->
        [one] { $count } karę Ting
        [few] { $count } kary Ting
       *[many] { $count } kar Ting
    }, czyli { $points ->
        [one] { $points } punkt ujemny
        [few] { $points } punkty ujemne
       *[many] { $points } punktów ujemnych
    }.
odn-mountains = Z każdego wzgórza znika jedno dobro.
odn-vikings-return = Wikingowie wracają z planszy akcji.
odn-game-over = Gra się kończy.

## Wydarzenia: akcje

odn-places = { $seat } wysyła { $count ->
        [one] { $count } wikinga
       *[other] { $count } wikingów
    } na pole „{ $space }”.
odn-passes = { $count ->
        [0] { $seat } pasuje.
        [one] { $seat } pasuje, a na placu Ting zostaje { $count } wiking.
       *[other] { $seat } pasuje, a na placu Ting zostaje { $count } wikingów.
    }
odn-no-vikings-left = { $seat } nie ma już wikingów i pasuje.
odn-imitates = { $seat } naśladuje pole „{ $space }”.
odn-lapses = { $seat } nie może już wykonać akcji pola „{ $space }”.
odn-gains = { $seat } dostaje: { $count } × { $thing }.
odn-pays = { $seat } płaci: { $count } × { $thing }.
odn-declines = { $seat } rezygnuje.
odn-asks-midway = { $seat } prosi o pytania także pośrodku akcji.
odn-asks-no-more = { $seat } nie chce już pytań pośrodku akcji.
odn-gains-ship = { $seat } dostaje { NAME($ship, case: "acc") }.
odn-loses-ship = { $seat } oddaje { NAME($ship, case: "acc") }{ $ore ->
        [0] .
       *[other] ; przepada ruda: { $ore }.
    }
odn-buys-ship = { $seat } kupuje { NAME($ship, case: "acc") } za { $price ->
        [one] { $price } srebrną monetę
        [few] { $price } srebrne monety
       *[many] { $price } srebrnych monet
    }.
odn-loads = { $seat } ładuje 1 rudę na łódź: { $ship }.
odn-unloads = { $seat } wyładowuje 1 rudę z łodzi: { $ship }.
odn-no-berth = { $seat } nie ma stanowiska na łódź ({ $ship }) i jej nie dostaje.
odn-gains-building = { $seat } buduje { NAME($building, case: "acc") }.
odn-none-left = Takiego budynku już nie ma ({ $building }), więc { $seat } go nie dostaje.
odn-lays = { $seat } kładzie { NAME($thing, case: "acc") }; plansza: { $board } (rząd { $row }, kolumna { $column }{ $turn ->
        [0] { "" }
       *[other] , obrót { $turn }
    }).
odn-fills-slot = { $seat } zapełnia miejsce w budynku ({ $board }): { $thing }.
odn-mountain-stop = { $seat } nie bierze więcej dóbr ze wzgórz.
odn-upgrades = { $seat } ulepsza: { $thing } → { $to }.
odn-upgrade-stop = { $seat } nie ulepsza więcej dóbr.
odn-turns = { $seat } odwraca: { $thing } → { $to }.
odn-exchanges = { $seat } wymienia: { $thing } → { $to }.
odn-lifts = { $seat } zabiera { NAME($thing, case: "acc") } z planszy ({ $owner }). Lukę wypełniają dwa dobra.
odn-returns-ore = { $seat } odkłada 1 rudę z łodzi ({ $ship }): do każdego rzutu dodaje { $bonus }.
odn-carries-out = { $seat } wykonuje bez wikingów akcję pola „{ $space }”.
odn-explores = { $seat } odkrywa { NAME($board, case: "acc") }.
odn-emigrates = { $seat } emigruje łodzią ({ $ship }{ $ore ->
        [0] { "" }
       *[other] , przepada ruda: { $ore }
    }); w tej rundzie do zakrycia { $seats ->
        [one] zostaje { $seats } miejsce
        [few] zostają { $seats } miejsca
       *[many] zostaje { $seats } miejsc
    }.
odn-boats = { $seat } wypływa na połów wielorybów; łodzie: { $count }, ruda: { $ore }.
odn-rolls = { $seat } rzuca kostką i wypada { $roll }{ $change ->
        [0] .
       *[other] ; po zmianie o { $change } wynik to { $result }.
    }
odn-succeeds = { $seat } ogłasza sukces ({ $die }, wynik { $result }).
odn-fails = { $seat } ponosi porażkę ({ $die }, wynik { $result }).
odn-vikings-back = { $seat } może ponownie wysłać { $count ->
        [one] { $count } wikinga
       *[other] { $count } wikingów
    }.
odn-plays = { $seat } zagrywa pomocnika: { $occupation } (punkty: { $points }).
odn-uses = { $seat } korzysta z pomocnika: { $occupation }.
odn-occupation-acts = { $seat }: działa pomocnik { $occupation }.

## Błędy w plikach zawartości

odn-content-effect = We wpisie „{ $of }” nieznane jest „{ $given }”; znane są: { $known }.
