# Pax Viking: o co gra pyta, co proponuje i dlaczego odmawia. Przebieg gry jest w pax_viking_events.ftl, nazwy są w
# pax_viking_names.ftl, teksty kafelków i kart w pax_viking_texts.ftl, a zasady w pax_viking_rules.ftl.
# Imiona graczy i nazwy placówek, regionów, kafelków i rodzajów popleczników przychodzą gotowe, w mianowniku. Inny
# przypadek, jeśli nazwa go ma, daje NAME($region, case: "gen"), a w stałym tekście pax-region-burtas.gen. Listy mają
# też swoją długość w argumencie <nazwa>_count. Zamiast gracza może wystąpić przeciwnik z gry solo: Imperium.

## Tytuł

pax-title = Pax Viking
pax-tagline = Jarlowie żeglują od Winlandii po Chang’an, zdobywają popleczników i ośrodki handlowe i głosują nad wydarzeniami swojej epoki.

## Pytania do gracza

pax-ask-action = Wybierz następną akcję. { $count ->
        [0] Nie masz już akcji
        [one] Została ci { $count } akcja
        [few] Zostały ci { $count } akcje
       *[many] Zostało ci { $count } akcji
    }, masz { $silfr } silfr.
pax-ask-activate = Wybierz langskip, który wyczerpujesz, aby aktywować placówkę { $post }.
pax-ask-sail = Twój langskip jest tutaj: { $place }. { $count ->
        [0] Dalej nie popłynie: zakończ podróż albo handluj.
        [one] Wybierz, dokąd płynie; został mu { $count } węzeł.
        [few] Wybierz, dokąd płynie; zostały mu { $count } węzły.
       *[many] Wybierz, dokąd płynie; zostało mu { $count } węzłów.
    }
pax-goods-given = { $given ->
        [0] { $give_silfr } silfr
       *[other] { $give }{ $give_silfr ->
            [0] {""}
           *[other] {" "}i { $give_silfr } silfr
        }
    }
pax-goods-got = { $wanted ->
        [0] { $want_silfr } silfr
       *[other] { $want }{ $want_silfr ->
            [0] {""}
           *[other] {" "}i { $want_silfr } silfr
        }
    }
pax-tiles-wanted = { $any_tiles ->
        [one] { $any_tiles } kafelek do wyboru drugiej strony
        [few] { $any_tiles } kafelki do wyboru drugiej strony
       *[many] { $any_tiles } kafelków do wyboru drugiej strony
    }
pax-tiles-asked = { $any_tiles ->
        [one] { $any_tiles } kafelek do twojego wyboru
        [few] { $any_tiles } kafelki do twojego wyboru
       *[many] { $any_tiles } kafelków do twojego wyboru
    }
pax-goods-wanted = { $any_tiles ->
        [0] { pax-goods-got }
       *[other] { $wanted ->
            [0] { pax-tiles-wanted }
           *[other] { $want }, { pax-tiles-wanted }
        }{ $want_silfr ->
            [0] {""}
           *[other] {" "}i { $want_silfr } silfr
        }
    }
pax-goods-asked = { $any_tiles ->
        [0] { pax-goods-got }
       *[other] { $wanted ->
            [0] { pax-tiles-asked }
           *[other] { $want }, { pax-tiles-asked }
        }{ $want_silfr ->
            [0] {""}
           *[other] {" "}i { $want_silfr } silfr
        }
    }
pax-pieces-given = { $give_held_count ->
        [0] langskipy: { $give_ships }
       *[other] { $give_held }{ $give_ships_count ->
            [0] {""}
           *[other] ; langskipy: { $give_ships }
        }
    }
pax-pieces-wanted = { $want_held_count ->
        [0] langskipy: { $want_ships }
       *[other] { $want_held }{ $want_ships_count ->
            [0] {""}
           *[other] ; langskipy: { $want_ships }
        }
    }
pax-ask-make-offer = Złóż ofertę ({ $partner }). Dajesz: { pax-goods-given }. Chcesz: { pax-goods-wanted }.{ $give_held_count ->
        [0] { $give_ships_count ->
            [0] {""}
           *[other] {" "}Elementy, które dajesz: { pax-pieces-given }.
        }
       *[other] {" "}Elementy, które dajesz: { pax-pieces-given }.
    }{ $want_held_count ->
        [0] { $want_ships_count ->
            [0] {""}
           *[other] {" "}Elementy, które chcesz: { pax-pieces-wanted }.
        }
       *[other] {" "}Elementy, które chcesz: { pax-pieces-wanted }.
    }
pax-ask-answer-offer = { $seat } składa ci ofertę. Dostajesz: { pax-goods-given }. Dajesz: { pax-goods-asked }.{ $give_held_count ->
        [0] { $give_ships_count ->
            [0] {""}
           *[other] {" "}Elementy, które dostajesz: { pax-pieces-given }.
        }
       *[other] {" "}Elementy, które dostajesz: { pax-pieces-given }.
    }{ $want_held_count ->
        [0] { $want_ships_count ->
            [0] {""}
           *[other] {" "}Elementy, które dajesz: { pax-pieces-wanted }.
        }
       *[other] {" "}Elementy, które dajesz: { pax-pieces-wanted }.
    } Co odpowiadasz?
pax-ask-hand-over = { $partner } dostaje od ciebie { $count ->
        [one] { $count } kafelek z ręki: wybierz go.
        [few] { $count } kafelki z ręki: wybieraj je po jednym.
       *[many] { $count } kafelków z ręki: wybieraj je po jednym.
    }
pax-ask-place-venture = Wybierz placówkę, w której leżeć będzie { $tile }.
pax-ask-replace = Wszystkie pola są zajęte. Wybierz kafelek, którego miejsce zajmie { $tile }.
pax-ask-event-post = Wybierz placówkę, w której zagrywasz wydarzenie { $tile }.
pax-ask-vote = Althing: czy głosujesz za wydarzeniem { $tile }? Głosy dotychczas: { $yes } za, { $no } przeciw.
pax-ask-challenge = Wybierz, komu rzucasz wyzwanie w placówce { $post }.
pax-ask-challenge-return = Wybierz langskip, który zostaje zwrócony z placówki { $post } ({ $seat }).
pax-ask-establish = Czy ustanawiasz placówkę { $post } za { $cost } silfr?
pax-ask-jarls-move = Wybierz langskip, który porusza się do placówki { $post }.
pax-ask-return-there = Wybierz, czyj langskip zostaje zwrócony z placówki { $post }, albo zrezygnuj.
pax-ask-strike = Wybierz langskip, który zostaje zwrócony z placówki { $post } ({ $seat }).
pax-ask-sweden-place = { $kind ->
        [venture] Dobrane przedsięwzięcie: { $tile }. Wybierz na jego obszarze placówkę dla langskipu albo zrezygnuj.
       *[other] Dobrany kafelek { $tile } to nie przedsięwzięcie. Zostaje na twojej ręce, a nikt inny nie dowiaduje się, co to jest.
    }
pax-ask-sweden-play = Czy zagrywasz { $tile } w placówce { $post }?
pax-ask-hand-limit = Twój limit ręki to { $limit }. Odrzuć { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki, po jednym
       *[many] { $count } kafelków, po jednym
    }.
pax-ask-bonus = Wybierz, z której zdolności korzystasz najpierw.
pax-ask-give-silfr = Wybierz przeciwnika, który zyskuje { $count } silfr.
pax-ask-take-silfr = { $steals ->
        [yes] Wybierz przeciwnika, któremu zabierasz do { $count } silfr.
       *[no] Wybierz przeciwnika, który płaci do { $count } silfr.
    }
pax-ask-draw = { $count ->
        [one] Czy dobierasz { $count } kafelek?
        [few] Czy dobierasz kafelek? Możesz dobrać jeszcze { $count } kafelki.
       *[many] Czy dobierasz kafelek? Możesz dobrać jeszcze { $count } kafelków.
    }
pax-ask-take-tile = { $cost ->
        [0] Wybierz kafelek, który bierzesz.
       *[other] Wybierz kafelek, który bierzesz za { $cost } silfr.
    }
pax-ask-discard-whose = Wybierz przeciwnika, który odrzuca kafelek.
pax-ask-discard = Wybierz kafelek do odrzucenia; { $count ->
        [one] trzeba odrzucić { $count } kafelek
        [few] trzeba odrzucić { $count } kafelki
       *[many] trzeba odrzucić { $count } kafelków
    }.
pax-ask-play-tile = Wybierz kafelek, który zagrywasz na swoją planszę jarla.
pax-ask-sweep = Czy odrzucasz z toru sagi { $count ->
        [one] najtańszy kafelek
        [few] { $count } najtańsze kafelki
       *[many] { $count } najtańszych kafelków
    }?
pax-ask-place-longships = Wybierz placówkę, w której umieszczasz do { $count ->
        [one] { $count } langskipu
       *[other] { $count } langskipów
    } ze swojej planszy jarla.
pax-ask-place-more = Czy umieszczasz kolejny langskip w placówce { $post }? { $count ->
        [one] Możesz umieścić jeszcze { $count } langskip.
        [few] Możesz umieścić jeszcze { $count } langskipy.
       *[many] Możesz umieścić jeszcze { $count } langskipów.
    }
pax-ask-move-longships = Wybierz langskip, który poruszasz o najwyżej { $count ->
        [one] { $count } węzeł
        [few] { $count } węzły
       *[many] { $count } węzłów
    }, albo zakończ.
pax-ask-move = Twój langskip jest tutaj: { $place }. Wybierz, dokąd się porusza; { $count ->
        [one] został mu { $count } węzeł
        [few] zostały mu { $count } węzły
       *[many] zostało mu { $count } węzłów
    }.
pax-ask-refresh-longships = Wybierz wyczerpany langskip, który odnawiasz; możesz odnowić { $count ->
        [one] { $count } langskip
        [few] { $count } langskipy
       *[many] { $count } langskipów
    }.
pax-ask-return-whose = Wybierz, czyj langskip zostaje zwrócony.
pax-ask-return-longship = Wybierz langskip, który zostaje zwrócony ({ $seat }).
pax-ask-establish-post = Wybierz placówkę, którą ustanawiasz.
pax-ask-return-followers = Wybierz placówkę, z której poplecznicy zostają zwróceni.
pax-ask-make-duchy = Wybierz region, który staje się twoim księstwem.
pax-ask-swear-post = Wybierz swoją placówkę, w której poplecznicy wystąpią w roli langskipów.
pax-ask-swear = Wybierz poplecznika, który wystąpi w roli langskipu w placówce { $post }; { $count ->
        [one] możesz wybrać jeszcze { $count } poplecznika
       *[other] możesz wybrać jeszcze { $count } popleczników
    }.
pax-ask-mark-ally = Wybierz langskip potężnego stronnika, który oznaczasz; { $count ->
        [one] został ci { $count } znacznik siedziby
        [few] zostały ci { $count } znaczniki siedziby
       *[many] zostało ci { $count } znaczników siedziby
    }.
pax-ask-choose = { $source }: wybierz jeden z efektów, w kolejności z opisu.
pax-ask-pay = { $source }: { $cost ->
        [0] czy odrzucasz za ten efekt { $count ->
            [one] { $count } kafelek
            [few] { $count } kafelki
           *[many] { $count } kafelków
        }?
       *[other] czy płacisz { $cost } silfr za ten efekt?
    }
pax-ask-pay-tile = Wybierz kafelek, którym płacisz; { $count ->
        [one] potrzebny jest { $count } kafelek
        [few] potrzebne są { $count } kafelki
       *[many] potrzeba { $count } kafelków
    }.
pax-ask-copy = Wybierz przedsięwzięcie, którego zdolność kopiujesz.
pax-ask-extra-action = { $action ->
        [journey] Wykonaj dodatkową akcję podróżuj albo zrezygnuj.
       *[parley] Wykonaj dodatkową akcję pertraktuj albo zrezygnuj.
    }
pax-ask-free-influence = Wykonaj akcję wpływów { NAME($follower, case: "gen") } albo zrezygnuj.
pax-ask-solo-invest = Możesz raz zainwestować; masz { $silfr } silfr.
pax-ask-solo-action = Wybierz następną akcję. { $count ->
        [0] Nie masz już akcji
        [one] Została ci { $count } akcja
        [few] Zostały ci { $count } akcje
       *[many] Zostało ci { $count } akcji
    }, masz { $silfr } silfr.
pax-ask-pay-longship = Wybierz langskip, który wyczerpujesz, aby wykonać akcję.
pax-ask-lay-tile = Wybierz placówkę, w której leżeć będzie { $tile }.
pax-ask-take-there = Czy bierzesz akcją wpływów Rusi kafelek { $tile } z placówki { $post }? Wybierz langskip, który wyczerpujesz.
pax-ask-lose-tile = Wybierz boga albo orędownika, którego tracisz.

## O co chodzi w pytaniu, krótko

pax-kind-action = twoja następna akcja
pax-kind-activate = langskip do wyczerpania
pax-kind-sail = dokąd płynie twój langskip
pax-kind-make-offer = oferta handlowa
pax-kind-answer-offer = odpowiedź na ofertę
pax-kind-hand-over = kafelki do oddania
pax-kind-place-venture = placówka dla przedsięwzięcia
pax-kind-replace = kafelek do podmiany
pax-kind-event-post = placówka wydarzenia
pax-kind-vote = głos w althingu
pax-kind-challenge = komu rzucasz wyzwanie
pax-kind-challenge-return = langskip do zwrócenia
pax-kind-establish = czy ustanawiasz placówkę
pax-kind-jarls-move = langskip do akcji wpływów jarlów
pax-kind-return-there = czyj langskip zostaje zwrócony
pax-kind-strike = langskip do zwrócenia
pax-kind-sweden-place = placówka do akcji wpływów Szwecji
pax-kind-sweden-play = czy zagrywasz dobrane przedsięwzięcie
pax-kind-hand-limit = kafelek do odrzucenia
pax-kind-bonus = kolejność twoich zdolności
pax-kind-give-silfr = kto zyskuje silfr
pax-kind-take-silfr = kto traci silfr
pax-kind-draw = czy dobierasz kafelek
pax-kind-take-tile = kafelek do wzięcia
pax-kind-discard-whose = kto odrzuca kafelek
pax-kind-discard = kafelek do odrzucenia
pax-kind-play-tile = kafelek do zagrania
pax-kind-sweep = czy odrzucasz kafelki z toru sagi
pax-kind-place-longships = placówka dla langskipów
pax-kind-place-more = czy umieszczasz kolejny langskip
pax-kind-move-longships = langskip do poruszenia
pax-kind-move = dokąd porusza się langskip
pax-kind-refresh-longships = langskip do odnowienia
pax-kind-return-whose = czyj langskip zostaje zwrócony
pax-kind-return-longship = langskip do zwrócenia
pax-kind-establish-post = placówka do ustanowienia
pax-kind-return-followers = placówka, z której wracają poplecznicy
pax-kind-make-duchy = region na księstwo
pax-kind-swear-post = placówka dla popleczników w roli langskipów
pax-kind-swear = poplecznik w roli langskipu
pax-kind-mark-ally = langskip potężnego stronnika do oznaczenia
pax-kind-choose = jeden z kilku efektów
pax-kind-pay = czy płacisz
pax-kind-pay-tile = kafelek, którym płacisz
pax-kind-copy = przedsięwzięcie do skopiowania
pax-kind-extra-action = dodatkowa akcja
pax-kind-free-influence = akcja wpływów
pax-kind-solo-invest = twoja inwestycja
pax-kind-solo-action = twoja następna akcja
pax-kind-pay-longship = langskip do wyczerpania
pax-kind-lay-tile = placówka dla kafelka
pax-kind-take-there = kafelek do wzięcia
pax-kind-lose-tile = kafelek, który tracisz

## Możliwości

pax-do-end = Zakończ akcje
pax-do-draw = Dobierz kafelek
pax-do-stop = Zakończ
pax-do-decline = Zrezygnuj
pax-do-stay = Nie poruszaj langskipu
pax-do-establish = Ustanów
pax-do-go = Zrób to
pax-do-pay = Zapłać
pax-do-place = Umieść kolejny langskip
pax-do-buy = Zakup za { $cost } silfr: { $tile }
pax-do-buy-planned = Zakup: { $tile }
pax-do-play = Zagraj: { $tile }
pax-do-activate = Aktywuj: { $post }
pax-do-parley = Pertraktuj: { $post }
pax-do-jarls = Akcja wpływów jarlów: { $post }
pax-do-sweden = Akcja wpływów Szwecji
pax-do-rus = Akcja wpływów Rusi, zabierz: { $tile }
pax-do-theocracy = Akcja teokracji, ustanów: { $post }
pax-do-use = Skorzystaj ze zdolności: { $tile }
pax-do-use-post = Skorzystaj ze zdolności: { $post }
pax-do-use-jarl = Skorzystaj ze zdolności jarla: { $jarl }
pax-do-journey = Podróż langskipem: { $place }
pax-do-journey-board = Podróżuj langskipem z planszy jarla
pax-do-journey-ally = Podróż, langskip ({ $colour }): { $place }
pax-do-ship = Twój langskip: { $place }
pax-do-ship-board = Langskip z planszy jarla
pax-do-ship-ally = Langskip stronnika ({ $colour }): { $place }
pax-do-spent = Twój wyczerpany langskip: { $place }
pax-do-spent-board = Wyczerpany langskip z planszy jarla
pax-do-spent-ally = Wyczerpany langskip ({ $colour }): { $place }
pax-do-strike = Langskip: { $place }
pax-do-strike-ally = Langskip stronnika ({ $colour }): { $place }
pax-do-strike-follower = Poplecznik w roli langskipu
pax-do-to = Płyń: { $place }
pax-do-at = { $post }
pax-do-duchy = Księstwo: { $region }
pax-do-trade = Handluj: { $seat }
pax-do-challenge = Rzuć wyzwanie: { $seat }
pax-do-against = { $seat }
pax-do-offer = Złóż ofertę
pax-do-cancel = Nie handluj
pax-do-accept = Przyjmij
pax-do-refuse = Odrzuć ofertę
pax-do-counter = Złóż kontrofertę
pax-do-give = Daj: { $tile }
pax-do-want = Poproś o: { $tile }
pax-do-ask-tiles = Poproś o { $count ->
        [one] { $count } kafelek do wyboru dającego
        [few] { $count } kafelki do wyboru dającego
       *[many] { $count } kafelków do wyboru dającego
    }
pax-do-add-silfr = Daj { $count } silfr
pax-do-ask-silfr = Poproś o { $count } silfr
pax-do-give-post = Daj placówkę z poplecznikami: { $post }
pax-do-want-post = Poproś o { $post } z poplecznikami
pax-do-give-ship = Daj langskip: { $place }
pax-do-want-ship = Poproś o langskip: { $place }
pax-do-give-spent = Daj wyczerpany langskip: { $place }
pax-do-want-spent = Poproś o wyczerpany langskip: { $place }
pax-do-give-board = Daj kafelek { $tile } i poplecznika
pax-do-want-board = Poproś o kafelek { $tile } i poplecznika
pax-do-vote-yes = Głosuj za
pax-do-vote-no = Głosuj przeciw
pax-do-take = Weź: { $tile }
pax-do-discard = Odrzuć: { $tile }
pax-do-replace = Podmień: { $tile }
pax-do-option = Efekt { $count }
pax-do-swear = Poplecznik { NAME($follower, case: "gen") }

## Odmowy: akcje i zdolności

pax-no-more-actions = Wszystkie akcje tej tury są już wykonane ({ $count }).
pax-no-marker = Nie masz znacznika akcji wpływów do tej akcji.
pax-no-marker-left = Ten znacznik akcji wpływów jest w tej turze już wyczerpany.
pax-no-influence-target = Tej akcji wpływów nie można teraz wykonać w ten sposób.
pax-no-such-ability = Nie możesz teraz skorzystać z tej zdolności.
pax-no-declining = Wydarzenie rozpatruje się w jak najpełniejszym zakresie, więc z tego nie możesz zrezygnować.
pax-no-option = Ten efekt niczego by teraz nie zmienił.
pax-no-solo-action = Tej akcji nie ma w turze gry solo: inwestujesz raz, przed akcjami, a pertraktacje odbywają się same na końcu.

## Odmowy: kafelki

pax-no-not-on-track = Tego kafelka nie ma na torze sagi: { $tile }.
pax-no-price = Za kafelek { $tile } musisz zapłacić { $cost } silfr, a masz { $count }.
pax-no-not-in-hand = Tego kafelka nie ma na ręce albo jest już dany: { $tile }.
pax-no-not-available = Tego kafelka nie można tu wybrać: { $tile }.
pax-no-not-on-board = Ten kafelek nie leży na takim polu twojej planszy jarla: { $tile }.
pax-no-requirement = W żadnej placówce na obszarze kafelka { $tile } twój langskip nie jest sam.
pax-no-other-area = Placówka { $post } nie jest dla kafelka { $tile }: leży poza jego obszarem albo jest zajęta.
pax-no-printed-post = { $post } to nadrukowana placówka i nigdy nie można jej podmienić.
pax-no-not-alone = Nie jesteś sam w placówce { $post }.
pax-no-copy = W placówce { $post } nie ma przedsięwzięcia przeciwnika, którego zdolność dałoby się teraz skopiować.

## Odmowy: langskipy

pax-no-longship = Nie ma takiego langskipu.
pax-no-exhausted = Ten langskip jest wyczerpany i nie może podróżować.
pax-no-journey-without-node = Podróż liczy co najmniej 1 węzeł.
pax-no-nodes-left = Langskipowi nie zostały już węzły, aby dotrzeć tutaj: { $place }.
pax-no-way-from-home = Pierwszy węzeł z twoich siedzib nie prowadzi tutaj: { $place }.
pax-no-way-post = Nie ma takiego węzła: { $start } → { $place }. Do placówki wchodzi się i z niej wychodzi tylko przez jej port albo jej region rzeczny.
pax-no-way-black = Tej granicy nie można przekroczyć albo regiony się nie stykają: { $start } → { $place }.
pax-no-longship-there = Nie masz langskipu w placówce { $post }.
pax-no-renewed = Nie masz odnowionego langskipu w placówce { $post }.
pax-no-renewed-longship = Nie masz już odnowionego langskipu.
pax-no-other-place = Ten efekt nie sięga do placówki { $post }.

## Odmowy: placówki

pax-no-own-post = W placówce { $post } są już twoi poplecznicy.
pax-no-own-venture = W placówce { $post } nie ma twojego przedsięwzięcia.
pax-no-not-own-post = W placówce { $post } nie ma twoich popleczników.
pax-no-effect = Aktywowanie placówki { $post } niczego by teraz nie zmieniło.
pax-no-symbol = Placówka { $post } jest pusta i nie ma symbolu poplecznika.
pax-no-followers = Do placówki { $post } { $count ->
        [one] brakuje ci poplecznika
       *[other] brakuje ci popleczników (potrzeba { $count })
    }.
pax-no-follower = Na planszy jarla nie ma już twojego poplecznika tego rodzaju: { $follower }.
pax-no-cost = Ustanowienie placówki { $post } kosztuje { $cost } silfr, a masz { $count }.
pax-no-protected = Poplecznicy w placówce { $post } są chronieni.
pax-no-guarded = Popleczników w placówce { $post } strzeże langskip.
pax-no-duchy = Ten region nie może teraz stać się twoim księstwem: { $region }.
pax-no-one-weaker = Żaden przeciwnik w placówce { $post } nie ma mniej langskipów niż ty.
pax-no-weaker = { $seat } liczy tam { $other }, a ty { $count }: musisz mieć więcej.
pax-no-such-opponent = Tego gracza nie można tu wybrać: { $seat }.

## Odmowy: handel

pax-no-encounter = Żaden z twoich langskipów nie napotkał tego gracza: { $seat }.
pax-no-more-offers = Nie można już złożyć oferty. Najwięcej ofert na jednym postoju w podróży: { $window }, w całej turze: { $turn }.
pax-no-more-items = Liczba kafelków w ofercie nie może po żadnej stronie przekroczyć { $count }.
pax-no-not-known = Nie wiesz, czy { $seat } ma ten kafelek: { $tile }. Poproś o kafelek do wyboru drugiej strony.
pax-no-silfr = { $seat } ma tylko { $count } silfr.
pax-no-tiles = { $seat } ma na ręce tylko { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }.
pax-no-second-sum = Oferta obejmuje już silfr po tej stronie.
pax-no-empty-counter = Kontroferta musi coś zawierać.
pax-no-empty-trade = Nie ma czego przyjąć: złóż ofertę albo odmów.
pax-no-second-counter = Kontrofertę można tylko przyjąć albo odrzucić.
pax-no-piece = Tego nie można teraz wymienić: { $piece }. Element musi należeć do dającej strony i nie brać udziału w podróży, a druga strona musi mieć na jego miejsce własne elementy, dla boga lub orędownika także wolne pole.
pax-no-pieces-traded = Przy tym stole nie handluje się langskipami ani poplecznikami.

## Obszary

pax-area-board = plansza jarla
pax-area-empire = Imperium
pax-area-track = tor sagi
pax-area-pile = stos sagi
pax-area-discard = stos odrzuconych kafelków

## Fazy

pax-phase-influence = Faza wpływów
pax-phase-action = Faza akcji
pax-phase-solstice = Przesilenie zimowe
pax-phase-over = Koniec gry

## Wynik

pax-score-cards = Spełnione warunki zwycięstwa
pax-score-silfr = Silfr (rozstrzyga remisy)
pax-score-total = Ustanowieni poplecznicy
pax-score-winners = { $players_count ->
        [one] Wygrywa { $players }!
       *[other] Zwycięstwo dzielą { $players }!
    }

## Opcje stołu

pax-option-level = Jakie karty warunków zwycięstwa są w grze?
pax-option-level-standard = Standardowe
pax-option-level-beginner = Początkujące
pax-option-level-hard = Trudne
pax-option-level-legendary = Legendarne
pax-option-level-beginner_standard = Dwie początkujące i dwie standardowe
pax-option-level-beginner_hard = Dwie początkujące i dwie trudne
pax-option-level-beginner_legendary = Dwie początkujące i dwie legendarne
pax-option-level-standard_hard = Dwie standardowe i dwie trudne
pax-option-level-standard_legendary = Dwie standardowe i dwie legendarne
pax-option-level-hard_legendary = Dwie trudne i dwie legendarne
pax-option-level-one_of_each = Po jednej z każdego poziomu
pax-option-bragi = Czy karty warunków zwycięstwa są na początku zakryte (tryb Bragiego)?
pax-option-bragi-false = Nie, wszystkie są odkryte
pax-option-bragi-true = Tak, każde rozpatrzone wydarzenie odkrywa jedną
pax-option-deck = Jakie kafelki tworzą stos sagi?
pax-option-deck-random = Losowe, po 12 na gracza
pax-option-deck-starter = Talia początkowa
pax-option-deck-custom = Własna talia początkowa: po 4 przedsięwzięcia, 3 wydarzenia, 2 bogów i 3 orędowników na gracza
pax-option-hands = Czy kafelki na ręce są tajne?
pax-option-hands-secret = Tak, ale zakupione kafelki pozostają znane
pax-option-hands-open = Nie, wszystkie są jawne
pax-option-trade_pieces = Czy można handlować także langskipami oraz poplecznikami razem z tym, na czym stoją?
pax-option-trade_pieces-false = Nie, tylko silfr i kafelkami z ręki (zasada domowa)
pax-option-trade_pieces-true = Tak: odbiorca zastępuje je własnymi elementami
pax-option-experienced_1 = Czy gracz 1 wygrywa tylko dzięki trudniejszym kartom, gdy w grze są różne poziomy?
pax-option-experienced_1-false = Nie
pax-option-experienced_1-true = Tak
pax-option-experienced_2 = Czy gracz 2 wygrywa tylko dzięki trudniejszym kartom, gdy w grze są różne poziomy?
pax-option-experienced_2-false = Nie
pax-option-experienced_2-true = Tak
pax-option-experienced_3 = Czy gracz 3 wygrywa tylko dzięki trudniejszym kartom, gdy w grze są różne poziomy?
pax-option-experienced_3-false = Nie
pax-option-experienced_3-true = Tak
pax-option-experienced_4 = Czy gracz 4 wygrywa tylko dzięki trudniejszym kartom, gdy w grze są różne poziomy?
pax-option-experienced_4-false = Nie
pax-option-experienced_4-true = Tak
pax-option-experienced_5 = Czy gracz 5 wygrywa tylko dzięki trudniejszym kartom, gdy w grze są różne poziomy?
pax-option-experienced_5-false = Nie
pax-option-experienced_5-true = Tak
pax-option-experienced_6 = Czy gracz 6 wygrywa tylko dzięki trudniejszym kartom, gdy w grze są różne poziomy?
pax-option-experienced_6-false = Nie
pax-option-experienced_6-true = Tak
pax-option-solo_jarl = Który jarl staje przeciw Imperium Nordyckiemu?
pax-option-solo_jarl-random = Losowy
pax-option-solo_jarl-eric = Eryk Zwycięski, dla łatwiejszej gry
pax-option-solo_events = Ile wydarzeń jest w stosie Imperium Nordyckiego? Im więcej, tym łatwiej.
pax-option-solo_events-12 = 12 wydarzeń
pax-option-solo_events-8 = 8 wydarzeń
pax-option-solo_events-10 = 10 wydarzeń
pax-option-solo_events-14 = 14 wydarzeń
pax-option-solo_events-16 = 16 wydarzeń
pax-option-solo_events-20 = 20 wydarzeń

## Błędy w opisanych pozycjach

error-given-tile = Nie ma kafelka „{ $given }”.
error-given-tile-twice = Kafelek może być tylko w jednym miejscu: { $given }.
error-given-place = Nie ma takiego miejsca: „{ $given }”.
error-given-printed = „{ $given }” to nadrukowana placówka i nie może w niej leżeć przedsięwzięcie.
error-given-no-symbol = „{ $given }” nie ma symbolu poplecznika; połóż tam najpierw przedsięwzięcie.
error-given-no-follower = Nie ma już poplecznika tego rodzaju: { $given }.
error-given-no-space = Na planszy jarla nie ma wolnego pola na „{ $given }”.
