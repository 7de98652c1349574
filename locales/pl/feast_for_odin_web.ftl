# Słowa rysunku gry w przeglądarce.

odn-word-action-board = Plansza akcji
odn-word-boards = Plansze
odn-word-can-now = Co mogę teraz zrobić
odn-word-where-from = Skąd wziąć…
odn-word-goods = Dobra
odn-word-resources = Srebro i materiały budowlane
odn-word-weapons = Karty broni
odn-word-bay = Zatoka
odn-word-tiles = Żetony specjalne
odn-word-islands = Wyspy
odn-word-supply = Zasoby
odn-word-things = Co mam
odn-word-occupations = Pomocnicy
odn-word-hand = Na ręce
odn-word-played = Zagrani
odn-word-offered = Do wyboru
odn-word-usable = do użycia teraz
odn-word-no-occupations = Nie ma jeszcze pomocników.
odn-word-income = Dochód
odn-word-minus = Niezakryte pola −1
odn-word-at = rząd { $row }, kolumna { $column }
odn-word-rotate = Obróć żeton
odn-word-flip = Odbij żeton
odn-word-lay-here = Połóż tutaj
odn-word-put-back = Odłóż
odn-word-best-use = Podpowiedz układ
odn-word-best-feast = Podpowiedz ucztę
odn-word-best-none = Nic do dodania: najlepiej zostawić tak, jak jest.
odn-word-rounds = Rundy
odn-word-round = Runda { $round }
odn-word-round-of = Runda { $round } z { $rounds }
odn-word-over = Koniec gry
odn-word-harvest = żniwa: { $goods }
odn-word-turns = odwraca się wyspa: { $board }
odn-word-on-thing = Wikingowie na placu Ting
odn-word-start = Gracz rozpoczynający
odn-word-passed = pas
odn-word-gone = zabrany
odn-word-weapon-pile = Karty broni w stosie
odn-word-deck = Pomocnicy w stosie
odn-word-strips-to-come = Wzgórza, które jeszcze przyjdą
odn-word-part-actions = Akcje
odn-word-part-boards = Plansze
odn-word-part-supply = Zasoby
odn-word-part-table = Stół
odn-word-vikings = { $count ->
        [one] { $count } wiking
        [few] { $count } wikingowie
       *[many] { $count } wikingów
    }
odn-word-vikings-of = { $count ->
        [one] { $count } wiking ({ $player })
        [few] { $count } wikingowie ({ $player })
       *[many] { $count } wikingów ({ $player })
    }
odn-word-old-vikings = { $count ->
        [one] { $count } wiking z poprzedniej rundy
        [few] { $count } wikingowie z poprzedniej rundy
       *[many] { $count } wikingów z poprzedniej rundy
    }
odn-word-points = { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
odn-word-points-of = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
odn-word-feast = { $count ->
        [one] Stół biesiadny: { $count } miejsce do zakrycia
        [few] Stół biesiadny: { $count } miejsca do zakrycia
       *[many] Stół biesiadny: { $count } miejsc do zakrycia
    }
odn-word-sword = wartość miecza { $count }
odn-word-price = { $count ->
        [one] cena: { $count } srebrna moneta
        [few] cena: { $count } srebrne monety
       *[many] cena: { $count } srebrnych monet
    }
odn-word-rolls-left = { $count ->
        [one] zostaje { $count } rzut
        [few] zostają { $count } rzuty
       *[many] zostaje { $count } rzutów
    }
odn-word-free-berth = { $size ->
        [small] wolne małe stanowisko
       *[other] wolne duże stanowisko
    }
odn-word-laying = { $thing }: rząd { $row }, kolumna { $column } – { $fits ->
        [yes] pasuje
       *[other] tu nie może leżeć
    }. Strzałki przesuwają, R obraca, F odwraca, Enter kładzie.
odn-word-vikings-head = Wikingowie
odn-word-tone-orange = dobra pomarańczowe
odn-word-tone-red = dobra czerwone
odn-word-tone-green = dobra zielone
odn-word-tone-blue = dobra niebieskie
odn-word-used = wykorzystany
odn-word-look = Obejrzyj: { $board }
odn-word-boards-of = Plansze: { $player }
odn-word-seats-left = { $count ->
        [one] miejsce do zakrycia
        [few] miejsca do zakrycia
       *[many] miejsc do zakrycia
    }
odn-word-seats-taken = { $count ->
        [one] { $count } miejsce zajmuje wiking albo łódź, która wyemigrowała
        [few] { $count } miejsca zajmują wikingowie i łodzie, które wyemigrowały
       *[many] { $count } miejsc zajmują wikingowie i łodzie, które wyemigrowały
    }
odn-word-empty-seat = puste miejsce
odn-word-dish-laid = { $thing } poziomo, { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
odn-word-dish-upright = { $thing } pionowo, { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
odn-word-dish-square = { $thing }, { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
odn-word-island-fields = { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }, w tym −1 za niezakryte: { $minus }
odn-word-island-income = Dochód w rundzie do: { $counts }
odn-word-island-bonuses = Premie za otoczenie:
odn-word-island-ships = Dopływają tu:
odn-word-island-space = { $space }: { $count ->
        [one] { $count } wiking
        [few] { $count } wikingowie
       *[many] { $count } wikingów
    }
odn-word-island-silver = Dla odkrywcy { $count ->
        [one] leży tu { $count } srebrna moneta
        [few] leżą tu { $count } srebrne monety
       *[many] leży tu { $count } srebrnych monet
    }.
odn-word-island-owner = Wyspę odkrył gracz { $player }.
odn-word-island-until = W rundzie { $round } zostanie odwrócona: { $board }.
odn-word-island-from = Pojawi się w rundzie { $round }, jeśli do tego czasu nikt nie odkryje przedniej strony.
odn-word-pass-wastes = { $count ->
        [one] Został ci { $count } wiking; w tej rundzie już nic nie zrobi.
        [few] Zostali ci { $count } wikingowie; w tej rundzie już nic nie zrobią.
       *[many] Zostało ci { $count } wikingów; w tej rundzie już nic nie zrobią.
    }
